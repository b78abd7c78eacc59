import type {
  Ask,
  Happening,
  Json,
  JsonObject,
  Refusal,
  Rulebook,
  Seat,
  SetUp,
  SideId,
  Told,
} from '@grognard/kernel'
import type {
  Body,
  By,
  Emphasis,
  Handle,
  Livery,
  Point,
  Scene,
  ShownLine,
  Shows,
  Thing,
  Throw,
} from '@grognard/table'
import type { Explained, InSteps, Language, RulebookWords } from '@grognard/toolkit'
import type { ComponentType } from 'preact'
import type { Certificates } from './certificate.ts'

/** An explained number under its heading: 'Dice', 'Needs'. */
export type ShownValue = { readonly title: string; readonly value: Explained }

/** One of the ways in which something may end: all of them together are certain. */
export type OutcomeShown = {
  readonly kind: 'win' | 'tied' | 'lose' | 'other'
  readonly title: string
  readonly chance: number
}

/** How likely each number is: of losses, or of hits. */
export type ChancesShown = {
  /** 'We lose' */
  readonly title: string
  readonly livery: Livery
  /** Of 0, 1, 2 ... */
  readonly chances: readonly number[]
  /** From here on they stand out: 'tests'. */
  readonly marked: { readonly from: number; readonly title: string } | null
  /** What comes of it: 'rout 43%'. */
  readonly after: readonly string[]
}

/** What a decision would bring, in chances. */
export type ForecastShown = {
  /** '7 dice on 4+ against 5 on 4+.' */
  readonly said: string
  /** None where nobody wins or loses. */
  readonly outcomes: readonly OutcomeShown[]
  /** 'Ties are theirs: they stand higher.' */
  readonly notes: readonly { readonly text: string; readonly clauses: readonly string[] }[]
  readonly chances: readonly ChancesShown[]
  /** The numbers that it comes from. */
  readonly values: readonly ShownValue[]
}

/** What a decision would bring, worked out in small steps; its room is kept until then. */
export type Forecasting = {
  readonly of: 'fight' | 'shot'
  readonly work: () => InSteps<ForecastShown | null>
}

/** One thing that can be answered, in words, and where on the table it is picked. */
export type Choice = {
  readonly answer: Json
  /** 'Move to Centre Left, middle'. */
  readonly label: string
  /** What may come of it, in a sentence. */
  readonly detail: string | null
  readonly values: readonly ShownValue[]
  /** What it would bring, instead of the two; absent where no dice decide. */
  readonly forecast?: Forecasting
  /** The body whose doing it is; null for the side as a whole. */
  readonly subject: string | null
  /** Where it is picked once its subject is selected. */
  readonly on: Thing | null
  /** Bodies that stand for where it is picked: the units of a brigade for its leader. */
  readonly through?: readonly string[]
  /** Whoever of these is dragged makes it, and goes on in the hand: it costs nothing. */
  readonly carries?: true
  /** A letter that picks it while its subject is selected. */
  readonly key?: string
  /** Which of the book's actions it is: in the row of actions it is a button. */
  readonly action?: string
  /** What OK says of it, where that is shorter. */
  readonly brief?: string
  /** The same as a question, with who would do it. */
  readonly question?: string
  /** Its subject is the one that is asked about: he is in hand before anybody is picked. */
  readonly isFirst?: boolean
  /** What OK does while nothing is chosen: to have done, to let it pass. */
  readonly byDefault?: true
  /** A grave choice is confirmed even by mouse and keyboard: to withdraw, to end the phase. */
  readonly grave: boolean
  /** Shows what it would look like: ghosts and arrows. */
  readonly preview: Partial<Emphasis> | null
  /** What a link to the certificate carries that shows why it may be chosen. */
  readonly certificate?: () => Json
}

/** A value on a unit's card: a plain one, or one that can be taken apart. */
export type CardLine = {
  readonly title: string
  readonly text: string
  readonly value: Explained | null
  readonly clause: string | null
}

export type Card = {
  readonly id: string
  readonly name: string
  readonly livery: Livery
  /** 'Pike and Musket, seasoned, attack formation two wide'. */
  readonly summary: string
  /** What is looked up most, in a row of figures. */
  readonly stats?: readonly { readonly title: string; readonly text: string }[]
  /** Where these stand in the rules. */
  readonly clause?: string
  readonly lines: readonly CardLine[]
}

/** Dice as they lie, and what they needed. */
export type DiceShown = {
  readonly title: string
  readonly faces: readonly number[]
  /** Dice of this score or less hit (or or more). Null: they are only added up. */
  readonly hit: { readonly score: number; readonly or: 'less' | 'more' } | null
  readonly values: readonly ShownValue[]
}

/** One side of a fight, or of a shot. */
export type FightSide = {
  readonly name: string
  readonly livery: Livery
  readonly values: readonly ShownValue[]
  readonly dice: readonly DiceShown[]
  /** 'Three hits.' */
  readonly result: string | null
}

/** A fight as the panel shows it: before the throw with chances, after it with dice. */
export type FightShown = { readonly title: string; readonly sides: readonly FightSide[] }

/** The line above the table. */
export type Status = {
  /** 'Turn 3 of 8'. */
  readonly turn: string
  /** The same where there is little room: 'Turn 3/8'. */
  readonly brief: string
  /** Whose turn it is, where a turn is somebody's. */
  readonly active: { readonly livery: Livery; readonly name: string } | null
  readonly phases: readonly { readonly name: string; readonly present: boolean }[]
  readonly sides: readonly {
    readonly side: SideId
    readonly livery: Livery
    readonly name: string
    /** How it stands, in a few signs: what it has won, and '1/8' that it has lost. */
    readonly short: {
      readonly score: string
      readonly lost: string
      readonly what: string
      /** How many of the places that are fought for it holds, where there are such. */
      readonly flags?: { readonly held: number; readonly of: number }
    }
    /** 'Units lost 2 of 6; the army breaks at 3.' */
    readonly lines: readonly CardLine[]
  }[]
}

/** What OK would do with the answer in hand, and whether it may. */
export type Deed = {
  readonly label: string
  readonly can: boolean
  readonly isGrave?: boolean
  /** What is done where nothing is planned: it does not stand out. */
  readonly isUsual?: boolean
  /** It is put together by picks that add and take away: a double click is two of them. */
  readonly isByPicks?: boolean
  /** The plan as a question, which stands in the place of what is asked. */
  readonly question?: string | null
  readonly give: () => void
}

/** A button in the row of the book's actions, which keeps its order; what cannot be done is dashed. */
export type Action = {
  readonly id: string
  readonly label: string
  /** The letter that presses it. */
  readonly key: string | null
}

/** What a control makes of an action while it can be pressed. */
export type Pressing = { readonly isPressed: boolean; readonly press: () => void }

/** A card in somebody's hand, face up for him. */
export type HeldCard = {
  /** It is played by the action of this name, while that can be pressed. */
  readonly action: string
  /** What stands in its corner: '7', 'K'. */
  readonly rank: string
  readonly title: string
  /** 'when your dice miss' */
  readonly when: string
  readonly does: string
  readonly clause: string
}

/** What a control may do with the table while it is on screen. */
export interface ControlTable {
  /** Which body is selected; setting it selects another. */
  readonly selected: { value: string | null }
  /**
   * Shows these besides what the screen itself shows, until the returned function is called: which
   * does nothing when something else is shown by then, as by the next control, that is there before
   * this one has gone.
   */
  emphasise(emphasis: Partial<Emphasis>): () => void
  /** The battle as it would be with what is planned: measures are taken in it. Null: as it is. */
  imagine(seen: unknown): () => void
  /** What OK does until the returned function is called: the screen has one place for it. */
  deed(deed: Deed | null): () => void
  /** What actions do, by their ids, until the returned function is called. */
  actions(all: { readonly [action: string]: Pressing }): () => void
  /** Called for every pick until the returned function is called. */
  onPick(listener: (thing: Thing, by: By) => void): () => void
  /** Called when the ground is picked, empty or within an area, with the place. */
  onGround(listener: (at: Point) => void): () => void
  /** Called while something movable is dragged: where its front would be. */
  onDrag(listener: (body: string, at: Point, done: boolean) => void): () => void
  /** Called for letters, digits, 'backspace' and 'escape'; true if it was used. */
  onKey(listener: (key: string) => boolean): () => void
}

/** Something on the table, or a place on it. */
export type Spot = { readonly body: string } | { readonly at: Point }

/** What a player wants to have measured. */
export type Measure =
  | { readonly tool: 'ruler'; readonly from: Spot; readonly to: Spot }
  | { readonly tool: 'sight'; readonly from: string; readonly to: string }
  | { readonly tool: 'ranges'; readonly body: string }
  /** Roughly: what takes less time to find while a hand moves, and claims no more than there is. */
  | { readonly tool: 'view'; readonly body: string; readonly isRough?: true }

/** How it is shown on the table, and said in a sentence with its clause. */
export type Measured = {
  readonly shown: Pick<Emphasis, 'lines' | 'washes'>
  readonly sentence: string
  readonly clause: string | null
}

export type ControlProps<Seen = unknown> = {
  readonly seen: Seen
  readonly ask: Ask
  readonly language: Language
  readonly table: ControlTable
  /** The judge: why an answer would be refused, in the reader's language; null if it would not. */
  readonly judge: (answer: Json) => Refusal | null
  /** Proposes answers: all of them, or samples. */
  readonly candidates: (n: number) => readonly Json[]
  /** Gives the answer to the host. */
  readonly give: (answer: Json) => void
  /** What this seat has said beforehand of questions that are not put to people. */
  readonly ahead: readonly { readonly ask: string; readonly args: Json; readonly answer: Json }[]
  /** Says what is wanted when it comes to that; null: nothing but to pass. */
  readonly sayAhead: (ask: string, args: Json, answer: Json) => void
}

/** How to make an answer that is not picked from a list. */
type Control<Seen = unknown> = ComponentType<ControlProps<Seen>>

/** One thing to learn in the guided battle: shown when it first becomes true. */
export type Lesson<Seen = unknown> = {
  readonly id: string
  readonly title: string
  readonly text: string
  /** A sentence that says what to do now; null where there is only something to read. */
  readonly task: string | null
  readonly when: (moment: LessonMoment<Seen>) => boolean
  /** What the text speaks of, to be marked on the table. */
  readonly shows: (seen: Seen) => readonly string[]
  /** What of the screen it speaks of, marked likewise. */
  readonly marks?: readonly Marked[]
  /** Whether its task is done; without it, or before that, the learner says that he has understood. */
  readonly done?: (moment: LessonMoment<Seen>) => boolean
  /** One of those that make up the course, and are counted; others are given as they arise. */
  readonly core: boolean
}

/** Part of the screen: the question, what OK does, the row of actions, the score, undo, tabs, the dice. */
export type Marked = 'question' | 'ok' | 'actions' | 'score' | 'undo' | 'card' | 'log' | 'dice'

export type LessonMoment<Seen> = {
  readonly seen: Seen
  /** What is asked of the learner now. */
  readonly ask: Ask | null
  readonly told: readonly Happening[]
  /** How much had been told when the lesson began. */
  readonly since: number
  /** Which body is selected. */
  readonly selected: string | null
  /** The card of whoever is selected is open. */
  readonly reads: boolean
  /** The last order has been refused. */
  readonly refused: boolean
}

/** A unit in the army builder. */
export type BuilderRow = {
  readonly name: string
  readonly summary: string
  /** What can be counted up and down, such as stands. */
  readonly counts: readonly {
    readonly key: string
    readonly title: string
    readonly count: number
  }[]
  /** What it is or is not, such as elite. */
  readonly toggles: readonly {
    readonly key: string
    readonly title: string
    readonly on: boolean
  }[]
}

/** Units that belong together, such as a brigade; without a name where armies have no such parts. */
type BuilderGroup = { readonly name: string | null; readonly rows: readonly BuilderRow[] }

/** A unit that is bought, or can be: how it looks, what it can do and what it costs. */
export type BoughtUnit = {
  readonly name: string
  /** 'Line Infantry, elite'. */
  readonly kind: string
  /** '24 to 36 figures, musket 12"'. */
  readonly facts: string
  readonly values: readonly {
    readonly title: string
    readonly short: string
    readonly value: number
    readonly isRaised: boolean
  }[]
  readonly points: number
  /** As it stands on the table, in its formations. */
  readonly looks: readonly { readonly title: string; readonly body: Body }[]
  readonly specials: readonly { readonly title: string; readonly clause: string }[]
  /** What it may have besides, with what that costs. */
  readonly options: readonly {
    readonly key: string
    readonly title: string
    readonly price: number
    readonly on: boolean
  }[]
  readonly counts: BuilderRow['counts']
}

export type BoughtBrigade = {
  readonly name: string
  readonly leader: string
  readonly points: number
  readonly units: readonly BoughtUnit[]
  readonly least: number
  readonly most: number
}

/** A way out for an army that costs too much. */
export type WayOut = { readonly label: string; readonly army: Json }

/** Armies that are bought with points. */
export interface Bought {
  /** So many are usually agreed on. */
  readonly usual: number
  points(army: Json): number
  brigades(army: Json, language: Language): readonly BoughtBrigade[]
  /** 'British', and who leads. */
  about(army: Json, language: Language): { readonly sheet: string; readonly leader: string }
  /** The rows of its army's sheet. */
  rows(army: Json, language: Language): readonly (BoughtUnit & { readonly id: string })[]
  faults(army: Json, limit: number): readonly Refusal[]
  /** What would bring it down to so many points, the smallest change first. */
  waysOut(army: Json, limit: number, language: Language): readonly WayOut[]
  doubled(army: Json, row: number): Json
  /** An army of another, as far as it is one; null where it is none. */
  read(army: Json): Json | null
}

/**
 * An army as the builder shows and changes it; `army` is the rulebook's own plain data. Rows are
 * numbered through all groups.
 */
export interface ArmyBuilder {
  /** The same where these options are agreed on; absent where none matters. */
  agreed?(options: JsonObject): ArmyBuilder
  readonly armies: readonly { readonly name: string; readonly army: Json }[]
  groups(army: Json, language: Language): readonly BuilderGroup[]
  /** What it comes to in points, and what the scenario's own army does; null where nobody counts. */
  total(army: Json, given: Json, language: Language): string | null
  kinds(army: Json, language: Language): readonly { readonly id: string; readonly title: string }[]
  added(army: Json, group: number, kind: string, language: Language): Json
  /** With one more group; absent where there is only one. */
  grouped?(army: Json, language: Language): Json
  removed(army: Json, row: number): Json
  counted(army: Json, row: number, key: string, by: number): Json
  toggled(army: Json, row: number, key: string): Json
  renamed(army: Json, row: number, name: string): Json
  /** Drawn by lot from a seed, of the same kind and size as the army that is given. */
  drawn(seed: string, given: Json): Json
  faults(army: Json): readonly Refusal[]
  /** Where armies are bought with points. */
  readonly bought?: Bought
  /** The armies of a position, by side; null where a position's units stand on the table already. */
  armiesOf(position: Json): { readonly [side: SideId]: Json } | null
  /** The position with another army. */
  withArmy(position: Json, side: SideId, army: Json): Json
}

/** What one scene of a film is about: what was told, and how the battle was seen before and after. */
export type FilmScene<Seen = unknown> = {
  readonly told: readonly Told[]
  readonly before: Seen
  readonly after: Seen
}

/** All that was told, and how much of it before the last answer of whoever looks. */
export type StoryNow = { readonly told: readonly Told[]; readonly since: number }

/** What whoever is asked after a throw must see of it, and what throwing again would bring. */
export type ThrownBefore = { readonly throws: readonly Throw[]; readonly expects: string | null }

/** How a rulebook's story becomes a film. */
export interface Filming<Seen = unknown> {
  /** Whether something begins a scene of its own, or goes with those told before it. */
  begins(told: Told, scene: readonly Told[]): boolean
  /** What of a scene is shown, besides whatever stands elsewhere or otherwise afterwards. */
  shows(scene: FilmScene<Seen>, language: Language, nearest: SideId): Partial<Shows>
  /** The bodies that something told has changed. */
  changes(seen: Seen, told: Told): readonly string[]
  /**
   * A battle of which only these bodies are already as they are afterwards, and only these have run:
   * where nobody has a place of his own, all must be laid out together. Without it everybody else stays where he was drawn.
   */
  between?(now: Seen, after: Seen, changed: readonly string[], routs: readonly string[]): Seen
  /** What of a scene is said at the table's edge: the rest is seen, and stands in the log. */
  says(told: readonly Told[]): readonly Told[]
  /** Whether a body that stands elsewhere has gone there; where this is absent, all of them have. */
  hasMoved?(before: Seen, after: Seen, body: string): boolean
  /** Who does what in a scene, without what comes of it; null where that goes without saying. */
  titled?(told: readonly Told[], language: Language): string | null
  /** What is said of it besides when all is over: a brigade that broke, a place that was taken. */
  sums?(told: Told, language: Language): string | null
  /** The same in fewer words, where its dice are seen beside it; null where it is short. */
  briefly?(told: Told, language: Language): string | null
}

/**
 * All that the application knows of one rulebook. Everything here is a pure function of plain data;
 * `Seen` is what the rulebook's `view` gives to the seat that looks.
 */
export interface Adapter<Seen = unknown> {
  readonly rulebook: Rulebook
  readonly clauses: readonly string[]
  words(language: Language): RulebookWords
  /** `nearest` is the side at the bottom of the screen. */
  scene(seen: Seen, language: Language, nearest: SideId): Scene
  status(seen: Seen, language: Language): Status
  card(seen: Seen, body: string, language: Language): Card | null
  /** What is asked, in one sentence. */
  prompt(seen: Seen, ask: Ask, language: Language): string
  /** What is read out besides, since it is only drawn: the hand, to whoever is asked for a card. */
  readOut?(seen: Seen, ask: Ask, language: Language): string | null
  /** All there is to choose from; null where the ask has a control or is left to the generic one. */
  choices(seen: Seen, ask: Ask, language: Language, nearest?: SideId): readonly Choice[] | null
  /** What the letters of its choices' keys do, for the list of all keys. */
  keys?(language: Language): readonly (readonly [key: string, does: string])[]
  /** Why what was picked will not do for the selected body; null where there is nothing to say. */
  whyNot?(
    seen: Seen,
    ask: Ask,
    subject: string | null,
    picked: Thing,
    language: Language,
  ): Refusal | null
  /** What of a refusal can be drawn on the table. */
  refusalLines?(
    seen: Seen,
    refusal: Refusal,
    language: Language,
    nearest: SideId,
  ): readonly ShownLine[]
  /** Verdicts of geometry that can be opened as pages; absent where there are none. */
  readonly certificates?: Certificates<Seen>
  /** The book's actions of a phase, in a fixed order; none where nothing but a list is chosen from. */
  actions?(seen: Seen, language: Language): readonly Action[]
  /** The cards that a side holds; null for whoever may not see them. Absent where there are none. */
  hand?(seen: Seen, side: SideId, language: Language): readonly HeldCard[] | null
  /** Round buttons around the body that is selected; choices are picked `on` them. */
  handles?(
    seen: Seen,
    ask: Ask,
    subject: string,
    language: Language,
    nearest?: SideId,
  ): readonly Handle[]
  /** Measures on the table; absent where nothing is measured, null where there is nothing to say. */
  measure?(seen: Seen, measure: Measure, language: Language, nearest: SideId): Measured | null
  /** Works out in small steps what takes a measure longer than a frame; then it is taken at once. */
  prepare?(seen: Seen, measure: Measure): Generator<void, void>
  /** Shown instead of a table by a rulebook of which nothing is known but its data. */
  readonly plain?: ComponentType<{ readonly seen: Seen }>
  readonly controls: { readonly [ask: string]: Control<Seen> }
  /** What the players of a battle have agreed on: the sheet beside it goes by that. */
  agreed?(seen: Seen): JsonObject
  /** The fight in hand, at this ask or by this happening; null where there is none. */
  fight(
    seen: Seen,
    moment: { readonly ask: Ask } | { readonly happening: Happening },
    language: Language,
  ): FightShown | null
  /** The bodies and areas a happening speaks of. */
  about(seen: Seen, happening: Happening): readonly string[]
  /** The throw after which something is asked; null: none. */
  thrown?(seen: Seen, ask: Ask, story: StoryNow, language: Language): ThrownBefore | null
  /** How a film is made of what happened; without it each thing told is a scene of what changed. */
  readonly film?: Filming<Seen>
  /** A battle of history as it stood, and with its armies to be placed by hand; null where it is none. */
  historical?(scenario: string): { readonly asItStood: Json; readonly toPlace: Json } | null
  /** Whether the armies are still on their way to the table; absent where they never are. */
  isSettingUp?(moment: { readonly phase?: unknown }): boolean
  /** Asks of setting up which a computer player may answer for a person who has enough of them. */
  readonly placing?: readonly string[]
  /** Whether sides know different things between asks; plans at one moment are always hidden. */
  readonly hands: boolean
  /** A position with several players a side; absent where the rules know of one only. */
  withSeats?(position: Json, seats: readonly Seat[]): Json
  readonly guided: {
    readonly setUp: SetUp
    readonly seed: string
    /** The computer player who sits in every other seat. */
    readonly against: string
    lessons(language: Language): Promise<readonly Lesson<Seen>[]>
  } | null
  readonly builder: ArmyBuilder | null
}
