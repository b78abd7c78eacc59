import type { Rulebook, Seat, SetUp, SideId } from '@grognard/kernel'

/** Who can sit at a battle: as the rulebook sets it up. */
export function seatsOf(rulebook: Rulebook, setUp: SetUp): readonly Seat[] {
  const made = rulebook.setUp(setUp)
  return made.ok ? made.value.seats : []
}

/** More commanders of one side than this do not find room at one screen. */
export const MOST_MORE = 3

/** The same seats with more commanders of a side, after its first. */
export const withMore = (
  seats: readonly Seat[],
  more: { readonly [side: SideId]: number },
): readonly Seat[] =>
  seats.flatMap((seat) => [
    seat,
    ...Array.from({ length: seat.chief ? (more[seat.side] ?? 0) : 0 }, (_, i) => ({
      ...seat,
      id: `${seat.side} ${i + 2}`,
      chief: false,
    })),
  ])
