import { fallenIn, type MadeScene } from '@grognard/adapters/film'
import type { Told } from '@grognard/kernel'
import type { Fallen } from '@grognard/table'
import { startOfTurn } from '../moved.ts'

/** Who fell, and in whose turn. */
export type FallenThen = readonly { readonly turn: string; readonly who: Fallen }[]

/** A turn is that of the side, where sides have turns of their own. */
export const turnOf = (told: Pick<Told, 'moment'> | undefined): string =>
  JSON.stringify([told?.moment['turn'], told?.moment['active']])

export const fallenThen = (scenes: readonly MadeScene[]): FallenThen =>
  scenes.flatMap(({ told, play }) => fallenIn(play).map((who) => ({ turn: turnOf(told[0]), who })))

/** The first thing told in the turn before the present one, or in the present one if it is the first. */
export const startOfLast = (story: readonly Told[]): number =>
  startOfTurn(story.slice(0, (startOfTurn(story) ?? 1) - 1)) ?? 1

/** Marks lie until the turn after the one in which somebody fell is over. */
export function markedIn(story: readonly Told[], fallen: FallenThen): readonly Fallen[] {
  const before = story[(startOfTurn(story) ?? 1) - 2]
  const turns = [turnOf(story.at(-1)), ...(before ? [turnOf(before)] : [])]
  return fallen.filter(({ turn }) => turns.includes(turn)).map(({ who }) => who)
}
