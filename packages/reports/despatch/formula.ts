// Which chance a standing gives: a curve laid through battles that were fought to their end.

import type { Battle, Rulebook } from '@grognard/kernel'
import { turnOf } from '../follow.ts'
import { solved } from './equations.ts'
import type { DespatchRules } from './rules.ts'

/** How a battle stood when a turn began, and what became of it: 1 red won, 0 blue, half a draw. */
export type Passed = { readonly standing: readonly number[]; readonly points: number }

/** What each number of a standing weighs. */
export type Formula = readonly number[]

/** Reads how a battle stands, from a battle of which the beginning and the length are known. */
export type Standing<B extends Battle> = (battle: B) => readonly number[]

export function standingFrom<B extends Battle>(
  rulebook: Rulebook<B>,
  rules: DespatchRules<B> | 'none',
  start: B,
  lastTurn: number,
): Standing<B> {
  const plain = (now: B): readonly number[] => {
    const left = (side: string): number => {
      const loss = rulebook.losses?.(start, now).find((one) => one.side === side)
      return loss && loss.of > 0 ? 1 - loss.lost / loss.of : 1
    }
    return [left('red') - left('blue')]
  }
  const stands = rules === 'none' ? plain : (now: B) => rules.standing(start, now)
  return (battle) => {
    const numbers = stands(battle)
    // The same lead weighs otherwise when little time is left.
    const late = Math.min(1, Math.max(0, (turnOf(rulebook, battle) ?? 0) / Math.max(1, lastTurn)))
    return [1, late, ...numbers, ...numbers.map((number) => number * late)]
  }
}

/** `shift` raises or lowers the whole curve. */
export function chanceBy(formula: Formula, standing: readonly number[], shift = 0): number {
  let sum = shift
  for (let i = 0; i < formula.length; i++) sum += (formula[i] ?? 0) * (standing[i] ?? 0)
  return 1 / (1 + Math.exp(-sum))
}

/** Nothing is quite certain before it is over. */
const LEAST = 0.005
const logit = (chance: number): number => {
  const within = Math.min(1 - LEAST, Math.max(LEAST, chance))
  return Math.log(within / (1 - within))
}

/** By how much the curve must be raised to give the chance that was found for this standing. */
export const shiftTo = (formula: Formula, standing: readonly number[], chance: number): number =>
  logit(chance) - logit(chanceBy(formula, standing))

const STEPS = 12
/** Keeps weights small of which few battles tell anything. */
const RIDGE = 1

/** Logistic regression by Newton's steps; few numbers, so that few battles will do. */
export function formulaOf(passed: readonly Passed[]): Formula {
  const size = passed[0]?.standing.length ?? 0
  let weights = Array.from({ length: size }, () => 0)
  for (let step = 0; step < STEPS; step++) {
    const slope = weights.map((weight) => -RIDGE * weight)
    const curve = weights.map((_, i) => weights.map((__, j) => (i === j ? RIDGE : 0)))
    for (const { standing, points } of passed) {
      const chance = chanceBy(weights, standing)
      const weight = Math.max(1e-6, chance * (1 - chance))
      for (let i = 0; i < size; i++) {
        const x = standing[i] ?? 0
        slope[i] = (slope[i] ?? 0) + x * (points - chance)
        const row = curve[i] as number[]
        for (let j = 0; j < size; j++) row[j] = (row[j] ?? 0) + weight * x * (standing[j] ?? 0)
      }
    }
    const change = solved(curve, slope)
    weights = weights.map((weight, i) => weight + (change[i] ?? 0))
    if (change.every((one) => Math.abs(one) < 1e-9)) break
  }
  return weights
}
