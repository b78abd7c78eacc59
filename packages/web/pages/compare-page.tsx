import type { Book } from '@grognard/books'
import type { FunctionComponent } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { words } from '../words/index.ts'

type Props = {
  readonly list: readonly Book[]
  readonly battle: string | null
  readonly at: number | null
}

/** Few come here: the page is fetched when they do. */
export function ComparePage(props: Props) {
  const [Page, setPage] = useState<FunctionComponent<Props> | null>(null)
  useEffect(() => {
    void import('../compare/page.tsx').then(({ Compare }) => setPage(() => Compare))
  }, [])
  return Page ? (
    <Page {...props} />
  ) : (
    <main id="main" tabIndex={-1}>
      <p>{words.value.app.loading}</p>
    </main>
  )
}
