import { ask, chiefOf, throwDice, type Procedure } from '@grognard/kernel'
import { pressOn } from '../asks/press-on.ts'
import { addHits, change, unitOf, type Afv, type Unit, type UnitId } from '../battle.ts'
import { clause } from '../clauses.ts'
import { contactFace, contactsOf, engage, inCommand, isEngaged, rout } from '../engagements.ts'
import { suspended } from '../reactions/suspended.ts'
import { of, tell } from '../telling.ts'
import { isArtillery, isMounted } from '../units/kinds.ts'
import { engageNeeds } from './engage-test.ts'
import { upTo } from './fire.ts'

/** A unit tries to engage; each enemy that gives way to mounted may be followed by another. */
export function* engaging(battle: Afv, id: UnitId, first: UnitId): Procedure<void> {
  let target: UnitId | null = first
  while (target !== null) {
    if (!(yield* passesTest(battle, unitOf(battle, id), target))) return // engage.test
    const upshot = yield* suspended(battle, { unit: id, doing: 'engaging', target })
    if (upshot.kind === 'over') return
    if (upshot.kind === 'goes on') {
      if (!ridesDown(battle, id, target)) return contact(battle, id, target, upshot.impact)
      overRun(battle, id, target)
    }
    target = yield* afterwards(battle, id) // react.recoil
  }
}

/** In command, or joining friends already there, a unit needs no test. */
function* passesTest(battle: Afv, unit: Unit, target: UnitId): Procedure<boolean> {
  const joins = contactsOf(battle, target).length > 0
  if (inCommand(battle, unit) || joins) return true
  const needs = engageNeeds(unit, 'afv:engage.test')
  const [face = 6] = yield* throwDice(1, {
    clause: clause('afv:engage.test'),
    thrower: chiefOf(battle, unit.side),
    classes: upTo(needs.value),
  })
  const success = face <= needs.value
  tell(battle, 'tests', [clause('afv:engage.test')], { ...of(unit), needs, face, success })
  return success
}

/** Mounted that reach unengaged guns over-run them. (react.artillery-fire) */
const ridesDown = (battle: Afv, id: UnitId, target: UnitId): boolean =>
  isMounted(unitOf(battle, id)) && isArtillery(unitOf(battle, target)) && !isEngaged(battle, target)

function overRun(battle: Afv, id: UnitId, target: UnitId): void {
  const rider = unitOf(battle, id)
  const data = { ...of(unitOf(battle, target), rider), by: rider.name, disorder: 0 }
  tell(battle, 'over-run', [clause('afv:react.artillery-fire')], data)
  rout(battle, target)
}

/** Engage another, or rally facing any way. */
function* afterwards(battle: Afv, id: UnitId): Procedure<UnitId | null> {
  const { side } = unitOf(battle, id)
  const answer = yield* ask(pressOn, chiefOf(battle, side), { unit: id })
  if ('engage' in answer) return answer.engage
  change(battle, id, { facing: answer.rally })
  const data = { ...of(unitOf(battle, id)), facing: answer.rally }
  tell(battle, 'rallies', [clause('afv:react.recoil')], data)
  return null
}

/** Front against the face that the way both look gives, or the next that is free. */
function contact(battle: Afv, id: UnitId, target: UnitId, impact: number): void {
  const met = contactFace(battle, unitOf(battle, id), unitOf(battle, target))
  if (!met) return
  change(battle, id, { facing: met.facing })
  engage(battle, { by: id, with: target, face: met.face })
  addHits(battle, target, impact)
  const enemy = unitOf(battle, target)
  const about = of(unitOf(battle, id), enemy)
  const data = { ...about, with: enemy.name, face: met.face, impact }
  tell(battle, 'engages', [met.clause], data)
}
