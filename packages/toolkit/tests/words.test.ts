import type { Happening, Interjection, JsonObject, KernelRefusals } from '@grognard/kernel'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import {
  parseRecord,
  parseScript,
  said as saidBy,
  saidCodes,
  sayHappening,
  sayRefusal,
  sayTakenBack,
  sentenceIn,
  shaped,
  type Language,
  type RulebookWords,
} from '../index.ts'

const samples: KernelRefusals = {
  over: null,
  'over-before': null,
  stale: { number: 3 },
  'not-asked': { number: 3, seat: 'a' },
  'nothing-asked': { seat: 'a' },
  'answer-form': { ask: 'move', expects: 'a list' },
  'answer-surplus': { ask: 'move', expects: 'a list', fields: ['zone'] },
  'dice-count': { count: 2, given: 1 },
  'dice-faces': { sides: 6 },
  'no-card': { card: 'ace' },
  'script-dice': { count: 2, clause: 'x:1', left: 1 },
  'script-cards': { clause: 'x:1' },
  'no-until': { rulebook: 'Picket', until: 'noon' },
  'no-pass': { ask: 'move' },
  'not-beforehand': { ask: 'move' },
  often: null,
  undo: null,
  'no-seat': { seat: 'a' },
  'seat-of-chance': { seat: 'chance' },
  'seat-twice': { seat: 'a' },
  chiefs: { side: 'red', chiefs: 2 },
  'nothing-after': { to: 7 },
  'too-far-back': null,
  'consent-missing': { seat: 'a' },
  'no-proposal': null,
  'consent-not-needed': { seat: 'a' },
  'proposal-open': null,
  'proposed-often': null,
  'proposal-of-another': { seat: 'a' },
  beforehand: null,
  'unknown-rulebook': { id: 'chess' },
  'no-sense': null,
  row: { row: 3 },
  'not-yours': { seat: 'a' },
  'not-for-you': { order: 'seats' },
  begun: null,
  'record-secret': null,
  'plan-secret': null,
  'same-dice': null,
  chief: null,
  'no-clock': { rulebook: 'Picket' },
  'no-side': { side: 'green' },
  'seat-of-another': { seat: 'a' },
  'no-field': { field: 'x.y' },
  correction: { why: 'Two units in one place.' },
  'other-rulebook': { given: 'a', wanted: 'b' },
  'asked-otherwise': { ask: 'x', seat: 'a', waiting: [{ ask: 'y', seats: ['b', 'c'] }] },
  automatic: null,
  end: { end: 'goes on' },
  changed: null,
  checkpoint: { why: 'Two units in one place.' },
}

describe('what the kernel refuses', () => {
  it.each(Object.entries(samples))('is said in Italian: %s', (code, data: JsonObject | null) => {
    const refusal = { clause: null, code, message: 'English.', data: data ?? {} }
    expect(sayRefusal('en', refusal)).toBe('English.')
    const said = sayRefusal('it', refusal)
    expect(said).not.toBe('English.')
    expect(said).not.toMatch(/undefined|\[object/)
  })

  it('is said by its message where nothing else is known', () => {
    for (const refusal of [
      { clause: null, code: 'x', message: 'No.' },
      { clause: null, code: 'toString', message: 'No.' },
      { clause: null, code: 'asked-otherwise', message: 'No.' },
    ])
      expect(sayRefusal('it', refusal)).toBe('No.')
  })

  it('is said with its place', () => {
    const data = { seat: 'a', at: 'seats' }
    const refusal = { clause: null, code: 'seat-twice', message: '', data }
    expect(sayRefusal('it', refusal)).toBe(`seats: Il posto 'a' è due volte nell'elenco.`)
  })
})

describe('what is refused about files', () => {
  const record = {
    format: 'grognard-record',
    version: 1,
    rulebook: { id: 'x', version: '1' },
    setUp: { position: null, options: {} },
    log: [],
    end: null,
  }
  const text = (file: object): string => JSON.stringify(file)
  const script = { format: 'grognard-script', version: 1, rulebook: { id: 'x' }, answers: [] }

  it.each([
    ['', 'f: riga 1, colonna 1: è vuoto.'],
    ['[1 2]', `f: riga 1, colonna 4: qui serve una virgola o ']', non '2'.`],
    ['1 2', `f: riga 1, colonna 3: qui serve la fine, non '2'.`],
    ['{\n  a', `f: riga 2, colonna 3: qui serve una chiave fra virgolette doppie, non 'a'.`],
    ['{"a" 1}', `f: riga 1, colonna 6: qui servono i due punti, non '1'.`],
    ['{"a":1,"a":2}', `f: riga 1, colonna 8: la chiave 'a' compare qui una seconda volta.`],
    ['{"__proto__":1}', `f: riga 1, colonna 2: nulla può chiamarsi '__proto__'.`],
    ['[', 'f: riga 1, colonna 2: qui serve un valore, non la fine del file.'],
    ['[1e999]', 'f: riga 1, colonna 2: il numero è troppo grande.'],
    [
      '["a\n"]',
      "f: riga 1, colonna 4: il testo fra virgolette si interrompe: qui c'è la fine della riga.",
    ],
    ['["\\x"]', /barra rovesciata/],
    ['['.repeat(300), /più di 200 livelli annidati/],
    ['[\u0001]', /il carattere 1/],
    ['[]', 'f: un verbale è un oggetto fra graffe.'],
    ['{}', `f: manca 'format'; un verbale vi dice "grognard-record".`],
    [text(script), 'f: format: qui serve un verbale, e questo è un copione.'],
    ['{"format":"x"}', 'f: format: qui serve un verbale, e questo è x.'],
    ['{"format":"grognard-record"}', `f: manca 'version'.`],
    [
      '{"format":"grognard-record","version":2}',
      'f: version: è della versione 2, e si legge solo la versione 1.',
    ],
    [text({ ...record, log: undefined }), `f: manca 'log'.`],
    [text({ ...record, log: 3 }), 'f: log: qui serve un elenco, non 3.'],
    [text({ ...record, end: [] }), 'f: end: qui serve un oggetto, non un elenco.'],
    [text({ ...record, more: 1 }), `f: 'more' qui non è noto.`],
    [
      text({ ...record, log: [{ seat: 'a', ask: 'b', answer: 1, automatic: 'x' }] }),
      'f: risposta 1 (log[0].automatic): qui serve uno fra "only", "passed", non "x".',
    ],
  ])('is said in Italian: %s', (file, said) => {
    const parsed = parseRecord(file, 'f')
    if (parsed.ok) throw new Error('It is not refused.')
    expect(sayRefusal('it', parsed.refusal)).toMatch(said)
    expect(sayRefusal('en', parsed.refusal)).toBe(parsed.refusal.message)
  })

  it('and about scripts, numbers and lists', () => {
    const said = (parsed: ReturnType<typeof shaped>): string =>
      parsed.ok ? '' : sayRefusal('it', parsed.refusal)
    expect(said(parseScript(text(script), 's'))).toContain(`o una 'position' o uno 'scenario'`)
    const wide = z.int().check(z.minimum(1), z.maximum(3))
    expect(said(shaped(wide, 0))).toBe('qui serve 1 o più, non 0.')
    expect(said(shaped(wide, 4))).toBe('qui serve 3 o meno, non 4.')
    const pair = z.array(z.string()).check(z.minLength(1), z.maxLength(2))
    expect(said(shaped(pair, []))).toBe("l'elenco è troppo corto.")
    expect(said(shaped(pair, ['a', 'b', 'c']))).toBe("l'elenco è troppo lungo.")
    expect(said(shaped(z.string().check(z.regex(/^a$/)), 'b'))).toContain('errore di forma')
  })

  it('has codes of its own', () => {
    expect(new Set(saidCodes).size).toBe(saidCodes.length)
    expect(saidCodes).toEqual(expect.arrayContaining(Object.keys(samples)))
  })
})

describe('what the kernel tells', () => {
  const words = {
    sentence: ({ name }: Happening) => `sentence ${name}`,
    outcome: () => 'outcome',
    name: (proper: string) => `<${proper}>`,
  } as unknown as RulebookWords

  const told = (language: Language, data: Interjection): string =>
    sayHappening(language, words, {
      name: 'interjection',
      clauses: [],
      data,
      to: 'all',
      moment: {},
    })

  it('is said in both languages', () => {
    const concede = { kind: 'concede', by: 'red' } as const
    expect(told('en', concede)).toBe('<red> concedes.')
    expect(told('it', concede)).toBe('<red> si arrende.')
    const clock = { kind: 'clock', by: 'umpire', side: 'red' } as const
    expect(told('en', clock)).toBe('The clock of the <red> side has run out.')
    expect(told('it', clock)).toBe(`È scaduto l'orologio: <red>.`)
    const seat = { kind: 'seat', by: 'red', seat: 'red', player: 'anna' } as const
    expect(told('en', seat)).toBe(`Anna takes the seat '<red>'.`)
    expect(told('it', seat)).toBe(`Anna prende il posto '<red>'.`)
    const correction = { kind: 'correction', by: 'umpire', why: 'a slip', changes: [] } as const
    expect(told('en', correction)).toBe('The umpire corrects the battle: a slip.')
    expect(told('it', correction)).toBe(`L'arbitro corregge la battaglia: a slip.`)
  })

  it('leaves the rest to the rulebook', () => {
    const happening = { name: 'x', clauses: [], data: {}, to: 'all', moment: {} } as const
    expect(sayHappening('it', words, happening)).toBe('sentence x')
    expect(sayHappening('it', words, { ...happening, name: 'outcome' })).toBe('outcome')
  })

  it('says who had the battle taken back', () => {
    const by = (consent: readonly string[]) => ({ takenBack: { to: 1, by: 'red', consent } })
    expect(sayTakenBack('en', words, by(['blue']))).toContain('with the consent of <blue>')
    expect(sayTakenBack('it', words, by(['blue']))).toContain('con il consenso di <blue>')
    expect(sayTakenBack('en', words, by([]))).toContain('at the word of <red>')
    expect(sayTakenBack('it', words, by([]))).toContain('lo ha deciso <red>')
  })
})

describe('catalogues', () => {
  const catalogue = { greets: ({ to }: { readonly to: { readonly name: string } }) => to.name }

  it('say what they have a sentence for, and nothing where data is missing', () => {
    expect(saidBy(catalogue, 'greets', { to: { name: 'Foy' } })).toBe('Foy')
    expect(saidBy(catalogue, 'greets', {})).toBeNull()
    expect(saidBy(catalogue, 'toString', {})).toBeNull()
  })

  it('say an event without a sentence by its name', () => {
    const happening = { name: 'greets', clauses: [], to: 'all', moment: {} } as const
    const say = sentenceIn(catalogue)
    expect(say({ ...happening, data: { to: { name: 'Foy' } } })).toBe('Foy')
    expect(say({ ...happening, data: {} })).toBe('greets')
    expect(say({ ...happening, name: 'x', data: {} })).toBe('x')
  })
})
