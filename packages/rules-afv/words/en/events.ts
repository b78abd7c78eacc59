import type { Reaction } from '../../asks/react.ts'
import { STAND_TYPES } from '../../units/kinds.ts'
import type { Events, EventWords, Thrown } from '../events.ts'
import { zoneIn } from '../zone.ts'
import { nouns } from './nouns.ts'

const plural = (n: number, noun: string): string => (n === 1 ? `1 ${noun}` : `${n} ${noun}s`)
const dice = (n: number): string => (n === 1 ? '1 die' : `${n} dice`)
/** Faces as they lie on the table. */
const shown = (faces: readonly number[]): string => (faces.length > 0 ? faces.join(' ') : 'none')
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
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
  recoil: 'it recoils to the reserve',
  fire: 'it fires as they come on',
  form: 'it hastily forms a defensive formation, which costs a hit',
  evade: 'it evades',
  flee: 'it flees to the reserve',
  intercept: 'it rides out to intercept',
  support: 'it gives supporting fire',
}

export const events: EventWords = {
  throws: ({ red, blue }) => `Red throws ${red}, blue ${blue}.`,
  initiative: ({ side }) => `${capital(side)} has the initiative.`,
  quality: ({ unit, quality }) => `${unit} proves ${nouns.quality[quality]}.`,
  placed: (data) => `${data.unit} takes its place: ${zoneOf(data)}.`,
  commander: (data) => `The ${data.side} commander rides to ${zoneOf(data)}.`,
  fires: ({ unit, at, dice: thrown, needs, faces, hits }) =>
    `${unit} fires at ${at}: ${dice(thrown.value)} needing ${needs.value} or less, ${shown(faces)}: ${plural(hits, 'hit')}.`,
  attrition: ({ unit }) => `${unit} is engaged and takes a hit.`,
  attacks: ({ unit, at, dice: groups }) =>
    `${unit} attacks ${at}: ${groups.map(group).join(', ')}.`,
  blows: ({ unit, at, hits }) => `${unit} scores ${plural(hits.value, 'hit')} on ${at}.`,
  loses: ({ unit, count }) => `${unit} loses ${plural(count, 'stand')}.`,
  removes: ({ unit, stands, leave }) => `${unit} removes ${gone(stands)}${contact(leave)}.`,
  routs: ({ unit }) => `${unit} breaks and routs.`,
  withdraws: ({ unit }) => `${unit} is ordered to withdraw from the battle.`,
  changes: ({ unit, formation, facing }) =>
    `${unit} changes to ${nouns.formed(formation)}${facing === null ? '' : `, facing ${nouns.facing[facing]}`}.`,
  turns: ({ unit, facing }) => `${unit} turns ${nouns.facing[facing]}.`,
  mounts: ({ unit }) => `${unit} mounts up.`,
  dismounts: ({ unit }) => `${unit} dismounts.`,
  moves: (data) => `${data.unit} moves to ${zoneOf(data)}.`,
  disengages: ({ unit, hits }) =>
    `${unit} disengages${hits === 0 ? '' : ` and takes ${plural(hits, 'hit')}`}.`,
  enters: (data) => `${data.unit} comes up from the reserve to ${zoneOf(data)}.`,
  shifts: (data) => `${data.unit} moves to the ${zoneOf(data)}.`,
  leaves: (data) => `${data.unit} goes back to the ${zoneOf(data)}.`,
  tests: ({ unit, needs, face, success }) =>
    `${unit} tests: ${face}, needing ${needs.value} or less: ${success ? 'on they go' : 'they hang back'}.`,
  reacts: ({ unit, with: reaction, against }) =>
    `${unit} reacts to ${against}: ${REACTIONS[reaction]}.`,
  flinches: ({ unit }) => `${unit} flinches.`,
  'pulls up': ({ unit }) => `${unit} pulls up short of the pikes and takes a hit.`,
  rallies: ({ unit, facing }) => `${unit} rallies, facing ${nouns.facing[facing]}.`,
  meets: ({ unit, with: other, disorder, impact }) =>
    `${unit} meets ${other} front to front: ${plural(disorder, 'hit')} for disorder${impact === 0 ? '' : `, ${plural(impact, 'hit')} of impact`}.`,
  'over-run': ({ unit, by, disorder }) =>
    `${unit} is over-run by ${by}${disorder === 0 ? '' : `: ${plural(disorder, 'hit')} for disorder`}.`,
  engages: ({ unit, with: other, face, impact }) =>
    `${unit} engages ${other} on the ${nouns.face[face]}${impact === 0 ? '' : `, and the impact scores ${plural(impact, 'hit')}`}.`,
  broken: ({ sides }) =>
    sides.length > 1 ? 'Both armies are broken.' : `The ${sides.join('')} army is broken.`,
  'commander lost': ({ side }) => `The ${side} commander is lost to his army.`,
}
