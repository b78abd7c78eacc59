import { rf2Nouns, rf2Words } from '@grognard/rules-rf2'
import type { Rf2 } from '@grognard/rules-rf2/functions'
import type { Language } from '@grognard/toolkit'
import type { RosterEntry } from '../reported.ts'
import { sideIn } from '../words/index.ts'

/** Every brigade's units. (4.5) */
export function rf2Roster(battle: Rf2, language: Language): readonly RosterEntry[] {
  const nouns = rf2Nouns[language]
  const called = (proper: string): string => rf2Words[language].name(proper)
  return battle.brigades.map(({ id, name, side }) => ({
    title: `${sideIn(side, language)}, ${called(name)}`,
    units: battle.units
      .filter((unit) => unit.brigade === id)
      .map((unit) => {
        const troops = `${nouns.kind[unit.kind]}, ${nouns.stands(unit.stands)}, ${unit.class}`
        return `${unit.id + 1} ${called(unit.name)} (${troops})`
      }),
  }))
}
