import { nextThatWay, type Way } from './overlay/spatial.ts'
import type { Overlay } from './overlay/create.ts'
import type { Thing } from './scene.ts'

const WAYS: { readonly [key: string]: Way } = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
}

/** Keys for what has the focus; every other key is left to the application. */
export function listenToKeys(
  overlay: Overlay,
  onPick: (thing: Thing) => void,
  isSelected: (thing: Thing) => boolean,
): (event: KeyboardEvent) => void {
  return (event) => {
    if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return
    const stop = overlay.focused()
    if (stop === null) return
    const used = (): void => {
      event.preventDefault()
      event.stopPropagation()
    }
    // Space on what is selected already is left to the application, to centre it.
    if (event.key === 'Enter' || (event.key === ' ' && !isSelected(stop.thing))) {
      used()
      if (!event.repeat) onPick(stop.thing)
      return
    }
    const way = event.shiftKey ? undefined : WAYS[event.key]
    const group = overlay.stops().filter((other) => other.group === stop.group)
    const next =
      way !== undefined
        ? nextThatWay(stop, overlay.stops(), way)
        : event.key === 'Home'
          ? group[0]
          : event.key === 'End'
            ? group.at(-1)
            : undefined
    if (next === null || next === undefined) return
    used()
    overlay.focus(next.thing)
  }
}
