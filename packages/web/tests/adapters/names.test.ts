import { afv, type Afv } from '@grognard/rules-afv'
import { vf2 } from '@grognard/rules-vf'
import type { Vf } from '@grognard/rules-vf/functions'
import type { Scene } from '@grognard/table'
import { areaName, nameScene, type Lengths } from '@grognard/table/names'
import { describe, expect, it } from 'vitest'
import { afvAdapter } from '../../adapters/afv/index.ts'
import { vfAdapter } from '../../adapters/vf/index.ts'
import { playThrough } from './playing.ts'

type Box = { left: number; right: number; top: number; bottom: number }
type Point = { readonly x: number; readonly y: number }

/** As broad as those of the table's typeface at the most. */
const LENGTHS: Lengths = {
  upright: (text) => text.length * 0.5,
  italic: (text) => text.length * 0.48,
}
/** The room for a table on a desk, in pixels. */
const [WIDE, HIGH] = [1090, 740]

const overlap = (a: Box, b: Box): boolean =>
  a.left < b.right - 0.01 &&
  b.left < a.right - 0.01 &&
  a.top < b.bottom - 0.01 &&
  b.top < a.bottom - 0.01

const boxOf = (points: readonly Point[]): Box => ({
  left: Math.min(...points.map(({ x }) => x)),
  right: Math.max(...points.map(({ x }) => x)),
  top: Math.min(...points.map(({ y }) => y)),
  bottom: Math.max(...points.map(({ y }) => y)),
})

/** Whether a point lies over a body's figures, half a pixel within. */
function isOver({ bodies }: Scene, { x, y }: Point, scale: number): boolean {
  return bodies.some(({ pose, blocks }) => {
    const angle = (-pose.facing / 65_536) * 2 * Math.PI
    const [dx, dy] = [x / scale - pose.x, y / scale - pose.y]
    const at = {
      x: dx * Math.cos(angle) - dy * Math.sin(angle),
      y: dx * Math.sin(angle) + dy * Math.cos(angle),
    }
    const edge = 0.5 / scale
    return blocks.some(
      (block) =>
        block.facing === 0 &&
        Math.abs(at.x - block.x) < block.width / 2 - edge &&
        at.y > block.y + edge &&
        at.y < block.y + block.depth - edge,
    )
  })
}

let [bodies, named] = [0, 0]

function check(scene: Scene): void {
  const scale = Math.min(WIDE / scene.width, HIGH / scene.height)
  const names = nameScene(scene, scale, LENGTHS)
  const zoned = scene.areas.flatMap((area) => {
    const found = areaName(area, scale, LENGTHS)
    return found ? [{ id: area.id, box: found.box, line: null }] : []
  })
  const all = [...names.bodies, ...names.map, ...zoned]
  for (const [i, { id, box, line }] of all.entries()) {
    for (const other of all.slice(i + 1))
      if (overlap(box, other.box)) throw new Error(`${id} lies over ${other.id}.`)
    const [width, height] = [box.right - box.left, box.bottom - box.top]
    for (let x = 0; x <= 8; x += 1)
      for (let y = 0; y <= 2; y += 1) {
        const at = { x: box.left + (width * x) / 8, y: box.top + (height * y) / 2 }
        if (isOver(scene, at, scale)) throw new Error(`The name of ${id} lies over a unit.`)
      }
    for (const other of all)
      if (line && other.id !== id && overlap(boxOf(line), other.box) && crosses(line, other.box))
        throw new Error(`The line to ${id} goes through the name of ${other.id}.`)
  }
  const zones = scene.areas.filter(({ tone }) => tone !== 'objective')
  for (const { id, box } of names.bodies) {
    const body = scene.bodies.find((one) => one.id === id)
    if (!body) throw new Error(`${id} is not there.`)
    const middle = { x: (box.left + box.right) / 2 / scale, y: (box.top + box.bottom) / 2 / scale }
    for (const zone of zones) {
      const { left, right, top, bottom } = boxOf(zone.outline)
      const stands =
        body.pose.x > left && body.pose.x < right && body.pose.y > top && body.pose.y < bottom
      const isThere = middle.x > left && middle.x < right && middle.y > top && middle.y < bottom
      if (isThere && !stands && body.pose.facing % 16_384 === 0)
        throw new Error(`The name of ${id} lies in another zone: ${zone.id}.`)
      if (stands && !isWithin(box, { left, right, top, bottom }, scale))
        throw new Error(`The name of ${id} leaves its zone.`)
    }
  }
  bodies += scene.bodies.length
  named += names.bodies.length
}

const isWithin = (box: Box, { left, right, top, bottom }: Box, scale: number): boolean =>
  box.left >= left * scale &&
  box.right <= right * scale &&
  box.top >= top * scale &&
  box.bottom <= bottom * scale

/** Whether a line goes through a box. */
function crosses([from, to]: readonly [Point, Point], box: Box): boolean {
  return Array.from({ length: 40 }, (_, i) => i / 39).some((t) => {
    const at = { x: from.x + (to.x - from.x) * t, y: from.y + (to.y - from.y) * t }
    return at.x > box.left && at.x < box.right && at.y > box.top && at.y < box.bottom
  })
}

describe('names on the table', () => {
  it.each(['afv', 'vf'] as const)(
    'never overlap, or lie over units or in other zones: %s',
    (book) => {
      let [seen, positions] = [0, 0]
      const most = book === 'afv' ? 200 : 120
      ;[bodies, named] = [0, 0]
      const rulebook = book === 'afv' ? afv : vf2
      const scene = (seen: unknown, nearest: 'red' | 'blue'): Scene =>
        book === 'afv'
          ? afvAdapter.scene(seen as Afv, 'en', nearest)
          : vfAdapter.scene(seen as Vf, 'en', nearest)
      for (const { name, position } of rulebook.scenarios) {
        if (positions >= most) break
        playThrough(
          rulebook as typeof afv,
          { position, options: {} },
          `names ${name}`,
          240,
          (moment) => {
            seen += 1
            if (seen % (book === 'afv' ? 5 : 10) !== 0) return
            check(scene(moment.seen, positions % 2 ? 'red' : 'blue'))
            positions += 1
          },
        )
      }
      expect(positions).toBeGreaterThanOrEqual(most - 20)
      // Nearly everybody is named on a table as large as on a desk; before a battle not all that wait.
      expect(named / bodies).toBeGreaterThan(book === 'afv' ? 0.88 : 0.97)
    },
  )
})
