// The 1st edition, where it says something else than the 2nd; and what the 2nd had before it.

import type { Numbers } from '../../numbers.ts'
import type { Changes } from '../outline.ts'
import { rangeOf } from '../tables.ts'

/** What stands in the place of the 2nd edition's. */
export const first = (f: Numbers): Changes => ({
  core: {
    formations: {
      table: {
        head: ['Formation', 'Made of', 'Fire', 'Melee'],
        rows: [
          [
            'March column',
            'up to 3 files, and more ranks than files',
            'none',
            'value 1, no support',
          ],
          ['Line', '1 or 2 ranks', 'full', 'full'],
          ['Attack column', '3 ranks or more', 'halved', '+1'],
          [
            'Open order',
            `1 to ${f.open.most} ranks, loose`,
            `halved from ${f.open.deep} ranks`,
            '-1 out of cover',
          ],
          ['Square', 'faces all around', 'halved', '+1'],
        ],
      },
    },
  },
  turn: {
    sequence: {
      table: {
        head: ['Phase', 'What the active side does'],
        rows: [
          ['1. Fate', 'draws a card, and sets up reinforcements'],
          ['2. Fire', 'picks targets one by one and shoots at them'],
          ['3. Action', 'activates its brigades; units assault, manoeuvre, rally'],
          ['4. Melee', 'fights whatever enemies it touches'],
        ],
      },
    },
  },
  fire: {
    phase: {
      says: [
        `Pick an enemy that touches none of your units, then one of your units to shoot at it, and up to ${f.support.most} to support. Throw, mark the losses, take the valour tests. Then the next target, for as long as there is one and you want to.`,
        'Nobody is shot at twice. A unit that has shot or supported can assault in this turn, but neither manoeuvre nor rally.',
      ],
    },
  },
  action: {
    activation: {
      says: [
        `One brigade after the other: a die of ${f.activation.needs} or more, and its units act. Take 1 off while it wavers. In a brigade that fails only units in march column go on, with one move each.`,
        `The first brigade of the turn needs no die if its leader is within ${f.activation.byItself}" of the army leader.`,
      ],
    },
    actions: {
      says: [
        'Each unit of an active brigade takes one action. Assaults come first: once a unit of the brigade has been ordered anything else, none of it assaults any more. Who has shot can only assault; skirmishers who have shot cannot.',
      ],
      table: {
        head: ['Action', 'In short'],
        rows: [
          ['Assault', 'a move into contact'],
          ['Manoeuvre', 'two moves; or a move and a change of formation, in either order'],
          ['Rally', 'from 2 losses on: a move if you like, then a test'],
          ['Retreat', `a move away that may begin nearer than ${f.away}"`],
          ['Occupy or leave', 'in or out of defendable terrain'],
        ],
      },
      asRead: ['A march column of a brigade that failed needs its messenger like any other unit.'],
    },
    double: {
      title: 'Two moves',
      says: [
        `Nobody doubles. A manoeuvre may be two moves instead, each as long as any move and each kept ${f.away}" away from the enemy; then there is no change of formation.`,
      ],
    },
    rally: {
      says: [
        `For a unit with 2 losses or more, which may move before it. One die: ${f.rally.needs} or more takes one marker away, with +1 if no enemy is within ${f.rally.away}", and +1 within ${f.fortitude.general}" of the army leader.`,
        'If that ends its being shaken, its brigade has a setback less.',
      ],
      asRead: ['One die and one marker: so the last marker never goes by rallying.'],
    },
  },
  melee: {
    fight: {
      table: {
        head: ['Step', 'What happens'],
        rows: [
          ['1', 'the main attacker makes a melee attack'],
          ['2', 'its target makes one back'],
          ['3', 'more hits win'],
          ['4', 'losses are shared and marked; both sides take their valour tests'],
          ['5', 'cavalry retreats'],
        ],
      },
    },
    result: {
      says: [
        'Whoever has scored more hits. A draw goes to the attacker, unless the other is in cover or stands higher on a hill: then it goes to those.',
      ],
    },
  },
  attacks: {
    values: {
      says: [
        'They change the value of the main attacker only, never what a supporter lends. What halves comes first, and only once. There is no more than this: who is in enfilade or half hidden is shot at with the whole value, and a line adds no fire to its melee.',
      ],
      table: {
        head: ['Because', 'Fire', 'Melee'],
        rows: [
          ['In march column', 'none', '1'],
          ['In attack column', 'halved', '+1'],
          ['Inside a feature, whatever the arm', 'halved', '+1'],
          ['Guns at a target of 3 ranks or more', '+1', '-'],
          ['Outflanked: 1 figure of the front rank or none touches', '-', 'halved'],
        ],
      },
      asRead: [
        'In a march column the melee value is set to 1; what is added still counts.',
        'Half of a fire value is at least 1.',
        'Squares and units inside features are not outflanked.',
        'Who fights back is the main attacker of that attack, with all its special rules.',
      ],
    },
    support: {
      table: {
        head: ['Support', 'Who lends it', 'At most', 'Each adds'],
        rows: [
          ['Fire', 'may shoot at the target', `${f.support.most}`, `+${f.support.fire}`],
          [
            'Melee',
            `${f.support.figures} figures of the front rank touch the target`,
            `${f.support.most}`,
            `+${f.support.melee}`,
          ],
          [
            'Brigade',
            `of the same brigade, within ${f.support.near}" of the fighter, touches no enemy`,
            `${f.support.most} with those who lend melee support`,
            `+${f.support.brigade}`,
          ],
        ],
      },
    },
    hits: {
      table: {
        head: ['Because', 'Fire', 'Melee'],
        rows: [
          ['The main attacker has no loss', '-', '+1'],
          ['The main attacker is shaken', '-', '-1'],
          ['The main attacker is outflanked', '-', '-1'],
          ['The target is outflanked; under fire, it does not see the attacker', '+1', '+1'],
          ['Target in soft cover', `${f.cover.soft}`, '-'],
          ['Target in hard cover', `${f.cover.hard}`, '-'],
          ['Rockets take part', '-1', '-'],
        ],
      },
    },
    losses: {
      says: [
        'Under fire a marker for each hit, beside the target. Halved losses round down, and 1 stays 1.',
        'In melee a side deals its losses out over the unit that leads and those that lend melee support: nobody takes a second one before each has one, and their owner says who takes one more.',
      ],
    },
  },
  morale: {
    tests: {
      table: {
        head: ['Test', 'For', 'Dice', 'Needs', 'Added'],
        rows: [
          [
            'Valour',
            'a shaken unit that is hit',
            'one for each further loss',
            `${f.steady}+`,
            '+1 in the fire phase; +2 for who has won its melee',
          ],
          [
            'Fortitude',
            'a brigade, at the end of the phase',
            'one for each new setback beyond the third',
            `${f.steady}+`,
            `+1 with 3 or 4 units left; +2 with ${f.fortitude.many} or more`,
          ],
        ],
      },
    },
    shaken: {
      says: [
        'A unit with as many losses as its tenacity is shaken, and its brigade takes a setback. It has -1 on hit tests in melee, and each further loss is a valour test instead of a marker.',
      ],
    },
    valour: {
      says: [
        `A die for each loss beyond its tenacity, each ${f.steady} or more, with +1 under fire. If one fails, the unit routs.`,
        'Who has won its melee tests as well, with +2.',
      ],
    },
    routs: {
      says: [
        'A unit that routs is gone for good, and its brigade takes another setback.',
        'With its last unit a brigade is shattered. Its leader leaves, and the army suffers a defeat.',
      ],
    },
    fortitude: {
      says: [
        `At the end of a phase, the active side first: a die for each setback beyond the third that the brigade took in it, each ${f.steady} or more, with +1 for 3 or 4 units left and +2 for ${f.fortitude.many} or more. One that fails, and the whole brigade is gone.`,
      ],
      asRead: [
        'Brigades of a side test by number. A brigade that goes like this is one defeat in all.',
      ],
    },
    wavering: {
      says: [
        'A brigade with 3 setbacks wavers: -1 on its activation. It lasts until it has fewer again.',
      ],
      asRead: ['Nothing else happens to its units.'],
    },
    defeats: {
      says: ['One for each brigade that is shattered. They count for the enemy at the end.'],
    },
  },
  ending: {
    reinforcements: {
      says: [
        `They are set up in the fate phase of their side: in march column, detachments in any formation, with the rear on their edge and looking in, never nearer than ${f.away}" to an enemy. They act from the next turn on.`,
        'Who finds no room comes a turn later.',
      ],
      asRead: ['They may shoot and fight at once. Leaders come with the first of their units.'],
    },
  },
  terrain: {
    values: {
      table: {
        head: ['Who', 'Fire', 'Melee'],
        rows: [
          ['Whoever is inside, of any arm', 'halved', '+1'],
          ['Cavalry or guns against a unit inside', '-', 'halved'],
          ['Attack column', 'halved', '+1'],
        ],
      },
    },
  },
})

/** What the 1st edition, whose numbers these are, had where the 2nd says something else. */
export const before = (was: Numbers): Changes => ({
  turn: { fate: { changed: ['reinforcements are set up in this phase.'] } },
  fire: {
    phase: { changed: ['who has shot or supported may still assault.'] },
    range: {
      changed: [
        `horse artillery shoots ${rangeOf(was, 'french horse artillery')}", all other guns ${rangeOf(was, 'french field artillery')}".`,
      ],
    },
  },
  action: {
    activation: {
      changed: [
        'the 1 is taken off while the brigade wavers. Of a brigade that fails, march columns make one move.',
      ],
    },
    actions: {
      changed: [
        'three actions: assault, manoeuvre and rally; and the assaults of a brigade come before all else.',
      ],
    },
    distances: {
      changed: [`infantry in line moves ${was.move.line}", in open order ${was.open.infantry}".`],
    },
    double: { changed: ['no double, but two moves of the usual length.'] },
    rally: {
      changed: [
        `from 2 losses on, and one move may come before it. One die takes one marker away on ${was.rally.needs} or more, with another +1 near the army leader.`,
      ],
    },
  },
  melee: {
    result: { changed: ['a draw goes to the attacker, whoever is active.'] },
  },
  attacks: {
    values: {
      changed: [
        'an attack column has +1 in any melee, and whoever is inside a feature, too. Guns add their 1 for 3 ranks or more, under fire only. Neither enfilade, nor a hidden target, nor fire in melee.',
      ],
    },
    support: {
      changed: [
        'who may shoot may support, however little it sees. Every unit of the brigade nearby helps in melee, 3 supporters in all.',
      ],
    },
    hits: {
      changed: [
        '+1 at an outflanked target, and -1 in melee for who is outflanked. Shaken units shoot as well as others.',
      ],
    },
    losses: { changed: ['the losses of a melee are shared with those who support in it.'] },
  },
  morale: {
    shaken: { changed: ['a unit that becomes shaken is a setback for its brigade.'] },
    valour: { changed: ['winners test as well, with +2.'] },
    routs: { changed: ['a rout is a setback for the brigade.'] },
    fortitude: {
      changed: [
        `tests come with setbacks beyond the third, with +1 for 3 units and +2 for ${was.fortitude.many}; failing ends the brigade.`,
      ],
    },
    wavering: {
      changed: ['a brigade wavers from 3 setbacks on, and lastingly: -1 on its activation.'],
    },
    defeats: { changed: ['only for brigades that are shattered.'] },
  },
  ending: {
    reinforcements: {
      changed: ['they are set up at the edge in the fate phase, and act from the next turn on.'],
    },
  },
  terrain: { values: { changed: ['what infantry has inside, all arms have.'] } },
})
