// What a unit's fire would bring, as it is shown where one decides. (14.0)

import {
  breakPointsOf,
  fatigueOf,
  hitChances,
  isGun,
  thrownTogether,
  unitOf,
  type Fire,
  type Rf2,
  type Unit,
  type Volley,
} from '@grognard/rules-rf2/functions'
import type { ChancesShown, Forecasting } from '../../adapter.ts'
import { percentOf } from '../../parts/percent.ts'
import { said } from '../../parts/said.ts'
import type { Wording } from '../wording.ts'
import { scored } from './show.ts'

/** Hits at each target, what becomes of it, and what firing costs guns. */
export const volleys = (
  seen: Rf2,
  unit: Unit,
  { volleys: all }: Fire,
  wording: Wording,
): Forecasting => ({
  of: 'shot',
  *work() {
    const { text, name } = wording
    const groups = all.map((volley) => thrownTogether(seen, unit, volley))
    const dice = all.reduce((sum, { stands }) => sum + stands.length, 0)
    const isArtillery = unit.weapons.some(isGun)
    return {
      said: `${text.list(
        groups.flat().map(({ stands, needs }) => text.firing.dice(stands.length, scored(needs))),
      )}.`,
      outcomes: [],
      notes: isArtillery
        ? [{ text: text.firing.fatigue(fatigueOf(dice)), clauses: ['rf2:14.24'] }]
        : [],
      chances: all.map((volley, i) => chancesAt(seen, volley, groups[i] ?? [], wording)),
      values: groups.flat().map(({ target, needed, stands }) => ({
        title: text.firing.needed(stands.length, name(unitOf(seen, target))),
        value: said(needed, wording.words),
      })),
    }
  },
})

type Groups = ReturnType<typeof thrownTogether>

/** Hits are marked at the end of the phase, with those that the target has suffered before. (14.1) */
function chancesAt(
  seen: Rf2,
  { target: id }: Volley,
  groups: Groups,
  { text, name }: Wording,
): ChancesShown {
  const target = unitOf(seen, id)
  const { firing } = text
  const chances = hitChances(groups.map(({ stands, needs }) => ({ dice: stands.length, needs })))
  const before = target.hits + (seen.pending[id] ?? 0)
  const most = breakPointsOf(target)
  const least = (points: number): number =>
    chances.reduce((sum, chance, hits) => (before + hits >= points ? sum + chance : sum), 0)
  const marks = [target.stands, 2 * target.stands, most]
  const next = marks.findIndex((mark) => mark > before)
  const titles = [firing.third, firing.spent, firing.routs]
  const coming = marks.slice(Math.max(0, next)).flatMap((mark, i) => {
    const chance = least(mark)
    const title = titles[Math.max(0, next) + i]
    return chance > 0 && title !== undefined ? [title(percentOf(chance))] : []
  })
  const tests = 1 - (chances[0] ?? 0)
  const isTested = before >= target.stands
  return {
    title: firing.loses(name(target)),
    livery: target.side,
    chances,
    marked:
      next < 0 ? null : { from: (marks[next] as number) - before, title: firing.marks[next] ?? '' },
    after: [[...(isTested ? [firing.tests(percentOf(tests))] : []), ...coming].join(', ')].filter(
      (line) => line !== '',
    ),
  }
}
