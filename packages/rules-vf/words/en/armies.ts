// What is told and refused in English: each function names the data that its sentence needs.

import type { SheetName } from '../../terms.ts'

export const armiesEvents = {}

const ARMIES: { readonly [sheet in SheetName]: string } = { british: 'British', french: 'French' }

export const armiesRefusals = {
  'no-brigades': () => 'An army has one brigade or more.',
  'brigade-size': ({ count }: { readonly count: number }) =>
    `A brigade has 2 to 8 units, and not ${count}.`,
  'name-twice': ({ what, name }: { readonly what: string; readonly name: string }) =>
    `There are two of the name '${name}' where every ${what} needs one of its own.`,
  'foreign-profile': ({
    profile,
    sheet,
  }: {
    readonly profile: string
    readonly sheet: SheetName
  }) => `'${profile}' is not on the ${ARMIES[sheet]} army sheet.`,
  figures: ({
    profile,
    figures,
    least,
    most,
  }: {
    readonly profile: string
    readonly figures: number
    readonly least: number
    readonly most: number
  }) =>
    least === most
      ? `${profile} has ${least} here, and not ${figures}.`
      : `${profile} has ${least} to ${most} figures here, and not ${figures}.`,
  'elite-more': ({ value }: { readonly value: string }) =>
    `An elite unit adds 1 to its ${value}${value === 'tenacity' ? '' : ' value'}, and no more.`,
  'elite-no-fire': ({ profile }: { readonly profile: string }) =>
    `${profile} has no fire value that could be raised.`,
  'never-understrength': ({ profile }: { readonly profile: string }) =>
    `${profile} is never understrength: only infantry and cavalry that is no detachment may be.`,
  'never-large': ({ profile }: { readonly profile: string }) =>
    `${profile} is never large: only infantry and cavalry that is no detachment may be.`,
  'large-and-weak': ({ profile }: { readonly profile: string }) =>
    `${profile} is raised as large or as understrength, and not as both.`,
  'points-over': ({ points, limit }: { readonly points: number; readonly limit: number }) =>
    `The army costs ${points} points, and ${limit} are agreed on.`,

  'entered-nothing': () => 'It has occupied a feature this turn, and is in none.',
  'cannot-skirmish': () => 'It has no skirmishers and no carbines.',
  'shot-in-reserve': () => 'It has shot, and is still in reserve.',
  'leader-of-shattered': () => 'The brigade is shattered, so that its leader is gone.',
  'no-effect': ({ card }: { readonly card: string }) => `${card} cannot be in force like this.`,
  'last-turn': ({ turn }: { readonly turn: number }) => `The last turn is turn ${turn}.`,
  'no-scenario': ({ phase }: { readonly phase: string }) =>
    `'${phase}' is part of setting up a scenario, and there is none.`,
  'no-such': ({ what }: { readonly what: string }) => `It names a ${what} that is not there.`,
  'acting-brigade': () => 'A brigade of the active side acts that has units left.',
  'active-brigade': () => 'One brigade at a time is active, the one that is acting.',
  'acting-phase': () => 'Brigades act in the action phase.',
  'no-such-fight': () => 'Units of the active side on the table fight one of the enemy there.',
}
