// Why the recruit did what it did, in sentences.

import { rf2Words } from '@grognard/rules-rf2'
import { said, type Language, type Sayings, type Translated } from '@grognard/toolkit'
import type { Reason } from '../player.ts'

type Of = { readonly unit: string }
type At = Of & { readonly enemy: string }

const en = {
  recovers: ({ unit }: Of) => `${unit} is out of order, and nobody is near: it recovers.`,
  deploys: ({ unit, enemy }: At) => `${unit} is near enough to ${enemy}: it deploys.`,
  turns: ({ unit, enemy }: At) => `${unit} turns to ${enemy}, the nearest.`,
  'goes-on': ({ unit, enemy }: At) => `${unit} goes straight for ${enemy}, the nearest.`,
  fires: ({ unit, enemy }: At) => `${unit} fires at ${enemy}, the nearest, with all it has.`,
  rallies: ({ leader, unit }: Of & { readonly leader: string }) =>
    `${leader} goes to ${unit}, which is running.`,
  'goes-along': ({ leader, unit }: Of & { readonly leader: string }) =>
    `${leader} keeps up with ${unit}.`,
  leaves: ({ leader, unit }: Of & { readonly leader: string }) =>
    `${leader} leaves ${unit}: it stands by itself.`,
} satisfies Sayings

const name = (proper: string): string => rf2Words.it.name(proper)

const it: Translated<typeof en> = {
  recovers: ({ unit }) => `${name(unit)}: è in disordine e nessuno è vicino, si riordina.`,
  deploys: ({ unit, enemy }) => `${name(unit)}: ${name(enemy)} è a portata, si dispone al fuoco.`,
  turns: ({ unit, enemy }) => `${name(unit)}: si volge verso il più vicino, ${name(enemy)}.`,
  'goes-on': ({ unit, enemy }) => `${name(unit)}: va diritta verso il più vicino, ${name(enemy)}.`,
  fires: ({ unit, enemy }) =>
    `${name(unit)}: spara al più vicino, ${name(enemy)}, con tutto ciò che ha.`,
  rallies: ({ leader, unit }) => `${name(leader)}: va con ${name(unit)}, che fugge.`,
  'goes-along': ({ leader, unit }) => `${name(leader)}: tiene dietro a ${name(unit)}.`,
  leaves: ({ leader, unit }) => `${name(leader)}: lascia ${name(unit)}, che sta in piedi da sola.`,
}

/** A reason, whose data fit its sentence. */
export const because = <Code extends keyof typeof en>(
  code: Code,
  data: Parameters<(typeof en)[Code]>[0],
): Reason => ({ code, data })

export const say = ({ code, data }: Reason, language: Language): string =>
  said(language === 'it' ? it : en, code, data) ?? code
