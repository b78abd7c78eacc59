import type { Json } from '@grognard/kernel'
import type { Side } from '../../battle.ts'
import type { Terrain } from '../../terrain.ts'
import type { Action } from '../../units/actions.ts'
import type { Kind, StandType } from '../../units/kinds.ts'
import { nouns } from './nouns.ts'

// Data names a unit by its own name, or by its number where it has none that could be said.
type Named = { readonly unit: string }
type Numbered = { readonly unit: number }
type Either = { readonly unit: string | number }
type Of = { readonly kind: Kind }

const called = (unit: string | number): string => (typeof unit === 'number' ? `Unit ${unit}` : unit)

const moving = {
  action: ({ unit, action }: Named & { readonly action: Action }) =>
    `${unit} cannot ${nouns.action[action]} now.`,
  'must-disengage': ({ unit }: Named) => `${unit} must disengage first.`,
  engaged: ({ unit }: Named) => `${unit} is engaged and does nothing.`,
  'faces-there': ({ unit }: Named) => `${unit} faces there already.`,
  defensive: ({ unit }: Named) =>
    `${unit} is in a defensive formation and neither moves nor turns.`,
  same: ({ unit }: Named) => `${unit} stands like that already.`,
  'faces-anew': () => 'Only a unit that leaves a defensive formation faces anew.',
  edge: () => 'There is no zone ahead.',
  escarpment: () => 'An escarpment is in the way.',
  'only-action': () => 'Into such ground it is the only action.',
  full: ({ limit }: { readonly limit: number }) => `No more than ${limit} units fit there.`,
  free: ({ unit }: Named) => `${unit} is not engaged.`,
  'from-mounted': () => 'Nobody disengages from mounted.',
  surrounded: ({ unit }: Named) => `${unit} is engaged on all sides.`,
  'not-to-move': ({ unit }: Either) => `${called(unit)} is not yours to move.`,
  moved: ({ unit }: Named) => `${unit} has been chosen this phase.`,
  acted: ({ unit }: Named) => `${unit} has performed an action.`,
  'in-reserve': ({ unit }: Named) => `${unit} is in reserve.`,
  rear: () => 'Units leave from their own rear row.',
  'no-reserve-behind': () => 'There is no reserve zone behind this one.',
  'engaged-stays': ({ unit }: Named) => `${unit} is engaged.`,
  'on-table': ({ unit }: Named) => `${unit} is on the table.`,
  'other-reserve': () => 'That is no other reserve zone.',
  'entry-formation': () => 'Units enter in attack formation or open order.',
  command: () => 'Only units in the zone of their commander withdraw.',
  lost: () => 'The commander is no longer there.',
  'commander-steps': () => 'A commander moves into one of the eight zones around.',
  'commander-ground': ({ terrain }: { readonly terrain: Terrain }) =>
    `No commander enters ${nouns.terrain[terrain]}.`,
}

const engaging = {
  'engage-first': ({ unit }: Named) => `${unit} must be engaged first.`,
  'engaged-already': ({ unit }: Named) => `${unit} is engaged already.`,
  'guns-engage': () => 'Artillery engages nobody.',
  'defensive-engages': () => 'A defensive formation engages nobody.',
  'same-zone': () => 'Only an enemy in the same zone can be engaged.',
  faces: ({ unit }: Named) => `${unit} is engaged on all its faces.`,
  'pikes-needed': () => 'Foot without two stands of pikes engage mounted only in the rear.',
}

const firing = {
  split: ({ unit }: Either) => `${called(unit)} fires at one target only.`,
  firer: () => 'Only units of your own on the table fire.',
  arms: ({ unit }: Named) => `${unit} has nothing to fire with.`,
  fired: ({ unit }: Named) => `${unit} has fired this turn.`,
  fights: ({ unit }: Named) => `${unit} is engaged, and fights instead.`,
  target: () => 'Only unengaged enemies on the table are fired at.',
  range: ({ unit, target }: Named & { readonly target: string }) =>
    `${target} is out of range of ${unit}.`,
  'no-dice': ({ unit }: Named) => `${unit} would throw no dice at them.`,
  spread: ({ unit, target }: Named & { readonly target: string }) =>
    `${unit} must be fired at before ${target} is again.`,
}

const fighting = {
  'enemies-once': ({ unit }: Named) => `${unit} must be given its enemies once.`,
  'no-choice': ({ unit }: Either) => `${called(unit)} has no choice of enemies.`,
  'each-enemy-once': ({ unit }: Named) =>
    `${unit} attacks each enemy that it is engaged with once at most.`,
  'all-stands': ({ unit }: Named) => `All stands of ${unit} attack.`,
  'no-such-stands': ({ unit }: Named) => `${unit} has no such stands.`,
  'rethrown-at-most': ({ most }: { readonly most: number }) =>
    `At most ${most} dice are thrown again.`,
  'no-such-dice': ({ last }: { readonly last: number }) =>
    `There are the dice 0 to ${last}, each once.`,
  'no-such-attack': () => 'That is no attack of this unit.',
}

const losing = {
  'stands-to-lose': ({ unit }: Named) => `${unit} has no such stands to lose.`,
  'loses-count': ({ unit, count }: Named & { readonly count: number }) =>
    `${unit} loses ${count === 1 ? '1 stand' : `${count} stands`}.`,
  files: ({ unit, files }: Named & { readonly files: number }) =>
    `${unit} cannot stand ${files} wide then.`,
  contact: () => 'Contact there is not broken by so few.',
}

const reacting = {
  compulsory: ({ unit }: Named) => `${unit} must react.`,
  'cannot-react': ({ unit }: Either) => `${called(unit)} cannot react to this.`,
  'not-engaging': () => 'Only a unit that engages is met like that.',
  'not-the-target': ({ unit }: Named) => `${unit} is not being engaged.`,
  'mounted-intercept': () => 'Only mounted intercept.',
  'target-intercepts': () => 'The unit that is engaged itself does not intercept.',
  'ground-intercept': () => 'Nobody intercepts in such ground.',
  'guns-support': () => 'Only artillery gives supporting fire.',
  'supports-itself': () => 'It supports some other unit, not itself.',
  'no-fire-left': ({ unit }: Named) => `${unit} has no fire left this turn.`,
  'fires-in-vain': ({ unit }: Named) => `${unit} would throw no dice.`,
  'mounted-counter-charge': () => 'Only mounted counter-charge.',
  'mounted-recoil': () => 'Only mounted recoil.',
  'guns-meet-mounted': () => 'Guns meet only mounted like that.',
  'foot-meet-foot': () => 'Foot fire so only at foot.',
  form: ({ unit }: Named) => `${unit} cannot form like that.`,
  evade: () => 'Foot in open order evade, and only from foot.',
  flee: () => 'Galloper guns flee, and only from foot.',
  'target-itself': () => 'The target itself does something else.',
  'nearest-reserve': () => 'It goes to the nearest reserve zone with room.',
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
  'start-formation': () => 'Units start in attack formation or open order.',
  'not-there-yet': ({ unit }: Named) => `${unit} cannot be placed there yet.`,
  'commander-start': () => 'A commander starts in one of the own set-up zones.',
}

const mustering = {
  'more-pikes': ({ pikes, foot }: { readonly pikes: number; readonly foot: number }) =>
    `An army has more Pike and Musket units than Foot units; this has ${pikes} and ${foot}.`,
  'two-heavy': ({ count }: { readonly count: number }) =>
    `An army has at most two Heavy Mounted units; this has ${count}.`,
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
