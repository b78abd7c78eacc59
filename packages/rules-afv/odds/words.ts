import type { Sayings, Translated } from '@grognard/toolkit'
import type { Side, UnitId } from '../battle.ts'
import type { Quality } from '../units/quality.ts'
import { nouns as english } from '../words/en/nouns.ts'
import { name } from '../words/it/names.ts'
import { nouns as italian } from '../words/it/nouns.ts'

type OfUnit = { readonly unit: string; readonly id: UnitId }
type OfTwo = { readonly unit: string; readonly at: string; readonly ids: readonly UnitId[] }
type OfSide = { readonly side: Side }

const en = {
  hits: ({ unit, at }: OfTwo) => `${unit} hits ${at}`,
  markers: ({ unit }: OfUnit) => `${unit}: hits marked in the end`,
  stands: ({ unit }: OfUnit) => `${unit} loses stands`,
  routs: ({ unit }: OfUnit) => `${unit} routs`,
  passes: ({ unit }: OfUnit) => `${unit} passes its test`,
  contact: ({ unit, at }: OfTwo) => `${unit} comes to grips with ${at}`,
  flinches: ({ unit }: OfUnit) => `${unit} is stopped`,
  initiative: ({ side }: OfSide) => `initiative for ${english.side[side]}`,
  quality: ({ unit, quality }: OfUnit & { readonly quality: Quality }) =>
    `${unit} is ${english.quality[quality]}`,
  commander: ({ side }: OfSide) => `${english.side[side]} loses its commander`,
  broken: ({ side }: OfSide) => `${english.side[side]} reaches its breakpoint`,
  victory: ({ winner }: { readonly winner: Side | null }) =>
    winner === null ? 'the battle ends without a victor' : `victory for ${english.side[winner]}`,
} satisfies Sayings

const it: Translated<typeof en> = {
  hits: ({ unit, at }) => `${name(unit)} colpisce ${name(at)}`,
  markers: ({ unit }) => `${name(unit)}: colpi segnati alla fine`,
  stands: ({ unit }) => `${name(unit)} perde basette`,
  routs: ({ unit }) => `${name(unit)} va in rotta`,
  passes: ({ unit }) => `${name(unit)} supera la prova`,
  contact: ({ unit, at }) => `${name(unit)} viene alle mani con ${name(at)}`,
  flinches: ({ unit }) => `${name(unit)} è fermata`,
  initiative: ({ side }) => `iniziativa al ${italian.side[side]}`,
  quality: ({ unit, quality }) => `${name(unit)}: ${italian.quality[quality]}`,
  commander: ({ side }) => `il ${italian.side[side]} perde il comandante`,
  broken: ({ side }) => `il ${italian.side[side]} raggiunge il punto di rottura`,
  victory: ({ winner }) =>
    winner === null
      ? 'la battaglia finisce senza vincitori'
      : `vittoria del ${italian.side[winner]}`,
}

export type ConsequenceCode = keyof typeof en
export type ConsequenceData = {
  readonly [code in ConsequenceCode]: Parameters<(typeof en)[code]>[0]
}

export const words = { en, it }
