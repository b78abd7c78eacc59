// Setbacks of brigades, which lie with their leaders. (vf1:shaken, vf1:rout, vf1:wavering)

import {
  editionOf,
  isReady,
  isWavering,
  unitsIn,
  type Brigade,
  type Side,
  type Vf,
} from '@grognard/rules-vf/functions'
import type { Counter } from '@grognard/table'
import type { Wording } from './wording.ts'

/** '2 setbacks', or '3 setbacks: it wavers'; null where there are none. */
export function setbacksOf(brigade: Brigade, { text }: Wording): string | null {
  const { setbacks = 0 } = brigade
  return setbacks === 0 ? null : text.setbacks.said(setbacks, isWavering(brigade))
}

/** Beside the leader of a brigade. */
export function setbackCounters(brigade: Brigade, wording: Wording): readonly Counter[] {
  const title = setbacksOf(brigade, wording)
  return title === null ? [] : [{ kind: 'other', count: brigade.setbacks ?? 0, title }]
}

/** Brigade by brigade of a side, always where the edition counts them; null where it does not. */
export function setbacksOfSide(seen: Vf, side: Side, wording: Wording): string | null {
  if (!Object.hasOwn(editionOf(seen).clauses, 'vf1:wavering')) return null
  const told = seen.brigades
    .filter((one) => one.side === side && unitsIn(seen, one.id).some(isReady))
    .flatMap((brigade) => {
      const said = setbacksOf(brigade, wording)
      return said === null ? [] : [`${wording.name(brigade)}: ${said}`]
    })
  return told.length === 0 ? wording.text.card.none : told.join('; ')
}
