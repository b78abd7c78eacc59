// Labels of explained numbers.

import { nouns as english } from '../en/nouns.ts'
import { name, place } from './names.ts'
import { nouns } from './nouns.ts'
import { SPECIALS } from './specials.ts'
import { cardTitles, profileTitles } from './titles.ts'

/** Labels that have no varying part. */
const FIXED: { readonly [label: string]: string } = {
  // Attack values. (8.1, 8.2)
  elite: 'élite',
  understrength: 'sotto organico',
  large: 'unità grande',
  'in attack column': "in colonna d'attacco",
  'in march column': 'in colonna di marcia',
  'attack column at an occupied feature': "colonna d'attacco contro un terreno occupato",
  'half its fire value, in line': 'metà del Rateo di Fuoco, in linea',
  'dense target': 'bersaglio compatto',
  enfilade: 'infilata',
  'obscured target': 'bersaglio oscurato',
  outflanked: 'aggirata',
  'infantry occupying a feature': 'fanteria che occupa un terreno',
  'occupying a feature': 'occupa un terreno',
  'target in three ranks or more': 'bersaglio su tre ranghi o più',
  'cavalry at a unit in cover': "cavalleria contro un'unità in copertura",
  'not infantry, on rough ground': 'non è fanteria, su terreno accidentato',
  'not infantry, at an occupied feature': 'non è fanteria, con un terreno occupato',
  'fire support': 'Fuoco di Supporto',
  'melee support': 'Supporto in Mischia',
  'brigade support': 'Supporto di Brigata',
  'it counts as 2 units': 'conta come 2 unità',
  canister: 'mitraglia',
  carbines: 'carabine',
  'second fight': 'secondo combattimento',
  'open order in 3 or 4 ranks': 'ordine sparso su 3 o 4 ranghi',
  'open order, not in cover': 'ordine sparso, non in copertura',
  'skirmishers only': 'solo fuoco di schermaglia',
  'in square': 'in quadrato',
  'artillery at a square': 'artiglieria contro un quadrato',

  // Hits and losses. (8.3)
  'hit test': 'tiro per colpire',
  'no losses': 'nessuna perdita',
  shaken: 'scossa',
  'the target is outflanked': 'bersaglio aggirato',
  'soft cover': 'copertura leggera',
  'hard cover': 'copertura pesante',
  'rockets take part': 'con dei razzi',
  'heavy artillery by itself': 'artiglieria pesante da sola',
  hits: 'colpi a segno',
  'cavalry before a square': 'cavalleria davanti a un quadrato',
  'every square is shaken': 'tutti i quadrati sono scossi',

  // Actions. (6)
  'activation test': 'test di attivazione',
  'a unit of it has routed': 'una sua unità è in rotta',
  wavering: 'vacilla',
  'messenger test': 'test dei messaggeri',
  'rally test': 'chiamata a raccolta',
  double: 'passo doppio',
  'Linear Tactics': 'Tattica lineare',

  // Morale. (9)
  'valour test': 'test di Valore',
  'in the fire phase': 'nella fase di fuoco',
  'it has won its fight': 'ha vinto il suo combattimento',
  'fortitude test': 'test di Fortitude',
  'three or four units': 'tre o quattro unità',
  'five units or more': 'cinque unità o più',
  'near the leader of the army': "vicino al comandante d'armata",
  'all that are left are shaken': 'tutte quelle rimaste sono scosse',

  // Set-up, objectives and victory.
  thrown: 'tirato',
  assault: 'assalto',
  points: 'punti',
  'each cannon attacks': 'ogni cannone attacca da sé',
  'elite fire': 'Rateo di Fuoco da élite',
  'elite melee': 'Attacchi da Mischia da élite',
  'elite tenacity': 'Tenacia da élite',
  'objectives held': 'obiettivi tenuti',
  'points of the scenario': 'punti dello scenario',
  'defeats inflicted': 'sconfitte inflitte',
}

type Titles = { readonly [key: string]: string }

/** The titles of one language with those of the other. */
const paired = (from: Titles, to: Titles): readonly (readonly [string, string])[] =>
  Object.entries(from).map(([key, title]) => [title, to[key] ?? title])

const lower = ([from, to]: readonly [string, string]): readonly [string, string] => [
  from.toLowerCase(),
  to.toLowerCase(),
]

/** Every label with its Italian. */
const STEPS: ReadonlyMap<string, string> = new Map([
  ...Object.entries(profileTitles),
  ...paired(english.formation, nouns.formation),
  ...paired(english.arm, nouns.arm),
  ...paired(english.value, nouns.value),
  ...SPECIALS,
  ...[...SPECIALS].map(lower),
  ...Object.entries(cardTitles),
  ...Object.entries(FIXED),
])

/** Labels with a varying part; a unit's own name may be a label too. */
export function step(label: string): string {
  const fixed = STEPS.get(label)
  if (fixed !== undefined) return fixed
  const [, objective] = /^Capture of (.+)$/.exec(label) ?? []
  if (objective !== undefined) return `Conquista: ${place(objective)}`
  const [, least] = /^never below ([\d.]+)$/.exec(label) ?? []
  if (least !== undefined) return `mai sotto ${least.replace('.', ',')}`
  const [, within] = /^figures within ([\d.]+)"$/.exec(label) ?? []
  if (within !== undefined) return `modelli entro ${within.replace('.', ',')}"`
  const [, away] = /^more than ([\d.]+)" from any enemy$/.exec(label) ?? []
  return away === undefined ? name(label) : `a più di ${away.replace('.', ',')}" da ogni nemico`
}
