import type { FunctionComponent } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { words } from '../words/index.ts'

type Props = { readonly rulebook: string; readonly carried: string }

/** Few come here: the page is fetched when they do. */
export function CertificatePage(props: Props) {
  const [Page, setPage] = useState<FunctionComponent<Props> | null>(null)
  useEffect(() => {
    void import('./certificate.tsx').then(({ CertificateSheet }) => setPage(() => CertificateSheet))
  }, [])
  return Page ? (
    <Page {...props} />
  ) : (
    <main id="main" tabIndex={-1}>
      <p>{words.value.app.loading}</p>
    </main>
  )
}
