import { drawCard, type Audience, type Procedure, type SeatId } from '@grognard/kernel'

/** Cards without an order: how many there are of each. What is not drawn yet is not decided yet. */
export type Deck<Card extends string = string> = { readonly [card in Card]?: number }

export function deckOf<Card extends string>(cards: readonly Card[]): Deck<Card> {
  const deck: { [card in Card]?: number } = {}
  for (const card of cards) deck[card] = howMany(deck, card) + 1
  return deck
}

export const howMany = <Card extends string>(deck: Deck<Card>, card: Card): number =>
  Object.hasOwn(deck, card) ? (deck[card] ?? 0) : 0

export const sizeOf = (deck: Deck): number =>
  Object.values(deck).reduce<number>((sum, count) => sum + (count ?? 0), 0)

export const putIn = <Card extends string>(deck: Deck<Card>, card: Card): Deck<Card> => ({
  ...deck,
  [card]: howMany(deck, card) + 1,
})

/** The deck without one of these cards; a card that runs out is no longer named. */
export function takeOut<Card extends string>(deck: Deck<Card>, card: Card): Deck<Card> {
  if (howMany(deck, card) === 0) throw new RangeError(`There is no '${card}' to take out.`)
  const rest: { [name in Card]?: number } = {}
  for (const name of Object.keys(deck) as Card[]) {
    const count = howMany(deck, name)
    if (name !== card) rest[name] = count
    else if (count > 1) rest[name] = count - 1
  }
  return rest
}

/** What is left of a full deck when these are gone: how a seat reckons what the others may hold. */
export const without = <Card extends string>(deck: Deck<Card>, gone: Deck<Card>): Deck<Card> =>
  cardsIn(gone).reduce<Deck<Card>>(takeOut, deck)

/** The cards one by one, in the order in which the deck names them. */
export const cardsIn = <Card extends string>(deck: Deck<Card>): readonly Card[] =>
  (Object.keys(deck) as Card[]).flatMap((card) =>
    Array.from({ length: howMany(deck, card) }, () => card),
  )

/** Draws a card that only `sees` learn; null from an empty deck. */
export function* drawFrom<Card extends string>(
  deck: Deck<Card>,
  what: { readonly clause: string; readonly thrower: SeatId },
  sees: Audience,
): Procedure<{ readonly card: Card; readonly deck: Deck<Card> } | null> {
  if (sizeOf(deck) === 0) return null
  const card = (yield* drawCard(deck as { readonly [card: string]: number }, what, sees)) as Card
  return { card, deck: takeOut(deck, card) }
}
