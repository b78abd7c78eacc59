import type { Random } from '@grognard/kernel'
import { brigadeSupporters, isTooMuchMelee } from '../attacks/support.ts'
import { attacksOf, timesIn } from '../attacks/times.ts'
import { unitOf, unitsOf, type Side, type Unit, type UnitId, type Vf } from '../battle.ts'
import { editionOf } from '../editions/book.ts'
import { enemiesTouching } from '../field/contact.ts'
import { facedIn, hasCannons } from '../melee/cannons.ts'
import { canSupport, enemyLeftOver } from '../melee/lending.ts'
import { enemiesNextDoor, unitsInContact, type ChosenFight } from '../melee/opponents.ts'

type Draft = { -readonly [key in keyof ChosenFight]: ChosenFight[key] }

/** Lawful fights for a side, picked at random. */
export function anyFights(seen: Vf, side: Side, random: Random): readonly ChosenFight[] {
  const fights: Draft[] = []
  const isChosen = (enemy: UnitId): boolean => fights.some(({ target }) => target === enemy)
  const attack = (main: Unit, target: Unit): void => {
    fights.push({ main: main.id, target: target.id, support: [], brigade: [] })
  }
  const engaged = shuffled(unitsInContact(seen, side), random)
  const others: Unit[] = []
  for (const unit of engaged) {
    const target = random.pick(enemiesTouching(seen, unit))
    if (isChosen(target.id)) others.push(unit)
    else attack(unit, target)
  }
  for (const unit of others) {
    const left = enemyLeftOver(seen, unit, isChosen)
    if (left) attack(unit, left) // 8.2.2
    else support(seen, unit, fights, isChosen)
  }
  for (const unit of unitsOf(seen, side)) {
    const door = enemiesNextDoor(seen, unit).filter(({ id }) => !isChosen(id))
    if (door.length > 0 && !takesPart(fights, unit.id) && random.below(2) === 0)
      attack(unit, random.pick(door)) // T.3.7
  }
  for (const unit of engaged)
    if (attacksOf(seen, unit) > 1 && random.below(4) > 0) secondCannon(seen, unit, fights, isChosen) // O1.2
  for (const fight of fights) fight.brigade = fromBrigade(seen, fight, fights, random)
  return shuffled(fights, random)
}

const takesPart = (fights: readonly ChosenFight[], id: UnitId): boolean => timesOf(fights, id) > 0

/** How often a unit attacks or lends support in these fights. */
const timesOf = (fights: readonly ChosenFight[], id: UnitId): number =>
  timesIn(
    fights.flatMap(({ main, support: helpers, brigade }) => [main, ...helpers, ...brigade]),
    id,
  )

/** The other cannon of a battery attacks an enemy whom nobody has chosen, or lends support. (O1.2) */
function secondCannon(
  seen: Vf,
  unit: Unit,
  fights: Draft[],
  isChosen: (enemy: UnitId) => boolean,
): void {
  if (timesOf(fights, unit.id) !== 1) return
  const reaches = (enemy: UnitId): boolean =>
    hasCannons(seen, unit, [...facedIn(fights, unit.id), enemy])
  const left = enemyLeftOver(seen, unit, isChosen)
  if (left && reaches(left.id))
    fights.push({ main: unit.id, target: left.id, support: [], brigade: [] })
  else if (!left) {
    const open = fights.filter(({ target }) => reaches(target))
    support(seen, unit, open, isChosen)
  }
}

/** Supports a fight in which there is room for it; if there is none, it does not fight. */
function support(
  seen: Vf,
  unit: Unit,
  fights: readonly Draft[],
  isChosen: (enemy: UnitId) => boolean,
): void {
  const fight = fights.find(
    ({ target, support: helpers }) =>
      canSupport(seen, unit, target, isChosen) &&
      !isTooMuchMelee(seen, [...helpers, unit.id], target),
  )
  if (fight) fight.support = [...fight.support, unit.id]
}

/** Mostly brigade support is lent where it can be. */
function fromBrigade(
  seen: Vf,
  { main, target, support: helpers }: ChosenFight,
  fights: readonly ChosenFight[],
  random: Random,
): readonly UnitId[] {
  const free = brigadeSupporters(seen, unitOf(seen, main)).filter(
    (unit) => timesOf(fights, unit.id) < attacksOf(seen, unit),
  )
  if (free.length === 0 || random.below(6) === 0) return []
  const first = random.pick(free)
  const room = editionOf(seen).brigadeRoom(seen, helpers, target)
  return [first, ...free.filter((unit) => unit !== first)].slice(0, room).map(({ id }) => id)
}

function shuffled<T>(items: readonly T[], random: Random): T[] {
  const all = [...items]
  for (let i = all.length - 1; i > 0; i--) {
    const j = random.below(i + 1)
    ;[all[i], all[j]] = [all[j] as T, all[i] as T]
  }
  return all
}

/** Some choices of fights that differ. */
export function someFights(
  seen: Vf,
  side: Side,
  n: number,
  random: Random,
): readonly (readonly ChosenFight[])[] {
  const found = new Map<string, readonly ChosenFight[]>()
  for (let tries = 0; tries < 2 * MOST && found.size < n && found.size < MOST; tries++) {
    const fights = anyFights(seen, side, random)
    found.set(JSON.stringify(fights), fights)
  }
  return [...found.values()]
}

/** So many different choices are enough to pick from. */
const MOST = 12
