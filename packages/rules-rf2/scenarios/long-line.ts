// Twenty units a side in two long lines: what is measured of speed is measured here.

import { textOfTerrain, type Terrain } from '@grognard/geometry'
import type { Json } from '@grognard/kernel'
import type { Side } from '../battle.ts'
import type { Position } from '../position.ts'
import { box, corner, foot, guns, inches } from './army.ts'

/** Inches of front for a brigade of five units. */
const FRONT = 34.5
const EDGE = 6

const widthOf = (brigades: number): number => EDGE + FRONT * brigades

/** A copse for every 45 inches, halfway between the lines. */
const terrainOf = (brigades: number): Terrain => ({
  width: inches(widthOf(brigades)),
  height: inches(60),
  features: Array.from({ length: Math.floor(widthOf(brigades) / 45) }, (_, i) => ({
    shape: 'area',
    kind: 'wood',
    id: `copse-${i}`,
    name: `the ${['west', 'middle', 'east'][i] ?? 'far'} copse`,
    tags: ['rough', 'dense', 'light cover'],
    level: 1,
    outline: box(20 + 45 * i, 27, 28 + 45 * i, 33),
  })),
})

/** Brigades of five: three battalions before, one behind them, and guns. */
const armyOf = (side: Side, brigades: number): Position['armies'][Side] => ({
  leader: {
    name: `General ${side}`,
    command: 1,
    at: corner(widthOf(brigades) / 2, side === 'red' ? 57 : 3),
  },
  brigades: Array.from({ length: brigades }, (_, b) => {
    const left = EDGE + FRONT * b
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

/**
 * So many brigades of five units a side; the benchmark draws up longer and shorter ones.
 * @public
 */
export const lineOf = (brigades: number): Position => ({
  terrain: JSON.parse(textOfTerrain(terrainOf(brigades))),
  armies: { red: armyOf('red', brigades), blue: armyOf('blue', brigades) },
  lastTurn: 15,
  first: 'red',
})

export const longLine = {
  name: 'long-line',
  title: 'The long line',
  position: lineOf(4) as unknown as Json,
}
