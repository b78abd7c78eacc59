// Batteries whose cannons attack by themselves: in a melee each has an enemy before it. (O1.2)

import { ofFrontRank } from '@grognard/geometry'
import type { Refusal } from '@grognard/kernel'
import { unitOf, type Fight, type Unit, type UnitId, type Vf } from '../battle.ts'
import { contactOf } from '../field/contact.ts'
import { refused } from '../refusals/refused.ts'
import { occupies } from '../units/formed.ts'

type Pairing = Pick<Fight, 'main' | 'target' | 'support'>

/** The enemies that a unit faces in these fights, one for each part that it has in contact. */
export const facedIn = (fights: readonly Pairing[], id: UnitId): readonly UnitId[] =>
  fights.flatMap(({ main, target, support }) => [
    ...[main, ...support].filter((one) => one === id).map(() => target),
    ...(target === id ? [main] : []),
  ])

/** How many of its cannons touch some of these enemies; whoever occupies a feature does with all. */
const cannonsAt = (battle: Vf, unit: Unit, enemies: readonly UnitId[]): number =>
  occupies(unit)
    ? enemies.length
    : new Set(
        enemies.flatMap((enemy) =>
          ofFrontRank(contactOf(battle, unit.id, enemy).of).map(({ number }) => number),
        ),
      ).size

/** There is a cannon for each of these enemies, who may be the same; one needs none. */
export const hasCannons = (battle: Vf, unit: Unit, enemies: readonly UnitId[]): boolean =>
  enemies.length < 2 || cannonsAt(battle, unit, enemies) >= enemies.length

export const refuseCannons = (battle: Vf, unit: Unit, enemies: readonly UnitId[]): Refusal | null =>
  hasCannons(battle, unit, enemies)
    ? null
    : refused('vf3:O1.2', 'cannons-apart', {
        unit: unit.name,
        others: [...new Set(enemies)].map((id) => unitOf(battle, id).name),
        cannons: cannonsAt(battle, unit, enemies),
      })
