import { INCH, posed, type Pose } from '@grognard/geometry'
import type { Json } from '@grognard/kernel'
import {
  formationsFor,
  leaderToPlace,
  LOOKS,
  placesWith,
  settingOf,
  waiting,
  zoneOf,
  type Deploy,
  type Formation,
  type Leader,
  type Side,
  type Unit,
  type Vf,
} from '@grognard/rules-vf/computing'
import type { Body, Point, Wash } from '@grognard/table'
import { useMemo, useState } from 'preact/hooks'
import type { ControlProps } from '../../adapter.ts'
import { leaderBodyOf, unitBody } from '../bodies.ts'
import { frameFor, type Frame } from '../frame.ts'
import { bodyOf, leaderBody } from '../ids.ts'
import { sideAsked } from '../prompt.ts'
import { speaking, type Tongue } from '../tongue.ts'
import { Pad } from './pad.tsx'
import { halfBase } from './point.tsx'
import { Refused } from './refused.tsx'
import { linesOf } from './show.ts'
import { STEPS, turnedBy, type Step } from './steps.ts'
import { useHand } from './use-hand.ts'

type Args = { readonly side: Side; readonly brigade: number | null }

/** Sets up a brigade: each unit in turn, then its leader. */
export function SetUp(props: ControlProps<Vf>) {
  const { seen, ask } = props
  const args = ask.args as Args
  const [unit] = waiting(seen, args.brigade)
  const leader = leaderToPlace(seen, args)
  if (unit) return <SetUpOne key={`unit ${unit.id}`} {...props} {...unitToSet(seen, unit)} />
  return (
    leader && <SetUpOne key={`leader ${leader.id}`} {...props} {...leaderToSet(seen, leader)} />
  )
}

/** How a unit or a leader stands while it is being set up. */
type Stand = { readonly pose: Pose; readonly formation: Formation | null }

/** What is set up, whichever it is. */
type Setting = {
  readonly body: string
  readonly formations: readonly Formation[]
  readonly formation: Formation | null
  readonly ghost: (stand: Stand, frame: Frame, tongue: Tongue) => Body | null
  readonly answer: (stand: Stand) => Json
  readonly inside: (feature: string) => Json
  readonly reserve: Json | null
  /** The front of a leader's base is so far before the place that is named. */
  readonly behind: number
}

const unitToSet = (seen: Vf, unit: Unit): Setting => ({
  body: bodyOf(unit.id),
  formations: formationsFor(unit),
  formation: unit.formation,
  ghost: ({ pose, formation }, frame, tongue) =>
    formation && unitBody(seen, unit, frame, tongue, { pose, formation }),
  answer: ({ pose, formation }) => ({ unit: unit.id, formation, pose }),
  inside: (feature) => ({ unit: unit.id, inside: feature }),
  reserve: { unit: unit.id, reserve: true },
  behind: 0,
})

const leaderToSet = (seen: Vf, leader: Leader): Setting => ({
  body: leaderBody(leader.id),
  formations: [],
  formation: null,
  ghost: ({ pose }, frame, tongue) => leaderBodyOf(seen, leader, frame, tongue, pose),
  answer: ({ pose: { x, y } }) => ({ leader: leader.id, at: { x, y } }),
  inside: (feature) => ({ leader: leader.id, inside: feature }),
  reserve: null,
  behind: halfBase(seen),
})

/** Where the hand begins: as near to the middle of the deployment area as there is room. */
export function firstStand(
  seen: Vf,
  side: Side,
  formation: Formation | null,
  proposals: readonly Deploy[],
): Stand {
  const { left, top, right, bottom } = zoneOf(seen, side)
  const middle = { x: Math.round((left + right) / 2), y: Math.round((top + bottom) / 2) }
  const facing = LOOKS[settingOf(seen).edges?.[side] ?? 'bottom']
  const stands = proposals.flatMap((place): readonly Stand[] => {
    if ('pose' in place) return [{ pose: place.pose, formation: place.formation }]
    return 'at' in place ? [{ pose: { ...place.at, facing }, formation: null }] : []
  })
  const far = ({ pose }: Stand): number => Math.hypot(pose.x - middle.x, pose.y - middle.y)
  const [nearest] = stands.toSorted((a, b) => far(a) - far(b))
  return nearest ?? { pose: { ...middle, facing }, formation }
}

function zoneShown(seen: Vf, side: Side, frame: Frame, { text }: Tongue): readonly Wash[] {
  const { left, top, right, bottom } = zoneOf(seen, side)
  const corners = [
    { x: left, y: top },
    { x: right, y: top },
    { x: right, y: bottom },
    { x: left, y: bottom },
  ]
  const outline = corners.map((corner) => frame.point(corner))
  return [{ outline, tone: 'zone', label: text.control.zone }]
}

/** So many places are looked at before the first is proposed. */
const SOME = 12

function SetUpOne(props: ControlProps<Vf> & Setting) {
  const { seen, ask, language, table, judge, candidates, give } = props
  const tongue = speaking(language)
  const w = tongue.text.control
  const side = sideAsked(seen, ask)
  const frame = useMemo(() => frameFor(seen, side), [seen, side])
  const [stand, setStand] = useState<Stand>(() =>
    firstStand(seen, side, props.formation, candidates(SOME) as unknown as readonly Deploy[]),
  )
  /** Something else than a place: held back, or inside a feature. */
  const [other, setOther] = useState<Json | null>(null)
  const answer = other ?? props.answer(stand)
  const refusal = useMemo(() => judge(answer), [stand, other, seen, ask])
  const put = (next: Stand): void => {
    setOther(null)
    setStand(next)
  }
  const goTo = (at: Point): void => {
    const { x, y } = frame.point(at)
    put({ ...stand, pose: { ...stand.pose, x: Math.round(x), y: Math.round(y) } })
  }
  const step = ({ ahead, right, turn }: Step): void => {
    const to = posed(stand.pose, right * INCH, -ahead * INCH)
    put({ ...stand, pose: { ...to, facing: turnedBy(stand.pose.facing, turn) } })
  }
  const shown = useMemo(() => {
    const ghost = other === null ? props.ghost(stand, frame, tongue) : null
    return {
      ghosts: ghost ? [ghost] : [],
      movable: [props.body],
      washes: zoneShown(seen, side, frame, tongue),
      lines: linesOf(refusal, frame, tongue),
    }
  }, [stand, other, refusal, frame, tongue])
  useHand(table, shown, {
    // A pick of somebody who stands there already shows his card.
    pick: (thing) => 'body' in thing && (table.selected.value = thing.body),
    ground: goTo,
    drag: (_body, { x, y }) => goTo({ x, y: y + props.behind }),
    key(key) {
      const found = STEPS[key]
      if (found) step(found)
      return found !== undefined
    },
  })
  const others = useMemo(
    () =>
      [
        ...placesWith(seen.terrain, 'defendable').map(({ id }) => ({
          answer: props.inside(id),
          label: tongue.text.capital(tongue.text.choice.into(tongue.place(seen, id))),
        })),
        ...(props.reserve === null
          ? []
          : [{ answer: props.reserve, label: tongue.text.choice.reserve }]),
      ].filter((one) => judge(one.answer) === null),
    [seen, ask, tongue],
  )
  const chosen = others.find((one) => one.answer === other)
  return (
    <div class="control place-control">
      <p class="soft">
        {stand.formation ? w.hint : w.hintPlace}{' '}
        <span class="keys-hint">{stand.formation ? w.hintKeys : w.hintPlaceKeys}</span>
      </p>
      {props.formations.length > 1 && (
        <label class="setting">
          <span>{w.form}</span>
          <select
            value={JSON.stringify(stand.formation)}
            onChange={({ currentTarget }) =>
              put({ ...stand, formation: JSON.parse(currentTarget.value) as Formation })
            }
          >
            {props.formations.map((one) => (
              <option key={JSON.stringify(one)} value={JSON.stringify(one)}>
                {tongue.nouns.formed(one)}
              </option>
            ))}
          </select>
        </label>
      )}
      <Pad words={w} turns={stand.formation !== null} step={step} />
      {others.length > 0 && (
        <ul class="subjects">
          {others.map((one) => (
            <li key={one.label}>
              <button
                type="button"
                aria-pressed={one === chosen}
                onClick={() => setOther(one.answer)}
              >
                {one.label}
              </button>
            </li>
          ))}
        </ul>
      )}
      <div class="commit">
        <Refused refusal={refusal} tongue={tongue} />
        <button
          type="button"
          class="do-it"
          disabled={refusal !== null}
          onClick={() => give(answer)}
        >
          {chosen?.label ?? w.here}
        </button>
      </div>
    </div>
  )
}
