import type { Adapter } from '@grognard/adapters'
import type { Book } from '@grognard/books'
import { adapterOf } from '@grognard/books/adapter'
import { useEffect, useState } from 'preact/hooks'

/** The adapter of a rulebook; null until it has been fetched. */
export function useAdapter(book: string, list: readonly Book[]): Adapter | null {
  const [adapter, setAdapter] = useState<Adapter | null>(null)
  useEffect(() => {
    let isWanted = true
    setAdapter(null)
    // Another rulebook may have been chosen before this one has come.
    void adapterOf(book, list).then((loaded) => {
      if (isWanted) setAdapter(loaded)
    })
    return () => {
      isWanted = false
    }
  }, [book])
  return adapter
}
