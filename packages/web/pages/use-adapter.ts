import { useEffect, useState } from 'preact/hooks'
import type { Adapter } from '../adapters/adapter.ts'
import { adapterOf } from '../adapters/index.ts'

/** The adapter of a rulebook; null until it has been fetched. */
export function useAdapter(book: string): Adapter | null {
  const [adapter, setAdapter] = useState<Adapter | null>(null)
  useEffect(() => {
    let isWanted = true
    setAdapter(null)
    // Another rulebook may have been chosen before this one has come.
    void adapterOf(book).then((loaded) => {
      if (isWanted) setAdapter(loaded)
    })
    return () => {
      isWanted = false
    }
  }, [book])
  return adapter
}
