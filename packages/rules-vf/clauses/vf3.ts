import { clauseList } from '@grognard/toolkit'

/** Every clause of what the 3rd edition of Valour & Fortitude changes, and its options; coverage is counted against this list. */
export const vf3Clauses = clauseList('vf3', {
  'vf3:1.1.1': 'Front arc of a figure (as in 2nd edition)',
  'vf3:6.3.3': 'Reforming: no figure may move further than its move distance',
  'vf3:6.4': 'Retreat: must stay in the arc of an enemy that could see it',
  'vf3:6.5': 'Assault: closest valid unengaged enemy',
  'vf3:8.1.3': 'Dense target adds to the fire value only',
  'vf3:8.1.4': 'Enfilade adds to fire or melee value',
  'vf3:9.1': 'Shaken: a valour test for each loss beyond tenacity',
  'vf3:9.2.2':
    "Automatic routs: the losing side's main or supporting unit; infantry only when the attacker and every supporter is cavalry",
  'vf3:9.5': 'No fortitude test for a brigade shattered in the same turn',
  'vf3:10.0': 'Victory counts scenario points besides objectives',
  'vf3:11.0': 'Reinforcements as the scenario says',
  'vf3:T.1.2': 'High fences and hedges, and walls, impassable; low ones soft cover',
  'vf3:T.1.4': 'Fords, streams and mud are rough; streams are barriers too',
  'vf3:T.2.1': 'Barriers: contact within 1"',
  'vf3:T.2.2':
    'Cover behind a barrier for infantry and artillery; cavalry fight covered units at half',
  'vf3:T.2.3': 'Highways double the distance marched',
  'vf3:T.3.2': 'Occupying: ranges measured from any point of the perimeter',
  'vf3:T.3.3': 'Exiting: more than 3" from the enemy',
  'vf3:T.3.5': 'Any occupying unit halves its fire',
  'vf3:T.3.6': 'Routed occupier: attacker may occupy',
  'vf3:sheet.qrs.open-order': 'Open order as on the 3rd edition sheet',
  'vf3:O1.1': 'Option: large artillery batteries',
  'vf3:O1.2': 'Option: more effective artillery (+5 points)',
  'vf3:O2.1': 'Option: large units (+5 points) with Concentrated Fire',
  'vf3:O3.1': 'Option: reduced distances (two thirds, half, or centimetres)',
  'vf3:O3.2': 'Option: reduced units',
  'vf3:O3.3': 'Option: smaller figures',
  'vf3:lang': 'Terms in Italian as the rulebook prints them',
})
