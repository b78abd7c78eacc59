import type { Ask, Json, Refusal } from '@grognard/kernel'
import { vf2 } from '@grognard/rules-vf'
import type { Vf } from '@grognard/rules-vf/functions'
import { CertificateLink } from '../../parts/certificate-link.tsx'
import { ClauseLink } from '../../parts/clause.tsx'
import { certificates } from '../certificate/index.ts'
import type { Wording } from '../wording.ts'

type Props = {
  readonly refusal: Refusal | null
  readonly wording: Wording
  /** What was judged, where geometry can show it: for the certificate. */
  readonly of?: {
    readonly seen: Vf
    readonly ask: Ask
    readonly answer: Json | null | undefined
    /** It is shown of what is lawful, too. */
    readonly always?: boolean
  }
}

/** Why it will not do as it is; read out when it changes. */
export const Refused = ({ refusal, wording, of }: Props) => (
  <>
    <p class="refusal" role="status">
      {refusal && (
        <>
          {wording.words.refusal(refusal)}{' '}
          {refusal.clause !== null && <ClauseLink id={refusal.clause} />}
        </>
      )}
    </p>
    {of && (refusal?.lines || (of.always && !refusal)) && (
      <CertificateLink
        rulebook={vf2.id}
        carried={() => certificates.ofAnswer(of.seen, of.ask, of.answer ?? null)}
        by={[refusal, of.always === true && of.answer]}
      />
    )}
  </>
)
