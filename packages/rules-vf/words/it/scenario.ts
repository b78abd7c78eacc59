import { sayFlaw } from '@grognard/geometry'
import type { Translated } from '@grognard/toolkit'
import type { Edge } from '../../setting-up.ts'
import type { scenarioEvents as events, scenarioRefusals as refusals } from '../en/scenario.ts'
import { elementi, inches, joined, modified, named } from './grammar.ts'
import { name, place } from './names.ts'
import { nouns } from './nouns.ts'

const oneOf = (edges: readonly Edge[]): string => edges.map((edge) => nouns.edge[edge]).join(' o ')

export const scenarioEvents: Translated<typeof events> = {
  'attacker-throws': ({ red, blue }) => `Il rosso tira ${red}, il blu ${blue}.`,
  attacker: ({ side }) => `Attacca il ${nouns.side[side]}.`,
  terrain: ({ side, features, generated }) =>
    generated
      ? `Il campo di battaglia si fa ai dadi: ${elementi(features)} di terreno.`
      : `Il ${nouns.side[side]} prepara il campo di battaglia: ${elementi(features)} di terreno.`,
  edge: ({ side, edge }) => `Il ${nouns.side[side]} ha il bordo ${nouns.edge[edge]} del tavolo.`,
  objective: ({ side, objective }) =>
    `Il ${nouns.side[side]} sceglie un obiettivo: ${place(objective)}.`,
  commands: ({ brigade, seat }) => `${name(brigade)}: agli ordini di ${name(seat)}.`,
  deployed: ({ unit }) => `${name(unit)}: prende posto.`,
  'held-back': ({ unit }) => `${name(unit)}: è tenuta in riserva.`,
  'leader-deployed': ({ leader }) => `${name(leader)}: prende posto.`,
  'first-turn-throw': ({ side, attacker, roll, needs }) =>
    `Il ${nouns.side[attacker]} tira ${roll.steps[0]?.after}${modified(roll)}, serve ${needs}: di chi sia il primo turno lo decide il ${nouns.side[side]}.`,
  'first-turn': ({ side }) => `Il primo turno è del ${nouns.side[side]}.`,
}

export const scenarioRefusals: Translated<typeof refusals> = {
  terrain: ({ place: where, flaw }) =>
    [where, sayFlaw('it', flaw)].filter((part) => part !== '').join(': '),
  'not-asked-here': ({ ask }) => `Questa posizione non chiede così '${ask}'.`,
  'no-option': ({ name: wanted }) => `Non c'è nessuna opzione '${wanted}'.`,
  'option-value': ({ values }) =>
    `Qui serve uno fra ${values.map((value) => JSON.stringify(value)).join(', ')}.`,
  'nobody-sits': ({ side }) => `Dalla parte del ${nouns.side[side]} non siede nessuno.`,
  'no-commander': ({ seat }) => `Dalla sua parte non c'è il posto '${seat}'.`,
  'no-profile': ({ profile }) => `Nessuna scheda d'armata ha '${profile}'.`,

  'edges-opposite': () => 'Le due parti hanno bordi opposti.',
  'edges-needed': () => 'I bordi vanno scelti prima di schierare gli eserciti.',
  'after-fortitude': ({ phases }) =>
    `Dopo i test di Fortitude viene una di queste fasi: ${phases}.`,
  'feature-rules': ({ feature }) =>
    `${name(feature)}: deve fare ciò che in questo regolamento fa un tale elemento.`,
  'small-table': () => 'Il tavolo è troppo piccolo per un campo di battaglia di questo scenario.',
  'narrow-edge': ({ edges }) =>
    `In uno scontro d'incontro l'attaccante sceglie un bordo corto: ${oneOf(edges)}.`,
  'long-edge': ({ edges }) => `L'attaccante sceglie un bordo lungo: ${oneOf(edges)}.`,
  'odd-feature': ({ feature }) => `${name(feature)}: non trova posto in questo scenario.`,
  towns: ({ most, count }) => `I centri abitati sono da 2 a ${most}, non ${count}.`,
  woods: ({ most, count }) => `I boschi sono da 2 a ${most}, non ${count}.`,
  'towns-and-woods': ({ most, count }) =>
    `I centri abitati o i boschi in più del solito sono al massimo due, ${most} in tutto, non ${count}.`,
  'town-defendable': ({ feature }) =>
    `${name(feature)}: un centro abitato deve essere difendibile.`,
  'wood-size': ({ feature, wide, deep }) =>
    `${name(feature)}: un bosco è largo da 6" a 9" circa, e questo misura ${inches(wide)} per ${inches(deep)}.`,
  'one-river': ({ count }) => `C'è al più un fiume o un torrente, non ${count}.`,
  'no-crossing': ({ feature }) => `${name(feature)}: ci vuole un ponte o un guado.`,
  'river-ends': ({ feature }) => `${name(feature)}: deve andare da un bordo del tavolo a un altro.`,
  'objective-edge': ({ near, edge, beyond }) =>
    `Un obiettivo sta a più di ${beyond}" dal bordo del tavolo, e qui il bordo ${nouns.edge[edge]} è a ${inches(near)}.`,
  'objective-near': ({ objective, near, beyond }) =>
    `${name(objective)}: è a ${inches(near)}, più vicino dei ${beyond}" che devono separare due obiettivi.`,
  'objective-assault': ({ far, within }) =>
    `In un assalto un obiettivo sta a non più di ${within}" dal bordo del difensore, e qui sono ${inches(far)}.`,
  'allot-all': ({ brigades, count }) =>
    `Le brigate sono ${brigades}, e ciascuna vuole un comandante; ne sono nominati ${count}.`,
  'deployed-already': ({ unit }) => `${name(unit)}: è già schierata o tenuta in riserva.`,
  'not-to-deploy': ({ unit, brigade }) =>
    `${name(unit)}: ora si schiera un'altra brigata (${name(brigade)}).`,
  'leader-not-to-deploy': ({ leader }) =>
    leader === null
      ? 'Ora non si schiera nessun comandante.'
      : `Con questa brigata si schiera ${name(leader)}.`,
  'units-first': ({ names }) =>
    `Le unità si schierano prima del loro comandante: ${names.length === 1 ? 'manca' : 'mancano'} ancora ${named(names)}.`,
  'outside-zone': ({ unit, within, far }) =>
    `${name(unit)}: deve stare tutta entro ${within}" dal bordo della sua parte, e arriverebbe a ${inches(far)}.`,
  'feature-outside-zone': ({ feature, within, far }) =>
    `${name(feature)}: arriva a ${inches(far)} dal bordo, e durante lo schieramento si occupa solo ciò che sta tutto entro ${within}".`,
  'not-light': ({ unit }) =>
    `${name(unit)}: non è né fanteria leggera né cavalleria leggera, e deve venire dopo.`,
  'half-in-reserve': ({ units, ready }) =>
    `Almeno metà delle ${units} unità del difensore deve restare in riserva, e ne sono schierate ${ready}.`,
  'not-defendable': ({ feature }) => `Nessuno può occupare ${place(feature)}.`,
  occupied: ({ feature, other }) => `${name(feature)}: vi è già ${name(other)}.`,
  'off-table': ({ unit }) => `${name(unit)}: non sarebbe tutta sul tavolo.`,
  'on-impassable': ({ unit, ground }) => `${name(unit)}: non può stare ${joined('su', ground)}.`,
  'in-defendable': ({ unit, feature }) =>
    `${name(unit)}: starebbe ${joined('in', feature)}, dove si sta soltanto occupando.`,
  'on-others': ({ unit, other }) => `${name(unit)}: starebbe dove sta ${name(other)}.`,
  'leader-off-table': ({ leader }) => `${name(leader)}: non sarebbe tutto sul tavolo.`,
  'leader-on-impassable': ({ leader, ground }) =>
    `${name(leader)}: non può stare ${joined('su', ground)}.`,
  'leader-on-unit': ({ leader, unit }) => `${name(leader)}: starebbe dove sta ${name(unit)}.`,
}
