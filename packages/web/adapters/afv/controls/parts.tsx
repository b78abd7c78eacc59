import type { Refusal } from '@grognard/kernel'
import { ClauseLink } from '../../parts/clause.tsx'
import type { Wording } from '../wording.ts'

/** Why it will not do as it is; read out when it changes. */
export const Refused = ({
  refusal,
  wording,
}: {
  readonly refusal: Refusal | null
  readonly wording: Wording
}) => (
  <p class="refusal" role="status">
    {refusal !== null && (
      <>
        {wording.words.refusal(refusal)}{' '}
        {refusal.clause !== null && <ClauseLink id={refusal.clause} />}
      </>
    )}
  </p>
)

type StepperProps = {
  readonly value: number
  readonly most: number
  readonly more: string
  readonly fewer: string
  readonly onChange: (value: number) => void
}

/** A number between none and so many, one at a time. */
export const Stepper = ({ value, most, more, fewer, onChange }: StepperProps) => (
  <span class="stepper">
    <button
      type="button"
      aria-label={fewer}
      disabled={value <= 0}
      onClick={() => onChange(value - 1)}
    >
      −
    </button>
    <output>{value}</output>
    <button
      type="button"
      aria-label={more}
      disabled={value >= most}
      onClick={() => onChange(value + 1)}
    >
      +
    </button>
  </span>
)
