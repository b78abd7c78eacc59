import type { FromHost, Players, ToHost } from '@grognard/host'
import type { Refusal } from '@grognard/kernel'
import type { Language } from '@grognard/toolkit'
import type { Considered } from './minds.ts'

/** What a list of battles shows of one. */
export type Summary = {
  readonly id: string
  readonly title: string
  readonly rulebook: string
  readonly scenario: string
  readonly players: Players
  /** A guided battle says what to do. */
  readonly guided: boolean
  /** Seconds that somebody has sat at it; none before it is kept for the first time. */
  readonly played?: number
}

type Beginning = Extract<ToHost, { kind: 'start' | 'resume' }>

/** What the page says to the worker that holds a battle, besides the host's own messages. */
export type ToWorker =
  | {
      readonly kind: 'hold'
      readonly summary: Summary | null
      readonly battle: string
      readonly steal: boolean
      /** How it begins; null: as it was kept. */
      readonly begin: Beginning | null
    }
  /** Why have the computer players decided as they did? */
  | { readonly kind: 'reasons'; readonly id: number; readonly language: Language }
  /** So many seconds has somebody sat at it by now: written down with the next decision. */
  | { readonly kind: 'played'; readonly id: number; readonly seconds: number }
  /** A computer player answers these asks for a seat, until another is put to it. */
  | {
      readonly kind: 'answer for me'
      readonly id: number
      readonly seat: string
      readonly by: string
      readonly asks: readonly string[]
    }
  | ToHost

export type FromWorker =
  | { readonly kind: 'held'; readonly summary: Summary }
  | { readonly kind: 'elsewhere' }
  | { readonly kind: 'missing' }
  | { readonly kind: 'unreadable'; readonly refusal: Refusal; readonly text: string }
  | { readonly kind: 'lost' }
  | { readonly kind: 'broken'; readonly reason: string }
  | { readonly kind: 'reasons'; readonly id: number; readonly reasons: readonly Considered[] }
  | FromHost
