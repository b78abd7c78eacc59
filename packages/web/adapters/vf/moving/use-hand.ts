import type { Emphasis, Point, Thing } from '@grognard/table'
import { useEffect } from 'preact/hooks'
import type { ControlTable } from '../../adapter.ts'

/** What a hand does on the table while a control is on screen. */
export type HandActs = {
  readonly pick?: (thing: Thing) => void
  readonly ground?: (at: Point) => void
  readonly drag?: (body: string, at: Point, done: boolean) => void
  readonly key?: (key: string) => boolean
}

/** Shows something on the table while a control is on screen, and hears what is done there. */
export function useHand(table: ControlTable, emphasis: Partial<Emphasis>, acts: HandActs): void {
  useEffect(() => table.emphasise(emphasis), [JSON.stringify(emphasis)])
  useEffect(() => {
    const { pick, ground, drag, key } = acts
    const stops = [
      pick && table.onPick(pick),
      ground && table.onGround(ground),
      drag && table.onDrag(drag),
      key && table.onKey(key),
    ]
    return () => {
      for (const stop of stops) stop?.()
    }
  })
  useEffect(() => () => table.emphasise({}), [])
}
