const SVG = 'http://www.w3.org/2000/svg'

export function svgElement<K extends keyof SVGElementTagNameMap>(
  name: K,
  attributes: { readonly [name: string]: string | number },
): SVGElementTagNameMap[K] {
  const element = document.createElementNS(SVG, name)
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value))
  return element
}

/** Writes only what is new, since most of it is the same after every change. */
export function put(element: Element, name: string, value: string | null): void {
  if (element.getAttribute(name) === value) return
  if (value === null) element.removeAttribute(name)
  else element.setAttribute(name, value)
}

/** Puts children in order without moving those that are in place, so that the focus is kept. */
export function inOrder(parent: Element, children: readonly Element[]): void {
  const wanted = new Set(children)
  const gone = Array.from(parent.children).filter((child) => !wanted.has(child))
  for (const child of gone) child.remove()
  const focused = children.findIndex((child) => child.contains(document.activeElement))
  if (focused >= 0) {
    const anchor = children[focused]
    if (anchor?.parentElement === parent) {
      for (const child of children.slice(0, focused)) parent.insertBefore(child, anchor)
      for (const child of children.slice(focused + 1)) parent.append(child)
      return
    }
  }
  children.forEach((child, i) => {
    const there = parent.children[i]
    if (there !== child) parent.insertBefore(child, there ?? null)
  })
}
