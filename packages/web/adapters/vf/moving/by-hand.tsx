import {
  assaultTargets,
  formationsFor,
  isInMarchColumn,
  unitOf,
  type Unit,
  type UnitId,
  type Vf,
} from '@grognard/rules-vf/functions'
import { useMemo } from 'preact/hooks'
import type { Wording } from '../wording.ts'
import { Pad } from './pad.tsx'
import {
  as,
  endOf,
  inFile,
  isEmpty,
  legBack,
  nudged,
  planFor,
  reformed,
  startOf,
  stopped,
  thenOf,
  throughHere,
  type Doing,
  type Plan,
} from './plan.ts'

type Props = {
  readonly seen: Vf
  readonly unit: Unit
  /** Null for those inside a place, who come out by a proposal first. */
  readonly plan: Plan | null
  readonly wording: Wording
  readonly doings: readonly [Doing, ...Doing[]]
  readonly assaults: boolean
  /** It may move before it assaults. */
  readonly surprise: boolean
  readonly act: (make: (plan: Plan, unit: Unit) => Plan | null) => void
  readonly assault: (enemy: UnitId) => void
}

/** Everything that can be done to a plan without a pointer. */
export function ByHand(props: Props) {
  const { seen, unit, plan, wording, doings, assaults, surprise, act, assault } = props
  const w = wording.text.control
  const moved = surprise && plan?.doing === 'move' && !isEmpty(plan) ? plan : null
  const targets = useMemo(() => {
    if (!assaults) return []
    const then = moved ? thenOf(seen, unit, moved) : seen
    return assaultTargets(then, unitOf(then, unit.id)).map(({ target }) => target)
  }, [seen, unit, moved, assaults])
  const formations = useMemo(() => formationsFor(unit), [unit])
  if (!plan) return null
  const stands = JSON.stringify(endOf(seen, unit, plan).formation)
  return (
    <>
      <fieldset class="by-hand">
        <legend>{w.byHand}</legend>
        <p class="soft">
          {w.hint} <span class="keys-hint">{w.hintKeys}</span>
        </p>
        {doings.length > 1 && plan.doing !== 'exit' && (
          <div class="row">
            {doings.map((doing) => (
              <button
                key={doing}
                type="button"
                aria-pressed={plan.doing === doing}
                onClick={() => act((p) => as(p, doing))}
              >
                {wording.text.capital(wording.nouns.order[doing])}
              </button>
            ))}
          </div>
        )}
        <div class="pad-and-legs">
          <Pad words={w} turns step={(step) => act((p, u) => nudged(seen, u, p, step))} />
          <div class="legs">
            <button type="button" onClick={() => act(stopped)}>
              {w.stop}
            </button>
            {plan.doing !== 'exit' && isInMarchColumn(startOf(seen, unit, plan)) && (
              <button
                type="button"
                aria-pressed={plan.files}
                onClick={() => act((p) => inFile(p, !p.files))}
              >
                {w.inFile}
              </button>
            )}
            {plan.doing !== 'exit' && (
              <button
                type="button"
                disabled={plan.files || plan.way.length === plan.fixed}
                onClick={() => act(throughHere)}
              >
                {w.through}
              </button>
            )}
            <button type="button" onClick={() => act(legBack)}>
              {w.back}
            </button>
            <button type="button" onClick={() => act((p, u) => anew(p, u, doings[0]))}>
              {w.anew}
            </button>
          </div>
        </div>
        {formations.length > 1 && (
          <label class="setting">
            <span>{w.form}</span>
            <select
              value={stands}
              onChange={({ currentTarget }) => {
                const formation = formations.find(
                  (one) => JSON.stringify(one) === currentTarget.value,
                )
                if (formation) act((p, u) => reformed(seen, u, p, formation))
              }}
            >
              {formations.every((one) => JSON.stringify(one) !== stands) && (
                <option value={stands}>
                  {wording.nouns.formed(endOf(seen, unit, plan).formation)}
                </option>
              )}
              {formations.map((formation) => (
                <option key={JSON.stringify(formation)} value={JSON.stringify(formation)}>
                  {wording.nouns.formed(formation)}
                </option>
              ))}
            </select>
          </label>
        )}
      </fieldset>
      {targets.length > 0 && (
        <fieldset>
          <legend>{wording.text.capital(wording.nouns.order.assault)}</legend>
          <ul class="subjects">
            {targets.map((target) => (
              <li key={target}>
                <button type="button" onClick={() => assault(target)}>
                  {wording.name(unitOf(seen, target))}
                </button>
              </li>
            ))}
          </ul>
        </fieldset>
      )}
    </>
  )
}

/** Whoever comes out of a place stays out; everybody else is where he was. */
const anew = (plan: Plan, unit: Unit, doing: Doing): Plan =>
  plan.doing === 'exit' ? plan : planFor(unit, doing)
