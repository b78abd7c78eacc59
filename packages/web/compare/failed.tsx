import { sayRefusal, type RulebookWords } from '@grognard/toolkit'
import { language } from '../words/index.ts'
import type { CompareNews } from './messages.ts'

type Props = {
  readonly failed: Extract<CompareNews, { kind: 'failed' }>
  /** Of the rulebook, once it is there. */
  readonly said: RulebookWords | undefined
}

/** Why nothing came of it. */
export const Trouble = ({ failed: { refusal, reason }, said }: Props) => (
  <p class="refusal" role="alert">
    {refusal ? (said?.refusal(refusal) ?? sayRefusal(language.value, refusal)) : reason}
  </p>
)
