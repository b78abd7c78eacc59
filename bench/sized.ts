// Positions with so many units, as many on either side and as dense whatever their number: on a
// wider table for more of them.
import type { Json } from '@grognard/kernel'
import { randomFrom } from '@grognard/kernel'
import { INCH, textOfTerrain } from '@grognard/geometry'
import { randomArmy } from '../packages/rules-afv/armies/random.ts'
import { lineOf } from '../packages/rules-rf2/scenarios/long-line.ts'
import { posted, leader, objective, village, wood } from '../packages/rules-vf/scenarios/drawing.ts'

export const SIZES = [10, 20, 40, 80] as const

export const positionsOf: Readonly<Record<string, (units: number) => Json>> = {
  afv: zones,
  vf2: lines,
  rf2: (units) => lineOf(units / 10) as unknown as Json,
}

/** Two units a column on either side; the armies are drawn at random and set up by their players. */
function zones(units: number): Json {
  const army = (side: string): Json => randomArmy(units / 2, randomFrom(`${side} ${units}`))
  return {
    armies: { red: army('red'), blue: army('blue') },
    table: { columns: Math.min(15, Math.max(3, units / 4)) },
    turns: 8,
  }
}

/** Inches from one unit's middle to the next. */
const FRONTAGE = 12
const HEIGHT = 48
const ROWS = 2
const IN_BRIGADE = 5

/** Two lines on either side, with a wood and a village between them for every few units. */
function lines(units: number): Json {
  const columns = Math.ceil(units / 2 / ROWS)
  const width = FRONTAGE * (columns + 1)
  const places = Math.max(1, Math.round(columns / 5))
  const features = Array.from({ length: places }, (_, i) => {
    const x = (width * (i + 0.5)) / places
    return [
      wood(`wood ${i}`, '', box(x - 12, 20, 7, 7)),
      village(`village ${i}`, '', box(x + 6, 22, 5, 5)),
    ]
  }).flat()
  const terrain = JSON.parse(
    textOfTerrain({ width: width * INCH, height: HEIGHT * INCH, features }),
  ) as Json
  return {
    turns: 8,
    first: 'red',
    terrain,
    objectives: [objective('The middle', [width / 2, HEIGHT / 2])],
    armies: {
      red: army('british', units / 2, columns, (row) => [HEIGHT - 12 + 5 * row, 0]),
      blue: army('french', units / 2, columns, (row) => [12 - 5 * row, 180]),
    },
  }
}

const box = (x: number, y: number, width: number, height: number) =>
  [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ] as const

/** Of five units one is cavalry; all others are infantry. */
const KINDS: Readonly<Record<string, readonly string[]>> = {
  british: ['british line infantry', 'british line infantry', 'british hussars'],
  french: ['french line infantry', 'french line infantry', 'french hussars and chasseurs'],
}

type Line = (row: number) => readonly [y: number, facing: number]

function army(sheet: string, units: number, columns: number, line: Line) {
  const [rear] = line(ROWS)
  const kinds = KINDS[sheet] ?? []
  const all = Array.from({ length: units }, (_, i) => {
    const column = i % columns
    const [y, facing] = line(Math.floor(i / columns))
    const profile = kinds[i % IN_BRIGADE === 4 ? 2 : 0] as string
    return posted(`${sheet} ${i + 1}`, profile, [FRONTAGE * (column + 1), y, facing])
  })
  const brigades = Array.from({ length: Math.ceil(units / IN_BRIGADE) }, (_, i) => ({
    name: `Brigade ${i + 1}`,
    leader: leader(`Brigadier ${i + 1}`, [FRONTAGE * (i + 1), rear]),
    units: all.slice(IN_BRIGADE * i, IN_BRIGADE * (i + 1)),
  }))
  return { sheet, leader: leader('General', [FRONTAGE * (brigades.length + 1), rear]), brigades }
}
