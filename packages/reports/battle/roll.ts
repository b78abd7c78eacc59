import type { Battle } from '@grognard/kernel'
import { afvNouns, type Afv } from '@grognard/rules-afv'
import { vfNouns } from '@grognard/rules-vf'
import { profileOf, type Vf } from '@grognard/rules-vf/computing'

/** The order of battle, with the numbers that units have on the maps. */
const rolls: Readonly<Record<string, (battle: Battle) => readonly string[]>> = {
  afv: (battle) => afvRoll(battle as Afv),
  vf2: (battle) => vfRoll(battle as Vf),
}

export const rollOf = (rulebook: string, battle: Battle): readonly string[] =>
  rolls[rulebook]?.(battle) ?? []

const sideName = (side: string): string => side.charAt(0).toUpperCase() + side.slice(1)

const afvRoll = ({ units }: Afv): readonly string[] =>
  (['red', 'blue'] as const).map((side) => {
    const own = units
      .filter((unit) => unit.side === side)
      .map(({ id, name, kind }) => `${id + 1} ${name} (${afvNouns.en.kind[kind]})`)
    return `- **${sideName(side)}**: ${own.join('; ')}`
  })

const vfRoll = (battle: Vf): readonly string[] =>
  battle.brigades.map(({ id, name, side }) => {
    const own = battle.units
      .filter((unit) => unit.brigade === id)
      .map((unit) => {
        const { title } = profileOf(unit)
        return `${unit.id + 1} ${unit.name} (${vfNouns.en.profile[title] ?? title})`
      })
    return `- **${sideName(side)}, ${name}**: ${own.join('; ')}`
  })
