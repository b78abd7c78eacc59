import type { Translated } from '@grognard/toolkit'
import type { meleeEvents as events, meleeRefusals as refusals } from '../en/melee.ts'
import { called } from './grammar.ts'
import { name } from './names.ts'

type Outcome = Parameters<(typeof events)['before-square']>[0]['outcome']
type Won = Parameters<(typeof events)['fight-won']>[0]['by']

const SQUARE: { readonly [outcome in Outcome]: string } = {
  'thrown back': 'viene respinta con una perdita',
  'turns away': 'volta i cavalli',
  stays: 'mena sciabolate alle baionette e resta a combattere',
}

const TIED: { readonly [by in Won]: string } = {
  losses: '',
  'active side': '; è un pareggio, e vince la parte di turno',
  height: '; è un pareggio, e vince chi sta più in alto',
  cover: '; è un pareggio, e vince chi è in copertura',
}

export const meleeEvents: Translated<typeof events> = {
  'before-square': ({ unit, roll, outcome }) =>
    `${name(unit)}: cavalca contro il quadrato; ${roll.value}, e ${SQUARE[outcome]}.`,
  'fight-won': ({ unit, loser, by, attack, reply }) =>
    `${name(unit)}: vince contro ${name(loser)}, ${Math.max(attack, reply)} a ${Math.min(attack, reply)}${TIED[by]}.`,
  'no-fight': ({ unit, target }) => `${name(unit)}: non ha più davanti ${name(target)}.`,
  headstrong: ({ unit, target }) =>
    `${name(unit)}: nulla la trattiene, e si getta anche su ${name(target)}.`,
}

export const meleeRefusals: Translated<typeof refusals> = {
  'target-twice': ({ target }) =>
    `${called(target)}: è bersaglio di un solo combattimento, in cui gli altri danno supporto.`,
  'fights-twice': ({ unit }) =>
    `${called(unit)}: in una fase attacca o dà supporto una volta sola.`,
  'fighter-not-yours': ({ unit }) => `${called(unit)}: non è in campo a combattere per voi.`,
  'no-enemy-to-fight': ({ target }) => `${called(target)}: non è un nemico in campo.`,
  'not-in-contact': ({ unit, target }) => `${name(unit)}: non è a contatto con ${name(target)}.`,
  'must-fight': ({ unit, target }) =>
    `${name(unit)}: è a contatto e deve combattere; nessun altro attacca ${name(target)}.`,
  'must-support': ({ unit, target }) =>
    `${name(unit)}: è a contatto e deve combattere; può dare supporto contro ${name(target)}.`,
  'melee-support-march': ({ unit }) => `${name(unit)}: è in colonna di marcia, e non dà supporto.`,
  'melee-support-figures': ({ unit, target }) =>
    `${name(unit)}: per dare supporto le servono tre modelli del rango frontale a contatto con ${name(target)}.`,
  'melee-support-elsewhere': ({ unit, enemy }) =>
    `${name(unit)}: è a contatto con ${name(enemy)}, che nessuno combatte, e non può dare supporto ad altri.`,
  'melee-support-many': ({ target }) =>
    `Contro ${name(target)} danno supporto al più tre unità; i cannoni a mitraglia contano doppio.`,
  'brigade-support': ({ unit, fighting }) =>
    `${called(unit)}: non può dare supporto di brigata a ${name(fighting)}; ci vuole un'unità schierata della stessa brigata, a non più di 3" e non a contatto.`,
  'support-twice': ({ unit }) => `${called(unit)}: ora non ha supporto da dare.`,
  'not-in-turn': ({ unit }) => `${called(unit)}: non è fra quelle.`,
}
