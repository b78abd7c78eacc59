import type { Language } from '@grognard/toolkit'
import type { Adapter } from './adapter.ts'

/** What the first page knows of a rulebook before any of it is loaded. */
export type Listed = {
  readonly id: string
  readonly title: Readonly<Record<Language, string>>
  readonly sheet: boolean
  /** It has a guided first battle. */
  readonly guided: boolean
}

const inAll = (title: string): Listed['title'] => ({ en: title, it: title })

export const listed: readonly Listed[] = [
  { id: 'afv', title: inAll('A Fine Victory!'), sheet: true, guided: true },
  {
    id: 'vf2',
    title: {
      en: 'Valour & Fortitude, 2nd edition',
      it: 'Valour & Fortitude, seconda edizione',
    },
    sheet: true,
    guided: true,
  },
  { id: 'picket', title: inAll('Picket'), sheet: false, guided: false },
]

/** What a rulebook is called; its id where nobody has heard of it. */
export const titleOf = (id: string, language: Language): string =>
  listed.find((one) => one.id === id)?.title[language] ?? id

const adapters: { readonly [id: string]: () => Promise<Adapter> } = {
  afv: async () => (await import('./afv/index.ts')).afvAdapter as unknown as Adapter,
  vf2: async () => (await import('./vf/index.ts')).vfAdapter as unknown as Adapter,
  picket: async () => {
    const [{ clauses, picket }, { genericAdapter }] = await Promise.all([
      import('@grognard/kernel/picket'),
      import('./generic/index.ts'),
    ])
    return genericAdapter(picket, clauses)
  },
}

export async function adapterOf(id: string): Promise<Adapter | null> {
  return (await adapters[id]?.()) ?? null
}
