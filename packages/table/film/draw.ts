// A scene of a film at a time of it, over and under the armies that stand by.

import { placeBeside, tie } from '../beside.ts'
import { toScreen } from '../camera.ts'
import { boxOf, grown, middleOf, middleOfBody, overlaps, type Box } from '../geometry.ts'
import { lengthOf, letter } from '../lettering.ts'
import { SERIF } from '../palette.ts'
import type { Body } from '../scene.ts'
import { drawBody } from '../units/body.ts'
import { drawChip } from '../units/chips.ts'
import { ringOnScreen, trace, type Stage } from '../units/emphasis.ts'
import { nameSize, STRONG } from '../names/scene.ts'
import { LEAST_SCALE_FOR_NAMES } from '../names/settings.ts'
import { bodiesAt, castOf, isSamePose, type Shown } from './bodies.ts'
import { drawSlip, sizeOfSlip } from './dice.ts'
import { drawBurst, drawCross, drawFalls, drawRout } from './figures.ts'
import type { FilmShown, Play } from './play.ts'
import { eased, scheduleOf, share } from './time.ts'
import { drawPlace, drawTraces, drawVolleys, drawWays } from './ways.ts'

export function drawFilmBeneath(stage: Stage, film: FilmShown): void {
  if ('traces' in film) return drawTraces(stage, film.traces)
  const { play, t } = film
  for (const { before } of castOf(play).pairs)
    if (before !== null && play.routs.includes(before.id)) drawPlace(stage, before)
  drawWays(stage, play, t)
  const at = new Map(bodiesAt(play, t).map(({ body }) => [body.id, body]))
  drawVolleys(stage, play, t, at)
}

/** `names` are those of who stands by, in pixels of the view. */
export function drawFilmAbove(stage: Stage, film: FilmShown, names: readonly Box[]): void {
  if ('traces' in film) {
    for (const { at } of film.traces.fallen) drawCross(stage, at)
    return
  }
  const { play, t } = film
  const when = scheduleOf(play)
  const shown = leadersLast(bodiesAt(play, t))
  for (const { at } of play.fallen) drawCross(stage, at)
  for (const one of shown) drawRing(stage, play, one.body)
  for (const one of shown) drawShownBody(stage, one)
  for (const { from } of play.volleys) {
    const one = shown.find(({ body }) => body.id === from)
    if (one) drawBurst(stage, one.body, eased(share(when.volley, t)))
  }
  for (const { before, after } of castOf(play).pairs) {
    const at = shown.find(({ body }) => body.id === (before ?? after)?.id)
    if (before && after && at) drawFalls(stage, before, after, at.body, share(when.falls, t))
    if (before && play.routs.includes(before.id)) {
      const u = share(when.rout, t)
      if (u > 0) drawCross(stage, middleOfBody(before))
      drawRout(stage, before, u)
    }
  }
  const laid = layout(stage, play, names)
  drawNames(stage, play, shown, laid)
  drawLabels(stage, play, shown, t)
  const dice = share(when.dice, t)
  if (dice > 0) drawSlips(stage, play, laid, dice)
}

const leadersLast = (shown: readonly Shown[]): readonly Shown[] => [
  ...shown.filter(({ body }) => body.arm !== 'leader'),
  ...shown.filter(({ body }) => body.arm === 'leader'),
]

function drawShownBody({ ctx, camera, size, palette }: Stage, { body, ink }: Shown): void {
  if (ink <= 0) return
  const at = toScreen(camera, size, body.pose)
  ctx.save()
  ctx.globalAlpha = ink
  ctx.translate(at.x, at.y)
  drawBody(ctx, body, camera.scale, palette)
  ctx.restore()
}

/** Actors have a firm ring on pale paper, supporters a fine one, targets one in the accent. */
function drawRing(stage: Stage, play: Play, body: Body): void {
  const { ctx, palette } = stage
  const isActor = play.actors.includes(body.id)
  const isTarget = play.targets.includes(body.id)
  if (!isActor && !isTarget && !play.helpers.includes(body.id)) return
  ctx.save()
  ctx.lineJoin = 'round'
  trace(ctx, ringOnScreen(stage, body, isActor ? 7 : isTarget ? 6 : 4))
  if (isActor) {
    ctx.globalAlpha = 0.6
    ctx.fillStyle = palette.halo
    ctx.fill()
    ctx.globalAlpha = 1
  }
  ctx.strokeStyle = palette.halo
  ctx.lineWidth = 4.5
  ctx.stroke()
  ctx.strokeStyle = isTarget && !isActor ? palette.accent : palette.ink
  ctx.lineWidth = (isActor || isTarget ? 2.2 : 1.2) * palette.weight
  ctx.stroke()
  ctx.restore()
}

/** Where a name is tried, the best place first. */
const SIDES = ['below', 'above', 'right', 'left'] as const
type Side = (typeof SIDES)[number]

type Laid = {
  readonly key: string
  readonly slips: readonly { readonly box: Box; readonly of: Box }[]
  /** On which side of it a body that goes has its name. */
  readonly sides: ReadonlyMap<string, Side>
}

const layouts = new WeakMap<Play, Laid>()

/** Where slips and names lie: settled once for a scene and a view, so that nothing jumps. */
function layout(stage: Stage, play: Play, names: readonly Box[]): Laid {
  const { ctx, camera, size } = stage
  const key = [camera.x, camera.y, camera.scale, size.width, size.height].join(' ')
  const known = layouts.get(play)
  if (known?.key === key) return known
  const boxOfBody = (body: Body): Box => grown(boxOf(ringOnScreen(stage, body, 4)), 6)
  const { still, pairs } = castOf(play)
  const discs = still.areas.flatMap(({ tone, outline }) =>
    tone === 'objective' ? boxOf(outline.map((at) => toScreen(camera, size, at))) : [],
  )
  const standing = [...still.bodies.map(boxOfBody), ...discs, ...names]
  const cast = pairs.flatMap(({ before, after }) => [before, after].flatMap((body) => body ?? []))
  const sides = new Map<string, Side>()
  const named: Box[] = []
  for (const { before, after } of pairs) {
    const body = after ?? before
    // Those who stay have their names among the others'.
    const stays = before && after && isSamePose(before, after)
    if (body === null || (stays && camera.scale >= LEAST_SCALE_FOR_NAMES)) continue
    const others = pairs.flatMap((pair) =>
      pair.after && pair.after.id !== body.id ? [boxOfBody(pair.after)] : [],
    )
    const taken = [...standing, ...named, ...others]
    const isFree = (box: Box): boolean => !taken.some((other) => overlaps(other, box))
    const side = SIDES.find((one) => isFree(nameBox(stage, body, one))) ?? 'below'
    sides.set(body.id, side)
    named.push(nameBox(stage, body, side))
  }
  const taken = [...standing, ...cast.map(boxOfBody), ...named]
  const within = { left: 4, top: 4, right: size.width - 4, bottom: size.height - 4 }
  const slips: { readonly box: Box; readonly of: Box }[] = []
  for (const thrown of play.throws) {
    const body =
      cast.find(({ id }) => id === thrown.beside) ??
      still.bodies.find(({ id }) => id === thrown.beside)
    const of = body
      ? boxOf(ringOnScreen(stage, body, 6))
      : { left: size.width / 2, right: size.width / 2, top: 40, bottom: 40 }
    const box = placeBeside(
      of,
      sizeOfSlip(ctx, thrown),
      [...taken, ...slips.map((s) => s.box)],
      within,
    )
    slips.push({ box, of })
  }
  const laid = { key, slips, sides }
  layouts.set(play, laid)
  return laid
}

export const NAME = STRONG

/** Leaders are lettered in italics. */
export const slant = ({ arm }: Pick<Body, 'arm'>): string => (arm === 'leader' ? 'italic ' : '')
const strongFont = (body: Body): string => `${slant(body)}600 ${NAME}px ${SERIF}`
export const shortName = ({ short, name }: Pick<Body, 'short' | 'name'>): string => short ?? name

/** Whose names stand out. */
export const strongIn = ({ actors, targets }: Play): ReadonlySet<string> =>
  new Set([...actors, ...targets])

function nameBox(stage: Stage, body: Body, side: Side): Box {
  const box = boxOf(ringOnScreen(stage, body, 7))
  const length = lengthOf(stage.ctx, shortName(body), { font: strongFont(body) })
  const middle = middleOf(box)
  const beside = { right: box.right + 5 + length / 2, left: box.left - 5 - length / 2 }
  const wished = side === 'right' || side === 'left' ? beside[side] : middle.x
  // Whole within the view, where whoever he is stands in it.
  const [least, most] = [length / 2 + 4, stage.size.width - length / 2 - 4]
  const isInView = middle.x > 0 && middle.x < stage.size.width
  const x = isInView && least < most ? Math.min(most, Math.max(least, wished)) : wished
  const y = side === 'above' ? box.top - 11 : side === 'below' ? box.bottom + 11 : middle.y
  return { left: x - length / 2, right: x + length / 2, top: y - 8, bottom: y + 8 }
}

/** Whoever goes somewhere takes his name along; those who stay have theirs where it always is. */
function drawNames(stage: Stage, play: Play, shown: readonly Shown[], { sides }: Laid): void {
  const { ctx, camera, size, palette } = stage
  // Where the table is too small for names, those who take part have theirs all the same.
  const isSmall = camera.scale < LEAST_SCALE_FOR_NAMES
  const strong = strongIn(play)
  const stay = new Set(isSmall ? [] : castOf(play).named.bodies.map(({ id }) => id))
  for (const { body, ink } of shown) {
    const isStrong = strong.has(body.id)
    if (ink < 0.5 || stay.has(body.id) || (isSmall && !isStrong)) continue
    const px = nameSize(camera.scale)
    const { x, y } = middleOf(nameBox(stage, body, sides.get(body.id) ?? 'below'))
    if (x < -200 || x > size.width + 200 || y < -20 || y > size.height + 20) continue
    const font = isStrong ? strongFont(body) : `${slant(body)}${px}px ${SERIF}`
    const style = { font, colour: palette.ink, align: 'center', baseline: 'middle' } as const
    letter(ctx, shortName(body), { x, y }, { ...style, halo: 3.6 }, palette)
  }
}

/** How far somebody has gone of what he may, beside him. */
function drawLabels(stage: Stage, play: Play, shown: readonly Shown[], t: number): void {
  const { ctx, palette, size } = stage
  if (share(scheduleOf(play).march, t) <= 0) return
  for (const { body: id, label } of play.marches) {
    const body = shown.find((one) => one.body.id === id)?.body
    if (body === undefined || label === null) continue
    const box = boxOf(ringOnScreen(stage, body, 8))
    drawChip(ctx, label, { x: box.right, y: box.bottom }, palette, {
      beside: 'right',
      within: { left: 2, top: 2, right: size.width - 2, bottom: size.height - 2 },
    })
  }
}

function drawSlips(stage: Stage, play: Play, { slips }: Laid, u: number): void {
  const { ctx, palette } = stage
  play.throws.forEach((thrown, i) => {
    const laid = slips[i]
    if (laid === undefined) return
    const line = tie(laid.box, laid.of)
    ctx.save()
    ctx.globalAlpha = Math.min(1, u * 6)
    if (line !== null) {
      ctx.strokeStyle = palette.ink
      ctx.lineWidth = 1.1 * palette.weight
      ctx.beginPath()
      ctx.moveTo(line[0].x, line[0].y)
      ctx.lineTo(line[1].x, line[1].y)
      ctx.stroke()
    }
    drawSlip(ctx, thrown, { x: laid.box.left, y: laid.box.top }, u, palette)
    ctx.restore()
  })
}
