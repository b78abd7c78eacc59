import { SIDES, type Afv, type Unit } from './battle.ts'
import { clause, type AfvClause } from './clauses.ts'
import { contactsOf } from './engagements.ts'
import { ahead, columnOf, FACINGS, isReserve, onTable, reserveAt, ROWS, zonesOf } from './table.ts'
import { prohibited, TERRAIN, type Terrain } from './terrain.ts'
import { countOf, isMounted, KINDS } from './units/kinds.ts'

/** What is wrong with a battle, and by which clause, if by any. */
export type Finding = { readonly clause: AfvClause | null; readonly message: string }

const found = (id: AfvClause | null, message: string): Finding => ({
  clause: id === null ? null : clause(id),
  message,
})

/** What must hold in any battle and does not. */
export const faults = (battle: Afv): readonly string[] =>
  findings(battle).map(({ message }) => message)

/** The same with clauses, for positions that come from outside. */
export const findings = (battle: Afv): readonly Finding[] => [
  ...wrongWithTable(battle),
  ...wrongWithEscarpments(battle),
  ...battle.units.flatMap((unit, i) => wrongWithUnit(battle, unit, i)),
  ...wrongWithCommanders(battle),
  ...wrongWithZones(battle),
  ...wrongWithContacts(battle),
]

const isZone = ({ table }: Afv, zone: number): boolean =>
  Number.isInteger(zone) && zone >= 0 && zone < table.columns * ROWS

function wrongWithTable(battle: Afv): readonly Finding[] {
  const { table } = battle
  const wrong: Finding[] = []
  const all = Object.values(table.terrain).flat()
  for (const [terrain, { most, clause: id }] of Object.entries(TERRAIN))
    if (all.filter((kind) => kind === (terrain as Terrain)).length > most)
      wrong.push(found(id, `There is at most ${most} zone with ${terrain} on a table.`))
  for (const [zone, kinds] of Object.entries(table.terrain)) {
    if (!isZone(battle, Number(zone)) || String(Number(zone)) !== zone)
      wrong.push(found('afv:table.zones', `There is no zone ${zone} to put terrain into.`))
    if (new Set(kinds).size < kinds.length)
      wrong.push(found('afv:terrain.general', `Zone ${zone} has the same terrain twice.`))
  }
  for (const column of table.reserves)
    if (column >= table.columns)
      wrong.push(found('afv:variants', `There is no column ${column} for a reserve zone.`))
  if (new Set(table.reserves).size < table.reserves.length)
    wrong.push(found('afv:variants', 'A column has one reserve zone behind it at most.'))
  return wrong
}

const MOST_ESCARPED = 3

function wrongWithEscarpments(battle: Afv): readonly Finding[] {
  const { table } = battle
  const wrong = table.escarpments.flatMap(([a, b]) =>
    isZone(battle, a) && FACINGS.some((facing) => ahead(table, a, facing) === b)
      ? []
      : [found('afv:terrain.escarpment', `Zones ${a} and ${b} have no edge for an escarpment.`)],
  )
  const edges = table.escarpments.flat()
  const closed = edges.find((zone) => edges.filter((z) => z === zone).length > MOST_ESCARPED)
  if (closed !== undefined)
    wrong.push(
      found('afv:terrain.escarpment', `Zone ${closed} has more than three edges with escarpments.`),
    )
  return wrong
}

function wrongWithUnit(battle: Afv, unit: Unit, i: number): readonly Finding[] {
  const { name, kind, zone } = unit
  const { made, most, title, clause: id } = KINDS[kind]
  const wrong: Finding[] = []
  if (unit.id !== i) wrong.push(found(null, `Unit ${i} calls itself ${unit.id}.`))
  const stands = countOf(unit.stands)
  if (unit.gone === null && (stands < 1 || stands > most))
    wrong.push(found(id, `${name}: a ${title} unit has at most ${most} stands, not ${stands}.`))
  if (made.reduce((sum, stand) => sum + unit.stands[stand], 0) !== stands)
    wrong.push(found(id, `${name} has stands that no ${title} unit has.`))
  if (unit.dismounted && kind !== 'dragoons')
    wrong.push(found('afv:army.dragoons', `${name}: only dragoons dismount.`))
  if (zone === null) return wrong
  if (isReserve(zone) && !battle.table.reserves.includes(columnOf(battle.table, zone)))
    wrong.push(found('afv:table.zones', `${name} is in a reserve zone that does not exist.`))
  if (!onTable(zone)) return wrong
  if (!isZone(battle, zone))
    return [...wrong, found('afv:table.zones', `${name}: zone ${zone} is not on the table.`)]
  const barred = prohibited(battle, unit, zone)
  // Mounted may close up, and dragoons mount, in woods into which they could not have come so.
  if (barred && !(barred.clause === 'afv:terrain.woods' && isMounted(unit)))
    wrong.push(found(barred.clause, `${name}: ${barred.message}`))
  return wrong
}

function wrongWithCommanders(battle: Afv): readonly Finding[] {
  return SIDES.flatMap((side) => {
    const { zone } = battle.commanders[side]
    if (zone === null) return []
    if (!isZone(battle, zone))
      return [found('afv:army.commander', `The ${side} commander is not on the table.`)]
    const terrain = (battle.table.terrain[zone] ?? []).find((t) => TERRAIN[t].prohibitsCommander)
    return terrain === undefined
      ? []
      : [found(TERRAIN[terrain].clause, `The ${side} commander cannot be in ${terrain}.`)]
  })
}

function wrongWithZones(battle: Afv): readonly Finding[] {
  const { table, options } = battle
  return [...zonesOf(table), ...table.reserves.map(reserveAt)].flatMap((zone) =>
    SIDES.flatMap((side) => {
      const there = battle.units.filter((unit) => unit.side === side && unit.zone === zone).length
      const most = `The ${side} side has ${there} units in one zone; ${options.limit} is the limit.`
      return there > options.limit ? [found('afv:table.limit', most)] : []
    }),
  )
}

function wrongWithContacts(battle: Afv): readonly Finding[] {
  const strangers = battle.engagements.flatMap(({ by, with: other }) => {
    const [unit, enemy] = [battle.units[by], battle.units[other]]
    if (!unit || !enemy)
      return [found('afv:engage.target', `There are no units ${by} and ${other} to be engaged.`)]
    return unit.side === enemy.side || unit.zone !== enemy.zone || !onTable(unit.zone)
      ? [found('afv:engage.target', `${unit.name} is engaged with what is no enemy in its zone.`)]
      : []
  })
  const crowded = battle.units.flatMap((unit) => {
    const faces = contactsOf(battle, unit.id).map(({ ownFace }) => ownFace)
    return new Set(faces).size < faces.length
      ? [found('afv:engage.contact', `${unit.name} has two enemies on one face.`)]
      : []
  })
  return [...strangers, ...crowded]
}
