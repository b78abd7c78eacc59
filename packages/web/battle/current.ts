import { adapterOf } from '@grognard/books/adapter'
import type { ToHost } from '@grognard/host'
import { batch, signal } from '@preact/signals'
import type { Summary } from '../host/messages.ts'
import { newId } from '../parts/ids.ts'
import { goTo } from '../routes.ts'
import { openStore } from '../store/store.ts'
import { openSession, type Session } from './session.ts'

/** The battle on this screen: it stays while one looks at another page. */
export const current = signal<Session | null>(null)

/** A new battle that begins like this. */
export function startSession(
  about: Omit<Summary, 'id'>,
  begin: Extract<ToHost, { kind: 'start' | 'resume' }>,
): void {
  const summary = { ...about, id: newId() }
  current.value?.close()
  const opened = openSession({ battle: summary.id, summary, begin, steal: false })
  batch(() => {
    current.value = opened
    goTo({ page: 'battle', id: summary.id })
  })
}

/** The battle of this id as it was kept, or the one that is here already. */
export function sessionOf(id: string): Session {
  if (current.value?.id === id) return current.value
  current.value?.close()
  const opened = openSession({ battle: id, summary: null, begin: null, steal: false })
  current.value = opened
  void fetchAdapter(id)
  return opened
}

/** Fetches the page's part of the rules while the worker is still being started. */
async function fetchAdapter(id: string): Promise<void> {
  try {
    const kept = await (await openStore()).list()
    const rulebook = kept.find((battle) => battle.id === id)?.rulebook
    if (rulebook !== undefined) await adapterOf(rulebook)
  } catch {
    // It is fetched when it is needed, which then says what is wrong.
  }
}

export function renameSession(id: string, title: string): void {
  if (current.value?.id === id) current.value.rename(title)
}

export function closeSession(id: string): void {
  if (current.value?.id !== id) return
  current.value.close()
  current.value = null
}
