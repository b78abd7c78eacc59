import { ask, chiefOf, throwDice, type Procedure } from '@grognard/kernel'
import { chooseFirst, deployUnit, placeCommander, unplaced } from '../asks/deploy.ts'
import { change, enemyOf, SIDES, unitOf, type Afv, type Side } from '../battle.ts'
import { clause } from '../clauses.ts'
import { forward } from '../table.ts'
import { at, aboutUnits, tell } from '../tell.ts'
import { formationFrom } from '../units/formations.ts'
import { QUALITY_TABLE, type Quality } from '../units/quality.ts'
import { throwForInitiative } from './initiative.ts'

/** Nobody has fought yet: the armies are on their way to the table. (table.setup) */
export const isSettingUp = ({ phase }: { readonly phase?: unknown }): boolean =>
  phase === 'quality' || phase === 'deployment'

/** Every unit throws for its quality. (quality.table) */
export function* qualities(battle: Afv): Procedure<void> {
  for (const unit of battle.units) {
    const { id, kind, side } = unit
    const [face = 1] = yield* throwDice(1, {
      clause: clause('afv:quality.table'),
      thrower: chiefOf(battle, side),
    })
    const quality = QUALITY_TABLE[kind][face - 1] as Quality
    change(battle, id, { quality })
    tell(battle, 'quality', [clause('afv:quality.table')], { ...aboutUnits(unit), quality, face })
  }
  const placed = SIDES.every(
    (side) => unplaced(battle, side).length === 0 && !isAwaited(battle, side),
  )
  battle.phase = placed ? 'initiative' : 'deployment'
}

/** The sides place a unit each in turn; commanders come last. (table.setup) */
export function* deployment(battle: Afv): Procedure<void> {
  if (battle.place === 0) {
    const winner = yield* throwForInitiative(battle)
    battle.active = yield* ask(chooseFirst, chiefOf(battle, winner), null)
    battle.place = 1
    return
  }
  const placing = [battle.active, enemyOf(battle.active)].find(
    (s) => unplaced(battle, s).length > 0,
  )
  if (placing === undefined) {
    yield* commanders(battle)
    return
  }
  const seat = chiefOf(battle, placing)
  const { unit, zone, formation } = yield* ask(deployUnit, seat, { side: placing })
  change(battle, unit, {
    zone,
    formation: formationFrom(formation),
    facing: forward(placing),
  })
  tell(battle, 'placed', [clause('afv:table.setup')], {
    ...aboutUnits(unitOf(battle, unit)),
    ...at(battle, zone),
  })
  battle.active = enemyOf(placing)
}

/** A commander who is neither on the table nor lost. */
const isAwaited = ({ commanders }: Afv, side: Side): boolean =>
  commanders[side].zone === null && !commanders[side].lost

function* commanders(battle: Afv): Procedure<void> {
  for (const side of SIDES) {
    if (!isAwaited(battle, side)) continue
    const zone = yield* ask(placeCommander, chiefOf(battle, side), { side })
    battle.commanders = { ...battle.commanders, [side]: { zone, lost: false } }
    tell(battle, 'commander', [clause('afv:army.commander')], { side, ...at(battle, zone) })
  }
  battle.place = 0
  battle.phase = 'initiative'
}
