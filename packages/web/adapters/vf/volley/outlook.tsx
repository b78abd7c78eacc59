import type { Attack, Vf } from '@grognard/rules-vf/functions'
import { ShownValues } from '../../parts/explained.tsx'
import { odds, valuesOf } from '../values.ts'
import type { Wording } from '../wording.ts'

type Props = { readonly seen: Vf; readonly attack: Attack; readonly wording: Wording }

/** What a volley would bring: its dice, what they need, and how likely a hit is. */
export const VolleyOutlook = ({ seen, attack, wording }: Props) => (
  <>
    <p>{odds(seen, attack, wording)}</p>
    <ShownValues values={valuesOf(seen, attack, wording)} />
  </>
)
