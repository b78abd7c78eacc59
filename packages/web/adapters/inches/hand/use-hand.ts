import type { By, Emphasis, Point, Thing } from '@grognard/table'
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks'
import type { ControlTable } from '../../adapter.ts'

/** What a hand does on the table while a control is on screen. */
export type HandActs = {
  readonly pick?: (thing: Thing, by: By) => void
  readonly ground?: (at: Point) => void
  readonly drag?: (body: string, at: Point, done: boolean) => void
  readonly key?: (key: string) => boolean
}

/**
 * Shows something on the table while a control is on screen, and hears what is done there. What is
 * shown is told when it is another object: whoever calls this keeps it while nothing changes.
 */
export function useHand(table: ControlTable, emphasis: Partial<Emphasis>, acts: HandActs): void {
  const now = useRef(acts)
  now.current = acts
  useEffect(() => {
    const { pick, ground, drag, key } = acts
    const stops = [
      pick && table.onPick((thing, by) => now.current.pick?.(thing, by)),
      ground && table.onGround((at) => now.current.ground?.(at)),
      drag && table.onDrag((body, at, done) => now.current.drag?.(body, at, done)),
      key && table.onKey((pressed) => now.current.key?.(pressed) ?? false),
    ]
    return () => {
      for (const stop of stops) stop?.()
    }
  }, [])
  useShown(() => table.emphasise(emphasis), emphasis)
}

/** Measures are taken in the battle as it would be with what is planned. */
export function useImagined(table: ControlTable, then: unknown): void {
  useShown(() => table.imagine(then), then)
}

/**
 * Shows what there is now while a control is on screen. What is dragged is drawn in the same frame:
 * an effect would wait for the next one.
 */
function useShown(show: () => () => void, shown: unknown): void {
  const stop = useRef<(() => void) | null>(null)
  useLayoutEffect(() => {
    stop.current = show()
  }, [shown])
  useEffect(() => () => stop.current?.(), [])
}
