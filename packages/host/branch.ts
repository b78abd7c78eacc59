import {
  chanceFrom,
  courseWhen,
  earliestPast,
  refusal,
  save,
  seeded,
  type Chance,
  type Host,
  type Refusal,
  type SeatId,
} from '@grognard/kernel'
import { textOfSaved } from '@grognard/toolkit'

/**
 * Why nobody plays on from here now: whoever does would see the plan that another at the same screen
 * has made and not yet shown. With the same dice one plays on from the present only, since the past
 * has used them up.
 */
export function refuseBranch(
  host: Host,
  people: readonly SeatId[],
  at: number,
  seed: string | null,
): Refusal | null {
  const isSecret = host.course.given.some((given) => given && people.includes(given.seat))
  if (people.length > 1 && isSecret)
    return refusal('plan-secret', 'A plan is still secret: play on from here when it is shown.')
  return seed === null && at < host.entries.length
    ? refusal('same-dice', 'The same dice are to be had from the present of the battle only.')
    : null
}

/** The file of a battle of its own that goes on from there; without a seed, with the same dice. */
export function branchText(host: Host, at: number, seed: string | null): string {
  const { chance } = host
  return textOfSaved(save(branchOf(host, at, freshChance(chance, seed))))
}

const freshChance = (chance: Chance, seed: string | null): Chance =>
  chance.typed || seed === null ? chanceFrom(chance.save()) : seeded(seed)

function branchOf(host: Host, wished: number, chance: Chance): Host {
  const at = Math.max(earliestPast(host), Math.min(wished, host.entries.length))
  // What somebody has answered in secret he is asked again: the other would find it in his battle.
  const pending = courseWhen(host, at).given.filter((given) => given !== null)
  const entries = host.entries.slice(0, at).filter((entry) => !pending.some((one) => one === entry))
  return {
    ...host,
    chance,
    entries,
    log: entries,
    course: courseWhen({ ...host, entries }, entries.length),
    standing: [],
    ahead: [],
    proposal: null,
    proposed: [],
    rewinds: [],
    nextNumber: 1,
  }
}
