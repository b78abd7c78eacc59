import type { RefObject } from 'preact'
import { useLayoutEffect } from 'preact/hooks'

/** What does not fit its place is scrolled by the keyboard, too. */
export function useReach(place: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = place.current
    if (!element) return
    if (element.scrollHeight > element.clientHeight + 1) element.tabIndex = 0
    else element.removeAttribute('tabindex')
  })
}
