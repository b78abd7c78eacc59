import { countOf, isArtillery, ranksOf, type StandType, type Unit } from '@grognard/rules-afv'
import { FULL_TURN, type Block, type Dress } from '@grognard/table'

/** 40 mm, the front of a stand. */
export const STAND = 1575

/** Open order: stands keep their distance from each other. */
const LOOSE = 1.3

export type Drawn = {
  readonly width: number
  readonly depth: number
  readonly blocks: readonly Block[]
}

const DRESSES: { readonly [stand in StandType]: Dress } = {
  pike: 'pike',
  musket: 'musket',
  light: 'club',
  hand: 'bill',
  heavy: 'armour',
  mounted: 'plain',
  dragoon: 'plain',
  gun: 'gun',
}

/** Those named first stand in the middle of the ranks, the rest on the wings. */
const MIDDLE_FIRST: readonly StandType[] = [
  'pike',
  'hand',
  'light',
  'musket',
  'heavy',
  'mounted',
  'dragoon',
  'gun',
]

type Shown = Pick<Unit, 'kind' | 'dismounted' | 'stands' | 'formation'>

/** A unit's stands in its own frame, the front filled first; `scale` makes all of it smaller. */
export function drawnStands(unit: Shown, scale: number): Drawn {
  const size = Math.round(STAND * scale)
  if (isArtillery(unit)) return drawnGuns(size)
  const count = countOf(unit.stands)
  const { kind, files } = unit.formation
  const ranks = ranksOf(count, files)
  const step = kind === 'open order' && count > 1 ? Math.round(size * LOOSE) : size
  const cells = cellsOf(count, files)
  const dresses = dressed(unit, cells)
  const about = kind === 'defensive'
  const blocks = cells.map(({ rank, place }, i): Block => {
    const turned = about && rank === ranks - 1
    return {
      x: Math.round(place * step),
      y: rank * step + (turned ? size : 0),
      width: size,
      depth: size,
      facing: turned ? FULL_TURN / 2 : 0,
      dress: dresses[i] ?? 'plain',
    }
  })
  const wide = Math.min(files, count)
  return { width: (wide - 1) * step + size, depth: (ranks - 1) * step + size, blocks }
}

function drawnGuns(size: number): Drawn {
  const block = { x: 0, width: size, depth: size, facing: 0 } as const
  const blocks: readonly Block[] = [
    { ...block, y: 0, dress: 'gun' },
    { ...block, y: size, dress: 'limber' },
  ]
  return { width: size, depth: size * 2, blocks }
}

/** Place 0 is the middle of a rank; the last rank, if it is not full, stands in the middle. */
type Cell = { readonly rank: number; readonly place: number }

function cellsOf(count: number, files: number): readonly Cell[] {
  return Array.from({ length: count }, (_, i) => {
    const rank = Math.floor(i / files)
    const inRank = Math.min(files, count - rank * files)
    return { rank, place: (i % files) - (inRank - 1) / 2 }
  })
}

/** Pikes in the middle and to the front, muskets on the wings. */
function dressed(unit: Shown, cells: readonly Cell[]): readonly Dress[] {
  const order = cells
    .map((cell, i) => ({ ...cell, i }))
    .toSorted((a, b) => Math.abs(a.place) - Math.abs(b.place) || a.rank - b.rank)
  const dresses: Dress[] = []
  let next = 0
  for (const stand of MIDDLE_FIRST)
    for (let n = 0; n < unit.stands[stand]; n++) {
      const cell = order[next++]
      if (cell) dresses[cell.i] = unit.dismounted ? 'musket' : DRESSES[stand]
    }
  return dresses
}
