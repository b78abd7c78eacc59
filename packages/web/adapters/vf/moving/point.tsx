import { INCH, type Point } from '@grognard/geometry'
import type { Json } from '@grognard/kernel'
import { arrivalsOf, basesOf, type Side, type Vf } from '@grognard/rules-vf/functions'
import type { Emphasis } from '@grognard/table'
import { useEffect, useMemo, useState } from 'preact/hooks'
import type { Choice, ControlProps } from '../../adapter.ts'
import { leaderBodyOf } from '../bodies.ts'
import { choicesFor } from '../choices/index.ts'
import { frameFor, type Frame } from '../frame.ts'
import { leaderBody } from '../ids.ts'
import { sideAsked } from '../prompt.ts'
import { wordingIn, type Wording } from '../wording.ts'
import { Pad } from './pad.tsx'
import { Refused } from './refused.tsx'
import { linesOf } from './show.ts'
import { STEPS, type Step } from './steps.ts'
import { useHand } from './use-hand.ts'

type Ask = ControlProps<Vf>['ask']

type Kind = {
  readonly answer: (at: Point) => Json
  /** What is being placed, where it would be. */
  readonly shown: (
    seen: Vf,
    ask: Ask,
    at: Point,
    frame: Frame,
    wording: Wording,
  ) => Partial<Emphasis>
  /** From where a hand begins to push it. */
  readonly from: (seen: Vf, ask: Ask) => Point
}

const leaderAsked = (seen: Vf, ask: Ask) =>
  seen.leaders[(ask.args as { readonly leader: number }).leader]

/** A leader's front is half a base before his middle. */
export const halfBase = ({ options }: Vf): number => basesOf(options).leader / 2

const middle = ({ terrain }: Vf): Point => ({
  x: Math.round(terrain.width / 2),
  y: Math.round(terrain.height / 2),
})

const riding: Omit<Kind, 'answer'> = {
  shown(seen, ask, at, frame, wording) {
    const leader = leaderAsked(seen, ask)
    const ghost = leader && leaderBodyOf(seen, leader, frame, wording, at)
    const from = leader?.at
    const far = from ? Math.hypot(at.x - from.x, at.y - from.y) / INCH : 0
    return {
      ghosts: ghost ? [ghost] : [],
      trails: from
        ? [
            {
              points: [frame.point(from), frame.point(at)],
              label: wording.text.inches(far),
              barred: false,
            },
          ]
        : [],
    }
  },
  from: (seen, ask) => leaderAsked(seen, ask)?.at ?? ownEdge(seen, sideAsked(seen, ask)),
}

/** Where reinforcements come on, and their leaders with them. (11.0) */
function ownEdge(seen: Vf, side: Side): Point {
  const { x, y } = middle(seen)
  const { width, height } = seen.terrain
  switch (arrivalsOf(seen, side)?.edge) {
    case 'left':
      return { x: 0, y }
    case 'right':
      return { x: width, y }
    case 'top':
      return { x, y: 0 }
    case 'bottom':
    case undefined:
      return { x, y: height }
  }
}

const marking: Omit<Kind, 'answer'> = {
  shown(_seen, _ask, at, frame, wording) {
    const { x, y } = frame.point(at)
    const label = wording.text.control.here
    return { handles: [{ id: 'place', x, y, facing: null, label }] }
  },
  from: middle,
}

/** Something that is put at one place: where a leader rides, where an objective lies. */
const placing = (kind: Kind) =>
  function PlacePoint({ seen, ask, language, table, judge, give }: ControlProps<Vf>) {
    const wording = wordingIn(language)
    const w = wording.text.control
    const side = sideAsked(seen, ask)
    const frame = useMemo(() => frameFor(seen, side), [seen, side])
    const [at, setAt] = useState<Point | null>(null)
    const [chosen, setChosen] = useState<Choice | null>(null)
    const answer = at ? kind.answer(at) : chosen?.answer
    const refusal = useMemo(
      () => (answer === undefined ? null : judge(answer)),
      [at, chosen, seen, ask],
    )
    const put = ({ x, y }: Point): void => {
      setChosen(null)
      setAt({ x: Math.round(x), y: Math.round(y) })
    }
    const step = ({ ahead, right }: Step): void => {
      const from = at ?? kind.from(seen, ask)
      const by = frame.isTurned ? -INCH : INCH
      put({ x: from.x + by * right, y: from.y - by * ahead })
    }
    const leader = leaderAsked(seen, ask)
    const body = leader && leaderBody(leader.id)
    useEffect(() => {
      if (body !== undefined) table.selected.value = body
    }, [body])
    const shown = useMemo(() => {
      const bodies = body === undefined ? [] : [body]
      return {
        ...(at && kind.shown(seen, ask, at, frame, wording)),
        able: bodies,
        movable: bodies,
        lines: linesOf(refusal, frame, wording),
      }
    }, [at, body, refusal, frame, wording])
    useHand(table, shown, {
      pick: (thing) => 'body' in thing && (table.selected.value = thing.body),
      ground: (there) => put(frame.point(there)),
      drag: (_body, { x, y }) => put(frame.point({ x, y: y + halfBase(seen) })),
      key(key) {
        const found = STEPS[key]
        if (found) step(found)
        return found !== undefined
      },
    })
    const choices = useMemo(
      () => choicesFor(seen, ask, language, side) ?? [],
      [seen, ask, language, side],
    )
    const pick = (choice: Choice): void => {
      setChosen(choice)
      setAt(placeIn(choice.answer))
    }
    return (
      <div class="control place-control">
        <p class="soft">
          {leader ? w.hintPlace : w.hintTap} <span class="keys-hint">{w.hintPlaceKeys}</span>
        </p>
        <div class="pad-and-legs">
          <Pad words={w} turns={false} step={step} />
          <Offered choices={choices.filter(isElsewhere)} {...{ chosen, pick }} />
        </div>
        <fieldset>
          <legend>{w.proposals}</legend>
          <Offered choices={choices.filter((one) => !isElsewhere(one))} {...{ chosen, pick }} />
        </fieldset>
        <div class="commit">
          <Refused refusal={refusal} wording={wording} of={{ seen, ask, answer }} />
          <button
            type="button"
            class="do-it"
            disabled={answer === undefined || refusal !== null}
            onClick={() => answer !== undefined && give(answer)}
          >
            {chosen?.label ?? w.here}
          </button>
        </div>
      </div>
    )
  }

/** Something else than a place on the table: to stay, to ride into a village. */
const isElsewhere = ({ answer }: Choice): boolean => placeIn(answer) === null

type OfferedProps = {
  readonly choices: readonly Choice[]
  readonly chosen: Choice | null
  readonly pick: (choice: Choice) => void
}

const Offered = ({ choices, chosen, pick }: OfferedProps) => (
  <ul class="legs">
    {choices.map((choice) => (
      <li key={choice.label}>
        <button type="button" aria-pressed={choice === chosen} onClick={() => pick(choice)}>
          {choice.label}
        </button>
      </li>
    ))}
  </ul>
)

/** The place that an answer names; null where it names none. */
function placeIn(answer: Json): Point | null {
  if (answer === null || typeof answer !== 'object' || Array.isArray(answer)) return null
  const { at, x, y } = answer as { at?: Json; x?: Json; y?: Json }
  if (at !== undefined) return placeIn(at)
  return typeof x === 'number' && typeof y === 'number' ? { x, y } : null
}

export const RideLeader = placing({ ...riding, answer: (at) => ({ at }) })
export const PlaceRidden = placing({ ...riding, answer: (at) => at })
export const PlaceObjective = placing({ ...marking, answer: (at) => at })
