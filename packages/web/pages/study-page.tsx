import type { Book } from '@grognard/books'
import type { FunctionComponent } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { words } from '../words/index.ts'

type Props = { readonly list: readonly Book[] }

/** Few come here: the page is fetched when they do. */
export function StudyPage({ list }: Props) {
  const [Page, setPage] = useState<FunctionComponent<Props> | null>(null)
  useEffect(() => {
    void import('./study.tsx').then(({ Study }) => setPage(() => Study))
  }, [])
  return Page ? (
    <Page list={list} />
  ) : (
    <main id="main" tabIndex={-1}>
      <p>{words.value.app.loading}</p>
    </main>
  )
}
