import {
  combatValue,
  diceLost,
  hitsScored,
  KINDS,
  mostRethrown,
  type Afv,
  type Face,
  type Stands,
  type Unit,
} from '@grognard/rules-afv/functions'
import { diceHits, meanHits, NO_HITS, combined, type Hits } from './chances.ts'
import { profileOf, type Profile } from './profile.ts'

/** How an attack is made: where it meets the enemy, what the ground costs, and who looks on. */
export type How = { readonly face: Face; readonly lost: number; readonly led: boolean }

type Group = { readonly faces: number; readonly dice: number }

const known = new Map<string, Hits>()

/** The hits of a whole unit on an enemy that it touches, after all rethrows. (hth) */
export function attackHits(unit: Profile, enemy: Profile, how: How): Hits {
  const key = `${unit.id} ${enemy.id} ${how.face} ${how.lost} ${how.led}`
  let hits = known.get(key)
  if (!hits) {
    hits = allotted(unit.unit, enemy.unit, unit.unit.stands, how)
    known.set(key, hits)
  }
  return hits
}

/** The same for some of its stands. */
export function allotted(unit: Unit, enemy: Unit, stands: Partial<Stands>, how: How): Hits {
  const groups = groupsOf(unit, enemy, stands, how.lost)
  const thrown = groups.reduce(
    (sum, { dice, faces }) => combined(sum, diceHits(dice, faces)),
    NO_HITS,
  )
  const dice = groups.reduce((sum, group) => sum + group.dice, 0)
  const again = rethrown(groups, mostRethrown(enemy, how.face, dice))
  return byQuality(unit, how.led ? withCommander(again, thrown) : again)
}

/** Dice by what they need, less those lost to the ground, the worst first. (terrain.advantage) */
function groupsOf(
  unit: Unit,
  enemy: Unit,
  stands: Partial<Stands>,
  lost: number,
): readonly Group[] {
  let less = lost
  return KINDS[unit.kind].made
    .map((stand) => ({
      faces: combatValue(stand, unit, enemy).value,
      dice: stands[stand] ?? 0,
    }))
    .toSorted((a, b) => a.faces - b.faces)
    .map(({ faces, dice }) => {
      const left = Math.max(0, dice - less)
      less -= dice - left
      return { faces, dice: left }
    })
    .filter(({ dice }) => dice > 0)
}

/** So many misses are thrown again, those that hit most often first. */
function rethrown(groups: readonly Group[], most: number): Hits {
  const best = groups.toReversed()
  const sum: number[] = []
  const follow = (place: number, left: number, hits: Hits, chance: number): void => {
    const group = best[place]
    if (!group) {
      hits.forEach((share, count) => (sum[count] = (sum[count] ?? 0) + chance * share))
      return
    }
    diceHits(group.dice, group.faces).forEach((share, count) => {
      const again = Math.min(left, group.dice - count)
      const shifted = [...Array.from({ length: count }, () => 0), 1]
      const more = combined(shifted, diceHits(again, group.faces))
      follow(place + 1, left - again, combined(hits, more), chance * share)
    })
  }
  follow(0, most, NO_HITS, 1)
  return sum
}

/** The commander has a throw below the average thrown again whole. (hth.commander-rethrow) */
function withCommander(first: Hits, again: Hits): Hits {
  const enough = meanHits(again)
  let low = 0
  const kept = first.map((chance, hits) => {
    if (hits >= enough) return chance
    low += chance
    return 0
  })
  return kept.map((chance, hits) => chance + low * (again[hits] ?? 0))
}

/** What dice that hit are worth to who threw them. (quality.green, quality.veteran) */
function byQuality(unit: Unit, hits: Hits): Hits {
  const scored: number[] = []
  for (const [thrown, chance] of hits.entries()) {
    const { value } = hitsScored(unit, thrown)
    while (scored.length <= value) scored.push(0)
    scored[value] = (scored[value] as number) + chance
  }
  return scored
}

/** Hits of a unit on an enemy it touches on that face, as the battle stands. */
export function hitsOn(battle: Afv, unit: Unit, enemy: Unit, face: Face, led: boolean): Hits {
  const lost = groundCosts(battle, enemy)
  return attackHits(profileOf(unit), profileOf(enemy), { face, lost, led })
}

/** Dice that whoever attacks this enemy loses to the ground it stands on. */
const groundCosts = ({ table }: Afv, enemy: Unit): number =>
  enemy.zone === null || table.terrain[enemy.zone] === undefined
    ? 0
    : diceLost({ table }, enemy).value
