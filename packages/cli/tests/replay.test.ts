import { readFileSync } from 'node:fs'
import { openHost, give, openTo, save, seeded, settle } from '@grognard/kernel'
import { picket } from '@grognard/kernel/picket'
import { textOfSaved } from '@grognard/toolkit'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { run } from '../program.ts'
import { example, grognard, interruptedAt, known, root, someFile } from './running.ts'

const file = example('picket-feint.record.json')
type Entry = Record<string, unknown>
type Record_ = { log: Entry[]; end: { digest: string } } & Record<string, unknown>
const record = JSON.parse(readFileSync(file, 'utf8')) as Record_

const withAnswer = (number: number, change: Entry) => ({
  ...record,
  log: record.log.map((entry, i) => (i === number - 1 ? { ...entry, ...change } : entry)),
})

async function refused(content: unknown, ...args: string[]): Promise<string> {
  const path = someFile(content)
  const { status, err } = await grognard('replay', path, ...args)
  expect(status).toBe(2)
  expect(err.startsWith(`${path}: `)).toBe(true)
  return err.slice(path.length + 2)
}

function savedBattle() {
  const { position } = picket.scenarios[0]
  const begun = openHost(picket, { position, options: { long: false } }, seeded('saved'))
  if (!begun.ok) throw new Error(begun.refusal.message)
  const host = begun.value
  for (const [seat, answer] of [
    ['red', 'advance'],
    ['blue', 'hold'],
    ['red', { unit: 0, at: 4 }],
  ] as const) {
    const [open] = openTo(host, seat)
    expect(give(host, seat, open?.number ?? 0, answer)).toBeNull()
    settle(host)
  }
  return JSON.parse(textOfSaved(save(host))) as { checkpoint: { battle: Entry } } & Entry
}

describe('replay', () => {
  it("tells a record's story", async () => {
    const { status, out, err } = await grognard('replay', file)
    expect([status, err]).toEqual([0, ''])
    expect(out[0]).toBe('Turn 1')
    expect(out[4]).toBe('   4  The feint comes to nothing. (picket:6)')
    expect(out.at(-1)).toBe('Victory for red.')
  })

  it('verifies every answer and the end', async () => {
    const { status, out } = await grognard('replay', file, '--verify')
    expect([status, out.at(-1)]).toEqual([0, 'All 8 answers stand, and it ends in the same state.'])
  })

  it('gives machines the outcome and the events', async () => {
    const { out } = await grognard('replay', file, '--verify', '--json')
    const told = JSON.parse(out.join('')) as { events: Entry[] }
    expect(told).toMatchObject({
      rulebook: { id: 'picket', version: '1' },
      verified: true,
      answers: 8,
      outcome: { winner: 'red' },
    })
    expect(told.events.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
    expect(told.events[3]).toEqual({
      number: 4,
      name: 'cancelled',
      clauses: ['picket:6'],
      data: { card: 'feint' },
      sentence: 'The feint comes to nothing.',
    })
  })

  it('takes a saved battle, and tells what is asked next', async () => {
    const { status, out } = await grognard('replay', someFile(savedBattle()), '--verify')
    expect(status).toBe(0)
    expect(out).toContain('   1  Red orders: advance. Blue orders: hold. (picket:2)')
    expect(out.at(-2)).toMatch(/^Asked next: '/)
    expect(out.at(-1)).toMatch(/^All \d+ answers stand\.$/)
  })

  it('gives a terminal nothing but letters, whatever a file holds', async () => {
    const [clear, back] = ['\u001B[2J', '\u202E']
    const position = {
      units: [
        { side: 'red', lane: 0, men: 4 },
        { side: 'blue', lane: 0, men: 4 },
      ],
    }
    const log = [{ interjection: { kind: 'seat', by: 'red', seat: 'red', player: clear + back } }]
    const path = someFile({ ...record, setUp: { position, options: {} }, log, end: null })
    const { status, out } = await grognard('replay', path)
    expect(status).toBe(0)
    expect(out.join('')).not.toMatch(/[\p{Cc}\u202E]/u)
    const json = (await grognard('replay', path, '--json')).out.join('')
    expect(json).not.toMatch(/[\p{Cc}\u202E]/u)
    expect(JSON.parse(json)).toMatchObject({ events: [{ data: { player: clear + back } }] })
    const { err } = await grognard('replay', `no${clear}file${back}`)
    expect(err).not.toMatch(/[\p{Cc}\u202E]/u)
  })

  it('says so if the record is of another version of the rules', async () => {
    const path = someFile({ ...record, rulebook: { id: 'picket', version: '0' } })
    const { status, err } = await grognard('replay', path, '--verify')
    expect(status).toBe(0)
    expect(err).toBe(`${path}: it was recorded under version 0 of Picket; this is version 1.`)
  })
})

describe('replay refuses, by the first answer that does not fit,', () => {
  it.each([
    [
      'an answer against the rules',
      withAnswer(1, { answer: { unit: 7, at: 1 } }),
      'answer 1: Unit 7 is not yours to command (picket:1).',
    ],
    [
      'an answer of the wrong form',
      withAnswer(3, { answer: 'yes' }),
      `answer 3: 'feint' is answered by true to play the card, or false.`,
    ],
    [
      'an answer to another question',
      withAnswer(4, { ask: 'cover' }),
      `answer 4: It answers 'cover' for blue; what is asked is 'feint' of blue.`,
    ],
    [
      'dice that cannot fall',
      withAnswer(6, { answer: [6, 1] }),
      'answer 6: 3 dice are thrown here, not 2.',
    ],
    [
      'another end',
      { ...record, end: { ...record.end, digest: 'f'.repeat(16) } },
      'end: The battle ends differently from what the record says.',
    ],
    [
      'an end that is not there',
      { ...record, end: null },
      'end: The battle has ended; the record does not say so.',
    ],
    [
      'an end that was not reached',
      { ...record, log: record.log.slice(0, -1) },
      'end: The record says the battle ended; it goes on.',
    ],
    [
      'another position',
      { ...record, setUp: { position: { units: [{ side: 'green' }] }, options: {} } },
      'set-up: units[0].side: One of red, blue is needed here.',
    ],
    [
      'an unknown rulebook',
      { ...record, rulebook: { id: 'chess', version: '1' } },
      `There is no rulebook 'chess' (known: ${known}).`,
    ],
    [
      'an unknown option',
      { ...record, setUp: { position: {}, options: { wide: 1 } } },
      `setUp.options: There is no option 'wide' (known: long).`,
    ],
  ])('%s', async (_, content, sentence) => {
    expect(await refused(content, '--verify')).toBe(sentence)
  })

  it('what would break the rules, even where nobody asked to verify', async () => {
    expect(await refused(withAnswer(1, { answer: { unit: 0, at: 98, volley: true } }))).toBe(
      'answer 1: There is no enemy 98 to shoot at (picket:4).',
    )
  })

  it('a saved battle whose story is not what its record tells', async () => {
    const saved = savedBattle() as unknown as { story: Entry[] }
    const story = saved.story.with(0, { ...saved.story[0], data: { red: 'hold', blue: 'hold' } })
    const sentence = (i: number) => `story[${i}]: the record tells something else here.`
    expect(await refused({ ...saved, story }, '--verify')).toBe(sentence(0))
    const last = saved.story.length - 1
    expect(await refused({ ...saved, story: saved.story.slice(0, -1) }, '--verify')).toBe(
      sentence(last),
    )
  })

  it('a saved battle whose checkpoint is not where its record leads', async () => {
    const saved = savedBattle()
    const checkpoint = { ...saved.checkpoint, battle: { ...saved.checkpoint.battle, turn: 5 } }
    expect(await refused({ ...saved, checkpoint }, '--verify')).toBe(
      'checkpoint: the record leads elsewhere.',
    )
  })
})

describe('replay --despatch', () => {
  it('tells of the end, and of what luck and decisions were worth where they can be counted', async () => {
    const { status, out } = await grognard('replay', file, '--despatch')
    expect(status).toBe(0)
    expect(out[0]).toBe('Red')
    expect(out.at(-1)).toBe('\nChances are not counted for this book: nobody plays it well enough.')
  })

  it('is refused where the battle is not over', async () => {
    expect(await refused({ ...record, log: record.log.slice(0, 3), end: null }, '--despatch')).toBe(
      'The battle is not over yet.',
    )
  })

  it('counts until Ctrl+C and says what it has', async () => {
    const { io, out } = interruptedAt(0)
    const battle = join(root, 'docs/battles/afv/record.json')
    expect(await run(['replay', battle, '--despatch'], io)).toBe(0)
    expect(out[0]).toBe('A fine victory for blue')
    expect(out).toContain('Red: 5 of 6 units lost, 1 loss among the rest')
    expect(out.find((line) => line.startsWith('Stopped after '))).toBeDefined()
  })

  it(
    'counts to the end, the same however many count, and gives it to machines',
    { tags: ['long'] },
    async () => {
      const battle = join(root, 'docs/battles/afv/record.json')
      const counted = ['replay', battle, '--despatch', '--json', '--jobs']
      const { out } = await grognard(...counted, '3')
      const told = JSON.parse(out.join('')) as {
        despatch: { winner: string }
        reckoned: {
          done: boolean
          outset: { value: number }
          luck: { value: number }
          decisions: { value: number }
        }
      }
      expect(told.despatch.winner).toBe('blue')
      const { done, outset, luck, decisions } = told.reckoned
      expect(done).toBe(true)
      expect(outset.value + luck.value + decisions.value).toBeCloseTo(0, 10)
      const again = await grognard(...counted, '1')
      expect(again.out).toEqual(out)
    },
  )
})
