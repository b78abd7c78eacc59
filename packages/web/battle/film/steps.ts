import type { FilmStep, MadeScene } from '@grognard/adapters/film'
import type { MomentsMessage } from '@grognard/host'
import type { SeatId, Told } from '@grognard/kernel'

export type Moments = MomentsMessage['moments']

/** What was told at each moment after the first. */
export const stepsOf = (moments: Moments, story: readonly Told[]): readonly FilmStep[] =>
  moments.slice(1).map(({ view, told }, i) => ({
    told: story.slice(moments[i]?.told ?? 0, told),
    seen: view,
  }))

/** Later moments after those that are known, without what both have. */
export function joined(known: Moments, more: Moments): Moments {
  const last = known.at(-1)
  if (!last) return more
  return [...known, ...more.filter(({ told }) => told > last.told)]
}

/**
 * Whether a scene is shown to somebody: all that others did, and of his own doing what the dice have
 * made of it. Where his own units go he has said himself.
 */
export function isShownTo(
  seat: SeatId | null,
  { told, play }: MadeScene,
  moments: Moments,
): boolean {
  if (play.throws.length > 0 || play.routs.length > 0 || seat === null) return true
  return told.some(({ number }) => moments.find((one) => one.told >= number)?.by !== seat)
}
