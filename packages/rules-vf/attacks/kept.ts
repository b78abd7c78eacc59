import type { Vf } from '../battle.ts'

/** What decides who may shoot at whom. */
type Shooting = Pick<
  Vf,
  'units' | 'terrain' | 'options' | 'sheets' | 'effects' | 'attacked' | 'spent'
>

const areSame = (a: Shooting, b: Shooting): boolean =>
  a.units === b.units &&
  a.terrain === b.terrain &&
  a.options === b.options &&
  a.sheets === b.sheets &&
  a.effects === b.effects &&
  a.attacked === b.attacked &&
  a.spent === b.spent

/**
 * Keeps the last answer until something changes that decides it: for one shot the rules, whoever
 * proposes it and whoever judges it ask the same.
 */
export function keptForShot<Things extends readonly unknown[], Value>(
  make: (battle: Vf, ...things: Things) => Value,
): (battle: Vf, ...things: Things) => Value {
  let last: { readonly of: Shooting; readonly things: Things; readonly value: Value } | null = null
  return (battle, ...things) => {
    if (last && areSame(last.of, battle) && things.every((one, i) => one === last?.things[i]))
      return last.value
    const value = make(battle, ...things)
    const { units, terrain, options, sheets, effects, attacked, spent } = battle
    last = { of: { units, terrain, options, sheets, effects, attacked, spent }, things, value }
    return value
  }
}
