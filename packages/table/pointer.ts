import { distance, middleOf, boxOf } from './geometry.ts'
import { paced } from './pace.ts'
import { sameThing, type Point, type Thing } from './scene.ts'
import type { By } from './view.ts'

/** What the pointer does to the table, in the root's own pixels. */
export type PointerTable = {
  readonly thingAt: (at: Point, byFinger: boolean) => Thing | null
  /** Whether a pointer drags this from its place, instead of the ground under it. */
  readonly canDrag: (thing: Thing, byFinger: boolean) => boolean
  readonly pan: (dx: number, dy: number) => void
  readonly zoomAbout: (at: Point, by: number) => void
  readonly pick: (thing: Thing | null, by: By, at: Point) => void
  readonly point: (thing: Thing | null) => void
  /** A body or a handle is taken hold of there, and dragged from now on. */
  readonly grab: (id: string, at: Point) => void
  readonly drag: (id: string, to: Point, over: Thing | null) => void
  readonly drop: (id: string, at: Point | null, over: Thing | null) => void
}

type Finger = { at: Point; readonly from: Point; readonly touch: boolean }

/** Up to so many pixels a hand may shake and still mean a click. */
const SHAKE = { mouse: 4, touch: 10 }
const LONG_PRESS = 500

const idOf = (thing: Thing): string | null => {
  if ('body' in thing) return thing.body
  return 'handle' in thing ? thing.handle : null
}

export function listenToPointer(
  root: HTMLElement,
  nextFrame: (then: () => void) => void,
  table: PointerTable,
): () => void {
  const fingers = new Map<number, Finger>()
  let moved = false
  let dragged: string | null = null
  let pressed: Thing | null = null
  let pointed: Thing | null = null
  let longPress: ReturnType<typeof setTimeout> | undefined
  let pressedLong = false
  const pace = paced(nextFrame)

  const place = (event: { readonly clientX: number; readonly clientY: number }): Point => {
    const box = root.getBoundingClientRect()
    return { x: event.clientX - box.left, y: event.clientY - box.top }
  }

  const point = (thing: Thing | null): void => {
    if (sameThing(thing, pointed)) return
    pointed = thing
    table.point(thing)
  }

  const down = (event: PointerEvent): void => {
    if (event.button > 1) return
    const at = place(event)
    const touch = event.pointerType === 'touch'
    fingers.set(event.pointerId, { at, from: at, touch })
    clearTimeout(longPress)
    if (fingers.size > 1) {
      moved = true
      return
    }
    moved = event.button === 1
    pressedLong = false
    pressed = table.thingAt(at, touch)
    if (touch && !sameThing(pressed, pointed)) point(null)
    if (touch && pressed !== null) {
      longPress = setTimeout(() => {
        pressedLong = true
        point(pressed)
      }, LONG_PRESS)
    }
  }

  const move = (event: PointerEvent): void => {
    const finger = fingers.get(event.pointerId)
    const at = place(event)
    if (finger === undefined) {
      if (event.pointerType !== 'touch') point(table.thingAt(at, false))
      return
    }
    const before = finger.at
    if (fingers.size === 2) {
      pinch(finger, at)
      return
    }
    if (!moved) {
      if (distance(finger.from, at) < (finger.touch ? SHAKE.touch : SHAKE.mouse)) return
      moved = true
      clearTimeout(longPress)
      root.setPointerCapture(event.pointerId)
      const drags = pressed !== null && table.canDrag(pressed, finger.touch)
      dragged = drags && pressed !== null ? idOf(pressed) : null
      if (dragged !== null) table.grab(dragged, finger.from)
    }
    finger.at = at
    if (dragged === null) {
      root.style.cursor = 'grabbing'
      table.pan(at.x - before.x, at.y - before.y)
      return
    }
    const id = dragged
    pace.step(() => {
      const over = table.thingAt(at, false)
      point(over)
      table.drag(id, at, over)
    })
  }

  const pinch = (finger: Finger, at: Point): void => {
    const [a, b] = [...fingers.values()].map((f) => f.at)
    finger.at = at
    const [c, d] = [...fingers.values()].map((f) => f.at)
    if (a === undefined || b === undefined || c === undefined || d === undefined) return
    const from = middleOf(boxOf([a, b]))
    const to = middleOf(boxOf([c, d]))
    table.pan(to.x - from.x, to.y - from.y)
    table.zoomAbout(to, Math.max(0.2, distance(c, d) / Math.max(1, distance(a, b))))
  }

  const up = (event: PointerEvent): void => {
    const finger = fingers.get(event.pointerId)
    if (finger === undefined) return
    fingers.delete(event.pointerId)
    clearTimeout(longPress)
    root.style.cursor = ''
    const at = place(event)
    pace.halt()
    if (dragged !== null) {
      const id = dragged
      dragged = null
      table.drop(id, at, table.thingAt(at, false))
    } else if (!moved && !pressedLong && event.button === 0) {
      const thing = table.thingAt(at, finger.touch)
      if (sameThing(thing, pressed)) table.pick(thing, finger.touch ? 'touch' : 'mouse', at)
    }
  }

  const cancel = (event: PointerEvent): void => {
    fingers.delete(event.pointerId)
    clearTimeout(longPress)
    root.style.cursor = ''
    pace.halt()
    if (dragged !== null) table.drop(dragged, null, null)
    dragged = null
  }

  const leave = (event: PointerEvent): void => {
    if (event.pointerType !== 'touch' && fingers.size === 0) point(null)
  }

  const wheel = (event: WheelEvent): void => {
    event.preventDefault()
    const lines = event.deltaMode === 1 ? 16 : event.deltaMode === 2 ? 400 : 1
    const speed = event.ctrlKey ? 0.01 : 0.0016
    const by = Math.exp(-event.deltaY * lines * speed)
    table.zoomAbout(place(event), Math.min(2, Math.max(0.5, by)))
  }

  const noMenu = (event: Event): void => {
    if (fingers.size > 0) event.preventDefault()
  }

  root.addEventListener('pointerdown', down)
  root.addEventListener('pointermove', move)
  root.addEventListener('pointerup', up)
  root.addEventListener('pointercancel', cancel)
  root.addEventListener('pointerleave', leave)
  root.addEventListener('wheel', wheel, { passive: false })
  root.addEventListener('contextmenu', noMenu)
  return () => clearTimeout(longPress)
}
