import type { AskKind } from '@grognard/kernel'
import type { UnitId, Vf } from '../battle.ts'

const CHOICES = ['stand', 'retreat'] as const

/** Whether cavalry on the winning side retreats. (7.2.5) */
export const standOrRetreat: AskKind<Vf, { readonly unit: UnitId }, (typeof CHOICES)[number]> = {
  name: 'stand or retreat',
  expects: `'stand' or 'retreat'`,
  is: (answer): answer is (typeof CHOICES)[number] => CHOICES.includes(answer as 'stand'),
  refuse: () => null,
  candidates: (_seen, _args, n) => CHOICES.slice(0, n),
  complete: true,
  pass: 'stand',
}
