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
import { dauntedBy, dauntedRoll, dauntedUnits } from '../melee/daunted.ts'
import { onlyFights } from '../melee/only-fights.ts'
import { hasFights } from '../melee/opponents.ts'
import { sufferLosses } from '../morale/losses.ts'
import { of, tell } from '../telling.ts'
import type { DauntedOutcome } from '../words/told.ts'

/** Cards, whoever is daunted, and the choice of all fights. (7.0, 7.1) */
export function* melee(battle: Vf): Procedure<void> {
  const { active } = battle
  if (hasFights(battle, active)) {
    yield* offerCard(battle, active, 'own melee phase')
    yield* cardsOfMelee(battle)
    yield* dauntedThrow(battle, active) // special.square
    yield* dauntedThrow(battle, enemyOf(active))
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
const OUTCOMES: readonly DauntedOutcome[] = ['thrown back', 'turns away', 'stays']

/** Each unit of a side that an enemy in contact daunts throws a die. */
export function* dauntedThrow(battle: Vf, side: Side): Procedure<void> {
  let waiting = dauntedUnits(battle, side).map(({ id }) => id)
  while (waiting.length > 0) {
    const id = yield* firstOf(battle, side, waiting, 'throw before squares')
    waiting = waiting.filter((other) => other !== id)
    yield* throwDaunted(battle, id)
  }
}

function* throwDaunted(battle: Vf, id: UnitId): Procedure<void> {
  const daunted = dauntedBy(battle, unitOf(battle, id))
  if (!daunted) return
  const { clause, daunting } = daunted
  const outcomeOf = (face: number) => daunting.outcome(dauntedRoll(battle, daunted, face).value)
  const classes = OUTCOMES.map((name) => ({
    name,
    faces: FACES.filter((face) => outcomeOf(face) === name),
  })).filter(({ faces }) => faces.length > 0)
  const thrower = commanderOf(battle, unitOf(battle, id))
  const [face] = yield* throwDice(1, { clause, thrower, classes })
  const outcome = outcomeOf(face as number)
  tellDaunted(battle, id, face as number)
  if (outcome === 'stays') return
  if (outcome === 'thrown back') yield* sufferLosses(battle, id, 1, 'melee')
  if (isReady(unitOf(battle, id))) yield* forcedRetreat(battle, id)
}

function tellDaunted(battle: Vf, id: UnitId, face: number): void {
  const unit = unitOf(battle, id)
  const daunted = dauntedBy(battle, unit)
  if (!daunted) return
  const { clause, daunting, by } = daunted
  const roll = dauntedRoll(battle, daunted, face)
  tell(battle, 'before-square', [clause], {
    squares: by.map(({ name }) => name),
    roll,
    outcome: daunting.outcome(roll.value),
    ...of(unit, ...by),
  })
}

/** The commander-in-chief of the active side picks the fights, unless there is but one choice. (7.1) */
function* pickFights(battle: Vf): Procedure<readonly Fight[]> {
  const { active: side } = battle
  if (!hasFights(battle, side)) return []
  const only = onlyFights(battle, side)
  const fights = only ?? (yield* ask(fightsAsk, chiefOf(battle, side), { side }))
  return fights.map((fight) => ({ ...fight, again: false }))
}
