// What is told and refused in English: each function names the data that its sentence needs.

import type { Pose } from '@grognard/geometry'
import type { Explained } from '@grognard/toolkit'
import type { FormationKind } from '../../formation.ts'
import type { OfUnit, Unseen } from '../told.ts'
import { UNSEEN } from './fire.ts'
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
type TooFar = { readonly within: number; readonly far: number }

export const moveEvents = {
  moves: ({
    unit,
    how,
    hundredths,
    distance,
    crossed,
  }: OfUnit & {
    readonly how: keyof typeof WENT
    readonly hundredths: number
    readonly distance: Explained
    readonly crossed: readonly string[]
    /** From where it stood, pose by pose; absent in battles kept from before. */
    readonly way?: readonly Pose[]
  }) =>
    `${unit} ${WENT[how]} ${inches(hundredths)} of ${distance.value}"${crossed.length > 0 ? `, over ${listed(crossed)}` : ''}.`,
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
  move: 'must end',
  retreat: 'must end its retreat',
  double: 'must end a double',
  reform: 'must reform',
  exit: 'must form up',
  assault: 'must end',
}

export const moveRefusals = {
  'order-not-on-table': ({ unit }: { readonly unit: string | number }) =>
    `${unit} is not on the table.`,
  'inside-must-exit': ({ unit, feature }: Of & { readonly feature: string }) =>
    `${unit} occupies ${feature} and must come out of it first.`,
  'way-too-winding': ({ unit, most }: Of & { readonly most: number }) =>
    `The way of ${unit} has more than ${most} legs.`,
  'file-column': ({ unit }: Of) => `${unit} is not in march column: only a column files.`,
  'file-or-through': ({ unit }: Of) => `${unit} files, or goes through a gap: not both at once.`,
  'file-short': ({ unit, least }: Of & { readonly least: number }) =>
    `The head of ${unit} goes at least ${inches(least)} before it turns again or halts.`,
  'file-looks': ({ unit }: Of) => `The head of ${unit} looks where it goes.`,
  'file-back': ({ unit }: Of) =>
    `The head of ${unit} cannot turn by more than a right angle at once.`,
  'through-places': ({
    unit,
    most,
    places,
  }: Of & { readonly most: number; readonly places: number }) =>
    `${unit} goes through a gap by way of 1 to ${most} places, not ${places}.`,
  'bends-odd': ({ unit }: Of) =>
    `${unit} cannot be bent like that: its bends lie one behind the other, each a right angle at most.`,
  'bent-off-road': ({ unit, ranks }: Of & { readonly ranks: number }) =>
    `${unit} can end bent only where the road bends under it: ${ranks} of its ranks ${ranks === 1 ? 'is' : 'are'} off the road.`,
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
  'way-through-friend': ({
    unit,
    other,
    brigade,
    foes,
  }: OfBoth & { readonly brigade: string; readonly foes: readonly string[] }) =>
    `${unit} cannot move through ${other}, which is ${foes.length > 0 ? `in contact with ${listed(foes)}` : `of another brigade, ${brigade}`}.`,
  'way-ends-at-friend': ({ unit, other }: OfBoth) => `${unit} would end in contact with ${other}.`,
  'way-near-enemy': ({
    unit,
    other,
    inches: least,
    margin,
  }: OfBoth & { readonly inches: number; readonly margin: number }) =>
    `${unit} must stay at least ${least}" away from ${other}, and comes ${inches(margin)} too near.`,
  'way-through-enemy': ({ unit, other }: OfBoth) => `${unit} cannot move through ${other}.`,
  'way-nearer': ({ unit, other, near }: OfBoth & { readonly near: number }) =>
    `${unit} may move away from ${other}, but not come nearer: it would be ${inches(near)} from it.`,
  'way-touches-holder': ({ unit, other }: OfBoth) =>
    `Only an assault may touch the terrain that ${other} occupies; ${unit} would.`,
  'way-ends-near': ({
    unit,
    other,
    purpose,
    beyond,
    inches: least,
    margin,
  }: OfBoth & {
    readonly purpose: keyof typeof ENDS
    readonly beyond: boolean
    readonly inches: number
    readonly margin: number
  }) =>
    `${unit} ${ENDS[purpose]} ${beyond ? 'more than' : 'at least'} ${least}" from ${other}, and is ${inches(margin)} too near.`,

  'reform-near': ({
    unit,
    other,
    near,
    beyond,
  }: OfBoth & { readonly near: number; readonly beyond: number }) =>
    `${unit} is ${inches(near)} from ${other}: to reform it needs more than ${beyond}".`,
  'reform-moves': ({ unit, off }: Of & { readonly off: number }) =>
    `${unit} must reform about the figure at the centre of its front rank, and this is ${inches(off)} off.`,
  'reform-far': ({ unit, far, most }: Of & { readonly far: number; readonly most: number }) =>
    `${unit} cannot reform so: some figure would have to go ${inches(far)}, and none goes farther than ${most}".`,
  'reform-twice': ({ unit }: Of) => `${unit} reforms before it moves or after, not both.`,
  'reform-standing': ({ unit, rule }: Of & { readonly rule: string }) =>
    `${unit} cannot also move when it reforms so (${rule}).`,

  'double-near': ({
    unit,
    other,
    near,
    beyond,
  }: OfBoth & { readonly near: number; readonly beyond: number }) =>
    `${unit} is ${inches(near)} from ${other}: to double it must start more than ${beyond}" away.`,

  'way-doubles-near': ({
    unit,
    other,
    beyond,
    margin,
  }: OfBoth & { readonly beyond: number; readonly margin: number }) =>
    `${unit} must keep more than ${beyond}" from ${other} all the way to double, and comes ${inches(margin)} too near.`,

  'retreat-out-of-arc': ({ unit, other }: OfBoth) =>
    `${unit} must end its retreat in the front arc of ${other}.`,
  'retreat-possible': ({ unit }: Of) =>
    `${unit} has a way back, the one shown or another: it must retreat.`,
  'retreat-other': ({ unit }: Of) => `It is ${unit} that must retreat.`,

  'assault-from-inside': ({ unit, feature }: Of & { readonly feature: string }) =>
    `${unit} occupies ${feature} and cannot assault out of it.`,
  'assault-guns': ({ unit }: Of) => `${unit} is artillery and cannot assault.`,
  'assault-engaged': ({ unit, others }: Of & { readonly others: readonly string[] }) =>
    `${unit} is in contact with ${listed(others)} and cannot assault.`,
  'assault-barred': ({ unit, rule }: Of & { readonly rule: string }) =>
    `${unit} cannot assault as it stands (${rule}).`,
  'assault-having-shot': ({ unit }: Of) => `${unit} has shot this turn and cannot assault.`,
  'assault-moves-first': ({ unit }: Of) =>
    `${unit} may move before its assault only by Surprise Attack.`,
  'assault-nobody': ({
    unit,
    other,
    far,
  }: Of & { readonly other: string | null; readonly far: number }) =>
    `${unit} would not be in contact with any enemy${other === null ? '' : `: the nearest, ${other}, would be ${inches(far)} away`}.`,
  'assault-too-far': ({
    unit,
    other,
    distance,
    far,
  }: OfBoth & { readonly distance: number; readonly far: number }) =>
    `${unit} moves ${distance}" at most, and ${other} is ${inches(far)} away.`,
  'assault-unseen': ({ unit, other, ...unseen }: OfBoth & Unseen) =>
    `${unit} did not see ${other} when it started: ${UNSEEN[unseen.hidden](unseen)}.`,
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
  'assault-cavalry': ({ unit, other, within, far }: OfBoth & TooFar) =>
    `${unit} must start less than ${within}" from ${other} to assault cavalry, and starts ${inches(far)} away.`,
  'assault-horse-guns': ({ unit, other, within, far }: OfBoth & TooFar) =>
    `${unit} must start within ${within}" of ${other} to assault it, and starts ${inches(far)} away.`,
  'assault-closer': ({ unit, other, near }: OfBoth & { readonly near: number }) =>
    `${unit} must assault ${other}, the closest that it can reach, ${inches(near)} away.`,
  'assault-linear': ({ unit, others }: Of & { readonly others: readonly string[] }) =>
    `${unit} assaults in column only enemies in cover, or across a bridge or ford: ${listed(others)} ${others.length === 1 ? 'is' : 'are'} neither.`,
  'again-not-met': ({ unit, other }: Of & { readonly other: string | number }) =>
    `${unit} would not be in contact with ${other}.`,

  'occupy-not-defendable': ({ feature }: { readonly feature: string }) =>
    `${feature} cannot be occupied.`,
  'occupy-far': ({ unit, feature, within, far }: Of & { readonly feature: string } & TooFar) =>
    `${unit} must be less than ${within}" from ${feature} to occupy it, and is ${inches(far)} away.`,
  'occupy-full': ({ unit, other, feature }: OfBoth & { readonly feature: string }) =>
    `${unit} cannot occupy ${feature}: ${other} does.`,
  'occupy-after-move': ({ unit }: Of) =>
    `${unit} is no light infantry: it occupies terrain instead of moving.`,
  'exit-not-inside': ({ unit }: Of) => `${unit} occupies no terrain.`,
  'exit-just-entered': ({ unit, feature }: Of & { readonly feature: string }) =>
    `${unit} has occupied ${feature} this turn and stays there.`,
  'exit-far': ({ unit, feature, within, far }: Of & { readonly feature: string } & TooFar) =>
    `All of ${unit} must be set up within ${within}" of ${feature}, and would reach ${inches(far)} from it.`,
  'shift-not-connected': ({
    unit,
    feature,
    from,
    border,
  }: Of & { readonly feature: string; readonly from: string; readonly border: number }) =>
    `${feature} shares no border of ${border}" with ${from}, where ${unit} is.`,

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
