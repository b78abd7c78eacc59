import { ask, chiefOf, type Procedure } from '@grognard/kernel'
import { atMost, explain, halve, type Explained } from '@grognard/toolkit'
import { filesLeft, removeStands, type Removal } from '../asks/losses.ts'
import { change, unitOf, type Afv, type Unit, type UnitId } from '../battle.ts'
import { clause, type AfvClause } from '../clauses.ts'
import { breakContacts, rout } from '../engagements.ts'
import { aboutUnits, tell } from '../tell.ts'
import { countOf, KINDS, type Stands } from '../units/kinds.ts'
import { tallyAfter } from './tally.ts'

/** Single stands first, then two, and so on; at each step the side without the initiative. */
export function inLossOrder(battle: Afv): readonly UnitId[] {
  const late = (unit: Unit): number => (unit.side === battle.initiative ? 1 : 0)
  return battle.units
    .filter((unit) => unit.hits > 0)
    .toSorted((a, b) => countOf(a.stands) - countOf(b.stands) || late(a) - late(b) || a.id - b.id)
    .map(({ id }) => id) // losses.order
}

/** One unit removes its losses; when none is left to, the phase is over. */
export function* losses(battle: Afv): Procedure<void> {
  const [id, ...rest] = battle.losses
  if (id === undefined) {
    battle.phase = 'movement'
    battle.active = battle.initiative
    battle.moved = []
    battle.acting = null
    return
  }
  battle.losses = rest
  const unit = unitOf(battle, id)
  const lost = standsLost(unit)
  const count = lost.value
  const leftover = unit.hits - 2 * count
  change(battle, id, { hits: 0 }) // losses.leftover
  if (count === 0) {
    tell(battle, 'recovers', [clause('afv:losses.leftover')], {
      ...aboutUnits(unit),
      hits: leftover,
    })
    return
  }
  const cited = leftover > 0 ? [clause('afv:losses.leftover')] : []
  const losing = { ...aboutUnits(unit), stands: lost, leftover }
  tell(battle, 'loses', [clause('afv:losses.stands'), ...cited], losing)
  const left = countOf(unit.stands) - count
  if (left <= 1 || filesLeft(unit, count).length === 0) {
    rout(battle, id) // losses.rout
    const data = { ...aboutUnits(unit), left, tally: tallyAfter(battle, unit) }
    tell(battle, 'routs', [clause('afv:losses.rout')], data)
    return
  }
  const removal = yield* ask(removeStands, chiefOf(battle, unit.side), { unit: id, count })
  remove(battle, id, removal)
  const { remove: stands, leave } = removal
  tell(battle, 'removes', [clause('afv:losses.stands')], { ...aboutUnits(unit), stands, leave })
}

/** A stand for every two hits, and no more than there are. (losses.stands, losses.leftover) */
export const standsLost = ({ hits, stands }: Pick<Unit, 'hits' | 'stands'>): Explained<AfvClause> =>
  explain({ clause: clause('afv:losses.stands'), label: 'hits', value: hits }, [
    halve(clause('afv:losses.stands'), 'a stand for every two'),
    atMost(clause('afv:losses.leftover'), 'stands there are', countOf(stands)),
  ])

function remove(battle: Afv, id: UnitId, { remove: gone, files, leave }: Removal): void {
  const { stands, formation, kind } = unitOf(battle, id)
  const left = { ...stands }
  for (const stand of KINDS[kind].made) left[stand] -= gone[stand] ?? 0
  change(battle, id, { stands: left satisfies Stands, formation: { ...formation, files } })
  if (leave.length > 0) breakContacts(battle, id, leave)
}
