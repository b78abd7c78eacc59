// What the table draws, as plain data. It knows no rules: an adapter makes a scene out of a battle.

/** Thousandths of an inch; x to the right, y down the screen. */
export type Point = { readonly x: number; readonly y: number }

/** 65536ths of a turn, clockwise; 0 looks up the screen. */
export type Turn = number
export const FULL_TURN = 65_536

/** The centre of a body's front edge, and the way it looks. */
export type Pose = Point & { readonly facing: Turn }

/** Which pattern marks the side, besides its colour: red is solid, blue has a light diagonal band. */
export type Livery = 'red' | 'blue'

export type Arm = 'foot' | 'horse' | 'guns' | 'leader'

/** What one figure or stand carries, where that can be told apart at a glance. */
export type Dress = 'plain' | 'pike' | 'musket' | 'bill' | 'club' | 'armour' | 'gun' | 'limber'

/**
 * One figure or stand in its body's own frame: the origin is the centre of the front edge, x goes
 * to the body's right, y to its rear. The point is the centre of the block's own front edge.
 */
export type Block = Point & {
  readonly width: number
  readonly depth: number
  /** Against the body's own facing: half a turn for a rank that looks to the rear. */
  readonly facing: Turn
  readonly dress: Dress
}

/** A counter that lies beside a body: so many hits, has fired, has reacted. */
export type Counter = {
  readonly kind: 'hits' | 'fired' | 'reacted' | 'open order' | 'retreats' | 'halted' | 'other'
  readonly count: number
  /** Said in words on focus: '2 hits'. */
  readonly title: string
}

export type Body = {
  readonly id: string
  readonly livery: Livery
  /** The coat and its facings, as CSS colours that read on light and dark paper alike. */
  readonly coat: string
  readonly facings: string
  readonly arm: Arm
  readonly pose: Pose
  readonly blocks: readonly Block[]
  readonly name: string
  /** As it stands on the table, where that is shorter. */
  readonly short?: string
  /** A few letters, where that has no room either. */
  readonly letters?: string
  /** Everything a sighted player sees at a glance, in one or two sentences. */
  readonly description: string
  /** Pips along the rear edge: so many lost of so many. */
  readonly losses: {
    readonly lost: number
    readonly of: number
    /** Where something changes: the row has a gap after so many. */
    readonly marks?: readonly number[]
  } | null
  readonly counters: readonly Counter[]
  readonly states: readonly ('shaken' | 'disordered' | 'fired' | 'acted' | 'loose')[]
  /** Units of one brigade carry the same mark on their flag; null where there are no brigades. */
  readonly mark: string | null
}

/** Part of the table that has a name and can be pointed at, such as a zone. */
export type Area = {
  readonly id: string
  readonly outline: readonly Point[]
  readonly name: string
  /** As it stands on a table that is too small for the whole. */
  readonly short?: string
  readonly description: string
  /** Part of the table itself, a place beside it, or a marker that is fought for. */
  readonly tone: 'field' | 'reserve' | 'objective'
  /** Who stands there has his name only while he is selected or pointed at. */
  readonly quiet?: boolean
  /** Who holds it. */
  readonly livery?: Livery | null
}

export type FeatureKind =
  | 'wood'
  | 'hill'
  | 'village'
  | 'rough'
  | 'impassable'
  | 'bog'
  | 'escarpment'
  | 'river'
  | 'stream'
  | 'lake'
  | 'field'
  | 'bridge'
  | 'ford'
  | 'road'
  | 'hedge'
  | 'wall'
  | 'fence'

/** Terrain: an area, or a line where the kind is one. */
export type Feature = {
  readonly id: string
  readonly kind: FeatureKind
  readonly outline: readonly Point[]
  readonly name: string
  /** Units stand inside: a wood is drawn lighter then. */
  readonly occupied: boolean
  /** Rules measure to its edge, which is drawn where it is and not by a free hand. */
  readonly exact?: true
  /** How broad a line is; as broad as is usual for its kind without it. */
  readonly breadth?: number
  /** The contours of a hill above its foot, the lowest first, and its crest. */
  readonly contours?: readonly (readonly Point[])[]
  readonly crest?: readonly Point[]
}

/** Two bodies that touch, or one that fires at another. */
export type Link = {
  readonly from: string
  readonly to: string
  readonly kind: 'engaged' | 'shot' | 'charge'
  readonly label: string | null
}

export type Scene = {
  /** What stands in the cartouche: the battle, and when it was; none without it. */
  readonly title?: { readonly name: string; readonly more: string }
  readonly width: number
  readonly height: number
  readonly areas: readonly Area[]
  readonly features: readonly Feature[]
  readonly bodies: readonly Body[]
  readonly links: readonly Link[]
}

/** What can be pointed at and picked. */
export type Thing =
  | { readonly body: string }
  | { readonly area: string }
  | { readonly handle: string }

/** A round button on the table: turn this way, form like this. */
export type Handle = Point & {
  readonly id: string
  /** The way its arrow points; null for a plain dot. */
  readonly facing: Turn | null
  readonly label: string
}

/** Something that may be picked now, with a few words beside it ('4 dice, 2 or less'). */
export type Target = {
  readonly thing: Thing
  readonly label: string | null
  /** What stands beside it, where that is shorter. */
  readonly brief?: string
  /** Shown by a first tap, and not yet committed. */
  readonly chosen: boolean
}

/** The way of something that is being moved: through these points, with a tick at each inch. */
export type Trail = {
  readonly points: readonly Point[]
  /** '5.2" of 8"', beside its end. */
  readonly label: string | null
  /** It may not go this way. */
  readonly barred: boolean
  /** It has been gone: an arrow to where it led, without the inches. */
  readonly gone?: true
}

/** A line that shows a reason or a measure, and what is said beside it. */
export type ShownLine = {
  readonly from: Point
  readonly to: Point
  /** A gap is measured from edge to edge; sight is broken where it is blocked. */
  readonly kind: 'gap' | 'sight' | 'blocked' | 'ruler'
  readonly label: string | null
}

/** Ground that stands out: an arc, a range band, a reach, a deployment area. */
export type Wash = {
  readonly outline: readonly Point[]
  /** More outlines, all turning the same way, that are filled as one with the first. */
  readonly joined?: readonly (readonly Point[])[]
  readonly tone: 'arc' | 'range' | 'reach' | 'zone' | 'command' | 'view'
  readonly label: string | null
  /** Where the label lies; at the top of the outline without this. */
  readonly labelAt?: Point
}

/** What stands out at the moment; changes much more often than the scene. */
export type Emphasis = {
  readonly selected: string | null
  /** Bodies that can do something now: a fine dashed outline. */
  readonly able: readonly string[]
  readonly targets: readonly Target[]
  readonly handles: readonly Handle[]
  /** What the log or the card is speaking of. */
  readonly hinted: readonly string[]
  /** What a lesson means: ringed, with an arrow. */
  readonly taught: readonly string[]
  /** The same unit where it would be, in half ink. */
  readonly ghosts: readonly Body[]
  readonly links: readonly Link[]
  /** Bodies, ghosts and handles that go wherever they are dragged; by a finger once in hand. */
  readonly movable: readonly string[]
  readonly trails: readonly Trail[]
  readonly lines: readonly ShownLine[]
  readonly washes: readonly Wash[]
  /** Ground that is proposed instead of the scene's own; null where there is none. */
  readonly ground: readonly Feature[] | null
}

export const NO_EMPHASIS: Emphasis = {
  selected: null,
  able: [],
  targets: [],
  handles: [],
  hinted: [],
  taught: [],
  ghosts: [],
  links: [],
  movable: [],
  trails: [],
  lines: [],
  washes: [],
  ground: null,
}

export type Theme = 'light' | 'dark' | 'contrast'

export const sameThing = (a: Thing | null, b: Thing | null): boolean =>
  keyOfThing(a) === keyOfThing(b)

export function keyOfThing(thing: Thing | null): string | null {
  if (thing === null) return null
  if ('body' in thing) return `body ${thing.body}`
  return 'area' in thing ? `area ${thing.area}` : `handle ${thing.handle}`
}
