import { nouns } from '../words/en/nouns.ts'
import type { SheetText } from './outline.ts'
import { gunRows, qualityRows, smallArmsRows } from './tables.ts'

export const en: SheetText = {
  asRead: 'As read here',
  rulings: {
    title: 'How this table reads the book',
    about: {
      title: 'What it is',
      says: [
        'Where the book is silent, lost a table cell or is at odds with itself, this is how it is played here.',
      ],
    },
  },
  sections: {
    units: {
      title: 'Units',
      entries: {
        troops: {
          title: 'Foot, horse and guns',
          says: [
            'A unit of foot or horse has 4, 6 or 8 stands, a battery 1 to 3. A stand fires one die.',
            'Irregular foot counts as light. Dragoons who have dismounted are foot.',
          ],
          asRead: [
            'Stands are 40 mm square for foot, 50 mm for horse, 60 by 80 mm for guns; two thirds of that for figures of 15 mm.',
          ],
        },
        quality: {
          title: 'Quality',
          says: ['A class has these numbers, unless an order of battle gives a unit others.'],
          table: { head: ['Class', 'Morale', 'Fire', 'Melee'], rows: qualityRows() },
        },
        points: {
          title: 'Break points',
          says: [
            'Three for each stand. No stand is ever taken away, and no point comes back.',
            'With a third lost it fires by 1 worse, with two thirds by 2; then it is spent. With the last it routs.',
          ],
        },
      },
    },
    formations: {
      title: 'Formations',
      entries: {
        which: {
          title: 'Foot and horse',
          says: [],
          table: {
            head: ['Formation', 'Stands', 'Who'],
            rows: [
              ['Line', 'all in one rank', 'everybody'],
              ['Attack column', 'two wide', 'everybody'],
              ['March column', 'one wide; bends where its head has turned', 'everybody'],
              ['Double line', 'two ranks', 'horse, irregular foot'],
              ['Square', 'four faces; it does not move', 'regular foot'],
              [
                'Skirmish order',
                'two or three times as wide, one rank or two',
                'who is trained to it',
              ],
            ],
          },
        },
        guns: {
          title: 'Guns',
          says: [
            'Deployed guns stand side by side and fire. Limbered ones stand side by side or in column, move, and do not fire.',
          ],
        },
        refused: {
          title: 'Refused flanks',
          says: [
            'A line may turn back one wing or both, by 45 or 90 degrees. More than half of its stands stay in the main body, which says where it looks.',
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
            'So far as these rules go: charges, melee and the activation of brigades are to come.',
          ],
          table: {
            head: ['Phase', 'What happens'],
            rows: [
              ['Leaders', 'go to units and leave them'],
              ['Rally', 'whoever retreats rallies, or routs'],
              ['Movement', 'all orders of the first side, then of the second'],
              ['Firing', 'all fire; losses count when both have done'],
              ['Morale', 'tests, retreats, routs'],
              ['End', 'armies that have lost too much may break'],
            ],
          },
        },
        first: {
          title: 'First and second side',
          says: [
            'Where it matters who is first, the first side is. Each player takes his own in the order that he likes.',
          ],
          asRead: ['The scenario says which side is the first.'],
        },
      },
    },
    leaders: {
      title: 'Leaders',
      entries: {
        with: {
          title: 'With a unit',
          says: [
            'A leader goes to a unit under his command within 24", once a turn, and may leave another for it. His way keeps an inch from enemies. He does not go to skirmishers.',
            'What he adds makes the tests of his unit easier by as much.',
          ],
        },
        ride: {
          title: 'By himself',
          says: [
            'He rides 24", 6" more if all of his way is along roads, and three times that if he is outside 18" of every enemy all the way. He turns as he likes, passes through friends, keeps an inch from enemies, and no ground slows him.',
          ],
        },
        displaced: {
          title: 'In the way',
          says: [
            'A friend who would stand on him, or an enemy within an inch, moves him to the nearest free place. Where there is none, he is taken.',
          ],
          asRead: [
            'Places are looked for up to 24" around; of several as near, the most homeward.',
          ],
        },
        hit: {
          title: 'Under fire',
          says: [
            'If his unit has been hit, his owner throws two dice: as many as the hits or less, and he is hit. Then two dice more.',
          ],
          table: {
            head: ['Two dice', 'He'],
            rows: [
              ['2', 'is killed; the unit is disordered'],
              ['3, 4', 'is carried off'],
              ['5, 6', 'quits the field'],
              ['7 to 9', 'leaves the unit, and leads by 1 less'],
              ['10, 11', 'leaves the unit'],
              ['12', 'leads by 1 more, 2 at most'],
            ],
          },
        },
      },
    },
    movement: {
      title: 'Movement',
      entries: {
        rates: {
          title: 'How far',
          says: ['In brackets for figures of 15 mm. A march multiplies it.'],
          table: {
            head: ['Who', 'Move', 'March'],
            rows: [
              ['Foot in line', '9" (6")', 'twice'],
              ['Foot in column, double line, skirmish order', '12" (8")', 'three times'],
              ['Horse', '18" (12")', 'three times'],
              ['Light and medium guns', '12" (8")', 'twice'],
              ['Heavy guns', '9" (6")', 'twice'],
              ['Horse artillery', '15" (10")', 'twice'],
              ['Leaders', '24" (16")', 'three times'],
              ['March column, only along roads', '+6" (4")', ''],
            ],
          },
          asRead: ['The road bonus is lost if the move is halved, but not on a march.'],
        },
        near: {
          title: 'The enemy near',
          says: [
            'Within 18" is engagement range. Nobody comes within 1" of an enemy of his own will.',
          ],
          asRead: ['18.00" is within; 1.00" is allowed.'],
        },
        half: {
          title: 'Half a move',
          says: [
            'A change of formation, an about face, an obstacle, bad going, retiring and passing through others each halve a move: once, however many there are.',
            'Ground that halves does so for all of the move, even where it is only the end of it.',
          ],
        },
        change: {
          title: 'Changes',
          says: [
            'Of formation, on the middle of the front, or about face; one of them a turn. First, or last if the unit was outside engagement range all the time.',
            'Horse and skirmishers turn about for nothing. To and from skirmish order takes all of a move.',
            'A line becomes a march column where it stands by turning every stand, and the other way round.',
          ],
        },
        ways: {
          title: 'Ways',
          says: [
            'One wheel at the start and one at the end, measured at the outer corner. Or inclines of 22.5 degrees at most, all to one side. Formed units retire at half speed and do nothing else.',
            'Skirmishers go any way and keep their facing.',
          ],
        },
        through: {
          title: 'Through friends',
          says: [
            'Foot in line passes through foot in line, and horse through horse, if they look the same way. All pass through deployed guns and skirmishers.',
            'The unit that moves has half its move and must come clear. Then both test their elan; whoever fails is disordered. With skirmishers nobody is slowed or tests.',
          ],
        },
        guns: {
          title: 'Guns',
          says: [
            'Limbered guns go any way and look where they go. To limber, deploy or turn is half a move; horse artillery may move first even near the enemy.',
            'Deployed light and medium guns in good order may be pushed 3" by hand, which takes all of their move and disorders them.',
          ],
        },
        march: {
          title: 'Marches',
          says: [
            'A whole brigade marches or none of it does, and only if all of it stays outside engagement range. One turn of 45 degrees at most, which is free, then straight on; along a road as the road goes.',
            'No change, no retiring, nothing that disorders.',
          ],
        },
      },
    },
    disorder: {
      title: 'Disorder',
      entries: {
        causes: {
          title: 'From what',
          says: [
            'From ground, from passing through others, from a failed morale test, from a leader killed.',
          ],
        },
        effects: {
          title: 'What it does',
          says: ['The unit fires by 1 worse. More disorder does nothing more. It may march.'],
        },
        recover: {
          title: 'Out of it',
          says: ['With a whole move, and not on ground that keeps it.'],
        },
      },
    },
    terrain: {
      title: 'Ground',
      entries: {
        going: {
          title: 'Going',
          says: [
            'Skirmishers mind none of it. Closed ground is entered only by a road or an opening.',
          ],
          table: {
            head: ['Ground', 'Light foot', 'Heavy foot', 'Horse, guns'],
            rows: [
              ['Minor obstacle', '-', 'half', 'half, disorder'],
              ['Major obstacle', 'half', 'half, disorder', 'closed'],
              ['Rough, light wood, orchard', '-', 'half, disorder', 'half, disorder that stays'],
              ['Wood, marsh, built up area', 'half', 'half, disorder that stays', 'closed'],
            ],
          },
        },
        bridges: {
          title: 'Bridges',
          says: [
            'March columns cross as on a road, all others at half speed. One that is longer than a move is crossed in one turn from end to end. A march may turn on it.',
          ],
        },
        sight: {
          title: 'Sight',
          says: [
            'Every contour, house and wood has its level; levels add up. From higher up, as much is hidden behind something as it is far away, half of that for each level more, and never less than 3".',
            'One sees 1" into a wood or a built up area, and 3" in it.',
          ],
        },
      },
    },
    fire: {
      title: 'Fire',
      entries: {
        who: {
          title: 'Who at whom',
          says: [
            'Each stand by itself: 22.5 degrees to both sides, 45 for skirmishers and squares; it sees a whole stand of the target, and has a lane as wide as itself. A friend within 3" straight ahead keeps it from firing.',
            'A unit may fire at several, if all is declared before it throws.',
          ],
          asRead: ['Some of a stand in the arc will do; by an option all of it must be.'],
        },
        smallArms: {
          title: 'Small arms',
          says: ['Measured from the stand to the nearest of the target.'],
          table: { head: ['Weapon', 'Effective', 'Long'], rows: smallArmsRows(nouns.weapon) },
        },
        guns: {
          title: 'Guns',
          says: [],
          table: { head: ['Gun', 'Close', 'Effective', 'Long'], rows: gunRows(nouns.weapon) },
        },
        toHit: {
          title: 'What a die must show',
          says: ['The first line that applies, from the top.'],
          table: {
            head: ['Target', 'Number'],
            rows: [
              ['in fortified heavy cover', '7'],
              ['horse, at smoothbore small arms', '6'],
              ['in heavy or fortified light cover', '6'],
              ['deployed guns, skirmishers', '6'],
              ['uphill or in light cover, for small arms', '5'],
              ['in square or march column, or hit in flank or rear', '3'],
              ['in column or double line, for guns', '3'],
              ['any other', '4'],
            ],
          },
        },
        modifiers: {
          title: 'Easier and harder',
          says: [],
          table: {
            head: ['Because', 'Easier by'],
            rows: [
              ['its own fire', '-2 to +2'],
              ['close range, long range', '+1, -1'],
              ['disordered', '-1'],
              ['a third, two thirds lost', '-1, -2'],
              ['breech-loading', '+1'],
            ],
          },
        },
        seven: {
          title: 'Seven or more',
          says: [
            'Two sixes are one hit; a single six left over is one on 4 or more of another die. A 1 always misses.',
          ],
        },
        shapes: {
          title: 'Columns, skirmishers, squares',
          says: [
            'Of a march column the first stand fires, of skirmishers the front rank. A square fires one stand from each face, half of its stands at most, and not at long range.',
          ],
        },
        over: {
          title: 'Past and over others',
          says: [
            'Guns fire past enemy skirmishers who are more than 6" away. From higher up, or at a higher target, they fire over friends who are 6" from them and 6" from the target. Howitzers do so on the level, but not at close range.',
          ],
        },
        fatigue: {
          title: 'Ammunition and fatigue',
          says: [
            'For two ones a battery loses a break point, for a single one on 1 to 3 of another die. That alone makes no test.',
          ],
        },
      },
    },
    morale: {
      title: 'Morale',
      entries: {
        tests: {
          title: 'Tests',
          says: [
            'Two dice, its morale or more. A unit that was hit and has lost a third tests once.',
            'If it fails, it retreats and is disordered; a unit that is spent or already retreats routs.',
          ],
        },
        back: {
          title: 'Going back',
          says: [
            '9" and a die for foot, two dice for horse, straight to its own edge, aside by 45 degrees at most to avoid others, and on past friends if it must. It halts at the edge. No ground slows it.',
            'Squares and march columns form attack column when they halt. Whoever it passes through tests his elan.',
          ],
        },
        rout: {
          title: 'Rout',
          says: ['It goes back once more, and is gone.'],
        },
        rally: {
          title: 'Rally',
          says: [
            'In the next turn: two dice, its morale or more. Then it stands, disordered, and moves no more this turn; otherwise it routs.',
          ],
        },
      },
    },
    army: {
      title: 'The army',
      entries: {
        breaks: {
          title: 'When it breaks',
          says: [
            'With more than half of its units lost, at the end of every turn: two dice and what its commander adds, 7 or more, or the battle is lost. He adds nothing while he is with a unit.',
          ],
          asRead: ['When the last turn is over, whoever has lost fewer units has won.'],
        },
      },
    },
  },
}
