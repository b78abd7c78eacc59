import {
  Asking,
  type AnyKind,
  type Ask,
  type AskKind,
  type Audience,
  type Procedure,
  type Refusal,
} from './ask.ts'
import { CHANCE, type SeatId } from './battle.ts'
import { isObject, type Json } from './json.ts'
import { refusal } from './refusals.ts'
import { randomAt, randomFrom, type Random, type RandomWords } from './random.ts'

/** Faces that count as one: odds are sums over these classes, not over six to the n. */
export type DiceClass = { readonly name: string; readonly faces: readonly number[] }

export type DiceArgs = {
  readonly count: number
  readonly sides: number
  readonly classes: readonly DiceClass[]
  /** The clause by which the dice are thrown. */
  readonly clause: string
  /** Whose dice they are: who types them in when real dice are used. */
  readonly thrower: SeatId
}

export type DrawArgs = {
  /** What may come, and how many there are of each. A deck has no order until it is drawn. */
  readonly from: { readonly [card: string]: number }
  readonly clause: string
  readonly thrower: SeatId
}

const isFace = (face: Json, sides: number): boolean =>
  typeof face === 'number' && Number.isInteger(face) && face >= 1 && face <= sides

const dice: AskKind<null, DiceArgs, readonly number[]> = {
  name: 'dice',
  expects: 'a list of the faces thrown',
  is: (answer): answer is readonly number[] =>
    Array.isArray(answer) && answer.every((face: Json) => typeof face === 'number'),
  refuse: (_seen, { count, sides }, faces) =>
    faces.length !== count
      ? refusal('dice-count', `${count} dice are thrown here, not ${faces.length}.`, {
          count,
          given: faces.length,
        })
      : faces.every((face) => isFace(face, sides))
        ? null
        : refusal('dice-faces', `The faces of these dice go from 1 to ${sides}.`, { sides }),
  candidates: (_seen, { count, sides }, n, random) =>
    Array.from({ length: n }, () => throwOf(count, sides, random)),
  complete: false,
}

function throwOf(count: number, sides: number, random: Random): readonly number[] {
  const faces: number[] = []
  for (let i = 0; i < count; i++) faces.push(1 + random.below(sides))
  return faces
}

const draw: AskKind<null, DrawArgs, string> = {
  name: 'draw',
  expects: 'the name of the card drawn',
  is: (answer): answer is string => typeof answer === 'string',
  refuse: (_seen, { from }, card) =>
    Object.hasOwn(from, card) && (from[card] ?? 0) > 0
      ? null
      : refusal('no-card', `There is no card '${card}' left to draw.`, { card }),
  candidates: (_seen, { from }, n, random) => Array.from({ length: n }, () => cardOf(from, random)),
  complete: false,
}

function cardOf(from: DrawArgs['from'], random: Random): string {
  const cards = Object.entries(from)
  let place = random.below(cards.reduce((sum, [, count]) => sum + count, 0))
  for (const [card, count] of cards) {
    if (place < count) return card
    place -= count
  }
  throw new RangeError('There is no card to draw.')
}

/** What a throw is for. */
export type Throw = {
  readonly clause: string
  readonly thrower: SeatId
  readonly classes?: readonly DiceClass[]
  readonly sides?: number
}

// Both yield their ask themselves: each procedure in between costs as much as the throw.

/** Throws dice in the open. No dice at all are thrown without asking. */
export function throwDice(count: number, what: Throw): Procedure<readonly number[]> {
  if (count === 0) return noDice()
  const { clause, thrower, classes = [], sides = 6 } = what
  const args: DiceArgs = { count, sides, classes, clause, thrower }
  const asked: Ask = { seats: CHANCE_ALONE, name: dice.name, args, sees: 'all' }
  return new Asking(asked, 'answer')
}

function* noDice(): Procedure<readonly number[]> {
  return []
}

/** Draws one card of a multiset; only `sees` learn which. */
export function drawCard(
  from: DrawArgs['from'],
  { clause, thrower }: Pick<DrawArgs, 'clause' | 'thrower'>,
  sees: Audience,
): Procedure<string> {
  const args: DrawArgs = { from, clause, thrower }
  return new Asking({ seats: CHANCE_ALONE, name: draw.name, args, sees }, 'answer')
}

const CHANCE_ALONE: readonly SeatId[] = [CHANCE]

/** The kinds that the seat of chance is asked. */
export const chanceKinds: readonly AnyKind[] = [dice, draw]

/** Who answers for chance. `null` leaves the question open: a person types in real dice. */
export interface Chance {
  /** People throw real dice: whoever's dice they are may answer. */
  readonly typed?: true
  answer(ask: Ask): Json | Missing | null
  /** What a saved battle keeps of it. */
  save(): Json
}

/** The script has nothing left for this throw. */
export type Missing = { readonly missing: string; readonly refusal: Refusal }

export const isMissing = (answer: Json | Missing | null): answer is Missing =>
  isObject(answer) && typeof answer['missing'] === 'string'

const missing = (refused: Refusal): Missing => ({ missing: refused.message, refusal: refused })

export const seeded = (seed: string): Chance => seededBy(randomFrom(seed))

/** Chance as a saved battle left it. */
export function chanceFrom(saved: Json): Chance {
  return saved === null ? typed : seededBy(randomAt(saved as unknown as RandomWords))
}

function seededBy(random: Random): Chance {
  return {
    answer: ({ name, args }) =>
      name === dice.name
        ? throwOf((args as DiceArgs).count, (args as DiceArgs).sides, random)
        : cardOf((args as DrawArgs).from, random),
    save: () => random.words(),
  }
}

/** People throw real dice and type them in. */
export const typed: Chance = { typed: true, answer: () => null, save: () => null }

export interface Script extends Chance {
  /** What of the script nobody asked for. */
  left(): { readonly dice: readonly number[]; readonly cards: readonly string[] }
}

/** Dice and cards written down beforehand, to be used up exactly. */
export function scripted(faces: readonly number[], cards: readonly string[] = []): Script {
  let nextFace = 0
  let nextCard = 0
  return {
    answer({ name, args }) {
      if (name === dice.name) {
        const { count, clause } = args as DiceArgs
        const left = faces.length - nextFace
        if (left < count)
          return missing(
            refusal(
              'script-dice',
              `${count} dice are thrown here (${clause}); the script has ${left} left.`,
              { count, clause, left },
            ),
          )
        nextFace += count
        return faces.slice(nextFace - count, nextFace)
      }
      const card = cards[nextCard++]
      const { clause } = args as DrawArgs
      if (card !== undefined) return card
      const message = `A card is drawn here (${clause}); the script has none left.`
      return missing(refusal('script-cards', message, { clause }))
    },
    save: () => null,
    left: () => ({ dice: faces.slice(nextFace), cards: cards.slice(nextCard) }),
  }
}
