// What is told, in English.

import type { Point, Pose } from '@grognard/geometry'
import type { Explained } from '@grognard/toolkit'
import type { Side } from '../../battle.ts'
import type { FormationKind } from '../../units/formations.ts'
import type { Fate, OfUnit, RoutCause } from '../told.ts'
import { inches, listed } from './grammar.ts'
import { nouns } from './nouns.ts'

type OfLeader = { readonly leader: string; readonly unit: string }
type Tested = {
  readonly dice: readonly number[]
  readonly needs: Explained
  readonly passed: boolean
}

const ROUTS: { readonly [cause in RoutCause]: string } = {
  losses: 'has lost its last break point and routs',
  morale: 'breaks and routs',
  rally: 'does not rally and routs',
  'no way': 'has no way back and routs',
}

const FATES: { readonly [fate in Fate]: string } = {
  killed: 'is killed, and the unit is disordered',
  'mortally wounded': 'is carried off the field',
  quits: 'quits the field',
  hurt: 'is hurt: he leaves the unit, and leads less well',
  scratched: 'is scratched, and leaves the unit',
  heroic: 'is an inspiration to all, and leads better',
}

const shown = (dice: readonly number[]): string => dice.join(', ')
const points = (n: number): string => (n === 1 ? '1 break point' : `${n} break points`)

export const events = {
  attaches: ({ leader, unit }: OfLeader) => `${leader} goes to ${unit}.`,
  detaches: ({ leader, unit }: OfLeader) => `${leader} leaves ${unit}.`,
  rides: ({
    leader,
    used,
    allowance,
  }: {
    readonly leader: string
    readonly used: number
    readonly allowance: Explained
    readonly to: Point
  }) => `${leader} rides ${inches(used)} of ${allowance.value}".`,
  displaced: ({ leader, unit }: OfLeader & { readonly to: Point }) =>
    `${leader} makes way for ${unit}.`,
  captured: ({ leader, unit }: OfLeader) => `${leader} has no way out before ${unit}: he is taken.`,
  'leader-tried': ({
    unit,
    leader,
    dice,
    hits,
    struck,
  }: OfUnit & {
    readonly leader: string
    readonly dice: readonly number[]
    readonly hits: number
    readonly struck: boolean
  }) =>
    `${leader} is with ${unit}, which suffered ${hits}: ${shown(dice)}, ${struck ? 'he is hit' : 'he is not hit'}.`,
  'leader-falls': ({
    leader,
    dice,
    fate,
  }: OfUnit & {
    readonly leader: string
    readonly dice: readonly number[]
    readonly fate: Fate
  }) => `${leader} ${FATES[fate]} (${shown(dice)}).`,
  turn: ({ turn, first }: { readonly turn: number; readonly first: Side }) =>
    `Turn ${turn}: the ${first} side acts first.`,
  moves: ({
    unit,
    used,
    allowance,
    over,
    into,
  }: OfUnit & {
    readonly used: number
    readonly allowance: Explained
    readonly over: readonly string[]
    readonly into: FormationKind | null
    readonly to: Pose
  }) =>
    `${unit} moves ${inches(used)} of ${allowance.value}"${over.length > 0 ? `, over ${listed(over)}` : ''}${into ? `, and forms: ${nouns.formation[into]}` : ''}.`,
  manhandled: ({ unit }: OfUnit & { readonly to: Pose }) => `${unit} is moved by hand.`,
  recovers: ({ unit }: OfUnit) => `${unit} recovers its order.`,
  disordered: ({ unit }: OfUnit) => `${unit} is disordered.`,
  elan: ({ unit, dice, needs, passed }: OfUnit & Tested) =>
    `${unit} tests its elan: ${shown(dice)}, needing ${needs.value}: ${passed ? 'it keeps its order' : 'it is disordered'}.`,
  fires: ({
    unit,
    target,
    dice,
    again,
    needed,
    hits,
  }: OfUnit & {
    readonly target: string
    readonly dice: readonly number[]
    readonly again: number | null
    readonly needed: Explained
    readonly hits: number
  }) =>
    `${unit} fires at ${target}: ${shown(dice)}${again === null ? '' : ` and ${again} for the odd six`}, needing ${needed.value}: ${hits === 1 ? '1 hit' : `${hits} hits`}.`,
  tires: ({
    unit,
    lost,
    again,
  }: OfUnit & { readonly lost: number; readonly again: number | null }) =>
    `${unit} loses ${points(lost)} to low ammunition and fatigue${again === null ? '' : ` (${again})`}.`,
  loses: ({ unit, lost, left }: OfUnit & { readonly lost: number; readonly left: number }) =>
    `${unit} loses ${points(lost)}: ${left} left.`,
  morale: ({ unit, dice, needs, passed }: OfUnit & Tested) =>
    `${unit} tests its morale: ${shown(dice)}, needing ${needs.value}: ${passed ? 'it stands' : 'it breaks'}.`,
  retreats: ({
    unit,
    dice,
    distance,
  }: OfUnit & {
    readonly dice: readonly number[]
    readonly distance: Explained
    readonly to: Pose
  }) => `${unit} retreats ${distance.value}" (${shown(dice)}).`,
  routs: ({ unit, cause }: OfUnit & { readonly cause: RoutCause }) => `${unit} ${ROUTS[cause]}.`,
  rallies: ({ unit, dice, needs }: OfUnit & Omit<Tested, 'passed'>) =>
    `${unit} rallies: ${shown(dice)}, needing ${needs.value}.`,
  breaks: ({
    side,
    dice,
    needs,
    passed,
  }: {
    readonly side: Side
    readonly dice: readonly number[]
    readonly needs: Explained
    readonly passed: boolean
  }) =>
    `The ${side} army tests whether it breaks: ${shown(dice)}, needing ${needs.value}: ${passed ? 'it holds' : 'it breaks'}.`,
}
