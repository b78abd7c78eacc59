// The 1st edition, of which there is a reference sheet: what it prints wins, and a list that it prints
// under a heading is complete. All that it says nothing of is as in the 2nd.

import { vf1As, vf1Clauses } from '../../clauses/vf1.ts'
import { second } from '../2e/index.ts'
import { differing } from '../differing.ts'
import {
  activationTest,
  failActivation,
  marchesOn,
  mayAct,
  ordered,
  rally,
  rallyDice,
  rallyTest,
  refuseAction,
} from './actions.ts'
import { adopt } from './adopt.ts'
import { brigadeRoom, fireModifiers, hitModifiers, meleeModifiers, range } from './modifiers.ts'
import { setUpArrivals } from './reinforcements.ts'
import {
  endOfPhase,
  fortitudeTest,
  giveSetback,
  leeway,
  routsByFortitude,
  valourTest,
} from './setbacks.ts'
import { bearers, bearLosses, winsTie } from './sharing.ts'

export const first = differing(second, {
  id: 'vf1',
  title: 'Valour & Fortitude, 1st edition',
  printing: '1st edition, by its reference sheet',
  clauses: vf1Clauses,
  as: vf1As,

  // Fate
  arrive: 'set up', // vf1:fate
  setUpArrivals,

  // Fire
  range, // vf1:fire.ranges
  fireModifiers, // vf1:fire.modifiers.halved, .ranks; vf1:fire.obscured
  hitModifiers, // vf1:fire.modifiers.outflanked; vf1:fire.shaken; vf1:melee.modifiers.outflanked, .target-outflanked
  lendsFire: () => true, // vf1:fire.support
  refuseFireSupport: () => null, // vf1:fire.support

  // Actions
  activationTest, // vf1:activate
  failActivation, // vf1:activate.fail
  marchesOn, // vf1:activate.fail
  actions: ['stay', 'move', 'manoeuvre', 'retreat', 'assault', 'rally', 'occupy', 'exit', 'shift'], // vf1:action.manoeuvre, vf1:action.double
  mayAct, // vf1:action.assault.after-fire
  refuseAction, // vf1:action.manoeuvre, vf1:action.double, vf1:action.order, vf1:action.rally
  ordered, // vf1:action.order
  distances: { double: 3 }, // vf1:action.double: two moves, as near to the enemy as any
  moves: {
    formed: { ...second.moves.formed, line: 9 }, // vf1:movement.distances
    open: { ...second.moves.open, infantry: 12 }, // vf1:movement.distances
  },
  scores: { rallies: 4 }, // vf1:rally.modifiers
  rallyDice, // vf1:rally.dice, vf1:action.rally
  movesToRally: true, // vf1:action.rally
  rallyTest, // vf1:rally.modifiers
  rally, // vf1:rally.modifiers, vf1:wavering.end

  // Melee
  meleeModifiers, // vf1:melee.modifiers.outflanked, .column, .garrison; vf1:melee.line
  brigadeRoom, // vf1:melee.brigade-support
  winsTie, // vf1:melee.winner
  bearers, // vf1:melee.losses
  bearLosses, // vf1:melee.sharing

  // Shaken units and wavering brigades
  afterShaken: giveSetback, // vf1:shaken
  winnersTest: true, // vf1:valour
  valourTest, // vf1:valour
  afterRout: giveSetback, // vf1:rout
  leeway, // vf1:fortitude
  fortitudeTest, // vf1:fortitude
  endOfPhase, // vf1:wavering, vf1:fortitude
  routsByFortitude, // vf1:fortitude
  adopt, // vf1:shaken, vf1:rout, vf1:action.order: what it counts, of battles that did not
})
