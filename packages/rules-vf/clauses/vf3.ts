import { clauseList } from '@grognard/toolkit'

/** Every clause of what the 3rd edition of Valour & Fortitude changes, and its options; coverage is counted against this list. */
export const vf3Clauses = clauseList('vf3', {
  'vf3:1.1.1': 'Front arc of a figure',
  'vf3:6.3.3': 'Reforming: no figure goes farther than it moves',
  'vf3:6.4': 'Retreat: stays in the arc of an enemy that could see it',
  'vf3:6.5': 'Assault: the closest enemy that may be assaulted',
  'vf3:6.6': 'Double: far from every enemy, all the way',
  'vf3:8.1.3': 'Dense target: only the fire value gains',
  'vf3:8.1.4': 'Enfilade: the fire value or the melee value gains',
  'vf3:9.1': 'Shaken: a valour test for each loss beyond tenacity',
  'vf3:9.2.2': 'Routs without a test',
  'vf3:9.2.2.who': 'They reach all of the beaten side, attacked or not, supporters too',
  'vf3:9.2.2.cavalry': 'Infantry routs so only before cavalry alone',
  'vf3:9.5': 'No fortitude test for a brigade of which nobody is left',
  'vf3:10.0': 'Points of the scenario count besides objectives',
  'vf3:11.0': 'Reinforcements as the scenario has them',
  'vf3:T.1.2': 'Fences, hedges and walls: high ones bar the way, low ones are soft cover',
  'vf3:T.1.4': 'Fords, streams and mud are rough; a stream is a barrier as well',
  'vf3:T.2.1': 'Barriers: contact across them only from nearby',
  'vf3:T.2.2': 'Cover',
  'vf3:T.2.2.barrier': 'Behind a barrier infantry and guns are in cover, cavalry is not',
  'vf3:T.2.2.cavalry': 'Cavalry fights a unit in cover at half',
  'vf3:T.2.2.ties': 'Whoever is in cover wins a tie; if both are, the active side',
  'vf3:T.2.3': 'Highways double the distance marched',
  'vf3:T.3.2': 'Occupying: measured from any point of the perimeter',
  'vf3:T.3.3': 'Coming out: at more than the distance from every enemy',
  'vf3:T.3.5': 'Whoever occupies a feature halves its fire, whatever its arm',
  'vf3:T.3.5.melee': 'Whoever occupies a feature has one melee die more, whatever its arm',
  'vf3:T.3.6': 'An occupier that routs leaves its place to the attacker',
  'vf3:sheet.qrs.open-order': 'Open order on the reference sheet',
  'vf3:sheet.qrs.heavy-artillery': 'Heavy artillery hits like any other',
  'vf3:O1.1': 'Option: large batteries',
  'vf3:O1.1.figures': 'A large battery: two cannon bases and a limber, and the figures they count',
  'vf3:O1.2': 'Option: more effective artillery, for 5 points',
  'vf3:O2.1': 'Option: large units, for 5 points',
  'vf3:O2.1.concentrated-fire': 'Concentrated Fire: one hit roll of 1 is thrown again',
  'vf3:O3.1': 'Option: shorter distances',
  'vf3:O3.1.thirds': 'Distances at two thirds',
  'vf3:O3.1.half': 'Distances at half',
  'vf3:O3.1.centimetres': 'Centimetres instead of inches',
  'vf3:O3.2': 'Option: smaller units',
  'vf3:O3.3': 'Option: smaller figures',
  'vf3:lang': 'Italian terms as the rulebook prints them',
})

/** What it has like the 2nd edition: the tests of that clause hold for both. */
export const vf3As: { readonly [id: string]: string } = {
  'vf3:1.1.1': 'vf2:1.1.1',
  'vf3:6.4': 'vf2:6.4',
  'vf3:6.5': 'vf2:6.5',
  'vf3:8.1.4': 'vf2:8.1.4',
  'vf3:9.1': 'vf2:9.1',
  'vf3:11.0': 'vf2:11.0',
  'vf3:T.1.2': 'vf2:T.1.2',
  'vf3:T.2.3': 'vf2:T.2.3',
  'vf3:T.3.2': 'vf2:T.3.2',
  'vf3:T.3.6': 'vf2:T.3.6',
  'vf3:sheet.qrs.open-order': 'vf2:special.open-order',
}

/** What asks nothing of a program. */
export const vf3Advice: { readonly [id: string]: string } = {
  'vf3:O3.3': 'Advice on which of the other options to take',
}
