// The line of battle in which units advance upon a place: side by side, in as many lines as needed.

import { profileOf, type Unit, type UnitId } from '@grognard/rules-vf/functions'
import { between, middleOf, type Spot } from '../features/oblong.ts'
import type { Picture } from '../features/picture.ts'

/** So much front finds room about one place, in inches. */
const FRONT = 50
/** Between two that stand side by side, and from one line to the next. */
const APART = 1.2
const BEHIND = 6
/** From nearer there is no line to form. */
const THERE = 4

/** The place of each in the line; guns and shaken units have none. */
export function lineOfBattle(
  { byId }: Picture,
  units: readonly Unit[],
  goal: Spot,
): ReadonlyMap<UnitId, Spot> {
  const places = new Map<UnitId, Spot>()
  const men = units.flatMap((unit) => {
    const piece = byId.get(unit.id)
    if (!piece || piece.condition.shaken || profileOf(unit).arm === 'artillery') return []
    return [{ id: unit.id, at: middleOf(piece.o), width: 2 * piece.o.half + APART }]
  })
  const centre = {
    x: men.reduce((sum, { at }) => sum + at.x, 0) / men.length,
    y: men.reduce((sum, { at }) => sum + at.y, 0) / men.length,
  }
  const far = between(centre, goal)
  if (men.length < 2 || far < THERE) return places
  const ahead = { x: (goal.x - centre.x) / far, y: (goal.y - centre.y) / far }
  const forward = ({ at }: (typeof men)[number]): number =>
    (at.x - centre.x) * ahead.x + (at.y - centre.y) * ahead.y
  const across = ({ at }: (typeof men)[number]): number =>
    (at.y - centre.y) * ahead.x - (at.x - centre.x) * ahead.y
  const foremost = men.toSorted((a, b) => forward(b) - forward(a) || a.id - b.id)
  for (const [behind, line] of inLines(foremost).entries()) {
    let right = -widthOf(line) / 2
    for (const { id, width } of line.toSorted((a, b) => across(a) - across(b) || a.id - b.id)) {
      const aside = right + width / 2
      right += width
      places.set(id, {
        x: goal.x - ahead.y * aside - ahead.x * behind * BEHIND,
        y: goal.y + ahead.x * aside - ahead.y * behind * BEHIND,
      })
    }
  }
  return places
}

type Wide = { readonly width: number }

const widthOf = (line: readonly Wide[]): number => line.reduce((sum, { width }) => sum + width, 0)

/** The first fill the first line. */
function inLines<Man extends Wide>(men: readonly Man[]): readonly (readonly Man[])[] {
  const lines: Man[][] = [[]]
  for (const man of men) {
    const last = lines.at(-1) as Man[]
    if (last.length > 0 && widthOf(last) + man.width > FRONT) lines.push([man])
    else last.push(man)
  }
  return lines
}
