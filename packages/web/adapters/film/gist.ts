import type { Language } from '@grognard/toolkit'
import type { Filming } from '../adapter.ts'
import { fallenIn, type MadeScene } from './scenes.ts'
import { tracesOf } from './traces.ts'

/** Of many happenings it is said only that they were: all of them stand in the log. */
const MOST_BESIDES = 2

/** What came of scenes, for a sentence: how many have moved, who has fallen in them, and what else. */
export type Gist = {
  readonly units: number
  readonly leaders: number
  readonly routed: readonly string[]
  readonly besides: readonly string[]
}

export function gistOf<Seen>(
  scenes: readonly MadeScene<Seen>[],
  film: Filming<Seen> | undefined,
  language: Language,
): Gist {
  const { ways } = tracesOf(scenes, film)
  const leaders = ways.filter(({ to }) => to.arm === 'leader').length
  return {
    units: ways.length - leaders,
    leaders,
    // Marks of those who fell before lie there still, but have been told.
    routed: scenes.flatMap(({ play }) => fallenIn(play).map(({ name }) => name)),
    besides: scenes
      .flatMap(({ told }) => told.flatMap((one) => film?.sums?.(one, language) ?? []))
      .slice(0, MOST_BESIDES),
  }
}
