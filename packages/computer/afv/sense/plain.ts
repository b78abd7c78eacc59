import {
  contactsOf,
  countOf,
  dividedUnits,
  isMounted,
  isArtillery,
  planFire,
  react,
  removeStands,
  unitOf,
  type Afv,
  type Attack,
  type React,
  type Reaction,
  type Removal,
  type Shot,
  type Side,
  type Split,
  type Unit,
} from '@grognard/rules-afv/functions'
import type { Question } from '@grognard/kernel'
import type { Decided, Habit } from '../habit.ts'
import { enemiesBy, friendsBy } from '../sides.ts'
import { because } from '../words/index.ts'

/** Everybody fires at whoever stands before him, the next one at the next. */
function fire(seen: Afv, { side }: { readonly side: Side }): Decided<readonly Shot[]> {
  const shots: Shot[] = []
  for (const unit of seen.units) {
    if (unit.side !== side) continue
    const target = seen.units.find(
      (enemy) =>
        enemy.side !== side &&
        planFire.refuse(seen, { side }, [...shots, { unit: unit.id, at: enemy.id }]) === null &&
        !shots.some(({ at }) => at === enemy.id),
    )
    const again = seen.units.find(
      (enemy) =>
        planFire.refuse(seen, { side }, [...shots, { unit: unit.id, at: enemy.id }]) === null,
    )
    const at = target ?? again
    if (at) shots.push({ unit: unit.id, at: at.id })
  }
  return { answer: shots, reason: because('fires-all', { shots: shots.length }) }
}

/** All stands at the first enemy in contact. */
function allots(seen: Afv, side: Side): Decided<readonly Split[]> | null {
  const splits = dividedUnits(seen, side).flatMap((unit): readonly Split[] => {
    const [first] = contactsOf(seen, unit.id)
    if (!first) return []
    const stands = Object.fromEntries(Object.entries(unit.stands).filter(([, count]) => count > 0))
    return [{ unit: unit.id, attacks: [{ at: first.enemy, stands }] }]
  })
  const [split] = splits
  if (!split) return null
  const [attack] = split.attacks
  const reason = because('allots', {
    unit: unitOf(seen, split.unit).name,
    target: unitOf(seen, attack?.at ?? 0).name,
  })
  return { answer: splits, reason }
}

const hitsOf = ({ dice }: Attack): number =>
  dice.reduce(
    (sum, { faces, value }) => sum + faces.filter((face) => face <= value.value).length,
    0,
  )

const diceOf = ({ dice }: Attack): number => dice.reduce((sum, { count }) => sum + count, 0)

/** A third of the dice is enough. */
function commander(seen: Afv, attacks: readonly number[]): Decided<number | null> | null {
  const [place] = attacks
  const attack = place === undefined ? undefined : seen.attacks[place]
  if (place === undefined || !attack) return null
  const [hits, mean] = [hitsOf(attack), diceOf(attack) / 3]
  return hits < mean
    ? { answer: place, reason: because('commander-throws', { hits, mean }) }
    : { answer: null, reason: because('commander-keeps', { hits, mean }) }
}

/** Muskets and the like go before pikes, and nobody gives way. */
function losses(
  seen: Afv,
  args: { readonly unit: number; readonly count: number },
  { random }: Question,
): Decided<Removal> | null {
  const all = removeStands
    .candidates(seen, args, 64, random)
    .filter(({ leave }) => leave.length === 0)
  const [removal] = all.toSorted(
    (a, b) =>
      (a.remove.pike ?? 0) + (a.remove.hand ?? 0) - (b.remove.pike ?? 0) - (b.remove.hand ?? 0) ||
      b.files - a.files,
  )
  if (!removal) return null
  const unit = unitOf(seen, args.unit).name
  return { answer: removal, reason: because('removes', { unit, leaves: false }) }
}

const MANY = 2

/** What anybody would do: the first of these that can be done. */
function wanted(seen: Afv, { unit: id, react: what }: Reaction, mover: Unit): number {
  const unit = unitOf(seen, id)
  switch (what) {
    case 'form':
      return isMounted(mover) && unit.stands.pike > 0 ? 6 : 0
    case 'fire':
      return 5
    case 'support':
      return 4
    case 'counter-charge':
      return countOf(unit.stands) > MANY ? 3 : 1
    case 'recoil':
      return 2
    case 'evade':
    case 'flee':
      return 3
    case 'intercept':
      return isArtillery(mover) || friendsBy(seen, unit).length > enemiesBy(seen, unit).length
        ? 1
        : 0
  }
}

function reaction(
  seen: Afv,
  args: { readonly side: Side },
  { random }: Question,
): Decided<React> | null {
  const { now } = seen
  if (!now) return null
  const mover = unitOf(seen, now.unit)
  let best: React = 'pass'
  let most = 0
  for (const answer of react.candidates(seen, args, 64, random)) {
    const want = answer === 'pass' ? 0 : wanted(seen, answer, mover)
    if (want <= most) continue
    most = want
    best = answer
  }
  if (best === 'pass') return { answer: best, reason: because('lets-pass', { enemy: mover.name }) }
  const unit = unitOf(seen, best.unit).name
  return {
    answer: best,
    reason: because('reacts-plainly', { unit, enemy: mover.name, reaction: best.react }),
  }
}

/** Answers without any reckoning, as a beginner gives them. */
export const plain: Pick<Habit, 'fire' | 'allocate' | 'commander' | 'losses' | 'react'> = {
  fire,
  allocate: (seen, { side }) => allots(seen, side),
  commander: (seen, { attacks }) => commander(seen, attacks),
  losses,
  react: reaction,
}
