import { chiefOf, throwDice, type Procedure } from '@grognard/kernel'
import type { Reaction } from '../asks/react.ts'
import { addHits, change, unitOf, type Afv, type Suspended, type Unit } from '../battle.ts'
import { clause, type AfvClause } from '../clauses.ts'
import { engage, inCommand, rout } from '../engagements.ts'
import { fireAt, upTo } from '../phases/fire.ts'
import { engageNeeds } from '../phases/engage-test.ts'
import { opposite, reserveAt } from '../table.ts'
import { of, tell } from '../telling.ts'
import { isArtillery, isFoot, isMounted } from '../units/kinds.ts'

/**
 * What becomes of the suspended movement: it goes on, with so many hits of impact on the target if
 * it comes to contact; it is over; or the engager stands without an enemy and may press on.
 */
export type Upshot =
  | { readonly kind: 'goes on'; readonly impact: number }
  | { readonly kind: 'over' | 'unopposed' }

const GOES_ON: Upshot = { kind: 'goes on', impact: 0 }

export function* perform(battle: Afv, now: Suspended, reaction: Reaction): Procedure<Upshot> {
  const unit = unitOf(battle, reaction.unit)
  const mover = unitOf(battle, now.unit)
  change(battle, unit.id, { reacted: true }) // react.general
  const cited = clause(clauseOf(unit, reaction))
  const data = { ...of(unit, mover), with: reaction.react, against: mover.name }
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
      return (yield* fireAt(battle, unit, mover)) >= 2 // react.supporting-fire
        ? flinches(battle, mover, 'afv:react.supporting-fire')
        : GOES_ON
  }
}

const CLAUSES = {
  'counter-charge': 'afv:react.counter-charge',
  recoil: 'afv:react.recoil',
  fire: 'afv:react.defensive-fire',
  form: 'afv:react.hasty-defence',
  evade: 'afv:react.evade',
  flee: 'afv:react.flee',
  intercept: 'afv:react.intercept',
  support: 'afv:react.supporting-fire',
} as const

const clauseOf = (unit: Unit, { react }: Reaction): AfvClause =>
  react === 'fire' && isArtillery(unit) ? 'afv:react.artillery-fire' : CLAUSES[react]

/** Two hits stop whoever was about to engage. */
function flinches(battle: Afv, mover: Unit, id: AfvClause): Upshot {
  tell(battle, 'flinches', [clause(id)], of(mover))
  return { kind: 'over' }
}

/** Both are put front to front; the charger is disordered, more so if it had to turn. */
function frontToFront(
  battle: Afv,
  charger: Unit,
  mover: Unit,
  impact: number,
  id: 'afv:react.counter-charge' | 'afv:react.intercept',
): void {
  const facing = opposite(mover.facing)
  const disorder = charger.facing === facing ? 1 : 2
  change(battle, charger.id, { facing })
  addHits(battle, charger.id, disorder)
  addHits(battle, mover.id, impact)
  engage(battle, { by: charger.id, with: mover.id, face: 'front' })
  const data = { ...of(charger, mover), with: mover.name, disorder, impact }
  tell(battle, 'meets', [clause(id)], data)
}

function counterCharge(battle: Afv, unit: Unit, mover: Unit): Upshot {
  frontToFront(battle, unit, mover, 0, 'afv:react.counter-charge')
  return { kind: 'over' }
}

/** Two hits or more, and the mounted flinch; fewer, and they ride the guns down. */
function* gunsFire(battle: Afv, guns: Unit, mover: Unit): Procedure<Upshot> {
  const hits = yield* fireAt(battle, guns, mover) // react.artillery-fire
  return hits >= 2 ? flinches(battle, mover, 'afv:react.artillery-fire') : GOES_ON
}

/** Two hits: flinch. One: contact. None: contact with a light impact. */
function* footFire(battle: Afv, unit: Unit, mover: Unit): Procedure<Upshot> {
  const hits = yield* fireAt(battle, unit, mover) // react.defensive-fire
  if (hits >= 2) return flinches(battle, mover, 'afv:react.defensive-fire')
  return { kind: 'goes on', impact: hits === 0 ? 1 : 0 }
}

function hastyDefence(battle: Afv, unit: Unit, mover: Unit, files: number): Upshot {
  change(battle, unit.id, { formation: { kind: 'defensive', files } }) // react.hasty-defence
  addHits(battle, unit.id, 1)
  if (isFoot(mover)) return GOES_ON
  if (unit.stands.pike > 0) {
    addHits(battle, mover.id, 1)
    tell(battle, 'pulls up', [clause('afv:react.hasty-defence')], of(mover, unit))
    return { kind: 'over' }
  }
  return { kind: 'goes on', impact: heavyImpact(mover) }
}

/** Dragoons one, mounted two, heavy mounted three. */
const heavyImpact = ({ kind }: Unit): number =>
  kind === 'heavy mounted' ? 3 : kind === 'mounted' ? 2 : 1

/** Tests where it must, and meets the enemy front to front. (react.intercept) */
function* intercept(battle: Afv, unit: Unit, mover: Unit): Procedure<Upshot> {
  const tests = !inCommand(battle, unit) && unit.kind !== 'heavy mounted'
  if (tests && !(yield* passes(battle, unit))) return GOES_ON
  if (isArtillery(mover)) {
    const facing = opposite(mover.facing)
    const disorder = unit.facing === facing ? 1 : 2
    addHits(battle, unit.id, disorder)
    change(battle, unit.id, { facing })
    const data = { ...of(mover, unit), by: unit.name, disorder }
    tell(battle, 'over-run', [clause('afv:react.intercept')], data)
    rout(battle, mover.id)
    return { kind: 'over' }
  }
  const impact = isFoot(mover) ? heavyImpact(unit) : 0
  frontToFront(battle, unit, mover, impact, 'afv:react.intercept')
  return { kind: 'over' }
}

function* passes(battle: Afv, unit: Unit): Procedure<boolean> {
  const needs = engageNeeds(unit, 'afv:react.intercept')
  const [face = 6] = yield* throwDice(1, {
    clause: clause('afv:react.intercept'),
    thrower: chiefOf(battle, unit.side),
    classes: upTo(needs.value),
  })
  const success = face <= needs.value
  const data = { ...of(unit), needs, face, success }
  tell(battle, 'tests', [clause('afv:react.intercept')], data)
  return success
}
