import { combatValue, dividedUnits, unitOf, type Afv, type Unit } from '@grognard/rules-afv'
import { useState } from 'preact/hooks'
import type { ControlProps } from '../../adapter.ts'
import { sideAsked } from '../choices/context.ts'
import { bodyOf } from '../ids.ts'
import { wordingIn, type Wording } from '../wording.ts'
import {
  allAgainst,
  enemiesOf,
  firstAllotment,
  givenOf,
  keyOf,
  splitsOf,
  standsIn,
  type Allotment,
} from './allocation.ts'
import { Refused, Stepper } from './parts.tsx'
import { useTable } from './use-table.ts'
import { Ok } from '../../parts/ok.tsx'

/** Which stands of a unit attack which of the enemies it touches. */
export function Allocate({ seen, ask, language, table, judge, give }: ControlProps<Afv>) {
  const wording = wordingIn(language)
  const units = dividedUnits(seen, sideAsked(seen, ask))
  const [allotment, setAllotment] = useState<Allotment>(() => firstAllotment(seen, units))
  const answer = splitsOf(seen, units, allotment)
  const refusal = judge(answer)
  useTable(table, { able: units.map(({ id }) => bodyOf(id)) }, (thing) => {
    if ('body' in thing) table.selected.value = thing.body
  })
  return (
    <div class="control allocate-control">
      {units.map((unit) => (
        <Division
          key={unit.id}
          seen={seen}
          unit={unit}
          wording={wording}
          allotment={allotment}
          onChange={setAllotment}
        />
      ))}
      <div class="commit">
        <Refused refusal={refusal} wording={wording} />
        <Ok
          table={table}
          label={wording.text.control.allocate.commit}
          can={refusal === null}
          give={() => give(answer)}
        />
      </div>
    </div>
  )
}

type Props = {
  readonly seen: Afv
  readonly unit: Unit
  readonly wording: Wording
  readonly allotment: Allotment
  readonly onChange: (allotment: Allotment) => void
}

function Division({ seen, unit, wording, allotment, onChange }: Props) {
  const w = wording.text.control.allocate
  const stands = standsIn(unit)
  return (
    <fieldset>
      <legend>{w.unit(wording.name(unit))}</legend>
      {stands.map((stand) => (
        <p key={stand} class="sum">
          {wording.text.capital(wording.nouns.stand[stand])}:{' '}
          {w.given(givenOf(seen, allotment, unit, stand), unit.stands[stand])}
        </p>
      ))}
      <ul>
        {enemiesOf(seen, unit).map((id) => {
          const enemy = unitOf(seen, id)
          const name = wording.name(enemy)
          return (
            <li key={id}>
              <p>{w.against(name)}</p>
              {stands.map((stand) => {
                const key = keyOf(unit.id, id, stand)
                const value = allotment[key] ?? 0
                const left = unit.stands[stand] - givenOf(seen, allotment, unit, stand)
                const called = wording.nouns.stand[stand]
                return (
                  <div key={stand} class="row">
                    <span class="grow">
                      {wording.text.capital(called)},{' '}
                      {w.needs(combatValue(stand, unit, enemy).value)}
                    </span>
                    <Stepper
                      value={value}
                      most={value + left}
                      more={w.more(called, name)}
                      fewer={w.fewer(called, name)}
                      onChange={(count) => onChange({ ...allotment, [key]: count })}
                    />
                  </div>
                )
              })}
              <button
                type="button"
                class="quiet"
                onClick={() => onChange(allAgainst(seen, allotment, unit, id))}
              >
                {w.all(name)}
              </button>
            </li>
          )
        })}
      </ul>
    </fieldset>
  )
}
