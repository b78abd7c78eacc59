import {
  faultsOfArmy,
  pointsOf,
  readyArmies,
  vf1,
  vf1As,
  vf1Clauses,
  vf2,
  vf2Clauses,
  vf3,
  vf3As,
  vf3Clauses,
} from '@grognard/rules-vf'
import {
  brigadeOf,
  fortitudeTest,
  hitTest,
  messengerTest,
  moveDistance,
  rallyTest,
  valourTest,
  type Formation,
  type Unit,
  type Vf,
} from '@grognard/rules-vf/functions'
import { armyNumbers, FATE, SHEET_NAMES, SHEETS } from '@grognard/rules-vf/numbers'
import { describe, expect, it } from 'vitest'
import { OPTION_CLAUSES, sheet } from '@grognard/rules-vf/reference'
import { testSheet } from './sheet-form.ts'

const known = Object.keys(vf2Clauses)
const third = Object.keys(vf3Clauses)

/** Clauses of options stand on the sheets of all editions that offer them. */
const ofOptions = (names: readonly string[]): readonly string[] =>
  third.filter((id) =>
    names.some((name) => OPTION_CLAUSES[name]?.some((one) => one === id) === true),
  )
const offeredIn = ({ options }: typeof vf2): readonly string[] =>
  ofOptions(options.map(({ name }) => name))
const rulesOfThird = third.filter((id) => !id.startsWith('vf3:O'))

testSheet(
  'Valour & Fortitude, 1st edition',
  (language) => sheet(language, 'vf1'),
  [...Object.keys(vf1Clauses), ...known, ...offeredIn(vf1)],
  45,
)
testSheet(
  'Valour & Fortitude, 2nd edition',
  (language) => sheet(language),
  [...known, ...offeredIn(vf2)],
  50,
)
testSheet(
  'Valour & Fortitude, 3rd edition',
  (language) => sheet(language, 'vf3'),
  [...rulesOfThird, ...known, ...offeredIn(vf3)],
  50,
)

describe('what differs from the edition before', () => {
  const entriesIn = (edition: 'vf1' | 'vf2' | 'vf3') =>
    sheet('en', edition).flatMap(({ entries }) => entries)

  it('vf2:1.0 is marked where the clause stands: the 2nd against the 1st, the 3rd against the 2nd', () => {
    const marked = (edition: 'vf1' | 'vf2' | 'vf3', clause: string) =>
      entriesIn(edition).find(({ clauses }) => clauses.includes(clause))?.changed
    expect(marked('vf2', 'vf2:6.6')).toEqual([
      'Otherwise in the 1st edition: no double, but two moves of the usual length.',
    ])
    expect(marked('vf3', 'vf3:T.2.1')).toEqual([
      'Otherwise in the 2nd edition: they are in contact within 2" of each other.',
    ])
    expect(marked('vf3', 'vf2:6.7')).toBeUndefined()
    expect(entriesIn('vf1').filter(({ changed }) => changed)).toEqual([])
  })

  it('vf3:6.3.3 every rule that the 3rd edition has otherwise is marked', () => {
    const differing = rulesOfThird.filter((id) => !(id in vf3As) && id !== 'vf3:lang')
    for (const id of differing) {
      const entry = entriesIn('vf3').find(({ clauses }) => clauses.includes(id))
      expect(entry?.changed, id).toBeDefined()
    }
  })

  it('vf1:action.manoeuvre so is every rule that the 1st had otherwise, on the sheet of the 2nd', () => {
    const second = entriesIn('vf2')
    for (const id of Object.keys(vf1Clauses).filter((one) => !(one in vf1As))) {
      const at = entriesIn('vf1').findIndex(({ clauses }) => clauses.includes(id))
      expect(second[at]?.changed ?? ALIKE.includes(id), id).toBeTruthy()
    }
  })

  it('vf1:action.double the 1st edition speaks of its own actions and tests', () => {
    const says = (clause: string): string =>
      JSON.stringify(entriesIn('vf1').find(({ clauses }) => clauses.includes(clause)))
    expect(says('vf1:action.order')).toContain('Manoeuvre')
    expect(says('vf1:action.order')).not.toContain('Double')
    expect(says('vf1:rally.dice')).toContain('One die: 4 or more')
    expect(says('vf1:fire.ranges')).toContain('48\\"')
    expect(says('vf1:fire.ranges')).not.toContain('54\\"')
  })

  it('vf3:T.1.4 a stream is rough on the sheet of the 3rd edition alone', () => {
    const stream = (edition: 'vf1' | 'vf2' | 'vf3') =>
      entriesIn(edition)
        .find(({ clauses }) => clauses.includes('vf2:T.1.4'))
        ?.table?.rows.find(([title]) => title === 'Stream')?.[1]
    expect(stream('vf3')).toBe('barrier, cover in melee, rough')
    expect(stream('vf2')).toBe('barrier, cover in melee')
  })
})

/** On the sheet of the 1st edition as they are in the 2nd. */
const ALIKE = ['vf1:action.assault']

const en = sheet('en')

const entriesOf = (clause: string) =>
  en.flatMap(({ entries }) => entries).filter(({ clauses }) => clauses.includes(clause))
const tableOf = (clause: string): readonly (readonly string[])[] =>
  entriesOf(clause).find(({ table }) => table !== null)?.table?.rows ?? []
const numbers = (text: string | undefined): readonly number[] =>
  (text?.match(/\d+/g) ?? []).map(Number)

function begun(): Vf {
  const position = vf2.scenarios.find(({ name }) => name === 'barrosa')?.position ?? null
  const made = vf2.setUp({ position, options: {} })
  if (!made.ok) throw new Error(made.refusal.message)
  return made.value
}
const battle = begun()
const [anybody] = battle.units as [Unit, ...Unit[]]
const as = (profile: string, formation: Formation): Unit => ({ ...anybody, profile, formation })

const line: Formation = { kind: 'line', files: 12 }
const column: Formation = { kind: 'attack column', files: 6 }
const march: Formation = { kind: 'march column', files: 3 }
const open: Formation = { kind: 'open order', files: 12 }

describe('the reference sheet of Valour & Fortitude says what the rules do', () => {
  it('vf2:1.0 has 144 clauses', () => {
    expect(known).toHaveLength(144)
  })

  it('vf2:6.3.1 move distances, as units are measured by', () => {
    const movers: readonly Unit[] = [
      as('french line infantry', line),
      as('french line infantry', column),
      as('british line infantry', column),
      as('french line infantry', march),
      as('french light infantry', open),
      as('french line infantry', { kind: 'square' }),
      as('french dragoons', line),
      as('french field artillery', { kind: 'limbered' }),
      as('french field artillery', { kind: 'unlimbered' }),
      as('french horse artillery', { kind: 'limbered' }),
      as('french horse artillery', { kind: 'unlimbered' }),
      as('french heavy artillery', { kind: 'limbered' }),
      as('french heavy artillery', { kind: 'unlimbered' }),
    ]
    expect(tableOf('vf2:6.3.1').map(([, cell]) => numbers(cell))).toEqual(
      movers.map((unit) => [moveDistance(battle, unit).value]),
    )
  })

  it.each(SHEET_NAMES)('vf2:1.5 the rows of the %s sheet, with their points', (name) => {
    const rows = tableOf(`vf2:sheet.${name}.units`)
    const { profiles } = SHEETS[name]
    expect(rows.map(([title]) => title)).toEqual(profiles.map(({ title }) => title))
    rows.forEach((row, i) => {
      const { name: profile, fire, melee, tenacity, figures: size } = profiles[i]!
      const [, count, , shown, ...rest] = row
      expect(numbers(count)).toEqual([...new Set(size)])
      expect(shown).toBe(fire === 0 ? '-' : `${fire}`)
      expect([rest[0], rest[1], rest.at(-1)]).toEqual(
        [melee, tenacity, pointsOf({ profile }).value].map(String),
      )
    })
  })

  it('vf2:5.1.1 has every weapon that shoots, with its range', () => {
    const shown = new Set(tableOf('vf2:5.1.1').flatMap(([, cell]) => numbers(cell)))
    for (const name of SHEET_NAMES)
      for (const { range } of SHEETS[name].profiles) if (range > 0) expect(shown).toContain(range)
  })

  it('vf2:8.3 vf2:9.2 vf2:9.5 vf2:6.2.2 vf2:6.7 scores that tests need', () => {
    const attack = {
      kind: 'fire',
      main: anybody.id,
      target: battle.units.find(({ side }) => side !== anybody.side)!.id,
      support: [],
      brigade: [],
      skirmish: false,
      reply: false,
      again: false,
    } as const
    const { target: hit } = hitTest(battle, attack)
    const says = (clause: string): string =>
      entriesOf(clause)
        .flatMap((e) => e.paragraphs)
        .join()
    expect(says('vf2:8.3')).toContain(`A die of ${hit} or more hits`)
    expect(tableOf('vf2:9.2').map((row) => row[3])).toEqual([
      `${valourTest(battle, anybody, 'fire').target}+`,
      `${fortitudeTest(battle, brigadeOf(battle, anybody.brigade)).target}+`,
    ])
    expect(says('vf2:6.2.2')).toContain(`: ${messengerTest(battle, anybody).target} or more`)
    expect(says('vf2:6.7')).toContain(`Every ${rallyTest(battle, anybody).target} or more`)
  })

  it('vf2:1.4 vf2:options.elite sizes of brigades and prices of options', () => {
    const army = readyArmies[0]!
    const [first] = army.brigades
    const units = (n: number) =>
      Array.from({ length: n }, (_, i) => ({ ...first!.units[0]!, name: `Unit ${i}` }))
    const isLawful = (n: number): boolean =>
      faultsOfArmy({ ...army, brigades: [{ ...first!, units: units(n) }] }).length === 0
    const { least, most } = armyNumbers.brigade
    expect([least - 1, least, most, most + 1].map(isLawful)).toEqual([false, true, true, false])

    const foot = { profile: 'british line infantry' }
    const guns = { profile: 'british field artillery' }
    const dearer = (unit: typeof foot, more: object): number =>
      pointsOf({ ...unit, ...more }).value - pointsOf(unit).value
    expect(tableOf('vf2:options.elite').map((row) => numbers(row[2]))).toEqual([
      [dearer(foot, { elite: { fire: 1 } }), dearer(guns, { elite: { fire: 1 } })],
      [dearer(foot, { elite: { melee: 1 } })],
      [dearer(foot, { elite: { tenacity: 1 } })],
      [-dearer(foot, { understrength: true })],
    ])
  })

  it('vf2:2.4 has every card of both suits once', () => {
    const shown = (clause: string) => tableOf(clause).map(([, title]) => title)
    for (const name of SHEET_NAMES) {
      const cards = [...shown(`vf2:fate.king.${name}`), ...shown('vf2:fate.10')]
      const titles = Object.values(FATE[name]).map(({ title }) => title)
      expect(cards).toHaveLength(titles.length)
      expect(new Set(cards)).toEqual(new Set(titles))
    }
  })
})
