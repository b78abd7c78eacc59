import { boxOfAsked, boxOfPlay, opening } from './attention.ts'
import {
  fitted,
  kept,
  panned,
  showing,
  toScreen,
  toTable,
  zoomedAbout,
  type Camera,
  type Size,
} from './camera.ts'
import { EDGE, extentOf, grown, middleOf, middleOfBody, type Box } from './geometry.ts'
import { createGroundLayer } from './ground/layer.ts'
import { placeOfThing, thingAt } from './hit.ts'
import { listenToKeys } from './keys.ts'
import {
  cameraAt,
  marchesBetween,
  marching,
  placeOn,
  type CameraMove,
  type Marches,
} from './motion.ts'
import { whenFaceIsThere } from './names/lengths.ts'
import { createOverlay } from './overlay/create.ts'
import { haveSameStops } from './overlay/order.ts'
import { PALETTES } from './palette.ts'
import { listenToPointer } from './pointer.ts'
import { sameThing, type Emphasis, type Point, type Scene, type Thing } from './scene.ts'
import { drawDrag, drawUnits, type NameCache } from './units/draw.ts'
import { createPlates } from './units/plates.ts'
import { createSprites } from './units/sprites.ts'
import type { TableOptions, TableView } from './view.ts'

/** Milliseconds after the last change of zoom until everything is drawn sharp again. */
const SETTLE = 90
/** How many blocks may be drawn anew in one frame; the rest are sharpened in the next ones. */
const BLOCKS_A_FRAME = 160

/** Milliseconds since a film was shown in which what it showed is not walked again. */
const JUST_NOW = 500

const groundOf = (scene: Scene): string =>
  JSON.stringify([scene.width, scene.height, scene.areas, scene.features, scene.title])

const isIdle = ({ able, targets, ghosts }: Emphasis): boolean =>
  able.length + targets.length + ghosts.length === 0

/** Puts a table into an element, which it fills. */
export function createTable(element: HTMLElement, given: TableOptions): TableView {
  let options = given
  let size: Size = { width: 0, height: 0 }
  let camera: Camera = { x: 0, y: 0, scale: 0.01 }
  let isFitted = false
  let move: CameraMove | null = null
  let marches: Marches = new Map()
  let zoomedAt = -Infinity
  let filmedAt = -Infinity
  let drag: { readonly body: string; readonly to: Point; readonly over: Thing | null } | null = null
  let grasp: Point = { x: 0, y: 0 }
  let ground = groundOf(options.scene)
  let dirty = { camera: true, units: true, overlay: true }
  let frame = 0
  let gone = false

  const root = document.createElement('div')
  Object.assign(root.style, {
    position: 'relative',
    width: '100%',
    height: '100%',
    overflow: 'hidden',
    touchAction: 'none',
    userSelect: 'none',
  })
  root.style.setProperty('-webkit-user-select', 'none')
  root.style.setProperty('-webkit-touch-callout', 'none')
  const groundLayer = createGroundLayer()
  const units = document.createElement('canvas')
  const sprites = createSprites()
  const plates = createPlates()
  const names: NameCache = { placed: null }

  const overlay = createOverlay(root, {
    onFocus(stop, byKeyboard) {
      options.onPoint(stop.thing)
      // A click must not move the ground under the pointer.
      if (byKeyboard) bringIntoView(stop.thing)
    },
    onBlur: () => options.onPoint(null),
  })
  for (const layer of [groundLayer.canvas, units, overlay.svg]) {
    Object.assign(layer.style, { position: 'absolute', left: '0', top: '0' })
  }
  for (const layer of [groundLayer.canvas, units]) {
    layer.style.pointerEvents = 'none'
    layer.setAttribute('aria-hidden', 'true')
  }
  Object.assign(overlay.svg.style, { width: '100%', height: '100%', overflow: 'hidden' })
  root.append(groundLayer.canvas, units, overlay.svg)
  element.append(root)

  const palette = () => PALETTES[options.theme]
  const ratioNow = (): number => Math.min(3, Math.max(1, globalThis.devicePixelRatio || 1))

  const ask = (): void => {
    if (frame === 0 && !gone) frame = requestAnimationFrame(draw)
  }
  const invalidate = (what: Partial<typeof dirty>): void => {
    dirty = { ...dirty, ...what }
    ask()
  }

  /** What is whole in view stays in its middle: whoever drags beside a unit moves nothing. */
  const held = (next: Camera): Camera => {
    const all = whole()
    return next.scale > all.scale * 1.001
      ? kept(next, extentOf(options.scene))
      : { ...all, scale: next.scale }
  }

  const look = (next: Camera): void => {
    const zoomed = next.scale !== camera.scale
    camera = held(next)
    if (zoomed) zoomedAt = performance.now()
    invalidate({ camera: true, units: true, overlay: dirty.overlay || zoomed })
  }

  const glide = (to: Camera): void => {
    const end = held(to)
    if (options.reducedMotion || !isFitted) {
      move = null
      look(end)
      return
    }
    move = { from: camera, to: end, since: performance.now() }
    ask()
  }
  const target = (): Camera => move?.to ?? camera

  const whole = (): Camera => fitted(grown(extentOf(options.scene), EDGE), size, 9)

  const showBox = (box: Box | null): void => {
    if (box === null || size.width === 0) return
    const shown = showing(target(), size, box, 28)
    if (Math.abs(shown.x - camera.x) + Math.abs(shown.y - camera.y) > 1) glide(shown)
  }

  const bringIntoView = (thing: Thing): void =>
    showBox(placeOfThing(options.scene, options.emphasis, thing))

  /** Where not all is in view, it follows what happens, and what is asked next. */
  function attend(before: TableOptions): void {
    if (size.width === 0 || target().scale <= whole().scale * 1.01) return
    const { film, scene, emphasis } = options
    const [now, then] = [film, before.film].map((one) => (one && 'play' in one ? one.play : null))
    if (now && now !== then) showBox(boxOfPlay(now))
    else if (!now && emphasis !== before.emphasis && isIdle(before.emphasis))
      showBox(boxOfAsked(scene, emphasis, target(), size))
  }

  function draw(): void {
    frame = 0
    if (gone || size.width === 0 || size.height === 0) return
    const now = performance.now()
    if (move !== null) {
      const step = cameraAt(move, now)
      if (step.arrived) move = null
      look(step.camera)
      cancelAnimationFrame(frame)
      frame = 0
    }
    const ratio = ratioNow()
    const hasty = move !== null || now - zoomedAt < SETTLE
    let sharp = true
    if (dirty.camera) {
      sharp = groundLayer.show(groundScene(), camera, size, ratio, palette(), hasty)
      if (!dirty.overlay) overlay.place(camera, size)
    }
    const walking = marching(marches, now)
    if (dirty.units || walking) sharp = paintUnits(ratio, now, hasty, !walking && !hasty) && sharp
    if (dirty.overlay) {
      overlay.sync({ ...options, camera, size, palette: palette() })
    }
    dirty = { camera: !sharp, units: !sharp || walking, overlay: false }
    if (move !== null || walking || !sharp) ask()
  }

  function paintUnits(ratio: number, now: number, hasty: boolean, still: boolean): boolean {
    const pixels = {
      width: Math.round(size.width * ratio),
      height: Math.round(size.height * ratio),
    }
    if (units.width !== pixels.width) units.width = pixels.width
    if (units.height !== pixels.height) units.height = pixels.height
    units.style.width = `${size.width}px`
    units.style.height = `${size.height}px`
    const ctx = units.getContext('2d')
    if (ctx === null) return true
    ctx.setTransform(ratio, 0, 0, ratio, 0, 0)
    ctx.clearRect(0, 0, size.width, size.height)
    let allowance = hasty ? 0 : BLOCKS_A_FRAME
    const sharp = drawUnits(ctx, {
      scene: options.scene,
      emphasis: options.emphasis,
      camera,
      size,
      ratio,
      palette: palette(),
      sprites,
      plates: still ? plates : null,
      names,
      film: options.film ?? null,
      bare: options.bare === true,
      placeOf: (body) => placeOn(marches, body, now),
      haste(body) {
        if (allowance <= 0) return true
        allowance -= body.blocks.length
        return false
      },
    })
    if (drag !== null) {
      const { body: id, to, over } = drag
      const body = options.scene.bodies.find((b) => b.id === id)
      if (body !== undefined) {
        drawDrag(ctx, toScreen(camera, size, middleOfBody(body)), to, over, palette())
      }
    }
    return sharp
  }

  const groundScene = (): Scene =>
    options.emphasis.ground === null
      ? options.scene
      : { ...options.scene, features: options.emphasis.ground }

  const isMovable = (id: string): boolean => options.emphasis.movable.includes(id)

  /** A finger drags the ground, but for what is in hand and goes wherever it is dragged. */
  function canDrag(body: string, byFinger: boolean): boolean {
    const { selected, able, ghosts } = options.emphasis
    const inHand = selected === body || ghosts.some(({ id }) => id === body)
    return byFinger ? inHand && isMovable(body) : inHand || isMovable(body) || able.includes(body)
  }

  /** How far the front of a body or its ghost, or a handle, is from where it is taken hold of. */
  function grab(id: string, at: Point): void {
    const { ghosts, handles } = options.emphasis
    const held = ghosts.find((b) => b.id === id) ?? options.scene.bodies.find((b) => b.id === id)
    const from = held?.pose ?? handles.find((handle) => handle.id === id)
    const { x, y } = toTable(camera, size, at)
    grasp = from === undefined ? { x: 0, y: 0 } : { x: from.x - x, y: from.y - y }
  }

  /** Where the front would be if the place that is held is at the pointer. */
  function grasped(to: Point): Point {
    const { x, y } = toTable(camera, size, to)
    return { x: Math.round(x + grasp.x), y: Math.round(y + grasp.y) }
  }

  const stopPointer = listenToPointer(root, requestAnimationFrame, {
    thingAt: (at, byFinger) =>
      thingAt(options.scene, options.emphasis, toTable(camera, size, at), camera.scale, byFinger),
    canDrag: (thing, byFinger) =>
      'body' in thing
        ? canDrag(thing.body, byFinger)
        : 'handle' in thing && isMovable(thing.handle),
    pan(dx, dy) {
      move = null
      look(panned(camera, dx, dy))
    },
    zoomAbout(at, by) {
      move = null
      look(zoomedAbout(camera, size, at, by))
    },
    pick(thing, by, at) {
      if (thing !== null) overlay.focus(thing)
      options.onPick(thing, by, toTable(camera, size, at))
    },
    point(thing) {
      overlay.hover(thing)
      options.onPoint(thing)
    },
    grab,
    drag(body, to, over) {
      if (isMovable(body)) {
        options.onDrag?.(body, grasped(to), false)
        return
      }
      drag = { body, to, over: sameThing(over, { body }) ? null : over }
      invalidate({ units: true })
    },
    drop(body, at, over) {
      drag = null
      invalidate({ units: true })
      if (isMovable(body)) {
        if (at !== null) options.onDrag?.(body, grasped(at), true)
        return
      }
      if (over !== null && !sameThing(over, { body })) options.onDrop(body, over)
    },
  })

  root.addEventListener(
    'keydown',
    listenToKeys(
      overlay,
      (thing) => options.onPick(thing, 'keyboard', null),
      (thing) => 'body' in thing && thing.body === options.emphasis.selected,
    ),
  )
  // A screen reader presses a button without a pointer: a click that no pointer made.
  overlay.svg.addEventListener('click', (event) => {
    const stop = overlay.focused()
    if (event.detail === 0 && stop !== null) options.onPick(stop.thing, 'keyboard', null)
  })

  const measure = (): void => {
    const { clientWidth: width, clientHeight: height } = root
    if (width === size.width && height === size.height) return
    const wasWhole = isFitted && Math.abs(camera.scale / whole().scale - 1) < 0.01
    size = { width, height }
    if (width === 0 || height === 0) return
    if (!isFitted) look(opening(options.scene, whole()))
    else if (wasWhole) look(whole())
    isFitted = true
    invalidate({ camera: true, units: true, overlay: true })
  }
  whenFaceIsThere(() => {
    names.placed = null
    groundLayer.invalidate()
    invalidate({ camera: true, units: true })
  })
  const watcher = new ResizeObserver(measure)
  watcher.observe(root)
  measure()

  return {
    update(change) {
      const before = options
      options = { ...options, ...change }
      attend(before)
      if (options.film && 'play' in options.film) filmedAt = performance.now()
      // A film changes with every frame, and nothing else does then.
      if (Object.keys(change).every((part) => part === 'film')) {
        invalidate({ units: true })
        return
      }
      if (options.scene !== before.scene) sceneChanged(before.scene)
      const isOther =
        options.emphasis.ground !== before.emphasis.ground || options.theme !== before.theme
      if (isOther) groundLayer.invalidate()
      // While something is dragged, the ground under it and what the keyboard has stay as they are.
      const isScene = options.scene !== before.scene
      const camera = dirty.camera || isOther || isScene
      const isToldAnew =
        isOther ||
        isScene ||
        options.words !== before.words ||
        !haveSameStops(options.emphasis, before.emphasis)
      if (!isToldAnew) overlay.refocus()
      invalidate({ camera, units: true, overlay: dirty.overlay || isToldAnew })
    },
    fit: () => glide(whole()),
    zoom: (by) => glide(zoomedAbout(target(), size, { x: size.width / 2, y: size.height / 2 }, by)),
    pan: (dx, dy) => glide(panned(target(), dx, dy)),
    centre(thing) {
      const box = placeOfThing(options.scene, options.emphasis, thing)
      if (box !== null) glide({ ...target(), ...middleOf(box) })
    },
    focus(thing) {
      if (dirty.overlay && size.width > 0) {
        overlay.sync({ ...options, camera, size, palette: palette() })
        dirty = { ...dirty, overlay: false }
      }
      if (overlay.focus(thing)) bringIntoView(thing)
    },
    destroy() {
      gone = true
      cancelAnimationFrame(frame)
      watcher.disconnect()
      stopPointer()
      root.remove()
    },
  }

  function sceneChanged(before: Scene): void {
    const { scene } = options
    const now = groundOf(scene)
    if (now !== ground) {
      ground = now
      groundLayer.invalidate()
    }
    // Whoever has been seen to go in a film does not go once more.
    const isShown = options.reducedMotion || performance.now() - filmedAt < JUST_NOW
    marches = isShown ? new Map() : marchesBetween(before, scene, performance.now())
    sprites.forget(new Set(scene.bodies.map((body) => body.id)))
    if (before.width !== scene.width || before.height !== scene.height) {
      if (size.width > 0) look(whole())
    }
  }
}
