import type { Attack, Vf } from '@grognard/rules-vf/functions'
import { ShownValues } from '../../parts/explained.tsx'
import { odds, valuesOf } from '../values.ts'
import type { Wording } from '../wording.ts'

type Props = { readonly seen: Vf; readonly attack: Attack; readonly wording: Wording }

/** What a volley would bring in a line: its dice, what they need, and how likely a hit is. */
export const VolleyChance = ({ seen, attack, wording }: Props) => (
  <p>{odds(seen, attack, wording)}.</p>
)

/** How its numbers come about. */
export const VolleySteps = ({ seen, attack, wording }: Props) => (
  <ShownValues values={valuesOf(seen, attack, wording)} />
)
