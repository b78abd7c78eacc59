import type { Numbers } from '../../numbers.ts'
import type { SectionText } from '../outline.ts'
import { moves } from '../tables.ts'

export const action = (f: Numbers): SectionText<'action'> => ({
  title: 'Orders and movement',
  entries: {
    activation: {
      title: 'Activating brigades',
      says: [
        `One brigade after the other: a die of ${f.activation.needs} or more, and its units act. Take 1 off if a unit of it has routed. A brigade that fails does nothing this turn.`,
        `The first brigade of the turn needs no die if its leader is within ${f.activation.byItself}" of the army leader.`,
      ],
      asRead: ['A brigade without a unit on the table does not test.'],
    },
    actions: {
      title: 'Actions',
      says: [
        'Each unit of an active brigade that has not shot takes one action, in any order you like. It may also stay where it is.',
      ],
      table: {
        head: ['Action', 'In short'],
        rows: [
          [
            'Move',
            `its distance, never nearer than ${f.away}" to an enemy; reform before or after`,
          ],
          ['Retreat', `a move away that may begin nearer than ${f.away}"`],
          ['Assault', 'a move into contact'],
          ['Double', `twice its distance, more than ${f.double}" from all enemies`],
          ['Rally', 'a die for each loss'],
          ['Occupy or leave', 'in or out of defendable terrain'],
        ],
      },
    },
    messengers: {
      title: 'Messengers',
      says: [
        `A unit more than ${f.messenger.beyond}" from its brigade leader throws before it acts: ${f.messenger.needs} or more, or it does nothing. Some light troops add ${f.messenger.light}.`,
      ],
      asRead: [
        'Staying needs no messenger. A leader who is off the table is too far. An order that does not arrive is lost; cards that went with it are spent only if it arrives.',
      ],
    },
    move: {
      title: 'Moving',
      says: [
        'No figure goes farther than the distance of its unit, along the way it takes. Units may wheel, turn and go sideways or backwards, and end in the formation they had.',
        'They pass through friends of their own brigade that touch no enemy. They end touching no friend, and on the table.',
      ],
      asRead: [
        'A wheel costs the arc of its outer front corner; any other leg what its farthest figure goes.',
        'To turn about while moving is measured like any move. A reform turns a unit about where it stands.',
      ],
    },
    distances: {
      title: 'Move distances',
      says: ['What the ground and cards change comes on top.'],
      table: moves(f, 'en', ['Unit', 'Move'], {
        horse: 'horse artillery',
        slow: 'slow artillery',
        linear: 'British infantry, attack column',
      }),
    },
    enemies: {
      title: 'Keeping away from the enemy',
      says: [
        `Only an assault goes nearer than ${f.away}" to enemy figures. Who begins nearer than that can retreat.`,
        `Enemy leaders do not stop anybody: their owner sets them up again within ${f.movedOver}" of his nearest unit.`,
      ],
    },
    reforming: {
      title: 'Reforming',
      says: [
        `Before or after a move or a retreat, not both. The middle figure of the front rank stays and may turn any way; the others form around it. More than ${f.away}" from every enemy, before and after.`,
      ],
      asRead: [
        'Where two figures are equally near the middle, either may stay. Of artillery the cannon stays.',
      ],
    },
    retreat: {
      title: 'Retreating',
      says: [
        `A move that may begin in contact or near the enemy, and ends ${f.away}" or more from all of them. If an enemy sees the unit at the start, it ends in front of that enemy, in his arc.`,
        'Who has to retreat and cannot, routs.',
      ],
      asRead: [
        `The arc binds for the enemies that see the unit and that it touches or has nearer than ${f.away}"; if there are none, for the nearest that sees it.`,
        'A unit routs only if its owner gives no way, and no end is found along 64 headings. Any lawful way of your own counts.',
      ],
    },
    assault: {
      title: 'Assault',
      says: [
        `A move that ends in contact with an enemy the unit saw at the start. ${f.assault.figures} figures of its front rank must touch every enemy it meets. If it began in that enemy's arc, they must touch ${f.assault.figures} of his front rank, too, or all if he has fewer.`,
        'It goes for the closest enemy in sight that touches none of your units, if it can reach one. Otherwise for any it sees.',
        `Guns, and units in contact, do not assault. Infantry assaults cavalry only from nearer than ${f.assault.cavalry}".`,
      ],
    },
    double: {
      title: 'Double',
      says: [
        `Twice the distance and no reforming. It begins and ends more than ${f.double}" from all enemies.`,
      ],
    },
    rally: {
      title: 'Rally',
      says: [
        `A die for each loss marker, and +1 if no enemy is within ${f.rally.away}". Every ${f.rally.needs} or more takes one marker away.`,
      ],
      asRead: ['Only a unit with losses rallies.'],
    },
    leaders: {
      title: 'Leaders ride',
      says: [
        `A brigade leader after the units of his brigade, the army leader at the end of the phase: up to ${f.leader.rides}", and more than ${f.leader.clear}" from enemies.`,
      ],
      asRead: ['Leaders of brigades that failed their test do not ride.'],
    },
  },
})
