import type { RefObject } from 'preact'
import { useEffect } from 'preact/hooks'

const ABLE = 'button:not(:disabled), input:not(:disabled), select:not(:disabled), a[href]'

/** The question on the screen, or the way back from the past, or the table. */
const nextPlace = (root: HTMLElement): HTMLElement | null =>
  ['.decision', '.replay', 'main']
    .map((place) => root.querySelector<HTMLElement>(place))
    .find((found) => found !== null) ?? null

/**
 * The keyboard is never thrown back to the top of the page: when what had the focus goes away, the
 * focus goes to what is asked now; when it can no longer be pressed, to what stands beside it, and
 * from an answer that was given to what is asked next.
 */
export function useKeptFocus(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = root.current
    if (!element) return undefined
    let last: Element | null = null
    const remember = ({ target }: FocusEvent): void => {
      last = target instanceof Element ? target : null
    }
    const check = (): void => {
      const { activeElement, body } = document
      if (activeElement !== body && activeElement !== null && activeElement !== last) return
      if (last === null || (last.isConnected && !last.matches(':disabled'))) return
      // Beside OK stands Cancel: who answers goes on with what is asked next.
      const beside =
        last.isConnected && last.closest('.answers') === null
          ? last.parentElement?.querySelector<HTMLElement>(ABLE)
          : undefined
      ;(beside ?? nextPlace(element))?.focus({ preventScroll: true })
    }
    const watcher = new MutationObserver(check)
    element.addEventListener('focusin', remember)
    watcher.observe(element, { childList: true, subtree: true, attributeFilter: ['disabled'] })
    // A battle that has just come onto the screen begins with its question.
    if (document.activeElement === document.body) nextPlace(element)?.focus({ preventScroll: true })
    return () => {
      watcher.disconnect()
      element.removeEventListener('focusin', remember)
    }
  }, [])
}
