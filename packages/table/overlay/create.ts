import type { Camera, Size } from '../camera.ts'
import { between, boxOf, distance, middleOf, ringOf } from '../geometry.ts'
import type { Palette } from '../palette.ts'
import { keyOfThing, type Emphasis, type Point, type Scene, type Thing } from '../scene.ts'
import { HANDLE_REACH, spread } from '../units/handles.ts'
import type { TableWords } from '../view.ts'
import { inOrder, put, svgElement } from './elements.ts'
import { sentences, stopsOf, type Stop } from './order.ts'

type OverlayView = {
  readonly scene: Scene
  readonly emphasis: Emphasis
  readonly camera: Camera
  readonly size: Size
  readonly palette: Palette
  readonly words: TableWords
}

/** What the keyboard and a screen reader have of the table. */
export type Overlay = {
  readonly svg: SVGSVGElement
  /** After any change of scene, emphasis, zoom, words or theme. */
  readonly sync: (view: OverlayView) => void
  /** After the camera moved at the same zoom. */
  readonly place: (camera: Camera, size: Size) => void
  readonly stops: () => readonly Stop[]
  readonly focused: () => Stop | null
  readonly focus: (thing: Thing) => boolean
  /** Where only what is drawn changed: a key may have made the ring of the focus visible. */
  readonly refocus: () => void
  /** A fine outline around what the pointer is on. */
  readonly hover: (thing: Thing | null) => void
}

type Item = {
  readonly wrap: SVGGElement
  readonly button: SVGGElement
  readonly shape: SVGPathElement
  readonly ring: SVGPathElement
}

const rounded = (n: number): string => String(Math.round(n * 10) / 10)

function outline(ring: readonly Point[], scale: number): string {
  const steps = ring.map(
    ({ x, y }, i) => `${i === 0 ? 'M' : 'L'}${rounded(x * scale)} ${rounded(y * scale)}`,
  )
  return `${steps.join('')}Z`
}

/** Inside an area's own edge, so that the ring of one is never taken for its neighbour's. */
function inset(ring: readonly Point[], by: number): readonly Point[] {
  const middle = middleOf(boxOf(ring))
  return ring.map((point) => {
    const far = distance(point, middle)
    return between(point, middle, Math.min(0.3, (by * Math.SQRT2) / Math.max(1, far)))
  })
}

function circle(at: Point, scale: number, radius: number): string {
  const left = rounded(at.x * scale - radius)
  const y = rounded(at.y * scale)
  return `M${left} ${y}a${radius} ${radius} 0 1 0 ${radius * 2} 0a${radius} ${radius} 0 1 0 ${-radius * 2} 0Z`
}

/** Listens on `root`: a listener for the focus on the SVG itself would make it a tab stop. */
export function createOverlay(
  root: HTMLElement,
  told: {
    readonly onFocus: (stop: Stop, byKeyboard: boolean) => void
    readonly onBlur: () => void
  },
): Overlay {
  const svg = svgElement('svg', { role: 'group', focusable: 'false' })
  const world = svgElement('g', {})
  const list = (): SVGGElement => svgElement('g', { role: 'list' })
  // Painted in this order, so that bodies are above areas; read in this order, targets first.
  const targets = list()
  const bodies = list()
  const handles = list()
  const areas = list()
  areas.style.pointerEvents = 'none'
  world.append(targets, bodies, handles, areas)
  svg.append(world)

  const items = new Map<string, Item>()
  const areaTexts = new Map<string, SVGGElement>()
  /** The stop of each group that Tab comes to: the one that last had the focus. */
  const held = new Map<Stop['group'], string>()
  let stops: readonly Stop[] = []
  let ink = { focus: '#000', halo: '#fff', hover: '#000' }
  let hovered: string | null = null

  const itemOf = (key: string): Item => {
    const known = items.get(key)
    if (known !== undefined) return known
    const wrap = svgElement('g', { role: 'listitem' })
    const button = svgElement('g', { role: 'button', 'data-thing': key })
    const shape = svgElement('path', { fill: '#000', 'fill-opacity': 0 })
    const ring = svgElement('path', { fill: 'none', 'stroke-linejoin': 'round' })
    shape.style.pointerEvents = 'all'
    ring.style.pointerEvents = 'none'
    button.style.outline = 'none'
    button.style.cursor = 'pointer'
    button.append(shape, ring)
    wrap.append(button)
    const item = { wrap, button, shape, ring }
    items.set(key, item)
    return item
  }

  const drawRing = (key: string): void => {
    const item = items.get(key)
    if (item === undefined) return
    const focus = item.button.matches(':focus-visible')
    put(item.ring, 'stroke', focus ? ink.focus : hovered === key ? ink.hover : 'none')
    put(item.ring, 'stroke-width', focus ? '3.5' : '1.5')
    item.ring.style.filter = focus ? `drop-shadow(0 0 1.5px ${ink.halo})` : ''
  }

  const stopOfEvent = (event: Event): Stop | null => {
    const { target } = event
    if (!(target instanceof Element)) return null
    const key = target.closest('[data-thing]')?.getAttribute('data-thing')
    return stops.find((stop) => stop.key === key) ?? null
  }

  const tabStops = (): void => {
    for (const group of ['targets', 'bodies', 'handles'] as const) {
      const members = stops.filter((stop) => stop.group === group)
      const kept = members.find((stop) => stop.key === held.get(group)) ?? members[0]
      for (const stop of members) {
        const item = items.get(stop.key)
        if (item !== undefined) put(item.button, 'tabindex', stop === kept ? '0' : '-1')
      }
    }
  }

  root.addEventListener('focusin', (event) => {
    const stop = stopOfEvent(event)
    if (stop === null) return
    held.set(stop.group, stop.key)
    tabStops()
    drawRing(stop.key)
    told.onFocus(stop, items.get(stop.key)?.button.matches(':focus-visible') === true)
  })
  root.addEventListener('focusout', (event) => {
    const stop = stopOfEvent(event)
    if (stop !== null) drawRing(stop.key)
    if (!(event.relatedTarget instanceof Node && svg.contains(event.relatedTarget))) told.onBlur()
  })

  const focusedKey = (): string | null => {
    const { activeElement } = svg.ownerDocument
    if (activeElement === null || !svg.contains(activeElement)) return null
    return activeElement.getAttribute('data-thing')
  }

  const tellAreas = ({ scene, words }: OverlayView): void => {
    const shown = scene.areas.filter((area) => !items.has(`area ${area.id}`))
    const wraps = shown.map((area) => {
      const wrap = areaTexts.get(area.id) ?? svgElement('g', { role: 'listitem' })
      areaTexts.set(area.id, wrap)
      const image = wrap.firstElementChild ?? svgElement('g', { role: 'img' })
      if (image.parentElement === null) wrap.append(image)
      put(image, 'aria-label', sentences(area.name, area.description))
      return wrap
    })
    inOrder(areas, wraps)
    put(areas, 'aria-label', words.areas)
    put(areas, 'display', shown.length === 0 ? 'none' : null)
  }

  const shapeItem = (stop: Stop, view: OverlayView, at: Map<string, readonly Point[]>): void => {
    const { camera } = view
    const item = itemOf(stop.key)
    const corners = at.get(stop.key)
    const isBody = 'body' in stop.thing
    if (corners === undefined) {
      const round = circle(stop, camera.scale, HANDLE_REACH)
      put(item.shape, 'd', round)
      put(item.ring, 'd', round)
    } else {
      const path = outline(corners, camera.scale)
      put(item.shape, 'd', path)
      const body = isBody ? view.scene.bodies.find((b) => `body ${b.id}` === stop.key) : undefined
      put(
        item.ring,
        'd',
        body === undefined
          ? outline(inset(corners, 8 / camera.scale), camera.scale)
          : outline(ringOf(body, 11 / camera.scale), camera.scale),
      )
    }
    put(item.button, 'aria-label', stop.label)
    drawRing(stop.key)
  }

  const place = (camera: Camera, size: Size): void => {
    const x = size.width / 2 - camera.x * camera.scale
    const y = size.height / 2 - camera.y * camera.scale
    put(world, 'transform', `translate(${rounded(x)} ${rounded(y)})`)
  }

  return {
    svg,
    place,
    sync(view) {
      const { scene, emphasis, palette, words } = view
      const before = focusedKey()
      ink = { focus: palette.focus, halo: palette.halo, hover: palette.ink }
      const spaced = { ...emphasis, handles: spread(emphasis.handles, view.camera.scale) }
      stops = stopsOf(scene, spaced, words)
      const keys = new Set(stops.map((stop) => stop.key))
      for (const [key, item] of items) {
        if (keys.has(key)) continue
        item.wrap.remove()
        items.delete(key)
      }
      const rings = new Map<string, readonly Point[]>([
        ...scene.areas.map((area) => [`area ${area.id}`, area.outline] as const),
        ...scene.bodies.map((body) => [`body ${body.id}`, ringOf(body)] as const),
      ])
      for (const stop of stops) shapeItem(stop, view, rings)
      const wraps = (wanted: (stop: Stop) => boolean): readonly SVGGElement[] =>
        stops.filter(wanted).map((stop) => itemOf(stop.key).wrap)
      for (const [group, name, wanted] of [
        [targets, words.areas, (stop: Stop) => 'area' in stop.thing],
        [bodies, words.units, (stop: Stop) => 'body' in stop.thing],
        [handles, words.handles, (stop: Stop) => 'handle' in stop.thing],
      ] as const) {
        const children = wraps(wanted)
        inOrder(group, children)
        put(group, 'aria-label', name)
        put(group, 'display', children.length === 0 ? 'none' : null)
      }
      put(svg, 'aria-label', words.table)
      tellAreas(view)
      tabStops()
      place(view.camera, view.size)
      if (before !== null && !keys.has(before)) {
        // What had the focus is gone; the keyboard must not be thrown back to the page's top.
        const selected = keyOfThing(emphasis.selected === null ? null : { body: emphasis.selected })
        const heir = stops.find((stop) => stop.key === selected) ?? stops[0]
        if (heir !== undefined) items.get(heir.key)?.button.focus({ preventScroll: true })
      }
    },
    refocus() {
      const key = focusedKey()
      if (key !== null) drawRing(key)
    },
    stops: () => stops,
    focused: () => {
      const key = focusedKey()
      return stops.find((stop) => stop.key === key) ?? null
    },
    focus(thing) {
      const item = items.get(keyOfThing(thing) ?? '')
      if (item === undefined) return false
      item.button.focus({ preventScroll: true })
      return true
    },
    hover(thing) {
      const before = hovered
      hovered = keyOfThing(thing)
      if (before === hovered) return
      if (before !== null) drawRing(before)
      if (hovered !== null) drawRing(hovered)
    },
  }
}
