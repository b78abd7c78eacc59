import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { example, grognard, known, runBin, someFile, someFolder } from './running.ts'

const shot = {
  format: 'grognard-script',
  version: 1,
  rulebook: { id: 'picket' },
  position: {
    units: [
      { side: 'red', lane: 0, men: 4 },
      { side: 'blue', lane: 0, men: 4 },
      { side: 'blue', lane: 5, men: 4 },
    ],
    phase: 'shooting',
    orders: { red: 'advance', blue: 'hold' },
  },
  answers: [{ answer: { unit: 0, at: 1 } }],
  dice: [6, 1],
}

const orders = {
  format: 'grognard-script',
  version: 1,
  rulebook: { id: 'picket' },
  scenario: 'stream',
  answers: [
    { seat: 'blue', answer: 'hold' },
    { seat: 'red', answer: 'advance' },
  ],
  cards: ['cover', 'volley'],
}

/** The sentence of a refusal, behind the name of the file. */
async function refused(script: unknown): Promise<string> {
  const file = someFile(script)
  const { status, err } = await grognard('referee', file)
  expect(status).toBe(2)
  expect(err.startsWith(`${file}: `)).toBe(true)
  return err.slice(file.length + 2)
}

describe('referee', () => {
  it('tells every event with its clauses and how its numbers came about', async () => {
    const { status, out, err } = await grognard('referee', example('picket-shot.script.json'))
    expect({ status, out, err }).toEqual({
      status: 0,
      err: '',
      out: [
        '   1  Unit 0 shoots at 1: [4,2], needing 4: 1 hit. (picket:5)',
        '        dice 2: 4 (men, picket:5), halved to 2 (the enemy holds, picket:5.1)',
        '   2  Unit 1 shoots at 0: [6,5], needing 5: 2 hit. (picket:5)',
        '        dice 2: 2 (men, picket:5)',
        `Asked next: 'act' of blue, answered by 'done', {unit, at}, {unit, at, volley: true} or {unit, scout: true}.`,
      ],
    })
  })

  it('tells whom a secret is told to, and what is asked of several at once', async () => {
    const { out } = await grognard('referee', someFile(orders))
    expect(out.slice(0, 5)).toEqual([
      '   1  Red orders: advance. Blue orders: hold. (picket:2)',
      '   2  [blue] The red commander draws a card. (picket:3)',
      '   3  [red] You draw: cover. (picket:3)',
      '   4  [red] The blue commander draws a card. (picket:3)',
      '   5  [blue] You draw: volley. (picket:3)',
    ])
    const start = await grognard('referee', someFile({ ...orders, answers: [], cards: [] }))
    expect(start.out).toEqual([
      `Asked next: 'order' of red, answered by 'advance' or 'hold'.`,
      `Asked next: 'order' of blue, answered by 'advance' or 'hold'.`,
    ])
  })

  it('tells how the battle ended', async () => {
    const { status, out } = await grognard('referee', example('picket-feint.script.json'))
    expect([status, out.at(-1)]).toEqual([0, 'Victory for red.'])
  })

  it('gives machines an event a line', async () => {
    const { status, out } = await grognard('referee', example('picket-shot.script.json'), '--json')
    expect(status).toBe(0)
    const events = out.map((line) => JSON.parse(line) as Record<string, unknown>)
    expect(events.map(Object.keys)).toEqual(
      events.map(() => ['number', 'name', 'clauses', 'data', 'sentence']),
    )
    expect(events[1]).toMatchObject({
      number: 2,
      name: 'shot',
      clauses: ['picket:5'],
      data: { unit: 1, at: 0, faces: [6, 5], hits: 2 },
      sentence: 'Unit 1 shoots at 0: [6,5], needing 5: 2 hit.',
    })
  })

  it('ends with the refusal for machines, after what had happened by then', async () => {
    const answers = [...shot.answers, { seat: 'blue', answer: { unit: 2, at: 0 } }]
    const file = someFile({ ...shot, answers })
    const { status, out, err } = await runBin('referee', file, '--json')
    const message = `${file}: answer 2: red 1 is too far along the line (picket:4).`
    expect([status, err]).toEqual([2, message])
    const lines = out.trimEnd().split('\n')
    expect(lines).toHaveLength(2)
    expect(JSON.parse(lines[0] as string)).toMatchObject({ number: 1, name: 'shot' })
    expect(JSON.parse(lines[1] as string)).toEqual({
      refused: { clause: 'picket:4', code: 'lane', message },
    })
  })

  it('plays from a position in which nothing is answered yet', async () => {
    const { position } = shot
    const file = { format: 'grognard-position', version: 1, rulebook: { id: 'picket' } }
    const { status, out } = await grognard('referee', someFile({ ...file, options: {}, position }))
    expect([status, out]).toEqual([0, [expect.stringMatching(/^Asked next: 'act' of red/)]])
  })

  it('of a position that begins with a throw says what is thrown', async () => {
    const charge = JSON.parse(readFileSync(example('afv-charge.script.json'), 'utf8')) as {
      position: object
    }
    const position = { ...charge.position, phase: 'initiative' }
    const file = { format: 'grognard-position', version: 1, rulebook: { id: 'afv' }, options: {} }
    const { status, out } = await grognard('referee', someFile({ ...file, position }))
    expect([status, out]).toEqual([0, [expect.stringMatching(/^Asked next: 'dice' of chance/)]])
  })

  it('saves a record that replays to the same end', async () => {
    const record = join(someFolder(), 'saved.json')
    await grognard('referee', example('picket-feint.script.json'), '--save', record)
    const published = JSON.parse(
      readFileSync(example('picket-feint.record.json'), 'utf8'),
    ) as unknown
    expect(JSON.parse(readFileSync(record, 'utf8'))).toEqual(published)
    expect((await grognard('replay', record, '--verify')).status).toBe(0)
  })

  it('saves nothing of a script that is refused', async () => {
    const record = join(someFolder(), 'saved.json')
    await grognard('referee', someFile({ ...shot, dice: [6] }), '--save', record)
    expect(existsSync(record)).toBe(false)
  })

  it('fails in a sentence where the record cannot be written', async () => {
    const record = join(someFolder(), 'no', 'folder.json')
    const { status, err } = await grognard('referee', someFile(shot), '--save', record)
    expect(status).toBe(1)
    expect(err).toBe(`${record}: it cannot be written: there is no such file or folder.`)
  })
})

describe('referee refuses', () => {
  it.each([
    [
      'an answer against the rules',
      { answers: [{ answer: { unit: 9, at: 1 } }] },
      'answer 1: Unit 9 is not yours to command (picket:1).',
    ],
    [
      'an answer of the wrong form',
      { answers: [{ answer: 'charge' }] },
      `answer 1: 'act' is answered by 'done', {unit, at}, {unit, at, volley: true} or {unit, scout: true}.`,
    ],
    [
      'an answer to another question',
      { answers: [{ ask: 'order', answer: 'hold' }] },
      `answer 1: It answers 'order'; what is asked is 'act' of red.`,
    ],
    [
      'an answer of another seat',
      { answers: [{ seat: 'blue', answer: 'done' }] },
      `answer 1: It is for blue; what is asked is 'act' of red.`,
    ],
    [
      'an answer of another seat to another question',
      { answers: [{ seat: 'x', ask: 'y', answer: 1 }] },
      `answer 1: It answers 'y' for x; what is asked is 'act' of red.`,
    ],
    [
      'dice that are missing',
      { dice: [6] },
      'answer 1: 2 dice are thrown here (picket:5); the script has 1 left.',
    ],
    ['dice that are left over', { dice: [6, 1, 3, 4] }, 'dice: left over at the end: 3, 4.'],
    [
      'faces that the dice do not have',
      { dice: [6, 7] },
      'answer 1: The faces of these dice go from 1 to 6.',
    ],
    ['cards that are left over', { cards: ['cover'] }, 'cards: left over at the end: cover.'],
    [
      'an unknown option',
      { options: { short: true } },
      `options: There is no option 'short' (known: long).`,
    ],
    [
      'an unknown value of an option',
      { options: { long: 'very' } },
      'options.long: one of false, true is needed here.',
    ],
    [
      'an unknown rulebook',
      { rulebook: { id: 'chess' } },
      `There is no rulebook 'chess' (known: ${known}).`,
    ],
    [
      'an unknown scenario',
      { position: undefined, scenario: 'hill' },
      `There is no scenario 'hill' (known: stream, wings).`,
    ],
    [
      'an unknown unit',
      { position: { units: [{ side: 'red', lane: 0, men: 4 }, { side: 'green' }] } },
      'position: units[1].side: One of red, blue is needed here.',
    ],
    [
      'a unit that breaks the rules',
      { position: { units: [{ side: 'red', lane: 0, men: 40 }] } },
      'position: units[0].men: A whole number from 1 to 6 is needed here (picket:1).',
    ],
    [
      'a correction of what is not there',
      {
        answers: [
          {
            interjection: {
              kind: 'correction',
              by: 'umpire',
              why: 'x',
              changes: [{ at: ['y'], to: 1 }],
            },
          },
        ],
      },
      `answer 1: There is no 'y' in this battle to correct.`,
    ],
  ])('%s', async (_, change, sentence) => {
    expect(await refused({ ...shot, ...change })).toBe(sentence)
  })

  it('an answer that could be of two seats, and cards that are missing', async () => {
    expect(await refused({ ...orders, answers: [{ answer: 'hold' }] })).toBe(
      `answer 1: It must name its seat; what is asked is 'order' of red and 'order' of blue.`,
    )
    expect(await refused({ ...orders, cards: ['cover'] })).toBe(
      'answer 2: A card is drawn here (picket:3); the script has none left.',
    )
    expect(await refused({ ...orders, cards: ['cover', 'king'] })).toBe(
      `answer 2: There is no card 'king' left to draw.`,
    )
  })

  it('in one line without tricks, whatever the file holds', async () => {
    const cards = ['cover', `\u001b[2J\n${'x'.repeat(100_000)}`]
    const sentence = await refused({ ...orders, cards })
    expect(sentence).toMatch(/^answer 2: There is no card ' \[2J x+\.\.\.$/)
    expect(sentence.length).toBeLessThan(1100)
    const answers = [{ seat: '\u001b[31m', answer: 'done' }]
    expect(await refused({ ...shot, answers })).toBe(
      `answer 1: It is for  [31m; what is asked is 'act' of red.`,
    )
  })

  it('an answer after the end', async () => {
    const conceded = { interjection: { kind: 'concede', by: 'blue' } }
    expect(await refused({ ...shot, answers: [conceded, { answer: 'done' }], dice: [] })).toBe(
      'answer 2: The battle is over.',
    )
  })
})
