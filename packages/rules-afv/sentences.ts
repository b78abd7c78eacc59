import type { Happening, Json, JsonObject } from '@grognard/kernel'

type Data = JsonObject

const said = (value: Json | undefined): string =>
  typeof value === 'string' ? value : JSON.stringify(value ?? null)
const valueOf = (value: Json | undefined): string => said((value as { value: number }).value)
const plural = (n: Json | undefined, noun: string): string =>
  n === 1 ? `1 ${noun}` : `${said(n)} ${noun}s`
const thrown = (dice: Json | undefined): string =>
  valueOf(dice) === '1' ? '1 die' : `${valueOf(dice)} dice`
/** Faces as they lie on the table. */
const shown = (faces: Json | undefined): string => (faces as readonly number[]).join(' ')
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

const SENTENCES: { readonly [name: string]: (data: Data) => string } = {
  throws: ({ red, blue }) => `Red throws ${said(red)}, blue ${said(blue)}.`,
  initiative: ({ side }) => `${capital(said(side))} has the initiative.`,
  quality: ({ unit, quality }) => `${said(unit)} proves ${said(quality)}.`,
  placed: ({ unit, zone }) => `${said(unit)} takes its place: ${said(zone)}.`,
  commander: ({ side, zone }) => `The ${said(side)} commander rides to ${said(zone)}.`,
  fires: ({ unit, at, dice, needs, faces, hits }) =>
    `${said(unit)} fires at ${said(at)}: ${thrown(dice)} needing ${valueOf(needs)} or less, ${shown(faces)}: ${plural(hits, 'hit')}.`,
  attrition: ({ unit }) => `${said(unit)} is engaged and takes a hit.`,
  attacks: ({ unit, at, dice }) =>
    `${said(unit)} attacks ${said(at)}: ${(dice as readonly Data[])
      .map(
        (group) =>
          `${said(group['stand'])} ${shown(group['faces'])} needing ${valueOf(group['value'])} or less`,
      )
      .join(', ')}.`,
  blows: ({ unit, at, hits }) =>
    `${said(unit)} scores ${plural((hits as Data)['value'], 'hit')} on ${said(at)}.`,
  loses: ({ unit, count }) => `${said(unit)} loses ${plural(count, 'stand')}.`,
  routs: ({ unit }) => `${said(unit)} breaks and routs.`,
  withdraws: ({ unit }) => `${said(unit)} is ordered to withdraw from the battle.`,
  changes: ({ unit }) => `${said(unit)} changes formation.`,
  turns: ({ unit }) => `${said(unit)} turns.`,
  mounts: ({ unit }) => `${said(unit)} mounts up.`,
  dismounts: ({ unit }) => `${said(unit)} dismounts.`,
  moves: ({ unit, zone }) => `${said(unit)} moves to ${said(zone)}.`,
  disengages: ({ unit }) => `${said(unit)} disengages.`,
  enters: ({ unit, zone }) => `${said(unit)} comes up from the reserve to ${said(zone)}.`,
  shifts: ({ unit, zone }) => `${said(unit)} moves to the ${said(zone)}.`,
  leaves: ({ unit, zone }) => `${said(unit)} goes back to the ${said(zone)}.`,
  tests: ({ unit, needs, face, success }) =>
    `${said(unit)} tests: ${said(face)}, needing ${valueOf(needs)} or less: ${success === true ? 'on they go' : 'they hang back'}.`,
  reacts: ({ unit, with: reaction }) => `${said(unit)} reacts: ${said(reaction)}.`,
  flinches: ({ unit }) => `${said(unit)} flinches.`,
  'pulls up': ({ unit }) => `${said(unit)} pulls up short of the pikes.`,
  rallies: ({ unit }) => `${said(unit)} rallies.`,
  'over-run': ({ unit }) => `${said(unit)} is over-run.`,
  engages: ({ unit, with: other, face }) =>
    `${said(unit)} engages ${said(other)} on the ${said(face)}.`,
  broken: ({ sides }) => `The army is broken: ${(sides as readonly string[]).join(' and ')}.`,
  'commander lost': ({ side }) => `The ${said(side)} commander is lost to his army.`,
}

/** One sentence for the log. */
export const sentence = ({ name, data }: Happening): string => SENTENCES[name]?.(data) ?? name
