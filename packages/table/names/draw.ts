import { toScreen, type Camera, type Size } from '../camera.ts'
import { castOf } from '../film/bodies.ts'
import { NAME, shortName, slant, strongIn } from '../film/draw.ts'
import type { Fallen, FilmShown } from '../film/play.ts'
import { scheduleOf, share } from '../film/time.ts'
import { boxAt, boxOf, grown, middleOf, middleOfBody, overlaps, type Box } from '../geometry.ts'
import { lengthOf, letter } from '../lettering.ts'
import { SERIF } from '../palette.ts'
import type { Body, Emphasis, Livery, Point, Scene } from '../scene.ts'
import { ringOnScreen, type Stage } from '../units/emphasis.ts'
import { lengthsIn } from './lengths.ts'
import type { PlacedName } from './place.ts'
import { mapNameSize, nameScene, nameSize, type NamedScene } from './scene.ts'

/** The names as they lie; they are placed anew only when the scene or the zoom changes. */
export type Names = NamedScene & {
  readonly of: Scene
  readonly scale: number
  /** Who is gone, and has left his name. */
  readonly fallen: string
  /** Whose names stand out. */
  readonly strong: ReadonlySet<string>
}
export type NameCache = { placed: Names | null }

type View = {
  readonly scene: Scene
  readonly emphasis: Emphasis
  readonly camera: Camera
  readonly size: Size
  readonly names: NameCache
  readonly part?: Box
  readonly film?: FilmShown | null
}

const NOBODY: ReadonlySet<string> = new Set()

/** The names of whoever stands by, and of the ground as it lies or is proposed. */
export function namesOf(
  ctx: CanvasRenderingContext2D,
  { scene, emphasis, camera: { scale }, names, part, film }: View,
): Names {
  const [of, strong] =
    film && 'play' in film
      ? [castOf(film.play).named, strongIn(film.play)]
      : [withGround(scene, emphasis), NOBODY]
  const gone = film ? goneIn(film) : []
  const fallen = gone.map(({ id }) => id).join(' ')
  const known = names.placed
  if (known?.of === of && known.scale === scale && known.fallen === fallen) return known
  names.placed = {
    of,
    scale,
    strong,
    fallen,
    ...nameScene(of, scale, lengthsIn(ctx), part, gone, strong),
  }
  return names.placed
}

/** Whose mark lies there, or will when he has run. */
function goneIn(film: FilmShown): readonly Fallen[] {
  if ('traces' in film) return film.traces.fallen
  const { fallen, before, routs } = film.play
  const running = before.bodies.filter(({ id }) => routs.includes(id))
  return [
    ...fallen,
    ...running.map((body) => ({ id: body.id, name: shortName(body), at: middleOfBody(body) })),
  ]
}

const proposed = new WeakMap<Scene, Scene>()

function withGround(scene: Scene, { ground }: Emphasis): Scene {
  if (ground === null) return scene
  const known = proposed.get(scene)
  if (known?.features === ground) return known
  const made = { ...scene, features: ground }
  proposed.set(scene, made)
  return made
}

type Drawn = { readonly bare: boolean; readonly placeOf: (body: Body) => Point }

/** Names are placed in pixels of the whole table, so that panning moves none of them. */
export function drawNames(stage: Stage, names: Names, { bare, placeOf }: Drawn): true {
  const { scale } = stage.camera
  const [px, onMap] = [nameSize(scale), mapNameSize(scale)]
  for (const name of names.map)
    set(stage, name, { font: `italic ${onMap}px ${SERIF}`, px: onMap, isMap: true })
  if (bare) return true
  const bodies = new Map(names.of.bodies.map((body) => [body.id, body]))
  const bold = Math.max(NAME, px)
  const room = names.bodies.flatMap((name) => {
    if (!names.strong.has(name.id)) return []
    // Bold letters are larger: whoever is named beside them gives way.
    const { left, right } = name.box
    const more = Math.max(0, boldWidth(stage, name, bold) - (right - left)) / 2
    return [grown({ ...name.box, left: left - more, right: right + more }, 2)]
  })
  for (const name of names.bodies) {
    const body = bodies.get(name.id)
    // Whoever is on his way has his name when he is there.
    if (body === undefined || placeOf(body) !== body.pose) continue
    const isStrong = names.strong.has(name.id)
    if (!isStrong && room.some((other) => overlaps(other, name.box))) continue
    const font = `${slant(body)}${isStrong ? `600 ${bold}` : px}px ${SERIF}`
    set(stage, name, {
      font,
      px,
      isMap: false,
      keeps: isStrong ? edgeKept(stage, body, name) : null,
    })
  }
  return true
}

/** What stands out is longer: it grows away from whom it names. */
function edgeKept(stage: Stage, body: Body, { box }: PlacedName): 'left' | 'right' | null {
  const { left, right } = boxOf(ringOnScreen(stage, body, 2))
  const { x } = toScreen(stage.camera, stage.size, { x: 0, y: 0 })
  if (box.left + x >= right - 4) return 'left'
  return box.right + x <= left + 4 ? 'right' : null
}

const boldWidth = ({ ctx }: Stage, { setting }: PlacedName, px: number): number =>
  Math.max(...setting.lines.map((line) => lengthOf(ctx, line, { font: `600 ${px}px ${SERIF}` })))

/** The names of those who have fallen. */
export function drawGoneNames(stage: Stage, names: Names, film: FilmShown): void {
  const px = nameSize(stage.camera.scale)
  const stand = 'play' in film && share(scheduleOf(film.play).rout, film.t) <= 0
  const running = stand ? film.play.routs : []
  for (const name of names.gone)
    if (!running.includes(name.id))
      set(stage, name, { font: `italic ${px}px ${SERIF}`, px, isMap: false })
}

type Letters = {
  readonly font: string
  readonly px: number
  readonly isMap: boolean
  /** Which edge of its box it begins at, where it is not in the middle. */
  readonly keeps?: 'left' | 'right' | null
}

function set(stage: Stage, { setting, box, line }: PlacedName, letters: Letters): void {
  const { font, px, isMap, keeps = null } = letters
  const { ctx, camera, size, palette } = stage
  const origin = toScreen(camera, size, { x: 0, y: 0 })
  const { x, y } = middleOf(box)
  if (origin.x + box.right < 0 || origin.x + box.left > size.width) return
  if (origin.y + box.bottom < 0 || origin.y + box.top > size.height) return
  if (line !== null) {
    const [from, to] = line
    ctx.beginPath()
    ctx.moveTo(origin.x + from.x, origin.y + from.y)
    ctx.lineTo(origin.x + to.x, origin.y + to.y)
    ctx.strokeStyle = palette.ink
    ctx.lineWidth = 0.8 * palette.weight
    ctx.stroke()
  }
  const leading = (box.bottom - box.top) / setting.lines.length
  const before = setting.flag?.wide ?? 0
  if (setting.flag)
    drawFlag(stage, { x: origin.x + box.left, y: origin.y + y }, px, setting.flag.livery)
  setting.lines.forEach((text, i) => {
    const at = {
      x: origin.x + (keeps === null ? x + before / 2 : box[keeps]),
      y: origin.y + y + (i - (setting.lines.length - 1) / 2) * leading,
    }
    const colour = isMap ? palette.lettering : palette.ink
    const align = keeps ?? 'center'
    const style = { font, colour, align, baseline: 'middle', halo: 3.5 } as const
    letter(ctx, text, at, isMap ? { ...style, spaced: px * 0.03 } : style, palette)
  })
}

/** The flag of what is fought for, before its name; `at` is the middle of its staff. */
function drawFlag(
  { ctx, palette }: Stage,
  { x, y }: Point,
  px: number,
  livery: Livery | null,
): void {
  const [wide, high] = [px * 0.8, px * 0.55]
  const top = y - px * 0.55
  const held = livery === 'red' ? 'redFlag' : livery === 'blue' ? 'blueFlag' : 'chip'
  ctx.save()
  ctx.fillStyle = palette[held]
  ctx.strokeStyle = palette.ink
  ctx.lineWidth = 1.2 * palette.weight
  ctx.fillRect(x + 1, top, wide, high)
  if (livery === 'blue') {
    ctx.beginPath()
    ctx.moveTo(x + 1, top + high)
    ctx.lineTo(x + 1 + wide, top)
    ctx.strokeStyle = palette.chip
    ctx.lineWidth = 2
    ctx.stroke()
    ctx.strokeStyle = palette.ink
    ctx.lineWidth = 1.2 * palette.weight
  }
  ctx.strokeRect(x + 1, top, wide, high)
  ctx.beginPath()
  ctx.moveTo(x + 1, top)
  ctx.lineTo(x + 1, y + px * 0.6)
  ctx.stroke()
  ctx.restore()
}

/** What all names take up, in pixels of the view. */
export function boxesOnScreen(
  { camera, size }: Stage,
  { bodies, gone, map }: Names,
): readonly Box[] {
  const { x, y } = toScreen(camera, size, { x: 0, y: 0 })
  return [...bodies, ...gone, ...map].map(({ box }) => ({
    left: box.left + x,
    right: box.right + x,
    top: box.top + y,
    bottom: box.bottom + y,
  }))
}

/** The selected and the hinted always have their names, over whatever lies there. */
export function drawNeededNames(stage: Stage, names: Names, emphasis: Emphasis): void {
  const { ctx, camera, size, palette, bodies } = stage
  const there = new Set(names.bodies.map(({ id }) => id))
  const px = nameSize(camera.scale)
  const view = grown({ left: 0, top: 0, right: size.width, bottom: size.height }, -4)
  for (const id of new Set([emphasis.selected, ...emphasis.hinted])) {
    const body = id === null || there.has(id) ? undefined : bodies.get(id)
    if (body === undefined || body.name === '') continue
    const around = boxOf(ringOnScreen(stage, body, 6))
    const name = shortName(body)
    const wide = lengthsIn(ctx).upright(name) * px
    const below = { x: middleOf(around).x, y: around.bottom + px * 0.7 }
    const isLow = below.y + px > view.bottom
    const at = isLow ? { ...below, y: around.top - px * 0.7 } : below
    const box = boxAt(at, wide, px, view)
    ctx.fillStyle = palette.chip
    ctx.globalAlpha = 0.85
    ctx.fillRect(box.left - 3, box.top - 2, wide + 6, px + 4)
    ctx.globalAlpha = 1
    const style = { align: 'center', baseline: 'middle', halo: 2 } as const
    letter(
      ctx,
      name,
      middleOf(box),
      { font: `600 ${px}px ${SERIF}`, colour: palette.chipInk, ...style },
      palette,
    )
  }
}
