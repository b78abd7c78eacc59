import type { FunctionComponent } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { words } from '../words/index.ts'

/** A page that is fetched when somebody comes to it. */
export function fetched<P extends object>(
  load: () => Promise<FunctionComponent<P>>,
  Meanwhile: FunctionComponent = Loading,
): FunctionComponent<P> {
  return function Fetched(props: P) {
    const [Page, setPage] = useState<FunctionComponent<P> | null>(null)
    useEffect(() => {
      void load().then((page) => setPage(() => page))
    }, [])
    return Page ? <Page {...props} /> : <Meanwhile />
  }
}

const Loading = () => (
  <main id="main" tabIndex={-1}>
    <p>{words.value.app.loading}</p>
  </main>
)

/** Meanwhile its place stays empty. */
export const Nothing = (): null => null
