import { SANS, SERIF, type Palette } from '../palette.ts'
import { seeded } from '../random.ts'
import type { Point } from '../scene.ts'
import { lengthOf } from '../lettering.ts'
import { inked } from '../units/ink.ts'
import type { DieShown, Throw } from './play.ts'

/** Where the spots of a face lie, in parts of the die from its middle. */
const SPOTS: { readonly [face: number]: readonly (readonly [number, number])[] } = {
  1: [[0, 0]],
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  6: [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
}

const DIE = 26
const PACE = DIE + 5
const SIDE = 12
const HEAD = 27
const A_ROW = 8

/** As a slip with dice is set: some eight of them in a row. */
export function sizeOfSlip(
  ctx: CanvasRenderingContext2D,
  { title, dice }: Throw,
): { readonly width: number; readonly height: number } {
  const rows = Math.max(1, Math.ceil(dice.length / A_ROW))
  const row = Math.min(A_ROW, Math.max(1, dice.length)) * PACE - 5
  const head = lengthOf(ctx, title, { font: `600 14px ${SERIF}` })
  return { width: Math.ceil(Math.max(row, head) + 2 * SIDE), height: HEAD + rows * PACE + 6 }
}

/** Dice on their slip, `u` of the way from the hand to where they lie; `at` is its upper left. */
export function drawSlip(
  ctx: CanvasRenderingContext2D,
  thrown: Throw,
  at: Point,
  u: number,
  palette: Palette,
): void {
  const { width, height } = sizeOfSlip(ctx, thrown)
  ctx.save()
  ctx.translate(at.x, at.y)
  const paper = (dx: number, dy: number): Path2D => {
    const path = new Path2D()
    path.roundRect(dx, dy, width, height, 4)
    return path
  }
  ctx.fillStyle = 'rgb(0 0 0 / 18%)'
  ctx.fill(paper(2, 3))
  ctx.fillStyle = palette.chip
  ctx.fill(paper(0, 0))
  ctx.strokeStyle = palette.ink
  ctx.lineWidth = 1.1 * palette.weight
  ctx.stroke(paper(0, 0))
  ctx.fillStyle = palette.chipInk
  ctx.font = `600 14px ${SERIF}`
  ctx.textAlign = 'left'
  ctx.textBaseline = 'alphabetic'
  ctx.fillText(thrown.title, SIDE, 19)
  thrown.dice.forEach((die, i) => {
    const x = SIDE + (i % A_ROW) * PACE + DIE / 2
    const y = HEAD + Math.floor(i / A_ROW) * PACE + DIE / 2
    drawDie(ctx, rolling(die, i, u), { x, y }, palette)
  })
  ctx.restore()
}

/** Where dice have come to rest, of the time in which they roll. */
const LIES = 0.7

type Rolling = DieShown & { readonly turned: number }

/** While it rolls a die shows other faces, the same ones whenever one looks. */
function rolling(die: DieShown, i: number, u: number): Rolling {
  if (u >= LIES) return { ...die, turned: 0 }
  const tumble = Math.floor((u / LIES) * 5)
  const random = seeded(`${i} ${tumble}`)
  return {
    face: 1 + Math.floor(random() * 6),
    how: 'plain',
    was: null,
    turned: (random() - 0.5) * 1.6,
  }
}

function drawDie(
  ctx: CanvasRenderingContext2D,
  { face, how, was, turned }: Rolling,
  at: Point,
  palette: Palette,
): void {
  const half = DIE / 2
  ctx.save()
  ctx.translate(at.x, at.y)
  ctx.rotate(turned)
  const body = new Path2D()
  body.roundRect(-half, -half, DIE, DIE, DIE * 0.18)
  // A hit is dark, a miss is pale: told apart without colours.
  inked(ctx, body, how === 'hit' ? palette.chipInk : palette.chip)
  ctx.strokeStyle = palette.chipInk
  ctx.lineWidth = (how === 'miss' ? 1 : 1.5) * palette.weight
  ctx.stroke(body)
  ctx.fillStyle = how === 'hit' ? palette.chip : palette.chipInk
  const spots = SPOTS[face]
  if (spots === undefined) {
    ctx.font = `600 ${DIE * 0.5}px ${SANS}`
    ctx.textAlign = 'center'
    ctx.textBaseline = 'middle'
    ctx.fillText(String(face), 0, 1)
  } else {
    ctx.beginPath()
    for (const [x, y] of spots) {
      ctx.moveTo(x * DIE * 0.26 + DIE * 0.09, y * DIE * 0.26)
      ctx.arc(x * DIE * 0.26, y * DIE * 0.26, DIE * 0.09, 0, Math.PI * 2)
    }
    ctx.fill()
  }
  // Thrown again: a corner is folded down.
  if (was !== null) {
    ctx.beginPath()
    ctx.moveTo(half, -half + 8)
    ctx.lineTo(half, -half)
    ctx.lineTo(half - 8, -half)
    ctx.closePath()
    ctx.fillStyle = palette.accent
    ctx.fill()
  }
  ctx.restore()
}
