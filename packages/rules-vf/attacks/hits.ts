// Making an attack: hit tests, dice thrown again, and what is marked. (8.0, 8.3)

import { isHeard, type Procedure } from '@grognard/kernel'
import {
  add,
  explain,
  throwAgain,
  throwTest,
  type DiceTest,
  type Modifier,
  type TestedDie,
} from '@grognard/toolkit'
import { helpersIn, type Attack } from '../attack.ts'
import type { Attacking, Modifiers } from '../attacking.ts'
import { commanderOf, unitOf, type Unit, type Vf } from '../battle.ts'
import { cardOf } from '../cards/play.ts'
import { offerCard } from '../cards/window.ts'
import { clause, type VfClause } from '../clauses.ts'
import { editionOf, numbersOf } from '../editions/book.ts'
import { isShaken } from '../morale/shaken.ts'
import { specialsOf } from '../specials/index.ts'
import type { Special } from '../specials/special.ts'
import { aboutUnits, tell } from '../tell.ts'
import { withSpent } from './times.ts'
import { attackingIn, attackValue } from './value.ts'

/** What each die of an attack needs. (8.3) */
export const hitTest = (battle: Vf, attack: Attack): DiceTest<VfClause> =>
  hitTestOf(attackingIn(battle, attack))

/** The same of an attack that is looked up already, or imagined. */
export function hitTestOf(attacking: Attacking): DiceTest<VfClause> {
  const { battle } = attacking
  const base = { clause: clause('vf2:8.3'), label: 'hit test', value: 0 }
  const modifier = explain(base, [
    ...editionOf(battle).hitModifiers(attacking),
    ...takingPart(attacking).map((special) => special.hitRoll?.(attacking) ?? false),
  ])
  const rerolling = rerollingIn(attacking)
  const reroll = rerolling && rerollBy(rerolling)
  const { hits } = numbersOf(battle.options)
  return { clause: clause('vf2:8.3'), target: hits, modifier, naturals: true, reroll } // 1.0.2
}

/** In the order of the book. (8.3, 9.1, T.2.2) */
export function hitModifiers(attacking: Attacking): Modifiers {
  const { battle, attack, main } = attacking
  return [
    attack.kind === 'melee' && main.losses === 0 && add(clause('vf2:8.3'), 'no losses', 1),
    isShaken(battle, main) && add(clause('vf2:9.1'), 'shaken', -1),
    cover(attacking), // T.2.2
  ]
}

/** The special rule by which its hit rolls of 1 are thrown again: one by which all are, if there is. */
function rerollingIn(attacking: Attacking): Special | null {
  const able = specialsOf(attacking.main).filter((special) => special.rerollsOnes?.(attacking))
  return able.find(({ rerollsMost }) => rerollsMost === undefined) ?? able[0] ?? null
}

const rerollBy = ({ clause: by, rerollsMost: most }: Special): DiceTest<VfClause>['reroll'] => ({
  clause: by,
  faces: [1],
  ...(most !== undefined && { most }),
})

// T.2.2
export function cover({
  battle,
  attack,
  main,
  target,
  measures,
}: Attacking): Modifier<VfClause> | false {
  if (attack.kind !== 'fire') return false
  const covered = measures.coverOf(battle, target, main, 'fire')
  if (covered === null || covered.kind === 'melee only') return false
  const { softCover, hardCover } = numbersOf(battle.options)
  const worth = covered.kind === 'soft' ? softCover : hardCover
  return add(clause('vf2:T.2.2'), `${covered.kind} cover`, worth)
}

/** The special rules of all units that take part in an attack, each once. */
const takingPart = ({ battle, attack, main }: Attacking): readonly Special[] => [
  ...new Set(
    [main, ...helpersIn(attack).map((id) => unitOf(battle, id))].flatMap((unit) =>
      specialsOf(unit),
    ),
  ),
]

/**
 * Makes an attack and returns its hits. Whoever attacked or lent support has done so for this
 * phase, and its target has been attacked. (8.0)
 */
export function* makeAttack(battle: Vf, attack: Attack): Procedure<number> {
  const value = attackValue(battle, attack)
  const test = hitTest(battle, attack)
  const { side } = unitOf(battle, attack.main)
  const thrower = commanderOf(battle, unitOf(battle, attack.main))
  let tested = yield* throwTest(value.value, test, thrower) // 8.3
  const again: Rethrow[] = byRule(battle, attack, tested.dice)
  if (tested.dice.some(mayFallAgain)) {
    const about = { unit: attack.main }
    const { main: unit, target: at, kind } = attack
    const lying = { unit, at, kind, test, dice: tested.dice }
    const played = yield* offerCard(battle, side, 'hits failed', about, lying)
    if (played) {
      const card = cardOf(battle, side, played.card)
      again.push({ dice: tested.dice.filter(mayFallAgain).length, by: card })
      tested = yield* throwAgain(tested, test, mayFallAgain, card.clause, thrower)
    }
  }
  const { dice, successes: hits } = tested
  markAttack(battle, attack)
  tellAttack(battle, attack, { value, test, dice, hits }, again)
  return hits
}

/** So many dice were thrown again by a special rule or a card. */
type Rethrow = {
  readonly dice: number
  readonly by: { readonly title: string; readonly clause: VfClause }
}

/** What a special rule of the main attacker had thrown again. */
function byRule(battle: Vf, attack: Attack, thrown: readonly TestedDie[]): Rethrow[] {
  const dice = thrown.filter(({ again }) => again !== null).length
  const by = dice > 0 && rerollingIn(attackingIn(battle, attack))
  return by ? [{ dice, by }] : []
}

/** A failed test whose die has not been thrown again yet. (1.0.2) */
const mayFallAgain = ({ success, again }: TestedDie): boolean => !success && again === null

// 8.0
export function markAttack(battle: Vf, attack: Attack): void {
  battle.spent = withSpent(battle, [attack.main, ...helpersIn(attack)])
  battle.attacked = [...new Set([...battle.attacked, attack.target])]
}

function tellAttack(
  battle: Vf,
  attack: Attack,
  made: {
    readonly value: ReturnType<typeof attackValue>
    readonly test: DiceTest<VfClause>
    readonly dice: readonly TestedDie[]
    readonly hits: number
  },
  again: readonly Rethrow[],
): void {
  if (!isHeard(battle)) return
  const [main, target] = [unitOf(battle, attack.main), unitOf(battle, attack.target)]
  const helpers: readonly Unit[] = helpersIn(attack).map((id) => unitOf(battle, id))
  const rules = again.map(({ by }) => by.clause)
  tell(battle, 'attack', [clause('vf2:8.0'), clause('vf2:8.3'), ...rules], {
    again: again.map(({ dice, by }) => ({ dice, rule: by.title })),
    kind: attack.kind,
    reply: attack.reply,
    skirmish: attack.skirmish,
    at: target.name,
    support: helpers.map(({ name }) => name),
    ...made,
    ...aboutUnits(main, target, ...helpers),
  })
}
