import type { Camera, Size } from '../camera.ts'
import { boxOf, cornersOf, extentOf, fieldOf, grown, type Box } from '../geometry.ts'
import type { Palette } from '../palette.ts'
import { polygon, print, stroke, type Plate } from '../plate.ts'
import { scattered, seeded } from '../random.ts'
import type { Scene } from '../scene.ts'
import { nameAreas, objectivesOf, rulesOf, tonesOf } from './areas.ts'
import { drawBorder } from './border.ts'
import { drawCartouche } from './cartouche.ts'
import { country } from './country.ts'
import { platesOf } from './features.ts'

/** How far the sheet of paper reaches beyond the table. */
const SHEET = 1500

/** A few blades of grass on open ground, so that it is not quite blank. */
function grass(field: Box): Plate {
  const random = seeded('open ground')
  const blades = new Path2D()
  for (const at of scattered(cornersOf(field), 2900, 600, random)) {
    if (random() < 0.35) continue
    for (const lean of [-60, 0, 60]) {
      stroke(blades, { x: at.x + lean * 0.6, y: at.y }, { x: at.x + lean * 1.5, y: at.y - 130 })
    }
  }
  return [{ path: blades, stroke: 'fine', width: 0.7, alpha: 0.4 }]
}

/** All that lies on the table before the armies do. The context's unit is a CSS pixel. */
export function drawGround(
  ctx: CanvasRenderingContext2D,
  scene: Scene,
  camera: Camera,
  size: Size,
  palette: Palette,
): void {
  ctx.fillStyle = palette.mat
  ctx.fillRect(0, 0, size.width, size.height)
  const extent = extentOf(scene)
  const sheet = polygon(cornersOf(grown(extent, SHEET)))
  onTable(ctx, camera, size, () =>
    print(
      ctx,
      [
        { path: sheet, fill: 'paper' },
        { path: sheet, stroke: 'fine', width: 0.8, alpha: 0.6 },
      ],
      palette,
      camera.scale,
    ),
  )
  printGround(ctx, scene, camera, size, palette)
  const field = fieldOf(scene)
  const isMeasured = isMeasuredIn(scene)
  drawBorder(ctx, field, camera, size, palette, isMeasured)
  if (isMeasured) drawCartouche(ctx, scene, field, camera, size, palette)
  nameAreas(ctx, scene.areas, camera, size, palette)
}

/** Where there are zones nobody measures. */
const isMeasuredIn = ({ areas }: Scene): boolean => areas.every(({ tone }) => tone !== 'field')

/** Whatever is drawn in thousandths of an inch. */
function onTable(
  ctx: CanvasRenderingContext2D,
  camera: Camera,
  size: Size,
  draw: () => void,
): void {
  ctx.save()
  ctx.translate(size.width / 2, size.height / 2)
  ctx.scale(camera.scale, camera.scale)
  ctx.translate(-camera.x, -camera.y)
  draw()
  ctx.restore()
}

/** The ground alone, without border or lettering. */
export function printGround(
  ctx: CanvasRenderingContext2D,
  scene: Scene,
  camera: Camera,
  size: Size,
  palette: Palette,
): void {
  const field = fieldOf(scene)
  const ground = polygon(cornersOf(field))
  const put = (plate: Plate): void => print(ctx, plate, palette, camera.scale)
  onTable(ctx, camera, size, () => {
    put([{ path: ground, fill: 'field' }])
    put(tonesOf(scene.areas))
    put(hatching(scene))
    put(grass(field))
    if (isMeasuredIn(scene)) put(country(scene, field))
    ctx.save()
    ctx.clip(ground)
    for (const plate of platesOf(scene.features)) put(plate)
    ctx.restore()
    put(rulesOf(scene.areas))
    put(objectivesOf(scene.areas))
  })
}

function hatching(scene: Scene): Plate {
  const lines = new Path2D()
  for (const area of scene.areas) {
    if (area.tone !== 'reserve') continue
    const { left, top, right, bottom } = boxOf(area.outline)
    const height = bottom - top
    for (let x = left - height; x < right; x += 560) {
      const from = Math.max(x, left)
      const to = Math.min(x + height, right)
      if (to > from)
        stroke(lines, { x: from, y: bottom - (from - x) }, { x: to, y: bottom - (to - x) })
    }
  }
  return [{ path: lines, stroke: 'fine', width: 0.6, alpha: 0.22 }]
}
