import { afv, type Afv } from '@grognard/rules-afv'
import { placeLabels, roomsAround, type SizeOf } from '@grognard/table/names'
import { expect, test } from 'vitest'
import { afvAdapter } from '../../adapters/afv/index.ts'
import { bodyOf } from '../../adapters/afv/ids.ts'
import { boundsOf } from '../../adapters/afv/layout/bounds.ts'
import { firersOf, targetsOf } from '../../adapters/afv/shooting.ts'
import { playThrough } from './playing.ts'

/** The room for a table on a desk of 1280 by 800, in pixels. */
const [WIDE, HIGH] = [948, 680]
const VIEW = { left: 2, right: WIDE - 2, top: 2, bottom: HIGH - 2 }
/** As a slip of paper is set in letters of 12 pixels: on one line, or broken after the dice. */
const sizeOf: SizeOf = (text, most) => {
  const lines = text.length * 6.2 <= most ? [text] : text.split(', ')
  return {
    width: Math.max(...lines.map((line) => line.length)) * 6.2 + 12,
    height: 15 * lines.length + 5,
  }
}

type Box = typeof VIEW

const overlap = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

/** What is said of each target of a unit that fires, and how many of these lie over one another. */
function fireAt(seen: Afv): { readonly labels: number; readonly over: number } {
  const scene = afvAdapter.scene(seen, 'en', 'red')
  const scale = Math.min(WIDE / (scene.width + 1800), HIGH / (scene.height + 1800))
  const rings = new Map(
    scene.bodies.map((body) => {
      const { x, y, width, height } = boundsOf(body)
      const ring = {
        left: x * scale - 5,
        right: (x + width) * scale + 5,
        top: y * scale - 5,
        bottom: (y + height) * scale + 5,
      }
      return [body.id, ring]
    }),
  )
  let [labels, over] = [0, 0]
  for (const firer of [...firersOf(seen, 'red'), ...firersOf(seen, 'blue')]) {
    const wanted = targetsOf(seen, firer).map(({ id }) =>
      roomsAround('4 dice, 80%', rings.get(bodyOf(id)) as Box, VIEW, sizeOf),
    )
    const placed = placeLabels(wanted, [...rings.values()])
    labels += placed.length
    for (const [i, { box }] of placed.entries())
      if (placed.slice(i + 1).some((other) => overlap(box, other.box))) over += 1
  }
  return { labels, over }
}

test('dice and chances beside the targets of fire hardly ever lie over one another', () => {
  let [labels, over] = [0, 0]
  for (const { name, position } of afv.scenarios) {
    playThrough(afv, { position, options: {} }, `labels ${name}`, 120, ({ ask, seen }) => {
      if (ask.name !== 'fire') return
      const found = fireAt(seen as Afv)
      labels += found.labels
      over += found.over
    })
  }
  expect(labels).toBeGreaterThan(100)
  expect(over / labels).toBeLessThan(0.05)
})

test('a label that has room stays where its target is, on one line', () => {
  const ring = { left: 300, right: 360, top: 300, bottom: 340 }
  const [placed] = placeLabels([roomsAround('4 dice, 80%', ring, VIEW, sizeOf)], [ring])
  expect(placed?.box.bottom).toBeLessThan(300)
  expect((placed?.box.bottom ?? 0) - (placed?.box.top ?? 0)).toBe(20)
})
