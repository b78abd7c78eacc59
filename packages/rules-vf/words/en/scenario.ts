// What is told and refused in English: each function names the data that its sentence needs.

import { sayFlaw, type Fault } from '@grognard/geometry'
import type { Json } from '@grognard/kernel'
import { capital, type Explained } from '@grognard/toolkit'
import type { Side } from '../../battle.ts'
import type { Edge } from '../../setting-up.ts'
import type { OfUnit } from '../told.ts'
import { inches, listed, modified } from './grammar.ts'

type OfSide = { readonly side: Side }
type Named = { readonly unit: string }
type OfLeader = { readonly leader: string }
type Featured = { readonly feature: string }

type Counted = { readonly most: number; readonly count: number }
type TooFar = { readonly within: number; readonly far: number }

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
  'first-turn-throw': ({
    side,
    attacker,
    roll,
    needs,
  }: OfSide & { readonly attacker: Side; readonly roll: Explained; readonly needs: number }) =>
    `${capital(attacker)} throws ${roll.steps[0]?.after}${modified(roll)}, needing ${needs}: ${side} decides who has the first turn.`,
  'first-turn': ({ side }: OfSide) => `${capital(side)} has the first turn.`,
}

export const scenarioRefusals = {
  terrain: ({ place, flaw }: Fault) =>
    [place, sayFlaw('en', flaw)].filter((part) => part !== '').join(': '),
  'not-asked-here': ({ ask }: { readonly ask: string }) =>
    `This position does not ask '${ask}' like that.`,
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
  'narrow-edge': ({ edges }: { readonly edges: readonly Edge[] }) =>
    `In a meeting engagement the attacker picks a narrow edge: ${edges.join(' or ')}.`,
  'long-edge': ({ edges }: { readonly edges: readonly Edge[] }) =>
    `The attacker picks a long edge: ${edges.join(' or ')}.`,
  'odd-feature': ({ feature }: Featured) => `${feature} has no place in this scenario.`,
  towns: ({ most, count }: Counted) => `There are 2 to ${most} towns, and not ${count}.`,
  woods: ({ most, count }: Counted) => `There are 2 to ${most} woods, and not ${count}.`,
  'towns-and-woods': ({ most, count }: Counted) =>
    `There are at most two towns or woods more than usual, ${most} in all, and not ${count}.`,
  'town-defendable': ({ feature }: Featured) => `The town ${feature} must be defendable.`,
  'wood-size': ({
    feature,
    wide,
    deep,
  }: Featured & { readonly wide: number; readonly deep: number }) =>
    `The wood ${feature} must be about 6 to 9 inches across, and is ${inches(wide)} by ${inches(deep)}.`,
  'one-river': ({ count }: { readonly count: number }) =>
    `There is one river or stream at most, and not ${count}.`,
  'no-crossing': ({ feature }: Featured) => `${feature} needs a bridge or a ford.`,
  'river-ends': ({ feature }: Featured) => `${feature} must run from one table edge to another.`,
  'objective-edge': ({
    near,
    edge,
    beyond,
  }: {
    readonly near: number
    readonly edge: Edge
    readonly beyond: number
  }) =>
    `An objective lies more than ${beyond}" from the edge of the table, and this is ${inches(near)} from the ${edge}.`,
  'objective-near': ({
    objective,
    near,
    beyond,
  }: {
    readonly objective: string
    readonly near: number
    readonly beyond: number
  }) =>
    `An objective lies more than ${beyond}" from any other, and this is ${inches(near)} from ${objective}.`,
  'objective-assault': ({ far, within }: { readonly far: number; readonly within: number }) =>
    `In an assault it lies within ${within}" of the defender’s edge, and this is ${inches(far)} from it.`,
  'allot-all': ({ brigades, count }: { readonly brigades: number; readonly count: number }) =>
    `Each of the ${brigades} brigades needs a commander, and ${count} are named.`,
  'deployed-already': ({ unit }: Named) => `${unit} has been set up or held back already.`,
  'not-to-deploy': ({ unit, brigade }: Named & { readonly brigade: string }) =>
    `${brigade} is set up now, and ${unit} is not of it.`,
  'leader-not-to-deploy': ({ leader }: { readonly leader: string | null }) =>
    leader === null
      ? 'No leader is to be set up now.'
      : `It is ${leader} who is set up with this brigade.`,
  'units-first': ({ names }: { readonly names: readonly string[] }) =>
    `The units are set up before their leader: ${listed(names)} ${names.length === 1 ? 'is' : 'are'} still to come.`,
  'outside-zone': ({ unit, within, far }: Named & TooFar) =>
    `${unit} must be wholly within ${within}" of its side’s edge, and would reach ${inches(far)} from it.`,
  'feature-outside-zone': ({ feature, within, far }: Featured & TooFar) =>
    `${feature} reaches ${inches(far)} from the edge, and is occupied during deployment only if all of it is within ${within}".`,
  'not-light': ({ unit }: Named) =>
    `${unit} is neither light infantry nor light cavalry and must come later.`,
  'half-in-reserve': ({ units, ready }: { readonly units: number; readonly ready: number }) =>
    `At least half of the defender’s ${units} units must be held back, and ${ready} are set up.`,
  'not-defendable': ({ feature }: Featured) => `${feature} cannot be occupied.`,
  occupied: ({ feature, other }: Featured & { readonly other: string }) =>
    `${feature} is occupied by ${other}.`,
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
