import { inchesOf, profileOf, type Unit, type Vf } from '@grognard/rules-vf/functions'
import type { Band } from '../measuring/ranges.ts'
import type { Wording } from '../wording.ts'
import type { Caught, Threshold } from './thresholds.ts'

/** Where a ghost has caught, in a short sentence with its clause. */
export function caughtSaid(
  { options }: Vf,
  { at }: Caught,
  { text, name }: Wording,
): { readonly sentence: string; readonly clause: string } {
  const { caught, ways } = text.measuring
  const clause = clauseOf(at)
  const who = name(at.other)
  switch (at.is) {
    case 'out of range':
      return { sentence: caught.outOfRange(who, at.band.inches, caught.fire[fireOf(at)]), clause }
    case 'in range':
      return { sentence: caught.inRange(who, at.band.inches, ways[at.band.way]), clause }
    case 'out of arc':
      return { sentence: caught.outOfArc(who), clause }
    case 'in support':
      return { sentence: caught.inSupport(who, inchesOf(options).support), clause }
    case 'in command':
      return { sentence: caught.inCommand(who, inchesOf(options).inHand), clause }
  }
}

const fireOf = ({ other, band }: { readonly other: Unit; readonly band: Band }) =>
  band.way === 'all' && profileOf(other).arm === 'artillery' ? 'guns' : band.way

const CLAUSES: { readonly [is in Threshold['is']]: string } = {
  'out of range': 'vf2:5.1.1',
  'in range': 'vf2:5.1.1',
  'out of arc': 'vf2:1.1.1',
  'in support': 'vf2:8.2.3',
  'in command': 'vf2:6.2.2',
}

function clauseOf(at: Threshold): string {
  if ('band' in at && at.band.way === 'canister') return 'vf2:special.canister'
  return CLAUSES[at.is]
}
