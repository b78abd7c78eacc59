import type { Json } from '@grognard/kernel'
import type { Face, Flank, Side } from '../../battle.ts'
import type { Terrain } from '../../terrain.ts'
import type { Action } from '../../units/actions.ts'
import type { Kind, StandType } from '../../units/kinds.ts'
import { zoneIn } from '../zone.ts'
import { nouns } from './nouns.ts'

// Data names a unit by its own name, or by its number where it has none that could be said.
type Named = { readonly unit: string }
type Numbered = { readonly unit: number }
type Either = { readonly unit: string | number }
type Of = { readonly kind: Kind }
type Against = { readonly enemy: string }
type Grown = { readonly terrain: Terrain }
type Faced = { readonly face: Face }

const zoneOf = zoneIn(nouns)

const called = (unit: string | number): string => (typeof unit === 'number' ? `Unit ${unit}` : unit)

const moving = {
  action: ({ unit, kind, action }: Named & Of & { readonly action: Action }) =>
    `${unit} cannot ${nouns.action[action]}: it is no action of ${nouns.kind[kind]}.`,
  'fired-guns': ({ unit }: Named) => `${unit} has fired this turn, and can only turn.`,
  'dragoons-only': ({ unit }: Named) => `${unit} cannot: only dragoons mount up and dismount.`,
  'mounted-so': ({ unit, dismounted }: Named & { readonly dismounted: boolean }) =>
    dismounted ? `${unit} is on foot already.` : `${unit} is in the saddle already.`,
  'mounts-again': ({ unit }: Named) =>
    `${unit} was in the saddle when it was chosen: to mount up is no action of its two.`,
  'engaged-mounts': ({ unit }: Named) =>
    `${unit} is engaged, and nobody mounts up or dismounts in contact.`,
  'mounted-disengage': ({ unit }: Named) => `${unit} cannot disengage: only mounted do.`,
  'must-disengage': ({ unit }: Named) => `${unit} must disengage first.`,
  engaged: ({ unit }: Named) => `${unit} is engaged and does nothing.`,
  'faces-there': ({ unit }: Named) => `${unit} faces there already.`,
  defensive: ({ unit }: Named) =>
    `${unit} is in a defensive formation and neither moves nor turns.`,
  same: ({ unit }: Named) => `${unit} stands like that already.`,
  'faces-anew': ({ unit }: Named) =>
    `${unit} does not face anew: only a unit that leaves a defensive formation does.`,
  edge: ({ unit }: Named) => `There is no zone ahead of ${unit}.`,
  escarpment: ({ unit }: Named) => `An escarpment is in the way of ${unit}.`,
  'only-action': ({ unit, terrain }: Named & Grown) =>
    `${unit} has performed an action: mounted enter such ground (${nouns.terrain[terrain]}) with their only one.`,
  full: ({ unit, limit }: Named & { readonly limit: number }) =>
    `There is no room for ${unit}: no more than ${limit} units of a side fit there.`,
  free: ({ unit }: Named) => `${unit} is not engaged.`,
  'from-mounted': ({ unit, enemy }: Named & Against) =>
    `${unit} is engaged with ${enemy}, and nobody disengages from mounted.`,
  surrounded: ({ unit }: Named) => `${unit} is engaged on all four faces.`,
  'not-to-move': ({ unit }: Either) => `${called(unit)} is not yours to move.`,
  gone: ({ unit }: Named) => `${unit} has left the battle.`,
  moved: ({ unit }: Named) => `${unit} has been chosen this phase.`,
  'one-action': ({ unit, terrain }: Named & Grown) =>
    `${unit} performs one action only: mounted do in such ground (${nouns.terrain[terrain]}), and into and out of it.`,
  acted: ({ unit }: Named) => `${unit} has performed an action, and engages nobody after that.`,
  'acted-reserve': ({ unit }: Named) =>
    `${unit} has performed an action, and uses no reserve zone after that.`,
  'in-reserve': ({ unit }: Named) => `${unit} is in reserve.`,
  rear: ({ unit }: Named) => `${unit} is not in its own rear row, from which units leave.`,
  'no-reserve-behind': ({ unit }: Named) => `There is no reserve zone behind ${unit}.`,
  'engaged-stays': ({ unit }: Named) => `${unit} is engaged.`,
  'on-table': ({ unit }: Named) => `${unit} is on the table.`,
  'other-reserve': ({ unit }: Named) => `${unit} is in that reserve zone already.`,
  'no-reserve': ({ column }: { readonly column: number }) =>
    `There is no reserve zone behind column ${column}.`,
  'entry-formation': ({ unit }: Named) => `${unit} enters in attack formation or open order.`,
  command: ({ unit }: Named) =>
    `${unit} is not in the zone of its commander, and only units there withdraw.`,
  lost: () => 'The commander is no longer there.',
  'commander-steps': () => 'A commander moves into one of the eight zones around.',
  'commander-ground': ({ terrain }: Grown) => `No commander enters ${nouns.terrain[terrain]}.`,
}

type Flanked = Named & {
  readonly target: string
  readonly face: Face
  readonly flank: Flank
}

const engaging = {
  'engage-first': ({ unit }: Named) => `${unit} must be engaged first: nobody has yet.`,
  'engaged-already': ({ unit }: Named) => `${unit} is engaged already.`,
  'guns-engage': ({ unit }: Named) => `${unit} engages nobody: artillery never does.`,
  'defensive-engages': ({ unit }: Named) =>
    `${unit} engages nobody: it is in a defensive formation.`,
  'no-enemy-there': ({ unit }: Either) => `${called(unit)} is no enemy.`,
  'same-zone': ({ unit, target }: Named & { readonly target: string }) =>
    `${target} is not in the zone of ${unit}, and only an enemy there can be engaged.`,
  faces: ({ unit }: Named) => `${unit} is engaged on all its faces.`,
  'pikes-needed': ({
    unit,
    target,
    pikes,
    face,
  }: Named & { readonly target: string; readonly pikes: number; readonly face: Face }) =>
    `${unit} has ${pikes} of the two pike stands that foot need against mounted, and would meet ${target} on the ${nouns.face[face]}, not in the rear.`,
  'flank-by-facing': ({ unit, target, face, flank }: Flanked) =>
    `${unit} does not come to the ${nouns.face[flank]} of ${target}: by the way both look it meets the ${nouns.face[face]}.`,
  'flank-by-priority': ({ unit, target, face, flank }: Flanked) =>
    `${unit} does not come to the ${nouns.face[flank]} of ${target}: the ${nouns.face[face]} is free and comes first.`,
}

const firing = {
  split: ({ unit }: Either) => `${called(unit)} fires at one target only.`,
  firer: ({ unit }: Either) => `${called(unit)} is not yours to fire with.`,
  'reserve-fires': ({ unit }: Named) =>
    `${unit} is in reserve, and nobody fires out of a reserve zone.`,
  arms: ({ unit }: Named) =>
    `${unit} has nothing to fire with: only muskets, dragoons on foot and guns fire.`,
  fired: ({ unit }: Named) => `${unit} has fired this turn.`,
  fights: ({ unit }: Named) => `${unit} is engaged, and fights instead.`,
  'reserve-target': ({ unit }: Named) =>
    `${unit} is in reserve, and nobody fires into a reserve zone.`,
  'engaged-target': ({ unit }: Named) => `${unit} is engaged, and nobody fires into a fight.`,
  range: ({
    unit,
    target,
    reach,
    away,
  }: Named & { readonly target: string; readonly reach: number; readonly away: number }) =>
    `${target} is ${away === 1 ? '1 zone' : `${away} zones`} from ${unit}, which fires ${reach === 0 ? 'within its own zone only' : '1 zone at most'}.`,
  'no-dice': ({
    unit,
    target,
    dice,
    less,
  }: Named & { readonly target: string; readonly dice: number; readonly less: number }) =>
    `${unit} would throw no dice at ${target}: ${dice} to begin with, and ${less} off.`,
  spread: ({
    unit,
    target,
    fewer,
    more,
  }: Named & { readonly target: string; readonly fewer: number; readonly more: number }) =>
    `${unit} must be fired at before ${target} is again: the shots are ${fewer} and ${more}.`,
}

const fighting = {
  'enemies-once': ({ unit }: Named) => `${unit} must be given its enemies once.`,
  'no-choice': ({ unit }: Either) => `${called(unit)} has no choice of enemies.`,
  'each-enemy-once': ({ unit }: Named) =>
    `${unit} attacks each enemy that it is engaged with once at most.`,
  'all-stands': ({
    unit,
    stand,
    given,
    has,
  }: Named & { readonly stand: StandType; readonly given: number; readonly has: number }) =>
    `All stands of ${unit} attack; given are ${given} of its ${nouns.stands(has, stand)}.`,
  'no-such-stands': ({ unit }: Named) => `${unit} has no such stands.`,
  'rethrown-at-most': ({ most, picked }: { readonly most: number; readonly picked: number }) =>
    most === 1
      ? `At most 1 die is thrown again, not ${picked}.`
      : `At most ${most} dice are thrown again, not ${picked}.`,
  'no-such-dice': ({ last }: { readonly last: number }) =>
    `There are the dice 0 to ${last}, each once.`,
  'no-such-attack': ({ unit }: Either) => `That is no attack of ${called(unit)}.`,
}

const losing = {
  'stands-to-lose': ({ unit }: Named) => `${unit} has no such stands to lose.`,
  'loses-count': ({
    unit,
    count,
    given,
  }: Named & { readonly count: number; readonly given: number }) =>
    `${unit} loses ${count === 1 ? '1 stand' : `${count} stands`}, not ${given}.`,
  files: ({
    unit,
    files,
    may,
  }: Named & { readonly files: number; readonly may: readonly number[] }) =>
    `${unit} cannot stand ${files} wide then, only ${may.join(' or ')}.`,
  contact: ({
    unit,
    face,
    stands,
    count,
  }: Named & Faced & { readonly stands: number; readonly count: number }) =>
    `${unit} touches the enemy on its ${nouns.face[face]} with ${stands === 1 ? '1 stand' : `${stands} stands`}: the loss of ${count} does not break that.`,
  'no-contact': ({ unit, face }: Named & Faced) =>
    `${unit} has no enemy on its ${nouns.face[face]} to break contact with.`,
}

const reacting = {
  compulsory: ({ unit, guns }: Named & { readonly guns: boolean }) =>
    guns ? `${unit} must fire.` : `${unit} must counter-charge or recoil.`,
  'nobody-moves': () => 'There is no movement to react to.',
  'cannot-react': ({ unit }: Either) => `${called(unit)} is not yours to react with.`,
  reacted: ({ unit }: Named) => `${unit} has reacted this phase, and does so once only.`,
  'react-engaged': ({ unit }: Named) => `${unit} is engaged, and does not react.`,
  'mover-engaged': ({ enemy }: Against) => `${enemy} is engaged, and nobody reacts to that.`,
  'react-elsewhere': ({ unit, enemy }: Named & Against) =>
    `${unit} is not in the zone of ${enemy}, and reacts only there.`,
  'not-engaging': ({ enemy }: Against) =>
    `${enemy} engages nobody, and only a unit that does is met like that.`,
  'not-the-target': ({ unit }: Named) => `${unit} is not being engaged.`,
  'mounted-intercept': ({ unit }: Named) => `${unit} cannot intercept: only mounted do.`,
  'target-intercepts': ({ unit }: Named) =>
    `${unit} does not intercept: it is the one that is being engaged.`,
  'ground-intercept': ({ unit, terrain }: Named & Grown) =>
    `${unit} cannot intercept: nobody does in such ground (${nouns.terrain[terrain]}).`,
  'guns-support': ({ unit }: Named) => `${unit} gives no supporting fire: only artillery does.`,
  'supports-itself': ({ unit }: Named) => `${unit} supports some other unit, not itself.`,
  'mounted-counter-charge': ({ unit }: Named) => `${unit} cannot counter-charge: only mounted do.`,
  'mounted-recoil': ({ unit }: Named) => `${unit} cannot recoil: only mounted do.`,
  'guns-meet-mounted': ({ unit, enemy }: Named & Against) =>
    `${unit} does not fire at ${enemy}: guns fire so only at mounted.`,
  'foot-fire': ({ unit }: Named) => `${unit} does not fire: only foot and guns do so.`,
  'foot-meet-foot': ({ unit, enemy }: Named & Against) =>
    `${unit} does not fire at ${enemy}: foot fire so only at foot.`,
  'defensive-already': ({ unit }: Named) => `${unit} is in a defensive formation already.`,
  'evade-foot': ({ unit }: Named) => `${unit} cannot evade: only foot do.`,
  'evade-from-foot': ({ unit, enemy }: Named & Against) =>
    `${unit} cannot evade from ${enemy}: that is done only from foot.`,
  'evade-open-order': ({ unit }: Named) => `${unit} cannot evade: it is not in open order.`,
  'flee-gallopers': ({ unit }: Named) => `${unit} cannot flee: only galloper guns do.`,
  'flee-from-foot': ({ unit, enemy }: Named & Against) =>
    `${unit} cannot flee from ${enemy}: that is done only from foot.`,
  'nearest-reserve': ({
    unit,
    nearest,
    columns,
  }: Named & { readonly nearest: readonly number[]; readonly columns: number }) =>
    `${unit} goes to the nearest reserve zone with room: ${nearest.map((zone) => zoneOf({ zone, columns })).join(' or ')}.`,
  'no-reserve-room': ({ unit, limit }: Named & { readonly limit: number }) =>
    `There is no reserve zone with room for ${unit}: each holds ${limit} units of a side at most.`,
}

const forming = {
  wide: ({ stands, files }: { readonly stands: number; readonly files: number }) =>
    `${stands} stands do not stand ${files} wide.`,
  deep: ({ most }: { readonly most: number }) => `A formation is at most ${most} ranks deep.`,
  'single-stand': () => 'A single stand is always in open order.',
  'foot-defensive': () => 'Only foot form a defensive formation.',
  'two-ranks': () => 'A defensive formation needs two ranks.',
  'heavy-open-order': () => 'Heavy Mounted are in open order only as a single stand.',
  'three-open-order': () => 'Units of three stands or more are not in open order.',
  'pikes-open-order': () => 'Pikes are not in open order.',
}

const going = {
  'guns-woods': () => 'Artillery cannot enter woods.',
  'mounted-woods': () => 'Mounted enter woods in open order only.',
  'guns-rough': () => 'Of artillery only galloper guns enter rough ground.',
  'impassable-rough': () => 'This rough ground is impassable.',
  'impassable-bog': () => 'Boggy ground is impassable.',
}

const deploying = {
  'not-to-place': ({ unit }: Either) => `${called(unit)} is not yours to place.`,
  'placed-already': ({ unit }: Named) => `${unit} has its place already.`,
  'start-formation': ({ unit }: Named) => `${unit} starts in attack formation or open order.`,
  'not-there': ({ unit }: Named) =>
    `${unit} starts in the rear row of its own side, or in a reserve zone.`,
  'not-there-yet': ({ unit, room }: Named & { readonly room: number }) =>
    `${unit} cannot be placed there yet: the set-up zones have room for ${room} more.`,
  'commander-start': () => 'A commander starts in one of the own set-up zones.',
}

const mustering = {
  'more-pikes': ({ pikes, foot }: { readonly pikes: number; readonly foot: number }) =>
    `An army has more Pike and Musket units than Foot units; this has ${pikes} and ${foot}.`,
  'two-heavy': ({ count }: { readonly count: number }) =>
    `An army has at most two Heavy Mounted units; this has ${count}.`,
  'no-unit': ({ number }: { readonly number: number }) =>
    `There is no unit ${number} in this battle.`,
  'no-units': () => 'An army has units.',
  'only-guns': () => 'An army needs more than guns.',
  'strange-stand': ({ unit, kind, stand }: Named & Of & { readonly stand: StandType }) =>
    `${unit}: a ${nouns.kind[kind]} unit has no ${stand} stands.`,
  size: ({
    unit,
    kind,
    least,
    most,
    count,
  }: Named & Of & { readonly least: number; readonly most: number; readonly count: number }) =>
    `${unit}: a ${nouns.kind[kind]} unit has ${least === most ? 'a single stand' : `${least} to ${most} stands`}, not ${count}.`,
}

const settingUp = {
  'no-option': ({ name }: { readonly name: string }) => `There is no option '${name}'.`,
  'option-value': ({ values }: { readonly values: readonly Json[] }) =>
    `one of ${values.map((value) => JSON.stringify(value)).join(', ')} is needed here.`,
  nameless: ({ unit }: Numbered) => `Unit ${unit} needs a name.`,
  'nobody-sits': ({ side }: { readonly side: Side }) => `Nobody sits on the ${side} side.`,
  'last-turn': ({ turn }: { readonly turn: number }) => `The battle ends with turn ${turn}.`,
  strength: () => 'The army has more units than it began with.',
  mover: ({ unit }: Numbered) => `Unit ${unit} is not of the side that moves.`,
  nowhere: ({ unit }: Named) => `${unit} has no zone, and it is too late to deploy.`,
  room: ({ room, waiting }: { readonly room: number; readonly waiting: number }) =>
    `There is room for ${room} units to deploy, not for ${waiting}.`,
  'commander-room': ({ side }: { readonly side: Side }) =>
    `There is no set-up zone where the ${side} commander could start.`,
}

const standing = {
  'terrain-at-most': ({ most, terrain }: { readonly most: number; readonly terrain: Terrain }) =>
    `There is at most ${most} zone with ${nouns.terrain[terrain]} on a table.`,
  'no-zone': ({ zone }: { readonly zone: string }) =>
    `There is no zone ${zone} to put terrain into.`,
  'terrain-twice': ({ zone }: { readonly zone: string }) =>
    `Zone ${zone} has the same terrain twice.`,
  'no-column': ({ column }: { readonly column: number }) =>
    `There is no column ${column} for a reserve zone.`,
  'reserve-twice': () => 'A column has one reserve zone behind it at most.',
  'no-edge': ({ a, b }: { readonly a: number; readonly b: number }) =>
    `Zones ${a} and ${b} have no edge for an escarpment.`,
  'escarped-all-round': ({ zone }: { readonly zone: number }) =>
    `Zone ${zone} has more than three edges with escarpments.`,
  'wrong-number': ({ unit, calls }: Numbered & { readonly calls: number }) =>
    `Unit ${unit} calls itself ${calls}.`,
  'most-stands': ({
    unit,
    kind,
    most,
    count,
  }: Named & Of & { readonly most: number; readonly count: number }) =>
    `${unit}: a ${nouns.kind[kind]} unit has at most ${most} stands, not ${count}.`,
  'foreign-stands': ({ unit, kind }: Named & Of) =>
    `${unit} has stands that no ${nouns.kind[kind]} unit has.`,
  'dragoons-dismount': ({ unit }: Named) => `${unit}: only dragoons dismount.`,
  'no-reserve-zone': ({ unit }: Named) => `${unit} is in a reserve zone that does not exist.`,
  'off-table': ({ unit, zone }: Named & { readonly zone: number }) =>
    `${unit}: zone ${zone} is not on the table.`,
  'commander-off-table': ({ side }: { readonly side: Side }) =>
    `The ${side} commander is not on the table.`,
  'commander-in': ({ side, terrain }: { readonly side: Side; readonly terrain: Terrain }) =>
    `The ${side} commander cannot be in ${nouns.terrain[terrain]}.`,
  crowded: ({
    side,
    count,
    limit,
  }: {
    readonly side: Side
    readonly count: number
    readonly limit: number
  }) => `The ${side} side has ${count} units in one zone; ${limit} is the limit.`,
  'nobody-engaged': ({ by, with: other }: { readonly by: number; readonly with: number }) =>
    `There are no units ${by} and ${other} to be engaged.`,
  'no-enemy': ({ unit }: Named) => `${unit} is engaged with what is no enemy in its zone.`,
  'two-on-face': ({ unit }: Named) => `${unit} has two enemies on one face.`,
  'contact-guns': ({ unit, enemy }: Named & Against) =>
    `${unit} cannot have engaged ${enemy}: artillery engages nobody.`,
  'contact-defensive': ({ unit, enemy }: Named & Against) =>
    `${unit} cannot have engaged ${enemy}: a defensive formation engages nobody.`,
  'contact-twice': ({ unit, enemy }: Named & Against) => `${unit} and ${enemy} touch twice.`,
  'contact-face': ({ unit, enemy, face, met }: Named & Against & Faced & { readonly met: Face }) =>
    `${unit} cannot touch the ${nouns.face[face]} of ${enemy}: by the way both look it is the ${nouns.face[met]}.`,
}

/** Why something will not do, by code. */
export const refusals = {
  ...moving,
  ...engaging,
  ...firing,
  ...fighting,
  ...losing,
  ...reacting,
  ...forming,
  ...going,
  ...deploying,
  ...mustering,
  ...settingUp,
  ...standing,
}

export type Refusals = typeof refusals
export type RefusalCode = keyof Refusals
