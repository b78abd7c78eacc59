// A scene as Valour & Fortitude has it, and what a battle asks of it: whether an enemy is in range,
// whether a unit sees it, and whether half of its front rank does.
import type { Footprint } from '../../packages/geometry/footprint.ts'
import { INCH, type Pose } from '../../packages/geometry/lattice.ts'
import { lookOver } from '../../packages/geometry/sight/horizon.ts'
import { change, type Unit, type Vf } from '../../packages/rules-vf/battle.ts'
import { second } from '../../packages/rules-vf/editions/2e/index.ts'
import { open } from '../../packages/rules-vf/editions/book.ts'
import { isInRange } from '../../packages/rules-vf/field/distance.ts'
import { isVisible, linesOfSight, seesWithHalf } from '../../packages/rules-vf/field/sight.ts'
import { situationOf, type Field } from '../../packages/rules-vf/field/situation.ts'
import { USUAL } from '../../packages/rules-vf/options.ts'
import { RANGE } from './query.ts'
import type { Scene } from './scenes.ts'

open(second)

const figuresIn = ({ boxes }: Footprint): number =>
  boxes.reduce((sum, { block }) => sum + block.files * block.ranks, 0)

function unitAt(footprint: Footprint, id: number): Unit {
  const figures = figuresIn(footprint)
  return {
    id,
    name: `Unit ${id}`,
    side: id % 2 === 0 ? 'red' : 'blue',
    brigade: 0,
    profile: 'british line infantry',
    figures,
    elite: { fire: 0, melee: 0, tenacity: 0 },
    gained: [],
    understrength: false,
    formation: { kind: 'line', files: Math.ceil(figures / 2) },
    pose: footprint.pose,
    inside: null,
    status: 'ready',
    losses: 0,
    shot: null,
    acted: false,
    entered: false,
  }
}

/** Units of Valour & Fortitude that stand as those of a scene, to the last corner. */
export function battleOf({ units }: Scene): Field {
  const terrain = { width: 72 * INCH, height: 48 * INCH, features: [] }
  const options = { ...USUAL, edition: second.id }
  const battle = { units: units.map(unitAt), terrain, options }
  const { bodies } = situationOf(battle)
  for (const [id, { boxes }] of units.entries()) {
    const body = bodies[id]
    const own = body && 'boxes' in body ? body.boxes.map(({ ring }) => String(ring)) : []
    if (own.join() !== boxes.map(({ ring }) => String(ring)).join())
      throw new Error(`Unit ${id} does not stand as in the scene.`)
  }
  return battle
}

/** The same battle with one unit elsewhere, as the rules move it. */
export function movedIn(battle: Field, id: number, pose: Pose): Field {
  const moved = { ...battle } as Vf
  change(moved, id, { pose })
  return moved
}

/**
 * Everybody stands where he stood, on ground that nobody has seen: of a unit by itself all is known
 * that was known, of two or more of them nothing.
 */
export function anew(battle: Field): Field {
  // As if another field had been looked over in between: what eyes see of shapes is forgotten, too.
  lookOver([])
  return { ...battle, terrain: { ...battle.terrain } }
}

/** Throws unless all is as figure by figure and line by line: so it is shown to players. */
export function checkVerdicts(battle: Field): void {
  const verdicts = lookAround(battle)
  const { units } = battle
  for (const [i, unit] of units.entries())
    for (const [j, other] of units.entries()) {
      if (unit.side === other.side || !isInRange(battle, unit, j, RANGE)) continue
      const lines = linesOfSight(battle, i, j)
      const count = lines.filter(({ verdict }) => verdict === 'seen').length
      const right = count === 0 ? NOTHING : 2 * count < lines.length ? SOMETHING : BY_HALF
      if (verdicts[i * units.length + j] !== right)
        throw new Error(`${count} of ${unit.name} see ${other.name}; that was judged otherwise.`)
    }
}

/** How many ordered pairs of enemies are in range. */
export const pairsIn = (battle: Field): number =>
  battle.units.reduce(
    (sum, unit) =>
      sum +
      battle.units.filter(
        ({ id, side }) => side !== unit.side && isInRange(battle, unit, id, RANGE),
      ).length,
    0,
  )

/** What was seen, by seer and target: nothing, something, or something by half of the front rank. */
const NOTHING = 0
const SOMETHING = 1
const BY_HALF = 2

const verdicts = new Uint8Array(1 << 20)

/** Asks about all ordered pairs of enemies in range; the next time, the same list is filled. */
export function lookAround(battle: Field): Uint8Array {
  const { units } = battle
  let at = 0
  for (let i = 0; i < units.length; i++)
    for (let j = 0; j < units.length; j++, at++) {
      const unit = units[i] as Unit
      const other = units[j] as Unit
      verdicts[at] = NOTHING
      if (unit.side === other.side || !isInRange(battle, unit, j, RANGE)) continue
      if (!isVisible(battle, i, j)) continue
      verdicts[at] = seesWithHalf(battle, unit, j) ? BY_HALF : SOMETHING
    }
  return verdicts
}
