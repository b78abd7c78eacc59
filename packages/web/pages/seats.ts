import type { Rulebook, Seat, SetUp } from '@grognard/kernel'

/** Who can sit at a battle: as the rulebook sets it up. */
export function seatsOf(rulebook: Rulebook, setUp: SetUp): readonly Seat[] {
  const made = rulebook.setUp(setUp)
  return made.ok ? made.value.seats : []
}
