import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { books, editionsIn } from '@grognard/books'
import { book } from '@grognard/books/entry'
import { plain } from '@grognard/books/plain'
import { picket } from '@grognard/kernel/picket'
import { describe, expect, it } from 'vitest'
import {
  example,
  grognard as without,
  grognardWith,
  root,
  someFile,
  someFolder,
} from './running.ts'

type Picket = typeof picket

/** Another edition of Picket, which is in no other list. */
const edition = (id: string, changes: Partial<Picket>) => {
  const rulebook: Picket = { ...picket, id, title: `Picket, ${id}`, ...changes }
  return book({
    id,
    family: 'picket',
    edition: 'none',
    title: { en: rulebook.title, it: rulebook.title },
    line: { en: 'A small one.', it: 'Uno piccolo.' },
    sources: ['packages/kernel/picket'],
    clauses: async () => ({}),
    advice: 'none',
    as: 'none',
    play: plain(
      async () => rulebook,
      async () => ({}),
    ),
  })
}

/** Every picket has two men more. */
const stronger = edition('stronger', {
  setUp(given) {
    const begun = picket.setUp(given)
    if (!begun.ok) return begun
    const units = begun.value.units.map((unit) => ({ ...unit, men: unit.men + 2 }))
    return { ok: true, value: { ...begun.value, units } }
  },
})

const alike = edition('alike', { options: [] })

const grognard = grognardWith([...books, stronger, alike])
const record = example('picket-feint.record.json')

type Comparison = {
  rulebook: string
  compared: { rulebook: string; answers: number; taken: number; first: { how: string } | null }[]
}

describe('compare --record', () => {
  it('gives a battle to all other editions, and shows both throws where they part', async () => {
    const { status, out, err } = await grognard('compare', '--record', record)
    expect([status, err]).toEqual([0, ''])
    const text = out.join('\n')
    expect(text).toMatch(/Picket, stronger takes \d+ of \d+ answers\.\nThey part at answer \d+, /)
    expect(text).toMatch(/'dice' of chance/)
    // Both books in two columns, and each with its numbers taken apart.
    expect(text).toMatch(/\n {2}Picket {10,}Picket, stronger\n/)
    expect(text).toMatch(/\n +dice \d+: .* {2,}dice \d+: /)
    expect(text).toMatch(/Picket, alike takes all \d+ answers\.\nNothing goes otherwise/)
  })

  it('says the same to machines, of those that are named', async () => {
    const named = ['--rules', 'picket,stronger', '--json']
    const { out } = await grognard('compare', '--record', record, ...named)
    const { rulebook, compared } = JSON.parse(out.join('')) as Comparison
    expect(rulebook).toBe('picket')
    expect(compared.map((each) => [each.rulebook, each.first?.how])).toEqual([
      ['stronger', 'asked'],
    ])
    expect(compared[0]?.taken).toBeLessThan(compared[0]?.answers ?? 0)
  })

  it('refuses a record that does not replay, with the place', async () => {
    const broken = JSON.parse(readFileSync(record, 'utf8')) as { log: { answer: unknown }[] }
    ;(broken.log[0] as { answer: unknown }).answer = 'dance'
    const file = join(someFolder(), 'broken.json')
    writeFileSync(file, JSON.stringify(broken))
    const { status, err } = await grognard('compare', '--record', file)
    expect(status).toBe(2)
    expect(err).toContain('broken.json: ')
  })

  it('refuses where there is no other edition, or where books have nothing in common', async () => {
    const alone = await without('compare', '--record', record)
    expect([alone.status, alone.err]).toEqual([2, 'There is no other edition to compare it with.'])
    const mixed = await grognard('compare', '--record', record, '--rules', 'picket,afv')
    expect([mixed.status, mixed.err]).toEqual([
      2,
      '--rules: picket,afv are not editions of one book.',
    ])
    const neither = await grognard('compare')
    expect([neither.status, neither.err]).toEqual([
      2,
      'Either --record or --scenario says what is compared.',
    ])
  })
})

// Fetched here, since to fetch all of it takes longer than any test.
for (const { play } of editionsIn('vf')) await Promise.all([play.rulebook(), play.players.minds()])

type Written = { readonly log: readonly unknown[] }

const written = (path: string): Written =>
  JSON.parse(readFileSync(join(root, path), 'utf8')) as Written

/** A battle of the regular, told in docs/battles: as it stood after its first hundred answers. */
const begun = (): string => {
  const whole = written('docs/battles/vf2/record.json')
  return someFile({ ...whole, log: whole.log.slice(0, 100), end: null }, 'begun.json')
}

/** A short battle from its beginning to its end, of 227 answers. */
const short = (): string => {
  const { record: whole } = written('packages/rules-vf/tests/golden/sahagun.json') as unknown as {
    readonly record: Written
  }
  return someFile({ format: 'grognard-record', version: 1, ...whole }, 'short.json')
}

describe('compare --record of a battle of Valour & Fortitude', () => {
  it('shows what two editions make of the same answers, side by side', async () => {
    const { status, out, err } = await without('compare', '--record', begun())
    expect([status, err]).toEqual([0, ''])
    const text = out.join('\n')
    expect(text).toMatch(
      /1st edition takes (?:all|\d+ of) 100 answers\.\nThey part at answer \d+, turn 1, /,
    )
    // Nothing in this battle is otherwise in the 3rd.
    expect(text).toContain('3rd edition takes all 100 answers.\n')
    expect(text).toMatch(
      /\n {2}Valour & Fortitude, 2nd edition {5,}Valour & Fortitude, 1st edition\n/,
    )
    for (const line of out.slice(1)) expect(line.length).toBeLessThan(260)
  })
})

describe('compare --record --at', () => {
  const onwards = (file: string) => ['compare', '--record', file, '--games', '1', '--jobs', '1']
  const quick = ['--red', 'recruit', '--blue', 'recruit']

  it('lets a battle go on from a moment under each edition, and says what it supposes', async () => {
    const { status, out, err } = await without(...onwards(short()), ...quick, '--at', '220')
    expect([status, err]).toEqual([0, ''])
    const text = out.join('\n')
    expect(text).toMatch(/2nd edition, after answer 2\d\d, turn \d, [a-z ]+\n/)
    expect(text).toContain('recruit against recruit, 1 battle each from there, seed 1\n')
    expect(text).toMatch(/\n +vf1 +vf2 +vf3\n/)
    for (const row of [
      'won by red',
      'drawn',
      'turns',
      'units lost by blue',
      'brigades lost by red',
    ])
      expect(text).toMatch(new RegExp(`\n  ${row} +[\\d.]+%? \\([-\\d.]+ to`))
    expect(text).toMatch(/\nValour & Fortitude, 1st edition: Setbacks, which nobody has counted/)
  })

  it('says the same to machines, the same for the same seed', { tags: ['long'] }, async () => {
    const run = async () => {
      const { out } = await without(
        ...onwards(short()),
        ...quick,
        '--at',
        '220',
        '--rules',
        'vf2,vf3',
        '--json',
      )
      return JSON.parse(out.join('')) as {
        at: { answers: number; moment: { turn: number } }
        editions: { rulebook: string; finished: number; supposed: string[] }[]
      }
    }
    const once = await run()
    expect(once).toEqual(await run())
    expect(once.at.answers).toBeLessThanOrEqual(220)
    expect(
      once.editions.map(({ rulebook, finished, supposed }) => [rulebook, finished, supposed]),
    ).toEqual([
      ['vf2', 1, []],
      ['vf3', 1, []],
    ])
  })

  it('refuses a moment that there is not, one after the end, and one of no battle', async () => {
    const file = short()
    const late = await without(...onwards(file), '--at', '9999')
    expect([late.status, late.err]).toEqual([2, `${file}: The battle has 227 answers, not 9999.`])
    const over = await without(...onwards(file), '--at', '227')
    expect([over.status, over.err]).toEqual([2, `${file}: The battle is over.`])
    const none = await without('compare', '--scenario', 'barrosa', '--at', '3')
    expect([none.status, none.err]).toEqual([
      2,
      '--at is a moment of a battle: --record says of which.',
    ])
    const other = await grognard('compare', '--record', record, '--at', '3')
    expect([other.status, other.err]).toEqual([
      2,
      'No battle of another edition goes on in Picket.',
    ])
  })
})

describe('compare --scenario', () => {
  const match = ['compare', '--scenario', 'stream', '--games', '12', '--jobs', '1']

  it('plays the same match-up under each, with intervals', async () => {
    const { status, out } = await grognard(...match, '--rules', 'picket,stronger,alike')
    expect(status).toBe(0)
    const text = out.join('\n')
    expect(text).toMatch(/^stream, random against random, 12 battles each, seed 1\n/)
    expect(text).toMatch(/\n +picket +stronger +alike\n/)
    expect(text).toMatch(/\n {2}won by red +[\d.]+% \([\d.]+ to [\d.]+\) /)
    expect(text).toMatch(/\n {2}men lost by blue .* of 16\.0 .* of 24\.0 .* of 16\.0$/)
  })

  it('gives the same numbers to editions that are the same', async () => {
    const { out } = await grognard(...match, '--rules', 'picket,alike', '--json')
    const { editions } = JSON.parse(out.join('')) as { editions: { rulebook: string }[] }
    const [one, other] = editions
    expect(one).toEqual({ ...other, rulebook: 'picket' })
  })

  it('keeps finished battles, and plays only the others', async () => {
    const folder = join(someFolder(), 'kept')
    const kept = [...match, '--rules', 'picket,alike', '--json', '--resume', folder]
    const once = await grognard(...kept)
    expect(once.status).toBe(0)
    const files = ['picket', 'alike'].map((id) => join(folder, `${id}.games`))
    const text = files.map((file) => readFileSync(file, 'utf8'))
    expect(text.map((lines) => lines.trim().split('\n').length)).toEqual([13, 13])
    expect((await grognard(...kept)).out).toEqual(once.out)
    expect(files.map((file) => readFileSync(file, 'utf8'))).toEqual(text)
  })

  it('wants to know which editions', async () => {
    const { status, err } = await grognard(...match)
    expect([status, err]).toEqual([2, '--rules must name the editions that are compared.'])
  })
})
