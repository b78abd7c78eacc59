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
import { ByHand, Listed, type Pressed } from '../../inches/moving/by-hand.tsx'
import type { Wording } from '../wording.ts'
import {
  as,
  canMoveAgain,
  endOf,
  inFile,
  isEmpty,
  legBack,
  nudged,
  parted,
  planFor,
  reformed,
  secondMove,
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

/** What an order is for, its legs, the formation, and whom it assaults. (6.2.1) */
export function OrderByHand(props: Props) {
  const { seen, unit, plan, wording, doings, assaults, surprise, act, assault } = props
  const { text, nouns } = wording
  const moved = surprise && plan?.doing === 'move' && !isEmpty(plan) ? plan : null
  const targets = useMemo(() => {
    if (!assaults) return []
    const then = moved ? thenOf(seen, unit, moved) : seen
    return assaultTargets(then, unitOf(then, unit.id)).map(({ target }) => target)
  }, [seen, unit, moved, assaults])
  const formations = useMemo(() => formationsFor(unit), [unit])
  if (!plan) return null
  const purposes = doings.map((doing) => ({
    // What may be one move or two is called by the name of both.
    label: text.capital(nouns.order[doing === 'move' && plan.twice ? 'manoeuvre' : doing]),
    isPressed: plan.doing === doing,
    press: () => act((p, u) => parted(seen, u, as(p, doing))),
  }))
  return (
    <>
      <ByHand
        words={wording.inches.control}
        purposes={plan.doing === 'exit' ? [] : purposes}
        step={(step) => act((p, u) => nudged(seen, u, p, step))}
        legs={legsOf(props, plan)}
        formations={formations}
        stands={endOf(seen, unit, plan).formation}
        formed={(formation) => nouns.formed(formation)}
        form={(formation) => act((p, u) => reformed(seen, u, p, formation))}
      />
      <Listed
        isShort
        title={text.capital(nouns.order.assault)}
        all={targets.map((target) => ({
          label: wording.name(unitOf(seen, target)),
          press: () => assault(target),
        }))}
      />
    </>
  )
}

/** Whoever comes out of a place goes no way; a column can follow its head. */
function legsOf({ seen, unit, wording, doings, act }: Props, plan: Plan): readonly Pressed[] {
  const w = wording.inches.control
  const isOut = plan.doing === 'exit'
  const following: Pressed = {
    label: w.inFile,
    isPressed: plan.files,
    press: () => act((p) => inFile(p, !p.files)),
  }
  const through: Pressed = {
    label: w.through,
    isDisabled: plan.files || plan.way.length === plan.fixed,
    press: () => act((p, u) => throughHere(seen, u, p)),
  }
  const again: Pressed = {
    label: wording.text.control.secondMove,
    isDisabled: !canMoveAgain(plan),
    press: () => act(secondMove),
  }
  return [
    { label: w.stop, press: () => act(stopped) },
    ...(plan.twice && plan.doing === 'move' ? [again] : []),
    ...(!isOut && isInMarchColumn(startOf(seen, unit, plan)) ? [following] : []),
    ...(isOut ? [] : [through]),
    { label: w.back, press: () => act(legBack) },
    { label: w.anew, press: () => act((p, u) => (isOut ? p : planFor(u, doings[0]))) },
  ]
}
