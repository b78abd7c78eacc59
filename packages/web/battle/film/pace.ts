import { secondsOf, type Play } from '@grognard/table'
import type { FILM_SPEEDS } from '../../store/settings.ts'

type Speed = Exclude<(typeof FILM_SPEEDS)[number], 'at once'>

/** How many times the usual speed. */
export const TIMES: { readonly [speed in Speed]: number } = {
  half: 0.5,
  usual: 1,
  double: 2,
  fourfold: 4,
}

/** A turn of the other side is seen in so many seconds. */
const [LEAST, MOST] = [8, 15]
/** What happens in fewer scenes is no turn, and is shown as quickly as it can be followed. */
const A_TURN = 8
const [SHORTEST, LONGEST] = [0.3, 1.2]

/** How long each scene takes at the usual speed. */
export function secondsFor(plays: readonly Play[]): readonly number[] {
  const plain = plays.map(secondsOf)
  const all = plain.reduce((sum, one) => sum + one, 0)
  const wanted = plays.length < A_TURN ? Math.min(all, MOST) : Math.min(MOST, Math.max(LEAST, all))
  const by = all === 0 ? 1 : wanted / all
  return plain.map((one) => Math.min(LONGEST, Math.max(SHORTEST, one * by)))
}
