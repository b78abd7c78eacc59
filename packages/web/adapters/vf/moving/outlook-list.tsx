import { vf2 } from '@grognard/rules-vf'
import type { Unit, Vf } from '@grognard/rules-vf/functions'
import type { Trail } from '@grognard/table'
import { useState } from 'preact/hooks'
import { CertificateLink } from '../../parts/certificate-link.tsx'
import { ClauseLink } from '../../parts/clause.tsx'
import type { Wording } from '../wording.ts'
import { caughtSaid } from './caught.ts'
import { outlookCase, type Outlook } from './outlook.ts'
import { isEmpty, type Plan } from './plan.ts'
import type { Caught } from './thresholds.ts'
import { useOutlook } from './use-outlook.ts'

type Props = {
  readonly seen: Vf
  readonly unit: Unit | null
  readonly plan: Plan | null
  readonly caught: Caught | null
  readonly trails: readonly Trail[]
  readonly wording: Wording
}

/** What is to be known of a plan before it is ordered, and certificates of what would be there. */
export function OutlookList({ seen, unit, plan, caught, trails, wording }: Props) {
  const lines = useOutlook(seen, unit, plan, wording)
  return (
    <>
      {unit && plan && !isEmpty(plan) && <ShownThere {...{ seen, unit, plan, lines, wording }} />}
      <ul class="outlook" aria-live="polite">
        {caught && <CaughtSaid seen={seen} caught={caught} wording={wording} />}
        {trails.map(({ label }) => (
          <li key="spent" class="spent">
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

type ThereProps = Pick<Props, 'seen' | 'wording'> & {
  readonly unit: Unit
  readonly plan: Plan
  readonly lines: readonly Outlook[]
}

/** A certificate of each verdict on the imagined position; made for whoever wants to see them. */
function ShownThere({ seen, unit, plan, lines, wording }: ThereProps) {
  const [isOpen, setOpen] = useState(false)
  const shown = isOpen ? lines.flatMap((line) => line.shown) : []
  return (
    <details class="shown-there" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{wording.text.control.certificates}</summary>
      <ul>
        {shown.map(({ title, matter }) => (
          <li key={title}>
            <CertificateLink
              rulebook={vf2.id}
              carried={() => outlookCase(seen, unit, plan, matter)}
              by={[seen, plan, matter]}
              title={title}
            />
          </li>
        ))}
      </ul>
    </details>
  )
}

function CaughtSaid({
  seen,
  caught,
  wording,
}: {
  readonly seen: Vf
  readonly caught: Caught
  readonly wording: Wording
}) {
  const { sentence, clause } = caughtSaid(seen, caught, wording)
  return (
    <li class="caught">
      {sentence} <ClauseLink id={clause} />
    </li>
  )
}
