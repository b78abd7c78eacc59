import { onceFor } from '@grognard/geometry'
import {
  canShoot,
  firesFar,
  adjacent,
  contactFace,
  contactsOf,
  inCommand,
  isEngaged,
  onTable,
  refuseEngaging,
  unitOf,
  type Afv,
  type Contact,
  type Unit,
  type UnitId,
  type ZoneId,
} from '@grognard/rules-afv/functions'
import { meanHits, NO_HITS, combined, type Hits } from '../odds/chances.ts'
import { diceAt, shotHits } from '../odds/fire.ts'
import { expectedLoss, type Expected } from '../odds/losses.ts'
import { hitsOn } from '../odds/melee.ts'
import { profileOf } from '../odds/profile.ts'

/** What all features look at: who is where, and what each unit can expect of the next turn. */
export type Situation = {
  /** Units by the zone of the table they are in. */
  readonly zones: ReadonlyMap<ZoneId, readonly Unit[]>
  readonly contacts: ReadonlyMap<UnitId, readonly Contact[]>
  /** What each unit on the table can expect to lose at the next removal of losses. */
  readonly losses: ReadonlyMap<UnitId, Expected>
  /** Hits that each unit in contact deals on average, and to whom. */
  readonly blows: ReadonlyMap<UnitId, { readonly at: UnitId; readonly hits: number }>
}

export const situationOf = onceFor(lookedAt)

function lookedAt(battle: Afv): Situation {
  const zones = new Map<ZoneId, Unit[]>()
  for (const unit of battle.units) {
    if (!onTable(unit.zone)) continue
    const there = zones.get(unit.zone)
    if (there) there.push(unit)
    else zones.set(unit.zone, [unit])
  }
  const contacts = new Map<UnitId, readonly Contact[]>()
  for (const { by, with: other } of battle.engagements)
    for (const id of [by, other]) if (!contacts.has(id)) contacts.set(id, contactsOf(battle, id))
  const hits = new Map<UnitId, Hits>()
  const blows = new Map<UnitId, { readonly at: UnitId; readonly hits: number }>()
  for (const id of contacts.keys()) {
    const blow = fights(battle, id, contacts)
    if (!blow) continue
    add(hits, blow.enemy, blow.dealt)
    blows.set(id, { at: blow.enemy, hits: meanHits(blow.dealt) })
  }
  if (battle.phase === 'movement')
    for (const there of zones.values()) joinIn(battle, there, contacts, hits)
  for (const zone of zones.keys()) shoots(battle, zone, zones, hits)
  const losses = new Map<UnitId, Expected>()
  for (const there of zones.values())
    for (const unit of there) {
      const before = unit.hits + (contacts.has(unit.id) ? 1 : 0) // hth.attrition
      losses.set(unit.id, expectedLoss(profileOf(unit), before, hits.get(unit.id) ?? NO_HITS))
    }
  return { zones, contacts, losses, blows }
}

const add = (hits: Map<UnitId, Hits>, id: UnitId, more: Hits): void => {
  const before = hits.get(id)
  hits.set(id, before ? combined(before, more) : more)
}

/** A unit in contact attacks, with everything, the enemy that it hurts most. */
function fights(
  battle: Afv,
  id: UnitId,
  contacts: ReadonlyMap<UnitId, readonly Contact[]>,
): { readonly enemy: UnitId; readonly dealt: Hits } | null {
  const unit = unitOf(battle, id)
  const led = inCommand(battle, unit)
  let best: { readonly enemy: UnitId; readonly dealt: Hits } | null = null
  let most = -1
  for (const { enemy: other, face } of contacts.get(id) ?? []) {
    const enemy = unitOf(battle, other)
    const dealt = hitsOn(battle, unit, enemy, face, led)
    const { worth } = expectedLoss(profileOf(enemy), enemy.hits + 1, dealt)
    if (worth <= most) continue
    most = worth
    best = { enemy: other, dealt }
  }
  return best
}

/** Whoever of the moving side has not moved yet joins the fights beside it. (engage.test) */
function joinIn(
  battle: Afv,
  there: readonly Unit[],
  contacts: ReadonlyMap<UnitId, readonly Contact[]>,
  hits: Map<UnitId, Hits>,
): void {
  const { active, moved } = battle
  if (!there.some((unit) => unit.side !== active && contacts.has(unit.id))) return
  for (const unit of there) {
    if (unit.side !== active || contacts.has(unit.id) || moved.includes(unit.id)) continue
    let best: { readonly enemy: UnitId; readonly dealt: Hits } | null = null
    let most = 0
    for (const enemy of there) {
      if (enemy.side === active || !contacts.has(enemy.id)) continue
      if (refuseEngaging(battle, unit, enemy.id)) continue
      const met = contactFace(battle, unit, enemy)
      if (!met) continue
      const dealt = hitsOn(battle, unit, enemy, met.face, inCommand(battle, unit))
      const before = hits.get(enemy.id) ?? NO_HITS
      const profile = profileOf(enemy)
      const worth =
        expectedLoss(profile, enemy.hits + 1, combined(before, dealt)).worth -
        expectedLoss(profile, enemy.hits + 1, before).worth
      if (worth <= most) continue
      most = worth
      best = { enemy: enemy.id, dealt }
    }
    if (best) add(hits, best.enemy, best.dealt)
  }
}

/** The fire that falls into a zone, the best shots first, spread evenly over those in the open. */
function shoots(
  battle: Afv,
  zone: ZoneId,
  zones: ReadonlyMap<ZoneId, readonly Unit[]>,
  hits: Map<UnitId, Hits>,
): void {
  const there = zones.get(zone) as readonly Unit[]
  for (const side of ['red', 'blue'] as const) {
    const targets = there.filter((unit) => unit.side !== side && !isEngaged(battle, unit.id))
    if (targets.length === 0) continue
    const firers = there.filter(
      (unit) => unit.side === side && canShoot(unit) && !isEngaged(battle, unit.id),
    )
    for (const [other, units] of zones)
      if (adjacent(battle.table, zone, other))
        for (const unit of units)
          if (
            unit.side === side &&
            firesFar(unit) &&
            !isEngaged(battle, unit.id) &&
            !units.some((near) => near.side !== side && !isEngaged(battle, near.id)) &&
            farTarget(battle, unit, zones) === zone
          )
            firers.push(unit)
    if (firers.length > 0) spread(battle, firers, targets, hits)
  }
}

/** Guns with nobody before their muzzles fire into the fullest zone next to them. */
function farTarget(
  battle: Afv,
  gun: Unit,
  zones: ReadonlyMap<ZoneId, readonly Unit[]>,
): ZoneId | null {
  let best: ZoneId | null = null
  let most = 0
  for (const [zone, units] of zones) {
    if (!adjacent(battle.table, zone, gun.zone as ZoneId)) continue
    const enemies = units.filter(
      (unit) => unit.side !== gun.side && !isEngaged(battle, unit.id),
    ).length
    if (enemies > most) {
      most = enemies
      best = zone
    }
  }
  return best
}

function spread(
  battle: Afv,
  firers: readonly Unit[],
  targets: readonly Unit[],
  hits: Map<UnitId, Hits>,
): void {
  let round: Unit[] = []
  for (const firer of firers) {
    if (round.length === 0) round = [...targets]
    let best = -1
    let most = 0
    for (let i = 0; i < round.length; i++) {
      const target = round[i] as Unit
      const dice = diceAt(battle, firer, target)
      // A shot at who is nearly broken, or has an odd hit already, goes furthest.
      const worth = dice * (1 + (target.hits % 2)) * (8 / (2 + profileOf(target).stands))
      if (dice === 0 || worth <= most) continue
      most = worth
      best = i
    }
    if (best < 0) continue
    const [target] = round.splice(best, 1)
    if (target) add(hits, target.id, shotHits(battle, firer, target))
  }
}
