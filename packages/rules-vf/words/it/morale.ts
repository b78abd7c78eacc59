import type { Translated } from '@grognard/toolkit'
import type { moraleEvents as events } from '../en/morale.ts'
import { perdite, sconfitte } from './grammar.ts'
import { name } from './names.ts'
import { nouns } from './nouns.ts'

type Tested = Omit<Parameters<(typeof events)['fortitude']>[0], 'brigade'>

const thrown = ({ faces, needs, modifier }: Tested): string =>
  `${faces.join(' ')}, serve ${needs - modifier.value} o più${faces.length > 1 ? ' per dado' : ''}`

export const moraleEvents: Translated<typeof events> = {
  losses: ({ unit, losses, total, tenacity, shaken }) =>
    `${name(unit)}: subisce ${perdite(losses)}, ${total} su ${tenacity.value}${shaken ? ', ed è scossa' : ''}.`,
  'valour-of-winner': ({ unit }) =>
    `${name(unit)}: ha vinto un combattimento, e il suo valore non è messo alla prova.`,
  valour: ({ unit, ...tested }) =>
    `${name(unit)}: test di Valore; ${thrown(tested)}: ${tested.passed ? 'tiene' : 'cede'}.`,
  routs: ({ unit }) => `${name(unit)}: va in rotta e lascia il campo.`,
  shattered: ({ brigade, leader }) =>
    `${name(brigade)}: è distrutta, e trascina via dal campo il suo comandante, ${name(leader)}.`,
  fortitude: ({ brigade, ...tested }) =>
    `${name(brigade)}: test di Fortitude; ${thrown(tested)}: ${tested.passed ? 'resiste' : 'fallisce'}.`,
  wavers: ({ brigade }) => `${name(brigade)}: vacilla.`,
  defeat: ({ side, defeats }) =>
    `Il ${nouns.side[side]} subisce una sconfitta: in tutto ${sconfitte(defeats)}.`,
}
