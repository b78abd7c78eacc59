import type { Adapter } from '@grognard/adapters'
import { ClauseLink, SmallDice } from '@grognard/adapters/parts'
import { scenesOf } from '@grognard/adapters/film'
import type { SideId } from '@grognard/kernel'
import type { Reckoned } from '@grognard/reports/despatch'
import {
  drawPicture,
  NO_EMPHASIS,
  type Body,
  type Emphasis,
  type Play,
  type Point,
  type Scene,
} from '@grognard/table'
import { useEffect, useMemo, useRef } from 'preact/hooks'
import { sentenceOf } from '../battle/report.ts'
import { movedBetween } from '../battle/moved.ts'
import { settings } from '../settings.ts'
import { language } from '../words/index.ts'
import { chanceText } from './luck.tsx'
import type { Looked } from './messages.ts'
import type { Telling } from './telling.ts'
import { despatchPageWords } from './words.ts'

type Props = {
  readonly telling: Telling
  readonly adapter: Adapter
  readonly reckoned: Reckoned | null
  readonly nearest: SideId
  /** The table at the end, shown until the turning point is found. */
  readonly last: Scene | null
}

/** The activity that changed the chance of winning most: its place on the table, its throws. */
export function TurningPointShown({ telling, adapter, reckoned, nearest, last }: Props) {
  const w = despatchPageWords.value
  const looked = telling.looked.value
  const point = reckoned?.turningPoint ?? null
  const isFound = point !== null && looked?.place === point.place
  const scenes = useMemo(
    () => (looked ? filmed(adapter, looked, nearest) : []),
    [looked, language.value, nearest],
  )
  const play = greatest(scenes.map((scene) => scene.play))
  const said = scenes.flatMap(({ says }) => says)
  const clauses = [...new Set(said.flatMap((one) => one.clauses))].slice(0, MOST_CLAUSES)
  return (
    <section class="turning" aria-labelledby="turning-title">
      <h2 id="turning-title">
        {w.turningPoint}
        <small>
          {isFound
            ? [w.inTurn(point.turn), phaseIn(adapter, looked)].filter(Boolean).join(', ')
            : w.atEnd}
        </small>
      </h2>
      <div class="turning-shown">
        {isFound && play ? (
          <Picture scene={play.after} {...shownOf(play)} label={w.mapOf} />
        ) : (
          last && <Picture scene={last} part={null} emphasis={{}} label={w.atEnd} />
        )}
        <div class="turning-said">
          {isFound ? (
            <>
              <p class="prose">
                {said
                  .slice(0, MOST_SAID)
                  .map((one) => sentenceOf(adapter, one))
                  .join(' ')}
              </p>
              {scenes.flatMap((scene) =>
                scene.play.throws.map(({ whose, dice }, i) => (
                  <div key={`${scene.told[0]?.number} ${i}`} class="last-throw">
                    <SmallDice dice={dice} />
                    <span>{whose}</span>
                  </div>
                )),
              )}
              <p class="soft">
                {point.chances
                  ? w.changed(chanceText(point.chances.before), chanceText(point.chances.after))
                  : w.looking}{' '}
                {clauses.map((id) => (
                  <ClauseLink key={id} id={id} />
                ))}
              </p>
            </>
          ) : (
            <p class="soft">
              {telling.opened.value?.isCounted === false ? w.notCounted : w.searching}
            </p>
          )}
        </div>
      </div>
    </section>
  )
}

const MOST_SAID = 4
const MOST_CLAUSES = 3

const filmed = (adapter: Adapter, { before, after, told }: Looked, nearest: SideId) =>
  told.length === 0
    ? []
    : scenesOf(adapter, before, [{ told, seen: after }], language.value, nearest)

function phaseIn(adapter: Adapter, { before }: Looked): string {
  const { phases } = adapter.status(before, language.value)
  return phases.find(({ present }) => present)?.name ?? ''
}

/** The scene in which most is thrown. */
const greatest = (plays: readonly Play[]): Play | null =>
  plays.toSorted((a, b) => diceIn(b) - diceIn(a))[0] ?? null

const diceIn = ({ throws }: Play): number => throws.reduce((sum, { dice }) => sum + dice.length, 0)

type Part = {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** Around whoever takes part, in the form of the frame. */
function shownOf(play: Play): { readonly part: Part; readonly emphasis: Partial<Emphasis> } {
  const { before, after, actors, helpers, targets, routs, marches } = play
  const who = new Set([...actors, ...helpers, ...targets, ...routs, ...marches.map((m) => m.body)])
  const there = [...before.bodies, ...after.bodies].filter(({ id }) => who.has(id))
  const { trails, ghosts } = movedBetween(before, after).shown
  const [actor = null] = actors
  return {
    part: around(there, after),
    emphasis: {
      selected: actor,
      hinted: targets,
      trails,
      ghosts,
    },
  }
}

const ROOM = 4000
const LEAST = 18_000
/** Width to height of the frame. */
const FORM = 404 / 268

function around(bodies: readonly Body[], scene: Scene): Part {
  const points: readonly Point[] =
    bodies.length > 0
      ? bodies.map(({ pose }) => pose)
      : [
          { x: 0, y: 0 },
          { x: scene.width, y: scene.height },
        ]
  const xs = points.map(({ x }) => x)
  const ys = points.map(({ y }) => y)
  const middle = {
    x: (Math.min(...xs) + Math.max(...xs)) / 2,
    y: (Math.min(...ys) + Math.max(...ys)) / 2,
  }
  const wide = Math.max(LEAST, Math.max(...xs) - Math.min(...xs) + 2 * ROOM)
  const high = Math.max(LEAST / FORM, Math.max(...ys) - Math.min(...ys) + 2 * ROOM)
  const half = { x: Math.max(wide, high * FORM) / 2, y: Math.max(high, wide / FORM) / 2 }
  return {
    left: middle.x - half.x,
    right: middle.x + half.x,
    top: middle.y - half.y,
    bottom: middle.y + half.y,
  }
}

type PictureProps = {
  readonly scene: Scene
  readonly part: Part | null
  readonly emphasis: Partial<Emphasis>
  readonly label: string
}

const SHARP = 2

function Picture({ scene, part, emphasis, label }: PictureProps) {
  const place = useRef<HTMLDivElement>(null)
  const { theme } = settings.value
  useEffect(() => {
    const wide = place.current?.clientWidth ?? 404
    if (scene.areas.length + scene.bodies.length === 0) return
    const canvas = drawPicture(scene, {
      theme,
      width: wide * SHARP,
      layout: wide,
      ...(part && { extent: part }),
      emphasis: { ...NO_EMPHASIS, ...emphasis },
    })
    canvas.setAttribute('role', 'img')
    canvas.setAttribute('aria-label', label)
    place.current?.replaceChildren(canvas)
  }, [scene, part?.left, part?.top, theme, language.value])
  return <div class="map" ref={place} />
}
