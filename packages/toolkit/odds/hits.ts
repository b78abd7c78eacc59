import { chanceOutcomes } from './chance-outcomes.ts'
import type { Distribution } from './distribution.ts'

const ENOUGH = 1000

/** How likely each number of hits is of dice that hit on so many of their faces. */
export function hitsOf(dice: number, faces: number, sides = 6): Distribution {
  const all = Array.from({ length: sides }, (_, i) => i + 1)
  const classes = [
    { name: 'hit', faces: all.slice(0, faces) },
    { name: 'miss', faces: all.slice(faces) },
  ]
  const args = { count: dice, sides, classes, clause: '', thrower: '' }
  const outcomes = chanceOutcomes({ seats: [], name: 'dice', args, sees: 'all' }, ENOUGH)
  if (!outcomes) throw new RangeError(`${dice} dice are more than anybody throws.`)
  return outcomes
    .map(({ answer, chance }) => ({
      value: (answer as readonly number[]).filter((face) => face <= faces).length,
      chance,
    }))
    .toSorted((a, b) => a.value - b.value)
}
