// The largest table that must be smooth: 60 units with 1,800 figures on a generated battlefield,
// drawn up in three lines on either side within musket shot of each other.
import { INCH, textOfTerrain, type Feature, type Terrain } from '@grognard/geometry'
import { randomFrom, type Json } from '@grognard/kernel'
import { lawfulBattlefield } from '../packages/rules-vf/scenario-a/generate.ts'
import { leader, objective, posted } from '../packages/rules-vf/scenarios/drawing.ts'
import { tagged } from '../packages/rules-vf/terrain/kinds.ts'

const WIDTH = 96
const HEIGHT = 60
const FIGURES = 30
const IN_BRIGADE = 6

/** How a row stands: how many units, how far behind the first row, and how. */
const ROWS = [
  { units: 7, behind: 0, formation: { kind: 'line', files: 15 } },
  { units: 11, behind: 6, formation: { kind: 'attack column', files: 6 } },
  { units: 12, behind: 12, formation: { kind: 'attack column', files: 6 } },
] as const

/** Inches from one first row to the other. */
const APART = 15

/** A position in the midst of a battle, with red's first brigade about to act. */
export function crowd(): Json {
  return {
    terrain: JSON.parse(textOfTerrain(battlefield())) as Json,
    objectives: [objective('The middle', [WIDTH / 2, HEIGHT / 2])],
    armies: {
      red: army('british', (HEIGHT + APART) / 2, 1, 0),
      blue: army('french', (HEIGHT - APART) / 2, -1, 180),
    },
    turn: 2,
    active: 'red',
    phase: 'action',
    acting: 0,
  }
}

/** A generated battlefield with light woods, and nothing nobody can stand on but between the armies. */
function battlefield(): Terrain {
  const empty = { width: WIDTH * INCH, height: HEIGHT * INCH, features: [] }
  const { features } = lawfulBattlefield(randomFrom('a crowded table'), empty)
  const light = features.map((feature) => tagged(feature, { wood: 'rough' }))
  return { ...empty, features: light.filter(isInNobodysWay) }
}

const BARRED: readonly string[] = ['village', 'river', 'lake']

const isInNobodysWay = (feature: Feature): boolean =>
  !BARRED.includes(feature.kind) ||
  (feature.shape === 'area' &&
    feature.outline.every(({ y }) => Math.abs(y - (HEIGHT * INCH) / 2) < (APART * INCH) / 2))

function army(sheet: 'british' | 'french', front: number, rearwards: 1 | -1, facing: number): Json {
  const units = ROWS.flatMap(({ units: count, behind, formation }) =>
    Array.from({ length: count }, (_, i) => ({
      x: (WIDTH * (i + 0.5)) / count,
      y: front + rearwards * behind,
      formation,
    })),
  ).map(({ x, y, formation }, i) => ({
    ...posted(`${sheet} ${i + 1}`, `${sheet} line infantry`, [x, y, facing]),
    figures: FIGURES,
    formation,
  }))
  const rear = front + rearwards * 19
  const brigades = Array.from({ length: units.length / IN_BRIGADE }, (_, i) => ({
    name: `Brigade ${i + 1}`,
    leader: leader(`Brigadier ${i + 1}`, [12 * (i + 1), rear]),
    units: units.slice(IN_BRIGADE * i, IN_BRIGADE * (i + 1)),
    ...(sheet === 'british' && i === 0 && { activation: 'active' }),
  }))
  return { sheet, leader: leader('General', [84, rear]), brigades }
}
