import {
  askAll,
  askAny,
  chiefOf,
  drawCard,
  reactionWindow,
  reveal,
  seatOf,
  seatsOf,
  tell,
  throwDice,
  type Outcome,
  type Procedure,
} from '../index.ts'
import { act, chooseOrder, playFeint, takeCover } from './asks.ts'
import {
  changeHolding,
  countOf,
  enemyOf,
  FULL_DECK,
  holdingOf,
  menOf,
  orderOf,
  replaceUnit,
  without,
  withCard,
  type Card,
  type Cards,
  type Picket,
  type Shot,
  type Side,
  type Unit,
} from './battle.ts'
import { clause, type PicketClause } from './clauses.ts'
import { withMen } from './unit.ts'
import { view } from './view.ts'

/** One activity: what is next stands in the battle, not in a suspended procedure. */
export function next(battle: Picket): Procedure<void> {
  if (battle.phase === 'orders') return orders(battle)
  if (battle.phase === 'cards') return draws(battle)
  return action(battle)
}

function* orders(battle: Picket): Procedure<void> {
  const chiefs = (['red', 'blue'] as const).map((side) => chiefOf(battle, side))
  const [red, blue] = yield* askAll(
    chooseOrder,
    chiefs.map((seat) => ({ seat, args: null })),
  ) // 2
  if (red === undefined || blue === undefined) return
  battle.orders = { red, blue }
  tell(battle, 'orders', [clause('picket:2')], { red, blue })
  // Who advances against a side that holds goes first; otherwise they take turns. (2)
  const turnsRed: Side = battle.turn % 2 === 1 ? 'red' : 'blue'
  battle.active = red === blue ? turnsRed : red === 'advance' ? 'red' : 'blue'
  battle.phase = 'cards'
}

/** The active side draws, then the other. (3) */
function* draws(battle: Picket): Procedure<void> {
  const side = battle.active
  const holding = battle.holdings[side]
  const deck = without(without(FULL_DECK, holding.played), holding.hand as Cards)
  const chief = chiefOf(battle, side)
  if (countOf(deck) > 0) {
    const why = { clause: clause('picket:3'), thrower: chief }
    const card = (yield* drawCard(deck, why, [chief])) as Card
    const { count, hand } = battle.holdings[side]
    changeHolding(battle, side, { count: count + 1, hand: withCard(hand as Cards, card, 1) })
    tell(battle, 'draws', [clause('picket:3')], { side }, others(battle, chief))
    tell(battle, 'drew', [clause('picket:3')], { side, card }, [chief])
  }
  finish(battle, 'shooting')
}

const others = (battle: Picket, seat: string) =>
  battle.seats.map(({ id }) => id).filter((id) => id !== seat)

/** One unit of the active side shoots or scouts, or the side has done. (4) */
function* action(battle: Picket): Procedure<void> {
  const side = battle.active
  const enemy = enemyOf(side)
  const { seat, answer } = yield* askAny(act, seatsOf(battle, side), { side })
  if (answer === 'done') return finish(battle, 'orders')
  battle.acted = [...battle.acted, answer.unit]
  if ('scout' in answer) return scout(battle, side, answer.unit)

  battle.now = { unit: answer.unit, at: answer.at, cards: [] }
  if (answer.volley && seatOf(battle, seat).chief) yield* play(battle, side, 'volley') // 6
  const covered = yield* reactionWindow(
    takeCover,
    view(battle, null),
    [chiefOf(battle, enemy)],
    mightPlay,
    { side: enemy },
  )
  if (covered) yield* play(battle, enemy, 'cover') // 6

  const dice = diceOf(battle, battle.now)
  const needs = orderOf(battle, side) === 'advance' ? 4 : 5 // 5
  const faces = yield* throwDice(dice.value, {
    clause: clause('picket:5'),
    thrower: chiefOf(battle, side),
    classes: needs === 4 ? ON_FOUR : ON_FIVE,
  })
  let hits = 0
  for (const face of faces) if (face >= needs) hits++
  tell(battle, 'shot', [clause('picket:5')], {
    unit: answer.unit,
    at: answer.at,
    cards: battle.now.cards,
    dice,
    faces,
    needs,
    hits,
  })
  if (hits > 0) hurt(battle, answer.at, hits)
}

/** A unit loses men, and with the last of them a side the battle. (1, 7) */
function hurt(battle: Picket, id: number, hits: number): void {
  const unit = battle.units[id] as Unit
  const men = Math.max(0, unit.men - hits)
  replaceUnit(battle, withMen(unit, men))
  if (men > 0) return
  tell(battle, 'lost', [clause('picket:1')], { unit: id })
  if (menOf(battle, unit.side) === 0)
    battle.outcome = won(enemyOf(unit.side), `The ${unit.side} side has no men left.`)
}

function scout(battle: Picket, side: Side, unit: number): void {
  if (!battle.scouted.includes(side)) battle.scouted = [...battle.scouted, side] // 4.1
  const hand = battle.holdings[enemyOf(side)].hand as Cards
  tell(battle, 'scouts', [clause('picket:4.1')], { unit })
  tell(battle, 'enemy hand', [clause('picket:4.1')], hand, [chiefOf(battle, side)])
  reveal(battle)
}

const ON_FOUR = [
  { name: 'hit', faces: [4, 5, 6] },
  { name: 'miss', faces: [1, 2, 3] },
]
const ON_FIVE = [
  { name: 'hit', faces: [5, 6] },
  { name: 'miss', faces: [1, 2, 3, 4] },
]

/** Dice for the shot in hand, with the cards that stand, step by step. */
function diceOf(battle: Picket, { unit, cards }: Shot) {
  const { men, side } = battle.units[unit] as Unit
  const steps = [step('picket:5', 'men', { set: men }, men)]
  let value = men
  if (orderOf(battle, enemyOf(side)) === 'hold') {
    value = Math.ceil(value / 2)
    steps.push(step('picket:5.1', 'the enemy holds', { halve: 'up' }, value))
  }
  if (cards.includes('volley')) {
    value += 2
    steps.push(step('picket:6', 'volley', { add: 2 }, value))
  }
  if (cards.includes('cover')) {
    value = Math.ceil(value / 2)
    steps.push(step('picket:6', 'cover', { halve: 'up' }, value))
  }
  return { value, steps }
}

const step = (id: PicketClause, label: string, effect: Effect, after: number): Step => ({
  clause: clause(id),
  label,
  effect,
  after,
})

type Step = {
  readonly clause: PicketClause
  readonly label: string
  readonly effect: Effect
  readonly after: number
}

type Effect = { readonly set: number } | { readonly add: number } | { readonly halve: 'up' }

/** Plays a card on the shot in hand; it stands unless a feint that itself stands cancels it. (6) */
function* play(battle: Picket, side: Side, card: Card): Procedure<boolean> {
  const { count, hand, played } = battle.holdings[side]
  changeHolding(battle, side, {
    count: count - 1,
    hand: withCard(hand as Cards, card, -1),
    played: withCard(played, card, 1),
  })
  tell(battle, 'plays', [clause('picket:6')], { side, card })
  const enemy = enemyOf(side)
  const reaction = yield* reactionWindow(
    playFeint,
    view(battle, null),
    [chiefOf(battle, enemy)],
    mightPlay,
    { side: enemy },
  )
  if (reaction && (yield* play(battle, enemy, 'feint'))) {
    tell(battle, 'cancelled', [clause('picket:6')], { card })
    return false
  }
  if (battle.now && card !== 'feint')
    battle.now = { ...battle.now, cards: [...battle.now.cards, card] }
  return true
}

/** Whether a seat may hold something, for all that anyone knows: its side has cards in hand. */
const mightPlay = (publicly: Picket, seat: string): boolean =>
  holdingOf(publicly, seatOf(publicly, seat).side as Side).count > 0

/** The active side has done with this phase: the other's turn, or the next phase. */
function finish(battle: Picket, then: 'shooting' | 'orders'): void {
  const first = battle.finished.length === 0
  battle.finished = first ? [battle.active] : []
  battle.active = enemyOf(battle.active)
  if (first) return
  battle.phase = then
  if (then === 'orders') endTurn(battle)
}

function endTurn(battle: Picket): void {
  battle.scouted = []
  battle.acted = []
  if (battle.turn < battle.lastTurn) battle.turn++
  else battle.outcome = byMen(battle)
}

/** More men win. (7) */
function byMen(battle: Picket): Outcome {
  const [red, blue] = [menOf(battle, 'red'), menOf(battle, 'blue')]
  if (red !== blue) return won(red > blue ? 'red' : 'blue', `${red} red men against ${blue} blue.`)
  return { winner: null, name: 'draw', why: `${red} men each.`, clause: clause('picket:7') }
}

const won = (winner: Side, why: string): Outcome => ({
  winner,
  name: winner,
  why,
  clause: clause('picket:7'),
})
