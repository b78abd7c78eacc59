import { chiefOf, throwDice, type Procedure } from '@grognard/kernel'
import type { Explained } from '@grognard/toolkit'
import { clauseOfReaction, type Reaction } from '../asks/react.ts'
import { addHits, change, unitOf, type Afv, type Suspended, type Unit } from '../battle.ts'
import { clause, type AfvClause } from '../clauses.ts'
import { engage, inCommand, rout } from '../engagements.ts'
import { fireAt, hitClasses } from '../phases/fire.ts'
import { engageNeeds } from '../phases/engage-test.ts'
import { disorderOf, heavyImpact, lightImpact, noHits } from '../phases/shock.ts'
import { opposite, reserveAt } from '../table.ts'
import { at, aboutUnits, tell } from '../tell.ts'
import { isArtillery, isFoot, isMounted } from '../units/kinds.ts'

/**
 * What becomes of the suspended movement: it goes on, with so many hits of impact on the target if
 * it comes to contact; it is over; or the engager stands without an enemy and may press on.
 */
export type AfterReaction =
  | { readonly kind: 'goes on'; readonly impact: Impact }
  | { readonly kind: 'over' | 'unopposed' }

/** One reaction at most brings an impact: that of the unit which is being engaged. */
export type Impact = Explained<AfvClause> | null

const GOES_ON: AfterReaction = { kind: 'goes on', impact: null }

export function* perform(
  battle: Afv,
  now: Suspended,
  reaction: Reaction,
): Procedure<AfterReaction> {
  const unit = unitOf(battle, reaction.unit)
  const mover = unitOf(battle, now.unit)
  change(battle, unit.id, { reacted: true }) // react.general
  const cited = clause(clauseOfReaction(unit, reaction))
  const flight = 'column' in reaction ? at(battle, reserveAt(reaction.column)) : {}
  const data = { ...aboutUnits(unit, mover), with: reaction.react, against: mover.name, ...flight }
  tell(battle, 'reacts', [cited], data)
  switch (reaction.react) {
    case 'counter-charge':
      return counterCharge(battle, unit, mover)
    case 'recoil':
      change(battle, unit.id, { zone: reserveAt(reaction.column) }) // react.recoil
      return { kind: isMounted(mover) ? 'unopposed' : 'over' }
    case 'fire':
      return isArtillery(unit)
        ? yield* gunsFire(battle, unit, mover)
        : yield* footFire(battle, unit, mover)
    case 'form':
      return hastyDefence(battle, unit, mover, reaction.files)
    case 'evade':
      return { kind: 'over' } // react.evade
    case 'flee':
      change(battle, unit.id, { zone: reserveAt(reaction.column) }) // react.flee
      return { kind: 'over' }
    case 'intercept':
      return yield* intercept(battle, unit, mover)
    case 'support':
      return stopped(battle, mover, yield* fireAt(battle, unit, mover), 'afv:react.supporting-fire')
        ? { kind: 'over' }
        : GOES_ON
  }
}

const STOPPED = 2

/** Two hits stop whoever was about to engage. */
function stopped(battle: Afv, mover: Unit, hits: number, id: AfvClause): boolean {
  if (hits < STOPPED) return false
  tell(battle, 'flinches', [clause(id)], { ...aboutUnits(mover), hits, most: STOPPED })
  return true
}

/** Both are put front to front; the charger is disordered, more so if it had to turn. */
function frontToFront(
  battle: Afv,
  charger: Unit,
  mover: Unit,
  impact: Explained<AfvClause>,
  id: 'afv:react.counter-charge' | 'afv:react.intercept',
): void {
  const facing = opposite(mover.facing)
  const disorder = disorderOf(charger.facing !== facing, id)
  change(battle, charger.id, { facing })
  addHits(battle, charger.id, disorder.value)
  addHits(battle, mover.id, impact.value)
  engage(battle, { by: charger.id, with: mover.id, face: 'front' })
  const data = { ...aboutUnits(charger, mover), with: mover.name, disorder, impact }
  tell(battle, 'meets', [clause(id)], data)
}

function counterCharge(battle: Afv, unit: Unit, mover: Unit): AfterReaction {
  const id = 'afv:react.counter-charge'
  frontToFront(battle, unit, mover, noHits(id), id)
  return { kind: 'over' }
}

/** Two hits or more, and the mounted flinch; fewer, and they ride the guns down. */
function* gunsFire(battle: Afv, guns: Unit, mover: Unit): Procedure<AfterReaction> {
  const hits = yield* fireAt(battle, guns, mover) // react.artillery-fire
  return stopped(battle, mover, hits, 'afv:react.artillery-fire') ? { kind: 'over' } : GOES_ON
}

/** Two hits: flinch. One: contact. None: contact with a light impact. */
function* footFire(battle: Afv, unit: Unit, mover: Unit): Procedure<AfterReaction> {
  const hits = yield* fireAt(battle, unit, mover) // react.defensive-fire
  if (stopped(battle, mover, hits, 'afv:react.defensive-fire')) return { kind: 'over' }
  return { kind: 'goes on', impact: hits === 0 ? lightImpact() : null }
}

function hastyDefence(battle: Afv, unit: Unit, mover: Unit, files: number): AfterReaction {
  change(battle, unit.id, { formation: { kind: 'defensive', files } }) // react.hasty-defence
  addHits(battle, unit.id, 1)
  if (isFoot(mover)) return GOES_ON
  if (unit.stands.pike > 0) {
    addHits(battle, mover.id, 1)
    const data = { ...aboutUnits(mover, unit), before: unit.name }
    tell(battle, 'pulls up', [clause('afv:react.hasty-defence')], data)
    return { kind: 'over' }
  }
  return { kind: 'goes on', impact: heavyImpact(mover, 'afv:react.hasty-defence') }
}

/** Tests where it must, and meets the enemy front to front. (react.intercept) */
function* intercept(battle: Afv, unit: Unit, mover: Unit): Procedure<AfterReaction> {
  const id = clause('afv:react.intercept')
  if (!(yield* passes(battle, unit))) return GOES_ON
  if (isArtillery(mover)) {
    const facing = opposite(mover.facing)
    const disorder = disorderOf(unit.facing !== facing, 'afv:react.intercept')
    addHits(battle, unit.id, disorder.value)
    change(battle, unit.id, { facing })
    const data = { ...aboutUnits(mover, unit), by: unit.name, disorder }
    tell(battle, 'over-run', [id], data)
    rout(battle, mover.id)
    return { kind: 'over' }
  }
  const impact = isFoot(mover) ? heavyImpact(unit, 'afv:react.intercept') : noHits(id)
  frontToFront(battle, unit, mover, impact, 'afv:react.intercept')
  return { kind: 'over' }
}

/** In command, or heavy mounted, a unit needs no test. */
function* passes(battle: Afv, unit: Unit): Procedure<boolean> {
  const led = inCommand(battle, unit)
  if (led || unit.kind === 'heavy mounted') {
    const cited = [clause('afv:react.intercept'), ...(led ? [clause('afv:hth.command')] : [])]
    tell(battle, 'untested', cited, { ...aboutUnits(unit), why: led ? 'command' : 'heavy' })
    return true
  }
  const needs = engageNeeds(unit, 'afv:react.intercept')
  const [face = 6] = yield* throwDice(1, {
    clause: clause('afv:react.intercept'),
    thrower: chiefOf(battle, unit.side),
    classes: hitClasses(needs.value),
  })
  const success = face <= needs.value
  const data = { ...aboutUnits(unit), needs, face, success }
  tell(battle, 'tests', [clause('afv:react.intercept')], data)
  return success
}
