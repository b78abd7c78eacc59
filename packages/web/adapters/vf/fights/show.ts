import {
  opponentsOf,
  unitOf,
  type ChosenFight,
  type Unit,
  type UnitId,
  type Vf,
} from '@grognard/rules-vf/functions'
import type { Emphasis, Link } from '@grognard/table'
import { bodyOf } from '../ids.ts'

/** Arrows for each fight with its place in the order, and whom the unit in hand could fight. */
export function fightsShown(
  seen: Vf,
  fights: readonly ChosenFight[],
  units: readonly Unit[],
  own: UnitId | null,
): Pick<Emphasis, 'links' | 'able' | 'targets'> {
  const link = (from: UnitId, to: UnitId, label: string | null): Link => ({
    from: bodyOf(from),
    to: bodyOf(to),
    kind: 'charge',
    label,
  })
  const enemies = own === null ? [] : opponentsOf(seen, unitOf(seen, own))
  return {
    able: units.map(({ id }) => bodyOf(id)),
    links: fights.flatMap(({ main, target, support, brigade }, i) => [
      link(main, target, fights.length > 1 ? String(i + 1) : null),
      ...[...new Set([...support, ...brigade])]
        .filter((id) => id !== main)
        .map((id) => link(id, target, null)),
    ]),
    targets: enemies.map(({ id }) => ({
      thing: { body: bodyOf(id) },
      label: null,
      chosen: fights.some(({ main, target }) => main === own && target === id),
    })),
  }
}
