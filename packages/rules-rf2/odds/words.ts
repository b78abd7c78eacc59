import type { UnitId } from '@grognard/field'
import type { Sayings, Translated } from '@grognard/toolkit'
import type { Side } from '../battle.ts'
import { nouns as english } from '../words/en/nouns.ts'
import { name } from '../words/it/names.ts'
import { nouns as italian } from '../words/it/nouns.ts'

type OfUnit = { readonly unit: string; readonly id: UnitId }
type OfTwo = { readonly unit: string; readonly at: string; readonly ids: readonly UnitId[] }
type OfLeader = { readonly leader: string }

const en = {
  hits: ({ unit, at }: OfTwo) => `${unit} hits ${at}`,
  lost: ({ unit }: OfUnit) => `${unit} loses break points`,
  tires: ({ unit }: OfUnit) => `${unit} loses break points to fatigue`,
  disordered: ({ unit }: OfUnit) => `${unit} is disordered in the end`,
  tests: ({ unit }: OfUnit) => `${unit} tests its morale`,
  retreats: ({ unit }: OfUnit) => `${unit} retreats`,
  rallies: ({ unit }: OfUnit) => `${unit} rallies`,
  routs: ({ unit }: OfUnit) => `${unit} routs`,
  struck: ({ leader }: OfLeader) => `${leader} is hit`,
  breaks: ({ side }: { readonly side: Side }) => `the ${english.side[side]} army breaks`,
  victory: ({ winner }: { readonly winner: Side | null }) =>
    winner === null ? 'the battle ends without a victor' : `victory for ${english.side[winner]}`,
} satisfies Sayings

const it: Translated<typeof en> = {
  hits: ({ unit, at }) => `${name(unit)} colpisce ${name(at)}`,
  lost: ({ unit }) => `${name(unit)} perde punti di rottura`,
  tires: ({ unit }) => `${name(unit)} perde punti di rottura per la fatica`,
  disordered: ({ unit }) => `${name(unit)} alla fine è in disordine`,
  tests: ({ unit }) => `${name(unit)} prova il morale`,
  retreats: ({ unit }) => `${name(unit)} si ritira`,
  rallies: ({ unit }) => `${name(unit)} si raccoglie`,
  routs: ({ unit }) => `${name(unit)} va in rotta`,
  struck: ({ leader }) => `${name(leader)} è colpito`,
  breaks: ({ side }) => `l’esercito ${italian.side[side]} si spezza`,
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
