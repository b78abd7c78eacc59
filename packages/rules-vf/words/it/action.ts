import type { Translated } from '@grognard/toolkit'
import type { actionEvents as events, actionRefusals as refusals } from '../en/action.ts'
import { card } from './cards.ts'
import { called, joined, named, stillLost, thrown } from './grammar.ts'
import { name, place } from './names.ts'
import { nouns } from './nouns.ts'

const EDGES: { readonly [edge: string]: string } = nouns.edge

export const actionEvents: Translated<typeof events> = {
  'activates-itself': ({ brigade }) =>
    `${name(brigade)}: ha gli ordini dal generale in persona e si attiva.`,
  activates: (data) => `${name(data.brigade)}: si attiva; ${thrown(data)}.`,
  'stays-idle': (data) => `${name(data.brigade)}: in questo turno resta ferma; ${thrown(data)}.`,
  initiative: ({ unit, side, card: given }) =>
    `Il ${nouns.side[side]} rinuncia alla carta ${card(given)}. ${name(unit)}: agisce di sua iniziativa.`,
  messenger: (data) => `${name(data.unit)}: arriva un messaggero; ${thrown(data)}.`,
  'messenger lost': (data) => `${name(data.unit)}: nessun messaggero arriva; ${thrown(data)}.`,
  stays: ({ unit }) => `${name(unit)}: resta dov'è.`,
  rests: ({ brigade, names }) =>
    `${name(brigade)}: ha finito; ${names.length === 1 ? 'resta' : 'restano'} sul posto ${named(names)}.`,
  rally: (data) =>
    `${name(data.unit)}: chiamata a raccolta; ${thrown(data)}: ${
      data.rallied === 0
        ? 'invano'
        : data.rallied === 1
          ? '1 perdita torna nei ranghi'
          : `${data.rallied} perdite tornano nei ranghi`
    }, ${stillLost(data.left)}.`,
  'leader-rides': ({ leader }) => `${name(leader)}: cavalca altrove.`,
  'leader-enters': ({ leader, feature }) => `${name(leader)}: entra ${joined('in', feature)}.`,
  'leader-arrives': ({ leader }) => `${name(leader)}: giunge sul campo.`,
  arrives: ({ unit }) => `${name(unit)}: giunge sul campo.`,
  'arrives-not': ({ unit }) => `${name(unit)}: non riesce a entrare, e aspetta un turno.`,
}

export const actionRefusals: Translated<typeof refusals> = {
  'brigade-untested': ({ brigade }) =>
    `${name(brigade)}: deve ancora attivarsi, o fallire il test di attivazione.`,
  'brigade-not-waiting': ({ brigade }) =>
    typeof brigade === 'number'
      ? `Non c'è nessuna brigata ${brigade}.`
      : `${name(brigade)}: non è il momento di attivarla.`,
  'not-arriving': ({ unit }) => `${called(unit)}: ora non può entrare in campo.`,
  'initiative-once': () => "In ogni fase una sola unità agisce d'iniziativa.",
  'no-initiative': ({ unit }) =>
    `${called(unit)}: non è di una brigata che non si è attivata, o non ha più un'azione.`,

  'not-of-brigade': ({ unit }) => `${called(unit)}: non tocca a lei agire.`,
  'not-on-table': ({ unit }) => `${name(unit)}: non è in campo.`,
  'has-acted': ({ unit }) => `${name(unit)}: ha già avuto la sua azione in questo turno.`,
  'has-shot': ({ unit }) => `${name(unit)}: ha sparato in questo turno e non compie azioni.`,
  'nothing-to-rally': ({ unit }) => `${name(unit)}: non ha perdite per cui chiamare a raccolta.`,
  'card-twice': ({ card: played }) => `${card(played)} si gioca una volta sola.`,
  'card-by-chief': () =>
    'Le carte le gioca il comandante in capo, a cui vengono chieste di persona.',
  'surprise-for-nothing': () => 'Attacco a sorpresa serve per un movimento e un assalto.',

  'leader-away': ({ leader }) => `${name(leader)}: non è in campo.`,
  'leader-ride': ({ leader, inches }) => `${name(leader)}: cavalca al più ${inches}".`,
  'leader-from-edge': ({ leader, inches }) =>
    `${name(leader)}: entra a non più di ${inches}" dal bordo della sua parte.`,
  'leader-near': ({ leader, enemy, inches }) =>
    `${name(leader)}: deve tenersi a più di ${inches}" da ${name(enemy)}.`,
  'leader-out-near': ({ leader, enemy, inches }) =>
    `${name(leader)}: deve uscire ad almeno ${inches}" da ${name(enemy)}.`,
  'leader-leaves': ({ leader, feature, inches }) =>
    `${name(leader)}: uscendo ${joined('da', feature)} si ferma a non più di ${inches}".`,
  'leader-in-defendable': ({ leader }) => `${name(leader)}: o è dentro quel terreno o ne è fuori.`,
  'leader-on-leader': ({ leader, other }) => `${name(leader)}: non può stare sopra ${name(other)}.`,
  'leader-no-shelter': ({ feature }) => `Non c'è nulla di nome '${feature}' da occupare.`,
  'leader-not-at-door': ({ leader, feature, inches }) =>
    `${name(leader)}: per entrare ${joined('in', feature)} deve partire da meno di ${inches}".`,
  'leader-not-connected': ({ leader, feature }) =>
    `${name(leader)}: da dove si trova non può passare ${joined('in', feature)}.`,
  'leader-enemy-inside': ({ leader, feature }) =>
    `${name(leader)}: non può entrare; il nemico tiene ${place(feature)}.`,

  'arrives-in-column': ({ unit }) => `${name(unit)}: entra in colonna di marcia.`,
  'arrives-at-edge': ({ unit, edge }) =>
    `${name(unit)}: parte con il fronte sul bordo ${EDGES[edge] ?? ''} del tavolo, rivolto all'interno.`,
  'arrives-off': ({ unit }) => `${name(unit)}: alla fine non sarebbe tutta in campo.`,
  'arrives-so-far': ({ unit }) => `${name(unit)}: fa due movimenti, o uno e poi cambia formazione.`,
  'arrives-so': ({ unit }) => `${name(unit)}: entrando in campo può solo muovere.`,

  'breaks-not-through': ({ unit }) => `${called(unit)}: non ha più questo movimento.`,
  'move-alone': ({ unit }) =>
    `${called(unit)}: può muovere, e non assaltare, ripiegare, andare a passo doppio o altro.`,
}
