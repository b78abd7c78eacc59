import { fitted, toScreen, type Camera, type Size } from './camera.ts'
import { boxOf, extentOf, fieldOf, frameOf, grown, ringOf, unionOf, type Box } from './geometry.ts'
import { drawTraces } from './film/ways.ts'
import type { Traces } from './film/play.ts'
import { drawBorder } from './ground/border.ts'
import { printGround } from './ground/draw.ts'
import { drawNames, namesOf, type NameCache } from './names/draw.ts'
import { PALETTES, type Palette } from './palette.ts'
import { NO_EMPHASIS, type Body, type Scene, type Theme, type Trail } from './scene.ts'
import { drawBody } from './units/body.ts'
import { inOrder } from './units/draw.ts'
import { drawTrails } from './units/shown.ts'

export type MapOptions = {
  readonly theme: Theme
  /** In CSS pixels. */
  readonly size: Size
  /** Pixels of the device to one of CSS. */
  readonly ratio: number
  /**
   * A thumbnail has symbols and no lettering, a map figures as well, and a chart names and the border
   * with its feet.
   */
  readonly kind: 'thumbnail' | 'map' | 'chart'
  /** Where some have come from. */
  readonly trails?: readonly Trail[]
  /** What was done last: former places, and the ways from there. */
  readonly traces?: Traces
}

/** Paper around the table, in thousandths: the border lies in it. */
const ROOM = { thumbnail: 0, map: 1200, chart: 1900 }
/** Figures are drawn for this many pixels at least, and shown as small as the map is. */
const FIGURE = 8
/** An arrow ends so many pixels before the body that it leads to: there is little room. */
const ARROW_AWAY = 3
/** Symbols of a thumbnail are smaller than those of a table. */
const AFAR = 1.5

/** A battle as a staff map, for pages about it. */
export function drawMap(given: Scene, options: MapOptions): HTMLCanvasElement {
  const { size, ratio, kind, theme } = options
  const scene = kind === 'thumbnail' ? landscape(given) : given
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(size.width * ratio))
  canvas.height = Math.max(1, Math.round(size.height * ratio))
  const ctx = canvas.getContext('2d')
  if (ctx === null) return canvas
  const palette = PALETTES[theme]
  const camera = cameraFor(scene, size, kind)
  ctx.scale(ratio, ratio)
  ctx.fillStyle = palette.paper
  ctx.fillRect(0, 0, size.width, size.height)
  printGround(ctx, scene, camera, size, palette)
  const isMeasured = scene.areas.every(({ tone }) => tone !== 'field')
  if (kind !== 'thumbnail')
    drawBorder(ctx, fieldOf(scene), camera, size, palette, kind === 'chart' && isMeasured)
  const sheet = { ctx, camera, size, palette }
  if (options.traces) drawTraces(sheet, options.traces, ARROW_AWAY)
  const times = kind === 'thumbnail' ? AFAR : grain(scene.bodies, camera.scale)
  for (const body of inOrder(scene.bodies)) {
    const at = toScreen(camera, size, body.pose)
    ctx.save()
    ctx.translate(at.x, at.y)
    drawSmall(ctx, body, camera.scale, times, palette)
    ctx.restore()
  }
  if (options.trails) drawTrails(sheet, { ...NO_EMPHASIS, trails: options.trails })
  if (kind === 'chart') putNames(ctx, scene, camera, size, palette)
  return canvas
}

/** The country alone: no zones and no marks, and units without their losses. */
const landscape = (scene: Scene): Scene => ({
  ...scene,
  areas: scene.areas.filter(({ tone }) => tone === 'objective'),
  bodies: scene.bodies.map((body) => ({ ...body, losses: null, counters: [], states: [] })),
})

/** All of the table; a thumbnail is filled with it, even if a little of its edge is lost. */
function cameraFor(scene: Scene, size: Size, kind: MapOptions['kind']): Camera {
  const extent = extentOf(scene)
  if (kind !== 'thumbnail') return fitted(grown(extent, ROOM[kind]), size, 0)
  const bodies = scene.bodies.flatMap((body) => ringOf(body))
  const all = bodies.length === 0 ? extent : unionOf(boxOf(bodies), inner(extent))
  return fitted(grown(all, EDGES), size, 0)
}

const EDGES = 1500
const inner = ({ left, right, top, bottom }: Box): Box => {
  const [dx, dy] = [(right - left) * 0.12, (bottom - top) * 0.12]
  return { left: left + dx, right: right - dx, top: top + dy, bottom: bottom - dy }
}

/** So many times larger bodies are drawn than they are shown, so that their figures are seen. */
function grain(bodies: readonly Body[], scale: number): number {
  const sides = bodies
    .filter(({ arm }) => arm !== 'leader')
    .flatMap(({ blocks }) => blocks.map(({ width, depth }) => Math.min(width, depth)))
  const least = Math.min(...sides, Infinity) * scale
  return Number.isFinite(least) ? Math.max(1, FIGURE / least) : 1
}

/** Drawn as it is seen from nearer, and shown smaller. */
function drawSmall(
  ctx: CanvasRenderingContext2D,
  body: Body,
  scale: number,
  times: number,
  palette: Palette,
): void {
  ctx.scale(1 / times, 1 / times)
  drawBody(ctx, body, scale * times, palette)
}

function putNames(
  ctx: CanvasRenderingContext2D,
  scene: Scene,
  camera: Camera,
  size: Size,
  palette: Palette,
): void {
  const names: NameCache = { placed: null }
  const view = { scene, emphasis: NO_EMPHASIS, camera, size, names, part: extentOf(scene) }
  const stage = {
    ctx,
    camera,
    size,
    palette,
    bodies: new Map(scene.bodies.map((body) => [body.id, body])),
    areas: new Map(scene.areas.map((area) => [area.id, area])),
  }
  drawNames(stage, namesOf(ctx, view), { bare: false, placeOf: (body) => body.pose })
}

/** Room for flag and losses around a unit that is shown alone, in pixels. */
const AROUND = 7

/** One unit by itself, looking up the page, at so many pixels to the inch. */
export function drawUnit(
  body: Body,
  options: { readonly theme: Theme; readonly inch: number; readonly ratio: number },
): HTMLCanvasElement {
  const { theme, inch, ratio } = options
  const scale = inch / 1000
  const { left, right, top, bottom } = frameOf(body)
  const canvas = document.createElement('canvas')
  const width = (right - left) * scale + 2 * AROUND
  const height = (bottom - top) * scale + 2 * AROUND
  canvas.width = Math.ceil(width * ratio)
  canvas.height = Math.ceil(height * ratio)
  canvas.style.width = `${width}px`
  canvas.style.height = `${height}px`
  const ctx = canvas.getContext('2d')
  if (ctx === null) return canvas
  ctx.scale(ratio, ratio)
  ctx.translate(AROUND - left * scale, AROUND - top * scale)
  const losses = body.losses !== null && body.losses.lost > 0 ? body.losses : null
  const alone = { ...body, pose: { x: 0, y: 0, facing: 0 }, counters: [], losses }
  drawSmall(ctx, alone, scale, grain([alone], scale), PALETTES[theme])
  return canvas
}
