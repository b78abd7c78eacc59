// The numbers of the rules that players keep in mind, asked of the battle: no other file knows them.

import {
  AT_DOOR,
  AT_EASE,
  AT_HAND,
  AWAY,
  BRIGADE_SUPPORT,
  FAR,
  FIRE_SUPPORT,
  IN_HAND,
  LEADER_CLEAR,
  CLEARANCE,
  MELEE_SUPPORT,
  MOST_OF_BRIGADE,
  MOST_SUPPORT,
  NEAR_THE_GENERAL,
  OBJECTIVE_REACH,
  OBJECTIVES_APART,
  SUPPORT_NEAR,
  type Vf,
  ZONE_DEPTH,
} from '@grognard/rules-vf/functions'
import { INCH } from '@grognard/geometry'

/** In inches. */
export type Distances = {
  /** How near moves come to enemies, and from where units double. (6.3.2, 6.6) */
  readonly away: number
  readonly far: number
  /** Orders go without a messenger, and a brigade acts without a test. (6.2.2, 6.1.1) */
  readonly inHand: number
  readonly atHand: number
  /** Brigades hold better so near to the general. (9.5) */
  readonly byGeneral: number
  /** Leaders keep farther than this from the enemy. (6.8) */
  readonly leaderClear: number
  /** Farther than this from all enemies units rally better. (6.7) */
  readonly atEase: number
  /** Brigade support comes from so near. (8.2.3) */
  readonly support: number
  /** Figures count so near to an objective. (2.1.1) */
  readonly objective: number
  /** No line of sight passes nearer to others. (5.1.3) */
  readonly clearance: number
  /** From nearer units go into a feature. (T.3.2) */
  readonly atDoor: number
  /** Objectives are farther than this from the edges, and units set up no farther in. (A3.2, A4.0) */
  readonly objectivesApart: number
  readonly zone: number
}

const DISTANCES: Distances = {
  away: AWAY,
  far: FAR,
  inHand: IN_HAND,
  atHand: AT_HAND,
  byGeneral: NEAR_THE_GENERAL,
  leaderClear: LEADER_CLEAR,
  atEase: AT_EASE,
  support: SUPPORT_NEAR,
  objective: OBJECTIVE_REACH,
  clearance: CLEARANCE / INCH,
  atDoor: AT_DOOR,
  objectivesApart: OBJECTIVES_APART / INCH,
  zone: ZONE_DEPTH / INCH,
}

export const distancesOf = (_seen: Pick<Vf, 'options'>): Distances => DISTANCES

/** Dice that others lend, and how many may. (8.2) */
export type Support = {
  readonly most: number
  readonly ofBrigade: number
  readonly fire: number
  readonly melee: number
  readonly brigade: number
}

const SUPPORT: Support = {
  most: MOST_SUPPORT,
  ofBrigade: MOST_OF_BRIGADE,
  fire: FIRE_SUPPORT,
  melee: MELEE_SUPPORT,
  brigade: BRIGADE_SUPPORT,
}

export const supportIn = (_seen: Pick<Vf, 'options'>): Support => SUPPORT
