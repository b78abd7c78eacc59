import type { Attack, Vf } from '@grognard/rules-vf/functions'
import { Forecast } from '../../parts/forecast.tsx'
import { volley } from '../forecast.ts'
import type { Wording } from '../wording.ts'

type Props = { readonly seen: Vf; readonly attack: Attack; readonly wording: Wording }

/** What a volley would bring: its dice, the losses to be expected, and what becomes of its target. */
export const VolleyOutlook = ({ seen, attack, wording }: Props) => (
  <Forecast forecast={volley(seen, attack, wording)} by={[seen, JSON.stringify(attack), wording]} />
)
