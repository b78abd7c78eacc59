import { expect, type Page } from '@playwright/test'

/** What may read the same in both languages: proper names, and what is no language at all. */
export const SAME = [
  'A Fine Victory!',
  'Valour & Fortitude',
  'Grognard',
  'Picket',
  '0 min',
  '1 min',
  '2 min',
  'Second Rank & File',
  'English',
  'Italiano',
  'Menu',
  'No',
  'OK',
  'no',
  'Ctrl+Z',
  'Esc',
  'Tab',
  // Battles and generals.
  'Lützen',
  'Wallenstein',
  'Edgehill',
  'Essex',
  'Rocroi',
  'Melo',
  'Enghien',
  'Naseby',
  'Fairfax',
  'Sahagún',
  'Paget',
  'Debelle',
  'Barrosa',
  'Graham',
  'Victor',
  'Sabugal',
  'Erskine',
  'Reynier',
]

/** Words of the other language, and of a familiarity an aide-de-camp does not take. */
const ENGLISH =
  /(?<!\p{L})(the|and|with|of|to|is|are|units?|red|blue|horse|foot|fires|moves|turns|loses|attacks|hits|throws?|again|less|your|choose|stands|battle)(?!\p{L})/iu
const FAMILIAR =
  /(?<!\p{L})(tu|tuo|tua|tuoi|tue|ti|puoi|hai|devi|vuoi|scegli|premi|leggi)(?!\p{L})/iu

/** Every piece of text a person can see or hear, with whatever is folded away. */
export const texts = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const said: string[] = []
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walk.nextNode()) {
      if (walk.currentNode.parentElement?.closest('script, style, noscript, .clause, small'))
        continue
      said.push(walk.currentNode.textContent ?? '')
    }
    for (const element of document.querySelectorAll('[aria-label], [title], [placeholder]'))
      for (const name of ['aria-label', 'title', 'placeholder'])
        said.push(element.getAttribute(name) ?? '')
    return said.map((text) => text.trim()).filter((text) => /[a-z]{2}/i.test(text))
  })

/** What is not the Italian of an aide-de-camp. */
export const notItalian = (said: Iterable<string>): readonly string[] =>
  [...said].filter((text) => (ENGLISH.test(text) || FAMILIAR.test(text)) && !SAME.includes(text))

/** Nothing else is on the screen now. */
export const isItalian = async (page: Page, state: string): Promise<void> =>
  expect(notItalian(await texts(page)), state).toEqual([])
