import { capital, english } from '@grognard/toolkit'
import type { Reaction } from '../../asks/react.ts'
import type { Tally } from '../../phases/tally.ts'
import { STAND_TYPES } from '../../units/kinds.ts'
import type { Events, EventWords, Thrown } from '../events.ts'
import { zoneIn } from '../zone.ts'
import { nouns } from './nouns.ts'

const plural = (n: number, noun: string): string => english.counted(n, noun, `${noun}s`)
const dice = (n: number): string => english.counted(n, 'die', 'dice')
/** Faces as they lie on the table. */
const shown = (faces: readonly number[]): string => (faces.length > 0 ? faces.join(' ') : 'none')
const zoneOf = zoneIn(nouns)

const group = ({ stand, faces, value }: Thrown): string =>
  `${nouns.stand[stand]} ${shown(faces)} needing ${value.value} or less`

function gone(stands: Events['removes']['stands']): string {
  const kinds = STAND_TYPES.flatMap((stand) => {
    const count = stands[stand] ?? 0
    return count > 0 ? [nouns.stands(count, stand)] : []
  })
  return kinds.join(' and ')
}

const contact = (faces: readonly (keyof typeof nouns.face)[]): string =>
  faces.length === 0
    ? ''
    : `, and breaks contact on the ${faces.map((face) => nouns.face[face]).join(' and ')}`

const REACTIONS: { readonly [reaction in Reaction['react']]: string } = {
  'counter-charge': 'it counter-charges',
  recoil: 'it recoils',
  fire: 'it fires as they come on',
  form: 'it hastily forms a defensive formation, which costs a hit',
  evade: 'it evades',
  flee: 'it flees',
  intercept: 'it rides out to intercept',
  support: 'it gives supporting fire',
}

const RETHROWS: { readonly [by in Events['rethrows']['by']]: string } = {
  'afv:hth.overlap': 'overlapping',
  'afv:hth.outflank': 'outflanking',
  'afv:hth.commander-rethrow': "by its commander's order",
}

const UNTESTED: { readonly [why in Events['untested']['why']]: string } = {
  command: 'its commander is there',
  joins: 'it joins in where friends are engaged',
  heavy: 'heavy mounted intercept without',
}

const outOf = ({ side, lost, most }: Tally): string =>
  `${side} has lost ${plural(lost.value, 'unit')}, where ${most.value} ${most.value === 1 ? 'is' : 'are'} too many`

const tallied = (tally: Tally | null): string =>
  tally === null ? '; guns do not count' : `; ${outOf(tally)}`

export const events: EventWords = {
  throws: ({ red, blue }) => `Red throws ${red}, blue ${blue}.`,
  initiative: ({ side }) => `${capital(side)} has the initiative.`,
  quality: ({ unit, quality, face }) =>
    `${unit} throws ${face} and proves ${nouns.quality[quality]}.`,
  placed: (data) => `${data.unit} takes its place: ${zoneOf(data)}.`,
  commander: (data) => `The ${data.side} commander rides to ${zoneOf(data)}.`,
  fires: ({ unit, at, dice: thrown, needs, faces, hits }) =>
    `${unit} fires at ${at}: ${dice(thrown.value)} needing ${needs.value} or less, ${shown(faces)}: ${plural(hits, 'hit')}.`,
  attrition: ({ unit }) => `${unit} is engaged and takes a hit.`,
  attacks: ({ unit, at, dice: groups }) =>
    `${unit} attacks ${at}: ${groups.map(group).join(', ')}.`,
  rethrows: ({ unit, at, dice: groups, by, again }) =>
    `${unit} attacks ${at} again, ${RETHROWS[by]}, with ${dice(again.length)} that showed ${shown(again)}; now ${groups.map(group).join(', ')}.`,
  blows: ({ unit, at, hits }) => `${unit} scores ${plural(hits.value, 'hit')} on ${at}.`,
  loses: ({ unit, stands, leftover }) =>
    `${unit} loses ${plural(stands.value, 'stand')} to ${plural(2 * stands.value + leftover, 'hit')}${leftover === 0 ? '' : `, ${leftover} of which ${english.agreeing(leftover, 'costs', 'cost')} nothing`}.`,
  recovers: ({ unit, hits }) => `${unit} recovers from ${plural(hits, 'hit')}.`,
  removes: ({ unit, stands, leave }) => `${unit} removes ${gone(stands)}${contact(leave)}.`,
  routs: ({ unit, left, tally }) =>
    `${unit} breaks and routs, ${left === 0 ? 'with no stand left' : left === 1 ? 'with a single stand left' : `for its ${left} stands have no formation left`}${tallied(tally)}.`,
  withdraws: ({ unit, tally }) =>
    `${unit} is ordered to withdraw from the battle${tallied(tally)}.`,
  changes: ({ unit, formation, facing }) =>
    `${unit} changes to ${nouns.formed(formation)}${facing === null ? '' : `, facing ${nouns.facing[facing]}`}.`,
  turns: ({ unit, facing }) => `${unit} turns ${nouns.facing[facing]}.`,
  mounts: ({ unit }) => `${unit} mounts up.`,
  dismounts: ({ unit }) => `${unit} dismounts.`,
  moves: (data) => `${data.unit} moves to ${zoneOf(data)}.`,
  disengages: ({ unit, hits }) =>
    `${unit} disengages${hits.value === 0 ? '' : ` and takes ${plural(hits.value, 'hit')} from enemies in attack formation`}.`,
  enters: (data) => `${data.unit} comes up from the reserve to ${zoneOf(data)}.`,
  shifts: (data) => `${data.unit} moves to the ${zoneOf(data)}.`,
  leaves: (data) => `${data.unit} goes back to the ${zoneOf(data)}.`,
  tests: ({ unit, needs, face, success }) =>
    `${unit} tests: ${face}, needing ${needs.value} or less: ${success ? 'on they go' : 'they hang back'}.`,
  untested: ({ unit, why }) => `${unit} needs no test: ${UNTESTED[why]}.`,
  reacts: ({ unit, with: reaction, against, zone, columns = 0 }) =>
    `${unit} reacts to ${against}: ${REACTIONS[reaction]}${zone === undefined ? '' : ` to the ${zoneOf({ zone, columns })}`}.`,
  flinches: ({ unit, hits, most }) =>
    `${unit} takes ${plural(hits, 'hit')} and flinches, as anybody does at ${most}.`,
  'pulls up': ({ unit, before }) =>
    `${unit} pulls up short of the pikes of ${before} and takes a hit.`,
  rallies: ({ unit, facing }) => `${unit} rallies, facing ${nouns.facing[facing]}.`,
  meets: ({ unit, with: other, disorder, impact }) =>
    `${unit} meets ${other} front to front: ${plural(disorder.value, 'hit')} for disorder${impact.value === 0 ? '' : `, ${plural(impact.value, 'hit')} of impact on the other`}.`,
  'over-run': ({ unit, by, disorder }) =>
    `${unit} is over-run by ${by}${disorder.value === 0 ? '' : `: ${plural(disorder.value, 'hit')} for disorder`}.`,
  engages: ({ unit, with: other, face, impact }) =>
    `${unit} engages ${other} on the ${nouns.face[face]}${impact.value === 0 ? '' : `, and the impact scores ${plural(impact.value, 'hit')}`}.`,
  broken: ({ sides, tallies }) =>
    `${sides.length > 1 ? 'Both armies are broken' : `The ${sides.join('')} army is broken`}: ${tallies.map(outOf).join('; ')}.`,
  retreats: ({ side, on, off }) =>
    `${capital(side)} is in general retreat: it has ${plural(off.value, 'unit')} off the table and ${on} on it.`,
  zones: ({ red, blue, of, fine }) =>
    `Of the ${of} zones red holds ${red} uncontested, blue ${blue}; a fine victory takes ${fine}.`,
  'commander lost': ({ side, tally }) =>
    `The ${side} commander is lost to his army: ${outOf(tally)}.`,
}
