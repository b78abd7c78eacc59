// The 3rd edition, where it says something else than the 2nd, and what that had.

import type { Numbers } from '../../numbers.ts'
import type { Changes } from '../outline.ts'

/** What stands in the place of the 2nd edition's, whose numbers are `was`. */
export const third = (f: Numbers, was: Numbers): Changes => ({
  action: {
    reforming: {
      says: [
        `Before or after a move or a retreat, not both. The middle figure of the front rank stays and may turn any way; the others form around it. More than ${f.away}" from every enemy, before and after.`,
        'No figure goes farther than the move distance of its unit.',
      ],
      asRead: [
        'Where two figures are equally near the middle, either may stay. Of artillery the cannon stays.',
        'The distance is that of the formation before; figures may change places among themselves.',
      ],
      changed: ['figures go as far as they must.'],
    },
    double: {
      says: [
        `Twice the distance and no reforming. From beginning to end it keeps more than ${f.double}" from all enemies.`,
      ],
      changed: [`only its beginning and its end are more than ${was.double}" from all enemies.`],
    },
  },
  melee: {
    result: {
      says: [
        'Whoever caused more losses. A draw goes to who is in cover, or fights back from higher on a hill; if that is said of both or of neither, to the active side.',
      ],
      changed: ['only who fights back wins a draw by cover.'],
    },
  },
  attacks: {
    values: {
      table: {
        head: ['Because', 'Fire', 'Melee'],
        rows: [
          ['In march column', 'none', '1'],
          ['In attack column', 'halved', '-'],
          ['In attack column, target holds a feature', 'halved', '+1'],
          ['Infantry in line, target in sight and in no feature', '-', '+ half the fire value'],
          ['Guns at a march or attack column', '+1', '-'],
          ['Enfilade: the target does not see the attacker', '+1', '+1'],
          ['Less than half of the front rank sees the target', 'halved', '-'],
          ['Outflanked: 1 figure of the front rank or none touches', '-', 'halved'],
          ['Cavalry against a unit in cover', '-', 'halved'],
        ],
      },
      changed: ['guns have +1 at columns in melee, too, and cover does not halve cavalry.'],
    },
    hits: {
      asRead: ['Heavy artillery hits like any other.'],
      changed: ['by an option heavy artillery has +1, as on the reference sheet.'],
    },
  },
  morale: {
    automatic: {
      says: [
        'When they have lost a fight, whoever attacked: guns; and infantry, if all who fought it and lent melee support against it are cavalry. Those who lent them melee support, too. And a square that loses.',
      ],
      changed: [
        'only the target of the fight; and infantry as soon as one of its attackers is cavalry.',
      ],
    },
    fortitude: {
      asRead: [
        'Brigades of a side test by number. Units in reserve count as not routed. A brigade that is shattered does not test.',
      ],
      changed: ['a brigade that was shattered in the phase tests all the same.'],
    },
  },
  ending: {
    winning: {
      says: [
        'After the last turn each side counts the objectives it holds, the defeats it has inflicted and the points that the scenario has given it. The higher sum wins; the same sum is a draw.',
      ],
      changed: ['no points of the scenario.'],
    },
  },
  terrain: {
    kinds: { changed: ['a stream is not rough.'] },
    barriers: {
      changed: [`they are in contact within ${was.barrier.across}" of each other.`],
    },
    cover: {
      says: [
        'For a unit wholly inside terrain that covers, one that occupies a feature, or infantry and guns with their front rank at a barrier that lies between them and the attacker.',
        `Against fire: ${f.cover.soft} on hit tests for soft cover, ${f.cover.hard} for hard. In melee: who is in cover wins a drawn fight, unless both are; and cavalry fights it at half.`,
      ],
      changed: [
        'cavalry has cover behind a barrier as well.',
        'only who fights back from cover wins a drawn fight.',
        'cavalry is not halved by cover.',
      ],
    },
    occupying: {
      says: [
        `In, as an action: from nearer than ${f.occupy.near}", if no enemy unit is inside. In the deployment: any feature wholly in your area.`,
        `Out, as an action: in any formation, wholly within ${f.occupy.out}" of the feature and more than ${f.away}" from enemies. Not in the turn in which the unit went in.`,
        'Inside there is no formation. Sight and range are taken from the feature; the unit shoots all around and is never enfiladed.',
      ],
      changed: [`out, exactly ${was.away}" from enemies is far enough.`],
    },
    values: {
      table: {
        head: ['Who', 'Fire', 'Melee'],
        rows: [
          ['Whoever is inside, of any arm', 'halved', '+1'],
          ['Cavalry or guns inside, or against a unit inside', '-', 'halved'],
          ['Attack column against a unit inside', 'halved', '+1'],
        ],
      },
      changed: ['only infantry inside is halved in its fire and has the +1.'],
    },
  },
})
