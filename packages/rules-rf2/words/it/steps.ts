// Labels of explained numbers.

import { name } from './names.ts'

/** Labels that have no varying part. */
const FIXED: { readonly [label: string]: string } = {
  'horse artillery': 'artiglieria a cavallo',
  'heavy artillery': 'artiglieria pesante',
  'light or medium artillery': 'artiglieria leggera o media',
  mounted: 'a cavallo',
  'foot in line': 'fanteria in linea',
  'foot in column, double line or skirmish order':
    'fanteria in colonna, doppia linea o ordine sparso',
  'a general': 'un generale',
  'along a road': 'lungo una strada',
  'march, three times as far': 'marcia, tre volte tanto',
  'march, twice as far': 'marcia, due volte tanto',
  'about face': 'dietrofront',
  'change of formation': 'cambio di formazione',
  'over a bridge': 'sopra un ponte',
  retires: 'retrocede',
  'target in fortified heavy cover': 'bersaglio in copertura pesante fortificata',
  'smoothbore small arms at cavalry': 'armi portatili lisce contro cavalleria',
  'target in heavy or fortified light cover':
    'bersaglio in copertura pesante o leggera fortificata',
  'target is deployed artillery or skirmishers':
    'bersaglio: artiglieria in batteria o ordine sparso',
  'small arms uphill or at light cover': 'armi portatili in salita o contro copertura leggera',
  'target in square or march column, or hit in flank or rear':
    'bersaglio in quadrato o colonna di marcia, o colpito sul fianco o a tergo',
  'artillery at column or double line': 'artiglieria contro colonna o doppia linea',
  'clear target': 'bersaglio in vista',
  'how well it fires': 'quanto spara bene',
  'close range': 'tiro ravvicinato',
  'long range': 'tiro lungo',
  disordered: 'in disordine',
  'two thirds lost': 'due terzi perduti',
  'a third lost': 'un terzo perduto',
  'breech-loading': 'retrocarica',
  'its morale': 'il suo morale',
  'a leader is with it': 'un comandante è con lei',
  'an army that breaks': 'un esercito che si spezza',
  'its commander': 'il suo comandante in capo',
  'the dice': 'i dadi',
  'a compulsory move': 'un movimento obbligato',
  'the table’s edge': 'il bordo del tavolo',
  'on past friends': 'oltre gli amici',
}

const WITH: readonly (readonly [string, string])[] = [
  ['crosses ', 'attraversa '],
  ['through ', 'attraverso '],
  ['in ', 'nel terreno: '],
]

/** A label that is not known stays as it is. */
export function step(label: string): string {
  const fixed = Object.hasOwn(FIXED, label) ? FIXED[label] : undefined
  if (fixed !== undefined) return fixed
  const found = WITH.find(([english]) => label.startsWith(english))
  return found ? `${found[1]}${name(label.slice(found[0].length))}` : label
}

export const knownLabels: readonly string[] = Object.keys(FIXED)
