// What is told and refused in English: each function names the data that its sentence needs.

import type { Explained } from '@grognard/toolkit'
import type { Side } from '../../battle.ts'
import type { OfUnit } from '../../telling.ts'

type Tested = {
  readonly faces: readonly number[]
  /** What a die must show. */
  readonly needs: number
  readonly modifier: Explained
}
type OfBrigade = { readonly brigade: string }
type OfLeader = { readonly leader: string }
type Named = { readonly unit: string }
type Called = { readonly unit: string | number }

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
const called = (unit: string | number): string => (typeof unit === 'number' ? `Unit ${unit}` : unit)
const listed = (names: readonly string[]): string =>
  names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`

const signed = (n: number): string => (n < 0 ? ` −${-n}` : ` +${n}`)

/** '5 +2, needing 4' */
const thrown = ({ faces, needs, modifier }: Tested): string =>
  `${faces.join(' ')}${modifier.value === 0 ? '' : signed(modifier.value)}, needing ${needs}`

export const actionEvents = {
  'activates-itself': ({ brigade }: OfBrigade) =>
    `${brigade} has its orders from the general himself and activates.`,
  activates: (data: OfBrigade & Tested) => `${data.brigade} activates: ${thrown(data)}.`,
  'stays-idle': (data: OfBrigade & Tested) =>
    `${data.brigade} does not move this turn: ${thrown(data)}.`,
  initiative: ({ unit, side, card }: OfUnit & { readonly side: Side; readonly card: string }) =>
    `${capital(side)} gives up ${card}, and ${unit} acts on its own initiative.`,
  messenger: (data: OfUnit & Tested) => `A messenger reaches ${data.unit}: ${thrown(data)}.`,
  'messenger lost': (data: OfUnit & Tested) =>
    `No messenger reaches ${data.unit}: ${thrown(data)}.`,
  stays: ({ unit }: OfUnit) => `${unit} stays where it is.`,
  rests: ({
    brigade,
    names,
  }: OfBrigade & { readonly names: readonly string[]; readonly units: readonly number[] }) =>
    `${brigade} is done: ${listed(names)} ${names.length === 1 ? 'stays' : 'stay'} in place.`,
  rally: (data: OfUnit & Tested & { readonly rallied: number; readonly left: number }) =>
    `${data.unit} rallies: ${thrown(data)}: ${
      data.rallied === 0 ? 'in vain' : `${data.rallied} back in the ranks`
    }, ${data.left} still lost.`,
  'leader-rides': ({ leader }: OfLeader) => `${leader} rides to another place.`,
  'leader-enters': ({ leader, feature }: OfLeader & { readonly feature: string }) =>
    `${leader} goes into ${feature}.`,
  'leader-arrives': ({ leader }: OfLeader) => `${leader} arrives on the field.`,
  arrives: ({ unit }: OfUnit) => `${unit} arrives on the field.`,
  'arrives-not': ({ unit }: OfUnit) => `${unit} does not come on, and waits a turn.`,
}

export const actionRefusals = {
  'brigade-untested': ({ brigade }: OfBrigade) => `${brigade} must still be activated or fail.`,
  'brigade-not-waiting': ({ brigade }: { readonly brigade: string | number }) =>
    typeof brigade === 'number'
      ? `There is no brigade ${brigade}.`
      : `${brigade} is not to be activated now.`,
  'not-arriving': ({ unit }: Called) => `${called(unit)} cannot come onto the field now.`,
  'initiative-once': () => 'Only one unit acts on its own initiative in a phase.',
  'no-initiative': ({ unit }: Called) =>
    `${called(unit)} is not a unit of a brigade that failed to activate, with an action left.`,

  'not-of-brigade': ({ unit }: Called) => `${called(unit)} is not the one to act now.`,
  'not-on-table': ({ unit }: Named) => `${unit} is not on the field.`,
  'has-acted': ({ unit }: Named) => `${unit} has had its action this turn.`,
  'has-shot': ({ unit }: Named) => `${unit} has shot this turn and takes no action.`,
  'nothing-to-rally': ({ unit }: Named) => `${unit} has no losses to rally.`,
  'card-twice': ({ card }: { readonly card: string }) => `${card} is played once.`,
  'card-by-chief': () => 'The commander-in-chief plays the cards, and is asked for them himself.',
  'surprise-for-nothing': () => 'Surprise Attack is for a move and an assault.',

  'leader-away': ({ leader }: OfLeader) => `${leader} is not on the field.`,
  'leader-ride': ({ leader, inches }: OfLeader & { readonly inches: number }) =>
    `${leader} rides ${inches}" at most.`,
  'leader-from-edge': ({ leader, inches }: OfLeader & { readonly inches: number }) =>
    `${leader} comes on within ${inches}" of his side's edge.`,
  'leader-near': ({
    leader,
    enemy,
    inches,
  }: OfLeader & { readonly enemy: string; readonly inches: number }) =>
    `${leader} must stay more than ${inches}" from ${enemy}.`,
  'leader-out-near': ({
    leader,
    enemy,
    inches,
  }: OfLeader & { readonly enemy: string; readonly inches: number }) =>
    `${leader} must come out at least ${inches}" from ${enemy}.`,
  'leader-leaves': ({
    leader,
    feature,
    inches,
  }: OfLeader & { readonly feature: string; readonly inches: number }) =>
    `${leader} comes out of ${feature} within ${inches}" of it.`,
  'leader-in-defendable': ({ leader }: OfLeader) =>
    `${leader} is either inside that terrain or outside it.`,
  'leader-on-leader': ({ leader, other }: OfLeader & { readonly other: string }) =>
    `${leader} cannot stand on ${other}.`,
  'leader-no-shelter': ({ feature }: { readonly feature: string }) =>
    `There is nothing called '${feature}' to occupy.`,
  'leader-not-at-door': ({
    leader,
    feature,
    inches,
  }: OfLeader & { readonly feature: string; readonly inches: number }) =>
    `${leader} must start less than ${inches}" from ${feature} to go into it.`,
  'leader-not-connected': ({ leader, feature }: OfLeader & { readonly feature: string }) =>
    `${leader} cannot pass into ${feature} from where he is.`,
  'leader-enemy-inside': ({ leader, feature }: OfLeader & { readonly feature: string }) =>
    `${leader} cannot go into ${feature}: the enemy holds it.`,

  'arrives-in-column': ({ unit }: Named) => `${unit} comes on in march column.`,
  'arrives-at-edge': ({ unit, edge }: Named & { readonly edge: string }) =>
    `${unit} starts with its front on the ${edge} edge of the table, looking in.`,
  'arrives-off': ({ unit }: Named) => `${unit} would not be wholly on the field in the end.`,
  'arrives-so-far': ({ unit }: Named) => `${unit} makes two moves, or one and then reforms.`,
  'arrives-so': ({ unit }: Named) => `${unit} can only move as it comes on.`,

  'breaks-not-through': ({ unit }: Called) => `${called(unit)} has no such move left.`,
  'move-alone': ({ unit }: Called) =>
    `${called(unit)} can move, but not assault, retreat, double or do anything else.`,
}
