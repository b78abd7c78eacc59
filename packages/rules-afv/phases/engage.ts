import { ask, chiefOf, throwDice, type Procedure } from '@grognard/kernel'
import type { Engaging } from '../asks/move.ts'
import { pressOn } from '../asks/press-on.ts'
import { addHits, change, unitOf, type Afv, type Unit, type UnitId } from '../battle.ts'
import type { Explained } from '@grognard/toolkit'
import { clause, type AfvClause } from '../clauses.ts'
import { contactFace, contactsOf, engage, inCommand, isEngaged, rout } from '../engagements.ts'
import type { AfterReaction } from '../reactions/perform.ts'
import { suspended } from '../reactions/suspended.ts'
import { aboutUnits, tell } from '../tell.ts'
import { isArtillery, isMounted } from '../units/kinds.ts'
import { engageNeeds } from './engage-test.ts'
import { hitClasses } from './fire.ts'
import { noHits } from './shock.ts'

/** A unit tries to engage; each enemy that gives way to mounted may be followed by another. */
export function* engaging(battle: Afv, id: UnitId, first: Engaging): Procedure<void> {
  let order: Engaging | null = first
  while (order !== null) {
    const target: UnitId = order.target
    if (!(yield* passesTest(battle, unitOf(battle, id), target))) return // engage.test
    const after: AfterReaction = yield* suspended(battle, { unit: id, doing: 'engaging', target })
    order = yield* afterReactions(battle, id, order, after)
  }
}

/** Contact, guns that are ridden down, or nothing; and whom it may go on to. */
export function* afterReactions(
  battle: Afv,
  id: UnitId,
  order: Engaging,
  after: AfterReaction,
): Procedure<Engaging | null> {
  if (after.kind === 'over') return null
  const rides = after.kind === 'goes on' && ridesDown(battle, id, order.target)
  if (after.kind === 'goes on' && !rides) {
    contact(battle, id, order, after.impact)
    return null
  }
  if (rides) overRun(battle, id, order.target)
  return yield* afterwards(battle, id, rides ? 'afv:react.artillery-fire' : 'afv:react.recoil')
}

/** In command, or joining friends already there, a unit needs no test. */
function* passesTest(battle: Afv, unit: Unit, target: UnitId): Procedure<boolean> {
  const led = inCommand(battle, unit)
  if (led || contactsOf(battle, target).length > 0) {
    const cited = [clause('afv:engage.test'), ...(led ? [clause('afv:hth.command')] : [])]
    tell(battle, 'untested', cited, { ...aboutUnits(unit), why: led ? 'command' : 'joins' })
    return true
  }
  const needs = engageNeeds(unit, 'afv:engage.test')
  const [face = 6] = yield* throwDice(1, {
    clause: clause('afv:engage.test'),
    thrower: chiefOf(battle, unit.side),
    classes: hitClasses(needs.value),
  })
  const success = face <= needs.value
  tell(battle, 'tests', [clause('afv:engage.test')], { ...aboutUnits(unit), needs, face, success })
  return success
}

/** Mounted that reach unengaged guns over-run them. (react.artillery-fire) */
const ridesDown = (battle: Afv, id: UnitId, target: UnitId): boolean =>
  isMounted(unitOf(battle, id)) && isArtillery(unitOf(battle, target)) && !isEngaged(battle, target)

function overRun(battle: Afv, id: UnitId, target: UnitId): void {
  const rider = unitOf(battle, id)
  const cited = clause('afv:react.artillery-fire')
  const disorder = noHits(cited)
  const data = { ...aboutUnits(unitOf(battle, target), rider), by: rider.name, disorder }
  tell(battle, 'over-run', [cited], data)
  rout(battle, target)
}

/** Engage another, or rally facing any way. */
function* afterwards(battle: Afv, id: UnitId, cited: AfvClause): Procedure<Engaging | null> {
  const { side } = unitOf(battle, id)
  const answer = yield* ask(pressOn, chiefOf(battle, side), { unit: id })
  if ('engage' in answer) {
    const { engage: target, flank } = answer
    return flank === undefined ? { target } : { target, flank }
  }
  change(battle, id, { facing: answer.rally })
  const data = { ...aboutUnits(unitOf(battle, id)), facing: answer.rally }
  tell(battle, 'rallies', [cited], data)
  return null
}

/** Front against the face that the way both look gives, or the next that is free. */
function contact(
  battle: Afv,
  id: UnitId,
  { target, flank }: Engaging,
  struck: Explained<AfvClause> | null,
): void {
  const met = contactFace(battle, unitOf(battle, id), unitOf(battle, target), flank)
  if (!met) return
  const impact = struck ?? noHits(met.clause)
  change(battle, id, { facing: met.facing })
  engage(battle, { by: id, with: target, face: met.face })
  addHits(battle, target, impact.value)
  const enemy = unitOf(battle, target)
  const about = aboutUnits(unitOf(battle, id), enemy)
  const data = { ...about, with: enemy.name, face: met.face, impact }
  const cited = impact.steps.map(({ clause: by }) => by)
  tell(battle, 'engages', [...new Set([met.clause, ...cited])], data)
}
