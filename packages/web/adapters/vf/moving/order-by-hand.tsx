import {
  assaultTargets,
  formationsFor,
  isInMarchColumn,
  unitOf,
  type FeatureId,
  type Unit,
  type UnitId,
  type Vf,
} from '@grognard/rules-vf/functions'
import { useMemo } from 'preact/hooks'
import { ByHand, Listed, type Pressed } from '../../inches/moving/by-hand.tsx'
import type { Wording } from '../wording.ts'
import {
  canMoveAgain,
  endOf,
  inFile,
  isEmpty,
  legBack,
  nudged,
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
  readonly targets: readonly UnitId[]
  /** What it can go into at the end of its move. */
  readonly into: readonly FeatureId[]
  readonly act: (make: (plan: Plan, unit: Unit) => Plan | null) => void
  readonly assault: (enemy: UnitId) => void
}

/** The legs of an order, the formation, and whom it assaults. (6.2.1) */
export function OrderByHand(props: Props) {
  const { seen, unit, plan, wording, targets, into, act, assault } = props
  const { text, nouns } = wording
  const formations = useMemo(() => formationsFor(unit), [unit])
  if (!plan) return null
  return (
    <>
      <ByHand
        words={wording.inches.control}
        step={(step) => act((p, u) => nudged(seen, u, p, step))}
        legs={legsOf(props, plan)}
        forming={{
          formations,
          stands: endOf(seen, unit, plan).formation,
          formed: (formation) => nouns.formed(formation),
          form: (formation) => act((p, u) => reformed(seen, u, p, formation)),
        }}
        isHinted={false}
      />
      <Listed
        isShort
        title={text.capital(nouns.order.assault)}
        all={targets.map((target) => ({
          label: wording.name(unitOf(seen, target)),
          press: () => assault(target),
        }))}
      />
      <Listed
        isShort
        title={text.capital(nouns.order.occupy)}
        all={into.map((feature) => ({
          label: wording.place(seen, feature),
          isPressed: plan.occupy === feature,
          press: () => act((p) => ({ ...p, occupy: p.occupy === feature ? null : feature })),
        }))}
      />
    </>
  )
}

/** Whom it could assault from where it stands, or after the move before it; the closest first. */
export function targetsOf(seen: Vf, unit: Unit, plan: Plan | null): readonly UnitId[] {
  const moved = plan?.doing === 'move' && !isEmpty(plan) ? plan : null
  const then = moved ? thenOf(seen, unit, moved) : seen
  return assaultTargets(then, unitOf(then, unit.id)).map(({ target }) => target)
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
