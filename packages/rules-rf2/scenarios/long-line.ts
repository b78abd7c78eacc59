// Twenty units a side in two long lines: what is measured of speed is measured here.

import { textOfTerrain, type Terrain } from '@grognard/geometry'
import type { Json } from '@grognard/kernel'
import type { Side } from '../battle.ts'
import type { Position } from '../position.ts'
import { box, corner, foot, guns, inches } from './army.ts'

const terrain: Terrain = {
  width: inches(144),
  height: inches(60),
  features: [0, 1, 2].map((i) => ({
    shape: 'area',
    kind: 'wood',
    id: `copse-${i}`,
    name: `the ${['west', 'middle', 'east'][i]} copse`,
    tags: ['rough', 'dense', 'light cover'],
    level: 1,
    outline: box(20 + 45 * i, 27, 28 + 45 * i, 33),
  })),
}

/** Four brigades of five: three battalions before, one behind them, and guns. */
const armyOf = (side: Side): Position['armies'][Side] => ({
  leader: { name: `General ${side}`, command: 1, at: corner(72, side === 'red' ? 57 : 3) },
  brigades: [0, 1, 2, 3].map((b) => {
    const left = 6 + 34.5 * b
    const name = (n: number): string => `${side} ${5 * b + n}`
    return {
      name: `${side} brigade ${b + 1}`,
      leader: {
        name: `Colonel ${side} ${b + 1}`,
        command: 1,
        at: corner(left + 12, side === 'red' ? 54 : 6),
      },
      units: [
        foot(side, name(1), left, 0),
        foot(side, name(2), left + 10, 0),
        guns(side, name(3), left + 17.5),
        foot(side, name(4), left + 25, 0, { class: 'B' }),
        foot(side, name(5), left + 10, 5, { formation: { kind: 'attack column' }, class: 'D' }),
      ],
    }
  }),
})

const position: Position = {
  terrain: JSON.parse(textOfTerrain(terrain)),
  armies: { red: armyOf('red'), blue: armyOf('blue') },
  lastTurn: 15,
  first: 'red',
}

export const longLine = {
  name: 'long-line',
  title: 'The long line',
  position: position as unknown as Json,
}
