import type { Battle } from '@grognard/kernel'
import { afvNouns, type Afv } from '@grognard/rules-afv'
import { vfNouns } from '@grognard/rules-vf'
import { profileOf, type Vf } from '@grognard/rules-vf/computing'
import type { Language } from '@grognard/toolkit'
import { wordsIn } from '../words/index.ts'

/** A side or a brigade, and its units with the numbers that they have on the maps. */
export type Roll = { readonly title: string; readonly units: readonly string[] }

type Rolls = (battle: Battle, language: Language) => readonly Roll[]

const rolls: Readonly<Record<string, Rolls>> = {
  afv: (battle, language) => afvRoll(battle as Afv, language),
  vf2: (battle, language) => vfRoll(battle as Vf, language),
}

/** The order of battle. */
export const rollsOf = (
  rulebook: string,
  battle: Battle,
  language: Language = 'en',
): readonly Roll[] => rolls[rulebook]?.(battle, language) ?? []

/** The same as lines of a page. */
export const rollOf = (rulebook: string, battle: Battle): readonly string[] =>
  rollsOf(rulebook, battle).map(({ title, units }) => `- **${title}**: ${units.join('; ')}`)

const sideName = (side: string, language: Language): string => wordsIn[language].side[side] ?? side

const afvRoll = ({ units }: Afv, language: Language): readonly Roll[] =>
  (['red', 'blue'] as const).map((side) => ({
    title: sideName(side, language),
    units: units
      .filter((unit) => unit.side === side)
      .map(({ id, name, kind }) => `${id + 1} ${name} (${afvNouns[language].kind[kind]})`),
  }))

const vfRoll = (battle: Vf, language: Language): readonly Roll[] =>
  battle.brigades.map(({ id, name, side }) => ({
    title: `${sideName(side, language)}, ${name}`,
    units: battle.units
      .filter((unit) => unit.brigade === id)
      .map((unit) => {
        const { title } = profileOf(unit)
        return `${unit.id + 1} ${unit.name} (${vfNouns[language].profile[title] ?? title})`
      }),
  }))
