import type { Rf2, Side } from '@grognard/rules-rf2/functions'
import type { Feature, Scene } from '@grognard/table'
import type { Language } from '@grognard/toolkit'
import type { Frame } from '../inches/frame.ts'
import { groundShown } from '../inches/ground.ts'
import { RANKLESS } from '../inches/short.ts'
import { shortened, shortlyNamed } from '../parts/short-names.ts'
import { leaderBodyOf, unitBody } from './bodies.ts'
import { frameFor } from './frame.ts'
import { wordingIn, type Wording } from './wording.ts'

const shortNames = (names: readonly string[]): ReadonlyMap<string, string> =>
  shortened(names, [RANKLESS])

/** The battle as the table draws it; `nearest` has its own edge at the bottom of the screen. */
export function sceneOf(seen: Rf2, language: Language, nearest: Side): Scene {
  const wording = wordingIn(language)
  const frame = frameFor(seen, nearest)
  const { width, height } = seen.terrain
  return {
    width,
    height,
    areas: [],
    features: groundOf(seen, frame, wording),
    bodies: shortlyNamed(
      [
        ...seen.units.flatMap((unit) => unitBody(seen, unit, frame, wording) ?? []),
        ...seen.leaders.flatMap((leader) => leaderBodyOf(seen, leader, frame, wording) ?? []),
      ],
      shortNames,
    ),
    links: [],
  }
}

/** Garrisons come with a later chapter: nobody holds a place. */
const groundOf = (seen: Rf2, frame: Frame, { words }: Wording): readonly Feature[] =>
  groundShown(seen.terrain.features, frame, {
    named: (proper) => words.name(proper),
    isOccupied: () => false,
  })
