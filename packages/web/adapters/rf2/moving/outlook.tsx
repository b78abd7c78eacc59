import type { Rf2, Stance, Unit } from '@grognard/rules-rf2/functions'
import type { Trail } from '@grognard/table'
import { useMemo } from 'preact/hooks'
import { OutlookList } from '../../inches/moving/outlook.tsx'
import type { Setting } from '../../inches/setting.ts'
import { ClauseLink } from '../../parts/clause.tsx'
import { ShownValues } from '../../parts/explained.tsx'
import { said } from '../../parts/said.ts'
import type { Wording } from '../wording.ts'
import { shotCase } from '../certificate/index.ts'
import { fireFrom } from './fire-from.ts'
import { endOf, isEmpty, priceIn, type Plan } from './plan.ts'

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
        carried={({ unit: firer, target }) =>
          shotCase(seen, firer, target, plan && { unit: unit.id, ...stanceOf(seen, unit, plan) })
        }
        by={[seen, unit, plan, wording]}
        caught={null}
        trails={trails}
        hint={{ touch: inches.control.hint, keys: inches.control.hintKeys }}
      />
    </>
  )
}

function stanceOf(seen: Rf2, unit: Unit, plan: Plan): Stance {
  const { formation, pose } = endOf(seen, unit, plan)
  return { formation, pose }
}
