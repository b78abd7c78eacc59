import type { Translated } from '@grognard/toolkit'
import type { meleeEvents as events, meleeRefusals as refusals } from '../en/melee.ts'
import {
  called,
  inches,
  joined,
  modelli,
  modified,
  named,
  perdite,
  unita,
  formedAs,
} from './grammar.ts'
import { name } from './names.ts'

type Outcome = Parameters<(typeof events)['before-square']>[0]['outcome']
type Doing = Parameters<(typeof refusals)['not-in-turn']>[0]['doing']
type Won = Parameters<(typeof events)['fight-won']>[0]['by']

const SQUARE: { readonly [outcome in Outcome]: string } = {
  'thrown back': 'viene respinta con una perdita',
  'turns away': 'volta i cavalli',
  stays: 'mena sciabolate alle baionette e resta a combattere',
}

function winning(margin: number): string {
  if (margin === 0) return 'vince contro'
  if (margin === 1) return 'vince di misura contro'
  return margin >= 3 ? 'vince nettamente contro' : 'vince contro'
}

const TIED: { readonly [by in Won]: string } = {
  losses: '',
  'active side': '; è un pareggio, e vince la parte di turno',
  attacker: '; è un pareggio, e vince chi attacca',
  height: '; è un pareggio, e vince chi sta più in alto',
  cover: '; è un pareggio, e vince chi è in copertura',
}

const DOING: { readonly [doing in Doing]: string } = {
  'throw before squares': 'Davanti ai quadrati tirano',
  retreat: 'A ripiegare sono',
}

export const meleeEvents: Translated<typeof events> = {
  'before-square': ({ unit, squares, roll, outcome }) =>
    `${name(unit)}: cavalca contro il quadrato di ${named(squares)}; ${roll.steps[0]?.after}${modified(roll)}, dove 4 fa voltare e 6 fa restare: ${SQUARE[outcome]}.`,
  'fight-won': ({ unit, loser, by, attack, reply }) =>
    `${name(unit)}: ${winning(Math.abs(attack - reply))} ${name(loser)}, ${perdite(Math.max(attack, reply))} a ${Math.min(attack, reply)}${TIED[by]}.`,
  spared: ({ unit }) =>
    `${name(unit)}: non va in rotta senza test, perché si combatte per un terreno occupato.`,
  'must-retreat': ({ unit }) =>
    `${name(unit)}: è cavalleria della parte sconfitta, e deve ripiegare.`,
  'no-fight': ({ unit, target }) => `${name(unit)}: non ha più davanti ${name(target)}.`,
  headstrong: ({ unit, target }) =>
    `${name(unit)}: nulla la trattiene, e si getta anche su ${name(target)}.`,
}

export const meleeRefusals: Translated<typeof refusals> = {
  'target-twice': ({ target }) =>
    `${called(target)}: è bersaglio di un solo combattimento, in cui gli altri danno supporto.`,
  'fights-twice': ({ unit }) =>
    `${called(unit)}: in una fase attacca o dà supporto una volta sola, e ha già la sua parte.`,
  'cannons-apart': ({ unit, others, cannons }) =>
    `${name(unit)}: ogni suo cannone combatte un nemico che tocca, e a toccare ${named(others)} ${cannons === 1 ? 'è un cannone solo' : `sono ${cannons} cannoni`}.`,
  'not-in-contact': ({ unit, target, far }) =>
    `${name(unit)}: non è a contatto con ${name(target)}; li separano ${inches(far)}.`,
  'must-fight': ({ unit, target }) =>
    `${name(unit)}: è a contatto e deve combattere; nessun altro attacca ${name(target)}.`,
  'must-support': ({ unit, target }) =>
    `${name(unit)}: è a contatto e deve combattere; può dare supporto contro ${name(target)}.`,
  'melee-support-march': ({ unit, formed }) =>
    `${name(unit)}: è ${formedAs(formed)}, e non dà supporto.`,
  'melee-support-figures': ({ unit, target, least, figures }) =>
    `${name(unit)}: per dare supporto le servono ${modelli(least)} del rango frontale a contatto con ${name(target)}, e ne ha ${figures}.`,
  'melee-support-inside': ({ unit, target, feature, least }) =>
    `${name(unit)}: è ${joined('in', feature)}, e dà supporto solo contro chi tocca quel terreno con ${modelli(least)}; ${name(target)} non lo fa.`,
  'melee-support-elsewhere': ({ unit, enemy }) =>
    `${name(unit)}: è a contatto con ${name(enemy)}, che nessuno combatte, e non può dare supporto ad altri.`,
  'melee-support-many': ({ target, most, count }) =>
    `Contro ${name(target)} danno supporto al più ${unita(most)}, e queste contano come ${count}.`,
  'brigade-support-other': ({ unit, fighting, brigade, own }) =>
    `${name(unit)}: è di un'altra brigata (${name(brigade)}); solo chi è dei suoi (${name(own)}) dà supporto di brigata a ${name(fighting)}.`,
  'brigade-support-engaged': ({ unit, others }) =>
    `${name(unit)}: è a contatto con ${named(others)}, e non dà supporto di brigata.`,
  'brigade-support-far': ({ unit, fighting, far, within }) =>
    `${name(unit)}: è a ${inches(far)} da ${name(fighting)}, e il supporto di brigata arriva al più a ${within}".`,
  'brigade-support-many': ({ fighting, most, count }) =>
    `${name(fighting)}: il supporto di brigata viene al più da ${unita(most)}, e queste sono ${count}.`,
  'not-in-turn': ({ unit, names, doing }) =>
    `${DOING[doing]} ${named(names)}, non ${called(unit)}.`,
}
