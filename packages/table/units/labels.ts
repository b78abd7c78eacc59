import { toScreen } from '../camera.ts'
import { boxOf, grown, middleOf, overlaps, type Box } from '../geometry.ts'
import {
  placeLabels,
  roomsAround,
  roomsWithin,
  type LabelRoom,
  type SizeOf,
} from '../names/labels.ts'
import type { Emphasis, Target } from '../scene.ts'
import { drawChip, sizeOfChip } from './chips.ts'
import { BODY_GAP, ringOnScreen, type Stage } from './emphasis.ts'

/** Below this scale a label may reach beyond its zone. */
const SMALL_TABLE = 0.011

/** The words beside each target, on slips of paper, above everything but handles. */
export function drawLabels(stage: Stage, emphasis: Emphasis, names: readonly Box[]): void {
  const { ctx, palette, size } = stage
  const view: Box = { left: 2, top: 2, right: size.width - 2, bottom: size.height - 2 }
  const labelled = emphasis.targets.flatMap((target) => {
    const rooms = textOf(target) === '' ? [] : roomsOf(stage, target, view)
    return rooms.length > 0 ? [{ target, rooms }] : []
  })
  if (labelled.length === 0) return
  // What is chosen has the best place.
  const inOrder = labelled.toSorted((a, b) => Number(b.target.chosen) - Number(a.target.chosen))
  const bodies = [...stage.bodies.values(), ...emphasis.ghosts]
  const taken = [...bodies.map((body) => boxOf(ringOnScreen(stage, body, 1))), ...names]
  const placed = placeLabels(
    inOrder.map(({ rooms }) => rooms),
    taken,
  )
  for (const [i, { box, most }] of placed.entries()) {
    const target = inOrder[i]?.target
    if (target)
      drawChip(ctx, textOf(target), middleOf(box), palette, { strong: target.chosen, most })
  }
}

const textOf = ({ label, brief }: Target): string => brief ?? label ?? ''

function roomsOf(stage: Stage, target: Target, view: Box): LabelRoom[] {
  const { ctx, camera, size, bodies, areas } = stage
  const { thing, chosen } = target
  const text = textOf(target)
  const sizeOf: SizeOf = (words, most) => sizeOfChip(ctx, words, { strong: chosen, most })
  if ('body' in thing) {
    const body = bodies.get(thing.body)
    const ring = body && boxOf(ringOnScreen(stage, body, BODY_GAP))
    return ring && overlaps(ring, view) ? roomsAround(text, ring, view, sizeOf) : []
  }
  const area = 'area' in thing ? areas.get(thing.area) : undefined
  const box = area && boxOf(area.outline.map((p) => toScreen(camera, size, p)))
  if (!box || !overlaps(box, view)) return []
  return roomsWithin(text, box, camera.scale < SMALL_TABLE ? view : grown(box, -3), sizeOf)
}
