import type { RefObject } from 'preact'
import { useLayoutEffect } from 'preact/hooks'

/** What does not fit its place is scrolled by the keyboard, too. */
export function useReach(place: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = place.current
    if (!element) return undefined
    const reach = (): void => {
      if (element.scrollHeight > element.clientHeight + 1) element.tabIndex = 0
      else element.removeAttribute('tabindex')
    }
    // What stands in it changes without what is around it.
    const changes = new MutationObserver(reach)
    const sizes = new ResizeObserver(reach)
    changes.observe(element, {
      childList: true,
      subtree: true,
      characterData: true,
      attributeFilter: ['open'],
    })
    sizes.observe(element)
    // A face that comes late makes lines longer, and neither changes nor resizes what holds them.
    void document.fonts.ready.then(reach)
    reach()
    return () => {
      changes.disconnect()
      sizes.disconnect()
    }
  }, [])
}
