import type { Rf2, Unit } from '@grognard/rules-rf2/functions'
import type { Trail } from '@grognard/table'
import { useMemo } from 'preact/hooks'
import { OutlookList } from '../../inches/moving/outlook.tsx'
import type { Setting } from '../../inches/setting.ts'
import { ClauseLink } from '../../parts/clause.tsx'
import { ShownValues } from '../../parts/explained.tsx'
import { said } from '../../parts/said.ts'
import type { Wording } from '../wording.ts'
import { fireFrom } from './fire-from.ts'
import { isEmpty, priceIn, type Plan } from './plan.ts'

type Props = {
  readonly seen: Rf2
  readonly unit: Unit
  readonly plan: Plan | null
  readonly wording: Wording
  readonly setting: Setting
  readonly trails: readonly Trail[]
}

/** What a move uses of how far it may go, why that is halved, and who could fire at whom from there. */
export function MoveOutlook({ seen, unit, plan, wording, setting, trails }: Props) {
  const { text, words, inches } = wording
  const price = useMemo(() => plan && priceIn(seen, unit, plan), [seen, unit, plan])
  const halved = price?.allowance.steps.filter(({ effect }) => 'halve' in effect) ?? []
  return (
    <>
      {price && (
        <ShownValues
          values={[{ title: text.control.mayMove, value: said(price.allowance, words) }]}
        />
      )}
      {halved.map((step) => (
        <p key={step.label} class="halved">
          {step.idle
            ? text.control.halvedAlready(words.step(step))
            : text.control.halved(words.step(step))}{' '}
          <ClauseLink id={step.clause} />
        </p>
      ))}
      <OutlookList
        setting={setting}
        outlook={plan && !isEmpty(plan) ? () => fireFrom(seen, unit, plan, wording) : null}
        carried={(matter: never) => matter}
        by={[seen, unit, plan, wording]}
        caught={null}
        trails={trails}
        hint={{ touch: inches.control.hint, keys: inches.control.hintKeys }}
      />
    </>
  )
}
