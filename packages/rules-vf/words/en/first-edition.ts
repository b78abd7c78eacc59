// What only the 1st edition tells and refuses, in English.

import type { Explained } from '@grognard/toolkit'
import type { Order } from '../../order.ts'
import type { OfUnit } from '../told.ts'
import { called, listed, modified, plural } from './grammar.ts'
import { nouns } from './nouns.ts'

type OfBrigade = { readonly brigade: string }
type Named = { readonly unit: string }
type Names = { readonly names: readonly string[] }

const setbacks = (n: number): string => plural(n, 'setback')

export const firstEvents = {
  setback: ({
    brigade,
    setbacks: all,
    wavers,
  }: OfBrigade & { readonly setbacks: number; readonly wavers: boolean }) =>
    `A setback for ${brigade}: ${setbacks(all)} in all${wavers ? ', and it wavers' : ''}.`,
  'setback-gone': ({
    brigade,
    setbacks: left,
    steadies,
  }: OfBrigade & { readonly setbacks: number; readonly steadies: boolean }) =>
    `${brigade} takes heart, with ${setbacks(left)} left${steadies ? ', and wavers no longer' : ''}.`,
  'fortitude-of-setbacks': ({
    brigade,
    needs,
    modifier,
    faces,
    passed,
  }: OfBrigade & {
    readonly needs: number
    readonly modifier: Explained
    readonly faces: readonly number[]
    readonly failed: number
    readonly passed: boolean
  }) =>
    `The fortitude of ${brigade}, for ${setbacks(faces.length)} beyond the third: ${faces.join(' ')}${modified(modifier)}, needing ${needs}${faces.length > 1 ? ' each' : ''}: ${passed ? 'it holds' : 'it breaks'}.`,
  'losses-shared': ({
    losses,
    shares,
  }: OfUnit & {
    readonly losses: number
    readonly shares: readonly { readonly name: string; readonly share: number }[]
  }) =>
    `${plural(losses, 'loss', 'losses')} shared: ${listed(shares.map(({ name, share }) => `${name} ${share}`))}.`,
}

export const firstRefusals = {
  'no-such-action': ({ unit, does }: Named & { readonly does: Order['do'] }) =>
    `${unit} cannot ${nouns.order[does]}: this edition has no such action.`,
  'rally-moves': ({ unit }: Named) => `${unit} rallies where it stands.`,
  'no-double': ({ unit }: Named) => `There is no doubling: ${unit} may manoeuvre with two moves.`,
  'assaults-first': ({ unit, brigade }: Named & OfBrigade) =>
    `${unit} cannot assault any more: ${brigade} has gone on to other orders, and assaults come first.`,
  'only-assaults': ({ unit }: Named) =>
    `${unit} has fired this turn: it may assault, but neither manoeuvre nor rally.`,
  'rally-too-few': ({ unit, least }: Named & { readonly least: number }) =>
    `${unit} must have ${least} losses to rally.`,
  'failed-marches': ({ unit, brigade }: Named & OfBrigade) =>
    `${brigade} has failed its test: only march columns go on, with one move, and that is no such order for ${unit}.`,
  'arrives-set-up': ({ unit }: Named) =>
    `${unit} does not come on in the action phase: reinforcements are set up in the fate phase.`,
  'set-up-at-edge': ({ unit, edge }: Named & { readonly edge: string }) =>
    `${unit} is set up with its rear on the ${edge} edge of the table, looking in.`,
  'shares-not': ({ unit, names }: Names & { readonly unit: string | number }) =>
    `${called(unit)} has no share in these losses: ${listed(names)} have.`,
  'shares-odd': ({
    odd,
    losses,
    names,
  }: Names & { readonly odd: number; readonly losses: number }) =>
    `Of ${plural(losses, 'loss', 'losses')} for ${listed(names)}, ${odd} of them ${odd === 1 ? 'takes' : 'take'} one more than the others.`,
}
