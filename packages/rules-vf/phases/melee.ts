import { ask, chiefOf, throwDice, type Procedure } from '@grognard/kernel'
import { forcedRetreat } from '../actions/retreat.ts'
import { offerCard } from '../asks/card.ts'
import { fightsAsk } from '../asks/fights.ts'
import { firstOf } from '../asks/in-turn.ts'
import {
  commanderOf,
  enemyOf,
  isReady,
  unitOf,
  type Fight,
  type Side,
  type UnitId,
  type Vf,
} from '../battle.ts'
import { clause } from '../clauses.ts'
import { onlyFights } from '../melee/only-fights.ts'
import { hasFights } from '../melee/opponents.ts'
import { sufferLosses } from '../morale/losses.ts'
import { bySquareRoll, cavalryAtSquares, squareRoll, squaresBefore } from '../specials/square.ts'
import { of, tell } from '../telling.ts'

/** Cards, cavalry before squares, and the choice of all fights. (7.0, 7.1) */
export function* melee(battle: Vf): Procedure<void> {
  const { active } = battle
  if (hasFights(battle, active)) {
    yield* offerCard(battle, active, 'own melee phase')
    yield* cardsOfMelee(battle)
    yield* rollBeforeSquares(battle, active) // special.square
    yield* rollBeforeSquares(battle, enemyOf(active))
    battle.fights = yield* pickFights(battle) // 7.1
  }
  battle.phase = 'fights'
}

/** What either side may play at the start of the phase and before each fight. */
export function* cardsOfMelee(battle: Vf): Procedure<void> {
  const [active, other] = [battle.active, enemyOf(battle.active)]
  yield* offerCard(battle, active, 'melee phase')
  yield* offerCard(battle, other, 'enemy melee phase')
  yield* offerCard(battle, other, 'melee phase')
}

const FACES = [1, 2, 3, 4, 5, 6]

/** Each cavalry unit of a side throws a die for the squares that it is in contact with. */
function* rollBeforeSquares(battle: Vf, side: Side): Procedure<void> {
  let waiting = cavalryAtSquares(battle, side).map(({ id }) => id)
  while (waiting.length > 0) {
    const id = yield* firstOf(battle, side, waiting, 'throw before squares')
    waiting = waiting.filter((other) => other !== id)
    yield* rollBeforeSquare(battle, id)
  }
}

function* rollBeforeSquare(battle: Vf, id: UnitId): Procedure<void> {
  const result = (face: number) => bySquareRoll(squareRoll(battle, unitOf(battle, id), face).value)
  const outcomes = ['thrown back', 'turns away', 'stays'] as const
  const classes = outcomes
    .map((name) => ({ name, faces: FACES.filter((face) => result(face) === name) }))
    .filter(({ faces }) => faces.length > 0)
  const thrower = commanderOf(battle, unitOf(battle, id))
  const [face] = yield* throwDice(1, { clause: clause('vf2:special.square'), thrower, classes })
  const roll = squareRoll(battle, unitOf(battle, id), face as number)
  const outcome = bySquareRoll(roll.value)
  const unit = unitOf(battle, id)
  const squares = squaresBefore(battle, unit)
  tell(battle, 'before-square', [clause('vf2:special.square')], {
    squares: squares.map(({ name }) => name),
    roll,
    outcome,
    ...of(unit, ...squares),
  })
  if (outcome === 'stays') return
  if (outcome === 'thrown back') yield* sufferLosses(battle, id, 1, 'melee')
  if (isReady(unitOf(battle, id))) yield* forcedRetreat(battle, id)
}

/** The commander-in-chief of the active side picks the fights, unless there is but one choice. (7.1) */
function* pickFights(battle: Vf): Procedure<readonly Fight[]> {
  const { active: side } = battle
  if (!hasFights(battle, side)) return []
  const only = onlyFights(battle, side)
  const fights = only ?? (yield* ask(fightsAsk, chiefOf(battle, side), { side }))
  return fights.map((fight) => ({ ...fight, again: false }))
}
