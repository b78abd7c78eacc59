import { hasOnly, isObject, type AskKind, type Json, type Random } from '@grognard/kernel'
import type { Afv, Attack, Side, Unit, UnitId } from '../battle.ts'
import { contactsOf } from '../engagements.ts'
import { KINDS, STAND_TYPES, type StandType } from '../units/kinds.ts'
import { nameOrNumber, refused } from './refused.ts'

/** So many stands of each kind against one enemy. */
export type Allotted = {
  readonly at: UnitId
  readonly stands: { readonly [stand in StandType]?: number }
}

/** How a unit that touches several enemies divides its stands between them. */
export type Split = { readonly unit: UnitId; readonly attacks: readonly Allotted[] }

/** Units of a side that touch more than one enemy, and so have something to decide. */
export const dividedUnits = (seen: Afv, side: Side): readonly Unit[] =>
  seen.units.filter((unit) => unit.side === side && contactsOf(seen, unit.id).length > 1)

export const allocate: AskKind<Afv, { readonly side: Side }, readonly Split[]> = {
  name: 'allocate',
  expects: 'a list of {unit, attacks: [{at, stands: {musket: 2, ...}}]}',
  is: (answer): answer is readonly Split[] => Array.isArray(answer) && answer.every(isSplit),

  refuse(seen, { side }, splits) {
    const units = dividedUnits(seen, side)
    for (const unit of units)
      if (splits.filter((split) => split.unit === unit.id).length !== 1)
        return refused('afv:hth.allocate', 'enemies-once', { unit: unit.name })
    for (const split of splits) {
      const unit = units.find(({ id }) => id === split.unit)
      if (!unit)
        return refused('afv:hth.allocate', 'no-choice', { unit: nameOrNumber(seen, split.unit) })
      const enemies = contactsOf(seen, unit.id).map(({ enemy }) => enemy)
      const named = split.attacks.map(({ at }) => at)
      if (new Set(named).size < named.length || named.some((at) => !enemies.includes(at)))
        return refused('afv:hth.allocate', 'each-enemy-once', { unit: unit.name })
      for (const stand of KINDS[unit.kind].made)
        if (sum(split.attacks.map(({ stands }) => stands[stand] ?? 0)) !== unit.stands[stand])
          return refused('afv:hth.allocate', 'all-stands', {
            unit: unit.name,
            stand,
            given: sum(split.attacks.map(({ stands }) => stands[stand] ?? 0)),
            has: unit.stands[stand],
          })
      if (
        split.attacks.some(({ stands }) => sum(Object.values(stands)) !== ownStands(unit, stands))
      )
        return refused('afv:hth.allocate', 'no-such-stands', { unit: unit.name })
    }
    return null
  },

  candidates(seen, { side }, n, random) {
    const units = dividedUnits(seen, side)
    return Array.from({ length: Math.min(n, 8) }, () =>
      units.map((unit) => anySplit(seen, unit, random)),
    )
  },
  complete: false,
}

const sum = (numbers: readonly (number | undefined)[]): number =>
  numbers.reduce<number>((total, n) => total + (n ?? 0), 0)

const ownStands = (unit: Unit, stands: Allotted['stands']): number =>
  sum(KINDS[unit.kind].made.map((stand) => stands[stand]))

const isCount = (value: Json | undefined): boolean =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0

const isAllotted = (value: Json): boolean =>
  isObject(value) &&
  hasOnly(value, 'at', 'stands') &&
  isCount(value['at']) &&
  isObject(value['stands']) &&
  hasOnly(value['stands'], ...STAND_TYPES) &&
  Object.values(value['stands']).every(isCount)

const isSplit = (value: Json): boolean =>
  isObject(value) &&
  hasOnly(value, 'unit', 'attacks') &&
  isCount(value['unit']) &&
  Array.isArray(value['attacks']) &&
  value['attacks'].every(isAllotted)

/** Everything at one enemy, or each stand at any of them. */
function anySplit(seen: Afv, unit: Unit, random: Random): Split {
  const enemies = contactsOf(seen, unit.id).map(({ enemy }) => enemy)
  const all = random.below(2) === 0 ? random.pick(enemies) : null
  const attacks = new Map<UnitId, { [stand in StandType]?: number }>()
  for (const stand of KINDS[unit.kind].made)
    for (let i = 0; i < unit.stands[stand]; i++) {
      const at = all ?? random.pick(enemies)
      const stands = attacks.get(at) ?? {}
      stands[stand] = (stands[stand] ?? 0) + 1
      attacks.set(at, stands)
    }
  return { unit: unit.id, attacks: [...attacks].map(([at, stands]) => ({ at, stands })) }
}

type RethrowArgs = { readonly attack: number; readonly most: number; readonly dice: number }

/** Which dice of an attack are picked up again, counted from 0 over all of them; none is fine. */
export const rethrow: AskKind<Afv, RethrowArgs, readonly number[]> = {
  name: 'rethrow',
  expects: 'a list of the dice to throw again, counted from 0',
  is: (answer): answer is readonly number[] => Array.isArray(answer) && answer.every(isCount),
  refuse: (seen, { attack, most, dice }, picked) => {
    const outflanks = seen.attacks[attack]?.face === 'rear'
    const id = outflanks ? 'afv:hth.outflank' : 'afv:hth.overlap'
    if (picked.length > most)
      return refused(id, 'rethrown-at-most', { most, picked: picked.length })
    if (new Set(picked).size < picked.length || picked.some((die) => die >= dice))
      return refused(id, 'no-such-dice', { last: dice - 1 })
    return null
  },
  candidates: (seen, { attack, most, dice }, n, random) => {
    const missed = missedDice(seen.attacks[attack] as Attack)
    const any = Array.from({ length: dice }, (_, die) => die).filter(() => random.below(2) === 0)
    return [missed.slice(0, most), [], any.slice(0, most)].slice(0, n)
  },
  complete: false,
  pass: [],
  idle: (seen, { attack, most }) =>
    most === 0 || missedDice(seen.attacks[attack] as Attack).length === 0,
}

/** Dice that did not hit, counted from 0 over all dice of the attack. */
function missedDice({ dice }: Attack): readonly number[] {
  const missed: number[] = []
  let place = 0
  for (const { faces, value } of dice)
    for (const face of faces) {
      if (face > value.value) missed.push(place)
      place++
    }
  return missed
}

type CommandArgs = { readonly unit: UnitId; readonly attacks: readonly number[] }

/** The commander has one attack of a unit thrown again whole, or none. */
export const commandersRethrow: AskKind<Afv, CommandArgs, number | null> = {
  name: 'commander',
  expects: 'the number of the attack to throw again, or null',
  is: (answer): answer is number | null => answer === null || isCount(answer),
  refuse: (seen, { unit, attacks }, attack) =>
    attack === null || attacks.includes(attack)
      ? null
      : refused('afv:hth.commander-rethrow', 'no-such-attack', { unit: nameOrNumber(seen, unit) }),
  candidates: (_seen, { attacks }, n) => [null, ...attacks].slice(0, n),
  complete: true,
  pass: null,
  idle: (seen, { attacks }) =>
    attacks.every((attack) => missedDice(seen.attacks[attack] as Attack).length === 0),
}
