import { fallenIn, type MadeScene } from '@grognard/adapters/film'
import type { Told } from '@grognard/kernel'
import type { Fallen } from '@grognard/table'

/** Whose marks lie on the table, and the turn at whose end they go. */
export type FallenInTurn = { readonly turn: string; readonly who: readonly Fallen[] }

/** The turn in which something was told last. */
export function turnOf(told: readonly Pick<Told, 'moment'>[]): string {
  const moment = told.at(-1)?.moment
  return JSON.stringify([moment?.['turn'], moment?.['active']])
}

/** Who had fallen when these scenes were over, in the turn of the last of them. */
export function fallenBy(scenes: readonly MadeScene[]): FallenInTurn | null {
  const ended = scenes.at(-1)
  if (ended === undefined) return null
  return { turn: turnOf(ended.told), who: [...ended.play.fallen, ...fallenIn(ended.play)] }
}
