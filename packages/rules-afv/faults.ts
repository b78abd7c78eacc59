import type { Refusal } from '@grognard/kernel'
import { refused, refusedAt } from './asks/refused.ts'
import { SIDES, type Afv, type Engagement, type Unit } from './battle.ts'
import { contactsOf, faceMet } from './engagements.ts'
import { ahead, columnOf, FACINGS, isReserve, onTable, reserveAt, ROWS, zonesOf } from './table.ts'
import { prohibited, TERRAIN, type Terrain } from './terrain.ts'
import { countOf, isArtillery, isMounted, KINDS } from './units/kinds.ts'

/** What must hold in any battle and does not. */
export const faults = (battle: Afv): readonly string[] =>
  findings(battle).map(({ message }) => message)

/** The same as refusals, for positions that come from outside. */
export const findings = (battle: Afv): readonly Refusal[] => [
  ...wrongWithTable(battle),
  ...wrongWithEscarpments(battle),
  ...battle.units.flatMap((unit, i) => wrongWithUnit(battle, unit, i)),
  ...wrongWithCommanders(battle),
  ...wrongWithZones(battle),
  ...wrongWithContacts(battle),
]

const isZone = ({ table }: Afv, zone: number): boolean =>
  Number.isInteger(zone) && zone >= 0 && zone < table.columns * ROWS

function wrongWithTable(battle: Afv): readonly Refusal[] {
  const { table } = battle
  const wrong: Refusal[] = []
  const all = Object.values(table.terrain).flat()
  for (const [terrain, { most, clause: id }] of Object.entries(TERRAIN))
    if (all.filter((kind) => kind === (terrain as Terrain)).length > most)
      wrong.push(refused(id, 'terrain-at-most', { most, terrain: terrain as Terrain }))
  for (const [zone, kinds] of Object.entries(table.terrain)) {
    if (!isZone(battle, Number(zone)) || String(Number(zone)) !== zone)
      wrong.push(refused('afv:table.zones', 'no-zone', { zone }))
    if (new Set(kinds).size < kinds.length)
      wrong.push(refused('afv:terrain.general', 'terrain-twice', { zone }))
  }
  for (const column of table.reserves)
    if (column >= table.columns) wrong.push(refused('afv:variants', 'no-column', { column }))
  if (new Set(table.reserves).size < table.reserves.length)
    wrong.push(refused('afv:variants', 'reserve-twice'))
  return wrong
}

const MOST_ESCARPED = 3

function wrongWithEscarpments(battle: Afv): readonly Refusal[] {
  const { table } = battle
  const wrong = table.escarpments.flatMap(([a, b]) =>
    isZone(battle, a) && FACINGS.some((facing) => ahead(table, a, facing) === b)
      ? []
      : [refused('afv:terrain.escarpment', 'no-edge', { a, b })],
  )
  const edges = table.escarpments.flat()
  const closed = edges.find((zone) => edges.filter((z) => z === zone).length > MOST_ESCARPED)
  if (closed !== undefined)
    wrong.push(refused('afv:terrain.escarpment', 'escarped-all-round', { zone: closed }))
  return wrong
}

function wrongWithUnit(battle: Afv, unit: Unit, i: number): readonly Refusal[] {
  const { name, kind, zone } = unit
  const { made, most, clause: id } = KINDS[kind]
  const wrong: Refusal[] = []
  if (unit.id !== i) wrong.push(refused(null, 'wrong-number', { unit: i, calls: unit.id }))
  const stands = countOf(unit.stands)
  if (unit.gone === null && (stands < 1 || stands > most))
    wrong.push(refused(id, 'most-stands', { unit: name, kind, most, count: stands }))
  if (made.reduce((sum, stand) => sum + unit.stands[stand], 0) !== stands)
    wrong.push(refused(id, 'foreign-stands', { unit: name, kind }))
  if (unit.dismounted && kind !== 'dragoons')
    wrong.push(refused('afv:army.dragoons', 'dragoons-dismount', { unit: name }))
  if (zone === null) return wrong
  if (isReserve(zone) && !battle.table.reserves.includes(columnOf(battle.table, zone)))
    wrong.push(refused('afv:table.zones', 'no-reserve-zone', { unit: name }))
  if (!onTable(zone)) return wrong
  if (!isZone(battle, zone))
    return [...wrong, refused('afv:table.zones', 'off-table', { unit: name, zone })]
  const barred = prohibited(battle, unit, zone)
  // Mounted may close up, and dragoons mount, in woods into which they could not have come so.
  if (barred && !(barred.clause === 'afv:terrain.woods' && isMounted(unit)))
    wrong.push(refusedAt(name, barred))
  return wrong
}

function wrongWithCommanders(battle: Afv): readonly Refusal[] {
  return SIDES.flatMap((side) => {
    const { zone } = battle.commanders[side]
    if (zone === null) return []
    if (!isZone(battle, zone))
      return [refused('afv:army.commander', 'commander-off-table', { side })]
    const terrain = (battle.table.terrain[zone] ?? []).find((t) => TERRAIN[t].prohibitsCommander)
    return terrain === undefined
      ? []
      : [refused(TERRAIN[terrain].clause, 'commander-in', { side, terrain })]
  })
}

function wrongWithZones(battle: Afv): readonly Refusal[] {
  const { table, options } = battle
  return [...zonesOf(table), ...table.reserves.map(reserveAt)].flatMap((zone) =>
    SIDES.flatMap((side) => {
      const there = battle.units.filter((unit) => unit.side === side && unit.zone === zone).length
      const { limit } = options
      return there > limit
        ? [refused('afv:table.limit', 'crowded', { side, count: there, limit })]
        : []
    }),
  )
}

function wrongWithContacts(battle: Afv): readonly Refusal[] {
  const wrong = battle.engagements.flatMap((contact) => {
    const fault = wrongWithContact(battle, contact)
    return fault ? [fault] : []
  })
  const crowded = battle.units.flatMap((unit) => {
    const faces = contactsOf(battle, unit.id).map(({ ownFace }) => ownFace)
    return new Set(faces).size < faces.length
      ? [refused('afv:engage.contact', 'two-on-face', { unit: unit.name })]
      : []
  })
  return [...wrong, ...crowded]
}

/** Who cannot have engaged whom, or not there. */
function wrongWithContact(battle: Afv, contact: Engagement): Refusal | null {
  const { by, with: other, face } = contact
  const [unit, enemy] = [battle.units[by], battle.units[other]]
  if (!unit || !enemy) return refused('afv:engage.target', 'nobody-engaged', { by, with: other })
  if (unit.side === enemy.side || unit.zone !== enemy.zone || !onTable(unit.zone))
    return refused('afv:engage.target', 'no-enemy', { unit: unit.name })
  const both = { unit: unit.name, enemy: enemy.name }
  if (isArtillery(unit)) return refused('afv:engage.target', 'contact-guns', both)
  if (unit.formation.kind === 'defensive')
    return refused('afv:move.defensive', 'contact-defensive', both)
  if (isRepeated(battle, contact)) return refused('afv:engage.contact', 'contact-twice', both)
  // Whoever engages turns to the face it touches, and neither turns while they are in contact.
  const met = faceMet(unit.facing, enemy.facing)
  return met === face ? null : refused('afv:engage.contact', 'contact-face', { ...both, face, met })
}

const isRepeated = ({ engagements }: Afv, { by, with: other }: Engagement): boolean =>
  engagements.filter(
    (one) => (one.by === by && one.with === other) || (one.by === other && one.with === by),
  ).length > 1
