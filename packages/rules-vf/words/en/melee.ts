// What is told and refused in English: each function names the data that its sentence needs.

import type { Explained } from '@grognard/toolkit'
import type { OfUnit } from '../../telling.ts'

type Named = { readonly unit: string }
type Called = { readonly unit: string | number }

const called = (unit: string | number): string => (typeof unit === 'number' ? `Unit ${unit}` : unit)

const SQUARE = {
  'thrown back': 'it is thrown back with a loss',
  'turns away': 'it turns away',
  stays: 'it hacks at the bayonets and stays to fight',
}

const TIED = {
  losses: '',
  'active side': ': drawn, and so won by the side whose turn it is',
  height: ': drawn, and so won by whoever is higher up',
  cover: ': drawn, and so won by whoever is in cover',
}

export const meleeEvents = {
  'before-square': ({
    unit,
    roll,
    outcome,
  }: OfUnit & { readonly roll: Explained; readonly outcome: keyof typeof SQUARE }) =>
    `${unit} rides at the square: ${roll.value}, and ${SQUARE[outcome]}.`,
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
    `${unit} wins against ${loser}, ${Math.max(attack, reply)} to ${Math.min(attack, reply)}${TIED[by]}.`,
  'no-fight': ({ unit, target }: OfUnit & { readonly target: string }) =>
    `${unit} finds ${target} no longer before it.`,
  headstrong: ({ unit, target }: OfUnit & { readonly target: string }) =>
    `${unit} cannot be held: on it goes, into ${target}.`,
}

export const meleeRefusals = {
  'target-twice': ({ target }: { readonly target: string | number }) =>
    `${called(target)} is the target of one fight only: the others lend support in it.`,
  'fights-twice': ({ unit }: Called) => `${called(unit)} attacks or lends support once in a phase.`,
  'fighter-not-yours': ({ unit }: Called) => `${called(unit)} is not there to fight for you.`,
  'no-enemy-to-fight': ({ target }: { readonly target: string | number }) =>
    `${called(target)} is no enemy on the table.`,
  'not-in-contact': ({ unit, target }: Named & { readonly target: string }) =>
    `${unit} is not in contact with ${target}.`,
  'must-fight': ({ unit, target }: Named & { readonly target: string }) =>
    `${unit} is in contact and must fight: nobody else attacks ${target}.`,
  'must-support': ({ unit, target }: Named & { readonly target: string }) =>
    `${unit} is in contact and must fight: it can support the attack on ${target}.`,
  'melee-support-march': ({ unit }: Named) => `${unit} is in march column and lends no support.`,
  'melee-support-figures': ({ unit, target }: Named & { readonly target: string }) =>
    `${unit} needs three figures of its front rank in contact with ${target} to lend support.`,
  'melee-support-elsewhere': ({ unit, enemy }: Named & { readonly enemy: string }) =>
    `${unit} is in contact with ${enemy}, whom nobody fights, and cannot support others.`,
  'melee-support-many': ({ target }: { readonly target: string }) =>
    `Three units at most lend support against ${target}; guns with canister count double.`,
  'brigade-support': ({ unit, fighting }: Called & { readonly fighting: string }) =>
    `${called(unit)} cannot lend ${fighting} brigade support: that takes a deployed unit of its brigade, within 3" and not in contact.`,
  'support-twice': ({ unit }: Called) => `${called(unit)} has no support to lend now.`,
  'not-in-turn': ({ unit }: Called) => `${called(unit)} is not among them.`,
}
