import type { Emphasis, Thing } from '@grognard/table'
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks'
import type { ControlTable } from '../../adapter.ts'

/** Shows something on the table while a control is on screen, and hears what is picked there. */
export function useTable(
  table: ControlTable,
  emphasis: Partial<Emphasis>,
  onPick: (thing: Thing) => void,
): void {
  const listener = useRef(onPick)
  listener.current = onPick
  const shown = JSON.stringify(emphasis)
  useEffect(() => table.emphasise(emphasis), [shown])
  // At once: a drag is two picks, the second of which comes before anything has been painted.
  useLayoutEffect(() => table.onPick((thing) => listener.current(thing)), [])
}
