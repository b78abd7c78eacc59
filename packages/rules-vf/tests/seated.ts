import type { Json } from '@grognard/kernel'
import { answering } from '@grognard/testkit'
import { vf2 } from '../index.ts'
import { ligne, positionOf, type Drawn } from './drawn-up.ts'

/** Red's brigades, the second of which Picton commands. */
export function seated(
  brigades: NonNullable<Drawn['brigades']>['red'],
  drawn: Partial<Drawn>,
  dice: readonly number[] = [],
) {
  const position = positionOf({
    red: [],
    blue: [ligne(30, 4)],
    brigades: { red: brigades ?? [] },
    phase: 'action',
    seats: [
      { id: 'red', side: 'red', chief: true, player: '' },
      { id: 'picton', side: 'red', chief: false, player: '' },
      { id: 'blue', side: 'blue', chief: true, player: '' },
    ],
    ...drawn,
  }) as { armies: { red: { brigades: { commander?: string }[] } } }
  const [, second] = position.armies.red.brigades
  if (second) second.commander = 'picton'
  return answering(vf2, position as unknown as Json, { dice })
}
