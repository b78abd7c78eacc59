// The fire phase: at whom, by whom, and who would rather act than shoot. (5.0, 5.1, 8.2.1)

import type { Question } from '@grognard/kernel'
import {
  enemiesOf,
  editionOf,
  isShaken,
  isTooMuchFire,
  lendersOf,
  moveDistance,
  ownShootersAt,
  playsAt,
  seesWithEnough,
  shootersAt,
  shotFault,
  targetsOf,
  unitOf,
  withCards,
  type Attack,
  type CardPlay,
  type Shoot,
  type Shooter,
  type Side,
  type Target,
  type Unit,
  type UnitId,
  type Vf,
  type Volley,
} from '@grognard/rules-vf/functions'
import type { Thought } from '../../player.ts'
import { distancesOf } from '../features/distances.ts'
import { lossesOf } from '../features/odds.ts'
import { assaultBy } from './assaults.ts'
import { goalOf } from './goals.ts'
import { leftOf, worthOf } from './odds.ts'
import { armOf, gapInInches, middle, seenIn, wayTo } from './table.ts'
import { PLAIN, type Temper } from './temper.ts'
import { because, firstLawful } from './thought.ts'

/** A shot as it would be made, and what it would bring. */
type Shot = {
  readonly target: Unit
  readonly main: Shooter
  readonly support: readonly Shooter[]
  readonly losses: number
  readonly worth: number
}

/** Units that would rather do something else this turn than shoot in this way. */
function wouldRather(seen: Vf, { unit: id, skirmish }: Shooter, temper: Temper): boolean {
  const unit = unitOf(seen, id)
  if (armOf(unit) === 'artillery') return false
  // Whoever still acts when he has shot so need not choose. (6.2)
  const then: Unit = { ...unit, shot: skirmish ? 'skirmish' : 'volley' }
  const { mayAct } = editionOf(seen)
  if (!mayAct(then, 'assault') && assaultBy(seen, unit, temper)) return true
  return !mayAct(then, 'move') && (isShaken(seen, unit) || wouldTake(seen, unit, temper))
}

const LATE = 2

/**
 * Late in the battle an objective that can be reached is worth more than a volley; whoever goes
 * straight on thinks so from the first turn.
 */
function wouldTake(seen: Vf, unit: Unit, temper: Temper): boolean {
  const goal = goalOf(seen, unit, temper)
  if (goal?.task !== 'take' || !unit.pose) return false
  const far = wayTo(seen, middle(seen, unit), goal.at) - distancesOf(seen).objective
  if (far <= 0) return false
  const isLate = seen.turn > seen.lastTurn - LATE
  return temper.goes === 'straight on' || (isLate && far <= moveDistance(seen, unit).value)
}

/** Whoever may shoot with all it has does not send its skirmishers, unless it wants to act. */
function willing(seen: Vf, shooters: readonly Shooter[], temper: Temper): readonly Shooter[] {
  const able = shooters.filter((shooter) => !wouldRather(seen, shooter, temper))
  const volleys = new Set(able.filter(({ skirmish }) => !skirmish).map(({ unit }) => unit))
  return able.filter(({ unit, skirmish }) => !skirmish || !volleys.has(unit))
}

const attackBy = (main: Shooter, support: readonly Shooter[], target: UnitId): Attack => ({
  kind: 'fire',
  main: main.unit,
  target,
  support: support.map(({ unit }) => unit),
  brigade: [],
  skirmish: main.skirmish,
  reply: false,
  again: false,
})

/** The best shot at a target by these; by eye the nearest shoots, and nobody joins him. */
function bestShot(
  seen: Vf,
  target: Unit,
  shooters: readonly Shooter[],
  temper: Temper,
): Shot | null {
  const able = willing(seen, shooters, temper)
  const isByEye = temper.shoots === 'at the nearest'
  let best: Shot | null = null
  for (const main of able) {
    const support = isByEye ? [] : supportFor(seen, main, able, target)
    const losses = lossesOf(seen, attackBy(main, support, target.id))
    const worth = isByEye
      ? -gapInInches(seen, unitOf(seen, main.unit), target)
      : losses * worthOfLoss(seen, target)
    if (!best || worth > best.worth) best = { target, main, support, losses, worth }
  }
  return best
}

/** A loss counts for more where a unit is about to break. */
const worthOfLoss = (seen: Vf, target: Unit): number =>
  worthOf(seen, target) * (isShaken(seen, target) ? 2 : 1 + 1 / (1 + leftOf(seen, target)))

/** Whoever has no other target of its own supports: alone each would shoot with more. */
function supportFor(
  seen: Vf,
  main: Shooter,
  able: readonly Shooter[],
  target: Unit,
): readonly Shooter[] {
  const then = { ...seen, attacked: [...seen.attacked, target.id] }
  const chosen: Shooter[] = []
  for (const lender of lendersOf(seen, { main, support: [], target }, able)) {
    if (hasOther(then, lender)) continue
    const ids = [...chosen, lender].map(({ unit }) => unit)
    if (!isTooMuchFire(seen, unitOf(seen, main.unit), ids, target.id)) chosen.push(lender)
  }
  return chosen
}

const hasOther = (then: Vf, shooter: Shooter): boolean =>
  enemiesOf(then, unitOf(then, shooter.unit).side).some(
    (enemy) =>
      !then.attacked.includes(enemy.id) &&
      shotFault(then, shooter, enemy) === null &&
      seesWithEnough(then, unitOf(then, shooter.unit), enemy),
  )

/** The next volley: where fire does the most; none if nobody wants to shoot. (5.0) */
export function volley(question: Question, temper: Temper = PLAIN): Thought {
  const seen = seenIn(question)
  const { side } = question.ask.args as { readonly side: Side }
  const shots = targetsOf(seen, side)
    .flatMap((id) => {
      const enemy = unitOf(seen, id)
      const shot = bestShot(seen, enemy, shootersAt(seen, side, enemy), temper)
      return shot ? [shot] : []
    })
    .toSorted((a, b) => b.worth - a.worth)
  return firstLawful(question, volleysBy(seen, side, shots, temper))
}

function* volleysBy(
  seen: Vf,
  side: Side,
  shots: readonly Shot[],
  temper: Temper,
): Generator<Thought> {
  for (const shot of shots) {
    const { name } = shot.target
    const reason = because('fires', { target: name, losses: Math.round(10 * shot.losses) / 10 })
    for (const picked of picksOf(seen, side, shot, temper))
      for (const answer of volleysAt(seen, side, picked, shot, temper)) yield { answer, reason }
  }
  yield { answer: null, reason: because('holds-fire') }
}

/** A card goes with fire that is worth it. */
const WORTH_A_CARD = 1.4

/** The target, first with a card if it is worth one. */
function picksOf(
  seen: Vf,
  side: Side,
  { target: { id: target }, main, losses }: Shot,
  temper: Temper,
): readonly Target[] {
  if (losses < WORTH_A_CARD || temper.cards === 'forgotten') return [{ target }]
  const brigade = unitOf(seen, main.unit).brigade
  const plays = [...playsAt(seen, side, 'target'), ...playsAt(seen, side, 'own fire phase')].filter(
    (play: CardPlay) => play.brigade === undefined || play.brigade === brigade,
  )
  return [...plays.slice(0, 1).map((play) => ({ target, cards: [play] })), { target }]
}

/** Who of his own shoots; another commander where his unit is the best. (5.0) */
function volleysAt(
  seen: Vf,
  side: Side,
  picked: Target,
  best: Shot,
  temper: Temper,
): readonly Volley[] {
  const then = withCards(seen, side, picked.cards)
  const own = ownShootersAt(then, side, best.target)
  const isOwn = own.some(({ unit }) => unit === best.main.unit)
  const shot = isOwn ? shotBy(then, best.target, own, temper) : null
  if (!shot) return [{ ...picked, shot: null }]
  return shootsOf(shot).map((one) => ({ ...picked, shot: one }))
}

/** With the support that it is to have, and without. */
const shootsOf = ({ main, support }: Shot): readonly Shoot[] =>
  [support, []].map((lent) => ({ main: main.unit, skirmish: main.skirmish, support: lent }))

const shotBy = (seen: Vf, enemy: Unit, own: readonly Shooter[], temper: Temper): Shot | null =>
  bestShot(seen, enemy, own, temper) ?? anyShot(seen, enemy, own)

/** Who shoots at a target that the commander-in-chief leaves to others, and who of one's own supports. (5.1) */
export function shoot(question: Question, temper: Temper = PLAIN): Thought {
  const args = question.ask.args as Target & { readonly side: Side }
  const seen = withCards(seenIn(question), args.side, args.cards)
  const enemy = unitOf(seen, args.target)
  const shot = shotBy(seen, enemy, ownShootersAt(seen, args.side, enemy), temper)
  if (!shot) return firstLawful(question, [])
  const reason = because('shoots', {
    unit: unitOf(seen, shot.main.unit).name,
    target: enemy.name,
    losses: Math.round(10 * shot.losses) / 10,
  })
  return firstLawful(
    question,
    shootsOf(shot).map((answer) => ({ answer, reason })),
  )
}

/** Somebody has to, once the target is picked: skirmishers rather than all. */
function anyShot(seen: Vf, enemy: Unit, own: readonly Shooter[]): Shot | null {
  const main = own.find(({ skirmish }) => skirmish) ?? own[0]
  if (!main) return null
  const losses = lossesOf(seen, attackBy(main, [], enemy.id))
  return { target: enemy, main, support: [], losses, worth: 0 }
}

type LendArgs = Target & {
  readonly side: Side
  readonly main: Shooter
  readonly support: readonly Shooter[]
}

/** Support for another commander's unit, by whoever has nothing else to shoot at. (8.2.1) */
export function lend(question: Question, temper: Temper = PLAIN): Thought {
  const { side, target: at, cards, main, support } = question.ask.args as LendArgs
  const seen = withCards(seenIn(question), side, cards)
  const enemy = unitOf(seen, at)
  const own = willing(seen, ownShootersAt(seen, side, enemy), temper)
  const then = { ...seen, attacked: [...seen.attacked, at] }
  const lenders: Shooter[] = []
  for (const lender of lendersOf(seen, { main, support, target: enemy }, own)) {
    const ids = [...support, ...lenders, lender].map(({ unit }) => unit)
    if (hasOther(then, lender) || isTooMuchFire(seen, unitOf(seen, main.unit), ids, at)) continue
    lenders.push(lender)
  }
  const unit = unitOf(seen, main.unit).name
  return firstLawful(question, [
    { answer: lenders, reason: because('lends', { unit, count: lenders.length }) },
    { answer: [], reason: because('lends', { unit, count: 0 }) },
  ])
}
