import { toScreen, type Camera, type Size } from '../camera.ts'
import { mapNames, OFF_EDGE } from '../ground/names.ts'
import {
  boxOf,
  clamp,
  commonOf,
  EDGE,
  extentOf,
  grown,
  overlaps,
  ringOf,
  type Box,
} from '../geometry.ts'
import { lengthOf, letter } from '../lettering.ts'
import { SERIF, type Palette } from '../palette.ts'
import { castOf } from '../film/bodies.ts'
import { drawFilmAbove, drawFilmBeneath, NAME, strongIn } from '../film/draw.ts'
import type { FilmShown } from '../film/play.ts'
import {
  keyOfThing,
  NO_EMPHASIS,
  type Body,
  type Emphasis,
  type Point,
  type Scene,
  type Thing,
} from '../scene.ts'
import { drawAround, drawBeneath, drawLabels, drawUnderlines, type Stage } from './emphasis.ts'
import { drawHandle, spread } from './handles.ts'
import { drawLinks } from './links.ts'
import { LEAST_SCALE_FOR_NAMES, placeNames, type PlacedName } from './names.ts'
import type { Plates } from './plates.ts'
import { drawShown, drawWashes } from './shown.ts'
import { drawnBox, type Sprites } from './sprites.ts'

export type UnitsView = {
  readonly scene: Scene
  readonly emphasis: Emphasis
  readonly camera: Camera
  readonly size: Size
  readonly ratio: number
  readonly palette: Palette
  readonly sprites: Sprites
  /** Null while somebody is on his way, and where it is drawn only once. */
  readonly plates: Plates | null
  readonly names: NameCache
  /** A part of the table in which names stay whole; all of it without. */
  readonly part?: Box
  /** A scene of a film, or what one has left behind. */
  readonly film?: FilmShown | null
  /** Only the outlines of bodies, so that the ground beneath is seen. */
  readonly bare: boolean
  /** Where bodies are on their way to, if they are not there yet. */
  readonly placeOf: (body: Body) => Point
  /** True when a coarser picture must do, since the frame has no time left. */
  readonly haste: (body: Body) => boolean
}

/** Leaders stand on top. */
export const inOrder = (bodies: readonly Body[]): readonly Body[] => [
  ...bodies.filter((body) => body.arm !== 'leader'),
  ...bodies.filter((body) => body.arm === 'leader'),
]

/** Draws the armies and all that stands out; true when every picture was a sharp one. */
export function drawUnits(ctx: CanvasRenderingContext2D, given: UnitsView): boolean {
  const view = standingBy(given)
  const { scene, emphasis, camera, size, palette } = view
  const film = view.film ?? null
  const bodies = new Map(scene.bodies.map((body) => [body.id, body]))
  const areas = new Map(scene.areas.map((area) => [area.id, area]))
  const stage: Stage = { ctx, camera, size, palette, bodies, areas }
  const screen: Box = { left: 0, top: 0, right: size.width, bottom: size.height }
  const put = (ctx: CanvasRenderingContext2D, body: Body): boolean => {
    const at = toScreen(camera, size, view.placeOf(body))
    const box = drawnBox(body, camera.scale)
    const place = {
      left: box.left + at.x,
      right: box.right + at.x,
      top: box.top + at.y,
      bottom: box.bottom + at.y,
    }
    if (!overlaps(place, screen)) return true
    const { scale } = camera
    return view.sprites.draw(ctx, body, at, { scale, ratio: view.ratio, palette }, view.haste)
  }
  /** What stands still while something is dragged over it is drawn once. */
  const putPlate = (
    name: string,
    of: readonly unknown[],
    draw: (ctx: CanvasRenderingContext2D) => boolean,
  ): boolean => {
    if (view.plates === null) return draw(ctx)
    const { x, y, scale } = camera
    const seen = [scene, x, y, scale, size.width, size.height, view.ratio, palette, ...of]
    return view.plates.put(ctx, name, seen, draw)
  }

  const { washes } = emphasis
  const steady = view.plates?.steady(washes) ?? 0
  const [held, moving] = [washes.slice(0, steady), washes.slice(steady)]
  if (held.length > 0) putPlate('washes', held, (on) => drawWashes({ ...stage, ctx: on }, held))
  drawWashes(stage, moving)
  drawBeneath(stage, emphasis)
  if (film !== null) drawFilmBeneath(stage, film)
  let sharp = putPlate('armies', [view.bare, surroundings(emphasis)], (on) =>
    view.bare
      ? outlineAll({ ...stage, ctx: on }, scene)
      : putAll({ ...stage, ctx: on }, scene, emphasis, put),
  )
  ctx.globalAlpha = 0.5
  for (const ghost of emphasis.ghosts)
    sharp = put(ctx, { ...ghost, id: `${ghost.id} ghost` }) && sharp
  ctx.globalAlpha = 1
  const named = namesOf(view)
  if (!view.bare) putPlate('names', [named.scene], (on) => drawNames(on, view, named))
  if (film !== null) drawFilmAbove(stage, film, namesOnScreen(ctx, view, named))
  drawUnderlines(stage, emphasis)
  const withGhosts = new Map(bodies)
  for (const ghost of emphasis.ghosts) {
    if (!withGhosts.has(ghost.id)) withGhosts.set(ghost.id, ghost)
  }
  const links = view.bare ? emphasis.links : [...scene.links, ...emphasis.links]
  drawLinks(ctx, links, withGhosts, camera, size, palette)
  drawShown(stage, emphasis)
  drawLabels(stage, emphasis)
  for (const handle of spread(emphasis.handles, camera.scale)) {
    const key = keyOfThing({ handle: handle.id })
    drawHandle(
      stage,
      handle,
      emphasis.targets.find((target) => keyOfThing(target.thing) === key),
    )
  }
  return sharp
}

/** While a scene of a film plays, who takes part in it is drawn by it, and nothing else stands out. */
function standingBy(view: UnitsView): UnitsView {
  if (!view.film || 'traces' in view.film) return view
  return { ...view, scene: castOf(view.film.play).still, emphasis: NO_EMPHASIS }
}

type Names = { readonly scene: Scene; readonly strong: ReadonlySet<string> }
const NOBODY: ReadonlySet<string> = new Set()

/** Whose names lie where they always do, and which of them stand out. */
const namesOf = ({ scene, film }: UnitsView): Names =>
  film && 'play' in film
    ? { scene: castOf(film.play).named, strong: strongIn(film.play) }
    : { scene, strong: NOBODY }

/** Names as they are placed, in pixels of the view. */
function namesOnScreen(
  ctx: CanvasRenderingContext2D,
  { camera, size, names }: UnitsView,
  { scene }: Names,
): readonly (PlacedName & { readonly length: number })[] {
  if (names.placed?.scene !== scene) return []
  const px = clamp(camera.scale * 480, 9.5, 15)
  const origin = toScreen(camera, size, { x: 0, y: 0 })
  const bodies = new Map(scene.bodies.map((body) => [body.id, body.name]))
  return names.placed.names.map(({ id, at }) => ({
    id,
    at: { x: origin.x + at.x, y: origin.y + at.y },
    length: nameLength(ctx, bodies.get(id) ?? '') * px,
  }))
}

/** Whoever has something around him stands above his neighbours. */
function putAll(
  stage: Stage,
  scene: Scene,
  emphasis: Emphasis,
  put: (ctx: CanvasRenderingContext2D, body: Body) => boolean,
): boolean {
  const stands = standing(emphasis)
  const bodies = inOrder(scene.bodies)
  let sharp = true
  for (const body of bodies) if (!stands.has(body.id)) sharp = put(stage.ctx, body) && sharp
  for (const body of bodies) {
    if (!stands.has(body.id)) continue
    drawAround(stage, emphasis, body)
    sharp = put(stage.ctx, body) && sharp
  }
  return sharp
}

/** What of the emphasis is drawn around bodies, to be compared. */
const surroundings = ({ selected, able, targets }: Emphasis): string =>
  JSON.stringify([selected, able, targets.map(({ thing, chosen }) => [thing, chosen])])

function outlineAll(stage: Stage, scene: Scene): true {
  for (const body of scene.bodies) outline(stage, body)
  return true
}

/** Where a body stands, and nothing more. */
function outline({ ctx, camera, size, palette }: Stage, body: Body): void {
  ctx.save()
  ctx.beginPath()
  for (const corner of ringOf(body)) {
    const { x, y } = toScreen(camera, size, corner)
    ctx.lineTo(x, y)
  }
  ctx.closePath()
  ctx.setLineDash([2, 3])
  ctx.strokeStyle = palette.ink
  ctx.globalAlpha = 0.55
  ctx.lineWidth = palette.weight
  ctx.stroke()
  ctx.restore()
}

/** Bodies with something around them, which must not lie beneath a neighbour. */
const standing = (emphasis: Emphasis): ReadonlySet<string> =>
  new Set([
    ...emphasis.able,
    ...emphasis.targets.flatMap(({ thing }) => ('body' in thing ? [thing.body] : [])),
    ...(emphasis.selected === null ? [] : [emphasis.selected]),
  ])

type PlacedNames = {
  readonly scene: Scene
  readonly scale: number
  readonly names: readonly PlacedName[]
}

/** Names are placed anew only when the scene or the zoom changes. */
export type NameCache = { placed: PlacedNames | null }

function drawNames(
  ctx: CanvasRenderingContext2D,
  given: UnitsView,
  { scene, strong }: Names,
): true {
  const view = { ...given, scene }
  const { camera, size, palette } = view
  if (camera.scale < LEAST_SCALE_FOR_NAMES) return true
  const px = clamp(camera.scale * 480, 9.5, 15)
  if (given.names.placed?.scene !== scene || given.names.placed.scale !== camera.scale) {
    given.names.placed = { scene, scale: camera.scale, names: placed(ctx, view, px) }
  }
  const names = new Map(scene.bodies.map((body) => [body.id, body]))
  const boxes = strongBoxes(ctx, given.names.placed.names, names, strong, px)
  // Names are placed in pixels of the whole table, so that panning moves none of them.
  const origin = toScreen(camera, size, { x: 0, y: 0 })
  for (const { id, at } of given.names.placed.names) {
    const body = names.get(id)
    if (body === undefined || view.placeOf(body) !== body.pose) continue
    // What stands out needs room: a name in its way is left out meanwhile.
    const box = nameBox(ctx, body.name, at, px)
    if (!strong.has(id) && boxes.some((other) => overlaps(other, box))) continue
    const x = origin.x + at.x
    const y = origin.y + at.y
    if (x < -200 || y < -20 || x > size.width + 200 || y > size.height + 20) continue
    const font = strong.has(id) ? `600 ${NAME}px ${SERIF}` : `${px}px ${SERIF}`
    letter(
      ctx,
      body.name,
      { x, y },
      { font, colour: palette.ink, align: 'center', baseline: 'middle', halo: 3.5 },
      palette,
    )
  }
  return true
}

const nameBox = (ctx: CanvasRenderingContext2D, name: string, { x, y }: Point, px: number): Box => {
  const half = (nameLength(ctx, name) * px) / 2
  return { left: x - half, right: x + half, top: y - px * 0.55, bottom: y + px * 0.55 }
}

const strongBoxes = (
  ctx: CanvasRenderingContext2D,
  placed: readonly PlacedName[],
  bodies: ReadonlyMap<string, Body>,
  strong: ReadonlySet<string>,
  px: number,
): readonly Box[] =>
  placed.flatMap(({ id, at }) =>
    strong.has(id) ? [nameBox(ctx, bodies.get(id)?.name ?? '', at, Math.max(px, NAME * 1.06))] : [],
  )

const nameLengths = new Map<string, number>()

/** How long a name is, in its own height. */
function nameLength(ctx: CanvasRenderingContext2D, name: string): number {
  const known = nameLengths.get(name)
  if (known !== undefined) return known
  const length = lengthOf(ctx, name, { font: `100px ${SERIF}` }) / 100
  nameLengths.set(name, length)
  return length
}

const scaled = ({ left, top, right, bottom }: Box, scale: number): Box => ({
  left: left * scale,
  top: top * scale,
  right: right * scale,
  bottom: bottom * scale,
})

function placed(
  ctx: CanvasRenderingContext2D,
  { scene, camera: { scale }, part }: UnitsView,
  px: number,
): readonly PlacedName[] {
  const table = extentOf(scene)
  const paper = grown(table, EDGE)
  const pixels = (body: Body, by: number): Box => scaled(boxOf(ringOf(body, by / scale)), scale)
  return placeNames(
    scene.bodies.map((body) => ({
      id: body.id,
      box: pixels(body, body.losses === null ? 3 : 10),
      length: nameLength(ctx, body.name) * px,
    })),
    [
      // No name lies on another's pips.
      ...scene.bodies.map((body) => pixels(body, body.losses === null ? 1 : 7)),
      ...scene.areas
        .filter(({ tone }) => tone === 'objective')
        .map(({ outline }) => scaled(boxOf(outline), scale)),
      ...mapNames(ctx, scene, scale, part).map(({ box }) => scaled(box, scale)),
    ],
    px * 1.15,
    [table, paper].map((box) => grown(scaled(part ? commonOf(box, part) : box, scale), -OFF_EDGE)),
  )
}

/** The line a hand draws from a body to what it would be dropped on. */
export function drawDrag(
  ctx: CanvasRenderingContext2D,
  from: Point,
  to: Point,
  over: Thing | null,
  palette: Palette,
): void {
  ctx.save()
  ctx.lineCap = 'round'
  for (const [colour, width] of [
    [palette.halo, 6],
    [palette.accent, 2.5 * palette.weight],
  ] as const) {
    ctx.strokeStyle = colour
    ctx.lineWidth = width
    ctx.setLineDash(over === null ? [2, 7] : [])
    ctx.beginPath()
    ctx.moveTo(from.x, from.y)
    ctx.lineTo(to.x, to.y)
    ctx.stroke()
  }
  ctx.setLineDash([])
  ctx.fillStyle = palette.accent
  ctx.beginPath()
  ctx.arc(to.x, to.y, over === null ? 4 : 7, 0, Math.PI * 2)
  ctx.fill()
  ctx.restore()
}
