import { INCH, type Feature } from '@grognard/geometry'
import { randomFrom } from '@grognard/kernel'
import { featuresOf, lawfulBattlefield, limitsOf, type Vf } from '@grognard/rules-vf/functions'
import type { Point } from '@grognard/table'
import { useMemo, useRef, useState } from 'preact/hooks'
import type { ControlProps } from '../../adapter.ts'
import { frameFor } from '../frame.ts'
import { groundOf } from '../ground.ts'
import { sideAsked } from '../prompt.ts'
import {
  bentHand,
  countOf,
  draftOf,
  heldIn,
  middleOfHeld,
  movedHand,
  putCrossing,
  putDown,
  removedHand,
  sizedHand,
  thingAt,
  turnedHand,
  type Draft,
} from '../terrain/draft.ts'
import { PIECES, type PieceKind } from '../terrain/pieces.ts'
import { gripOf, handShown, holdIn, named, thingsIn, TURN_GRIP } from '../terrain/show.ts'
import { wordingIn } from '../wording.ts'
import { Pad } from './pad.tsx'
import { Refused } from './refused.tsx'
import { STEPS, type Step } from './steps.ts'
import { useHand } from './use-hand.ts'

/** So far from a line or a crossing a tap still means it. */
const REACH = 1.2 * INCH
const LARGER = 1.1

/** The defender's battlefield: put down by hand, or proposed and changed. (A3.1) */
export function Battlefield({ seen, ask, language, table, judge, give }: ControlProps<Vf>) {
  const wording = wordingIn(language)
  const w = wording.text.terrain
  const { terrain } = seen
  const side = sideAsked(seen, ask)
  const frame = useMemo(() => frameFor(seen, side), [seen, side])
  const [map, setMap] = useState(1)
  const [draft, setDraft] = useState<Draft>(() => draftOf(generated(seen, 1)))
  /** What is being dragged is drawn as an outline; the ground is drawn anew when it lies still. */
  const [dragged, setDragged] = useState<Draft | null>(null)
  const now = dragged ?? draft
  /** The way to the grip by which it is turned, kept while it is in hand. */
  const grip = useRef(0)
  const held = heldIn(now)
  const answer = useMemo(
    () => featuresOf({ ...terrain, features: now.features }),
    [terrain, now.features],
  )
  const refusal = useMemo(() => named(judge(answer), now, wording), [answer, wording])
  const change = (make: (from: Draft) => Draft | null): void => {
    setDragged(null)
    setDraft((from) => make(from) ?? from)
  }
  const take = (id: string | null): void => {
    grip.current = 0
    change((from) => ({ ...from, held: id }))
  }
  const propose = (next: number): void => {
    setMap(next)
    change(() => draftOf(generated(seen, next)))
  }
  const step = ({ ahead, right, turn }: Step): void =>
    change((from) => {
      const it = heldIn(from)
      if (!it) return null
      if (turn !== 0) return turnedHand(from, turn, terrain)
      const at = middleOfHeld(it)
      const by = frame.isTurned ? -INCH : INCH
      return movedHand(from, { x: at.x + by * right, y: at.y - by * ahead }, terrain)
    })
  const pull = (id: string, at: Point, done: boolean): void => {
    const to = frame.point(at)
    const hold = holdIn(id)
    const it = heldIn(draft)
    if (!it) return
    let next: Draft
    if (id === TURN_GRIP) {
      const middle = middleOfHeld(it)
      const turn = gripOf(middle, to)
      next = turnedHand(draft, turn - grip.current, terrain)
      if (done) grip.current = turn
    } else next = hold === null ? movedHand(draft, to, terrain) : bentHand(draft, hold, to, terrain)
    if (done) change(() => next)
    else setDragged(next)
  }
  const ground = useMemo(
    () => groundOf({ ...seen, terrain: { ...terrain, features: draft.features } }, frame, wording),
    [seen, draft.features, frame, wording],
  )
  const shown = useMemo(
    () => ({ ground, ...handShown(now, grip.current, frame, wording) }),
    [ground, now, frame, wording],
  )
  useHand(table, shown, {
    // A grip that is only touched stays where it is.
    pick: () => {},
    ground(at) {
      const to = frame.point(at)
      const there = thingAt(draft, to, REACH)
      if (there !== null && there !== draft.held) take(there)
      else if (there === null && draft.held !== null) change((from) => movedHand(from, to, terrain))
      else take(null)
    },
    drag: pull,
    key(key) {
      const found = STEPS[key]
      if (key === 'escape' && draft.held !== null) take(null)
      else if (key === 'backspace' && draft.held !== null) change(removedHand)
      else if (key === 'k') change((from) => sizedHand(from, LARGER, terrain))
      else if (key === 'j') change((from) => sizedHand(from, 1 / LARGER, terrain))
      else if (found && draft.held !== null) step(found)
      else return false
      return true
    },
  })
  const limits = limitsOf(terrain)
  return (
    <div class="control terrain-control">
      <fieldset>
        <legend>{w.proposal(map)}</legend>
        <div class="row">
          <button type="button" disabled={map === 1} onClick={() => propose(map - 1)}>
            {w.before}
          </button>
          <button type="button" onClick={() => propose(map + 1)}>
            {w.another}
          </button>
          <button type="button" onClick={() => change(() => draftOf([]))}>
            {w.clear}
          </button>
        </div>
      </fieldset>
      <fieldset>
        <legend>{w.palette}</legend>
        <ul class="subjects palette">
          {[...PIECES, 'bridge' as const, 'ford' as const].map((kind) => (
            <li key={kind}>
              <button
                type="button"
                disabled={isCrossing(kind) && putCrossing(draft, kind) === null}
                onClick={() => {
                  grip.current = 0
                  change((from) =>
                    isCrossing(kind) ? putCrossing(from, kind) : putDown(from, kind, terrain),
                  )
                }}
              >
                {w.pieces[kind]} <small>{countOf(draft, kind)}</small>
              </button>
            </li>
          ))}
        </ul>
        <p class="soft">{w.limits(limits.village, limits.wood)}</p>
      </fieldset>
      {draft.features.length > 0 && (
        <label class="setting">
          <span>{w.inHand}</span>
          <select
            value={draft.held ?? ''}
            onChange={({ currentTarget }) => take(currentTarget.value || null)}
          >
            <option value="">{w.nothing}</option>
            {thingsIn(draft, wording).map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
      )}
      {held && (
        <>
          <p class="soft">
            {w.hint} <span class="keys-hint">{w.hintKeys}</span>
          </p>
          <div class="pad-and-legs">
            <Pad
              words={{ ...wording.text.control, ahead: w.up, aback: w.down }}
              turns={held.crossing === null}
              step={step}
            />
            <div class="legs">
              {held.crossing === null && (
                <>
                  <button
                    type="button"
                    onClick={() => change((from) => sizedHand(from, LARGER, terrain))}
                  >
                    {w.larger}
                  </button>
                  <button
                    type="button"
                    onClick={() => change((from) => sizedHand(from, 1 / LARGER, terrain))}
                  >
                    {w.smaller}
                  </button>
                </>
              )}
              <button type="button" onClick={() => change(removedHand)}>
                {w.remove}
              </button>
            </div>
          </div>
        </>
      )}
      <div class="commit">
        <Refused refusal={refusal} wording={wording} />
        <button
          type="button"
          class="do-it"
          disabled={refusal !== null}
          onClick={() => give(answer)}
        >
          {wording.text.choice.terrain}
        </button>
      </div>
    </div>
  )
}

const isCrossing = (kind: PieceKind | 'bridge' | 'ford'): kind is 'bridge' | 'ford' =>
  kind === 'bridge' || kind === 'ford'

const generated = (seen: Vf, map: number): readonly Feature[] =>
  lawfulBattlefield(randomFrom(`map ${map}`), seen.terrain).features
