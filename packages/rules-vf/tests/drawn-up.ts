// Positions for tests, in inches: x to the right, y down the page, 0 degrees looks up the page.
// Red looks up the page and blue down, unless a test says otherwise. Units are numbered through:
// red's brigade by brigade, then blue's; leaders likewise, the army's after those of its brigades.

import {
  textOfTerrain,
  type Crossing,
  type Feature,
  type Line,
  type Pose,
} from '@grognard/geometry'
import type { Json, JsonObject } from '@grognard/kernel'
import { answering, type Answering } from '@grognard/testkit'
import type { Explained } from '@grognard/toolkit'
import type { Attack } from '../attack.ts'
import { unitOf, type Phase, type Rank, type Side, type Unit, type Vf } from '../battle.ts'
import type { GivenUnit, Position } from '../position.ts'
import { rulebook } from './edition.ts'

export const inches = (n: number): number => Math.round(n * 1000)
export const degrees = (n: number): number =>
  Math.round(((((n % 360) + 360) % 360) * 65_536) / 360) % 65_536

export const poseAt = (x: number, y: number, facing = 0): Pose => ({
  x: inches(x),
  y: inches(y),
  facing: degrees(facing),
})

type More = Partial<GivenUnit>

/** A unit of a row of an army sheet, at a place in inches, looking so many degrees clockwise. */
export const unit = (
  profile: string,
  x: number,
  y: number,
  facing: number,
  more: More = {},
): GivenUnit => ({ name: profile, profile, pose: poseAt(x, y, facing), ...more })

const raised =
  (profile: string, usual: number) =>
  (x: number, y: number, more: More = {}, facing = usual): GivenUnit =>
    unit(profile, x, y, facing, more)

/** Red's: British, 24 figures in 12 files and so on, looking up the page. */
export const foot = raised('british line infantry', 0)
export const lights = raised('british light infantry', 0)
export const rifles = raised('british rifle detachment', 0)
export const hussars = raised('british hussars', 0)
export const heavies = raised('british heavy dragoons', 0)
export const guns = raised('british field artillery', 0)

/** Blue's: French, looking down the page. */
export const ligne = raised('french line infantry', 180)
export const legere = raised('french light infantry', 180)
export const chasseurs = raised('french hussars and chasseurs', 180)
export const cuirassiers = raised('french cuirassiers and carabineers', 180)
export const canons = raised('french field artillery', 180)

export const LINE = (files: number) => ({ kind: 'line', files }) as const
export const COLUMN = (files: number) => ({ kind: 'attack column', files }) as const
export const MARCH = (files: number) => ({ kind: 'march column', files }) as const
export const OPEN = (files: number) => ({ kind: 'open order', files }) as const
export const SQUARE = { kind: 'square' } as const
export const LIMBERED = { kind: 'limbered' } as const

type Brigades = readonly (readonly GivenUnit[])[]

export type Drawn = Partial<Omit<Position, 'armies' | 'terrain' | 'fate'>> & {
  readonly red: readonly GivenUnit[]
  readonly blue: readonly GivenUnit[]
  /** Brigades instead of one for all, where a test needs several. */
  readonly brigades?: { readonly red?: Brigades; readonly blue?: Brigades }
  readonly features?: readonly Feature[]
  readonly hands?: { readonly red?: readonly Rank[]; readonly blue?: readonly Rank[] }
  /** Places of leaders in inches, the army's last; beside the middle of their side's edge if not said. */
  readonly leaders?: {
    readonly red?: readonly (readonly [number, number])[]
    readonly blue?: readonly (readonly [number, number])[]
  }
  readonly size?: readonly [width: number, height: number]
}

export function positionOf(drawn: Drawn): Json {
  const { red, blue, brigades, features = [], hands, leaders, size = [72, 48], ...rest } = drawn
  const army = (side: Side, sheet: string, units: Brigades) => {
    const edge = side === 'red' ? size[1] - 1 : 1
    const at = (i: number) => {
      const [x, y] = leaders?.[side]?.[i] ?? [2 + 2 * i, edge]
      return { x: inches(x), y: inches(y) }
    }
    return {
      sheet,
      leader: { name: `${side} general`, at: at(units.length) },
      brigades: units.map((list, i) => ({
        name: `${side} brigade ${i + 1}`,
        leader: { name: `${side} brigadier ${i + 1}`, at: at(i) },
        units: named(side, i, list),
      })),
    }
  }
  const terrain = { width: inches(size[0]), height: inches(size[1]), features }
  return {
    terrain: JSON.parse(textOfTerrain(terrain)),
    armies: {
      red: army('red', 'british', brigades?.red ?? [red]),
      blue: army('blue', 'french', brigades?.blue ?? [blue]),
    },
    ...(hands && {
      fate: { red: { hand: hands.red ?? [] }, blue: { hand: hands.blue ?? [] } },
    }),
    // In the midst of a battle, where brigades may be smaller than at its start. (1.4)
    turn: 1,
    ...rest,
  }
}

/** Names that tell them apart: 'red 1', 'blue 2'. */
const named = (side: Side, brigade: number, units: readonly GivenUnit[]) =>
  units.map((given, i) =>
    given.name === given.profile
      ? { ...given, name: brigade === 0 ? `${side} ${i + 1}` : `${side} ${brigade + 1}.${i + 1}` }
      : given,
  )

/** A volley: at whom, who shoots (null where another commander is to), and with which cards. */
export const volleyAt = (target: number, shot: Json, cards?: Json): Json => ({
  target,
  shot,
  ...(cards !== undefined && { cards }),
})

/** The battle as it stands, for what is worked out from it. */
export function battleOf(drawn: Drawn, options: { readonly [name: string]: Json } = {}): Vf {
  const begun = rulebook().setUp({ position: positionOf(drawn), options })
  if (!begun.ok) throw new Error(`The position is refused: ${begun.refusal.message}`)
  return begun.value
}

export type Table = Answering<Vf> & {
  readonly unit: (id: number) => Unit
  /** The data of every event of this name. */
  readonly told: (name: string) => readonly JsonObject[]
}

/** The battle in play, from a phase on, with scripted dice and cards. */
export function playing(
  phase: Phase,
  drawn: Drawn,
  script: {
    readonly dice?: readonly number[]
    readonly cards?: readonly string[]
    readonly options?: { readonly [name: string]: Json }
  } = {},
): Table {
  const table = answering(rulebook(), positionOf({ phase, ...drawn }), script)
  return {
    ...table,
    unit: (id) => unitOf(table.battle(), id),
    told: (name) =>
      (table.host.course.telling?.happenings ?? []).flatMap((told) =>
        told.name === name ? [told.data] : [],
      ),
  }
}

/** A feature from plain numbers in inches. */
export const area = (
  id: string,
  kind: 'wood' | 'village' | 'field' | 'rough' | 'bog' | 'lake' | 'impassable',
  outline: readonly (readonly [number, number])[],
  tags: readonly string[],
): Feature => ({
  shape: 'area',
  id,
  name: id,
  kind,
  tags,
  level: 1,
  outline: outline.map(([x, y]) => ({ x: inches(x), y: inches(y) })),
})

/** Corners of an upright rectangle. */
export const box = (
  left: number,
  top: number,
  right: number,
  bottom: number,
): readonly (readonly [number, number])[] => [
  [left, top],
  [right, top],
  [right, bottom],
  [left, bottom],
]

export const line = (
  id: string,
  kind: 'river' | 'stream' | 'road' | 'hedge' | 'wall' | 'fence',
  points: readonly (readonly [number, number])[],
  tags: readonly string[],
  width = 0.5,
): Feature => ({
  shape: 'line',
  id,
  name: id,
  kind,
  tags,
  level: 0,
  width: 2 * Math.round(inches(width) / 2),
  crossings: [],
  points: points.map(([x, y]) => ({ x: inches(x), y: inches(y) })),
})

/** The steps of a number: each clause with the number after it. */
export const steps = ({ steps: all }: Explained): readonly string[] =>
  all.map(({ clause, after }) => `${clause} ${after}`)

/** The same unit, occupying a feature. */
export function occupying(given: GivenUnit, feature: string): GivenUnit {
  const { pose: _pose, ...rest } = given
  return { ...rest, inside: feature }
}

/** An attack by one unit on another, with what a test says of it. */
export const attacking =
  (kind: Attack['kind']) =>
  (main: number, target: number, more: Partial<Attack> = {}): Attack => ({
    kind,
    main,
    target,
    support: [],
    brigade: [],
    skirmish: false,
    reply: false,
    again: false,
    ...more,
  })

type Corners = readonly (readonly [number, number])[]

const cornersOf = (corners: Corners) => corners.map(([x, y]) => ({ x: inches(x), y: inches(y) }))

/** A hill from its foot upward, with the line that parts its slopes. */
export const hill = (
  id: string,
  contours: readonly Corners[],
  crest: Corners = [],
  tags: readonly string[] = ['obstacle'],
): Feature => ({
  shape: 'hill',
  id,
  name: id,
  kind: 'hill',
  tags,
  contours: contours.map(cornersOf),
  crest: cornersOf(crest),
})

/** A river or stream with a bridge or a ford from one bank to the other. */
export const crossed = (
  river: Feature,
  kind: Crossing['kind'],
  [from, to]: readonly [readonly [number, number], readonly [number, number]],
  width: number,
  tags: readonly string[],
): Feature => {
  const [start, end] = cornersOf([from, to])
  if (!start || !end) throw new Error('A crossing has two ends.')
  const id = `${river.id} ${kind}`
  const crossing: Crossing = {
    id,
    name: id,
    kind,
    tags,
    from: start,
    to: end,
    width: inches(width),
  }
  return { ...(river as Line), crossings: [crossing] }
}
