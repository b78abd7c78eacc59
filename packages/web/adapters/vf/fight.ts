import type { Ask, Happening, Json } from '@grognard/kernel'
import { isObject } from '@grognard/kernel'
import type { Vf } from '@grognard/rules-vf/computing'
import type { DiceTest, Explained, Language, TestedDie } from '@grognard/toolkit'
import type { FightShown } from '../adapter.ts'
import { scoreOf } from './figures.ts'
import { said } from './status.ts'
import { speaking } from './tongue.ts'

/** What an attack tells of itself. (8.0) */
type Attacked = {
  readonly units: readonly number[]
  readonly unit: string
  readonly at: string
  readonly kind: 'fire' | 'melee'
  readonly value: Explained
  readonly test: DiceTest
  readonly dice: readonly TestedDie[]
  readonly hits: number
}

const isAttack = (data: Json): boolean =>
  isObject(data) && isObject(data['value'] ?? null) && Array.isArray(data['dice'])

/** An attack that was made: its dice, what they needed, and how that came about. */
export function fightOf(
  seen: Vf,
  of: { readonly ask: Ask } | { readonly happening: Happening },
  language: Language,
): FightShown | null {
  if (!('happening' in of) || of.happening.name !== 'attack') return null
  const { data } = of.happening
  if (!isAttack(data)) return null
  const made = data as unknown as Attacked
  const { text, words } = speaking(language)
  const [main, target] = [words.name(made.unit), words.name(made.at)]
  const livery = seen.units[made.units[0] ?? -1]?.side ?? 'red'
  const figures = [
    { title: text.fight.dice, value: said(made.value, words) },
    { title: text.fight.modifier, value: said(made.test.modifier, words) },
  ]
  return {
    title: made.kind === 'fire' ? text.fight.fire(main, target) : text.fight.melee(main, target),
    sides: [
      {
        name: main,
        livery,
        figures,
        dice: [
          {
            title: text.fight.hit,
            faces: made.dice.map(({ thrown, again }) => again ?? thrown),
            hit: { score: scoreOf(made.test), or: 'more' },
            figures: [],
          },
        ],
        result: text.fight.hits(made.hits),
      },
    ],
  }
}
