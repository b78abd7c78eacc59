import { nouns } from '../words/en/nouns.ts'
import type { SheetText } from './outline.ts'
import type { Numbers } from './tables.ts'

export const en = ({ inches, classes, weapons }: Numbers): SheetText => ({
  asRead: 'As read here',
  rulings: {
    title: 'As the book is read here',
    about: {
      title: 'Readings',
      says: ['Where the book is silent or at odds with itself, this table reads it as follows.'],
    },
  },
  sections: {
    units: {
      title: 'Units',
      entries: {
        stands: {
          title: 'Stands',
          says: [
            'A unit of foot or horse has 4, 6 or 8 stands, a battery 1 to 3. Each stand is worth 3 break points.',
          ],
        },
        classes: {
          title: 'Classes',
          says: ['A class gives these values unless the order of battle says otherwise.'],
          table: { head: ['Class', 'Morale', 'Fire', 'Melee'], rows: classes },
        },
        formations: {
          title: 'Formations',
          says: [
            'Line: one rank. Attack column: two stands wide. Double line: two ranks, of foot for irregulars only. Square: four faces, regular foot only. March column: one stand wide, and it bends. Skirmish order: two or three times the room, for whoever is trained to it.',
            'Guns are limbered, side by side or one behind the other, or unlimbered in a line.',
            'A line may refuse a flank by 45 or 90 degrees, as long as more than half stays in the main body.',
          ],
        },
      },
    },
    turn: {
      title: 'The turn',
      entries: {
        phases: {
          title: 'Phases',
          says: [
            'Leaders go to units; whoever retreats rallies or routs; movement; fire; morale; the end of the turn. The first side goes first in each phase. Charges, melee and orders of brigades come with later parts.',
          ],
        },
        leaders: {
          title: 'Leaders',
          says: [
            `A leader goes to a unit that he commands and can reach within ${inches('general')}, or leaves it. One with a unit makes its tests easier by his command.`,
            `By himself he rides ${inches('general')}, and three times that out of engagement range all the way.`,
          ],
        },
        casualties: {
          title: 'Leaders under fire',
          says: [
            'When his unit has suffered hits, its owner throws two dice: as many as the hits or less, and he is hit. Two more say what becomes of him: 2 killed and the unit disordered; 3 to 6 gone; 7 to 9 he leaves it and leads worse; 10 or 11 he leaves it; 12 he leads better.',
          ],
        },
      },
    },
    movement: {
      title: 'Movement',
      entries: {
        distances: {
          title: 'How far',
          says: [
            `Along a road a march column has ${inches('road')} more, unless its move is halved. A march goes twice as far in line or with guns, three times as far otherwise.`,
          ],
          table: {
            head: ['Who', 'How far'],
            rows: [
              ['Foot in line', inches('line')],
              ['Foot in column, double line or skirmish order', inches('column')],
              ['Mounted', inches('mounted')],
              ['Light and medium guns', inches('guns')],
              ['Heavy guns', inches('heavyGuns')],
              ['Horse artillery', inches('horseGuns')],
            ],
          },
        },
        halved: {
          title: 'Half a move',
          says: [
            'A change of formation, about face, obstacles and bad going on its way, retiring, and passing through friends halve a move: once, however many there are. A way that would have to be halved and falls short ends before that ground.',
          ],
        },
        manoeuvres: {
          title: 'Wheel, incline, retire',
          says: [
            'A formed body wheels forward about a corner, once as it begins and once as it ends, by the arc of the outer corner. Instead of that it may incline by 22.5 degrees at most, to one side. It retires alone, and does nothing else. Skirmishers and guns on their limbers go any way.',
          ],
        },
        changes: {
          title: 'Changes',
          says: [
            'One change of formation or facing in a move, as it begins; as it ends only outside engagement range all the way. It costs half a move; into and out of skirmish order all of it. Cavalry and skirmishers turn about for nothing.',
            'A straight line becomes a march column where it stands, and back: every stand turns. A square does not move.',
          ],
        },
        others: {
          title: 'Past others',
          says: [
            `Nobody comes within ${inches('nearEnemy')} of the enemy. ${inches('engagement')} is engagement range. Friends are passed through by skirmishers, where they are skirmishers or deployed guns, and line through line of the same arm facing the same way; all must be clear at the end.`,
          ],
        },
        march: {
          title: 'The march',
          says: [
            'All of a brigade marches or none, none of it in engagement range. A march begins with one turn of 45 degrees at most, which is not counted, and goes straight on; along a road it follows the road. It changes nothing, goes over nothing that would disorder it, and keeps out of engagement range.',
          ],
        },
        guns: {
          title: 'Guns',
          says: [
            `Deployed guns turn where they stand for half a move. Light and medium ones are pushed ${inches('manhandled')} by hand and are disordered. None deploys in bad going.`,
          ],
        },
        ground: {
          title: 'Ground',
          says: [
            'A disordered unit recovers its order instead of moving, but not where the last column says so.',
          ],
          table: {
            head: ['Ground', 'Light foot', 'Other foot', 'Horse and guns'],
            rows: [
              ['Minor obstacle', '–', 'half', 'half, disordered'],
              ['Major obstacle', 'half', 'half, disordered', 'closed'],
              [
                'Rough ground, light wood, orchard',
                '–',
                'half, disordered',
                'half, disordered, no recovery',
              ],
              ['Wood, marsh, built up area', 'half', 'half, disordered, no recovery', 'closed'],
            ],
          },
        },
      },
    },
    fire: {
      title: 'Fire',
      entries: {
        who: {
          title: 'Who fires at whom',
          says: [
            'The front rank fires, stand by stand, within 22.5 degrees of its front; skirmishers and squares within 45. It must see a whole stand of the target and have a lane to it, and no friend straight before it.',
            `No friend within ${inches('danger')} straight ahead. A square fires with half of its stands, one a face, at what is in effective range.`,
            'Hits count at the end of the phase: both sides fire as if at once.',
          ],
        },
        sight: {
          title: 'What is seen',
          says: [
            `Nobody sees over what is as high as both. From above there is dead ground behind a height: half as far as it is away for one level, and always ${inches('deadGround')}. One sees ${inches('intoWood')} into a wood, and ${inches('insideWood')} within it. A crest hides what is beyond it.`,
          ],
        },
        ranges: {
          title: 'Ranges',
          says: ['The nearest stand of the target decides.'],
          table: { head: ['Weapon', 'Close', 'Effective', 'Long'], rows: weapons(nouns.weapon) },
        },
        dice: {
          title: 'What a die needs',
          says: [
            'One die a stand. All that fire at one target do so together, and all is declared before dice are thrown. The first line that applies is used; of the stands that can be hit the one that is hit most easily.',
          ],
          table: {
            head: ['Target', 'Needs'],
            rows: [
              ['Fortified heavy cover', '7'],
              ['Cavalry, by smoothbore small arms', '6'],
              ['Heavy or fortified light cover', '6'],
              ['Deployed guns or skirmishers', '6'],
              ['Uphill or in light cover, by small arms', '5'],
              ['Square, march column, or from flank or rear', '3'],
              ['Column or double line, by guns', '3'],
              ['Anything else', '4'],
            ],
          },
        },
        modifiers: {
          title: 'Modifiers',
          says: [
            'They change the number: how well the unit fires; 1 easier at close range or with breech-loaders; 1 harder at long range, disordered, or with a third of its break points lost, 2 with two thirds.',
          ],
        },
        sixes: {
          title: 'More than 6',
          says: [
            'Two sixes are a hit then; for a single one another die is thrown, and 4 or more is a hit. A 1 always misses.',
          ],
        },
        ammunition: {
          title: 'Low ammunition',
          says: [
            'Two ones cost guns a break point; for a single one another die is thrown, and 1 to 3 costs one. Whoever loses the last point by that is gone, and does not rout.',
          ],
        },
      },
    },
    morale: {
      title: 'Morale',
      entries: {
        points: {
          title: 'Break points',
          says: [
            'Each hit costs one. With a third lost a unit fires and fights worse by 1, with two thirds by 2: it is spent. Without any it routs.',
          ],
        },
        test: {
          title: 'Tests',
          says: [
            'Two dice, which must come to its morale, less the command of a leader with it. Morale is tested by whoever has lost points and stands at a third or more; elan by units that pass through each other, who are disordered if they fail.',
          ],
        },
        retreat: {
          title: 'Retreat',
          says: [
            `A unit that fails turns to its own edge and goes ${inches('compulsory')} and a die, mounted two, past all that is in the way by the least deviation, up to 45 degrees, or else through its friends. It is disordered and retreating.`,
          ],
        },
        rout: {
          title: 'Rout',
          says: [
            'A spent unit that fails, one that retreats and fails again, and one without break points routs: it goes once more, and is gone.',
          ],
        },
        rally: {
          title: 'Rally',
          says: [
            'A retreating unit tests in the rally phase. If it passes it is halted for the turn, if not it routs.',
          ],
        },
        army: {
          title: 'The army',
          says: [
            'With more than half of its units gone an army tests each turn: two dice and the command of its commander, while he is with no unit, must come to 7; or it breaks, and the other has won. After the last turn whoever has lost fewer units wins.',
          ],
        },
      },
    },
  },
})
