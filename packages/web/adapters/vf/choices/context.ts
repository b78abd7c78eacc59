import { INCH, type Point } from '@grognard/geometry'
import { vfAsks } from '@grognard/rules-vf'
import { randomFrom, type AnyKind, type Ask, type Json } from '@grognard/kernel'
import type { Side, Vf } from '@grognard/rules-vf/functions'
import type { Frame } from '../../inches/frame.ts'
import type { Wording } from '../wording.ts'

/** What every list of choices is made from. */
export type Asked = {
  readonly seen: Vf
  readonly ask: Ask
  readonly side: Side
  readonly frame: Frame
  readonly wording: Wording
}

export { choice } from '../../parts/choice.ts'

/** So many are enough to choose from. */
const MOST = 60

/** All answers that can be listed, each once; samples where they cannot, the same ones every time. */
export function proposed({ seen, ask }: Asked, n = MOST): readonly Json[] {
  const kind = (vfAsks as unknown as readonly AnyKind[]).find(({ name }) => name === ask.name)
  const found = kind?.candidates(seen, ask.args, n, randomFrom(`choices/${seen.turn}`))
  return [...new Map((found ?? []).map((answer) => [JSON.stringify(answer), answer])).values()]
}

/** A place by inches as they are seen on the screen. */
export function placed({ frame, wording }: Asked, at: Point): string {
  const { control } = wording.inches
  const { x, y } = frame.point(at)
  return control.place(control.inches(x / INCH), control.inches(y / INCH))
}
