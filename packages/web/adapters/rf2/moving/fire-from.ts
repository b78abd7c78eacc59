import { fireOf, type Rf2, type Unit } from '@grognard/rules-rf2/functions'
import type { Outlook } from '../../inches/moving/outlook.tsx'
import type { Wording } from '../wording.ts'
import { thenOf, type Plan } from './plan.ts'

/** At whom it could fire from where it is led, and who at it. */
export function fireFrom(
  seen: Rf2,
  unit: Unit,
  plan: Plan,
  { inches, name }: Wording,
): readonly Outlook<never>[] {
  const then = thenOf(seen, unit, plan)
  const there = then.units[unit.id] ?? unit
  const { control, list } = inches
  const targets = new Set(
    fireOf(then, there).flatMap(({ shots }) => shots.map(({ target }) => target)),
  )
  const enemies = then.units.filter(
    (one) =>
      one.side !== unit.side &&
      fireOf(then, one).some(({ shots }) => shots.some(({ target }) => target === unit.id)),
  )
  const named = [...targets].flatMap((id) => (then.units[id] ? [name(then.units[id])] : []))
  return [
    {
      sentence: named.length === 0 ? control.couldShootNobody : control.couldShoot(list(named)),
      shown: [],
    },
    {
      sentence:
        enemies.length === 0
          ? control.couldBeShotByNobody
          : control.couldBeShot(list(enemies.map(name))),
      shown: [],
    },
  ]
}
