import type { Json, Refusal } from '@grognard/kernel'
import type { ComponentChildren } from 'preact'
import type { ControlTable, Forecasting, ForecastShown } from '../../adapter.ts'
import { ClauseLink } from '../../parts/clause.tsx'
import { Forecast } from '../../parts/forecast.tsx'
import { Ok } from '../../parts/ok.tsx'
import { Refused } from '../refused.tsx'
import type { Setting } from '../setting.ts'
import { Listed, type Pressed } from './by-hand.tsx'

type Props = {
  readonly table: Pick<ControlTable, 'deed'>
  readonly setting: Setting
  /** Those who may be given an order, and whether one of them is in hand. */
  readonly units: readonly Pressed[]
  readonly isInHand: boolean
  /** What can be done with whoever is in hand. */
  readonly children: ComponentChildren
  /** What can be said besides orders to one of them. */
  readonly besides: { readonly title: string; readonly all: readonly Pressed[] }
  /** What comes when all have their orders, as it is planned. */
  readonly afterwards: readonly Pressed[]
  readonly refusal: Refusal | null
  readonly answer: Json | null
  /** The certificate is shown of what is lawful, too. */
  readonly always: boolean
  /** What must come out well before the order is carried out; null where nothing must. */
  readonly first?: ForecastShown['notes'][number] | null
  /** What the fight that it leads to would bring; null where it leads to none. */
  readonly forecast?: Forecasting | null
  readonly outlook: ComponentChildren
  /** Goes to the nearest lawful place; null where there is no way to shorten. */
  readonly nearest: (() => void) | null
  /** What would be ordered, and in full where that is more; null where nothing is planned. */
  readonly doing: {
    readonly brief: string
    readonly full: string | null
  } | null
  /** What OK does while nothing is planned; null where there is nothing to have done with. */
  readonly otherwise: { readonly label: string; readonly give: () => void } | null
  readonly commit: () => void
}

/** Orders for one unit after the other: who, what, why not, and what would follow. */
export function OrderPanel(props: Props) {
  const { setting, units, isInHand, children, besides, refusal, answer, doing, otherwise } = props
  const w = setting.words.control
  const waiting = units.length > 1 && <Listed isShort title={w.units} all={units} />
  return (
    <div class="control order-control">
      {doing === null && otherwise ? (
        <Ok table={props.table} label={otherwise.label} can isUsual give={otherwise.give} />
      ) : (
        <Ok
          table={props.table}
          label={doing?.brief ?? w.commitNothing}
          can={doing !== null && refusal === null}
          question={doing?.full ?? null}
          give={props.commit}
        />
      )}
      {!isInHand && (
        <>
          <p>{w.chooseUnit}</p>
          {waiting}
        </>
      )}
      <div class="brings">
        {props.first && (
          <p>
            {props.first.text}{' '}
            {props.first.clauses.map((id) => (
              <ClauseLink key={id} id={id} />
            ))}
          </p>
        )}
        {props.forecast && <Forecast forecast={props.forecast} by={[answer]} />}
        {refusal && props.nearest && (
          <button type="button" class="nearest" onClick={props.nearest}>
            {w.nearest}
          </button>
        )}
        <Refused {...{ setting, refusal, answer }} always={props.always} />
        {props.outlook}
      </div>
      {isInHand && children}
      {props.afterwards.length > 0 && (
        <Listed isShort title={w.afterwards} all={props.afterwards} />
      )}
      <Listed {...besides} />
      {isInHand && waiting}
    </div>
  )
}

/** Enter on the unit in hand orders what is planned, or goes on to what can be planned. */
export function commitOrGoOn(commit: () => void, isPlanned: boolean): void {
  if (isPlanned) commit()
  else document.querySelector<HTMLElement>('.order-control .pad button')?.focus()
}
