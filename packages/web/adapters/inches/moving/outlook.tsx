import type { Json } from '@grognard/kernel'
import type { Trail } from '@grognard/table'
import { useEffect, useState } from 'preact/hooks'
import { CertificateLink } from '../../parts/certificate-link.tsx'
import { ClauseLink } from '../../parts/clause.tsx'
import type { Setting } from '../setting.ts'

/** What would follow, in a sentence, and what of it a certificate can show. */
export type Outlook<Matter> = {
  readonly sentence: string
  readonly shown: readonly { readonly title: string; readonly matter: Matter }[]
}

const NOTHING: readonly never[] = []
/** Milliseconds for which a hand must rest: sight lines to everybody take longer than a frame. */
const REST = 120

/** What would follow from a plan, as soon as the hand rests. */
function useOutlook<Matter>(
  outlook: (() => readonly Outlook<Matter>[]) | null,
  by: readonly unknown[],
): readonly Outlook<Matter>[] {
  const [lines, setLines] = useState<readonly Outlook<Matter>[]>(NOTHING)
  useEffect(() => {
    setLines(NOTHING)
    if (!outlook) return undefined
    const timer = setTimeout(() => setLines(outlook()), REST)
    return () => clearTimeout(timer)
  }, by)
  return lines
}

type Props<Matter> = {
  readonly setting: Setting
  /** Null where nothing is planned. */
  readonly outlook: (() => readonly Outlook<Matter>[]) | null
  /** What a link to the certificate of something that would be there carries. */
  readonly carried: (matter: Matter) => Json
  /** It is looked at anew when one of these changes. */
  readonly by: readonly unknown[]
  /** Where a dragged ghost has caught. */
  readonly caught: { readonly sentence: string; readonly clause: string } | null
  readonly trails: readonly Trail[]
  /** How it is planned, until something is. */
  readonly hint?: { readonly touch: string; readonly keys: string }
}

/** What is to be known of a plan before it is ordered, and certificates of what would be there. */
export function OutlookList<Matter>(props: Props<Matter>) {
  const { setting, outlook, carried, by, caught, trails, hint } = props
  const lines = useOutlook(outlook, by)
  return (
    <>
      {outlook && <ShownThere {...{ setting, lines, carried }} />}
      <ul class="outlook" aria-live="polite">
        {!outlook && hint !== undefined && (
          <li>
            {hint.touch} <span class="keys-hint">{hint.keys}</span>
          </li>
        )}
        {caught && (
          <li class="caught">
            {caught.sentence} <ClauseLink id={caught.clause} />
          </li>
        )}
        {trails.map(({ label }) => (
          <li key={label} class="spent">
            {label}
          </li>
        ))}
        {lines.map(({ sentence }) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </>
  )
}

type ThereProps<Matter> = Pick<Props<Matter>, 'setting' | 'carried'> & {
  readonly lines: readonly Outlook<Matter>[]
}

/** A certificate of each verdict on the imagined position; made for whoever wants to see them. */
function ShownThere<Matter>({ setting, lines, carried }: ThereProps<Matter>) {
  const [isOpen, setOpen] = useState(false)
  const shown = isOpen ? lines.flatMap((line) => line.shown) : []
  return (
    <details class="shown-there" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{setting.words.control.certificates}</summary>
      <ul>
        {shown.map(({ title, matter }) => (
          <li key={title}>
            <CertificateLink
              rulebook={setting.rulebook}
              carried={() => carried(matter)}
              by={[matter]}
              title={title}
            />
          </li>
        ))}
      </ul>
    </details>
  )
}
