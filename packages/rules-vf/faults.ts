// What must hold in any battle, at every moment.

import { footprintIn, placeOf, remembered } from '@grognard/field'
import type { Refusal } from '@grognard/kernel'
import { cardsIn, sizeOf } from '@grognard/toolkit'
import { faultOfBends, refuseBent } from './actions/filing.ts'
import { faultOfListed } from './armies/check.ts'
import { RANKS, SIDES, type Leader, type Side, type Unit, type Vf } from './battle.ts'
import { isLarge } from './editions/options/large.ts'
import { leaderFootprint, situationOf } from './field/situation.ts'
import { refuseLeaderGround, refuseStanding } from './field/standing.ts'
import { tenacityOf } from './morale/tenacity.ts'
import { refused, refusedAt } from './refusals/refused.ts'
import { isDefendable, leadersInside, occupierOf } from './terrain/ground.ts'
import { faultOfFormation } from './units/formations.ts'

export const faults = (battle: Vf): readonly string[] =>
  findings(battle).map(({ message }) => message)

/** The same as refusals, for positions that come from outside. */
export const findings = (battle: Vf): readonly Refusal[] => [
  ...wrongWithArmies(battle),
  ...battle.units.flatMap((unit) => wrongWithUnit(battle, unit)),
  ...wrongWithPlaces(battle),
  ...battle.leaders.flatMap((leader) => wrongWithLeader(battle, leader)),
  ...SIDES.flatMap((side) => wrongWithFate(battle, side)),
  ...wrongWithObjectives(battle),
]

/** Everybody has his own number, and belongs to somebody of his own side. (1.3, 1.4) */
function wrongWithArmies({ units, leaders, brigades }: Vf): readonly Refusal[] {
  const wrong: Refusal[] = []
  for (const [what, all] of Object.entries({ unit: units, leader: leaders, brigade: brigades }))
    for (const [at, { id }] of all.entries())
      if (id !== at) wrong.push(refused(null, 'wrong-number', { what, at, calls: id }))
  for (const { name, side, brigade } of units)
    if (brigades[brigade]?.side !== side)
      wrong.push(refused('vf2:1.4', 'no-brigade-of-side', { unit: name }))
  for (const { id, name, side, leader } of brigades) {
    const its = leaders[leader]
    if (its?.brigade !== id || its.side !== side)
      wrong.push(refused('vf2:1.3', 'no-leader-of-brigade', { brigade: name }))
  }
  for (const side of SIDES) {
    const generals = leaders.filter((one) => one.side === side && one.brigade === null).length
    if (generals !== 1)
      wrong.push(refused('vf2:1.3', 'no-army-leader', { side, leaders: generals }))
  }
  return wrong
}

function wrongWithUnit(battle: Vf, unit: Unit): readonly Refusal[] {
  const { name, losses, pose, inside, status } = unit
  const wrong: Refusal[] = []
  const odd = faultOfListed({ large: isLarge(unit), ...unit }, battle.options)
  const fault = odd ? refusedAt(name, odd) : wrongWithFormation(battle, unit)
  if (fault) wrong.push(fault)
  const places = Number(pose !== null) + Number(inside !== null)
  if (status === 'ready' && places !== 1) wrong.push(refused(null, 'one-place', { unit: name }))
  if (status !== 'ready' && places > 0) wrong.push(refused(null, 'no-place', { unit: name }))
  if (losses === 0) return wrong
  const tenacity = tenacityOf(battle, unit).value
  if (losses < 0 || losses > tenacity)
    wrong.push(refused('vf2:9.1', 'losses-borne', { unit: name, losses, tenacity }))
  return wrong
}

function wrongWithFormation(battle: Vf, unit: Unit): Refusal | null {
  const { formation, pose } = unit
  return (
    faultOfFormation(unit, formation) ??
    faultOfBends(battle, unit, formation) ??
    (pose && refuseBent(battle, unit, { formation, pose }))
  )
}

/** The same as long as nobody moves. */
const wrongWithPlaces = (battle: Vf): readonly Refusal[] =>
  remembered(situationOf(battle), 'wrong places', () =>
    battle.units.flatMap((unit) => {
      if (unit.status !== 'ready') return []
      if (unit.inside !== null) return wrongInside(battle, unit, unit.inside)
      const there = footprintIn(situationOf(battle), unit.id)
      const refusal = there && refuseStanding(battle, unit, there)
      return refusal ? [refusal] : []
    }),
  )

// T.3.1
function wrongInside(battle: Vf, unit: Unit, feature: string): readonly Refusal[] {
  const { name } = unit
  if (!isDefendable(battle.terrain, feature))
    return [refused('vf2:T.3', 'cannot-be-occupied', { unit: name, feature })]
  const first = occupierOf(battle, feature)
  return first && first.id !== unit.id
    ? [refused('vf2:T.3.1', 'one-unit-inside', { unit: first.name, other: name, feature })]
    : []
}

function wrongWithLeader(battle: Vf, leader: Leader): readonly Refusal[] {
  const { name, at, inside, status } = leader
  const places = Number(at !== null) + Number(inside !== null)
  if (status !== 'ready') return places > 0 ? [refused(null, 'no-place', { unit: name })] : []
  if (places !== 1) return [refused(null, 'one-place', { unit: name })]
  if (inside !== null) return wrongWithLeaderInside(battle, leader, inside)
  const refusal = at && refuseLeaderGround(battle, leader, leaderFootprint(battle, at))
  return refusal ? [refusal] : []
}

/** Leaders share a feature with friends only. (T.3.1) */
function wrongWithLeaderInside(battle: Vf, leader: Leader, feature: string): readonly Refusal[] {
  const { name, side } = leader
  if (!isDefendable(battle.terrain, feature))
    return [refused('vf2:T.3', 'cannot-be-occupied', { unit: name, feature })]
  const unit = occupierOf(battle, feature)
  const all = [...(unit ? [unit] : []), ...leadersInside(battle, feature)]
  return all.some((other) => other.side !== side)
    ? [refused('vf2:T.3.1', 'enemies-inside', { unit: name, feature })]
    : []
}

/** Thirteen cards, each of them once, wherever they are. (2.4) */
function wrongWithFate({ fate }: Vf, side: Side): readonly Refusal[] {
  const { deck, left, hand, held, discard } = fate[side]
  const cards = left + held + discard.length
  if (cards !== RANKS.length) return [refused('vf2:2.4', 'fate-cards', { side, cards })]
  if (!deck || !hand) return []
  const known = new Set([...cardsIn(deck), ...hand, ...discard])
  const isRight = sizeOf(deck) === left && hand.length === held && known.size === RANKS.length
  return isRight ? [] : [refused('vf2:2.4', 'fate-counts', { side })]
}

// 2.1.1
const wrongWithObjectives = ({ objectives, terrain }: Vf): readonly Refusal[] =>
  objectives
    .filter(
      ({ at, feature }) =>
        at.x < 0 ||
        at.y < 0 ||
        at.x > terrain.width ||
        at.y > terrain.height ||
        (feature !== null && !placeOf(terrain, feature)),
    )
    .map(({ name }) => refused('vf2:2.1.1', 'objective-nowhere', { objective: name }))
