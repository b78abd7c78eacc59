import { useLayoutEffect, useRef } from 'preact/hooks'
import type { ControlTable, Deed, Pressing } from '../adapter.ts'

type OkProps = Deed & { readonly table: Pick<ControlTable, 'deed'> }

/** What OK does while this is on screen: its button stands in one place, whatever is asked. */
export function Ok(props: OkProps): null {
  const { table, label, can, isGrave = false, isUsual = false, isByPicks = false, give } = props
  const { question = null } = props
  const now = useRef(give)
  now.current = give
  useStopped(
    () =>
      table.deed({ label, can, isGrave, isUsual, isByPicks, question, give: () => now.current() }),
    [table, label, can, isGrave, isUsual, isByPicks, question],
  )
  return null
}

type Pressings = { readonly [action: string]: Pressing }

/** What the row of actions does while a control is on screen. */
export function useActions(table: Pick<ControlTable, 'actions'>, all: Pressings): void {
  const now = useRef(all)
  now.current = all
  const known = Object.entries(all).map(([id, { isPressed }]) => `${id} ${isPressed}`)
  useStopped(() => {
    const pressing = (id: string, { isPressed }: Pressing): Pressing => ({
      isPressed,
      press: () => now.current[id]?.press(),
    })
    return table.actions(
      Object.fromEntries(Object.entries(all).map(([id, one]) => [id, pressing(id, one)])),
    )
  }, [table, known.join()])
}

/** Begun anew when one of these changes, and stopped when the control has gone. */
function useStopped(begin: () => () => void, by: readonly unknown[]): void {
  const stop = useRef<(() => void) | null>(null)
  useLayoutEffect(() => {
    stop.current = begin()
  }, by)
  useLayoutEffect(() => () => stop.current?.(), [])
}
