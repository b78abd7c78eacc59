import type { Random } from '@grognard/kernel'
import { brigadeSupporters, isTooMuchMelee } from '../attacks/support.ts'
import { unitOf, unitsOf, type Side, type Unit, type UnitId, type Vf } from '../battle.ts'
import { enemiesTouching } from '../field/contact.ts'
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
  for (const fight of fights) fight.brigade = fromBrigade(seen, fight, fights, random)
  return shuffled(fights, random)
}

const takesPart = (fights: readonly ChosenFight[], id: UnitId): boolean =>
  fights.some(
    ({ main, support: helpers, brigade }) =>
      main === id || brigade.includes(id) || helpers.includes(id),
  )

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
  { main }: ChosenFight,
  fights: readonly ChosenFight[],
  random: Random,
): readonly UnitId[] {
  const free = brigadeSupporters(seen, unitOf(seen, main)).filter(
    ({ id }) => !takesPart(fights, id),
  )
  return free.length === 0 || random.below(6) === 0 ? [] : [random.pick(free).id]
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
