import type { ComponentChildren } from 'preact'
import { useRef } from 'preact/hooks'
import { useReach } from './reach.ts'

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
export function Framed({ head, question, actions, children, answers }: Props) {
  const asked = useRef<HTMLDivElement>(null)
  const plan = useRef<HTMLDivElement>(null)
  useReach(asked)
  useReach(plan)
  return (
    <>
      <div ref={asked} class="question">
        {head}
        {question}
      </div>
      {actions}
      <div ref={plan} class="plan">
        {children}
      </div>
      {answers}
    </>
  )
}
