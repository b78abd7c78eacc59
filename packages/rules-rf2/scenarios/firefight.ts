// Two brigades and guns a side, a road, a hill and an orchard between them.

import { textOfTerrain, type Terrain } from '@grognard/geometry'
import type { Json } from '@grognard/kernel'
import type { Side } from '../battle.ts'
import type { Position } from '../position.ts'
import { box, corner, foot, guns, inches } from './army.ts'

const terrain: Terrain = {
  width: inches(72),
  height: inches(60),
  features: [
    {
      shape: 'hill',
      kind: 'hill',
      id: 'mill-hill',
      name: 'Mill Hill',
      tags: [],
      contours: [
        [
          corner(50, 26),
          corner(58, 23),
          corner(66, 26),
          corner(66, 33),
          corner(58, 36),
          corner(50, 33),
        ],
      ],
      crest: [],
    },
    {
      shape: 'area',
      kind: 'wood',
      id: 'orchard',
      name: 'the orchard',
      tags: ['rough', 'dense', 'light cover'],
      level: 1,
      outline: box(10, 26, 19, 33),
    },
    {
      shape: 'area',
      kind: 'wood',
      id: 'birch-wood',
      name: 'Birch Wood',
      tags: ['wood', 'dense', 'light cover'],
      level: 1,
      outline: box(2, 12, 9, 20),
    },
    {
      shape: 'line',
      kind: 'hedge',
      id: 'hedge',
      name: 'the hedge',
      tags: ['minor', 'light cover'],
      width: 300,
      level: 0,
      points: [corner(24, 30), corner(36, 29.5)],
      crossings: [],
    },
    {
      shape: 'line',
      kind: 'road',
      id: 'road',
      name: 'the high road',
      tags: ['road'],
      width: 1000,
      level: 0,
      points: [corner(40, 0), corner(40, 25), corner(44, 40), corner(44, 60)],
      crossings: [],
    },
  ],
}

const armyOf = (side: Side, names: readonly string[]): Position['armies']['red'] => ({
  leader: { name: `General ${names[6]}`, command: 2, at: corner(36, side === 'red' ? 55 : 5) },
  brigades: [
    {
      name: `${names[0]} Brigade`,
      leader: { name: `Colonel ${names[0]}`, command: 1, at: corner(22, side === 'red' ? 53 : 7) },
      units: [
        foot(side, `1st ${names[1]}`, 16, 0),
        foot(side, `2nd ${names[1]}`, 28, 0, { class: 'B' }),
        foot(side, `${names[2]} Rifles`, 22, 5, {
          kind: 'LI',
          stands: 4,
          traits: ['skirmish', 'light'],
        }),
      ],
    },
    {
      name: `${names[3]} Brigade`,
      leader: { name: `Colonel ${names[3]}`, command: 1, at: corner(54, side === 'red' ? 55 : 5) },
      units: [
        foot(side, `1st ${names[4]}`, 48, 0),
        foot(side, `2nd ${names[4]}`, 60, 0, { class: 'D', stands: 8 }),
        foot(side, `3rd ${names[4]}`, 54, 5, { formation: { kind: 'attack column' } }),
      ],
    },
    { name: `${names[5]} Battery`, units: [guns(side, `${names[5]}’s battery`, 38)] },
  ],
})

const position: Position = {
  terrain: JSON.parse(textOfTerrain(terrain)),
  armies: {
    red: armyOf('red', ['Ashdown', 'Foot', 'Weald', 'Barlow', 'Line', 'Cole', 'Marsh']),
    blue: armyOf('blue', ['Dorn', 'Musketeers', 'Forest', 'Kranz', 'Fusiliers', 'Vogel', 'Roth']),
  },
  lastTurn: 12,
  first: 'red',
}

export const firefight = {
  name: 'firefight',
  title: 'The firefight',
  position: position as unknown as Json,
}
