import type { Translated } from '@grognard/toolkit'
import type { actionEvents as events, actionRefusals as refusals } from '../en/action.ts'
import { card } from './cards.ts'
import {
  called,
  inches as told,
  joined,
  named,
  perdite,
  STEADIED,
  stillLost,
  thrown,
  formedAs,
} from './grammar.ts'
import { name, place } from './names.ts'
import { nouns } from './nouns.ts'

type NotWaiting = Parameters<(typeof refusals)['brigade-not-waiting']>[0]['why']
type Away = Parameters<(typeof refusals)['leader-away']>[0]['away']

const NOT_WAITING: { readonly [why in NotWaiting]: string } = {
  enemy: 'è del nemico',
  active: 'in questo turno si è già attivata',
  failed: 'in questo turno ha già fallito il test',
  shattered: 'è distrutta',
  away: 'non ha ancora unità in campo',
}

const AWAY: { readonly [away in Away]: string } = {
  moved: 'in questo turno ha già cavalcato',
  gone: 'ha lasciato il campo',
  reserve: 'è in riserva, e ora non arriva nessuno',
}

const EDGES: { readonly [edge: string]: string } = nouns.edge

const distant = ({
  leader,
  hundredths,
}: {
  readonly leader: string
  readonly hundredths: number | null
}): string =>
  hundredths === null
    ? ` (${name(leader)} non è in campo)`
    : ` (a ${told(hundredths)} da ${name(leader)})`

export const actionEvents: Translated<typeof events> = {
  'activates-itself': ({ brigade, leader, general, hundredths, within }) =>
    `${name(brigade)}: è la prima e si attiva senza test; ${name(leader)} è a ${told(hundredths)} da ${name(general)}, entro ${within}".`,
  activates: (data) => `${name(data.brigade)}: si attiva; ${thrown(data)}.`,
  'stays-idle': (data) => `${name(data.brigade)}: in questo turno resta ferma; ${thrown(data)}.`,
  initiative: ({ unit, side, card: given }) =>
    `Il ${nouns.side[side]} rinuncia alla carta ${card(given)}. ${name(unit)}: agisce di sua iniziativa.`,
  messenger: (data) => `${name(data.unit)}${distant(data)}: arriva un messaggero; ${thrown(data)}.`,
  'messenger lost': (data) =>
    `${name(data.unit)}${distant(data)}: nessun messaggero arriva; ${thrown(data)}.`,
  stays: ({ unit }) => `${name(unit)}: resta dov'è.`,
  rests: ({ brigade, names }) =>
    `${name(brigade)}: ha finito; ${names.length === 1 ? 'resta' : 'restano'} sul posto ${named(names)}.`,
  rally: (data) =>
    `${name(data.unit)}: chiamata a raccolta per ${perdite(data.faces.length)}; ${thrown(data)}: ${
      data.rallied === 0
        ? 'invano'
        : data.rallied === 1
          ? '1 perdita torna nei ranghi'
          : `${data.rallied} perdite tornano nei ranghi`
    }, ${stillLost(data.left)}${data.steadied ? STEADIED : ''}.`,
  'leader-rides': ({ leader, hundredths }) =>
    hundredths === null
      ? `${name(leader)}: esce allo scoperto.`
      : `${name(leader)}: cavalca per ${told(hundredths)}.`,
  'leader-enters': ({ leader, feature }) => `${name(leader)}: entra ${joined('in', feature)}.`,
  'leader-arrives': ({ leader }) => `${name(leader)}: giunge sul campo.`,
  arrives: ({ unit }) => `${name(unit)}: giunge sul campo.`,
  'arrives-not': ({ unit }) => `${name(unit)}: non riesce a entrare, e aspetta un turno.`,
}

export const actionRefusals: Translated<typeof refusals> = {
  'brigade-untested': ({ brigade }) =>
    `${name(brigade)}: deve ancora attivarsi, o fallire il test di attivazione.`,
  'unknown-brigade': ({ brigade }) => `Non c'è nessuna brigata ${brigade}.`,
  'brigade-not-waiting': ({ brigade, why }) => `${name(brigade)}: ${NOT_WAITING[why]}.`,
  'arrived-already': ({ unit }) => `${name(unit)}: è già in campo.`,
  'no-arrivals': ({ side }) => `Per il ${nouns.side[side]} non sono attesi rinforzi.`,
  'arrivals-later': ({ from, turn }) =>
    `I rinforzi arrivano dal turno ${from}, e questo è il turno ${turn}.`,
  'arrivals-confused': ({ unit }) =>
    `${name(unit)}: ${card('Confusion')} la trattiene per un turno.`,
  'arrivals-enough': ({ most, come }) =>
    `In un turno arrivano al più ${most} rinforzi, e ne sono già arrivati ${come}.`,
  'arrives-next-turn': ({ unit }) =>
    `${name(unit)}: non è riuscita a entrare, e aspetta il prossimo turno.`,
  'initiative-once': () => "In ogni fase una sola unità agisce d'iniziativa, e una l'ha già fatto.",
  'no-initiative': ({ unit, brigade }) =>
    `${name(unit)}: la sua brigata (${name(brigade)}) in questa fase non ha fallito l'attivazione.`,

  'not-of-brigade': ({ unit, brigade }) =>
    `${name(unit)}: ora agisce un'altra brigata (${name(brigade)}).`,
  'not-the-one': ({ unit, only }) => `Ad agire è ${name(only)}, non ${called(unit)}.`,
  'has-acted': ({ unit }) => `${name(unit)}: ha già avuto la sua azione in questo turno.`,
  'has-shot': ({ unit }) => `${name(unit)}: ha sparato in questo turno e non compie azioni.`,
  'nothing-to-rally': ({ unit }) => `${name(unit)}: non ha perdite per cui chiamare a raccolta.`,
  'card-twice': ({ card: played }) => `${card(played)} si gioca una volta sola.`,
  'card-by-chief': () =>
    'Le carte le gioca il comandante in capo, a cui vengono chieste di persona.',
  'surprise-for-nothing': () => 'Attacco a sorpresa serve per un movimento e un assalto.',

  'leader-away': ({ leader, away }) => `${name(leader)}: ${AWAY[away]}.`,
  'leader-ride': ({ leader, inches, far }) =>
    `${name(leader)}: cavalca al più ${inches}", e fin lì sono ${told(far)}.`,
  'leader-from-edge': ({ leader, inches, far }) =>
    `${name(leader)}: entra a non più di ${inches}" dal bordo della sua parte, e fin lì sono ${told(far)}.`,
  'leader-near': ({ leader, enemy, inches, near }) =>
    `${name(leader)}: deve tenersi a più di ${inches}" da ${name(enemy)}, e sarebbe a ${told(near)}.`,
  'leader-out-near': ({ leader, enemy, inches, near, beyond }) =>
    `${name(leader)}: deve uscire ${beyond ? 'a più di' : 'ad almeno'} ${inches}" da ${name(enemy)}, e sarebbe a ${told(near)}.`,
  'leader-leaves': ({ leader, feature, inches, far }) =>
    `${name(leader)}: uscendo ${joined('da', feature)} resta tutto entro ${inches}", e arriverebbe a ${told(far)}.`,
  'leader-in-defendable': ({ leader, feature }) =>
    `${name(leader)}: starebbe ${joined('in', feature)}; o lo occupa o ne resta fuori.`,
  'leader-on-leader': ({ leader, other }) => `${name(leader)}: non può stare sopra ${name(other)}.`,
  'leader-no-shelter': ({ feature }) => `Non c'è nulla di nome '${feature}' da occupare.`,
  'leader-not-at-door': ({ leader, feature, inches, far }) =>
    `${name(leader)}: per entrare ${joined('in', feature)} deve partire da meno di ${inches}", e ${far === null ? 'non è in campo' : `è a ${told(far)}`}.`,
  'leader-not-connected': ({ leader, feature, from, border }) =>
    `${name(leader)}: non può passare ${joined('in', feature)}; ${place(from)} non ha ${border}" di bordo in comune.`,
  'leader-enemy-inside': ({ leader, feature, enemy }) =>
    `${name(leader)}: non può entrare ${joined('in', feature)}; vi è ${name(enemy)}.`,

  'arrives-in-column': ({ unit, formed }) =>
    `${name(unit)}: entra in colonna di marcia, non ${formedAs(formed)}.`,
  'arrives-at-edge': ({ unit, edge }) =>
    `${name(unit)}: parte con il fronte sul bordo ${EDGES[edge] ?? ''} del tavolo, rivolto all'interno.`,
  'arrives-off': ({ unit, off }) =>
    `${name(unit)}: alla fine non sarebbe tutta in campo; mancano ${told(off)}.`,
  'arrives-so-far': ({ unit }) => `${name(unit)}: fa due movimenti, o uno e poi cambia formazione.`,
  'arrives-so': ({ unit, does, comes }) =>
    `${name(unit)}: entrando in campo, solo ${comes.map((one) => nouns.order[one]).join(' o ')}, e non ${nouns.order[does]}.`,
  'arrives-other': ({ unit, other }) => `A entrare è ${name(unit)}, non ${called(other)}.`,

  'breaks-not-through': ({ unit, brigade }) =>
    `${name(unit)}: ${card('Breakthrough')} muove un'altra brigata (${name(brigade)}).`,
  'broke-through': ({ unit }) =>
    `${name(unit)}: ha già fatto il movimento che dà ${card('Breakthrough')}.`,
  'move-alone': ({ unit }) =>
    `${called(unit)}: può muovere, e non assaltare, ripiegare, andare a passo doppio o altro.`,
}
