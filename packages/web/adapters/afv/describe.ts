import {
  contactsOf,
  forward,
  isMounted,
  terrainOf,
  unitOf,
  type Afv,
  type Side,
  type Unit,
  type ZoneId,
} from '@grognard/rules-afv'
import type { Counter } from '@grognard/table'
import { countOf } from '@grognard/rules-afv'
import type { Wording } from './wording.ts'

/** 'Dragoons, dismounted'. */
export const kindInWords = (unit: Unit, { nouns }: Wording): string =>
  unit.dismounted ? `${nouns.kind[unit.kind]}, ${nouns.dismounted}` : nouns.kind[unit.kind]

const LOOKS = ['enemy', 'right', 'own', 'left'] as const

export function describeUnit(seen: Afv, unit: Unit, wording: Wording): string {
  const { text, nouns } = wording
  const looks = LOOKS[(unit.facing - forward(unit.side) + 4) % 4] ?? 'enemy'
  const first = [
    kindInWords(unit, wording),
    nouns.quality[unit.quality],
    wording.stands(unit),
    wording.formed(unit.formation),
    ...(unit.zone === null ? [] : [text.unit.looks[looks]]),
  ].join(', ')
  const contacts = contactsOf(seen, unit.id).map(({ enemy, ownFace }) =>
    text.unit.engaged(wording.name(unitOf(seen, enemy)), nouns.face[ownFace]),
  )
  return [
    `${first}.`,
    ...(unit.zone === null ? [] : [text.unit.where(wording.zone(seen.table, unit.zone))]),
    ...contacts,
    ...(unit.hits > 0 ? [text.unit.hits(unit.hits)] : []),
    ...(unit.fired ? [text.unit.fired] : []),
    ...(unit.reacted ? [text.unit.reacted] : []),
    ...(hasMoved(seen, unit) ? [text.unit.moved] : []),
  ].join(' ')
}

export const hasMoved = ({ phase, moved, acting }: Afv, { id }: Unit): boolean =>
  phase === 'movement' && moved.includes(id) && acting !== id

export function countersOf(unit: Unit, { text }: Wording): readonly Counter[] {
  const { counter } = text
  const counters: Counter[] = []
  if (unit.hits > 0)
    counters.push({ kind: 'hits', count: unit.hits, title: counter.hits(unit.hits) })
  if (unit.fired) counters.push({ kind: 'fired', count: 1, title: counter.fired })
  if (unit.reacted) counters.push({ kind: 'reacted', count: 1, title: counter.reacted })
  if (isLoose(unit)) counters.push({ kind: 'open order', count: 1, title: counter.openOrder })
  return counters
}

/** Single stands are always in open order and need no marker. */
export const isLoose = ({ formation, stands }: Unit): boolean =>
  formation.kind === 'open order' && countOf(stands) > 1

export const armOf = (unit: Unit): 'foot' | 'horse' | 'guns' =>
  unit.stands.gun > 0 ? 'guns' : isMounted(unit) ? 'horse' : 'foot'

/** The ground of a zone, and who is there. */
export function describeZone(seen: Afv, zone: ZoneId, wording: Wording): string {
  const { text, nouns } = wording
  const terrain = terrainOf(seen.table, zone).map((kind) => nouns.terrain[kind])
  const ground = terrain.length === 0 ? text.area.open : text.area.ground(text.list(terrain))
  const there = (['red', 'blue'] as const).flatMap((side) => unitsThere(seen, zone, side, wording))
  return [ground, ...(there.length === 0 ? [text.area.empty] : there)].join(' ')
}

export function describeReserve(seen: Afv, zone: ZoneId, side: Side, wording: Wording): string {
  const there = unitsThere(seen, zone, side, wording)
  return there.length === 0 ? wording.text.area.empty : there.join(' ')
}

function unitsThere(seen: Afv, zone: ZoneId, side: Side, wording: Wording): readonly string[] {
  const units = seen.units.filter((unit) => unit.zone === zone && unit.side === side)
  const commander = seen.commanders[side]
  return [
    ...(units.length > 0
      ? [wording.text.area.named(wording.side(side), wording.text.list(units.map(wording.name)))]
      : []),
    ...(commander.zone === zone && !commander.lost
      ? [wording.text.area.commander(wording.side(side))]
      : []),
  ]
}
