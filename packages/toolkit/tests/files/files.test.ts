import { openHost, save, scripted, settle, type Result } from '@grognard/kernel'
import { picket } from '@grognard/kernel/picket'
import { describe, expect, it } from 'vitest'
import {
  parseArmy,
  parsePosition,
  parseRecord,
  parseRecordOrSaved,
  parseSaved,
  parseScript,
  parseScriptOrPosition,
  textOfArmy,
  textOfRecord,
  textOfSaved,
} from '../../index.ts'

const record = {
  format: 'grognard-record',
  version: 1,
  rulebook: { id: 'picket', version: '1' },
  setUp: { position: { units: [] }, options: { long: true } },
  log: [
    { seat: 'red', ask: 'order', answer: 'hold' },
    { seat: 'blue', ask: 'order', answer: 'hold', automatic: 'only' },
    { interjection: { kind: 'seat', by: 'umpire', seat: 'red', player: 'Ney' } },
    { takenBack: { to: 1, by: 'red', consent: ['blue'] } },
    { interjection: { kind: 'concede', by: 'blue' } },
  ],
  end: {
    outcome: { winner: 'red', name: 'red', why: 'The blue side concedes.', clause: null },
    digest: '0123456789abcdef',
  },
}

const script = {
  format: 'grognard-script',
  version: 1,
  rulebook: { id: 'picket' },
  scenario: 'stream',
  answers: [{ seat: 'red', ask: 'order', answer: 'hold' }, { answer: 'hold' }],
  dice: [1, 6],
  cards: ['cover'],
}

const position = {
  format: 'grognard-position',
  version: 1,
  rulebook: { id: 'picket' },
  options: {},
  position: { units: [] },
}

const said = (result: Result<unknown>): string => (result.ok ? 'read' : result.refusal.message)
const asRecord = (file: unknown) => said(parseRecord(JSON.stringify(file), 'battle.json'))
const asScript = (file: unknown) => said(parseScript(JSON.stringify(file), 'battle.json'))

describe('a record file', () => {
  it('is read as it was written', () => {
    const { format: _, version: __, ...inner } = record
    const text = textOfRecord(inner as Parameters<typeof textOfRecord>[0])
    expect(parseRecord(text, 'battle.json')).toEqual({ ok: true, value: record })
  })

  it('is written with a line for each answer', () => {
    const { format: _, version: __, ...inner } = record
    const lines = textOfRecord(inner as Parameters<typeof textOfRecord>[0]).split('\n')
    expect(lines).toContain('    {"seat":"red","ask":"order","answer":"hold"},')
  })

  it.each([
    [
      { ...record, format: 'grognard-record', version: 2 },
      'version: it is of version 2, and only version 1 can be read.',
    ],
    [{ ...record, version: undefined }, `'version' is missing.`],
    [
      { ...record, format: undefined },
      `'format' is missing; a record says "grognard-record" there.`,
    ],
    [
      { ...record, format: 'grognard-script' },
      'format: a record is needed here, and this is a script.',
    ],
    [{ ...record, format: 'chess' }, 'format: a record is needed here, and this is "chess".'],
    [
      { ...record, format: 'constructor' },
      'format: a record is needed here, and this is "constructor".',
    ],
    [[record], 'a record is an object in braces.'],
    [{ ...record, log: undefined }, `'log' is missing.`],
    [{ ...record, log: {} }, 'log: a list is needed here, not an object.'],
    [{ ...record, end: { ...record.end, digest: 5 } }, 'end.digest: a text is needed here, not 5.'],
    [{ ...record, colour: 'red' }, `'colour' is not known here.`],
    [{ ...record, rulebook: { id: 'picket' } }, `rulebook: 'version' is missing.`],
  ])('is refused with its place and the reason: %#', (file, reason) => {
    expect(asRecord(file)).toBe(`battle.json: ${reason}`)
  })

  const withEntry = (entry: unknown) => ({ ...record, log: [...record.log, entry] })
  it.each([
    [{ seat: 5, ask: 'order', answer: 'hold' }, '(log[5].seat): a text is needed here, not 5.'],
    [{ seat: 'red', ask: 'order' }, `(log[5]): 'answer' is missing.`],
    [{ seat: 'red', ask: 'a', answer: 1, mood: 'x' }, `(log[5]): 'mood' is not known here.`],
    [
      { seat: 'red', ask: 'a', answer: 1, automatic: 'no' },
      `(log[5].automatic): one of "only", "passed" is needed here, not "no".`,
    ],
    [
      { interjection: { kind: 'shout' } },
      '(log[5].interjection.kind): one of "concede", "clock", "seat", "correction" is needed here, not "shout".',
    ],
    [
      { interjection: { kind: 'clock', by: 'red', side: 'red' } },
      '(log[5].interjection.by): "umpire" is needed here, not "red".',
    ],
    [
      { takenBack: { to: -1, by: 'red', consent: [] } },
      '(log[5].takenBack.to): 0 or more is needed here, not -1.',
    ],
    [
      { takenBack: { to: 0.5, by: 'red', consent: [] } },
      '(log[5].takenBack.to): a whole number is needed here, not 0.5.',
    ],
    ['hold', '(log[5]): an object is needed here, not "hold".'],
  ])('is refused with the number of a bad answer: %#', (entry, reason) => {
    expect(asRecord(withEntry(entry))).toBe(`battle.json: answer 6 ${reason}`)
  })

  it.each([
    [
      'wrong entries',
      'log',
      { seat: 5, ask: 'a', answer: 1 },
      'answer 1 (log[0].seat): a text is needed here, not 5.',
    ],
    ['entries of no kind', 'log', 0, 'answer 1 (log[0]): an object is needed here, not 0.'],
    ['fields that nobody knows', 'setUp', 0, "setUp: 'position' is missing."],
  ])('with 300,000 %s is refused for the first of them', (_what, field, wrong, why) => {
    const many = Array.from({ length: 300_000 }, () => wrong)
    const file = {
      ...record,
      [field]: field === 'log' ? many : (Object.assign({}, many) as object),
    }
    const text = JSON.stringify(file)
    const began = performance.now()
    expect(said(parseRecord(text, 'b.json'))).toBe(`b.json: ${why}`)
    expect(performance.now() - began).toBeLessThan(5000)
  })

  it('that is cut off anywhere is refused with line and column', () => {
    const text = JSON.stringify(record, null, 2)
    for (let length = 0; length < text.length; length += 7)
      expect(said(parseRecord(text.slice(0, length), 'b.json'))).toMatch(
        /^b\.json: line \d+, column \d+: .*\.$/,
      )
  })
})

describe('a script file', () => {
  it('is read as it was written', () => {
    expect(parseScript(JSON.stringify(script), 's')).toEqual({ ok: true, value: script })
  })

  it('may name its schema for an editor, and leave out dice, cards and options', () => {
    const { dice: _, cards: __, ...short } = script
    expect(asScript({ $schema: 'script.schema.json', ...short })).toBe('read')
  })

  it.each([
    [{ ...script, position: {} }, `a script has either a 'position' or a 'scenario'.`],
    [{ ...script, scenario: undefined }, `a script has either a 'position' or a 'scenario'.`],
    [{ ...script, dice: [1, '6'] }, 'dice[1]: a whole number is needed here, not "6".'],
    [{ ...script, dice: [0] }, 'dice[0]: 1 or more is needed here, not 0.'],
    [{ ...script, answers: [{ seat: 'red' }] }, `answer 1 (answers[0]): 'answer' is missing.`],
    [
      { ...script, answers: [{ answer: 1, takenBack: 1 }] },
      `answer 1 (answers[0]): 'takenBack' is not known here.`,
    ],
  ])('is refused with its place and the reason: %#', (file, reason) => {
    expect(asScript(file)).toBe(`battle.json: ${reason}`)
  })

  it('is told from a position where either will do', () => {
    for (const file of [script, position])
      expect(parseScriptOrPosition(JSON.stringify(file), 'x')).toEqual({ ok: true, value: file })
    expect(said(parseScriptOrPosition(JSON.stringify(record), 'x'))).toBe(
      'x: format: a script or a position is needed here, and this is a record.',
    )
  })
})

describe('a position file', () => {
  it('is read as it was written', () => {
    expect(parsePosition(JSON.stringify(position), 'p')).toEqual({ ok: true, value: position })
  })

  it('is refused without a position', () => {
    const { position: _, ...rest } = position
    expect(said(parsePosition(JSON.stringify(rest), 'p'))).toBe(`p: 'position' is missing.`)
  })
})

describe('a saved battle', () => {
  const begun = openHost(
    picket,
    { position: picket.scenarios[0].position, options: {} },
    scripted([]),
  )
  if (!begun.ok) throw new Error(begun.refusal.message)
  settle(begun.value)
  const saved = save(begun.value)

  it('is read as it was written', () => {
    const text = textOfSaved(saved)
    const file = { format: 'grognard-saved', version: 1, ...saved }
    expect(parseSaved(text, 's')).toEqual({ ok: true, value: file })
    expect(parseRecordOrSaved(text, 's')).toEqual({ ok: true, value: file })
  })

  it.each([
    [{ chance: [1, 2, 3] }, /^s: chance/],
    [{ chance: [1, 2, 3, 2 ** 32] }, /^s: chance\[3\]: 4294967295 or less is needed here/],
    [{ nextNumber: -1 }, /^s: nextNumber: 0 or more is needed here/],
    [
      { record: { ...saved.record, log: [{}] } },
      /^s: answer 1 \(record\.log\[0\]\): 'interjection' is missing\.$/,
    ],
  ])('is refused with its place and the reason: %#', (change, reason) => {
    const text = JSON.stringify({ format: 'grognard-saved', version: 1, ...saved, ...change })
    expect(said(parseSaved(text, 's'))).toMatch(reason)
  })
})

describe('an army file', () => {
  const army = { rulebook: { id: 'vf2' }, name: 'Picton', points: 200, army: { brigades: [] } }

  it('is read as it was written', () => {
    const read = parseArmy(textOfArmy(army), 'picton.json')
    expect(read).toMatchObject({ ok: true, value: army })
  })

  it('is refused in a sentence where it is none, or of no points', () => {
    const sentence = (text: string): string => {
      const read = parseArmy(text, 'picton.json')
      return read.ok ? '' : read.refusal.message
    }
    expect(sentence('{"format":"grognard-record"}')).toBe(
      'picton.json: format: an army is needed here, and this is a record.',
    )
    expect(sentence(textOfArmy({ ...army, points: 0 }))).toContain('points')
    expect(sentence(textOfArmy({ ...army, name: '' }))).toContain('name')
  })
})
