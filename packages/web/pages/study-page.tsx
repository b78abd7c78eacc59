import type { FunctionComponent } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { words } from '../words/index.ts'

/** Few come here: the page is fetched when they do. */
export function StudyPage() {
  const [Page, setPage] = useState<FunctionComponent | null>(null)
  useEffect(() => {
    void import('./study.tsx').then(({ Study }) => setPage(() => Study))
  }, [])
  return Page ? (
    <Page />
  ) : (
    <main id="main" tabIndex={-1}>
      <p>{words.value.app.loading}</p>
    </main>
  )
}
