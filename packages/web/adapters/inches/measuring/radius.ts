import { INCH, type Body } from '@grognard/geometry'
import type { Wash } from '@grognard/table'
import type { Frame } from '../frame.ts'
import { around } from './outline.ts'

type Known = { readonly by: readonly unknown[]; readonly washes: readonly Wash[] }
const known = new WeakMap<Body, Known>()

/**
 * How far a leader's command reaches. The same wash as long as his body is the same, whoever is
 * dragged about him: it is drawn once.
 */
export function radiusShown(
  leader: Body,
  inches: number,
  label: string,
  frame: Frame,
): readonly Wash[] {
  const by = [inches, label, frame.isTurned]
  const found = known.get(leader)
  if (found && by.every((part, i) => part === found.by[i])) return found.washes
  const outline = around(leader, inches * INCH).map((point) => frame.point(point))
  const washes: readonly Wash[] = [{ outline, tone: 'command', label }]
  known.set(leader, { by, washes })
  return washes
}
