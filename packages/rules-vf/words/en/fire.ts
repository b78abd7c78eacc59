// What is told and refused in English: each function names the data that its sentence needs.

import type { DiceTest, Explained, TestedDie } from '@grognard/toolkit'
import type { OfUnit } from '../../telling.ts'

const plural = (n: number, noun: string): string => (n === 1 ? `1 ${noun}` : `${n} ${noun}s`)
const dice = (n: number): string => (n === 1 ? '1 die' : `${n} dice`)
const signed = (n: number): string => (n < 0 ? ` −${-n}` : n > 0 ? ` +${n}` : '')
const list = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`

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
  readonly hits: number
}

function does({ kind, reply, skirmish, at }: AttackTold): string {
  if (kind === 'fire') return skirmish ? `sends skirmishers against ${at}` : `fires on ${at}`
  return reply ? `hits back at ${at}` : `falls upon ${at}`
}

export const fireEvents = {
  attack: (data: AttackTold) => {
    const { unit, support, value, test, dice: thrown, hits } = data
    const helped = support.length === 0 ? '' : `, helped by ${list(support)}`
    const needs = `${test.target} or more${signed(test.modifier.value)}`
    return `${unit} ${does(data)}${helped}: ${dice(value.value)} for ${needs}, ${shown(thrown)}: ${plural(hits, 'hit')}.`
  },
  'losses-halved': ({
    unit,
    hits,
    losses,
  }: OfUnit & { readonly hits: number; readonly losses: Explained }) =>
    `${unit} is thinly spread or well sheltered: ${plural(hits, 'hit')}, ${losses.value === 1 ? '1 loss' : `${losses.value} losses`}.`,
}

type Named = { readonly unit: string }
type Either = { readonly unit: string | number }
type At = Named & { readonly target: string }

const called = (unit: string | number): string => (typeof unit === 'number' ? `Unit ${unit}` : unit)

export const fireRefusals = {
  'no-target': ({ unit }: Either) => `${called(unit)} is no enemy on the table.`,
  'target-again': ({ unit }: Named) => `${unit} has been shot at in this phase.`,
  'target-engaged': ({ unit }: Named) =>
    `${unit} is at close quarters with our own men: nobody fires into that.`,
  'nobody-can-shoot': ({ unit }: Named) => `Nobody can shoot at ${unit}.`,
  'not-your-shooter': ({ unit }: Either) => `${called(unit)} is not yours to command on the table.`,
  'no-fire-value': ({ unit }: Named) => `${unit} has nothing to fire volleys with.`,
  'no-skirmishers': ({ unit }: Named) => `${unit} has no skirmishers to send out.`,
  'march-column-fires': ({ unit }: Named) => `${unit} is on the march and cannot shoot.`,
  'engaged-fires': ({ unit }: Named) => `${unit} is in contact with the enemy and cannot shoot.`,
  'shot-already': ({ unit }: Named) => `${unit} has shot or lent support in this phase.`,
  'out-of-range': ({ unit, target, range }: At & { readonly range: number }) =>
    `${unit} shoots ${range}" far, and ${target} is beyond that.`,
  'not-visible': ({ unit, target }: At) => `${unit} does not see ${target}.`,
  'closer-enemy': ({ unit, target, closer }: At & { readonly closer: string }) =>
    `${unit} sees ${closer} closer than ${target}, not shot at yet.`,
  'lends-twice': ({ unit }: Either) => `${called(unit)} takes part in this attack already.`,
  'skirmishers-lend': ({ unit }: Either) =>
    `${called(unit)} sends skirmishers, who support other skirmishers only.`,
  'too-few-see': ({ unit, target }: At) =>
    `Too few of the front rank of ${unit} see ${target} to lend support.`,
  'too-much-support': ({ unit, most }: Named & { readonly most: number }) =>
    `${unit} is lent support by ${most} units at most.`,
}
