import { toScreen, type Camera, type Size } from '../camera.ts'
import { overlaps, radians, ringOf, type Box } from '../geometry.ts'
import {
  boxesOnScreen,
  drawGoneNames,
  drawNames,
  drawNeededNames,
  namesOf,
  type NameCache,
} from '../names/draw.ts'
import type { Palette } from '../palette.ts'
import { castOf } from '../film/bodies.ts'
import { drawFilmAbove, drawFilmBeneath } from '../film/draw.ts'
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
import {
  drawAround,
  drawBeneath,
  drawTaught,
  drawUnderlines,
  trace,
  type Stage,
} from './emphasis.ts'
import { drawHandle, spread } from './handles.ts'
import { drawLabels } from './labels.ts'
import { drawLinks } from './links.ts'
import type { Plates } from './plates.ts'
import { drawShown, drawTrails, drawWashes, ringBox } from './shown.ts'
import { flagBox, frameInPixels } from './body.ts'
import { drawnBox, type Sprites } from './sprites.ts'
import { drawPips } from './states.ts'

export type { NameCache }

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
  drawTrails(stage, emphasis)
  if (film !== null) drawFilmBeneath(stage, film)
  let sharp = putPlate('armies', [view.bare, surroundings(emphasis)], (on) =>
    view.bare
      ? outlineAll({ ...stage, ctx: on }, scene)
      : putAll({ ...stage, ctx: on }, scene, emphasis, view.placeOf, put),
  )
  for (const ghost of emphasis.ghosts) sharp = putGhost(stage, ghost, put) && sharp
  const withGhosts = new Map(bodies)
  for (const ghost of emphasis.ghosts) {
    if (!withGhosts.has(ghost.id)) withGhosts.set(ghost.id, ghost)
  }
  const links = view.bare ? emphasis.links : [...scene.links, ...emphasis.links]
  const linked = (isTouching: boolean): void =>
    drawLinks(
      ctx,
      links.filter(({ kind }) => (kind === 'engaged') === isTouching),
      withGhosts,
      camera,
      size,
      palette,
    )
  // Arrows and underlines lead past names: those are read over them.
  linked(false)
  drawUnderlines(stage, emphasis)
  drawTaught(stage, emphasis)
  const names = namesOf(ctx, view)
  const lettered = boxesOnScreen(stage, names)
  if (film !== null) drawFilmAbove(stage, film, lettered)
  putPlate('names', [names, view.bare], (on) => drawNames({ ...stage, ctx: on }, names, view))
  if (film !== null) drawGoneNames(stage, names, film)
  linked(true)
  drawShown(
    stage,
    emphasis,
    emphasis.trails.length > 0 ? [...standingIn(stage, scene), ...lettered] : [],
  )
  drawLabels(stage, emphasis, lettered)
  for (const handle of spread(emphasis.handles, camera.scale)) {
    const key = keyOfThing({ handle: handle.id })
    drawHandle(
      stage,
      handle,
      emphasis.targets.find((target) => keyOfThing(target.thing) === key),
    )
  }
  drawNeededNames(stage, names, emphasis)
  return sharp
}

const standingIn = (stage: Stage, { bodies }: Scene): readonly Box[] =>
  bodies.flatMap((body) => {
    const flag = flagBox(body, stage.camera.scale)
    const { x, y } = toScreen(stage.camera, stage.size, body.pose)
    const ring = ringBox(stage, body)
    if (flag === null) return [ring]
    const { left, right, top, bottom } = flag
    return [ring, { left: x + left, right: x + right, top: y + top, bottom: y + bottom }]
  })

/** Whoever would stand there: in pale ink within a dashed outline, without his losses. */
function putGhost(
  stage: Stage,
  ghost: Body,
  put: (ctx: CanvasRenderingContext2D, body: Body) => boolean,
): boolean {
  const { ctx, camera, size, palette } = stage
  ctx.globalAlpha = 0.62
  const isSharp = put(ctx, { ...ghost, id: `${ghost.id} ghost`, losses: null })
  ctx.globalAlpha = 1
  if (ghost.arm === 'leader') return isSharp
  ctx.save()
  trace(
    ctx,
    ringOf(ghost, 1.5 / camera.scale).map((corner) => toScreen(camera, size, corner)),
  )
  ctx.setLineDash([4, 3])
  ctx.strokeStyle = palette.ink
  ctx.lineWidth = 1.2 * palette.weight
  ctx.stroke()
  ctx.restore()
  return isSharp
}

/** While a scene of a film plays, who takes part in it is drawn by it, and nothing else stands out. */
function standingBy(view: UnitsView): UnitsView {
  if (!view.film || 'traces' in view.film) return view
  return { ...view, scene: castOf(view.film.play).still, emphasis: NO_EMPHASIS }
}

/** Whoever has something around him stands above his neighbours. */
function putAll(
  stage: Stage,
  scene: Scene,
  emphasis: Emphasis,
  placeOf: (body: Body) => Point,
  put: (ctx: CanvasRenderingContext2D, body: Body) => boolean,
): boolean {
  const stands = standing(emphasis)
  const bodies = inOrder(scene.bodies)
  let sharp = true
  for (const body of inTurn(bodies, stands)) {
    if (stands.has(body.id)) drawAround(stage, emphasis, body)
    sharp = put(stage.ctx, body) && sharp
  }
  for (const body of bodies) drawLosses(stage, body, placeOf(body))
  return sharp
}

/** Leaders above all units, with whom they may be; of each kind those last who have something around them. */
export const inTurn = (bodies: readonly Body[], stands: ReadonlySet<string>): readonly Body[] =>
  [false, true].flatMap((isLeader) => {
    const some = bodies.filter(({ arm }) => (arm === 'leader') === isLeader)
    return [...some.filter(({ id }) => !stands.has(id)), ...some.filter(({ id }) => stands.has(id))]
  })

/** Once more above them all: nobody's losses lie beneath a neighbour or a flag. */
function drawLosses({ ctx, camera, size, palette }: Stage, body: Body, place: Point): void {
  if (body.losses === null) return
  const at = toScreen(camera, size, place)
  ctx.save()
  ctx.translate(at.x, at.y)
  ctx.rotate(radians(body.pose.facing))
  drawPips(ctx, body, frameInPixels(body, camera.scale), camera.scale, palette)
  ctx.restore()
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
