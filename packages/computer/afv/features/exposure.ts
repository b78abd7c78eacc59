import type { SideId } from '@grognard/kernel'
import {
  contactFace,
  enemyOf,
  engageNeeds,
  inCommand,
  isArtillery,
  isFoot,
  isMounted,
  type Afv,
  type Side,
  type Unit,
} from '@grognard/rules-afv/functions'
import type { Feature } from '../../features.ts'
import { duel } from '../odds/duel.ts'
import { profileOf } from '../odds/profile.ts'
import { situationOf } from './situation.ts'

/** What an enemy in the same zone can expect to gain by engaging a unit as both face now. */
function threat(battle: Afv, unit: Unit, enemy: Unit): number {
  if (isArtillery(enemy) || enemy.formation.kind === 'defensive') return 0
  if (isFoot(enemy) && isMounted(unit) && enemy.stands.pike < 2) return 0
  const goes = inCommand(battle, enemy) ? 1 : engageNeeds(enemy, 'afv:engage.test').value / 6
  if (isArtillery(unit)) return goes * profileOf(unit).worth * (isMounted(enemy) ? 0.7 : 0.4)
  const met = contactFace(battle, enemy, unit)
  return met ? goes * duel(battle, enemy, unit, { face: met.face }).gain : 0
}

/** The side that still has its movement before it this turn. */
function movesLater({ phase, active, initiative }: Afv): Side | null {
  if (phase === 'movement') return active === initiative ? enemyOf(active) : null
  return phase === 'losses' ? initiative : null
}

/** What a side can expect to gain by engaging, when it moves, those who stand beside it. */
function opportunities(battle: Afv, side: Side): number {
  const { zones, contacts } = situationOf(battle)
  let sum = 0
  for (const there of zones.values())
    for (const unit of there) {
      if (unit.side === side || contacts.has(unit.id)) continue
      let worst = 0
      for (const enemy of there)
        if (enemy.side === side && !contacts.has(enemy.id))
          worst = Math.max(worst, threat(battle, unit, enemy))
      sum += worst
    }
  return sum
}

/** Exposure: free units that whoever moves later could engage to his advantage. */
export const exposure: Feature<Afv> = {
  name: 'exposure',
  value: (battle, side: SideId) => {
    const later = movesLater(battle)
    if (later === null) return 0
    const gain = opportunities(battle, later)
    return later === side ? gain : -gain
  },
}
