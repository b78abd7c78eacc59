// What is told, in Italian.

import { italian, type Translated } from '@grognard/toolkit'
import type { events as english } from '../en/told.ts'
import type { Fate, RoutCause } from '../told.ts'
import { far, formedAs, inches, named } from './grammar.ts'
import { name } from './names.ts'
import { nouns } from './nouns.ts'

const ROUTS: { readonly [cause in RoutCause]: string } = {
  losses: 'ha perduto l’ultimo punto di rottura ed è in rotta',
  morale: 'il morale cede ed è in rotta',
  rally: 'non si raccoglie ed è in rotta',
  'no way': 'non ha strada per tornare ed è in rotta',
}

const FATES: { readonly [fate in Fate]: string } = {
  killed: 'cade, e l’unità va in disordine',
  'mortally wounded': 'viene portato via dal campo',
  quits: 'lascia il campo',
  hurt: 'è ferito: lascia l’unità e comanda meno bene',
  scratched: 'ha un graffio, e lascia l’unità',
  heroic: 'è d’esempio a tutti, e comanda meglio',
}

const shown = (dice: readonly number[]): string => dice.join(', ')
const lost = (n: number): string => italian.counted(n, 'punto di rottura', 'punti di rottura')
const colpi = (n: number): string =>
  n === 0 ? 'nessun colpo a segno' : italian.counted(n, 'colpo a segno', 'colpi a segno')

export const events: Translated<typeof english> = {
  attaches: ({ leader, unit }) => `${name(leader)}: va con ${name(unit)}.`,
  detaches: ({ leader, unit }) => `${name(leader)}: lascia ${name(unit)}.`,
  rides: ({ leader, used, allowance }) =>
    `${name(leader)}: cavalca per ${inches(used)} su ${far(allowance.value)}.`,
  displaced: ({ leader, unit }) => `${name(leader)}: fa posto a ${name(unit)}.`,
  captured: ({ leader, unit }) =>
    `${name(leader)}: non ha scampo davanti a ${name(unit)} ed è preso.`,
  'leader-tried': ({ unit, leader, dice, hits, struck }) =>
    `${name(leader)}: è con ${name(unit)}, che ha subito ${hits}; ${shown(dice)}, ${struck ? 'è colpito' : 'non è colpito'}.`,
  'leader-falls': ({ leader, dice, fate }) => `${name(leader)}: ${FATES[fate]} (${shown(dice)}).`,
  turn: ({ turn, first }) => `Turno ${turn}: comincia il ${nouns.side[first]}.`,
  moves: ({ unit, used, allowance, over, into }) =>
    `${name(unit)}: muove di ${inches(used)} su ${far(allowance.value)}${over.length > 0 ? `, passando per ${named(over)}` : ''}${into ? `, e si dispone ${formedAs(into)}` : ''}.`,
  manhandled: ({ unit }) => `${name(unit)}: è spinta a braccia.`,
  recovers: ({ unit }) => `${name(unit)}: si riordina.`,
  disordered: ({ unit }) => `${name(unit)}: va in disordine.`,
  elan: ({ unit, dice, needs, passed }) =>
    `${name(unit)}: prova di slancio, ${shown(dice)}, serve ${needs.value}: ${passed ? 'resta in ordine' : 'va in disordine'}.`,
  fires: ({ unit, target, dice, again, needed, hits }) =>
    `${name(unit)}: fuoco contro ${name(target)}, ${shown(dice)}${again === null ? '' : ` e ${again} per il sei spaiato`}, serve ${needed.value}: ${colpi(hits)}.`,
  tires: ({ unit, lost: n, again }) =>
    `${name(unit)}: perde ${lost(n)} per munizioni scarse e fatica${again === null ? '' : ` (${again})`}.`,
  loses: ({ unit, lost: n, left }) =>
    `${name(unit)}: perde ${lost(n)}, ne ${left === 1 ? 'resta' : 'restano'} ${left}.`,
  morale: ({ unit, dice, needs, passed }) =>
    `${name(unit)}: prova di morale, ${shown(dice)}, serve ${needs.value}: ${passed ? 'tiene' : 'cede'}.`,
  retreats: ({ unit, dice, distance }) =>
    `${name(unit)}: si ritira di ${far(distance.value)} (${shown(dice)}).`,
  routs: ({ unit, cause }) => `${name(unit)}: ${ROUTS[cause]}.`,
  rallies: ({ unit, dice, needs }) =>
    `${name(unit)}: si raccoglie, ${shown(dice)}, serve ${needs.value}.`,
  breaks: ({ side, dice, needs, passed }) =>
    `L’esercito ${nouns.side[side]} prova se si spezza: ${shown(dice)}, serve ${needs.value}: ${passed ? 'tiene' : 'si spezza'}.`,
}
