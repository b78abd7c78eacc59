import { isObject } from '@grognard/kernel'
import type { Afv, Attack, StandType } from '@grognard/rules-afv'
import { useState } from 'preact/hooks'
import { Die } from '../../parts/dice.tsx'
import { Forecast } from '../../parts/forecast.tsx'
import type { ControlProps } from '../../adapter.ts'
import { valuesIn } from '../choices/fighting.ts'
import { rethrowing } from '../forecast.ts'
import { wordingIn } from '../wording.ts'
import { Refused } from './parts.tsx'
import { Ok } from '../../parts/ok.tsx'

type Lying = {
  readonly place: number
  readonly stand: StandType
  readonly face: number
  readonly hit: boolean
}

/** All dice of an attack, counted over its groups. */
export function diceLying({ dice }: Attack): readonly Lying[] {
  const all = dice.flatMap(({ stand, value, faces }) =>
    faces.map((face) => ({ stand, face, hit: face <= value.value })),
  )
  return all.map((die, place) => ({ ...die, place }))
}

/** Those that missed, as many as may be thrown again. */
export const missedOf = (dice: readonly Lying[], most: number): readonly number[] =>
  dice
    .filter(({ hit }) => !hit)
    .slice(0, most)
    .map(({ place }) => place)

/** Which dice of an attack are picked up again. */
export function Rethrow({ seen, ask, language, table, judge, give }: ControlProps<Afv>) {
  const wording = wordingIn(language)
  const w = wording.text.control.rethrow
  const args = isObject(ask.args) ? ask.args : {}
  const attack = seen.attacks[Number(args['attack'])]
  const most = Number(args['most'])
  const dice = attack ? diceLying(attack) : []
  const [picked, setPicked] = useState<readonly number[]>(() => missedOf(dice, most))
  const refusal = judge(picked)
  const toggle = (place: number): void =>
    setPicked(
      picked.includes(place)
        ? picked.filter((other) => other !== place)
        : [...picked, place].toSorted((a, b) => a - b),
    )
  return (
    <div class="control rethrow-control">
      <fieldset>
        <legend>{w.dice(most)}</legend>
        <div class="row">
          {dice.map(({ place, stand, face, hit }) => (
            <button
              key={place}
              type="button"
              class="die-toggle"
              aria-pressed={picked.includes(place)}
              aria-label={w.die(place + 1, wording.nouns.stand[stand], face, hit)}
              onClick={() => toggle(place)}
            >
              <Die face={face} hit={hit} />
            </button>
          ))}
        </div>
      </fieldset>
      {attack && refusal === null && (
        <Forecast
          forecast={rethrowing(
            seen,
            Number(args['attack']),
            picked,
            valuesIn(attack, wording),
            wording,
          )}
          by={[seen, picked]}
        />
      )}
      <Refused refusal={refusal} wording={wording} />
      <div class="row">
        <button type="button" class="quiet" onClick={() => setPicked(missedOf(dice, most))}>
          {w.missed}
        </button>
        {picked.length > 0 && (
          <button type="button" class="quiet" onClick={() => give([])}>
            {w.commit(0)}
          </button>
        )}
        <Ok
          table={table}
          label={w.commit(picked.length)}
          can={refusal === null}
          give={() => give([...picked])}
        />
      </div>
    </div>
  )
}
