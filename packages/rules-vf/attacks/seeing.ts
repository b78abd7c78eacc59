// How well a unit sees what it shoots at, and over whose heads. (5.1.2, 5.1.3, 8.1.5, 8.2.1)

import type { Unit, Vf } from '../battle.ts'
import { cardOf } from '../cards/play.ts'
import { figuresSeeing, isVisible, seesWithHalf, type Over } from '../field/sight.ts'
import { specialsOf } from '../specials/index.ts'

/** Over whose heads a unit sees its target: by a special rule, or by a card that is in force. */
export function seesOver(battle: Vf, shooter: Unit, target: Unit): Over | null {
  const overs: Over[] = []
  for (const special of specialsOf(shooter)) {
    const over = special.over?.(battle, shooter, target)
    if (over) overs.push(over)
  }
  for (const effect of battle.effects) {
    const over = cardOf(battle, effect.side, effect.card).over?.(effect, battle, shooter)
    if (over) overs.push(over)
  }
  return overs.length === 0 ? null : (other) => overs.some((over) => over(other))
}

/** It sees its target over everybody over whose heads it may look. */
export const seesTarget = (battle: Vf, shooter: Unit, target: Unit): boolean =>
  isVisible(battle, shooter.id, target.id, seesOver(battle, shooter, target))

/** How many of its front rank see the target. */
export const seeingFigures = (battle: Vf, shooter: Unit, target: Unit): number =>
  figuresSeeing(battle, shooter.id, target.id, seesOver(battle, shooter, target))

/** Half of its front rank sees the target, of a square a quarter. (8.1.5, 8.2.1) */
export const seesWithEnough = (battle: Vf, shooter: Unit, target: Unit): boolean =>
  seesWithHalf(battle, shooter, target.id, seesOver(battle, shooter, target))
