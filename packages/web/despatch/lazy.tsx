import type { FunctionComponent } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { words } from '../words/index.ts'

/** A battle ends late: the page is fetched when it does. */
export function DespatchOf({ id }: { readonly id: string }) {
  const [Page, setPage] = useState<FunctionComponent<{ readonly id: string }> | null>(null)
  useEffect(() => {
    void import('./page.tsx').then(({ DespatchPage }) => setPage(() => DespatchPage))
  }, [])
  return Page ? (
    <Page id={id} />
  ) : (
    <main class="waiting" id="main" tabIndex={-1}>
      <p>{words.value.app.loading}</p>
    </main>
  )
}
