// What is told and refused in English: each function names the data that its sentence needs.

import { sayFlaw, type Fault } from '@grognard/geometry'
import type { Json } from '@grognard/kernel'
import type { Explained } from '@grognard/toolkit'
import type { Side } from '../../battle.ts'
import type { Edge } from '../../scenarios/setting-up.ts'
import type { OfUnit } from '../../telling.ts'

type OfSide = { readonly side: Side }
type Named = { readonly unit: string }
type OfLeader = { readonly leader: string }
type Featured = { readonly feature: string }

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
const called = (unit: string | number): string => (typeof unit === 'number' ? `Unit ${unit}` : unit)

export const scenarioEvents = {
  'attacker-throws': ({ red, blue }: { readonly red: number; readonly blue: number }) =>
    `Red throws ${red}, blue ${blue}.`,
  attacker: ({ side }: OfSide) => `${capital(side)} attacks.`,
  terrain: ({
    side,
    features,
    generated,
  }: OfSide & { readonly features: number; readonly generated: boolean }) =>
    generated
      ? `The battlefield is made by dice: ${features} features.`
      : `${capital(side)} sets up the battlefield: ${features} features.`,
  edge: ({ side, edge }: OfSide & { readonly edge: Edge }) =>
    `${capital(side)} has the ${edge} edge of the table.`,
  objective: ({ side, objective }: OfSide & { readonly objective: string }) =>
    `${capital(side)} names an objective: ${objective}.`,
  commands: ({ brigade, seat }: { readonly brigade: string; readonly seat: string }) =>
    `${capital(seat)} commands ${brigade}.`,
  deployed: ({ unit }: OfUnit) => `${unit} takes its place.`,
  'held-back': ({ unit }: OfUnit) => `${unit} is held back.`,
  'leader-deployed': ({ leader }: { readonly leader: string }) => `${leader} takes his place.`,
  'first-turn-throw': ({ side, roll }: OfSide & { readonly roll: Explained }) =>
    `${roll.value}: ${side} decides who has the first turn.`,
  'first-turn': ({ side }: OfSide) => `${capital(side)} has the first turn.`,
}

export const scenarioRefusals = {
  terrain: ({ place, flaw }: Fault) =>
    [place, sayFlaw('en', flaw)].filter((part) => part !== '').join(': '),
  'no-option': ({ name }: { readonly name: string }) => `There is no option '${name}'.`,
  'option-value': ({ values }: { readonly values: readonly Json[] }) =>
    `It must be one of ${values.map((value) => JSON.stringify(value)).join(', ')}.`,
  'nobody-sits': ({ side }: OfSide) => `Nobody sits on the ${side} side.`,
  'no-commander': ({ seat }: { readonly seat: string }) =>
    `There is no seat '${seat}' on its side.`,
  'no-profile': ({ profile }: { readonly profile: string }) => `No army sheet has '${profile}'.`,

  'edges-opposite': () => 'The two sides have opposite edges.',
  'edges-needed': () => 'The edges must be chosen before the armies are set up.',
  'after-fortitude': ({ phases }: { readonly phases: string }) =>
    `After fortitude tests comes one of: ${phases}.`,
  'feature-rules': ({ feature }: Featured) =>
    `${feature} must do what such a feature does in this rulebook.`,
  'small-table': () => 'The table is too small for a battlefield of this scenario.',
  'narrow-edge': () => 'In a meeting engagement the attacker picks a narrow edge.',
  'long-edge': () => 'The attacker picks a long edge.',
  'odd-feature': ({ feature }: Featured) => `${feature} has no place in this scenario.`,
  towns: ({ most }: { readonly most: number }) => `There are two to ${most} towns.`,
  woods: ({ most }: { readonly most: number }) => `There are two to ${most} woods.`,
  'towns-and-woods': () => 'There are at most two towns or woods more than usual.',
  'town-defendable': ({ feature }: Featured) => `The town ${feature} must be defendable.`,
  'wood-size': ({ feature }: Featured) => `The wood ${feature} must be about 6 to 9 inches across.`,
  'one-river': () => 'There is one river or stream at most.',
  'no-crossing': ({ feature }: Featured) => `${feature} needs a bridge or a ford.`,
  'river-ends': ({ feature }: Featured) => `${feature} must run from one table edge to another.`,
  'objective-edge': () => 'An objective lies more than 12 inches from the edge of the table.',
  'objective-near': ({ objective }: { readonly objective: string }) =>
    `An objective lies more than 12 inches from any other, and ${objective} is nearer.`,
  'objective-assault': () => 'In an assault it lies within 24 inches of the defender’s edge.',
  'allot-all': ({ brigades }: { readonly brigades: number }) =>
    `Each of the ${brigades} brigades needs a commander.`,
  'no-such-brigade': () => 'That brigade is not yours to set up now.',
  'not-to-deploy': ({ unit }: { readonly unit: string | number }) =>
    `${called(unit)} is not to be set up now.`,
  'leader-not-to-deploy': () => 'That leader is not to be set up now.',
  'units-first': () => 'The units are set up before their leader.',
  'outside-zone': ({ unit }: Named) =>
    `${unit} would not be wholly within 18 inches of its side’s edge.`,
  'not-light': ({ unit }: Named) =>
    `${unit} is neither light infantry nor light cavalry and must come later.`,
  'half-in-reserve': () => 'At least half of the defender’s units must be held back.',
  'not-defendable': ({ feature }: Featured) => `${feature} cannot be occupied.`,
  occupied: ({ feature }: Featured) => `${feature} is occupied.`,
  'off-table': ({ unit }: Named) => `${unit} would not be wholly on the table.`,
  'on-impassable': ({ unit, ground }: Named & { readonly ground: string }) =>
    `${unit} cannot stand on ${ground}.`,
  'in-defendable': ({ unit, feature }: Named & Featured) =>
    `${unit} would stand in ${feature}: it can only be there by occupying it.`,
  'on-others': ({ unit, other }: Named & { readonly other: string }) =>
    `${unit} would stand where ${other} stands.`,
  'leader-off-table': ({ leader }: OfLeader) => `${leader} would not be wholly on the table.`,
  'leader-on-impassable': ({ leader, ground }: OfLeader & { readonly ground: string }) =>
    `${leader} cannot stand on ${ground}.`,
  'leader-on-unit': ({ leader, unit }: OfLeader & Named) =>
    `${leader} would stand where ${unit} stands.`,
}
