import type { TestedDie, Translated } from '@grognard/toolkit'
import type { AttackTold, fireEvents as events, fireRefusals as refusals } from '../en/fire.ts'
import { called, colpi, dadi, named, perdite, signed, unita } from './grammar.ts'
import { name } from './names.ts'

/** Dice as they lie on the table: '1→5' was thrown again. */
const shown = (dice: readonly TestedDie[]): string =>
  dice.map(({ thrown, again }) => (again === null ? `${thrown}` : `${thrown}→${again}`)).join(' ')

function does({ kind, reply, skirmish, at }: AttackTold): string {
  const enemy = name(at)
  if (kind === 'fire') return skirmish ? `schermaglia contro ${enemy}` : `fuoco contro ${enemy}`
  return reply ? `risponde ai colpi di ${enemy}` : `si getta su ${enemy}`
}

export const fireEvents: Translated<typeof events> = {
  attack: (data) => {
    const { unit, support, value, test, dice, hits } = data
    const helped = support.length === 0 ? '' : `, con il supporto di ${named(support)}`
    const needs = `serve ${test.target} o più${signed(test.modifier.value)}`
    return `${name(unit)}: ${does(data)}${helped}; ${dadi(value.value)}, ${needs}; ${shown(dice)}: ${colpi(hits)}.`
  },
  'losses-halved': ({ unit, hits, losses }) =>
    `${name(unit)}: in ordine rado o ben riparata; ${colpi(hits)}, ${perdite(losses.value)}.`,
}

export const fireRefusals: Translated<typeof refusals> = {
  'no-target': ({ unit }) => `${called(unit)}: non è un nemico in campo.`,
  'target-again': ({ unit }) => `${name(unit)}: le si è già sparato in questa fase.`,
  'target-engaged': ({ unit }) =>
    `${name(unit)}: è alle prese con i nostri, e là dentro nessuno fa fuoco.`,
  'nobody-can-shoot': ({ unit }) => `${name(unit)}: nessuno le può sparare.`,
  'not-your-shooter': ({ unit }) => `${called(unit)}: non è in campo ai vostri ordini.`,
  'no-fire-value': ({ unit }) => `${name(unit)}: non ha con che tirare una salva.`,
  'no-skirmishers': ({ unit }) => `${name(unit)}: non ha schermagliatori da mandare avanti.`,
  'march-column-fires': ({ unit }) => `${name(unit)}: è in marcia e non può sparare.`,
  'engaged-fires': ({ unit }) => `${name(unit)}: è a contatto con il nemico e non può sparare.`,
  'shot-already': ({ unit }) => `${name(unit)}: in questa fase ha già sparato o dato supporto.`,
  'out-of-range': ({ unit, target, range }) =>
    `${name(unit)}: ha una gittata di ${range}", e ${name(target)} è più lontano.`,
  'not-visible': ({ unit, target }) => `${name(unit)}: da qui non si vede ${name(target)}.`,
  'closer-enemy': ({ unit, target, closer }) =>
    `${name(unit)}: vede ${name(closer)} più vicino di ${name(target)}, e nessuno gli ha ancora sparato.`,
  'lends-twice': ({ unit }) => `${called(unit)}: partecipa già a questo attacco.`,
  'skirmishers-lend': ({ unit }) =>
    `${called(unit)}: i suoi schermagliatori danno supporto solo ad altri schermagliatori.`,
  'too-few-see': ({ unit, target }) =>
    `${name(unit)}: per dare supporto, in troppo pochi del rango frontale vedono ${name(target)}.`,
  'too-much-support': ({ unit, most }) => `${name(unit)}: le danno supporto al più ${unita(most)}.`,
}
