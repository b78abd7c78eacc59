import type { Refusal } from '@grognard/kernel'
import {
  columnOf,
  forward,
  isArtillery,
  isReserve,
  placesOf,
  SIDES,
  startFormations,
  unplaced,
  usualFormation,
  type Afv,
  type Formation,
  type Side,
  type Unit,
  type UnitId,
  type ZoneId,
} from '@grognard/rules-afv'
import type { Body, Thing } from '@grognard/table'
import { useEffect, useRef, useState } from 'preact/hooks'
import type { ControlProps } from '../../adapter.ts'
import { Ok } from '../../parts/ok.tsx'
import { onArea, sideAsked } from '../choices/context.ts'
import { bodyOf, unitIn, zoneIn } from '../ids.ts'
import { commanderGhost, ghostOf } from '../scene.ts'
import { wordingIn } from '../wording.ts'
import { Refused } from './parts.tsx'
import { useTable } from './use-table.ts'

/** A zone that is being filled, who came last, and how many are still to follow. */
type Filling = { readonly zone: ZoneId; readonly last: UnitId; readonly left: number }
const filling = new WeakMap<object, Filling>()

/** Places units, a click on a zone each: the next one is in hand already. (table.setup) */
export function PlaceUnits(props: ControlProps<Afv>) {
  const { seen, ask, table, judge, give } = props
  const waiting = unplaced(seen, sideAsked(seen, ask))
  const [wanted, hold] = useState<number | null>(null)
  useEffect(() => {
    const order = filling.get(table)
    const next = waiting.find(({ id }) => id > (order?.last ?? -1)) ?? waiting[0]
    filling.delete(table)
    if (!order || !next) return
    const answer = { unit: next.id, zone: order.zone, formation: usualFormation(next) }
    if (judge(answer) !== null) return
    if (order.left > 1) filling.set(table, { ...order, last: next.id, left: order.left - 1 })
    give(answer)
  }, [])
  const unit = waiting.find(({ id }) => id === wanted) ?? waiting[0]
  const inHand = useRef(unit)
  inHand.current = unit
  const take = (one: Unit): void => {
    inHand.current = one
    hold(one.id)
  }
  return unit ? <PlaceUnit key={unit.id} {...props} {...{ unit, waiting, inHand, take }} /> : null
}

type PlaceProps = ControlProps<Afv> & {
  readonly unit: Unit
  readonly waiting: readonly Unit[]
  /** Who has been taken in hand last, also when that is not on screen yet. */
  readonly inHand: { readonly current: Unit | undefined }
  readonly take: (unit: Unit) => void
}

function PlaceUnit(props: PlaceProps) {
  const { seen, ask, language, table, judge, give, unit, waiting, inHand, take } = props
  const wording = wordingIn(language)
  const w = wording.text.control.place
  const side = sideAsked(seen, ask)
  const [wide, setWide] = useState<Formation | null>(null)
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const formation = wide ?? usualFormation(unit)
  const answer = (zone: ZoneId) => {
    const { current: held = unit } = inHand
    return { unit: held.id, zone, formation: held === unit ? formation : usualFormation(held) }
  }
  const zones = placesOf(seen, unit).filter((zone) => judge(answer(zone)) === null)
  const [proposed] = zones.toSorted((a, b) => awayFrom(seen, unit, a) - awayFrom(seen, unit, b))
  const place = (zone: ZoneId, others = 0): void => {
    const refused = judge(answer(zone))
    setRefusal(refused)
    if (refused) return
    if (others > 0) filling.set(table, { zone, last: answer(zone).unit, left: others })
    give(answer(zone))
  }
  /** How many of those who wait find room in a zone, one after the other. */
  const roomIn = (zone: ZoneId): number => {
    const there = seen.units.filter((one) => one.side === side && one.zone === zone)
    return Math.min(seen.options.limit - there.length, waiting.length)
  }
  useEffect(() => {
    table.selected.value = bodyOf(unit.id)
  }, [unit.id])
  const ghost =
    proposed === undefined
      ? null
      : ghostOf(seen, unit.id, { zone: proposed, formation, facing: forward(side) }, wording, side)
  const able = waiting.map(({ id }) => bodyOf(id))
  useTable(table, { ...shown(zones, side, ghost), able }, (thing) => {
    const other = 'body' in thing ? unitIn(seen, thing.body) : null
    if (other && waiting.includes(other)) return take(other)
    const zone = zoneOf(thing)
    if (zone !== null) place(zone)
  })
  const formations = startFormations(unit)
  return (
    <div class="control place-units">
      <p class="soft">{w.hint(wording.name(unit))}</p>
      <Refused refusal={refusal} wording={wording} />
      {formations.length > 1 && (
        <label class="setting">
          <span>{w.formation}</span>
          <select
            value={JSON.stringify(formation)}
            onChange={({ currentTarget }) => setWide(JSON.parse(currentTarget.value) as Formation)}
          >
            {formations.map((one) => (
              <option key={JSON.stringify(one)} value={JSON.stringify(one)}>
                {wording.formed(one)}
              </option>
            ))}
          </select>
        </label>
      )}
      <Zones {...{ zones, wording, seen }} title={w.zones} place={place} roomIn={roomIn} />
      <fieldset>
        <legend>{w.units}</legend>
        {waiting.map((one) => (
          <button key={one.id} type="button" aria-pressed={one === unit} onClick={() => take(one)}>
            {wording.name(one)}
          </button>
        ))}
      </fieldset>
      <Ok
        table={table}
        label={proposed === undefined ? w.nowhere : w.place(wording.zone(seen.table, proposed))}
        can={proposed !== undefined}
        give={() => proposed !== undefined && place(proposed)}
      />
    </div>
  )
}

/** Places the commander, with one click as well. (army.commander) */
export function PlaceCommander(props: ControlProps<Afv>) {
  const { seen, ask, language, table, judge, give, candidates } = props
  const wording = wordingIn(language)
  const w = wording.text.control.place
  const side = sideAsked(seen, ask)
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const zones = candidates(ALL) as readonly ZoneId[]
  const middle = zones[Math.floor(zones.length / 2)]
  const place = (zone: ZoneId): void => {
    const refused = judge(zone)
    setRefusal(refused)
    if (!refused) give(zone)
  }
  const ghost = middle === undefined ? null : commanderGhost(seen, side, middle, wording, side)
  useTable(table, shown(zones, side, ghost), (thing) => {
    const zone = zoneOf(thing)
    if (zone !== null) place(zone)
  })
  return (
    <div class="control place-units">
      <Refused refusal={refusal} wording={wording} />
      <Zones {...{ zones, wording, seen }} title={w.zones} place={place} />
      <Ok
        table={table}
        label={middle === undefined ? w.nowhere : w.place(wording.zone(seen.table, middle))}
        can={middle !== undefined}
        give={() => middle !== undefined && place(middle)}
      />
    </div>
  )
}

/** Who places the first unit: one of two, with one click. (table.setup) */
export function ChooseFirst({ language, table, give }: ControlProps<Afv>) {
  const wording = wordingIn(language)
  const { first } = wording.text.choice
  return (
    <div class="control place-units">
      <fieldset>
        <legend class="unseen">{wording.text.prompt.first}</legend>
        {SIDES.map((side) => (
          <button key={side} type="button" onClick={() => give(side)}>
            {first(wording.side(side))}
          </button>
        ))}
      </fieldset>
      <Ok table={table} label={first(wording.side('red'))} can give={() => give('red')} />
    </div>
  )
}

const ALL = 100

const zoneOf = (thing: Thing): ZoneId | null => ('area' in thing ? zoneIn(thing.area) : null)

const shown = (zones: readonly ZoneId[], side: Side, ghost: Body | null) => ({
  targets: zones.map((zone) => ({ thing: onArea(zone, side), label: null, chosen: false })),
  ghosts: ghost ? [ghost] : [],
})

type ZonesProps = {
  readonly seen: Afv
  readonly zones: readonly ZoneId[]
  readonly wording: ReturnType<typeof wordingIn>
  readonly title: string
  readonly place: (zone: ZoneId, others?: number) => void
  readonly roomIn?: (zone: ZoneId) => number
}

/** Each takes the unit in hand, or as many as find room there. */
const Zones = ({ seen, zones, wording, title, place, roomIn }: ZonesProps) => (
  <fieldset class="zones">
    <legend>{title}</legend>
    {zones.map((zone) => {
      const room = roomIn?.(zone) ?? 1
      const name = wording.zone(seen.table, zone)
      const w = wording.text.control.place
      return (
        <span key={zone}>
          <button type="button" onClick={() => place(zone)}>
            {name}
          </button>
          {room > 1 && (
            <button
              type="button"
              aria-label={w.fillZone(room, name)}
              onClick={() => place(zone, room - 1)}
            >
              {w.fill(room)}
            </button>
          )}
        </span>
      )
    })}
  </fieldset>
)

const RESERVE = 50

/** Foot and guns go to the middle, horse to the wings, and nobody behind who finds room before. */
function awayFrom(seen: Afv, unit: Unit, zone: ZoneId): number {
  const middle = (seen.table.columns - 1) / 2
  const off = Math.abs(columnOf(seen.table, zone) - middle)
  const there = seen.units.filter((one) => one.side === unit.side && one.zone === zone)
  const alike = there.filter((one) => isArtillery(one) === isArtillery(unit)).length
  const rides = unit.kind === 'mounted' || unit.kind === 'heavy mounted'
  return (isReserve(zone) ? RESERVE : 0) + (rides ? -3 * off : off) + alike
}
