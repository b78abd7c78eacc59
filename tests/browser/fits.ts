import { expect, type Page } from '@playwright/test'

/** Nothing is cut off, nothing lies over anything else, and every finger finds its button. */
export async function fits(page: Page, state: string): Promise<void> {
  const faults = await page.evaluate(() => {
    const found: string[] = []
    const modal = document.querySelector('dialog[open]')
    const root = modal ?? document.body
    const isSeen = (element: Element): boolean => {
      const style = getComputedStyle(element)
      return (
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
        style.clipPath === 'none' &&
        element.closest('.unseen, .skip, svg') === null
      )
    }
    const called = (element: Element): string =>
      `${element.tagName} ${element.className} "${element.textContent?.slice(0, 40)}"`
    if (document.documentElement.scrollWidth > innerWidth) found.push('the page scrolls sideways')
    for (const part of root.querySelectorAll('.top-line, .foot, .column, .plan, .dialog-body'))
      if (part.scrollWidth > part.clientWidth + 1) found.push(`${called(part)} is too wide`)
    const pressed =
      'button, summary, select, .button, nav > a, .more li > a, input:not([type=radio], [type=checkbox], [type=file])'
    for (const element of root.querySelectorAll(pressed)) {
      if (!isSeen(element)) continue
      const { width, height } = element.getBoundingClientRect()
      if (width < 44 || height < 43.5)
        found.push(`${called(element)} is ${Math.round(width)} by ${Math.round(height)}`)
      if (element.scrollWidth > element.clientWidth + 1 && element.tagName === 'BUTTON')
        found.push(`${called(element)} is cut off`)
    }
    for (const element of root.querySelectorAll('input[type=radio], input[type=checkbox]')) {
      if (!isSeen(element)) continue
      const { height } = (element.closest('label') ?? element).getBoundingClientRect()
      if (height < 44)
        found.push(`${called(element.closest('label') ?? element)} is ${height} high`)
    }
    const [row, present] = ['.phases', '.phases .present'].map((part) =>
      document.querySelector(part)?.getBoundingClientRect(),
    )
    if (row && present && present.right > row.right + 1) found.push('the present phase is cut off')
    const [asked, prompt] = ['.question', '.question .prompt'].map((part) =>
      document.querySelector(part)?.getBoundingClientRect(),
    )
    if (asked && prompt && prompt.bottom > asked.bottom + 1) found.push('the question is cut off')
    // What OK does is told in two lines at most.
    for (const deed of root.querySelectorAll('.answers .deed'))
      if (deed.scrollHeight > deed.clientHeight + 1) found.push(`${called(deed)} is cut off`)
    const lying = (...selectors: readonly string[]) =>
      selectors.flatMap((selector) => Array.from(document.querySelectorAll(selector)))
    const parts = lying('.top-line', '.table-place', '.foot', '.column')
    const above = lying('.top-line > *')
    const buttons = lying('.table-buttons', '.measure-open', '.sheet-handle > button')
    const answers = lying('.answers > button')
    for (const answer of answers.filter(isSeen)) {
      const { left, right, top, bottom } = answer.getBoundingClientRect()
      if (left < 0 || top < 0 || right > innerWidth || bottom > innerHeight)
        found.push(`${called(answer)} is outside the window`)
    }
    for (const group of [parts, above, buttons, answers])
      for (const [i, one] of group.entries())
        for (const other of group.slice(i + 1)) {
          const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()]
          const across = Math.min(a.right, b.right) - Math.max(a.left, b.left)
          const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
          if (across > 1 && down > 1) found.push(`${called(one)} lies over ${called(other)}`)
        }
    return found
  })
  expect(faults, state).toEqual([])
}
