import type { LessonTextsFor } from '../../lessons.ts'

/** What the instructor says, in English. */
export const en = {
  welcome: {
    title: 'Welcome to the field',
    text: 'You command red, at the bottom: a rearguard of five units in two brigades. The computer comes at you with five of its own. Hold what you have for five turns, and take the farm between the lines.',
    task: 'Find the line that says who decides now, and what. That line is never wrong.',
  },
  unit: {
    title: 'Know your units',
    text: 'Every small block is a figure, so a formation is what it looks like. A unit has a fire value, a melee value and a tenacity: how many losses it bears before it is shaken. Numbers can be opened, to see how they come about.',
    task: 'Choose a unit on the table or press Tab. Then open the marked tab, Unit, and read its card.',
  },
  fate: {
    title: 'Fate cards',
    text: 'Each of your turns begins with a card from your deck. It names the moment at which it is played. Keep it as long as you like; the enemy knows how many you hold, not which.',
    task: 'Choose your general on the table: his card lists your hand. If nothing in it is of use now, go on.',
  },
  target: {
    title: 'Fire comes first',
    text: 'Before anybody moves you may shoot. Pick an enemy, and the best volley at it is proposed. It must be the closest that your unit sees, and nobody is shot at twice. Guns reach far, muskets only 12 inches.',
    task: 'Choose a target and look at the chances, or end the fire phase.',
  },
  shoot: {
    title: 'Who shoots, who supports',
    text: 'One unit makes the attack with its fire value. Others that see the target may support it, and each adds a die. But whoever shoots or supports takes no action this turn.',
    task: 'Pick your own units: each supports, leads or stays out. Watch the dice, then press Fire.',
  },
  dice: {
    title: 'Dice and losses',
    text: 'Every die of 4 or more hits, and cover makes that harder. Each hit is a loss marker. With as many as its tenacity a unit is shaken; what comes after that is tested, not marked.',
    task: 'Look at the dice: beside them stands what they needed, and why.',
  },
  command: {
    title: 'Giving orders',
    text: 'Your brigades act one after the other. Each needs a die of 2 or more. The first one needs none while its leader is within 24 inches of your general, so begin with the brigade that matters most.',
    task: 'Activate a brigade.',
  },
  order: {
    title: 'Moving a unit',
    text: 'Drag a unit, tap the ground or use the keys, and a ghost shows where it would stand and how far it goes. Beside it you read whom it could shoot at from there, and who could shoot at it. Nothing counts until you give the order.',
    task: 'Choose a unit and move its ghost about. Then give the order.',
  },
  occupy: {
    title: 'The farm',
    text: 'Buildings are held, not crossed. A unit nearer than 3 inches can go in instead of another action, and light infantry can even after a move. Inside it is in hard cover and looks all around.',
    task: 'See whether your light companies can reach the farm.',
  },
  undo: {
    title: 'Taking it back',
    text: 'An order may be taken back as long as no dice were thrown and the enemy has decided nothing since. After that it stands, as in the field.',
    task: 'Undo your last order with the button or Ctrl+Z, if that can still be done, and give it again.',
  },
  measure: {
    title: 'Three inches',
    text: 'Only an assault goes nearer than 3 inches to the enemy. If a move comes too close it is refused, with the clause and a line that shows where. You are then offered the nearest place that is lawful.',
    task: null,
  },
  formation: {
    title: 'Formations',
    text: 'Before or after a move a unit may reform. A line shoots with all its muskets and fights with half of them on top. A column is quick, and shoots badly. A square keeps cavalry off.',
    task: 'Choose a unit of foot and see which formations it can take.',
  },
  leader: {
    title: 'Leaders',
    text: 'A unit farther than 12 inches from its brigade leader needs a messenger to act, and he gets through on a 4 or more. So let the leader ride where he is needed. He stays more than 6 inches from the enemy.',
    task: 'Place him, or leave him where he is.',
  },
  idle: {
    title: 'A brigade that does not move',
    text: 'The die was too low, and the brigade stays where it is this turn. Once in a phase you may give up any card to let one unit of it act all the same.',
    task: null,
  },
  window: {
    title: 'A card at the right moment',
    text: 'Something has just happened at which a card may be played. You are asked whether you hold such a card or not, so that the question tells the enemy nothing.',
    task: 'Play a card if you have one for it, or pass.',
  },
  fired: {
    title: 'Under fire',
    text: 'Your men are being shot at. Open order and cover make that cheaper, a column in front of guns makes it dear. Losses stay on the unit until it rallies.',
    task: null,
  },
  rally: {
    title: 'Rallying',
    text: 'Instead of moving, a unit with losses may rally: a die for each marker, and a 6 takes one away. With no enemy within 12 inches a 5 is enough.',
    task: 'See whether a unit that has suffered can be spared for it.',
  },
  assault: {
    title: 'Assault',
    text: 'One of your units could charge. It must bring 3 figures of its front rank into contact, and go for the closest enemy that it sees. Before you order it, look at what both sides would throw.',
    task: 'If you like the odds, order the assault. If not, wait for them.',
  },
  assaulted: {
    title: 'They are upon you',
    text: 'The enemy has charged. Your unit fights back with its own value, and infantry in line adds half of its fire to it. If it loses, it has to stand a test when it is shaken; guns are simply lost.',
    task: null,
  },
  fights: {
    title: 'Choosing the fights',
    text: 'Your units in contact must fight, each against one enemy. If several choose the same, one leads and the others add 2 dice each. A friend of the brigade close behind adds one more.',
    task: 'See who would lead and who would support, then choose.',
  },
  melee: {
    title: 'Who has won',
    text: 'Both have thrown, and whoever caused more losses has won. A draw goes to the side whose turn it is, unless the other is in cover or higher up. Cavalry that loses must ride back.',
    task: null,
  },
  shaken: {
    title: 'Shaken',
    text: 'A unit has as many losses as it can bear. It hits worse now, and each further loss is a valour test: 4 or more on every die, or it routs. In fire it has 1 more on the dice.',
    task: 'Shaken men of yours are best taken out of reach. Those of the enemy are best hit again.',
  },
  rout: {
    title: 'A rout',
    text: 'The unit is gone for good. When the phase ends its brigade takes a fortitude test, with a die for each unit it lost. It helps to have the general near, and many units left.',
    task: null,
  },
  fortitude: {
    title: 'Fortitude',
    text: 'A brigade has been tested. If one die fails, its shaken units run as well, and its army has suffered a defeat. Defeats count at the end like objectives for the other side.',
    task: null,
  },
  sheet: {
    title: 'The book at hand',
    text: 'Lines of the log and steps of a number name their clause. Choose it, and the reference sheet opens at that place. Where the book is silent, the sheet says how this table reads it.',
    task: 'Choose a clause, read it, and come back.',
  },
  objectives: {
    title: 'How it is won',
    text: 'At the end of each turn an objective goes to whoever has more figures within 6 inches of it, and the farm to whoever is inside. After the last turn each side counts its objectives and the defeats it has inflicted on brigades. The higher sum wins.',
    task: 'Look at the marked score above the table, and at the marked objectives on it.',
  },
  log: {
    title: 'Looking back',
    text: 'The log keeps everything, turn by turn. From a line of it you can look back at the table as it was then. The battle waits for you meanwhile.',
    task: 'Look back at a moment of an earlier turn, then come back to the present.',
  },
  end: {
    title: 'The battle is over',
    text: 'The despatch says who has won and by what: what it cost, where it turned, what was luck and what was decided. You have seen a whole battle: fate, fire, orders and the bayonet. The rest is practice, and I have seen worse beginnings.',
    task: 'Read the despatch.',
  },
}

export type LessonId = keyof typeof en
export type LessonTexts = LessonTextsFor<LessonId>
