import {
  hasOnly,
  isObject,
  type AskKind,
  type Json,
  type Random,
  type Refusal,
} from '@grognard/kernel'
import { hasTargets, shootersAt, targetsFor, targetsOf } from '../attacks/shooting.ts'
import { inContactWith } from '../attacks/shown.ts'
import {
  copy,
  RANKS,
  unitOf,
  unitsOf,
  type Side,
  type Unit,
  type UnitId,
  type Vf,
} from '../battle.ts'
import type { CardPlay, Moment } from '../cards/card.ts'
import { cardOf, inForce, mightPlay, playsAt, refusePlay } from '../cards/play.ts'
import { clause } from '../clauses.ts'
import { enemiesTouching, isEngaged } from '../field/contact.ts'
import { isCardPlay } from './card.ts'
import { refused, showing } from './refused.ts'
import { refuseAll } from './shot.ts'
import { refuseNotEnemy } from './whose.ts'

/** The next target of a fire phase with the cards played on that, or none: the phase ends. (5.0) */
export type Target = { readonly target: UnitId; readonly cards?: readonly CardPlay[] }

type Args = { readonly side: Side }

export const pickTarget: AskKind<Vf, Args, Target | null> = {
  name: 'target',
  expects: 'null to end the phase, or {target, cards} with the number of an enemy unit',
  is: isPick,
  refuse: (seen, { side }, answer) => (answer === null ? null : refusePick(seen, side, answer)),
  candidates: (seen, { side }, n) => [null, ...picksOf(seen, side)].slice(0, n),
  any: (seen, { side }, random) => anyPick(seen, side, random),
  complete: false,
}

/** Why a target may not be picked with these cards. (4.0, 5.0) */
export function refusePick(seen: Vf, side: Side, { target, cards = [] }: Target): Refusal | null {
  return refuseCards(seen, side, cards) ?? refuseTarget(withCards(seen, side, cards), side, target)
}

export function anyPick(seen: Vf, side: Side, random: Random): Target | null {
  const chance = random.below(CHANCES)
  if (chance < TO_END) return null
  const plays = chance === TO_END ? playsOf(seen, side) : []
  const cards = plays.length > 0 ? [random.pick(plays)] : []
  const target = anyTarget(withCards(seen, side, cards), side, random)
  if (target === null) return null
  return cards.length > 0 ? { target, cards } : { target }
}

/** So often of so many times the phase ends, as with three targets; and then once cards are looked at. */
const TO_END = 1
const CHANCES = 4

function isPick(answer: Json): answer is Target | null {
  if (answer === null) return true
  if (!isObject(answer) || !hasOnly(answer, 'target', 'cards')) return false
  if (!Number.isInteger(answer['target'])) return false
  const { cards } = answer
  return cards === undefined || (Array.isArray(cards) && cards.every(isCardPlay))
}

/** Cards that go with the choice of a target. */
const MOMENTS: readonly Moment[] = ['own fire phase', 'target']

function refuseCards(seen: Vf, side: Side, cards: readonly CardPlay[]): Refusal | null {
  for (const [i, play] of cards.entries()) {
    const { moment, title } = cardOf(seen, side, play.card)
    if (cards.slice(0, i).some(({ card }) => card === play.card))
      return refused('vf2:4.0', 'card-twice', { card: title })
    const wrong = refusePlay(seen, side, MOMENTS.includes(moment) ? moment : 'target', play)
    if (wrong) return wrong
  }
  return null
}

/** The battle as it would be once these cards are in force. */
function withCards(seen: Vf, side: Side, cards: readonly CardPlay[]): Vf {
  if (cards.length === 0) return seen
  const then = copy(seen)
  then.effects = [...seen.effects, ...cards.map((play) => inForce(play, side, 'attack'))]
  return then
}

function refuseTarget(seen: Vf, side: Side, id: UnitId): Refusal | null {
  const stranger = refuseNotEnemy(seen, clause('vf2:5.0'), side, id)
  if (stranger) return stranger
  const target = unitOf(seen, id)
  if (seen.attacked.includes(id)) return refused('vf2:5.0', 'target-again', { unit: target.name })
  if (isEngaged(seen, target))
    return showing(
      refused('vf2:5.0', 'target-engaged', {
        unit: target.name,
        others: enemiesTouching(seen, target).map(({ name }) => name),
      }),
      inContactWith(seen, target),
    )
  return shootersAt(seen, side, target).length === 0 ? refuseAll(seen, side, target) : null
}

/** Every target, without a card and with each that may be played on it. */
function picksOf(seen: Vf, side: Side): readonly Target[] {
  return [
    ...targetsOf(seen, side).map((target) => ({ target })),
    ...playsOf(seen, side).flatMap((play) =>
      targetsOf(withCards(seen, side, [play]), side).map((target) => ({ target, cards: [play] })),
    ),
  ]
}

const playsOf = (seen: Vf, side: Side): readonly CardPlay[] =>
  MOMENTS.flatMap((moment) => playsAt(seen, side, moment))

/** A target of any unit that has one. */
function anyTarget(seen: Vf, side: Side, random: Random): UnitId | null {
  const shooters = [...unitsOf(seen, side)]
  while (shooters.length > 0) {
    const [unit] = shooters.splice(random.below(shooters.length), 1) as [Unit]
    const targets = targetsFor(seen, unit)
    if (targets.length > 0) return random.pick(targets)
  }
  return null
}

/** There is a target, or would be with a card that might be held for all that anybody knows. */
export function mayPickTarget(battle: Vf, side: Side): boolean {
  if (hasTargets(battle, side)) return true
  if (!mightPlay(battle, side, 'target')) return false
  const directing = RANKS.filter((rank) => cardOf(battle, side, rank).moment === 'target')
  const cards = directing.map((card) => ({ card }))
  return hasTargets(withCards(battle, side, cards), side)
}
