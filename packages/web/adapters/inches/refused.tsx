import type { Json, Refusal } from '@grognard/kernel'
import { CertificateLink } from '../parts/certificate-link.tsx'
import { ClauseLink } from '../parts/clause.tsx'
import type { Setting } from './setting.ts'

type Props = {
  readonly setting: Setting
  readonly refusal: Refusal | null
  /** What was judged, where geometry can show it: for the certificate. */
  readonly answer?: Json | null | undefined
  /** The certificate is shown of what is lawful, too. */
  readonly always?: boolean
}

/** Why it will not do as it is; read out when it changes. */
export const Refused = ({ setting, refusal, answer, always = false }: Props) => {
  const { rulebook, certificateOf } = setting
  return (
    <>
      <p class="refusal" role="status">
        {refusal && (
          <>
            {setting.refusal(refusal)}{' '}
            {refusal.clause !== null && <ClauseLink id={refusal.clause} />}
          </>
        )}
      </p>
      {certificateOf && answer !== undefined && (refusal?.lines || (always && !refusal)) && (
        <CertificateLink
          rulebook={rulebook}
          carried={() => certificateOf(answer)}
          by={[refusal, always && answer]}
        />
      )}
    </>
  )
}
