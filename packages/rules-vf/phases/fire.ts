import { ask, askAny, chiefOf, type Procedure, type SeatId } from '@grognard/kernel'
import { lend } from '../asks/lend.ts'
import { shoot } from '../asks/shoot.ts'
import { volleyAsk } from '../asks/volley.ts'
import { makeAttack } from '../attacks/hits.ts'
import { lossesSuffered } from '../attacks/losses.ts'
import { seatsOfShooters, shootersAt, type Shooter } from '../attacks/shooting.ts'
import { fits, lendersOf } from '../attacks/shot.ts'
import { mayPickTarget, withCards, type Volley } from '../attacks/volley.ts'
import { change, unitOf, type UnitId, type Vf } from '../battle.ts'
import { endEffects, playCard } from '../cards/play.ts'
import { sufferLosses } from '../morale/losses.ts'
import { aboutUnits, tell } from '../tell.ts'
import { endPhase } from './enter.ts'

/** One shooting: a target is picked, and units of the active side shoot at it. (5.0) */
export function* fire(battle: Vf): Procedure<void> {
  const { active: side } = battle
  if (!mayPickTarget(battle, side)) return endPhase(battle, 'action')
  const volley = yield* ask(volleyAsk, chiefOf(battle, side), { side })
  if (volley === null) return endPhase(battle, 'action')
  const [main, ...support] = yield* selectShooters(battle, volley) // 5.1
  // Nothing is spent as long as all of it can be taken back.
  for (const play of volley.cards ?? []) playCard(battle, side, play)
  yield* resolveShooting(battle, volley.target, main, support) // 5.2
  endEffects(battle, ['attack'])
}

/**
 * The commander-in-chief shoots with a unit of his own, or another commander does; then the others
 * may lend support. (5.0, 5.1, 8.2.1)
 */
function* selectShooters(
  battle: Vf,
  { target, shot, cards }: Volley,
): Procedure<readonly [Shooter, ...Shooter[]]> {
  const { active: side } = battle
  const args = { side, target, ...(cards && { cards }) }
  const shooters = (): readonly Shooter[] =>
    shootersAt(withCards(battle, side, cards), side, unitOf(battle, target))
  const chief = chiefOf(battle, side)
  battle.now = { doing: 'shooting', target, main: null, support: [] }
  const others = (): readonly SeatId[] =>
    seatsOfShooters(battle, shooters()).filter((seat) => seat !== chief)
  const led = shot ? { seat: chief, answer: shot } : yield* askAny(shoot, others(), args)
  const main = { unit: led.answer.main, skirmish: led.answer.skirmish }
  const support = [...led.answer.support]
  for (const { id: seat, side: of } of battle.seats) {
    if (of !== side || seat === led.seat) continue
    showShooting(battle, target, main, support)
    const shooting = { main, support, target: unitOf(battle, target) }
    const then = withCards(battle, side, cards)
    const lenders = lendersOf(then, shooting, shooters()).filter((one) => fits(then, shooting, one))
    if (!seatsOfShooters(battle, lenders).includes(seat)) continue
    support.push(...(yield* ask(lend, seat, { ...args, main, support: [...support] })))
  }
  showShooting(battle, target, main, support)
  return [main, ...support]
}

function showShooting(
  battle: Vf,
  target: UnitId,
  main: Shooter,
  support: readonly Shooter[],
): void {
  const helpers = support.map(({ unit }) => unit)
  battle.now = { doing: 'shooting', target, main: main.unit, support: helpers }
}

/** The attack, its losses and the valour tests that follow. (5.2) */
function* resolveShooting(
  battle: Vf,
  target: UnitId,
  main: Shooter,
  support: readonly Shooter[],
): Procedure<void> {
  const hits = yield* makeAttack(battle, {
    kind: 'fire',
    main: main.unit,
    target,
    support: support.map(({ unit }) => unit),
    brigade: [],
    skirmish: main.skirmish,
    reply: false,
    again: false,
  }) // 8.0
  for (const { unit, skirmish } of [main, ...support])
    change(battle, unit, { shot: skirmish ? 'skirmish' : 'volley' }) // 6.2
  const losses = lossesSuffered(battle, unitOf(battle, target), hits, 'fire') // 8.3.1
  if (losses.value < hits)
    tell(battle, 'losses-halved', [...new Set(losses.steps.map((step) => step.clause))], {
      hits,
      losses,
      ...aboutUnits(unitOf(battle, target)),
    })
  yield* sufferLosses(battle, target, losses.value, 'fire') // 9.2
}
