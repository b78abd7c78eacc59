// What is refused of positions, orders and answers, in Italian.

import { sayFlaw } from '@grognard/geometry'
import type { Translated } from '@grognard/toolkit'
import type { positionRefusals as english } from '../en/setting-up.ts'
import { called } from './grammar.ts'
import { name } from './names.ts'

const SIDES: { readonly [side: string]: string } = { red: 'rosso', blue: 'blu' }

export const positionRefusals: Translated<typeof english> = {
  terrain: ({ place, flaw }) =>
    [place, sayFlaw('it', flaw)].filter((part) => part !== '').join(': '),
  'no-option': ({ name: option }) => `Non c’è nessuna opzione '${option}'.`,
  'option-value': ({ name: option }) => `L’opzione '${option}' non ha questo valore.`,
  'unit-size': ({ unit, stands }) =>
    `${name(unit)}: non può avere ${stands} basi; sono 4, 6 o 8, e per i cannoni da 1 a 3.`,
  'unit-arms': ({ unit }) =>
    `${name(unit)}: ha un’arma per tutte le sue basi, oppure una per ciascuna.`,
  'unit-off-table': ({ unit }) => `${name(unit)}: è fuori dal tavolo.`,
  'unit-overlaps': ({ unit, other }) =>
    `${name(unit)}: sta sullo stesso terreno di ${name(other)}.`,
  'unit-on-impassable': ({ unit }) => `${name(unit)}: sta dove nessuno può stare.`,
  'unit-lost': ({ unit, hits }) =>
    `${name(unit)}: non può avere perduto ${hits} punti di rottura ed esserci ancora.`,
  'no-army': ({ side }) => `Il ${SIDES[side] ?? side} non ha unità.`,
  'no-unit': ({ number }) => `Nessuno ha il numero ${number} che lì si nomina.`,
  'no-brigade': ({ name: who, number }) =>
    `${name(who)}: è della brigata ${number}, e la sua parte non ne ha una così.`,
  'leader-nowhere': ({ leader, number }) =>
    `${name(leader)}: è con l’unità ${number}, che non è una delle sue sul tavolo.`,
  'leader-off-table': ({ leader }) => `${name(leader)}: è fuori dal tavolo.`,
  'fired-nobody': ({ number }) => `Si dice che abbia sparato l’unità ${number}, che non c’è.`,
  'not-your-unit': ({ unit }) => `${called(unit)}: ora non sta a te comandarla.`,
  'not-in-turn': ({ unit }) => `${called(unit)}: ora non tocca a lei.`,
  'fired-already': ({ unit }) => `${name(unit)}: ha già sparato in questa fase.`,
}
