// What is told and refused in English: each function names the data that its sentence needs.

import type { Explained } from '@grognard/toolkit'
import type { FormationKind } from '../../formation.ts'
import type { DauntedOutcome, Doing, OfUnit } from '../told.ts'
import { called, formedAs, inches, listed, modified, plural } from './grammar.ts'

type Named = { readonly unit: string }
type Called = { readonly unit: string | number }

const SQUARE = {
  'thrown back': 'it is thrown back with a loss',
  'turns away': 'it turns away',
  stays: 'it hacks at the bayonets and stays to fight',
}

/** By so many losses a fight is won narrowly, or soundly. */
const NARROWLY = 1
const SOUNDLY = 3

function winning(margin: number): string {
  if (margin === 0) return 'wins against'
  if (margin <= NARROWLY) return 'narrowly beats'
  return margin >= SOUNDLY ? 'soundly beats' : 'beats'
}

const TIED = {
  losses: '',
  'active side': ': drawn, and so won by the side whose turn it is',
  attacker: ': drawn, and so won by the attacker',
  height: ': drawn, and so won by whoever is higher up',
  cover: ': drawn, and so won by whoever is in cover',
}

export const meleeEvents = {
  'before-square': ({
    unit,
    squares,
    roll,
    outcome,
  }: OfUnit & {
    readonly squares: readonly string[]
    readonly roll: Explained
    readonly outcome: DauntedOutcome
  }) =>
    `${unit} rides at the square of ${listed(squares)}: ${roll.steps[0]?.after}${modified(roll)}, where 4 turns away and 6 stays: ${SQUARE[outcome]}.`,
  'fight-won': ({
    unit,
    loser,
    by,
    attack,
    reply,
  }: OfUnit & {
    readonly loser: string
    readonly by: keyof typeof TIED
    readonly attack: number
    readonly reply: number
  }) =>
    `${unit} ${winning(Math.abs(attack - reply))} ${loser}, ${plural(Math.max(attack, reply), 'loss', 'losses')} to ${Math.min(attack, reply)}${TIED[by]}.`,
  spared: ({ unit }: OfUnit) =>
    `${unit} does not rout without a test: the fight is for occupied terrain.`,
  'must-retreat': ({ unit }: OfUnit) => `${unit} is cavalry on the losing side and must fall back.`,
  'no-fight': ({ unit, target }: OfUnit & { readonly target: string }) =>
    `${unit} finds ${target} no longer before it.`,
  headstrong: ({ unit, target }: OfUnit & { readonly target: string }) =>
    `${unit} cannot be held: on it goes, into ${target}.`,
}

export const meleeRefusals = {
  'target-twice': ({ target }: { readonly target: string | number }) =>
    `${called(target)} is the target of one fight only: the others lend support in it.`,
  'fights-twice': ({ unit }: Called) =>
    `${called(unit)} attacks or lends support once in a phase, and has its part in a fight.`,
  'cannons-apart': ({
    unit,
    others,
    cannons,
  }: Named & { readonly others: readonly string[]; readonly cannons: number }) =>
    `Each cannon of ${unit} fights an enemy that it touches, and ${plural(cannons, 'cannon')} of it ${cannons === 1 ? 'touches' : 'touch'} ${listed(others)}.`,
  'not-in-contact': ({
    unit,
    target,
    far,
  }: Named & { readonly target: string; readonly far: number }) =>
    `${unit} is not in contact with ${target}: they are ${inches(far)} apart.`,
  'must-fight': ({ unit, target }: Named & { readonly target: string }) =>
    `${unit} is in contact and must fight: nobody else attacks ${target}.`,
  'must-support': ({ unit, target }: Named & { readonly target: string }) =>
    `${unit} is in contact and must fight: it can support the attack on ${target}.`,
  'melee-support-march': ({ unit, formed }: Named & { readonly formed: FormationKind }) =>
    `${unit} is ${formedAs(formed)} and lends no support.`,
  'melee-support-figures': ({
    unit,
    target,
    least,
    figures,
  }: Named & { readonly target: string; readonly least: number; readonly figures: number }) =>
    `${unit} needs ${least} figures of its front rank in contact with ${target} to lend support, and has ${figures}.`,
  'melee-support-inside': ({
    unit,
    target,
    feature,
    least,
  }: Named & { readonly target: string; readonly feature: string; readonly least: number }) =>
    `${unit} occupies ${feature} and lends support only against whoever touches that with ${least} figures; ${target} does not.`,
  'melee-support-elsewhere': ({ unit, enemy }: Named & { readonly enemy: string }) =>
    `${unit} is in contact with ${enemy}, whom nobody fights, and cannot support others.`,
  'melee-support-many': ({
    target,
    most,
    count,
  }: {
    readonly target: string
    readonly most: number
    readonly count: number
  }) =>
    `${plural(most, 'unit')} at most lend support against ${target}, and these count as ${count}.`,
  'brigade-support-other': ({
    unit,
    fighting,
    brigade,
    own,
  }: Named & { readonly fighting: string; readonly brigade: string; readonly own: string }) =>
    `${unit} is of ${brigade}, and only units of ${own} lend ${fighting} brigade support.`,
  'brigade-support-engaged': ({ unit, others }: Named & { readonly others: readonly string[] }) =>
    `${unit} is in contact with ${listed(others)} and lends no brigade support.`,
  'brigade-support-far': ({
    unit,
    fighting,
    far,
    within,
  }: Named & { readonly fighting: string; readonly far: number; readonly within: number }) =>
    `${unit} is ${inches(far)} from ${fighting}, and brigade support takes ${within}" at most.`,
  'brigade-support-many': ({
    fighting,
    most,
    count,
  }: {
    readonly fighting: string
    readonly most: number
    readonly count: number
  }) =>
    `Brigade support for ${fighting} comes from ${plural(most, 'unit')} at most, and these are ${count}.`,
  'not-in-turn': ({
    unit,
    names,
    doing,
  }: Called & { readonly names: readonly string[]; readonly doing: Doing }) =>
    `Those who ${doing} are ${listed(names)}, not ${called(unit)}.`,
}
