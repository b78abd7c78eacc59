import { FULL_TURN, INCH, posed, type Pose } from '@grognard/geometry'
import type { Json } from '@grognard/kernel'
import {
  formationsFor,
  leaderToPlace,
  placesWith,
  settingOf,
  LOOKS,
  waiting,
  zoneOf,
  type Formation,
  type Leader,
  type Side,
  type Unit,
  type Vf,
} from '@grognard/rules-vf/computing'
import { useState } from 'preact/hooks'
import type { ControlProps } from '../../adapter.ts'
import { leaderBodyOf, unitBody } from '../bodies.ts'
import { frameFor, type Frame } from '../frame.ts'
import { bodyOf, leaderBody } from '../ids.ts'
import { sideAsked } from '../prompt.ts'
import { speaking, type Tongue } from '../tongue.ts'
import { halfBase } from './point.tsx'
import { Refused } from './refused.tsx'
import { linesOf } from './show.ts'
import { useHand } from './use-hand.ts'

type Args = { readonly side: Side; readonly brigade: number | null }

const EIGHTH = FULL_TURN / 8

/** Sets up a brigade: each unit in turn, then its leader. */
export function SetUp(props: ControlProps<Vf>) {
  const { seen, ask } = props
  const args = ask.args as Args
  const [unit] = waiting(seen, args.brigade)
  const leader = leaderToPlace(seen, args)
  return unit ? (
    <SetUpUnit key={unit.id} {...props} unit={unit} />
  ) : leader ? (
    <SetUpLeader key={`leader ${leader.id}`} {...props} leader={leader} />
  ) : null
}

/** Where the hand begins: the middle of the deployment area, looking at the enemy. */
function firstPose(seen: Vf, side: Side): Pose {
  const { left, top, right, bottom } = zoneOf(seen, side)
  const edge = settingOf(seen).edges?.[side] ?? 'bottom'
  return {
    x: Math.round((left + right) / 2),
    y: Math.round((top + bottom) / 2),
    facing: LOOKS[edge],
  }
}

const zoneShown = (seen: Vf, side: Side, frame: Frame, tongue: Tongue) => {
  const { left, top, right, bottom } = zoneOf(seen, side)
  const corners = [
    { x: left, y: top },
    { x: right, y: top },
    { x: right, y: bottom },
    { x: left, y: bottom },
  ]
  const outline = corners.map((corner) => frame.point(corner))
  return [{ outline, tone: 'zone', label: tongue.text.control.zone } as const]
}

function SetUpUnit({
  seen,
  ask,
  language,
  table,
  judge,
  give,
  unit,
}: ControlProps<Vf> & { readonly unit: Unit }) {
  const tongue = speaking(language)
  const w = tongue.text.control
  const side = sideAsked(seen, ask)
  const frame = frameFor(seen, side)
  const [formation, setFormation] = useState<Formation>(unit.formation)
  const [pose, setPose] = useState<Pose>(() => firstPose(seen, side))
  const answer = { unit: unit.id, formation, pose } as unknown as Json
  const refusal = judge(answer)
  const ghost = unitBody(seen, unit, frame, tongue, { pose, formation })
  const go = (ahead: number, right: number): void =>
    setPose(posed(pose, right * INCH, -ahead * INCH))
  const turn = (by: number): void =>
    setPose({ ...pose, facing: (((pose.facing + by) % FULL_TURN) + FULL_TURN) % FULL_TURN })
  useHand(
    table,
    {
      ghosts: ghost ? [ghost] : [],
      movable: [bodyOf(unit.id)],
      washes: zoneShown(seen, side, frame, tongue),
      lines: linesOf(refusal, frame, tongue),
    },
    {
      ground: (at) => setPose({ ...pose, ...frame.point(at) }),
      drag: (_body, front) => setPose({ ...pose, ...frame.point(front) }),
      key(key) {
        const step = KEYS[key]
        if (step) step({ go, turn })
        return step !== undefined
      },
    },
  )
  const inside = placesWith(seen.terrain, 'defendable').filter(
    ({ id }) => judge({ unit: unit.id, inside: id }) === null,
  )
  const reserve = { unit: unit.id, reserve: true }
  const formations = formationsFor(unit)
  return (
    <div class="control place-control">
      <p class="soft">{w.hintDeploy}</p>
      <label class="setting">
        <span>{w.form}</span>
        <select
          value={JSON.stringify(formation)}
          onChange={({ currentTarget }) =>
            setFormation(JSON.parse(currentTarget.value) as Formation)
          }
        >
          {formations.map((one) => (
            <option key={JSON.stringify(one)} value={JSON.stringify(one)}>
              {tongue.nouns.formed(one)}
            </option>
          ))}
        </select>
      </label>
      <div class="row">
        {(
          [
            [w.ahead, () => go(1, 0)],
            [w.aback, () => go(-1, 0)],
            [w.left, () => go(0, -1)],
            [w.right, () => go(0, 1)],
            [w.turnLeft, () => turn(-EIGHTH / 2)],
            [w.turnRight, () => turn(EIGHTH / 2)],
          ] as readonly (readonly [string, () => void])[]
        ).map(([label, act]) => (
          <button key={label} type="button" onClick={act}>
            {label}
          </button>
        ))}
      </div>
      <div class="commit">
        <Refused refusal={refusal} tongue={tongue} />
        <button
          type="button"
          class="do-it"
          disabled={refusal !== null}
          onClick={() => give(answer)}
        >
          {w.here}
        </button>
      </div>
      {inside.map(({ id }) => (
        <button key={id} type="button" onClick={() => give({ unit: unit.id, inside: id })}>
          {tongue.text.capital(tongue.text.choice.into(tongue.place(seen, id)))}
        </button>
      ))}
      {judge(reserve) === null && (
        <button type="button" onClick={() => give(reserve)}>
          {tongue.text.choice.reserve}
        </button>
      )}
    </div>
  )
}

type Hands = {
  readonly go: (ahead: number, right: number) => void
  readonly turn: (by: number) => void
}

const KEYS: { readonly [key: string]: (hands: Hands) => void } = {
  w: ({ go }) => go(0.5, 0),
  x: ({ go }) => go(-0.5, 0),
  a: ({ go }) => go(0, -0.5),
  d: ({ go }) => go(0, 0.5),
  q: ({ turn }) => turn(-EIGHTH / 4),
  e: ({ turn }) => turn(EIGHTH / 4),
  z: ({ turn }) => turn(-2 * EIGHTH),
  c: ({ turn }) => turn(2 * EIGHTH),
  s: ({ turn }) => turn(4 * EIGHTH),
}

function SetUpLeader({
  seen,
  ask,
  language,
  table,
  judge,
  give,
  leader,
}: ControlProps<Vf> & { readonly leader: Leader }) {
  const tongue = speaking(language)
  const w = tongue.text.control
  const side = sideAsked(seen, ask)
  const frame = frameFor(seen, side)
  const [pose, setPose] = useState<Pose>(() => firstPose(seen, side))
  const at = { x: pose.x, y: pose.y }
  const answer = { leader: leader.id, at }
  const refusal = judge(answer)
  const ghost = leaderBodyOf(seen, leader, frame, tongue, at)
  const go = (ahead: number, right: number): void =>
    setPose(posed(pose, right * INCH, -ahead * INCH))
  useHand(
    table,
    {
      ghosts: ghost ? [ghost] : [],
      movable: [leaderBody(leader.id)],
      washes: zoneShown(seen, side, frame, tongue),
      lines: linesOf(refusal, frame, tongue),
    },
    {
      ground: (there) => setPose({ ...pose, ...frame.point(there) }),
      drag: (_body, { x, y }) => setPose({ ...pose, ...frame.point({ x, y: y + halfBase(seen) }) }),
      key(key) {
        const step = KEYS[key]
        if (step) step({ go, turn: () => {} })
        return step !== undefined
      },
    },
  )
  return (
    <div class="control place-control">
      <p class="soft">{w.hintPlace}</p>
      <div class="row">
        {(
          [
            [w.ahead, () => go(1, 0)],
            [w.aback, () => go(-1, 0)],
            [w.left, () => go(0, -1)],
            [w.right, () => go(0, 1)],
          ] as readonly (readonly [string, () => void])[]
        ).map(([label, act]) => (
          <button key={label} type="button" onClick={act}>
            {label}
          </button>
        ))}
      </div>
      <div class="commit">
        <Refused refusal={refusal} tongue={tongue} />
        <button
          type="button"
          class="do-it"
          disabled={refusal !== null}
          onClick={() => give(answer)}
        >
          {w.here}
        </button>
      </div>
    </div>
  )
}
