// Who wins a fight, and who bears its losses, in the 1st edition.

import { ask, chiefOf, type Procedure } from '@grognard/kernel'
import { shareLosses } from '../../asks/share-losses.ts'
import { isReady, unitOf, type UnitId, type Vf } from '../../battle.ts'
import type { Bout, Caused, Fighting, Result } from '../../bout.ts'
import { clause } from '../../clauses.ts'
import { sideOf } from '../../melee/bout.ts'
import { editionOf } from '../book.ts'
import { routOutright } from '../../melee/bear-losses.ts'
import { winsTie as winsTieOtherwise, wonBy } from '../../melee/result.ts'
import { oddOnes, sharesOf } from '../../melee/sharing.ts'
import { sufferLosses } from '../../morale/losses.ts'
import { aboutUnits, tell } from '../../tell.ts'

/** Ties go to the attacker, whose turn it is or not, but for hills and cover. (vf1:melee.winner) */
export function winsTie(fighting: Fighting): Result {
  const result = winsTieOtherwise(fighting)
  const pair = { main: fighting.main.id, target: fighting.target.id }
  return result.by === 'active side'
    ? wonBy(pair, pair.main, 'attacker', clause('vf1:melee.winner'))
    : result
}

/** Lead and supporters together. (vf1:melee.losses) */
export const bearers = (side: readonly UnitId[]): readonly UnitId[] => side

/** First those of the winning side, then of the losing one. */
export function* bearLosses(
  battle: Vf,
  bout: Bout,
  { winner, loser }: Result,
  { attack, reply }: Caused,
): Procedure<void> {
  const suffered = (id: UnitId): number => (id === bout.target ? attack : reply)
  battle.winners = [...battle.winners, ...sideOf(bout, winner)]
  const { bearers: bearing } = editionOf(battle)
  const won = yield* deal(battle, bearing(sideOf(bout, winner)), suffered(winner))
  yield* bear(battle, won)
  const lost = yield* deal(battle, bearing(sideOf(bout, loser)), suffered(loser))
  routOutright(battle, bout, loser) // 9.2.2
  yield* bear(battle, lost)
}

type Share = { readonly unit: UnitId; readonly losses: number }

/** Evenly: its owner says who takes one more. (vf1:melee.losses, vf1:melee.sharing) */
function* deal(battle: Vf, units: readonly UnitId[], losses: number): Procedure<readonly Share[]> {
  const sharing = { units, losses }
  const lead = unitOf(battle, units[0] as UnitId)
  const isEven = oddOnes(sharing) === 0
  const more = isEven ? [] : yield* ask(shareLosses, chiefOf(battle, lead.side), sharing)
  const shares = sharesOf(sharing, more).map((share, i) => ({
    unit: units[i] as UnitId,
    losses: share,
  }))
  if (units.length > 1 && losses > 0)
    tell(battle, 'losses-shared', [clause('vf1:melee.losses'), clause('vf1:melee.sharing')], {
      losses,
      shares: shares.map(({ unit, losses: share }) => ({
        name: unitOf(battle, unit).name,
        share,
      })),
      ...aboutUnits(lead, ...units.slice(1).map((id) => unitOf(battle, id))),
    })
  return shares
}

/** The lead first. */
function* bear(battle: Vf, shares: readonly Share[]): Procedure<void> {
  for (const { unit, losses } of shares)
    if (isReady(unitOf(battle, unit))) yield* sufferLosses(battle, unit, losses, 'melee')
}
