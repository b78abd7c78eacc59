import type { Translated } from '@grognard/toolkit'
import type { fieldRefusals as refusals } from '../en/field.ts'
import { file, joined, modelli, perdite, ranghi } from './grammar.ts'
import { name } from './names.ts'
import { nouns } from './nouns.ts'

const FORMATIONS: { readonly [kind: string]: string } = nouns.formation

const NUMBERED: { readonly [what: string]: string } = {
  unit: "L'unità",
  leader: 'Il comandante',
  brigade: 'La brigata',
}

const formation = (kind: string): string => FORMATIONS[kind] ?? kind

export const fieldRefusals: Translated<typeof refusals> = {
  // Formations. (1.2)
  'guns-form-otherwise': ({ unit }) => `${name(unit)}: è artiglieria, o aggiogata o schierata.`,
  'only-guns-limber': ({ unit }) => `${name(unit)}: non ha cannoni da aggiogare.`,
  'files-of-figures': ({ unit, files, figures }) =>
    `${name(unit)}: ha ${modelli(figures)} e non può stare su ${file(files)}.`,
  'two-ranks': ({ unit, most }) =>
    `${name(unit)}: ha più di ${modelli(most)}, e le servono almeno due ranghi.`,
  'other-formation': ({ unit, files, is, called }) =>
    `${name(unit)}: su ${file(files)} è in ${formation(is)}, non in ${formation(called)}.`,
  'no-square': ({ unit }) => `${name(unit)}: non è addestrata a formare il quadrato.`,
  'few-for-square': ({ unit, least }) =>
    `${name(unit)}: è troppo piccola per un quadrato, che vuole ${modelli(least)}.`,
  'no-open-order': ({ unit }) => `${name(unit)}: non è addestrata all'ordine sparso.`,
  'open-ranks': ({ unit, ranks, most }) =>
    `${name(unit)}: starebbe su ${ranghi(ranks)}; l'ordine sparso ne ha al più ${most}.`,

  // What must hold in any battle.
  'wrong-number': ({ what, at, calls }) =>
    `${NUMBERED[what] ?? what} ${at} si attribuisce il numero ${calls}.`,
  'no-brigade-of-side': ({ unit }) => `${name(unit)}: non è di nessuna brigata della sua parte.`,
  'no-leader-of-brigade': ({ brigade }) => `${name(brigade)}: non ha un suo comandante.`,
  'no-army-leader': ({ side, leaders }) =>
    `I comandanti d'armata del ${nouns.side[side]} sono ${leaders}; deve essercene uno.`,
  'losses-borne': ({ unit, losses, tenacity }) =>
    `${name(unit)}: ha ${perdite(losses)}, e ne può sopportare ${tenacity}.`,
  'one-place': ({ unit }) =>
    `${name(unit)}: o sta sul tavolo o occupa un terreno, e non tutte e due le cose.`,
  'no-place': ({ unit }) =>
    `${name(unit)}: è fuori dalla battaglia, e non può stare in alcun luogo.`,
  'cannot-be-occupied': ({ unit, feature }) =>
    `${name(unit)}: è ${joined('in', feature)}, che nessuno può occupare.`,
  'one-unit-inside': ({ unit, other, feature }) =>
    `${name(unit)} e ${name(other)}: sono tutte e due ${joined('in', feature)}, dove c'è posto per una.`,
  'enemies-inside': ({ unit, feature }) =>
    `${name(unit)}: è ${joined('in', feature)} insieme al nemico.`,
  'fate-cards': ({ side, cards }) =>
    `Le carte Fato del ${nouns.side[side]} sono ${cards}; un seme ne ha tredici.`,
  'fate-counts': ({ side }) => `Le carte Fato del ${nouns.side[side]} sono contate male.`,
  'objective-nowhere': ({ objective }) => `${name(objective)}: non è da nessuna parte sul tavolo.`,
}
