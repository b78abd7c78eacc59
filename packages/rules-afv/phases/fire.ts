import { ask, askAll, chiefOf, reveal, throwDice, type Procedure } from '@grognard/kernel'
import { canFire, planFire } from '../asks/fire.ts'
import {
  addHits,
  change,
  enemyOf,
  SIDES,
  unitOf,
  type Afv,
  type Shot,
  type Unit,
} from '../battle.ts'
import { clause } from '../clauses.ts'
import { aboutUnits, tell } from '../tell.ts'
import { fireDice, fireNeeds } from './fire-dice.ts'

/** Both sides plan all their fire; then every shot is thrown, and hits count for both. */
export function* fire(battle: Afv): Procedure<void> {
  battle.shots =
    battle.options.declarations === 'secret' ? yield* secretly(battle) : yield* openly(battle)
  battle.phase = 'shots'
}

function* secretly(battle: Afv): Procedure<readonly Shot[]> {
  const firing = SIDES.filter((side) => canFire(battle, side))
  const asked = firing.map((side) => ({ seat: chiefOf(battle, side), args: { side } }))
  const plans = yield* askAll(planFire, asked) // fire.simultaneous
  if (asked.length > 1) reveal(battle) // who holds fire is a secret, too: there may be no dice
  return plans.flat()
}

/** The side without the initiative declares first. */
function* openly(battle: Afv): Procedure<readonly Shot[]> {
  const shots: Shot[] = []
  for (const side of [enemyOf(battle.initiative), battle.initiative])
    if (canFire(battle, side))
      shots.push(...(yield* ask(planFire, chiefOf(battle, side), { side })))
  return shots
}

/** One shot of the plans; when there are none left, the phase is over. */
export function* shots(battle: Afv): Procedure<void> {
  const [shot, ...rest] = battle.shots
  if (!shot) {
    battle.phase = 'combat'
    return
  }
  battle.shots = rest
  yield* fireAt(battle, unitOf(battle, shot.unit), unitOf(battle, shot.at))
}

/** Throws for a unit's fire, marks it as having fired, and returns the hits. */
export function* fireAt(battle: Afv, firer: Unit, target: Unit): Procedure<number> {
  const dice = fireDice(battle, firer, target) // fire.muskets, fire.artillery
  const needs = fireNeeds(firer) // fire.hit
  const faces = yield* throwDice(dice.value, {
    clause: clause('afv:fire.hit'),
    thrower: chiefOf(battle, firer.side),
    classes: hitClasses(needs.value),
  })
  const hits = faces.filter((face) => face <= needs.value).length
  change(battle, firer.id, { fired: true }) // fire.who
  addHits(battle, target.id, hits)
  const data = { ...aboutUnits(firer, target), at: target.name, dice, needs, faces, hits }
  tell(battle, 'fires', [clause('afv:fire.hit')], data)
  return hits
}

const FACES = [1, 2, 3, 4, 5, 6]

/** The outcome classes of dice that hit on this or less. */
export const hitClasses = (value: number) => [
  { name: 'hit', faces: FACES.filter((face) => face <= value) },
  { name: 'miss', faces: FACES.filter((face) => face > value) },
]
