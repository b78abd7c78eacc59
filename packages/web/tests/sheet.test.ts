import {
  actionsOf,
  afvClauses,
  combatValue,
  diceLost,
  engageNeeds,
  fireDice,
  fireNeeds,
  isArtillery,
  KINDS,
  type Formation,
  type Kind,
  type Quality,
  type StandType,
  type Terrain,
  type Unit,
} from '@grognard/rules-afv'
import { describe, expect, it } from 'vitest'
import { sheet } from '@grognard/rules-afv/reference'
import { testSheet } from './sheet-form.ts'

const known = Object.keys(afvClauses)
const en = sheet('en')

testSheet('A Fine Victory!', sheet, known, 25)

const NONE = { pike: 0, musket: 0, light: 0, hand: 0, heavy: 0, mounted: 0, dragoon: 0, gun: 0 }

function unit(kind: Kind, stand: StandType, fields: Partial<Unit> = {}): Unit {
  const formation: Formation = { kind: stand === 'gun' ? 'open order' : 'attack', files: 1 }
  return {
    id: 0,
    name: 'a unit',
    side: 'red',
    kind,
    dismounted: false,
    quality: 'seasoned',
    stands: { ...NONE, [stand]: stand === 'gun' ? 1 : 2 },
    formation,
    facing: 0,
    zone: 7,
    gone: null,
    hits: 0,
    fired: false,
    reacted: false,
    ...fields,
  }
}

const foot = unit('pike and musket', 'musket')
const horse = unit('mounted', 'mounted')
const walking = unit('dragoons', 'dragoon', { dismounted: true })
const regular = unit('regular artillery', 'gun')
const formed = (kind: Formation['kind'], unit: Unit): Unit => ({
  ...unit,
  formation: { kind, files: 1 },
})
const rowsOf = (clause: string): readonly (readonly string[])[] =>
  en.flatMap(({ entries }) => entries).find(({ clauses }) => clauses.includes(clause))?.table
    ?.rows ?? []
const numbers = (cells: readonly string[]): readonly number[] =>
  cells.flatMap((cell) => (cell.match(/\d+/g) ?? []).map(Number))

const table = (terrain: readonly Terrain[]) => ({
  columns: 5,
  reserves: [],
  terrain: { 7: terrain },
  escarpments: [],
})
const open = { table: table([]) }

describe('the reference sheet says what the rules do', () => {
  it('has 83 clauses to speak of', () => {
    expect(known).toHaveLength(83)
  })

  it('afv:army.pike-and-musket, afv:army.heavy-mounted: sizes of units', () => {
    const rows = [...rowsOf('afv:army.foot'), ...rowsOf('afv:army.mounted')]
    const kinds: readonly Kind[] = [
      'pike and musket',
      'foot',
      'heavy mounted',
      'mounted',
      'dragoons',
    ]
    expect(rows.map((row) => numbers([row[1] ?? '']))).toEqual(
      kinds.map((kind) => [KINDS[kind].least, KINDS[kind].most]),
    )
  })

  it('afv:fire.artillery: dice of guns', () => {
    const guns: readonly Kind[] = ['galloper guns', 'regular artillery', 'heavy artillery']
    const dice = guns.map((kind) =>
      [7, 8].map((zone) => fireDice(open, unit(kind, 'gun'), { ...foot, zone }).value),
    )
    expect(
      rowsOf('afv:fire.artillery')
        .slice(2)
        .map((row) => numbers(row.slice(1))),
    ).toEqual(dice.map((pair) => pair.filter((n) => n > 0)))
  })

  it('afv:fire.muskets: more dice and fewer', () => {
    const [, modifiers] = en
      .flatMap(({ entries }) => entries)
      .filter(({ clauses }) => clauses.includes('afv:fire.muskets'))
    const many = { ...foot, stands: { ...NONE, musket: 6 } }
    const change = (firer: Unit, target: Unit, ground = open): number =>
      fireDice(ground, firer, target).value -
      fireDice(open, firer.kind === foot.kind ? many : firer, foot).value
    const wooded = { table: table(['woods']) }
    const defensive = formed('defensive', foot)
    const loose = formed('open order', foot)
    expect(modifiers?.table?.rows.map((row) => Number(row[1]))).toEqual([
      change(formed('defensive', many), foot),
      change(many, horse),
      change(many, defensive),
      change(many, loose),
      change(many, foot, wooded),
    ])
    expect(modifiers?.table?.rows.slice(1).map((row) => Number(row[2]))).toEqual([
      change(regular, horse),
      change(regular, defensive),
      change(regular, loose),
      change(regular, foot, wooded),
    ])
  })

  it('afv:fire.hit, afv:engage.test: scores by quality', () => {
    const qualities: readonly Quality[] = ['green', 'seasoned', 'veteran']
    expect(rowsOf('afv:fire.hit').map((row) => Math.max(...numbers(row)))).toEqual(
      qualities.map((quality) => fireNeeds({ ...foot, quality }).value),
    )
    expect(rowsOf('afv:engage.test').map((row) => numbers(row))).toEqual(
      qualities.map((quality) =>
        (['attack', 'open order'] as const).map(
          (kind) => engageNeeds(formed(kind, { ...foot, quality }), 'afv:engage.test').value,
        ),
      ),
    )
  })

  it('afv:hth.cv, afv:hth.cv-modifiers: combat values by stand and enemy', () => {
    const attackers: readonly (readonly [StandType, Unit])[] = [
      ['gun', regular],
      ['light', unit('foot', 'light')],
      ['musket', foot],
      ['hand', unit('foot', 'hand')],
      ['pike', unit('pike and musket', 'pike')],
      ['dragoon', walking],
      ['dragoon', unit('dragoons', 'dragoon')],
      ['mounted', horse],
      ['heavy', unit('heavy mounted', 'heavy')],
    ]
    const pikes = formed('defensive', unit('pike and musket', 'pike'))
    const plain = attackers.map(([stand, own]) => {
      const value = (mine: Unit, enemy: Unit) => combatValue(stand, mine, enemy).value
      return [
        value(formed('attack', own), foot),
        value(formed('open order', own), foot),
        value(formed('defensive', own), foot),
        value(own, formed('open order', foot)),
        value(own, formed('defensive', foot)),
        value(own, pikes),
      ]
    })
    rowsOf('afv:hth.cv').forEach((row, i) =>
      row.slice(1).forEach((cell, j) => {
        if (cell !== '-') expect(numbers([cell]), `${row[0]}, ${j}`).toEqual([plain[i]?.[j]])
      }),
    )
    expect(rowsOf('afv:hth.cv')).toHaveLength(attackers.length)
  })

  it('afv:move.actions: how many, and which', () => {
    const movers = [
      foot,
      walking,
      unit('dragoons', 'dragoon'),
      horse,
      unit('galloper guns', 'gun'),
      regular,
      { ...regular, fired: true },
    ]
    const named = (row: readonly string[]) =>
      (row[2] ?? '').split(', ').map((action) => action.replace(' formation', ''))
    expect(rowsOf('afv:move.actions').map((row) => [numbers([row[1] ?? '']), named(row)])).toEqual(
      movers.map((mover) => {
        const { most, of: actions } = actionsOf(mover)
        return [[most], actions.filter((action) => action !== 'change' || !isArtillery(mover))]
      }),
    )
  })

  it('afv:terrain.cover, afv:terrain.advantage: whom the ground helps', () => {
    const kinds: readonly Terrain[] = ['hills', 'woods', 'village', 'rough']
    const said = (cell = ''): readonly boolean[] => [cell.includes('foot'), cell.includes('guns')]
    const helped = [foot, regular]
    const many = { ...foot, stands: { ...NONE, musket: 6 } }
    kinds.forEach((kind, i) => {
      const ground = { table: table([kind]) }
      const [, , , cover, advantage] = rowsOf('afv:terrain.hills')[i] ?? []
      expect(said(cover), kind).toEqual(
        helped.map((u) => fireDice(ground, many, u).value < fireDice(open, many, u).value),
      )
      expect(said(advantage), kind).toEqual(helped.map((u) => diceLost(ground, u).value > 0))
    })
  })
})
