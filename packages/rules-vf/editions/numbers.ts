// The numbers of the rules as the 2nd edition prints them, in one place: distances in inches, and
// what is not measured. Another edition says which of them differ. What a battle is measured by is
// made of them in book.ts.

import { INCH } from '@grognard/geometry'
import type { FormationKind } from '../formation.ts'
import type { Scale } from './options/distances.ts'

/** In inches, in the order of the book. */
export const DISTANCES = {
  /** Figures count at an objective within this. (2.1.1) */
  objective: 6,
  /** How near a line of sight may not come to other units. (5.1.3) */
  clearance: 1,
  /** How near to the leader of the army the first brigade needs no test. (6.1.1) */
  atHand: 24,
  /** As far as the voice of a brigade's leader carries. (6.2.2) */
  inHand: 12,
  /** No move is made shorter than this. (1.0.1) */
  leastMove: 1,
  /** How near moves come to enemies. (6.3.2, 6.3.3, 6.4) */
  away: 3,
  /** How near to the nearest unit of its side a leader is set up who was moved over. (6.3.2) */
  movedOver: 6,
  /** Infantry assaults cavalry only from nearer than this. (6.5.1) */
  cavalryWithin: 6,
  /** From where to where units double. (6.6) */
  double: 18,
  /** Farther than this from every enemy a unit rallies more easily. (6.7) */
  atEase: 12,
  /** How far a leader rides, and how far from the enemy it stays. (6.8) */
  ride: 36,
  clear: 6,
  /** How near a unit must be to lend brigade support. (8.2.3) */
  support: 3,
  /** So near to the leader of their army brigades hold better. (9.5) */
  general: 12,
  /** So near to the enemy a wavering brigade suffers. (9.5.1) */
  wavering: 6,
  /** How far apart two may be who touch each other across a barrier. (T.2.1) */
  across: 2,
  /** What crossing a barrier costs. (T.2.1) */
  toll: 4,
  /** Nearer than this a feature can be occupied. (T.3.2) */
  atDoor: 3,
  /** How far from its feature one is set up who leaves it, and how far from the enemy. (T.3.3) */
  out: 6,
  outAway: 3,
  /** So much border two sections share that are connected. (T.3.7) */
  border: 3,
  /** Infantry assaults horse artillery from this or nearer. (special.horse-artillery) */
  horseGunsWithin: 6,
  /** How near guns that support each other stand. (special.battery) */
  battery: 6,
  canister: 12,
  carbine: 12,
  /** Skirmishers run out so far in front. (special.skirmishers) */
  skirmish: 6,
  /** So much farther units move by the card. (fate.king.french) */
  emperor: 6,
  /** About the leader who is named. (fate.ace) */
  allOut: 12,
  /** How far from its edge a side sets up. (A4.0) */
  zone: 18,
  /** Farther than this from the edge and from each other objectives lie. (A3.2) */
  apart: 12,
  /** In an assault, at most so far from the defender's edge. (A7.0.2) */
  nearDefender: 24,
}

export type Distances = { readonly [name in keyof typeof DISTANCES]: number }

type Guns = { readonly limbered: number; readonly unlimbered: number }

/** How far units move. (6.3.1) */
export type Moves = {
  /** Of infantry and artillery; squares and open order have special rules of their own. */
  readonly formed: { readonly [kind in FormationKind]: number }
  readonly cavalry: number
  /** Infantry in attack column. (sheet.british.linear-tactics) */
  readonly linear: number
  readonly open: { readonly infantry: number; readonly cavalry: number }
  readonly square: number
  readonly horseGuns: Guns
  readonly slow: Guns
}

/** In inches. */
export const MOVES: Moves = {
  formed: {
    'march column': 12,
    'attack column': 12,
    line: 8,
    'open order': 8,
    square: 8,
    limbered: 12,
    unlimbered: 3,
  },
  cavalry: 18,
  linear: 9,
  open: { infantry: 9, cavalry: 18 },
  square: 3,
  horseGuns: { limbered: 18, unlimbered: 9 },
  slow: { limbered: 6, unlimbered: 1 },
}

/** What a die must show, and how many of something. */
export const SCORES = {
  /** A brigade activates. (6.1) */
  activates: 2,
  /** A messenger gets through. (6.2.2) */
  getsThrough: 4,
  /** So many figures of the front rank must be in contact after an assault. (6.5) */
  assaultFigures: 3,
  /** A loss marker is taken away. (6.7) */
  rallies: 6,
  /** So many units may lend support, in fire and in melee. (8.2.1, 8.2.2) */
  mostSupport: 3,
  /** So many units of its brigade may lend a fighting unit support. (8.2.3) */
  mostBrigadeSupport: 1,
  /** What each unit adds that lends support. (8.2) */
  fireSupport: 1,
  meleeSupport: 2,
  brigadeSupport: 1,
  /** So many figures of the front rank must touch the enemy. (8.2.2) */
  supportFigures: 3,
  /** A hit. (8.3) */
  hits: 4,
  /** Every die of a test of valour or fortitude. (9.2, 9.5) */
  steady: 4,
  /** A brigade of so many units holds better. (9.5) */
  many: 5,
  /** Added to hit rolls at units in cover. (T.2.2) */
  softCover: -1,
  hardCover: -2,
  /** So many figures must touch a feature to be in contact with who is in it. (T.3.4, T.3.6) */
  featureFigures: 3,
}

export type Scores = { readonly [name in keyof typeof SCORES]: number }

/** The numbers that a battle is played by: every distance in whole thousandths of an inch. */
export type Numbers = Distances & Scores & { readonly moves: Moves }

/** A printed distance in whole thousandths; what is left over by a scale is dropped. */
export const lengthOf = (inches: number, { thousandths, of }: Scale): number =>
  Math.floor((inches * thousandths) / of)

type Printed = { readonly [name: string]: number | Printed }

/** All distances of a record, and of the records in it, in whole thousandths. */
export function inThousandths<Record extends object>(printed: Record, scale: Scale): Record {
  const each = Object.entries(printed as Printed).map(([name, one]) => [
    name,
    typeof one === 'number' ? lengthOf(one, scale) : inThousandths(one, scale),
  ])
  return Object.fromEntries(each) as Record
}

/** Distances in thousandths as inches. */
export const asInches = (lengths: Distances): Distances =>
  Object.fromEntries(
    Object.entries(lengths).map(([name, length]) => [name, length / INCH]),
  ) as Distances
