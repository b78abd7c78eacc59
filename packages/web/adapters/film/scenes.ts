// How a story becomes the scenes of a film, for every rulebook. What belongs together and what is
// shown of it, the rulebook's own filming says; whoever stands otherwise afterwards is found here.

import type { SideId, Told } from '@grognard/kernel'
import {
  marksIn,
  middleOfBody,
  NOTHING_SHOWN,
  type Fallen,
  type Play,
  type Scene,
  type Shows,
} from '@grognard/table'
import type { Language } from '@grognard/toolkit'
import type { Adapter, Filming } from '../adapter.ts'

/** What was told at one moment of a battle, and how the battle was seen then. */
export type FilmStep<Seen = unknown> = { readonly told: readonly Told[]; readonly seen: Seen }

/** What was told, what the table shows of it, and how the battle was seen afterwards. */
export type MadeScene<Seen = unknown> = {
  readonly told: readonly Told[]
  /** Those of them that are said in words while it is shown. */
  readonly says: readonly Told[]
  readonly play: Play
  /** Before it, and afterwards. */
  readonly before: Seen
  readonly seen: Seen
}

type Filmed<Seen> = Pick<Adapter<Seen>, 'scene' | 'about'> & { readonly film?: Filming<Seen> }

/** Without a filming of its own a rulebook's things are shown one by one, with whom they speak of. */
const plainly = <Seen>({ about }: Pick<Adapter<Seen>, 'about'>): Filming<Seen> => ({
  begins: () => true,
  shows: ({ told, before }) => ({ actors: told.flatMap((one) => about(before, one)) }),
  changes: about,
  says: (told) => told,
})

/** The scenes of what was told since a battle was seen like this. */
export function scenesOf<Seen>(
  adapter: Filmed<Seen>,
  first: Seen,
  steps: readonly FilmStep<Seen>[],
  language: Language,
  nearest: SideId,
  alreadyFallen: readonly Fallen[] = [],
): readonly MadeScene<Seen>[] {
  const filming = adapter.film ?? plainly(adapter)
  const drawn = drawnOnce(adapter, language, nearest)
  const scenes: MadeScene<Seen>[] = []
  let now = drawn(first)
  let state = first
  const fallen = [...alreadyFallen]
  const cuts = cut(filming, steps)
  for (const [i, told] of cuts.entries()) {
    const [from, to] = [told[0], told.at(-1)].map((one) => stepOf(steps, one as Told))
    const before = from === 0 ? first : (steps[(from as number) - 1]?.seen ?? first)
    const after = steps[to as number]?.seen ?? first
    const next = cuts[i + 1]?.[0]
    const isWhole = next === undefined || stepOf(steps, next) > (to as number)
    const changed = told.flatMap((one) => filming.changes(after, one))
    const shows = {
      ...NOTHING_SHOWN,
      ...filming.shows({ told, before, after }, language, nearest),
    }
    state = isWhole ? after : (filming.between?.(state, after, changed, shows.routs) ?? state)
    const then =
      isWhole || filming.between ? drawn(state) : partly(now, drawn(after), changed, shows.routs)
    const marks = marksIn(then, [...fallen])
    const play = { before: now, after: then, fallen: marks, ...onTable(shows, now, then) }
    scenes.push({ told, says: filming.says(told), play, before, seen: after })
    fallen.push(...fallenIn(play))
    now = then
  }
  return scenes
}

type Drawn = { readonly by: string; readonly scene: Scene }
const drawnBefore = new WeakMap<object, Drawn>()

/** A moment that several scenes share is drawn once, and is the same object for all who show it. */
export const drawnOnce =
  <Seen>(
    adapter: Pick<Adapter<Seen>, 'scene'>,
    language: Language,
    nearest: SideId,
  ): ((seen: Seen) => Scene) =>
  (seen) => {
    if (typeof seen !== 'object' || seen === null) return adapter.scene(seen, language, nearest)
    const by = `${language} ${nearest}`
    const known = drawnBefore.get(seen)
    if (known?.by === by) return known.scene
    const scene = adapter.scene(seen, language, nearest)
    drawnBefore.set(seen, { by, scene })
    return scene
  }

/** What was told, scene by scene. */
function cut<Seen>(
  filming: Filming<Seen>,
  steps: readonly FilmStep<Seen>[],
): readonly (readonly Told[])[] {
  const scenes: Told[][] = []
  for (const told of steps.flatMap((step) => step.told)) {
    const last = scenes.at(-1)
    if (last === undefined || filming.begins(told, last)) scenes.push([told])
    else last.push(told)
  }
  return scenes
}

const stepOf = (steps: readonly FilmStep[], { number }: Told): number =>
  steps.findIndex(({ told }) => told.some((one) => one.number === number))

/** Of one moment at which much was told: only what some of it has changed, and who is gone by it. */
function partly(
  before: Scene,
  after: Scene,
  changed: readonly string[],
  gone: readonly string[],
): Scene {
  const then = new Map(after.bodies.map((body) => [body.id, body]))
  const stood = new Set(before.bodies.map(({ id }) => id))
  return {
    ...before,
    bodies: [
      ...before.bodies.flatMap((body) =>
        gone.includes(body.id) ? [] : (changed.includes(body.id) && then.get(body.id)) || body,
      ),
      ...after.bodies.filter(({ id }) => changed.includes(id) && !stood.has(id)),
    ],
  }
}

/** Whoever is not on the table cannot be shown there. */
function onTable(shows: Shows, before: Scene, after: Scene): Shows {
  const bodies = new Set([...before.bodies, ...after.bodies].map(({ id }) => id))
  const there = new Set(before.bodies.map(({ id }) => id))
  const left = new Set(after.bodies.map(({ id }) => id))
  const has = (id: string): boolean => bodies.has(id)
  return {
    ...shows,
    actors: [...new Set(shows.actors)].filter(has),
    helpers: shows.helpers.filter(has),
    targets: shows.targets.filter(has),
    marches: shows.marches.filter(({ body, way }) => has(body) && way.length > 1),
    volleys: shows.volleys.filter(({ from, to }) => has(from) && has(to)),
    throws: shows.throws,
    routs: shows.routs.filter((id) => there.has(id) && !left.has(id)),
  }
}

/** Who of those on the table breaks and runs, and where he stood. */
export const fallenIn = ({ before, routs }: Pick<Play, 'before' | 'routs'>): readonly Fallen[] =>
  before.bodies
    .filter(({ id }) => routs.includes(id))
    .map((body) => ({ id: body.id, name: body.name, at: middleOfBody(body) }))
