// What the players agree on before a battle.

import { fromMillimetres, onceFor } from '@grognard/geometry'
import type { Option } from '@grognard/kernel'

/** The book prints every distance twice, for figures of two sizes. (2.3, 6.13) */
export type Scale = '28 mm' | '15 mm'

export type Options = {
  readonly scale: Scale
  /** Whether some of a stand in the arc of another will do, or all of it must be. (14.2) */
  readonly arcs: 'partly' | 'whole'
}

const ALL: readonly Options[] = (['28 mm', '15 mm'] as const).flatMap((scale) =>
  (['partly', 'whole'] as const).map((arcs): Options => ({ scale, arcs })),
)

/** What was agreed on, usual where nothing was said: the same object for all battles that agree. */
export function agreed(given: Partial<Options>): Options {
  const { scale = '28 mm', arcs = 'partly' } = given
  const found = ALL.find((one) => one.scale === scale && one.arcs === arcs)
  if (!found) throw new RangeError('Options are judged before they are agreed on.')
  return found
}

export const USUAL = agreed({})

/** Stands of a small figure take two thirds of the room. */
const side = (scale: Scale, mm: number): number =>
  fromMillimetres(scale === '28 mm' ? mm : (mm * 2) / 3)

const square = (scale: Scale, mm: number) => ({ width: side(scale, mm), depth: side(scale, mm) })

/** The stands that the examples use. (2.1) */
export const basesOf = onceFor(({ scale }: Options) => ({
  foot: square(scale, 40),
  horse: square(scale, 50),
  guns: { width: side(scale, 60), depth: side(scale, 80) },
}))

export type Bases = ReturnType<typeof basesOf>

export const OPTIONS: readonly Option[] = [
  { name: 'scale', title: 'Distances for figures of', values: ['28 mm', '15 mm'], usual: '28 mm' },
  {
    name: 'arcs',
    title: 'A stand in the arc of fire',
    values: ['partly', 'whole'],
    usual: 'partly',
  },
]
