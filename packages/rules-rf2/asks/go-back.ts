import type { UnitId } from '@grognard/field'
import type { AskKind } from '@grognard/kernel'
import type { Rf2 } from '../battle.ts'

type Hand = 'left' | 'right'

/** Which way a unit goes back where both deviate equally. (17.8) */
export const goBack: AskKind<Rf2, { readonly unit: UnitId; readonly distance: number }, Hand> = {
  name: 'go back',
  expects: `'left' or 'right'`,
  is: (answer): answer is Hand => answer === 'left' || answer === 'right',
  refuse: () => null,
  candidates: () => ['left', 'right'],
  complete: true,
}
