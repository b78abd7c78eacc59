// What is told and refused in English: each function names the data that its sentence needs.

import { capital, type Explained } from '@grognard/toolkit'
import type { Side } from '../../battle.ts'
import { TOO_NEAR_THEN, type OfUnit, type RoutCause } from '../told.ts'
import { listed, modified, plural } from './grammar.ts'

type Tested = {
  readonly needs: number
  readonly modifier: Explained
  readonly faces: readonly number[]
  readonly failed: number
  readonly passed: boolean
}
type OfBrigade = { readonly brigade: string }

const thrown = ({ faces, needs, modifier, failed }: Tested): string => {
  const all = faces.length
  const each = all > 1 ? ' each' : ''
  const failing =
    all > 1 && failed > 0 ? `, ${failed} of ${all} ${failed === 1 ? 'fails' : 'fail'}` : ''
  return `${faces.join(' ')}${modified(modifier)}, needing ${needs}${each}${failing}`
}

const losses = (n: number): string => plural(n, 'loss', 'losses')

const CAUSES: { readonly [cause in RoutCause]: (riders: readonly string[]) => string } = {
  valour: () => 'its valour tested in vain',
  guns: () => 'artillery beaten in a fight, without a test',
  cavalry: (riders) => `ridden down by ${listed(riders)}, without a test`,
  square: () => 'a square beaten in a fight, without a test',
  retreat: () => 'with no way back',
  wavering: () => 'shaken as its brigade wavers, without a further test',
  fortitude: () => 'as its whole brigade breaks',
}

const leftOf = (left: number, all: number, brigade: string): string =>
  left === 0
    ? `no unit of ${brigade} is left`
    : `${left} of the ${plural(all, 'unit')} of ${brigade} ${left === 1 ? 'is' : 'are'} left`

/** Who of a brigade that wavers routs, and who takes a loss. */
function suffering(routing: readonly string[], near: readonly string[], within: number): string {
  const one = (names: readonly string[], single: string, several: string): string =>
    names.length === 1 ? single : several
  const parts = [
    ...(routing.length > 0 ? [`${listed(routing)}, shaken, ${one(routing, 'routs', 'rout')}`] : []),
    ...(near.length > 0
      ? [
          `${listed(near)}, within ${within}" of the enemy, ${one(near, 'takes a loss', 'take a loss each')}`,
        ]
      : []),
  ]
  return parts.length === 0
    ? `nobody is shaken or within ${within}" of the enemy`
    : parts.join('; ')
}

const DEFEATED = { shattered: 'is shattered', fortitude: 'has failed its fortitude test' }

export const moraleEvents = {
  losses: ({
    unit,
    losses: marked,
    total,
    tenacity,
    shaken,
    near,
    within = TOO_NEAR_THEN,
  }: OfUnit & {
    readonly losses: number
    readonly total: number
    readonly tenacity: Explained
    readonly shaken: boolean
    /** The enemy who is too near, where its brigade wavers. */
    readonly near: string | null
    readonly within?: number
  }) =>
    `${unit} ${near === null ? '' : `is within ${within}" of ${near} and `}takes ${losses(marked)}, ${total} of its tenacity of ${tenacity.value}${shaken ? ', and is shaken' : ''}.`,
  'valour-of-winner': ({ unit, tests }: OfUnit & { readonly tests: number }) =>
    `${unit} has won a fight: ${plural(tests, 'valour test')} ${tests === 1 ? 'is' : 'are'} waived.`,
  valour: ({ unit, ...tested }: OfUnit & Tested) =>
    `${unit} looks to its valour for ${losses(tested.faces.length)} beyond its tenacity: ${thrown(tested)}: ${tested.passed ? 'it stands' : 'it gives way'}.`,
  inspired: ({ name }: { readonly name: string }) =>
    `${name} takes heart: the failed test is passed.`,
  routs: ({
    unit,
    cause,
    riders,
    brigade,
    left,
    all,
  }: OfUnit &
    OfBrigade & {
      readonly cause: RoutCause
      readonly riders: readonly string[]
      readonly left: number
      readonly all: number
    }) => `${unit} routs and is gone, ${CAUSES[cause](riders)}; ${leftOf(left, all, brigade)}.`,
  shattered: ({ brigade, leader }: OfBrigade & { readonly leader: string }) =>
    `${brigade} has no unit left: it is shattered, and ${leader} is swept from the field.`,
  fortitude: ({ brigade, ...tested }: OfBrigade & Tested) =>
    `The fortitude of ${brigade}, of which ${plural(tested.faces.length, 'unit')} ${tested.faces.length === 1 ? 'has' : 'have'} routed: ${thrown(tested)}: ${tested.passed ? 'it holds' : 'it fails'}.`,
  wavers: ({
    brigade,
    routing,
    nearby,
    within = TOO_NEAR_THEN,
  }: OfBrigade & {
    readonly routing: readonly string[]
    readonly nearby: readonly string[]
    readonly within?: number
  }) => `${brigade} wavers: ${suffering(routing, nearby, within)}.`,
  defeat: ({
    side,
    defeats,
    brigade,
    defeated,
  }: OfBrigade & {
    readonly side: Side
    readonly defeats: number
    readonly defeated: keyof typeof DEFEATED
  }) =>
    `${capital(side)} suffers a defeat, as ${brigade} ${DEFEATED[defeated]}: ${plural(defeats, 'defeat')} in all.`,
}

export const moraleRefusals = {}
