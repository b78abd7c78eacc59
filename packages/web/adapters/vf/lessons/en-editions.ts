// What the instructor says otherwise in other editions than the 2nd, in English.

import type { LessonTexts } from './en.ts'

export const first: Partial<LessonTexts> = {
  shoot: {
    title: 'Who shoots, who supports',
    text: 'One unit makes the attack with its fire value. Others that see the target may support it, and each adds a die. But whoever shoots or supports can do nothing else this turn but assault.',
    task: 'Pick your own units: each supports, leads or stays out. Watch the dice, then press Fire.',
  },
  order: {
    title: 'Moving a unit',
    text: 'Drag a unit, tap the ground or use the keys, and a ghost shows where it would stand and how far it goes. A manoeuvre may be two moves: go on farther, and each has its own inches. Beside it you read whom it could shoot at from there, and who could shoot at it. Nothing counts until you give the order.',
    task: 'Choose a unit and move its ghost about. Then give the order.',
  },
  formation: {
    title: 'Formations',
    text: 'Instead of a second move a unit may change its formation, before the move or after it. A line shoots with all its muskets. A column is quick, shoots badly and fights better. A square keeps cavalry off.',
    task: 'Choose a unit of foot and see which formations it can take.',
  },
  idle: {
    title: 'A brigade that does not move',
    text: 'The die was too low: only march columns of the brigade make a move this turn. Once in a phase you may give up any card to let one unit of it act all the same.',
    task: null,
  },
  rally: {
    title: 'Rallying',
    text: 'A unit with 2 losses or more may rally, and may make a move before it. It throws one die, and a 4 takes one marker away. It has 1 more with no enemy within 12 inches, and 1 more within 12 inches of your general.',
    task: 'See whether a unit that has suffered can be spared for it.',
  },
  assault: {
    title: 'Assault',
    text: 'One of your units could charge, even if it has fired. It must bring 3 figures of its front rank into contact, and go for the closest enemy that it sees. Assaults of a brigade come before all its other orders. Look at what both sides would throw.',
    task: 'If you like the odds, order the assault. If not, wait for them.',
  },
  assaulted: {
    title: 'They are upon you',
    text: 'The enemy has charged. Your unit fights back with its own value, and whoever supports it bears the losses with it. Winner or loser, who is shaken has to stand a test for more; guns that lose are simply lost.',
    task: null,
  },
  fights: {
    title: 'Choosing the fights',
    text: 'Your units in contact must fight, each against one enemy. If several choose the same, one leads and the others add 2 dice each, and they share the losses. Each friend of the brigade close behind adds one more, up to 3 supporters in all.',
    task: 'See who would lead and who would support, then choose.',
  },
  melee: {
    title: 'Who has won',
    text: 'Both have thrown, and whoever hit more often has won. A draw goes to the attacker, unless the other is in cover or higher up. Cavalry that loses must ride back.',
    task: null,
  },
  shaken: {
    title: 'Shaken',
    text: 'A unit has as many losses as it can bear, and that is a setback for its brigade. In melee it hits worse now, and each further loss is a valour test: 4 or more on every die, or it routs. In fire it has 1 more on the dice.',
    task: 'Shaken men of yours are best taken out of reach. Those of the enemy are best hit again.',
  },
  rout: {
    title: 'A rout',
    text: 'The unit is gone for good, and its brigade has a setback. With 3 setbacks a brigade wavers, and is harder to move. Each one after that is a fortitude test when the phase ends. It helps to have many units left.',
    task: null,
  },
  fortitude: {
    title: 'Fortitude',
    text: 'A brigade has been tested for its setbacks. If one die fails, the whole brigade is gone, and its army has suffered a defeat. Defeats count at the end like objectives for the other side.',
    task: null,
  },
}

export const third: Partial<LessonTexts> = {
  melee: {
    title: 'Who has won',
    text: 'Both have thrown, and whoever caused more losses has won. A draw goes to who is in cover, or fights back from higher up; otherwise to the side whose turn it is. Cavalry that loses must ride back.',
    task: null,
  },
  assaulted: {
    title: 'They are upon you',
    text: 'The enemy has charged. Your unit fights back with its own value, and infantry in line adds half of its fire to it. If it loses, it has to stand a test when it is shaken; guns are simply lost, and infantry before cavalry alone.',
    task: null,
  },
}
