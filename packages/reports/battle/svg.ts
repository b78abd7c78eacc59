/** One picture of the table, drawn by code and sharp at every size. */

export const INK = '#2b2a26'
export const PAPER = '#ece5d3'

/** The coat of a side: colour and pattern, never colour alone. */
export const COATS: Readonly<Record<string, { readonly fill: string; readonly band: boolean }>> = {
  red: { fill: '#a8423a', band: false },
  blue: { fill: '#3f5f8a', band: true },
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

type Attributes = Readonly<Record<string, string | number>>

export function element(name: string, attributes: Attributes, inside = ''): string {
  const written = Object.entries(attributes).map(([key, value]) => {
    const short = typeof value === 'number' ? Math.round(value * 1000) / 1000 : escaped(value)
    return ` ${key}="${short}"`
  })
  return `<${name}${written.join('')}${inside === '' ? '/>' : `>${inside}</${name}>`}`
}

/** A whole picture with its title for those who cannot see it. */
export function picture(width: number, height: number, title: string, parts: readonly string[]) {
  const band = element(
    'pattern',
    {
      id: 'band',
      width: 6,
      height: 6,
      patternUnits: 'userSpaceOnUse',
      patternTransform: 'rotate(45)',
    },
    element('rect', { width: 6, height: 6, fill: 'none' }) +
      element('rect', { width: 2, height: 6, fill: '#fff', 'fill-opacity': 0.45 }),
  )
  return element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: `0 0 ${width} ${height}`,
      role: 'img',
      'font-family': 'Georgia, serif',
    },
    `${element('title', {}, escaped(title))}${element('defs', {}, band)}\n${parts.join('\n')}\n`,
  )
}

/** A letter of the map's type is about so wide, in its own height. */
const LETTER = 0.56

/** Where the middle of a text must be so that all of it lies on a picture so wide. */
function middleWithin(x: number, size: number, text: string, width: number): number {
  const half = (text.length * size * LETTER) / 2
  return half * 2 > width ? width / 2 : Math.min(width - half, Math.max(half, x))
}

/** A text that is read on any ground; on a picture so wide it is pushed inward at the edges. */
export const label = (x: number, y: number, size: number, text: string, width = Infinity): string =>
  element(
    'text',
    {
      x: width === Infinity ? x : middleWithin(x, size, text, width),
      y,
      'font-size': size,
      'text-anchor': 'middle',
      fill: INK,
      stroke: PAPER,
      'stroke-width': size / 5,
      'paint-order': 'stroke',
    },
    escaped(text),
  )
