import type { LessonTextsFor } from '../../lessons.ts'

/** What the instructor says, in English. */
export const en = {
  welcome: {
    title: 'Welcome to the table',
    text: 'Stand easy and look. The table has fifteen zones, three deep and five across. A unit is in one of them, and where in it makes no difference. Each small block is a stand of men: you command red, the computer commands blue.',
    task: 'Find the line that says who decides now, and what. That line is never wrong.',
  },
  card: {
    title: 'Know your units',
    text: 'A unit moves, fires and fights as one body. Its card gives its stands, its formation, its hits and what it would throw. Figures can be opened, to see how they come about.',
    task: 'Choose a unit on the table or press Tab. Then open the marked tab, Unit, and read its card.',
  },
  initiative: {
    title: 'The initiative',
    text: 'Every turn both sides throw two dice, and the lower total has the initiative. That side moves first and takes its losses off last. It is luck, so be ready for both.',
    task: null,
  },
  fire: {
    title: 'Planning fire',
    text: 'Muskets throw a die for each of their stands, guns by their size, and a 1 or a 2 hits. Spread your shots: no enemy in a zone is fired at twice before all of them have been once. A unit fires once in a turn; one that holds its fire may use it later, when foot come at it.',
    task: 'Choose a unit, then its target, and so on for all that shall fire. Then give the order.',
  },
  react: {
    title: 'Your turn to react',
    text: 'The enemy has announced something, and it waits for you. Your units in that zone may react one after the other, each once in this phase, until you pass or one of them has stopped him. Some must: horse that is engaged, and guns that are engaged by horse.',
    task: 'See what each reaction costs. Then choose one, or pass.',
  },
  rethrow: {
    title: 'Throwing again',
    text: 'On a flank you may pick up two dice of the attack, in the rear any of them. After that a commander in the zone may have one attack of the unit thrown again, all its dice, the good with the bad. What lies there then counts.',
    task: 'Pick dice that missed, or leave them as they are.',
  },
  losses: {
    title: 'Losses',
    text: 'Every two hits cost a stand, and you say which. Pikes fight best and keep horse off; muskets are your fire. What is left stands no wider and no deeper than before, and a unit down to one stand routs.',
    task: 'Choose what goes and how the rest stands, then confirm it.',
  },
  dice: {
    title: 'Dice and hits',
    text: 'Both sides planned in secret and fired at the same moment, so a unit that is hit has still fired. Hits lie on a unit as markers. Two cost it a stand when losses are taken; an odd one is wiped off.',
    task: 'Look at the dice: beside them stands the score they needed.',
  },
  combat: {
    title: 'Hand to hand',
    text: 'Units in contact fight every turn. Each takes a hit to begin with; then every stand throws a die. Muskets hit on 2 or less, pikes and horse on 4 or less, and all hits count at once.',
    task: null,
  },
  'enemy reacts': {
    title: 'The enemy reacts',
    text: 'You announced an order, and the enemy answered before it was carried out. Each of his units in the zone may do so once in your phase. Two hits stop a unit that comes on; horse rides out to meet it or falls back; foot close up.',
    task: null,
  },
  move: {
    title: 'Your movement',
    text: 'Your units act one after the other, each once. Foot and guns do one thing: move a zone straight ahead, turn, or change formation. Horse does two, one right after the other.',
    task: 'Choose a unit on the table or press Tab, and pick one of its orders. Your horse is waiting on the wings.',
  },
  engage: {
    title: 'Engaging',
    text: 'Instead of acting, a unit may engage an enemy in its zone. Away from its commander it tests first: 3 or less on a die in attack formation. Then the enemy may react, and only then do they meet. Flank or rear is a matter of which way both look.',
    task: 'If you like the odds, choose a regiment and an enemy in its zone. If not, wait.',
  },
  undo: {
    title: 'Taking it back',
    text: 'An order may be taken back as long as no dice have been thrown, nothing secret has been shown and the enemy has decided nothing since. After that it stands, as in the field.',
    task: 'Undo your last order with the button or Ctrl+Z, if that can still be done, and give it again.',
  },
  formation: {
    title: 'Turning and formations',
    text: 'A unit goes only where it looks, so turn it in good time. The shape of its stands is its formation. A defensive formation shows no flank and keeps horse off, but it cannot move and is easily hit by fire. Dragoons may also spread out in open order, or dismount and fire.',
    task: 'Choose a unit and see which formations it can take.',
  },
  commander: {
    title: 'The commander, and ending the phase',
    text: 'In the zone of your commander nobody tests to engage or to intercept, and bad throws in combat can be made again. He moves one zone, corners included. With that your movement is over, so let him ride last. You may also end the phase without him.',
    task: 'When your units have done their part, move him or end the phase.',
  },
  sheet: {
    title: 'The book at hand',
    text: 'Lines of the log and steps of a figure name their clause. Choose it, and the reference sheet opens at that place. Where the book is silent, the sheet says how this table reads it.',
    task: 'Choose a clause, read it, and come back.',
  },
  refused: {
    title: 'When an order is refused',
    text: 'That order cannot be given, and nothing has happened on the table. Beside the question you are told why, with the clause. It is no shame; read the reason and give another order.',
    task: null,
  },
  victory: {
    title: 'How it is won',
    text: 'At the end the zones count in which you have foot or horse and the enemy has nothing. Whoever has more has won; ten of fifteen are a fine victory. It ends after the last turn, or when an army breaks: yours does with three of its five units gone (guns do not count), and with two gone you lose your commander.',
    task: 'Look at the marked figures above the table: zones, and units lost.',
  },
  reserves: {
    title: 'Reserves',
    text: 'Behind your three centre zones lie your reserves. A unit in the rear row may go back there, and come up again in a later turn; each is all it does. But do not send too many: with more units off the table than on it the day is lost.',
    task: null,
  },
  log: {
    title: 'Looking back',
    text: 'The log keeps everything, turn by turn. From a line of it you can look back at the table as it was then. The battle waits for you meanwhile.',
    task: 'Look back at a moment of an earlier turn, then come back to the present.',
  },
  end: {
    title: 'The battle is over',
    text: 'The despatch says who has won and why: what it cost, where it turned, what was luck and what was decided. You have seen a whole battle: fire, combat, losses, movement and what answers it. The rest is practice, and I have seen worse beginnings.',
    task: 'Read the despatch.',
  },
}

export type LessonId = keyof typeof en
export type LessonTexts = LessonTextsFor<LessonId>
