import type { Explained, Step } from '@grognard/toolkit'
import type { ShownValue } from '../adapter.ts'
import { ClauseLink } from './clause.tsx'
import { partsWords } from './words.ts'

function effectInWords({ effect, after, idle }: Step): string {
  const w = partsWords()
  if ('set' in effect) return w.number(after)
  if ('halve' in effect) return idle ? w.halvedAlready : w.halved(after)
  if ('add' in effect) return w.add(effect.add, after)
  return 'atMost' in effect ? w.most(effect.atMost) : w.least(effect.atLeast)
}

/** A limit that was not reached changed nothing, and only takes room. */
const isTold = ({ effect, idle }: Step): boolean =>
  idle !== true || !('atMost' in effect || 'atLeast' in effect)

/** How a number came about, step by step, each with its clause. */
export const Steps = ({ value }: { readonly value: Explained }) => (
  <ol class="steps">
    {value.steps.filter(isTold).map((step, i) => (
      <li key={i} class={step.idle ? 'step idle' : 'step'}>
        <span class="step-effect">{effectInWords(step)}</span>{' '}
        {step.label !== effectInWords(step) && <span class="step-label">{step.label}</span>}{' '}
        <ClauseLink id={step.clause} />
      </li>
    ))}
  </ol>
)

/** Numbers with a line for each of their steps, and what it makes. */
export const Figures = ({ values }: { readonly values: readonly ShownValue[] }) => (
  <dl class="figures">
    {values.flatMap(({ title, value }) => [
      ...value.steps.filter(isTold).map((step, i) => (
        <div key={`${title} ${i}`} class={step.idle ? 'idle' : undefined}>
          <dt>
            {step.label} <ClauseLink id={step.clause} />
          </dt>
          <dd>{effectInWords(step)}</dd>
        </div>
      )),
      <div key={title} class="sum">
        <dt>{title}</dt>
        <dd>{partsWords().number(value.value)}</dd>
      </div>,
    ])}
  </dl>
)

type Shown = {
  readonly values: readonly ShownValue[]
  /** They are open from the beginning. */
  readonly open?: boolean
}

/** Numbers under their headings; each opens to show its steps. */
export const ShownValues = ({ values, open = false }: Shown) =>
  values.length === 0 ? null : (
    <div class="shown-values">
      {values.map(({ title, value }) => (
        <details key={title} class="shown-value" open={open}>
          <summary>
            {title} <strong>{partsWords().number(value.value)}</strong>
          </summary>
          <Steps value={value} />
        </details>
      ))}
    </div>
  )
