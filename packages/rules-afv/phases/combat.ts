import { ask, askAll, chiefOf, reveal, throwDice, type Procedure } from '@grognard/kernel'
import {
  allocate,
  commandersRethrow,
  dividedUnits,
  rethrow,
  type Allotted,
  type Split,
} from '../asks/combat.ts'
import {
  addHits,
  enemyOf,
  unitOf,
  type Afv,
  type Attack,
  type AttackDice,
  type Face,
  type Unit,
} from '../battle.ts'
import type { Explained } from '@grognard/toolkit'
import { clause, type AfvClause } from '../clauses.ts'
import { contactsOf, inCommand, isEngaged } from '../engagements.ts'
import { aboutUnits, tell } from '../tell.ts'
import { KINDS } from '../units/kinds.ts'
import type { Events } from '../words/events.ts'
import { combatValue, diceLost, hitsScored, mostRethrown } from './combat-values.ts'
import { hitClasses } from './fire.ts'
import { inLossOrder } from './losses.ts'

/** Every engaged unit takes a hit; then all decide whom their stands attack. */
export function* combat(battle: Afv): Procedure<void> {
  for (const unit of engagedUnits(battle)) {
    addHits(battle, unit.id, 1) // hth.attrition
    tell(battle, 'attrition', [clause('afv:hth.attrition')], aboutUnits(unit))
  }
  const splits = yield* allocations(battle)
  battle.attacks = engagedUnits(battle).flatMap((unit) => attacksOf(battle, unit, splits)) // hth.allocate
  battle.place = 0
  battle.phase = 'attacks'
}

const engagedUnits = (battle: Afv): readonly Unit[] =>
  battle.units.filter((unit) => isEngaged(battle, unit.id))

/** Both sides in secret, or the side without the initiative first. */
function* allocations(battle: Afv): Procedure<readonly Split[]> {
  const choosing = [enemyOf(battle.initiative), battle.initiative].filter(
    (side) => dividedUnits(battle, side).length > 0,
  )
  const asked = choosing.map((side) => ({ seat: chiefOf(battle, side), args: { side } }))
  if (battle.options.declarations === 'secret') {
    const shown = (yield* askAll(allocate, asked)).flat()
    if (asked.length > 1) reveal(battle) // the ground may leave no dice to throw
    return shown
  }
  const splits: Split[] = []
  for (const { seat, args } of asked) splits.push(...(yield* ask(allocate, seat, args)))
  return splits
}

function attacksOf(battle: Afv, unit: Unit, splits: readonly Split[]): readonly Attack[] {
  const contacts = contactsOf(battle, unit.id)
  const split = splits.find((given) => given.unit === unit.id)
  const allotted: readonly Allotted[] =
    split?.attacks ?? contacts.map(({ enemy }) => ({ at: enemy, stands: unit.stands }))
  return allotted.flatMap(({ at, stands }) => {
    const face = contacts.find(({ enemy }) => enemy === at)?.face as Face
    const dice = attackDice(battle, unit, unitOf(battle, at), stands)
    return dice.length === 0 ? [] : [{ unit: unit.id, at, face, dice }]
  })
}

/** A die for each stand, less what the ground costs, the worst stands first. */
function attackDice(
  battle: Afv,
  unit: Unit,
  enemy: Unit,
  stands: Allotted['stands'],
): readonly AttackDice[] {
  let lost = diceLost(battle, enemy).value // terrain.advantage
  return KINDS[unit.kind].made
    .map((stand) => ({ stand, value: combatValue(stand, unit, enemy), count: stands[stand] ?? 0 }))
    .toSorted((a, b) => a.value.value - b.value.value)
    .map((dice) => {
      const count = Math.max(0, dice.count - lost)
      lost -= dice.count - count
      return { ...dice, count, faces: [] }
    })
    .filter(({ count }) => count > 0)
}

/** The first throw of one attack; all are thrown before any is thrown again. */
export function* attacks(battle: Afv): Procedure<void> {
  const attack = battle.attacks[battle.place]
  if (!attack) {
    battle.attacks = inRethrowOrder(battle)
    battle.place = 0
    battle.phase = 'rethrows'
    return
  }
  const dice: AttackDice[] = []
  for (const group of attack.dice)
    dice.push({ ...group, faces: yield* throwGroup(battle, attack, group, group.count) })
  battle.attacks = battle.attacks.with(battle.place, { ...attack, dice })
  tell(battle, 'attacks', [clause('afv:hth.cv')], toldOf(battle, { ...attack, dice }))
  battle.place++
}

function* throwGroup(
  battle: Afv,
  { unit }: Attack,
  { value }: AttackDice,
  count: number,
): Procedure<readonly number[]> {
  return yield* throwDice(count, {
    clause: clause('afv:hth.cv'),
    thrower: chiefOf(battle, unitOf(battle, unit).side),
    classes: hitClasses(value.value),
  })
}

/** What is told of an attack as its dice lie. */
function toldOf(battle: Afv, attack: Attack): Events['attacks'] {
  const unit = unitOf(battle, attack.unit)
  const enemy = unitOf(battle, attack.at)
  const dice = attack.dice.map(({ stand, value, faces }) => ({ stand, value, faces }))
  const lost = diceLost(battle, enemy)
  const { face } = attack
  return { ...aboutUnits(unit, enemy), at: enemy.name, face, dice, lost }
}

/** The side without the initiative decides first. */
function inRethrowOrder(battle: Afv): readonly Attack[] {
  const by = (side: string) =>
    battle.attacks.filter(({ unit }) => unitOf(battle, unit).side === side)
  return [...by(enemyOf(battle.initiative)), ...by(battle.initiative)]
}

/** Rethrows of one attack for overlapping or outflanking, then of its unit by the commander. */
export function* rethrows(battle: Afv): Procedure<void> {
  const place = battle.place
  const attack = battle.attacks[place]
  if (!attack) {
    battle.place = 0
    battle.phase = 'blows'
    return
  }
  const { side } = unitOf(battle, attack.unit)
  const most = mostRethrown(unitOf(battle, attack.at), attack.face, diceIn(attack))
  if (most > 0) {
    const dice = diceIn(attack)
    const args = { attack: place, most, dice }
    const picked = yield* ask(rethrow, chiefOf(battle, side), args)
    const by = attack.face === 'rear' ? 'afv:hth.outflank' : 'afv:hth.overlap'
    if (picked.length > 0) yield* throwPicked(battle, place, picked, by)
  }
  const last = battle.attacks[place + 1]?.unit !== attack.unit
  if (last) yield* byCommander(battle, attack.unit)
  battle.place = place + 1
}

const diceIn = ({ dice }: Attack): number => dice.reduce((sum, { faces }) => sum + faces.length, 0)

type Rethrow = 'afv:hth.overlap' | 'afv:hth.outflank' | 'afv:hth.commander-rethrow'

export function* throwPicked(
  battle: Afv,
  place: number,
  picked: readonly number[],
  by: Rethrow,
): Procedure<void> {
  const attack = battle.attacks[place] as Attack
  const dice: AttackDice[] = []
  let first = 0
  for (const group of attack.dice) {
    const from = first
    const own = picked.filter((die) => die >= from && die < from + group.faces.length)
    const thrown = yield* throwGroup(battle, attack, group, own.length)
    const faces = [...group.faces]
    own.forEach((die, i) => (faces[die - from] = thrown[i] as number))
    dice.push({ ...group, faces })
    first += group.faces.length
  }
  battle.attacks = battle.attacks.with(place, { ...attack, dice })
  const before = attack.dice.flatMap(({ faces }) => faces)
  const again = picked.toSorted((a, b) => a - b).map((die) => before[die] as number)
  const data = { ...toldOf(battle, battle.attacks[place] as Attack), by, again }
  tell(battle, 'rethrows', [clause(by)], data)
}

/** One attack of the unit, all its dice, after the other rethrows. (hth.commander-rethrow) */
function* byCommander(battle: Afv, id: number): Procedure<void> {
  const unit = unitOf(battle, id)
  if (!inCommand(battle, unit)) return
  const places = battle.attacks.flatMap((attack, place) => (attack.unit === id ? [place] : []))
  const chosen = yield* ask(commandersRethrow, chiefOf(battle, unit.side), {
    unit: id,
    attacks: places,
  })
  if (chosen === null) return
  const count = diceIn(battle.attacks[chosen] as Attack)
  yield* throwPicked(
    battle,
    chosen,
    Array.from({ length: count }, (_, die) => die),
    'afv:hth.commander-rethrow',
  )
}

/** What an attack scores as its dice lie. (quality.green, quality.veteran) */
export const scored = (battle: Afv, { unit, dice }: Attack): Explained<AfvClause> =>
  hitsScored(
    unitOf(battle, unit),
    dice.reduce(
      (sum, { faces, value }) => sum + faces.filter((face) => face <= value.value).length,
      0,
    ),
  )

/** All hits are given at once. */
export function* blows(battle: Afv): Procedure<void> {
  for (const attack of battle.attacks) {
    const hits = scored(battle, attack)
    addHits(battle, attack.at, hits.value)
    const [unit, enemy] = [unitOf(battle, attack.unit), unitOf(battle, attack.at)]
    tell(battle, 'blows', [clause('afv:hth.cv')], {
      ...aboutUnits(unit, enemy),
      at: enemy.name,
      hits,
    })
  }
  battle.attacks = []
  battle.phase = 'losses'
  battle.losses = inLossOrder(battle)
}
