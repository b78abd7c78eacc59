import { italian } from '@grognard/toolkit'

/** What measuring on the table says, in English. */
export const measuringEn = {
  /** Hundredths of an inch, so that what misses by a hair does not read as if it did not. */
  inches: (hundredths: number): string => `${(hundredths / 100).toFixed(2)}"`,
  here: 'this place',
  ruler: (from: string, to: string, inches: string): string => `${from} to ${to}: ${inches}.`,
  touching: (from: string, to: string): string => `${from} and ${to} are one on the other.`,
  stopped: (blocker: string): string => `${blocker} is in the way of others.`,
  blocked: (viewer: string, target: string, blocker: string, by: string): string =>
    `${viewer} cannot see ${target}: ${blocker} is in the way, by ${by}.`,
  tooClose: (viewer: string, target: string, blocker: string, by: string): string =>
    `${viewer} cannot see ${target}: the line passes ${by} too close to ${blocker}.`,
  notInArc: (viewer: string, target: string): string =>
    `${viewer} cannot see ${target}: no part of it is in a front arc.`,
  outOfArc: 'outside the arc',
  clear: (n: number, all: number): string => `${n} of ${all} see it`,
  margin: (blocker: string, by: string): string => `${blocker}: ${by}`,
  crest: (hill: string): string => `the crest of ${hill}`,
  view: (name: string, seen: string): string => `${name} sees ${seen}.`,
  viewNone: (name: string): string => `${name} sees no enemy.`,
}

/** The same in Italian. */
export const measuringIt: typeof measuringEn = {
  inches: (hundredths) => `${italian.number(hundredths / 100, 2)}"`,
  here: 'questo punto',
  ruler: (from, to, inches) => `Da ${from} a ${to}: ${inches}.`,
  touching: (from, to) => `${from} e ${to} stanno l’uno sull’altro.`,
  stopped: (blocker) => `Alle altre toglie la vista ${blocker}.`,
  blocked: (viewer, target, blocker, by) =>
    `${viewer} non vede ${target}: in mezzo c’è ${blocker}, per ${by}.`,
  tooClose: (viewer, target, blocker, by) =>
    `${viewer} non vede ${target}: la linea passa troppo vicino a ${blocker}, di ${by}.`,
  notInArc: (viewer, target) => `${viewer} non vede ${target}: nulla ne sta in un arco frontale.`,
  outOfArc: 'fuori dall’arco',
  clear: (n, all) => (n === 1 ? `vede 1 su ${all}` : `vedono ${n} su ${all}`),
  margin: (blocker, by) => `${blocker}: ${by}`,
  crest: (hill) => `la cresta di ${hill}`,
  view: (name, seen) => `${name} vede ${seen}.`,
  viewNone: (name) => `${name} non vede nemici.`,
}
