// A battle of a position that was drawn up, with its dice written down.

import { textOfTerrain } from '@grognard/geometry'
import type { Json } from '@grognard/kernel'
import { answering, type Answering } from '@grognard/testkit'
import type { Rf2, Side, Unit } from '../battle.ts'
import { rf2 } from '../index.ts'
import type { GivenLeader, GivenUnit, Position } from '../position.ts'
import { drawnUp, type Drawn } from './drawn-up.ts'

const givenOf = (unit: Unit): GivenUnit => {
  const { name, kind, weight, stands, class: of, morale, fire, melee, weapons, traits } = unit
  const { mounted, hits, formation, pose, retreating, disordered, halt, spentMove } = unit
  return {
    name,
    kind,
    weight,
    stands,
    class: of,
    morale,
    fire,
    melee,
    weapons: [...weapons],
    traits: [...traits],
    mounted,
    hits,
    formation,
    ...(pose ? { pose } : {}),
    retreating,
    disordered,
    halt,
    moved: spentMove !== null,
  }
}

type More = Omit<Position, 'terrain' | 'armies'> & {
  readonly command?: { readonly [side in Side]?: number }
  /** The leader of red's brigade. */
  readonly leader?: GivenLeader
}

/** Units of red come first, then those of blue: that is how they are numbered. */
export function positionOf(drawn: Drawn, { command = {}, leader, ...more }: More = {}): Json {
  const { units, terrain } = drawnUp(drawn)
  const army = (side: Side): Position['armies'][Side] => ({
    leader: { name: `General ${side}`, command: command[side] ?? 0, at: { x: 1000, y: 1000 } },
    brigades: [
      {
        name: `${side} brigade`,
        ...(leader && side === 'red' ? { leader } : {}),
        units: units.filter((one) => one.side === side).map(givenOf),
      },
    ],
  })
  const position: Position = {
    terrain: JSON.parse(textOfTerrain(terrain)),
    armies: { red: army('red'), blue: army('blue') },
    ...more,
  }
  return position as unknown as Json
}

export const fought = (drawn: Drawn, more: More, ...dice: readonly number[]): Answering<Rf2> =>
  answering(rf2, positionOf(drawn, more), { dice, options: drawn.options ?? {} })
