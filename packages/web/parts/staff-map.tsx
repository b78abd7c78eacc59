import { drawMap, type Scene, type Traces, type Trail } from '@grognard/table'
import { useEffect, useRef, useState } from 'preact/hooks'
import { settings } from '../settings.ts'

type Props = {
  /** Null while it is being fetched: its place is kept. */
  readonly scene: Scene | null
  readonly kind: 'thumbnail' | 'map' | 'chart'
  /** What it is to whoever cannot see it; null where the words beside it say that. */
  readonly label: string | null
  readonly trails?: readonly Trail[]
  /** What was done last, beneath the armies. */
  readonly traces?: Traces | undefined
  /** Width to height, if it is not that of a map. */
  readonly share?: number
}

const MAP_SHARE = 3 / 2

/** A battle as a small staff map, drawn as large as its place is. */
export function StaffMap({ scene, kind, label, trails, traces, share = MAP_SHARE }: Props) {
  const place = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState(0)
  const { theme } = settings.value
  useEffect(() => {
    const element = place.current
    if (!element) return undefined
    const measure = (): void => setWidth(Math.round(element.clientWidth))
    const watcher = new ResizeObserver(measure)
    watcher.observe(element)
    measure()
    return () => watcher.disconnect()
  }, [])
  useEffect(() => {
    if (!scene || width === 0) return
    const size = { width, height: Math.round(width / share) }
    const ratio = Math.min(3, Math.max(1, devicePixelRatio))
    const shown = { ...(trails && { trails }), ...(traces && { traces }) }
    const canvas = drawMap(scene, { theme, size, ratio, kind, ...shown })
    place.current?.replaceChildren(canvas)
  }, [scene, width, theme, kind, trails, traces, share])
  return (
    <div
      class={`staff-map ${kind}`}
      ref={place}
      style={{ aspectRatio: String(share) }}
      {...(label === null ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    />
  )
}
