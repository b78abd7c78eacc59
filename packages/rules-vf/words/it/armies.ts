import type { Translated } from '@grognard/toolkit'
import type { SheetName } from '../../terms.ts'
import type { armiesRefusals as refusals } from '../en/armies.ts'
import { card } from './cards.ts'
import { modelli } from './grammar.ts'
import { name } from './names.ts'
import { nouns } from './nouns.ts'

const ARMIES: { readonly [sheet in SheetName]: string } = {
  british: 'britannica',
  french: 'francese',
}

const EACH: { readonly [what: string]: string } = {
  unit: 'ogni unità',
  brigade: 'ogni brigata',
  objective: 'ogni obiettivo',
}

const ONE: { readonly [what: string]: string } = { unit: "un'unità", brigade: 'una brigata' }

const VALUES: { readonly [value: string]: string } = {
  fire: 'al Rateo di Fuoco',
  melee: 'agli Attacchi da Mischia',
  tenacity: 'alla Tenacia',
}

const PHASES: { readonly [phase: string]: string } = nouns.phase

export const armiesRefusals: Translated<typeof refusals> = {
  'no-brigades': () => "Un'armata ha almeno una brigata.",
  'brigade-size': ({ count }) => `Una brigata conta da 2 a 8 unità, non ${count}.`,
  'name-twice': ({ what, name: proper }) =>
    `Il nome '${name(proper)}' compare due volte, e ${EACH[what] ?? what} ne vuole uno suo.`,
  'foreign-profile': ({ profile, sheet }) =>
    `'${profile}' non è sulla scheda d'armata ${ARMIES[sheet]}.`,
  figures: ({ profile, figures, least, most }) =>
    least === most
      ? `${name(profile)}: qui ha ${modelli(least)}, non ${figures}.`
      : `${name(profile)}: qui ha da ${least} a ${modelli(most)}, non ${figures}.`,
  'elite-more': ({ value }) =>
    `Un'unità d'élite aggiunge 1 ${VALUES[value] ?? `a ${value}`}, non di più.`,
  'elite-no-fire': ({ profile }) => `${name(profile)}: non ha Rateo di Fuoco da aumentare.`,
  'never-understrength': ({ profile }) =>
    `${name(profile)}: non è mai sotto organico; può esserlo solo la fanteria o la cavalleria, e mai un distaccamento.`,
  'never-large': ({ profile }) =>
    `${name(profile)}: non è mai grande; può esserlo solo la fanteria o la cavalleria, e mai un distaccamento.`,
  'large-and-weak': ({ profile }) =>
    `${name(profile)}: si schiera come unità grande o sotto organico, non in entrambi i modi.`,
  'points-over': ({ points, limit }) =>
    `L'armata costa ${points} punti, e il limite concordato è di ${limit}.`,

  'entered-nothing': () => 'Ha occupato un terreno in questo turno, e non è in nessuno.',
  'cannot-skirmish': () => 'Non ha né schermagliatori né carabine.',
  'shot-in-reserve': () => 'Ha sparato, ed è ancora in riserva.',
  'leader-of-shattered': () => 'La brigata è distrutta, e il suo comandante non è più in campo.',
  'no-effect': ({ card: played }) => `${card(played)} non può avere effetto così.`,
  'last-turn': ({ turn }) => `L'ultimo turno è il ${turn}.`,
  'no-scenario': ({ phase }) =>
    `'${PHASES[phase] ?? phase}' fa parte della preparazione di uno scenario, e qui non ce n'è.`,
  'no-such': ({ what }) => `Vi si nomina ${ONE[what] ?? what} che non c'è.`,
  'acting-brigade': () => 'Agisce una brigata della parte di turno che ha ancora unità.',
  'active-brigade': () => 'È attiva una brigata alla volta: quella che sta agendo.',
  'acting-phase': () => 'Le brigate agiscono nella fase di azione.',
  'no-such-fight': () =>
    'Combattono unità in campo della parte di turno, contro una del nemico in campo.',
}
