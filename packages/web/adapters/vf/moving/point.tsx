import { INCH, type Point } from '@grognard/geometry'
import type { Json } from '@grognard/kernel'
import { basesOf, type Vf } from '@grognard/rules-vf/computing'
import type { Body, Handle } from '@grognard/table'
import { useState } from 'preact/hooks'
import type { ControlProps } from '../../adapter.ts'
import { leaderBodyOf } from '../bodies.ts'
import { choicesFor } from '../choices/index.ts'
import { frameFor, type Frame } from '../frame.ts'
import { leaderBody } from '../ids.ts'
import { sideAsked } from '../prompt.ts'
import { speaking, type Tongue } from '../tongue.ts'
import { Refused } from './refused.tsx'
import { linesOf } from './show.ts'
import { useHand } from './use-hand.ts'

type Marks = { readonly ghosts: readonly Body[]; readonly handles: readonly Handle[] }

type Kind = {
  readonly answer: (at: Point) => Json
  /** What is being placed, where it would be. */
  readonly shown: (
    seen: Vf,
    ask: ControlProps<Vf>['ask'],
    at: Point,
    frame: Frame,
    tongue: Tongue,
  ) => Marks
  /** From where a hand begins to push it. */
  readonly from: (seen: Vf, ask: ControlProps<Vf>['ask']) => Point
}

const leaderAsked = (seen: Vf, ask: ControlProps<Vf>['ask']) =>
  seen.leaders[(ask.args as { readonly leader: number }).leader]

/** A leader's front is half a base before his middle. */
export const halfBase = ({ options }: Vf): number => basesOf(options).leader / 2

const middle = ({ terrain }: Vf): Point => ({
  x: Math.round(terrain.width / 2),
  y: Math.round(terrain.height / 2),
})

const riding: Omit<Kind, 'answer'> = {
  shown(seen, ask, at, frame, tongue) {
    const leader = leaderAsked(seen, ask)
    const ghost = leader && leaderBodyOf(seen, leader, frame, tongue, at)
    return { ghosts: ghost ? [ghost] : [], handles: [] }
  },
  from: (seen, ask) => leaderAsked(seen, ask)?.at ?? middle(seen),
}

const marking: Omit<Kind, 'answer'> = {
  shown(_seen, _ask, at, frame) {
    const { x, y } = frame.point(at)
    return { ghosts: [], handles: [{ id: 'place', x, y, facing: null, label: '' }] }
  },
  from: middle,
}

/** Something that is put at one place: where a leader rides, where an objective lies. */
const placing = (kind: Kind) =>
  function PlacePoint({ seen, ask, language, table, judge, give }: ControlProps<Vf>) {
    const tongue = speaking(language)
    const w = tongue.text.control
    const side = sideAsked(seen, ask)
    const frame = frameFor(seen, side)
    const [at, setAt] = useState<Point | null>(null)
    const answer = at && kind.answer(at)
    const refusal = answer === null ? null : judge(answer)
    const marks = at ? kind.shown(seen, ask, at, frame, tongue) : { ghosts: [], handles: [] }
    const put = ({ x, y }: Point): void => setAt({ x: Math.round(x), y: Math.round(y) })
    const nudge = (right: number, down: number): void => {
      const from = at ?? kind.from(seen, ask)
      const turned = frame.isTurned ? -1 : 1
      put({ x: from.x + turned * right * INCH, y: from.y + turned * down * INCH })
    }
    const leader = leaderAsked(seen, ask)
    const movable = leader ? [leaderBody(leader.id)] : []
    useHand(
      table,
      { ...marks, movable, lines: linesOf(refusal, frame, tongue) },
      {
        ground: (there) => put(frame.point(there)),
        drag: (_body, { x, y }) => put(frame.point({ x, y: y + halfBase(seen) })),
        key(key) {
          const step = { w: [0, -0.5], x: [0, 0.5], a: [-0.5, 0], d: [0.5, 0] }[key]
          if (step) nudge(step[0] ?? 0, step[1] ?? 0)
          return step !== undefined
        },
      },
    )
    const choices = choicesFor(seen, ask, language, side) ?? []
    return (
      <div class="control place-control">
        <p class="soft">{w.hintPlace}</p>
        <div class="row">
          {(
            [
              [w.up, 0, -1],
              [w.down, 0, 1],
              [w.left, -1, 0],
              [w.right, 1, 0],
            ] as const
          ).map(([label, right, down]) => (
            <button key={label} type="button" onClick={() => nudge(right, down)}>
              {label}
            </button>
          ))}
        </div>
        <div class="commit">
          <Refused refusal={refusal} tongue={tongue} />
          <button
            type="button"
            class="do-it"
            disabled={answer === null || refusal !== null}
            onClick={() => answer !== null && give(answer)}
          >
            {w.here}
          </button>
        </div>
        <fieldset>
          <legend>{w.proposals}</legend>
          <ul>
            {choices.map((choice, i) => (
              <li key={i}>
                <button type="button" onClick={() => pickChoice(choice.answer, setAt, give)}>
                  {choice.label}
                </button>
              </li>
            ))}
          </ul>
        </fieldset>
      </div>
    )
  }

/** A place that is proposed is shown first; anything else is an answer. */
function pickChoice(answer: Json, show: (at: Point) => void, give: (answer: Json) => void): void {
  const at = placeIn(answer)
  if (at) show(at)
  else give(answer)
}

function placeIn(answer: Json): Point | null {
  if (answer === null || typeof answer !== 'object' || Array.isArray(answer)) return null
  const { at, x, y } = answer as { at?: Json; x?: Json; y?: Json }
  if (at !== undefined) return placeIn(at)
  return typeof x === 'number' && typeof y === 'number' ? { x, y } : null
}

export const RideLeader = placing({ ...riding, answer: (at) => ({ at }) })
export const PlaceRidden = placing({ ...riding, answer: (at) => at })
export const PlaceObjective = placing({ ...marking, answer: (at) => at })
