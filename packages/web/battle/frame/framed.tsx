import type { ComponentChildren } from 'preact'

type Props = {
  /** Whose it is, in a small line above. */
  readonly head: ComponentChildren
  /** In a sentence. */
  readonly question: ComponentChildren
  readonly actions: ComponentChildren
  /** What it would bring, and whatever is needed to say what is wanted. */
  readonly children: ComponentChildren
  readonly answers: ComponentChildren
}

/** The upper part of the column: four places that keep their height from question to question. */
export const Framed = ({ head, question, actions, children, answers }: Props) => (
  <>
    <div class="question">
      {head}
      {question}
    </div>
    {actions}
    <div class="plan">{children}</div>
    {answers}
  </>
)
