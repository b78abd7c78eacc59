import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { books } from '@grognard/books'
import { book } from '@grognard/books/entry'
import { plain } from '@grognard/books/plain'
import { picket } from '@grognard/kernel/picket'
import { describe, expect, it } from 'vitest'
import { example, grognard as without, grognardWith, someFolder } from './running.ts'

type Picket = typeof picket

/** Another edition of Picket, which is in no other list. */
const edition = (id: string, changes: Partial<Picket>) => {
  const rulebook: Picket = { ...picket, id, title: `Picket, ${id}`, ...changes }
  return book({
    id,
    family: 'picket',
    edition: 'none',
    title: { en: rulebook.title, it: rulebook.title },
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
    expect(text).toMatch(/ {2}Picket\n[^]*dice \d+: [^]*Picket, stronger\n[^]*dice \d+: /)
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

  it('wants to know which editions', async () => {
    const { status, err } = await grognard(...match)
    expect([status, err]).toEqual([2, '--rules must name the editions that are compared.'])
  })
})
