import type { Battle } from '@grognard/kernel'
import type { Afv } from '@grognard/rules-afv'
import type { Vf } from '@grognard/rules-vf/computing'
import type { Language } from '@grognard/toolkit'
import { afvMap } from './afv.ts'
import { vfMap } from './vf.ts'

const TITLES: Readonly<Record<Language, string>> = { en: 'The table', it: 'Il tavolo' }

const maps: Readonly<Record<string, (battle: Battle, title: string) => string>> = {
  afv: (battle, title) => afvMap(battle as Afv, title),
  vf2: (battle, title) => vfMap(battle as Vf, title),
}

/** The table as a picture; null where nobody has taught how to draw it. */
export const mapOf = (rulebook: string, battle: Battle, language: Language): string | null =>
  maps[rulebook]?.(battle, TITLES[language]) ?? null
