import type { SectionText } from '../outline.ts'

export const reactions: SectionText<'reactions'> = {
  title: 'Reactions',
  entries: {
    general: {
      title: 'Who reacts',
      says: [
        'Only in the movement phase of the enemy, in the same zone, by an unengaged unit against an unengaged unit, and once in that phase: a yellow marker shows it.',
        'The movement waits. The other side reacts with one unit after the other until it passes or a reaction has stopped the mover. Then what was announced is carried out; nobody changes his mind.',
      ],
      asRead: [
        'The side that reacts chooses the order. A compulsory reaction falls due when that side would pass.',
        'A unit that has its yellow marker is simply engaged.',
      ],
    },
    overview: {
      title: 'All reactions',
      says: [
        'The unit being engaged has the first seven rows, any other unit in the zone the last two.',
      ],
      table: {
        head: ['Reaction', 'By', 'Against', 'Must it', 'Hits and outcome'],
        rows: [
          [
            'Counter-charge',
            'mounted',
            'anybody who engages it',
            'this or recoil',
            '1 on itself, 1 more if it turns; engaged front to front',
          ],
          [
            'Recoil',
            'mounted',
            'anybody who engages it',
            'this or counter-charge',
            'off to reserve; mounted engagers may press on',
          ],
          [
            'Defensive fire of guns',
            'guns that have not fired',
            'mounted',
            'yes',
            '2 hits stop them; with fewer the guns are over-run',
          ],
          [
            'Defensive fire of foot',
            'foot that have not fired',
            'foot',
            'no',
            '2 hits stop them; 1: contact; none: contact and 1 hit on the foot that fired',
          ],
          [
            'Hasty defensive formation',
            'foot',
            'anybody who engages it',
            'no',
            '1 on itself; pikes stop mounted, who take 1',
          ],
          ['Evade', 'foot in open order', 'foot', 'no', 'no contact'],
          ['Flee', 'galloper guns', 'foot', 'no', 'off to reserve, no contact'],
          [
            'Intercept',
            'mounted',
            'who comes, goes, engages another or disengages',
            'no',
            'after a test; 1 on itself, 1 more if it turns; engaged front to front',
          ],
          [
            'Supporting fire',
            'guns that have not fired',
            'who engages another',
            'no',
            '2 hits stop him',
          ],
        ],
      },
    },
    charge: {
      title: 'Counter-charge or recoil',
      says: [
        'A mounted unit that is engaged must do one of the two. To counter-charge is to meet the enemy front to front: one hit, and one more if it had to turn for it. The movement is over for both.',
        'To recoil is to go to a reserve zone. Foot that engaged do no more this phase. Mounted that engaged now choose: engage another enemy in the zone, by all the rules of engaging, or rally and face any way.',
      ],
      asRead: [
        'Recoiling and fleeing lead to the nearest reserve zone that has room, counted by columns; between two equally near ones the owner chooses. Where none has room that choice is closed.',
      ],
    },
    guns: {
      title: 'Guns engaged by mounted',
      says: [
        'Guns that have not fired this turn must fire at the mounted unit. Two hits or more: it flinches and does no more this phase.',
        'Fewer, and the guns are over-run and count as routed. The mounted unit may engage another enemy or rally, as after a recoil.',
      ],
      asRead: [
        'Guns that cannot fire, because they have fired or have their yellow marker, are over-run.',
        'Guns that are in a fight already are not over-run by mounted who join in.',
      ],
    },
    fire: {
      title: 'Foot firing at foot',
      says: [
        'Foot that have not fired this turn may fire at the foot that engage them, with the dice of the fire phase. They need one die at least.',
      ],
      table: {
        head: ['Hits', 'What follows'],
        rows: [
          ['2 or more', 'the engager flinches: no contact, and both do no more this phase'],
          ['1', 'contact'],
          ['None', 'contact, and a light impact: one hit on the unit that fired'],
        ],
      },
    },
    form: {
      title: 'Hasty defensive formation',
      says: [
        'Foot that are being engaged, and are not in a defensive formation yet, form one and take a hit.',
        'Foot that stand in one already have no impact to fear: mounted engage them in the usual way.',
      ],
      table: {
        head: ['Engager', 'What follows'],
        rows: [
          ['Foot', 'contact'],
          ['Mounted, against pikes', 'it pulls up, takes a hit, and there is no contact'],
          ['Mounted Dragoons, no pikes', 'contact, one hit of impact'],
          ['Mounted, no pikes', 'contact, two hits of impact'],
          ['Heavy Mounted, no pikes', 'contact, three hits of impact'],
        ],
      },
    },
    evade: {
      title: 'Evading and fleeing',
      says: [
        'Foot in open order evade foot that engage them: no contact, and they stay in the zone. Galloper guns flee from foot to a reserve zone. In both cases neither unit does more this phase.',
        'Regular and heavy artillery have no reaction against foot that engage them.',
      ],
    },
    intercept: {
      title: 'Interception',
      says: [
        'A mounted unit meets an enemy that has just come into its zone (from a reserve zone, too), is about to leave it (for a reserve zone, too), engages some other unit there, or has just disengaged. Not in ground of restricted movement.',
        'One die: 3 or less in attack formation, 1 in open order. Units in command do not test. If it fails, the enemy goes on.',
        'If it succeeds, both stand front to front. The interceptor takes a hit, and another if it had to turn. The enemy does no more this phase.',
      ],
      table: {
        head: ['Who was intercepted', 'What follows'],
        rows: [
          ['Mounted', 'both are engaged'],
          ['Foot, by mounted Dragoons', 'both are engaged, one hit of impact on the foot'],
          ['Foot, by Mounted', 'both are engaged, two hits of impact'],
          ['Foot, by Heavy Mounted', 'both are engaged, three hits of impact'],
          ['Guns', 'over-run, and they count as routed; the interceptor stays unengaged'],
        ],
      },
      asRead: [
        'Heavy Mounted never test, in command or not.',
        'Quality does not change this test.',
        'The unit that is being engaged does not intercept.',
      ],
    },
    support: {
      title: 'Supporting fire',
      says: [
        'Guns that have not fired may fire at an enemy in their zone that engages some other unit there. Two hits or more: it flinches and does no more this phase. Fewer, and it goes on with the hits it has. They need one die at least.',
      ],
    },
  },
}
