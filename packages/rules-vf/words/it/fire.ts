import type { Explained, TestedDie, Translated } from '@grognard/toolkit'
import type { AttackTold, fireEvents as events, fireRefusals as refusals } from '../en/fire.ts'
import { card } from './cards.ts'
import {
  called,
  colpi,
  dadi,
  inches,
  joined,
  listed,
  modelli,
  modified,
  named,
  perdite,
  unita,
  formedAs,
} from './grammar.ts'
import { name, place } from './names.ts'
import { special } from './specials.ts'
import { step } from './steps.ts'

type Unseen = Parameters<(typeof refusals)['not-visible']>[0]

/** What hides an enemy, and what that is called. */
export const UNSEEN: {
  readonly [hidden in Unseen['hidden']]: (unseen: Pick<Unseen, 'blocker' | 'clearance'>) => string
} = {
  arc: () => "non è nell'arco frontale di nessun modello del rango frontale",
  unit: ({ blocker, clearance }) =>
    `ogni linea passa entro ${clearance}" da un'altra unità, la migliore da ${name(blocker)}`,
  ground: ({ blocker }) => `${place(blocker)} toglie la vista`,
  crest: ({ blocker }) => `la cresta ${joined('di', blocker)} toglie la vista`,
}

/** Dice as they lie on the table: '1→5' was thrown again. */
const shown = (dice: readonly TestedDie[]): string =>
  dice.map(({ thrown, again }) => (again === null ? `${thrown}` : `${thrown}→${again}`)).join(' ')

function does({ kind, reply, skirmish, at }: AttackTold): string {
  const enemy = name(at)
  if (kind === 'fire') return skirmish ? `schermaglia contro ${enemy}` : `fuoco contro ${enemy}`
  return reply ? `risponde ai colpi di ${enemy}` : `si getta su ${enemy}`
}

const thrownAgain = (again: AttackTold['again']): string =>
  again.map(({ dice, rule }) => `, ${dadi(dice)} di nuovo per ${card(special(rule))}`).join('')

/** What halved a number. */
const halvedBy = ({ steps }: Explained): string =>
  listed(
    steps.flatMap(({ effect, label, idle }) => ('halve' in effect && !idle ? [step(label)] : [])),
  )

/** Cannons of a battery that attack by themselves are not named twice. (O1.2) */
const helping = ({ unit, support }: AttackTold): string =>
  listed(
    [...new Set(support)].map((one) => {
      if (one === unit) return 'un altro suo cannone'
      return support.indexOf(one) < support.lastIndexOf(one)
        ? `entrambi i cannoni di ${name(one)}`
        : name(one)
    }),
  )

export const fireEvents: Translated<typeof events> = {
  attack: (data) => {
    const { unit, support, value, test, dice, again, hits } = data
    const helped = support.length === 0 ? '' : `, con il supporto di ${helping(data)}`
    const needs = `serve ${test.target} o più${modified(test.modifier)}`
    return `${name(unit)}: ${does(data)}${helped}; ${dadi(value.value)}, ${needs}; ${shown(dice)}${thrownAgain(again)}: ${colpi(hits)}.`
  },
  'losses-halved': ({ unit, hits, losses }) =>
    `${name(unit)}: di ${colpi(hits)} ne subisce metà (${halvedBy(losses)}); ${perdite(losses.value)}.`,
}

export const fireRefusals: Translated<typeof refusals> = {
  'target-again': ({ unit }) => `${name(unit)}: le si è già sparato in questa fase.`,
  'target-engaged': ({ unit, others }) =>
    `${name(unit)}: è a contatto con ${named(others)}, e là dentro nessuno fa fuoco.`,
  'nobody-can-shoot': ({ unit }) => `${name(unit)}: nessuno le può sparare.`,
  'nobody-named': ({ unit }) =>
    `${name(unit)}: va detto chi le spara, perché nessun altro comandante può.`,
  'no-fire-value': ({ unit }) => `${name(unit)}: non ha con che tirare una salva.`,
  'no-skirmishers': ({ unit }) => `${name(unit)}: non ha schermagliatori da mandare avanti.`,
  'march-column-fires': ({ unit, formed }) =>
    `${name(unit)}: è ${formedAs(formed)}, e spara solo chi è schierato.`,
  'engaged-fires': ({ unit, others }) =>
    `${name(unit)}: è a contatto con ${named(others)} e non può sparare.`,
  'shot-already': ({ unit }) => `${name(unit)}: in questa fase ha già sparato o dato supporto.`,
  'out-of-range': ({ unit, target, range, far }) =>
    `${name(unit)}: ha una gittata di ${range}", e ${name(target)} è a ${inches(far)}.`,
  'not-visible': ({ unit, target, ...unseen }) =>
    `${name(unit)}: non vede ${name(target)}; ${UNSEEN[unseen.hidden](unseen)}.`,
  'closer-enemy': ({ unit, target, closer, near, far }) =>
    `${name(unit)}: vede ${name(closer)} a ${inches(near)}, più vicino di ${name(target)} a ${inches(far)}, e nessuno gli ha ancora sparato.`,
  'lends-twice': ({ unit }) => `${called(unit)}: partecipa già a questo attacco.`,
  'skirmishers-lend': ({ unit }) =>
    `${called(unit)}: i suoi schermagliatori danno supporto solo ad altri schermagliatori.`,
  'too-few-see': ({ unit, target, figures, least }) =>
    `${name(unit)}: per dare supporto ${modelli(least)} del rango frontale devono vedere ${name(target)}, e sono ${figures}.`,
  'too-much-support': ({ unit, most, count }) =>
    `${name(unit)}: le danno supporto al più ${unita(most)}, e queste contano come ${count}.`,
}
