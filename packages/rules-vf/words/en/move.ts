// What is told and refused in English: each function names the data that its sentence needs.

import type { OfUnit } from '../../telling.ts'
import type { FormationKind } from '../../units/formations.ts'
import { inches, listed } from './grammar.ts'

const INTO: { readonly [kind in FormationKind]: string } = {
  'march column': 'march column',
  line: 'line',
  'attack column': 'attack column',
  'open order': 'open order',
  square: 'square',
  limbered: 'limbered',
  unlimbered: 'unlimbered',
}

const WENT = {
  move: 'moves',
  double: 'doubles',
  retreat: 'falls back',
  assault: 'advances to the assault,',
}

type Of = { readonly unit: string }
type OfBoth = Of & { readonly other: string }

export const moveEvents = {
  moves: ({
    unit,
    how,
    hundredths,
    crossed,
  }: OfUnit & {
    readonly how: keyof typeof WENT
    readonly hundredths: number
    readonly crossed: readonly string[]
  }) =>
    `${unit} ${WENT[how]} ${inches(hundredths)}${crossed.length > 0 ? `, over ${listed(crossed)}` : ''}.`,
  reforms: ({ unit, into }: OfUnit & { readonly into: FormationKind }) =>
    `${unit} reforms: ${INTO[into]}.`,
  assaults: ({ unit, foes }: OfUnit & { readonly foes: readonly string[] }) =>
    `${unit} is in contact with ${listed(foes)}.`,
  occupies: ({ unit, feature }: OfUnit & { readonly feature: string }) =>
    `${unit} occupies ${feature}.`,
  exits: ({
    unit,
    feature,
    into,
  }: OfUnit & { readonly feature: string; readonly into: FormationKind }) =>
    `${unit} comes out of ${feature} and forms up: ${INTO[into]}.`,
  'moved-over': ({ unit, leader }: OfUnit & { readonly leader: string }) =>
    `${leader} gets out of the way of ${unit}.`,
  'leader-taken': ({ leader }: { readonly leader: string }) =>
    `${leader} has nowhere left to go and leaves the field.`,
  'retreat-barred': ({ unit }: OfUnit) => `${unit} must retreat and has no way back.`,
}

/** What one keeps away from enemies for: the sentence of an end that is too near. */
const ENDS = {
  move: 'must end at least 3" from',
  retreat: 'must end its retreat at least 3" from',
  double: 'must end a double more than 18" from',
  reform: 'must reform more than 3" from',
  exit: 'must form up at least 3" from',
  assault: 'cannot end there because of',
}

export const moveRefusals = {
  'order-not-on-table': ({ unit }: { readonly unit: string | number }) =>
    `${unit} is not on the table.`,
  'inside-must-exit': ({ unit }: Of) => `${unit} occupies terrain and must come out of it first.`,
  'way-too-winding': ({ unit, most }: Of & { readonly most: number }) =>
    `The way of ${unit} has more than ${most} legs.`,
  'way-off-table': ({ unit }: Of) => `${unit} would leave the table.`,
  'way-impassable': ({ unit, ground }: Of & { readonly ground: string }) =>
    `${unit} cannot pass ${ground}.`,
  'way-through-defendable': ({ unit, ground }: Of & { readonly ground: string }) =>
    `${unit} cannot move through ${ground}: it can only occupy it.`,
  'way-too-long': ({
    unit,
    distance,
    over,
  }: Of & { readonly distance: number; readonly over: number }) =>
    `${unit} moves ${distance}" at most; this is ${inches(over)} too far.`,
  'way-through-friend': ({ unit, other }: OfBoth) => `${unit} cannot move through ${other}.`,
  'way-ends-at-friend': ({ unit, other }: OfBoth) => `${unit} would end in contact with ${other}.`,
  'way-near-enemy': ({ unit, other }: OfBoth) =>
    `${unit} must stay at least 3" away from ${other}.`,
  'way-through-enemy': ({ unit, other }: OfBoth) => `${unit} cannot move through ${other}.`,
  'way-nearer': ({ unit, other }: OfBoth) =>
    `${unit} may move away from ${other}, but not come nearer.`,
  'way-touches-holder': ({ unit, other }: OfBoth) =>
    `Only an assault may touch the terrain that ${other} occupies; ${unit} would.`,
  'way-ends-near': ({ unit, other, purpose }: OfBoth & { readonly purpose: keyof typeof ENDS }) =>
    `${unit} ${ENDS[purpose]} ${other}.`,

  'reform-near': ({ unit, other }: OfBoth) =>
    `${unit} is too near to ${other} to reform: it needs more than 3".`,
  'reform-moves': ({ unit }: Of) =>
    `${unit} must reform about the figure at the centre of its front rank.`,
  'reform-twice': ({ unit }: Of) => `${unit} reforms before it moves or after, not both.`,
  'reform-standing': ({ unit, rule }: Of & { readonly rule: string }) =>
    `${unit} cannot also move when it reforms so (${rule}).`,

  'double-near': ({ unit, other }: OfBoth) =>
    `${unit} is not more than 18" from ${other} and cannot double.`,

  'retreat-out-of-arc': ({ unit, other }: OfBoth) =>
    `${unit} must end its retreat in the front arc of ${other}.`,
  'retreat-possible': ({ unit }: Of) =>
    `${unit} has a way back, the one shown or another: it must retreat.`,
  'retreat-other': ({ unit }: Of) => `It is ${unit} that must retreat.`,

  'assault-from-inside': ({ unit }: Of) => `${unit} occupies terrain and cannot assault out of it.`,
  'assault-guns': ({ unit }: Of) => `${unit} is artillery and cannot assault.`,
  'assault-engaged': ({ unit }: Of) => `${unit} is in contact with the enemy already.`,
  'assault-barred': ({ unit, rule }: Of & { readonly rule: string }) =>
    `${unit} cannot assault as it stands (${rule}).`,
  'assault-having-shot': ({ unit }: Of) => `${unit} has shot this turn and cannot assault.`,
  'assault-moves-first': ({ unit }: Of) =>
    `${unit} may move before its assault only by Surprise Attack.`,
  'assault-nobody': ({ unit }: Of) => `${unit} would not be in contact with any enemy.`,
  'assault-unseen': ({ unit, other }: OfBoth) => `${unit} did not see ${other} when it started.`,
  'assault-few': ({
    unit,
    other,
    figures,
    least,
  }: OfBoth & { readonly figures: number; readonly least: number }) =>
    `${unit} needs ${least} figures of its front rank in contact with ${other}, and has ${figures}.`,
  'assault-not-front': ({
    unit,
    other,
    figures,
    least,
  }: OfBoth & { readonly figures: number; readonly least: number }) =>
    `${unit} starts before the front of ${other}: it must meet ${least} of its front rank, and meets ${figures}.`,
  'assault-cavalry': ({ unit, other, within }: OfBoth & { readonly within: number }) =>
    `${unit} must start less than ${within}" from ${other} to assault cavalry.`,
  'assault-horse-guns': ({ unit, other, within }: OfBoth & { readonly within: number }) =>
    `${unit} must start within ${within}" of ${other} to assault it.`,
  'assault-closer': ({ unit, other }: OfBoth) =>
    `${unit} must assault ${other}, which is closer and which it can reach.`,
  'assault-linear': ({ unit }: Of) =>
    `${unit} assaults in column only enemies in cover, or across a bridge or ford.`,
  'again-not-met': ({ unit, other }: Of & { readonly other: string | number }) =>
    `${unit} would not be in contact with ${other}.`,

  'occupy-not-defendable': ({ feature }: { readonly feature: string }) =>
    `${feature} cannot be occupied.`,
  'occupy-far': ({
    unit,
    feature,
    within,
  }: Of & { readonly feature: string; readonly within: number }) =>
    `${unit} must be less than ${within}" from ${feature} to occupy it.`,
  'occupy-full': ({ unit, other, feature }: OfBoth & { readonly feature: string }) =>
    `${unit} cannot occupy ${feature}: ${other} does.`,
  'occupy-after-move': ({ unit }: Of) =>
    `${unit} is no light infantry: it occupies terrain instead of moving.`,
  'exit-not-inside': ({ unit }: Of) => `${unit} occupies no terrain.`,
  'exit-just-entered': ({ unit, feature }: Of & { readonly feature: string }) =>
    `${unit} has occupied ${feature} this turn and stays there.`,
  'exit-far': ({
    unit,
    feature,
    within,
  }: Of & { readonly feature: string; readonly within: number }) =>
    `All of ${unit} must be set up within ${within}" of ${feature}.`,
  'shift-not-connected': ({ unit, feature }: Of & { readonly feature: string }) =>
    `${feature} shares no border of 3" with where ${unit} is.`,

  'over-no-unit': ({ leader }: { readonly leader: string }) =>
    `${leader} has no unit left to ride to.`,
  'over-far': ({
    leader,
    other,
    within,
    far,
  }: {
    readonly leader: string
    readonly other: string
    readonly within: number
    readonly far: number
  }) => `${leader} must be set up within ${within}" of ${other}, and that is ${inches(far)} away.`,
  'over-defendable': ({ leader, feature }: { readonly leader: string; readonly feature: string }) =>
    `${leader} cannot be set up in ${feature}.`,
}
