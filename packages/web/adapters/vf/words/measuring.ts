import { english, italian } from '@grognard/toolkit'

/** What measuring says of shooting and commanding, in English. */
export const measuringEn = {
  sees: (viewer: string, target: string, n: number, all: number): string =>
    n === all
      ? `${viewer} sees ${target} with all ${all} figures of its front rank.`
      : `${viewer} sees ${target} with ${n} of ${all} figures of its front rank.`,
  seesFrom: (viewer: string, target: string): string => `${viewer} sees ${target}.`,
  tooFew: 'That is less than half: its fire would be halved.',
  band: (inches: number, dice: string, score: number, percent: string): string =>
    `${inches}" · ${dice} · ${score}+ · ${percent}`,
  bandOnly: (inches: number): string => `${inches}"`,
  dice: (n: number): string => english.counted(n, 'die', 'dice'),
  ways: { all: '', skirmish: ' by skirmishers', canister: ' with canister' },
  shoots: (name: string, bands: string): string =>
    `${name}: ${bands}, at a line in the open that faces it.`,
  bandSaid: (inches: number, dice: string, score: number, percent: string, way: string): string =>
    `${dice} on ${score}+ up to ${inches}"${way} (${percent} for a hit)`,
  bandBare: (inches: number, way: string): string => `up to ${inches}"${way}`,
  unarmed: (name: string): string => `${name} does not shoot.`,
  marching: (name: string): string => `${name} does not shoot in column of march.`,
  command: (inches: number): string => `in command, ${inches}"`,
  byItself: (inches: number): string => `first brigade, ${inches}"`,
  general: (inches: number): string => `fortitude, ${inches}"`,
  inCommand: (leader: string): string => `${leader}'s voice reaches it.`,
  outOfCommand: (leader: string): string => `It would need a messenger from ${leader}.`,
  leads: (name: string, inches: number): string =>
    `Units within ${inches}" of ${name} need no messenger.`,
  commands: (name: string, first: number, near: number): string =>
    `A brigade leader within ${first}" of ${name} can be the first without a test; within ${near}" he helps its fortitude.`,
  caught: {
    outOfRange: (name: string, inches: number, fire: string): string =>
      `Just out of reach of the ${fire} of ${name}, ${inches}".`,
    fire: { all: 'volleys', guns: 'guns', skirmish: 'skirmishers', canister: 'canister' },
    inRange: (name: string, inches: number, way: string): string =>
      `${name} is just in range, ${inches}"${way}.`,
    outOfArc: (name: string): string => `Just out of the arc of ${name}.`,
    inSupport: (name: string, inches: number): string =>
      `Just near enough to support ${name}, ${inches}".`,
    inCommand: (name: string, inches: number): string =>
      `Just in reach of ${name}'s voice, ${inches}".`,
  },
}

type MeasuringText = typeof measuringEn

/** The same in Italian. */
export const measuringIt: MeasuringText = {
  sees: (viewer, target, n, all) =>
    n === all
      ? `${viewer} vede ${target} con tutti i ${all} modelli del rango frontale.`
      : `${viewer} vede ${target} con ${n} modelli su ${all} del rango frontale.`,
  seesFrom: (viewer, target) => `${viewer} vede ${target}.`,
  tooFew: 'È meno della metà: il suo fuoco sarebbe dimezzato.',
  band: (inches, dice, score, percent) =>
    `${italian.number(inches)}" · ${dice} · ${score}+ · ${percent}`,
  bandOnly: (inches) => `${italian.number(inches)}"`,
  dice: (n) => italian.counted(n, 'dado', 'dadi'),
  ways: { all: '', skirmish: ' con gli schermagliatori', canister: ' a mitraglia' },
  shoots: (name, bands) => `${name}: ${bands}, contro una linea allo scoperto che la fronteggia.`,
  bandSaid: (inches, dice, score, percent, way) =>
    `${dice} con ${score}+ fino a ${italian.number(inches)}"${way} (${percent} per un colpo)`,
  bandBare: (inches, way) => `fino a ${italian.number(inches)}"${way}`,
  unarmed: (name) => `${name} non spara.`,
  marching: (name) => `${name} non spara in colonna di marcia.`,
  command: (inches) => `in comando, ${italian.number(inches)}"`,
  byItself: (inches) => `prima brigata, ${italian.number(inches)}"`,
  general: (inches) => `Fortitude, ${italian.number(inches)}"`,
  inCommand: (leader) => `La voce di ${leader} la raggiunge.`,
  outOfCommand: (leader) => `Le servirebbe un messaggero di ${leader}.`,
  leads: (name, inches) =>
    `Le unità entro ${italian.number(inches)}" da ${name} fanno a meno del messaggero.`,
  commands: (name, first, near) =>
    `Un comandante di brigata entro ${italian.number(first)}" da ${name} può essere il primo senza test; entro ${italian.number(near)}" ne aiuta il Fortitude.`,
  caught: {
    outOfRange: (name, inches, fire) =>
      `Appena fuori portata di ${name}: ${fire}, ${italian.number(inches)}".`,
    fire: { all: 'salve', guns: 'cannoni', skirmish: 'schermagliatori', canister: 'mitraglia' },
    inRange: (name, inches, way) => `${name} è appena a tiro, ${italian.number(inches)}"${way}.`,
    outOfArc: (name) => `Appena fuori dall’arco di ${name}.`,
    inSupport: (name, inches) =>
      `Appena abbastanza vicino per dare Supporto a ${name}, ${italian.number(inches)}".`,
    inCommand: (name, inches) => `Appena a portata di voce di ${name}, ${italian.number(inches)}".`,
  },
}
