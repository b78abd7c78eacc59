// What is told and refused in English: each function names the data that its sentence needs.

import { capital } from '@grognard/toolkit'
import type { Side } from '../../battle.ts'

type Named = { readonly unit: string }

const an = (text: string): string => (/^[aeiou]/u.test(text) ? `an ${text}` : `a ${text}`)

export const fieldEvents = {}

export const fieldRefusals = {
  // Formations. (1.2)
  'guns-form-otherwise': ({ unit }: Named) => `${unit} is a gun: it is limbered or unlimbered.`,
  'only-guns-limber': ({ unit }: Named) => `${unit} has no guns to limber.`,
  'files-of-figures': ({
    unit,
    files,
    figures,
  }: Named & { readonly files: number; readonly figures: number }) =>
    `${unit} has ${figures} figures and cannot stand in ${files} files.`,
  'two-ranks': ({ unit, most }: Named & { readonly most: number }) =>
    `${unit} has more than ${most} figures and needs two ranks at least.`,
  'other-formation': ({
    unit,
    files,
    is,
    called,
  }: Named & { readonly files: number; readonly is: string; readonly called: string }) =>
    `${unit} in ${files === 1 ? 'one file' : `${files} files`} is ${an(is)}, not ${an(called)}.`,
  'no-square': ({ unit }: Named) => `${unit} is not drilled to form square.`,
  'few-for-square': ({ unit, least }: Named & { readonly least: number }) =>
    `${unit} is too small for a square, which takes ${least} figures.`,
  'no-open-order': ({ unit }: Named) => `${unit} is not drilled to fight in open order.`,
  'open-ranks': ({
    unit,
    ranks,
    most,
  }: Named & { readonly ranks: number; readonly most: number }) =>
    `${unit} would stand ${ranks} ranks deep; open order has ${most} at most.`,

  // What must hold in any battle.
  'wrong-number': ({
    what,
    at,
    calls,
  }: {
    readonly what: string
    readonly at: number
    readonly calls: number
  }) => `${capital(what)} ${at} calls itself number ${calls}.`,
  'no-brigade-of-side': ({ unit }: Named) => `${unit} belongs to no brigade of its own side.`,
  'no-leader-of-brigade': ({ brigade }: { readonly brigade: string }) =>
    `${capital(brigade)} has no leader of its own.`,
  'no-army-leader': ({ side, leaders }: { readonly side: Side; readonly leaders: number }) =>
    `${capital(side)} has ${leaders} leaders of the army; there is one.`,
  'losses-borne': ({
    unit,
    losses,
    tenacity,
  }: Named & { readonly losses: number; readonly tenacity: number }) =>
    `${unit} has ${losses} losses and can bear ${tenacity}.`,
  'one-place': ({ unit }: Named) =>
    `${unit} must either stand on the table or occupy a feature, and not both.`,
  'no-place': ({ unit }: Named) => `${unit} is not in the battle and cannot stand anywhere.`,
  'cannot-be-occupied': ({ unit, feature }: Named & { readonly feature: string }) =>
    `${unit} is in ${feature}, which nobody can occupy.`,
  'one-unit-inside': ({
    unit,
    other,
    feature,
  }: Named & { readonly other: string; readonly feature: string }) =>
    `${unit} and ${other} are both in ${feature}; there is room for one.`,
  'enemies-inside': ({ unit, feature }: Named & { readonly feature: string }) =>
    `${unit} is in ${feature} together with the enemy.`,
  'fate-cards': ({ side, cards }: { readonly side: Side; readonly cards: number }) =>
    `${capital(side)} has ${cards} fate cards; a suit has thirteen.`,
  'fate-counts': ({ side }: { readonly side: Side }) =>
    `The fate cards of ${side} are counted wrongly.`,
  'objective-nowhere': ({ objective }: { readonly objective: string }) =>
    `${capital(objective)} lies nowhere on the table.`,
}
