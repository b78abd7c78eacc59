import {
  ableToFire,
  unitOf,
  type Rf2,
  type StandFire,
  type Unit,
  type UnitId,
} from '@grognard/rules-rf2/functions'
import { useEffect, useMemo, useState } from 'preact/hooks'
import type { ControlProps } from '../../adapter.ts'
import { useHand } from '../../inches/hand/use-hand.ts'
import { bodyOf, unitIn } from '../../inches/ids.ts'
import { Listed } from '../../inches/moving/by-hand.tsx'
import { Refused } from '../../inches/refused.tsx'
import { Forecast } from '../../parts/forecast.tsx'
import { Ok, useActions } from '../../parts/ok.tsx'
import { useSetting } from '../setting.ts'
import type { Wording } from '../wording.ts'
import { volleys } from './forecast.ts'
import { allAt, bestAims, fireWith, firing, needsAt, turned, type Aims } from './plan.ts'
import { fireShown, scored } from './show.ts'

const NOBODY: Aims = new Map()

/** A unit's fire, stand by stand: at whom, with how many dice, and what that may bring. (14.0) */
export function FireVolleys(props: ControlProps<Rf2>) {
  const { seen, ask, table, judge, give } = props
  const { setting, wording, side } = useSetting(props)
  const { frame } = setting
  const w = wording.text.firing
  const able = useMemo(() => ableToFire(seen, side), [seen, side])
  const selected = unitIn(seen, table.selected.value ?? '')
  const unit = able.find(({ id }) => id === selected?.id) ?? null
  const [hand, setHand] = useState<{ readonly unit: UnitId; readonly aims: Aims } | null>(null)
  const [pointed, setPointed] = useState<number | null>(null)
  const best = useMemo(() => (unit ? bestAims(seen, unit) : NOBODY), [seen, unit])
  const aims = unit && hand?.unit === unit.id ? hand.aims : best
  const fire = unit && aims.size > 0 ? fireWith(unit, aims) : null
  const refusal = useMemo(() => (fire ? judge(fire) : null), [seen, ask, unit, aims])
  const [first] = able
  useEffect(() => {
    if (!unit && first) table.selected.value = bodyOf(first.id)
    setPointed(null)
  }, [ask])
  const shown = useMemo(
    () => fireShown({ seen, unit, aims, pointed, able }, frame, wording),
    [seen, unit, aims, pointed, able, frame, wording],
  )
  const aim = (next: Aims): void => {
    if (unit) setHand({ unit: unit.id, aims: next })
  }
  const commit = (): void => {
    if (fire && !refusal) give(fire)
  }
  useHand(table, shown, {
    pick(thing) {
      if (!('body' in thing)) return
      const there = unitIn(seen, thing.body)
      if (unit && there && there.side !== side) return aim(allAt(seen, unit, aims, there.id))
      table.selected.value = thing.body
      setPointed(null)
    },
    key(key) {
      if (key !== 'escape' || hand === null) return false
      setHand(null)
      return true
    },
  })
  useActions(table, {
    ...(fire && refusal === null && { fire: { isPressed: false, press: commit } }),
    done: { isPressed: false, press: () => give('done') },
  })
  return (
    <div class="control volley-control">
      {fire && unit ? (
        <Ok
          table={table}
          label={w.fire(wording.name(unit))}
          can={refusal === null}
          isByPicks
          give={commit}
        />
      ) : (
        <Ok table={table} label={w.done} can isUsual give={() => give('done')} />
      )}
      <div class="brings">
        <Refused {...{ setting, refusal }} />
        {fire && unit && (
          <Forecast
            forecast={volleys(seen, unit, fire, wording)}
            by={[seen, JSON.stringify(fire), wording]}
          />
        )}
      </div>
      {unit && (
        <Stands
          {...{ seen, unit, aims, wording, pointed }}
          point={setPointed}
          turn={(stand) => aim(turned(seen, unit, aims, stand))}
        />
      )}
      <Listed
        isShort
        title={w.units}
        all={able.map((one) => ({
          label: wording.name(one),
          isPressed: one.id === unit?.id,
          press: () => (table.selected.value = bodyOf(one.id)),
        }))}
      />
    </div>
  )
}

type StandsProps = {
  readonly seen: Rf2
  readonly unit: Unit
  readonly aims: Aims
  readonly wording: Wording
  readonly pointed: number | null
  readonly point: (stand: number | null) => void
  readonly turn: (stand: number) => void
}

/**
 * Every stand that could fire, with what it needs; its lines are shown, and where they lead is said,
 * while it is pointed at or has the focus.
 */
function Stands({ seen, unit, aims, wording, pointed, point, turn }: StandsProps) {
  const stands = firing(seen, unit)
  const one = stands.find(({ stand }) => stand === pointed)
  return (
    <fieldset class="stands">
      <legend>{wording.text.firing.stands}</legend>
      <ul class="subjects">
        {stands.map((fire) => {
          const { stand, shots } = fire
          const target = aims.get(stand)
          const shot = shots.find((found) => found.target === target)
          return (
            <li key={stand}>
              <button
                type="button"
                aria-label={standSaid(seen, unit, aims, fire, wording)}
                aria-pressed={shot !== undefined}
                disabled={shots.length === 0}
                onMouseEnter={() => point(stand)}
                onMouseLeave={() => point(null)}
                onFocus={() => point(stand)}
                onBlur={() => point(null)}
                onClick={() => turn(stand)}
              >
                {stand + 1}: {shot ? scored(needsAt(seen, unit, stand, shot)) : '–'}
              </button>
            </li>
          )
        })}
      </ul>
      <p class="soft">
        {one ? standSaid(seen, unit, aims, one, wording) : wording.text.firing.hint}
      </p>
    </fieldset>
  )
}

/** '1: 4+ at 2nd Fusiliers, long range', or why it does not fire. */
function standSaid(
  seen: Rf2,
  unit: Unit,
  aims: Aims,
  { stand, danger, shots }: StandFire,
  { text, nouns, name }: Wording,
): string {
  const w = text.firing
  const target = aims.get(stand)
  const shot = shots.find((one) => one.target === target)
  const number = stand + 1
  if (danger !== null) return w.danger(number, name(unitOf(seen, danger)))
  if (!shot) return shots.length === 0 ? w.nobody(number) : w.holds(number)
  const needs = scored(needsAt(seen, unit, stand, shot))
  return w.aims(number, needs, name(unitOf(seen, shot.target)), nouns.band[shot.band])
}
