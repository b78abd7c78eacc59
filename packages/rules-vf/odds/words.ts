import type { Sayings, Translated } from '@grognard/toolkit'
import type { Side, UnitId } from '../battle.ts'
import { nouns as english } from '../words/en/nouns.ts'
import { name } from '../words/it/names.ts'
import { nouns as italian } from '../words/it/nouns.ts'
import type { DauntedOutcome } from '../words/told.ts'

type OfUnit = { readonly unit: string; readonly id: UnitId }
type OfTwo = { readonly unit: string; readonly at: string; readonly ids: readonly UnitId[] }
type OfBrigade = { readonly brigade: string }
type OfSide = { readonly side: Side }
type BeforeSquare = OfUnit & { readonly outcome: DauntedOutcome }

const SQUARE_EN = {
  'thrown back': 'is thrown back from the square',
  'turns away': 'turns away from the square',
  stays: 'stays to fight the square',
}
const SQUARE_IT = {
  'thrown back': 'è respinta dal quadrato',
  'turns away': 'si ritrae dal quadrato',
  stays: 'resta a combattere il quadrato',
}

const en = {
  hits: ({ unit, at }: OfTwo) => `${unit} hits ${at}`,
  losses: ({ unit }: OfUnit) => `${unit} takes losses`,
  valour: ({ unit }: OfUnit) => `${unit} must test its valour`,
  shaken: ({ unit }: OfUnit) => `${unit} ends up shaken`,
  routs: ({ unit }: OfUnit) => `${unit} routs`,
  wins: ({ unit, at }: OfTwo) => `${unit} wins against ${at}`,
  square: ({ unit, outcome }: BeforeSquare) => `${unit} ${SQUARE_EN[outcome]}`,
  headstrong: ({ unit }: OfUnit) => `${unit} goes on to a second fight`,
  fortitude: ({ brigade }: OfBrigade) => `${brigade} must test its fortitude`,
  wavers: ({ brigade }: OfBrigade) => `${brigade} wavers`,
  shattered: ({ brigade }: OfBrigade) => `${brigade} is shattered`,
  defeats: ({ side }: OfSide) => `${english.side[side]} suffers defeats`,
  activates: ({ brigade }: OfBrigade) => `${brigade} activates`,
  messenger: ({ unit }: OfUnit) => `the messenger reaches ${unit}`,
  rallied: ({ unit }: OfUnit) => `${unit} rallies losses`,
  victory: ({ winner }: { readonly winner: Side | null }) =>
    winner === null ? 'the battle ends in a draw' : `victory for ${english.side[winner]}`,
} satisfies Sayings

const it: Translated<typeof en> = {
  hits: ({ unit, at }) => `${name(unit)} colpisce ${name(at)}`,
  losses: ({ unit }) => `${name(unit)} subisce perdite`,
  valour: ({ unit }) => `${name(unit)} deve provare il valore`,
  shaken: ({ unit }) => `${name(unit)} resta scossa`,
  routs: ({ unit }) => `${name(unit)} va in rotta`,
  wins: ({ unit, at }) => `${name(unit)} vince contro ${name(at)}`,
  square: ({ unit, outcome }) => `${name(unit)} ${SQUARE_IT[outcome]}`,
  headstrong: ({ unit }) => `${name(unit)} passa a un secondo combattimento`,
  fortitude: ({ brigade }) => `${name(brigade)} fa un test di Fortitude`,
  wavers: ({ brigade }) => `${name(brigade)} vacilla`,
  shattered: ({ brigade }) => `${name(brigade)} è distrutta`,
  defeats: ({ side }) => `il ${italian.side[side]} subisce sconfitte`,
  activates: ({ brigade }) => `${name(brigade)} si attiva`,
  messenger: ({ unit }) => `il messaggero raggiunge ${name(unit)}`,
  rallied: ({ unit }) => `${name(unit)} toglie perdite con la Chiamata a Raccolta`,
  victory: ({ winner }) =>
    winner === null ? 'la battaglia finisce in parità' : `vittoria del ${italian.side[winner]}`,
}

export type ConsequenceCode = keyof typeof en
export type ConsequenceData = {
  readonly [code in ConsequenceCode]: Parameters<(typeof en)[code]>[0]
}

export const words = { en, it }
