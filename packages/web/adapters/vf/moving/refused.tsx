import type { Refusal } from '@grognard/kernel'
import { ClauseLink } from '../../../parts/clause.tsx'
import type { Tongue } from '../tongue.ts'

/** Why it will not do as it is; read out when it changes. */
export const Refused = ({
  refusal,
  tongue,
}: {
  readonly refusal: Refusal | null
  readonly tongue: Tongue
}) => (
  <p class="refusal" role="status">
    {refusal && (
      <>
        {tongue.words.refusal(refusal)}{' '}
        {refusal.clause !== null && <ClauseLink id={refusal.clause} />}
      </>
    )}
  </p>
)
