import { vfNouns } from '@grognard/rules-vf'
import { profileOf, type Vf } from '@grognard/rules-vf/functions'
import type { Language } from '@grognard/toolkit'
import type { RosterEntry } from '../reported.ts'
import { sideIn } from '../words/index.ts'

/** Every brigade's units. */
export const vfRoster = (battle: Vf, language: Language): readonly RosterEntry[] =>
  battle.brigades.map(({ id, name, side }) => ({
    title: `${sideIn(side, language)}, ${name}`,
    units: battle.units
      .filter((unit) => unit.brigade === id)
      .map((unit) => {
        const { title } = profileOf(unit)
        return `${unit.id + 1} ${unit.name} (${vfNouns[language].profile[title] ?? title})`
      }),
  }))
