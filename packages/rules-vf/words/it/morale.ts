import { TOO_NEAR_THEN } from '../told.ts'
import type { Translated } from '@grognard/toolkit'
import type { moraleEvents as events } from '../en/morale.ts'
import { modified, named, perdite, sconfitte, unita } from './grammar.ts'
import { name } from './names.ts'
import { nouns } from './nouns.ts'

type Tested = Omit<Parameters<(typeof events)['fortitude']>[0], 'brigade'>
type Cause = Parameters<(typeof events)['routs']>[0]['cause']
type Defeated = Parameters<(typeof events)['defeat']>[0]['defeated']

function thrown({ faces, needs, modifier, failed }: Tested): string {
  const all = faces.length
  const failing =
    all > 1 && failed > 0 ? `, ${failed === 1 ? 'fallisce' : 'falliscono'} ${failed} su ${all}` : ''
  return `${faces.join(' ')}${modified(modifier)}, serve ${needs}${all > 1 ? ' per dado' : ''}${failing}`
}

const CAUSES: { readonly [cause in Cause]: (riders: readonly string[]) => string } = {
  valour: () => 'fallito il test di Valore',
  guns: () => 'artiglieria sconfitta in un combattimento, senza test',
  cavalry: (riders) => `travolta da ${named(riders)}, senza test`,
  square: () => 'un quadrato sconfitto in un combattimento, senza test',
  retreat: () => 'senza una via per ripiegare',
  wavering: () => 'scossa mentre la brigata vacilla, senza altri test',
  fortitude: () => 'con tutta la sua brigata',
}

const leftOf = (left: number, all: number): string =>
  left === 0
    ? 'non resta nessuna unità'
    : `${left === 1 ? 'resta' : 'restano'} ${left} su ${unita(all)}`

/** Who of a brigade that wavers routs, and who takes a loss. */
function suffering(routing: readonly string[], near: readonly string[], within: number): string {
  const parts = [
    ...(routing.length > 0 ? [`va in rotta chi è scosso (${named(routing)})`] : []),
    ...(near.length > 0
      ? [`subisce una perdita chi è entro ${within}" dal nemico (${named(near)})`]
      : []),
  ]
  return parts.length === 0 ? `nessuno è scosso o entro ${within}" dal nemico` : parts.join('; ')
}

const DEFEATED: { readonly [defeated in Defeated]: string } = {
  shattered: 'è distrutta',
  fortitude: 'ha fallito il test di Fortitude',
}

export const moraleEvents: Translated<typeof events> = {
  losses: ({ unit, losses, total, tenacity, shaken, near, within = TOO_NEAR_THEN }) =>
    `${name(unit)}: ${near === null ? '' : `è entro ${within}" da ${name(near)} e `}subisce ${perdite(losses)}, ${total} su una Tenacia di ${tenacity.value}${shaken ? ', ed è scossa' : ''}.`,
  'valour-of-winner': ({ unit, tests }) =>
    `${name(unit)}: ha vinto un combattimento, e ${tests === 1 ? '1 test di Valore le è risparmiato' : `${tests} test di Valore le sono risparmiati`}.`,
  valour: ({ unit, ...tested }) =>
    `${name(unit)}: test di Valore per ${perdite(tested.faces.length)} oltre la Tenacia; ${thrown(tested)}: ${tested.passed ? 'tiene' : 'cede'}.`,
  inspired: ({ name: who }) => `${name(who)}: riprende cuore, e il test fallito è superato.`,
  routs: ({ unit, cause, riders, brigade, left, all }) =>
    `${name(unit)}: va in rotta e lascia il campo, ${CAUSES[cause](riders)}; della sua brigata (${name(brigade)}) ${leftOf(left, all)}.`,
  shattered: ({ brigade, leader }) =>
    `${name(brigade)}: non ha più unità, è distrutta, e trascina via dal campo il suo comandante, ${name(leader)}.`,
  fortitude: ({ brigade, ...tested }) =>
    `${name(brigade)}: test di Fortitude per ${unita(tested.faces.length)} in rotta; ${thrown(tested)}: ${tested.passed ? 'resiste' : 'fallisce'}.`,
  wavers: ({ brigade, routing, nearby, within = TOO_NEAR_THEN }) =>
    `${name(brigade)}: vacilla; ${suffering(routing, nearby, within)}.`,
  defeat: ({ side, defeats, brigade, defeated }) =>
    `Il ${nouns.side[side]} subisce una sconfitta, perché una brigata (${name(brigade)}) ${DEFEATED[defeated]}: in tutto ${sconfitte(defeats)}.`,
}
