import type { Told } from '@grognard/kernel'
import type { Throw } from '@grognard/table'
import type { Filming } from '../adapter.ts'

/** So many scenes back a throw is still what led to a question: a fight, and that somebody must go. */
const MOST_BACK = 2

/** The throws of the last scene that has any, if it has only just been. */
export function lastThrows(
  { begins }: Pick<Filming<never>, 'begins'>,
  told: readonly Told[],
  throwOf: (told: Told) => Throw | null,
): readonly Throw[] {
  const scenes: Told[][] = []
  for (const one of told) {
    const last = scenes.at(-1)
    if (last === undefined || begins(one, last)) scenes.push([one])
    else last.push(one)
  }
  const thrown = scenes.slice(-MOST_BACK).map((scene) => scene.flatMap((one) => throwOf(one) ?? []))
  return thrown.findLast((throws) => throws.length > 0) ?? []
}
