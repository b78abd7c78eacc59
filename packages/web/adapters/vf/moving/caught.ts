import { profileOf, type Unit, inchesOf, type Vf } from '@grognard/rules-vf/functions'
import type { ShownLine } from '@grognard/table'
import type { Frame } from '../frame.ts'
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
  const of = name(at.of)
  switch (at.is) {
    case 'out of range':
      return { sentence: caught.outOfRange(of, at.band.inches, caught.fire[fireOf(at)]), clause }
    case 'in range':
      return { sentence: caught.inRange(of, at.band.inches, ways[at.band.way]), clause }
    case 'out of arc':
      return { sentence: caught.outOfArc(of), clause }
    case 'in support':
      return { sentence: caught.inSupport(of, inchesOf(options).support), clause }
    case 'in command':
      return { sentence: caught.inCommand(of, inchesOf(options).inHand), clause }
  }
}

const fireOf = ({ of, band }: { readonly of: Unit; readonly band: Band }) =>
  band.way === 'all' && profileOf(of).arm === 'artillery' ? 'guns' : band.way

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

/** The line that shows it. */
export function caughtLine(
  { line }: Caught,
  frame: Frame,
  { text }: Wording,
): readonly ShownLine[] {
  if (!line) return []
  const label =
    line.inches === null ? null : text.measuring.inches(Math.ceil(line.inches * 100 - 1e-4))
  return [{ from: frame.point(line.from), to: frame.point(line.to), kind: 'gap', label }]
}
