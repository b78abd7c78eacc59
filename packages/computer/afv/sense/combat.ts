import {
  contactsOf,
  dividedUnits,
  hitsScored,
  inCommand,
  unitOf,
  type Afv,
  type Attack,
  type Side,
  type Split,
  type Unit,
} from '@grognard/rules-afv/functions'
import type { Habit } from '../habit.ts'
import { meanHits } from '../odds/chances.ts'
import { expectedLoss } from '../odds/losses.ts'
import { allotted, hitsOn } from '../odds/melee.ts'
import { profileOf } from '../odds/profile.ts'
import { because } from '../words/index.ts'

/** The enemy in contact that loses most by an attack with everything. */
function bestTarget(seen: Afv, unit: Unit): Unit | null {
  let best: Unit | null = null
  let most = -1
  for (const { enemy: id, face } of contactsOf(seen, unit.id)) {
    const enemy = unitOf(seen, id)
    const hits = hitsOn(seen, unit, enemy, face, inCommand(seen, unit))
    const { worth } = expectedLoss(profileOf(enemy), enemy.hits, hits)
    if (worth <= most) continue
    most = worth
    best = enemy
  }
  return best
}

function allots(seen: Afv, side: Side) {
  const units = dividedUnits(seen, side)
  const splits: Split[] = []
  for (const unit of units) {
    const target = bestTarget(seen, unit)
    if (target)
      splits.push({ unit: unit.id, attacks: [{ at: target.id, stands: ownStands(unit) }] })
  }
  const [first] = units
  const target = first && bestTarget(seen, first)
  const reason =
    first && target
      ? because('allots', { unit: first.name, target: target.name })
      : because('allots-nothing')
  return { answer: splits, reason }
}

const ownStands = ({ stands }: Unit): Split['attacks'][number]['stands'] =>
  Object.fromEntries(Object.entries(stands).filter(([, count]) => count > 0))

/** Dice that missed, those that hit most often first. */
function missed({ dice }: Attack): readonly number[] {
  let place = 0
  const misses = dice.flatMap(({ faces, value }) =>
    faces.flatMap((face) => {
      const die = place++
      return face > value.value ? [{ die, needs: value.value }] : []
    }),
  )
  return misses.toSorted((a, b) => b.needs - a.needs).map(({ die }) => die)
}

/** The hits that an attack has scored so far, and those that a new throw would bring. */
function standing(seen: Afv, { unit: id, at, dice }: Attack) {
  const unit = unitOf(seen, id)
  const enemy = unitOf(seen, at)
  const thrown = dice.reduce(
    (sum, { faces, value }) => sum + faces.filter((face) => face <= value.value).length,
    0,
  )
  const stands = Object.fromEntries(dice.map(({ stand, count }) => [stand, count]))
  const mean = meanHits(allotted(unit, enemy, stands, { face: 'front', lost: 0, led: false }))
  return { hits: hitsScored(unit, thrown).value, mean }
}

/** The attack of those named that fell shortest of what was to be expected. */
function rethrowByCommander(seen: Afv, attacks: readonly number[]) {
  const all = attacks.flatMap((place) => {
    const attack = seen.attacks[place]
    return attack ? [{ place, ...standing(seen, attack) }] : []
  })
  const [worst] = all.toSorted((a, b) => a.hits - a.mean - (b.hits - b.mean))
  if (!worst) return null
  const { place, hits, mean } = worst
  return hits < mean
    ? { answer: place, reason: because('commander-throws', { hits, mean }) }
    : { answer: null, reason: because('commander-keeps', { hits, mean }) }
}

export const fighting: Pick<Habit, 'allocate' | 'rethrow' | 'commander'> = {
  allocate: (seen, { side }) => allots(seen, side),
  rethrow: (seen, { attack, most }) => {
    const dice = missed(seen.attacks[attack] as Attack).slice(0, most)
    return { answer: dice, reason: because('rethrows', { dice: dice.length }) }
  },
  commander: (seen, { attacks }) => rethrowByCommander(seen, attacks),
}
