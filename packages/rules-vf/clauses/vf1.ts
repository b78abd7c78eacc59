import { clauseList } from '@grognard/toolkit'

/** Every clause of Valour & Fortitude, 1st edition; coverage is counted against this list. */
export const vf1Clauses = clauseList('vf1', {
  'vf1:sequence': 'Fate, Fire, Actions, Melee',
  'vf1:fate': 'One card drawn; reinforcements set up but not activated this turn',
  'vf1:fire.ranges': 'Muskets 12, rifles 18, horse artillery 24, foot artillery 48',
  'vf1:fire.modifiers':
    'Column or garrison halves; supports up to 3; artillery at 3+ ranks; outflanked target +1 to hit',
  'vf1:activate':
    'Activation 2+, -1 if wavering; first brigade automatic within 24" of the army commander',
  'vf1:activate.fail': 'Failed brigade: only march columns may make one move',
  'vf1:messenger': 'Messenger test 4+ beyond 12"',
  'vf1:action.assault': 'Assault: announced first, one move',
  'vf1:action.manoeuvre': 'Manoeuvre: two moves, or one move and a formation change',
  'vf1:action.rally': 'Rally: one move then a test, with at least 2 losses',
  'vf1:movement.general': 'Free facing, formation kept, 3" from the enemy',
  'vf1:movement.distances': 'Distances by arm and formation',
  'vf1:commanders': 'Commander moves after the brigade, army commander at the end',
  'vf1:melee.modifiers':
    'Outflanked, column or garrison, supports 2 each (max 3), brigade 1, no losses +1, target outflanked +1, shaken -1',
  'vf1:melee.losses': 'Losses shared over lead and support units',
  'vf1:melee.winner': 'Most hits wins; attacker wins ties unless terrain favours the defender',
  'vf1:shaken': 'Losses equal to tenacity: shaken marker and a setback on the brigade',
  'vf1:valour': 'Each further hit: valour test 4+, +1 in the fire phase, +2 if it won its melee',
  'vf1:rout': 'Rout: another setback',
  'vf1:rally.modifiers':
    'Rally 4+, +1 beyond 12" of the enemy, +1 within 12" of the army leader; removes a setback when it ends shaken',
  'vf1:wavering': '3 setbacks: wavering marker',
  'vf1:fortitude':
    'Each further setback: fortitude test 4+, +1 with 3-4 units, +2 with 5 or more; failure shatters',
})
