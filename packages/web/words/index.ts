import { language } from '@grognard/adapters/parts'
import type { Language } from '@grognard/toolkit'
import { computed, effect, signal } from '@preact/signals'
import { settings } from '../settings.ts'
import { en, type Words } from './en.ts'

type Catalogues = { readonly [language in Language]?: Words }

/** English is always here; another language is fetched by whoever reads it. */
const fetched = signal<Catalogues>({ en })
const others: { readonly [language in Exclude<Language, 'en'>]: () => Promise<Words> } = {
  it: () => import('./it.ts').then(({ it }) => it),
}

/** From then on the application speaks so; where the words cannot be had, it goes on as it was. */
async function speak(wanted: Language): Promise<void> {
  if (wanted !== 'en' && !fetched.peek()[wanted]) {
    const catalogue = await others[wanted]().catch(() => null)
    if (!catalogue) return
    fetched.value = { ...fetched.peek(), [wanted]: catalogue }
  }
  if (settings.peek().language === wanted) language.value = wanted
}

/** Once it is kept, nothing has been shown in another language than the reader's. */
export const firstWords = speak(settings.peek().language)

effect(() => {
  void speak(settings.value.language)
})

/** All that the application says, in the reader's language. */
export const words = computed<Words>(() => fetched.value[language.value] ?? en)
export { language }

export const languageNames: { readonly [language in Language]: string } = {
  en: 'English',
  it: 'Italiano',
}
