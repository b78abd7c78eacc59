import type { Explained, Translated } from '@grognard/toolkit'
import type { SheetName } from '../../terms.ts'
import type { fateEvents as events, fateRefusals as refusals } from '../en/fate.ts'
import { card } from './cards.ts'
import { joined, listed, modelli, STEADIED, stillLost } from './grammar.ts'
import { name, place } from './names.ts'
import { nouns } from './nouns.ts'
import { step } from './steps.ts'

type Moment = Parameters<(typeof refusals)['card-not-now']>[0]['moment']
type Named = Parameters<(typeof refusals)['card-names']>[0]['names']

const OWN: { readonly [names in Exclude<Named, 'objective'>]: string } = {
  brigade: 'una vostra brigata che è in campo',
  unit: 'una vostra unità che è in campo',
  leader: 'un vostro comandante che è in campo',
}

/** When a card is played. (4.0) */
const WHEN: { readonly [moment in Moment]: string } = {
  drawn: 'appena pescata',
  'enemy turn': "all'inizio di un turno nemico",
  'own fate phase': 'nella vostra fase del Fato',
  'own fire phase': 'nella vostra fase di fuoco',
  target: 'quando nella vostra fase di fuoco si sceglie un bersaglio',
  'hits failed': 'dopo tiri per colpire falliti',
  'test failed': 'dopo un test di Valore o di Fortitude fallito',
  activated: 'quando una brigata si attiva',
  order: "con l'ordine a un'unità",
  'own melee phase': "all'inizio della vostra fase di mischia",
  'melee phase': 'in una fase di mischia',
  'enemy melee phase': 'nella fase di mischia del nemico',
  'valour in melee': 'prima dei test di Valore in una fase di mischia',
  'end of own melee phase': 'alla fine della vostra fase di mischia',
}

const ONE: { readonly [names in Named]: string } = {
  brigade: 'una brigata',
  unit: "un'unità",
  leader: 'un comandante',
  objective: 'un obiettivo',
}

const OF_ARMY: { readonly [sheet in SheetName]: string } = {
  british: 'non è dei britannici',
  french: 'non è dei francesi',
}

const returned = (cards: number): string =>
  cards === 1 ? 'con la carta scartata' : `con tutte le ${cards} carte scartate`

/** '2 (obiettivi tenuti), +1 fa 3 (sconfitte inflitte)' */
const totalled = ({ steps }: Explained, held: readonly string[]): string =>
  steps
    .map(({ effect, after, label }) => {
      if ('add' in effect) return `+${effect.add} fa ${after} (${step(label)})`
      return `${after} (${step(label)}${held.length > 0 ? `: ${listed(held.map(place))}` : ''})`
    })
    .join(', ')

function winning(red: number, blue: number): string {
  if (red === blue) return 'pareggio'
  const margin = Math.abs(red - blue)
  const how = margin === 1 ? ' di misura,' : margin >= 3 ? ' nettamente,' : ''
  return `vince il ${nouns.side[red > blue ? 'red' : 'blue']}${how} di ${margin}`
}

export const fateEvents: Translated<typeof events> = {
  card: ({ side, card: played, on }) =>
    `Il ${nouns.side[side]} gioca ${card(played)}${on === null ? '' : ` ${joined('su', on)}`}.`,
  stubborn: ({ unit, left, steadied }) =>
    `${name(unit)}: tiene duro; 1 perdita torna nei ranghi, ${stillLost(left)}${steadied ? STEADIED : ''}.`,
  turn: ({ side, turn, last }) => `Turno ${turn} di ${last}: ${nouns.side[side]}.`,
  'card drawn': ({ side }) => `Il ${nouns.side[side]} pesca una carta Fato.`,
  'card is': ({ card: drawn }) => {
    const said = card(drawn)
    return `La carta è ${said}${/[.!?]$/.test(said) ? '' : '.'}`
  },
  'no card': ({ side }) => `Il ${nouns.side[side]} non ha più carte Fato da pescare.`,
  tide: ({ side, back }) =>
    `Il ${nouns.side[side]} pesca ${card('The Tide of Battle')}: la carta torna nel mazzo${
      back === 0 ? '' : `, ${returned(back)}`
    }.`,
  'objective taken': ({ side, objective, red, blue, within, holder }) => {
    const [own, other] = side === 'red' ? [red, blue] : [blue, red]
    const inside = holder === null ? '' : `, e ${name(holder)} all'interno`
    return `Il ${nouns.side[side]} conquista ${place(objective)}, con ${modelli(own.value)} entro ${within}" contro ${other.value}${inside}.`
  },
  totals: ({ red, blue, holds }) =>
    `Alla fine il rosso conta ${totalled(red, holds.red)}; il blu conta ${totalled(blue, holds.blue)}: ${winning(red.value, blue.value)}.`,
}

export const fateRefusals: Translated<typeof refusals> = {
  'card-not-held': ({ card: played }) => `Non avete in mano ${card(played)}.`,
  'card-not-now': ({ card: played, moment }) =>
    `${card(played)} non si gioca ora, ma ${WHEN[moment]}.`,
  'card-not-facing': ({ card: played, unit }) =>
    `${name(unit)}: non è a contatto con fanteria britannica, e ${card(played)} è per chi lo è.`,
  'card-names': ({ card: played, names }) =>
    `${card(played)} si gioca su ${names === 'objective' ? ONE.objective : OWN[names]}.`,
  'card-names-no': ({ card: played, names }) => `${card(played)} non si gioca su ${ONE[names]}.`,
  'card-of-army': ({ army, on }) => `${name(on)}: ${OF_ARMY[army]}.`,
  'card-no-losses': ({ card: played, unit }) =>
    `${name(unit)}: non ha perdite, e ${card(played)} è per chi ne ha.`,
  'card-unsent': ({ card: played, unit }) =>
    `${name(unit)}: resta dov'è e nessun messaggero è partito; ${card(played)} è per chi riceve un ordine.`,
  'card-objective': ({ objective, held }) =>
    `${name(objective)}: non è in mano al nemico, ma ${held ? 'vostra' : 'di nessuno'}.`,
  'card-only-one': ({ card: played }) => `Di ${card(played)} c'è una carta sola.`,
  'card-never-held': ({ card: played }) =>
    `${card(played)} si gioca appena pescata: nessuno la tiene in mano.`,
}
