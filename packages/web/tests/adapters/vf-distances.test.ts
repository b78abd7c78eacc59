// Whatever is printed follows what players have agreed on for distances, and their edition. (O3.1)

import type { Json, JsonObject } from '@grognard/kernel'
import { vfRulebooks } from '@grognard/rules-vf'
import { unitOf, type EditionId, type Vf } from '@grognard/rules-vf/functions'
import { sheet } from '@grognard/rules-vf/reference'
import type { SheetSection } from '@grognard/toolkit'
import { describe, expect, it } from 'vitest'
import { vf1Adapter, vf3Adapter, vfAdapter } from '../../adapters/vf/index.ts'
import { frameFor } from '../../adapters/vf/frame.ts'
import { draggedTo, planFor } from '../../adapters/vf/moving/plan.ts'
import { planShown } from '../../adapters/vf/moving/show.ts'
import { bodyOf, leaderBody } from '../../adapters/vf/ids.ts'
import { language } from '../../adapters/parts/language.ts'
import { partsWords } from '../../adapters/parts/words.ts'
import { wordingIn } from '../../adapters/vf/wording.ts'
import { drawnUp, inches } from './vf-drawn-up.ts'

const EDITIONS = { vf1: vf1Adapter, vf2: vfAdapter, vf3: vf3Adapter }
const IDS = Object.keys(EDITIONS) as EditionId[]

const SCALES = {
  'two thirds': (n: number) => Math.floor((n * 2000) / 3) / 1000,
  half: (n: number) => n / 2,
  centimetres: (n: number) => Math.floor((n * 100_000) / 254) / 1000,
}

const inchesIn = (text: string): readonly number[] =>
  [...text.matchAll(/(\d+(?:[.,]\d+)?)"/g)].map(([, n]) => Number(n?.replace(',', '.')))

/** Without what is no distance of the rules: how a gun stands to its limber, how large woods are. */
function textsOf(sections: readonly SheetSection[]): readonly string[] {
  return sections.flatMap(({ id, entries }) =>
    entries.flatMap(({ clauses, paragraphs, table, changed = [] }) =>
      clauses.includes('vf2:1.2.3') || clauses.includes('vf2:A3.1') || id === 'rulings'
        ? []
        : [...paragraphs, ...changed, ...(table?.rows.flat() ?? [])],
    ),
  )
}

function begun(edition: EditionId, options: JsonObject): Vf {
  const rulebook = vfRulebooks.find(({ id }) => id === edition)
  const position = rulebook?.scenarios.find(({ name }) => name === 'barrosa')?.position as Json
  const made = rulebook?.setUp({ position, options })
  if (!made?.ok) throw new Error('It cannot be set up.')
  return made.value
}

describe.each(IDS)('distances in %s', (edition) => {
  it.each(['two thirds', 'half', 'centimetres'] as const)(
    'vf3:O3.1 the sheet prints them at %s',
    (distances) => {
      for (const language of ['en', 'it'] as const) {
        const usual = textsOf(sheet(language, edition))
        const scaled = textsOf(sheet(language, edition, { distances }))
        expect(usual.flatMap(inchesIn).length).toBeGreaterThan(80)
        usual.forEach((text, i) =>
          expect(inchesIn(scaled[i] ?? ''), text).toEqual(inchesIn(text).map(SCALES[distances])),
        )
      }
    },
  )

  it('vf3:O3.1 vf1:fire.ranges so do the cards of units, by what they are measured by', () => {
    const adapter = EDITIONS[edition]
    const [usual, half] = [begun(edition, {}), begun(edition, { distances: 'half' })]
    for (const { id } of usual.units) {
      const measured = (seen: Vf) =>
        (adapter.card(seen, bodyOf(id), 'en')?.lines ?? []).flatMap(({ text }) => inchesIn(text))
      expect(measured(half)).toEqual(measured(usual).map((n) => n / 2))
      expect(measured(usual)).not.toHaveLength(0)
    }
  })

  it('vf3:O3.1 so does the army builder', () => {
    const { builder } = EDITIONS[edition]
    const army = builder?.armies[0]?.army as Json
    const rows = (options: JsonObject) =>
      (builder?.agreed?.(options).groups(army, 'en') ?? []).flatMap((group) =>
        group.rows.map(({ summary }) => inchesIn(summary)),
      )
    expect(rows({ distances: 'half' })).toEqual(rows({}).map((row) => row.map((n) => n / 2)))
    expect(rows({}).flat().length).toBeGreaterThan(3)
  })

  it('vf3:O3.1 so do what a plan may cost and why it is refused', () => {
    const { seen } = drawnUp('action', [['Ours', 24, 40]], [['Theirs', 24, 4]], [], {
      edition,
      distances: 'two thirds',
    })
    const unit = unitOf(seen, 0)
    const plan = draggedTo(seen, unit, planFor(unit), { x: inches(24), y: inches(37) })
    const { trails } = planShown(seen, unit, plan, null, frameFor(seen, 'red'), wordingIn('en'))
    expect(trails?.[0]?.label).toBe(`3.0" of ${edition === 'vf1' ? 6 : 5.333}"`)
  })
})

describe.each(IDS)('in Italian, %s', (edition) => {
  const adapter = EDITIONS[edition]
  const certificates = adapter.certificates as NonNullable<typeof adapter.certificates>
  const seen = begun(edition, { distances: 'half' })

  /** Everything that is printed of the units and the leaders: cards, what is measured, certificates. */
  function printed(language: 'en' | 'it'): readonly string[] {
    const about = [
      ...seen.units.filter(({ status }) => status === 'ready').map(({ id }) => bodyOf(id)),
      ...seen.leaders.filter(({ status }) => status === 'ready').map(({ id }) => leaderBody(id)),
    ]
    const [first = ''] = about
    return about
      .slice(1)
      .flatMap((body) => [
        JSON.stringify(adapter.card(seen, body, language)?.lines.map(({ text }) => text)),
        JSON.stringify(adapter.measure?.(seen, { tool: 'ranges', body }, language, 'red')),
        JSON.stringify(
          certificates.judged(certificates.between(seen, null, 'distance', body, first), language),
        ),
      ])
  }

  it('vf3:lang distances have a comma on cards and where they are measured', () => {
    expect(printed('en').join()).toMatch(/\d\.\d+\\"/)
    expect(printed('it').join()).toMatch(/\d,\d+\\"/)
    expect(printed('it').join()).not.toMatch(/\d\.\d+\\"/)
  })

  it('vf3:lang so they have in the army builder', () => {
    const { builder } = adapter
    const army = builder?.armies[0]?.army as Json
    const thirds = { distances: 'centimetres' }
    const groups = JSON.stringify(builder?.agreed?.(thirds).groups(army, 'it'))
    expect(groups).toMatch(/\d,\d+\\"/)
    expect(groups).not.toMatch(/\d\.\d+\\"/)
  })
})

describe('numbers that are taken apart', () => {
  it('vf3:lang have a comma in Italian, step by step', () => {
    language.value = 'it'
    const w = partsWords()
    expect([w.number(4.5), w.halved(1.5), w.add(-0.5, 4.5), w.add(2, 6), w.most(2.5), w.least(1)]) //
      .toEqual(['4,5', 'dimezzato: 1,5', '−0,5: 4,5', '+2: 6', 'al massimo 2,5', 'almeno 1'])
    language.value = 'en'
    expect(partsWords().number(4.5)).toBe('4.5')
  })
})

describe('ranges', () => {
  it('vf1:fire.ranges are those of the edition, in the builder and on cards', () => {
    expect(IDS.map(heavyRange)).toEqual([48, 54, 54])
    const { seen } = drawnUp(
      'fire',
      [['Horse', 24, 40, { profile: 'british horse artillery' }]],
      [['Theirs', 24, 4]],
      [],
      { edition: 'vf1' },
    )
    const stats = vf1Adapter.card(seen, bodyOf(0), 'en')?.stats
    expect(stats?.find(({ title }) => title === 'Range')?.text).toBe('24"')
  })
})

/** What the builder prints for heavy guns. */
function heavyRange(edition: EditionId): number | undefined {
  const { builder } = EDITIONS[edition]
  const rows = (builder?.armies ?? []).flatMap(({ army }) =>
    (builder?.groups(army, 'en') ?? []).flatMap((group) => group.rows),
  )
  const heavy = rows.find(({ summary }) => summary.startsWith('Heavy Artillery'))
  return inchesIn(heavy?.summary ?? '')[0]
}
