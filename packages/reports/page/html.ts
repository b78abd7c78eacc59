/** Text that is safe to stand in a page as it is. */
export type Markup = { readonly markup: string }

type Part = Markup | string | number | readonly Markup[]

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

const escaped = (text: string): string => text.replace(/[&<>"']/g, (one) => ENTITIES[one] as string)

const written = (part: Part): string => {
  if (typeof part === 'number') return String(part)
  if (typeof part === 'string') return escaped(part)
  return 'markup' in part ? part.markup : part.map(({ markup }) => markup).join('')
}

/** A piece of a page. Whatever is put into it is escaped, unless it is a piece of a page itself. */
export const html = (texts: TemplateStringsArray, ...parts: readonly Part[]): Markup => ({
  markup: texts.map((text, i) => (i === 0 ? text : written(parts[i - 1] as Part) + text)).join(''),
})

export const NOTHING: Markup = { markup: '' }
