import type { AskKind } from '@grognard/kernel'
import type { FeatureId, UnitId, Vf } from '../battle.ts'

const CHOICES = ['stay', 'occupy'] as const

type Args = { readonly unit: UnitId; readonly feature: FeatureId }

/** Whether an attacker occupies the feature whose occupier it has routed. (T.3.6) */
export const occupyWon: AskKind<Vf, Args, (typeof CHOICES)[number]> = {
  name: 'occupy won',
  expects: `'stay' or 'occupy'`,
  is: (answer): answer is (typeof CHOICES)[number] => CHOICES.includes(answer as 'stay'),
  refuse: () => null,
  candidates: (_seen, _args, n) => CHOICES.slice(0, n),
  complete: true,
  pass: 'stay',
}
