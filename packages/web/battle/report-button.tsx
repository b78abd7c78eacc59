import type { Adapter } from '@grognard/adapters'
import { useState } from 'preact/hooks'
import { saveFile } from '../parts/files.ts'
import { words } from '../words/index.ts'
import type { Session } from './session.ts'

type Props = { readonly session: Session; readonly adapter: Adapter }

/** Saves the report; the part that writes it is fetched when it is wanted. */
export async function saveReport({ session, adapter }: Props): Promise<void> {
  const { htmlReport } = await import('./html-report.ts')
  const title = session.summary.value?.title ?? ''
  saveFile(`${title}.html`, await htmlReport(session, adapter), 'text/html')
}

/** The battle so far as a page to keep, with a map for each turn. */
export function ReportButton(props: Props) {
  const w = words.value.report
  const [busy, setBusy] = useState(false)
  const save = async (): Promise<void> => {
    setBusy(true)
    try {
      await saveReport(props)
    } finally {
      setBusy(false)
    }
  }
  return (
    <button type="button" disabled={busy} onClick={() => void save()}>
      {busy ? w.writing : w.withMaps}
    </button>
  )
}
