// What is told and refused in English: each function names the data that its sentence needs.

import type { DiceTest, Explained, TestedDie } from '@grognard/toolkit'
import type { FormationKind } from '../../formation.ts'
import type { OfUnit, Unseen } from '../told.ts'
import { called, formedAs, inches, listed, modified, plural } from './grammar.ts'

const dice = (n: number): string => plural(n, 'die', 'dice')

/** Dice as they lie on the table: '1→5' was thrown again. */
const shown = (thrown: readonly TestedDie[]): string =>
  thrown
    .map(({ thrown: face, again }) => (again === null ? `${face}` : `${face}→${again}`))
    .join(' ')

export type AttackTold = OfUnit & {
  readonly kind: 'fire' | 'melee'
  readonly reply: boolean
  readonly skirmish: boolean
  readonly at: string
  readonly support: readonly string[]
  readonly value: Explained
  readonly test: DiceTest
  readonly dice: readonly TestedDie[]
  /** How many of the dice were thrown again, and by which rule or card. */
  readonly again: readonly ThrownAgain[]
  readonly hits: number
}

type ThrownAgain = { readonly dice: number; readonly rule: string }

const thrownAgain = ([first, ...others]: readonly ThrownAgain[]): string =>
  first === undefined
    ? ''
    : `, ${[`${first.dice} thrown again by ${first.rule}`, ...others.map(({ dice: n, rule }) => `${n} by ${rule}`)].join(' and ')}`

function does({ kind, reply, skirmish, at }: AttackTold): string {
  if (kind === 'fire') return skirmish ? `sends skirmishers against ${at}` : `fires on ${at}`
  return reply ? `hits back at ${at}` : `falls upon ${at}`
}

/** What halved a number. */
const halvedBy = ({ steps }: Explained): string =>
  listed(steps.flatMap(({ effect, label, idle }) => ('halve' in effect && !idle ? [label] : [])))

/** Cannons of a battery that attack by themselves are not named twice. (O1.2) */
const helping = ({ unit, support }: AttackTold): string =>
  listed(
    [...new Set(support)].map((name) => {
      if (name === unit) return 'its other cannon'
      return support.indexOf(name) < support.lastIndexOf(name) ? `both cannons of ${name}` : name
    }),
  )

export const fireEvents = {
  attack: (data: AttackTold) => {
    const { unit, support, value, test, dice: thrown, again, hits } = data
    const helped = support.length === 0 ? '' : `, helped by ${helping(data)}`
    const needs = `${test.target} or more${modified(test.modifier)}`
    return `${unit} ${does(data)}${helped}: ${dice(value.value)} for ${needs}, ${shown(thrown)}${thrownAgain(again)}: ${plural(hits, 'hit')}.`
  },
  'losses-halved': ({
    unit,
    hits,
    losses,
  }: OfUnit & { readonly hits: number; readonly losses: Explained }) =>
    `${unit} suffers half of ${plural(hits, 'hit')}, by ${halvedBy(losses)}: ${plural(losses.value, 'loss', 'losses')}.`,
}

type Named = { readonly unit: string }
type Either = { readonly unit: string | number }
type At = Named & { readonly target: string }

/** What hides an enemy, and what that is called. */
export const UNSEEN: { readonly [hidden in Unseen['hidden']]: (unseen: Unseen) => string } = {
  arc: () => 'it is in the front arc of none of its front rank',
  unit: ({ blocker, clearance }) =>
    `every line passes within ${clearance}" of another unit, the best of ${blocker}`,
  ground: ({ blocker }) => `${blocker} is in the way`,
  crest: ({ blocker }) => `the crest of ${blocker} is in the way`,
}

export const fireRefusals = {
  'target-again': ({ unit }: Named) => `${unit} has been shot at in this phase.`,
  'target-engaged': ({ unit, others }: Named & { readonly others: readonly string[] }) =>
    `${unit} is in contact with ${listed(others)}: nobody fires into that.`,
  'nobody-can-shoot': ({ unit }: Named) => `Nobody can shoot at ${unit}.`,
  'nobody-named': ({ unit }: Named) =>
    `Somebody must be named who shoots at ${unit}: no other commander can.`,
  'no-fire-value': ({ unit }: Named) => `${unit} has nothing to fire volleys with.`,
  'no-skirmishers': ({ unit }: Named) => `${unit} has no skirmishers to send out.`,
  'march-column-fires': ({ unit, formed }: Named & { readonly formed: FormationKind }) =>
    `${unit} is ${formedAs(formed)}, and only deployed units shoot.`,
  'engaged-fires': ({ unit, others }: Named & { readonly others: readonly string[] }) =>
    `${unit} is in contact with ${listed(others)} and cannot shoot.`,
  'shot-already': ({ unit }: Named) => `${unit} has shot or lent support in this phase.`,
  'out-of-range': ({
    unit,
    target,
    range,
    far,
  }: At & { readonly range: number; readonly far: number }) =>
    `${unit} shoots ${range}" far, and ${target} is ${inches(far)} away.`,
  'not-visible': ({ unit, target, ...unseen }: At & Unseen) =>
    `${unit} does not see ${target}: ${UNSEEN[unseen.hidden](unseen)}.`,
  'closer-enemy': ({
    unit,
    target,
    closer,
    near,
    far,
  }: At & { readonly closer: string; readonly near: number; readonly far: number }) =>
    `${unit} sees ${closer} at ${inches(near)}, closer than ${target} at ${inches(far)}, and not shot at yet.`,
  'lends-twice': ({ unit }: Either) => `${called(unit)} takes part in this attack already.`,
  'skirmishers-lend': ({ unit }: Either) =>
    `${called(unit)} sends skirmishers, who support other skirmishers only.`,
  'too-few-see': ({
    unit,
    target,
    figures,
    least,
  }: At & { readonly figures: number; readonly least: number }) =>
    `To lend support ${least} of the front rank of ${unit} must see ${target}, and ${figures} ${figures === 1 ? 'does' : 'do'}.`,
  'too-much-support': ({
    unit,
    most,
    count,
  }: Named & { readonly most: number; readonly count: number }) =>
    `${unit} is lent support by ${plural(most, 'unit')} at most, and these count as ${count}.`,
}
