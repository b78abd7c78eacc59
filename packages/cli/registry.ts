import type { Rulebook } from '@grognard/kernel'
import { clauses as picketClauses, picket } from '@grognard/kernel/picket'
import { afv, afvClauses } from '@grognard/rules-afv'
import { rf2Clauses } from '@grognard/rules-rf2'
import { vf1Clauses, vf2, vf2Clauses, vf3Clauses } from '@grognard/rules-vf'

/** A rulebook that the command knows, and where to find what it is made of. */
export type Registered = {
  readonly id: string
  readonly title: string
  /** Null while only the list of its clauses is there. */
  readonly rulebook: Rulebook | null
  /** Every clause with its title. */
  readonly clauses: Readonly<Record<string, string>>
  /** Clauses that ask nothing of a program, with why. */
  readonly advice?: Readonly<Record<string, string>>
  /** The folders, from the project's root, that hold its rules. */
  readonly sources: readonly string[]
}

export type Playable = Registered & { readonly rulebook: Rulebook }

/** The first that can be played is the one that is played when nobody names another. */
export const registry: readonly Registered[] = [
  {
    id: 'afv',
    title: 'A Fine Victory!',
    rulebook: afv,
    clauses: afvClauses,
    sources: ['packages/rules-afv'],
  },
  {
    id: 'vf1',
    title: 'Valour & Fortitude, 1st edition',
    rulebook: null,
    clauses: vf1Clauses,
    sources: ['packages/rules-vf'],
  },
  {
    id: 'vf2',
    title: 'Valour & Fortitude, 2nd edition',
    rulebook: vf2,
    clauses: vf2Clauses,
    sources: ['packages/rules-vf'],
  },
  {
    id: 'vf3',
    title: 'Valour & Fortitude, 3rd edition',
    rulebook: null,
    clauses: vf3Clauses,
    sources: ['packages/rules-vf'],
  },
  {
    id: 'rf2',
    title: 'Second Rank & File',
    rulebook: null,
    clauses: rf2Clauses,
    sources: ['packages/rules-rf2'],
  },
  {
    id: picket.id,
    title: picket.title,
    rulebook: picket,
    clauses: picketClauses,
    sources: ['packages/kernel/picket'],
  },
]

const isPlayable = (book: Registered): book is Playable => book.rulebook !== null

export const playable = (): readonly Playable[] => registry.filter(isPlayable)
