import { whereIs, type Point } from '@grognard/geometry'
import { ask, chiefOf, type Procedure } from '@grognard/kernel'
import { objectiveAsk } from '../../asks/objective.ts'
import { enemyOf, type FeatureId, type Vf } from '../../battle.ts'
import { clause } from '../../clauses.ts'
import { hasRoom } from '../../scenario-a/objective-place.ts'
import { defenderIn, settingOf } from '../../scenario-a/setting.ts'
import { tell } from '../../tell.ts'
import { placesWith } from '../../terrain/rules.ts'

/** Four; in an assault three, two of them the defender's. (A3.2, A7.0.2) */
const howMany = (battle: Vf): number => (settingOf(battle).form === 'assault' ? 3 : 4)

/** The two chiefs set up objectives in turn, the defender first. */
export function* objectives(battle: Vf): Procedure<void> {
  const set = battle.objectives.length
  if (set >= howMany(battle) || !hasRoom(battle)) {
    battle.phase = 'commands'
    return
  }
  const defender = defenderIn(battle)
  const side = set % 2 === 0 ? defender : enemyOf(defender)
  const at = yield* ask(objectiveAsk, chiefOf(battle, side), { side })
  const feature = featureAt(battle, at)
  const name = feature === null ? `Objective ${set + 1}` : named(battle, feature)
  battle.objectives = [...battle.objectives, { id: set, name, at, feature, control: null }]
  tell(battle, 'objective', [clause('vf2:A3.2')], { side, objective: name })
}

/** An objective on defendable terrain is that terrain. (2.1.1) */
const featureAt = ({ terrain }: Vf, { x, y }: Point): FeatureId | null =>
  placesWith(terrain, 'defendable').find(({ ground }) =>
    ground.parts.some((part) => whereIs(part, x, y) !== 'outside'),
  )?.id ?? null

const named = ({ terrain }: Vf, id: FeatureId): string =>
  terrain.features.find((feature) => feature.id === id)?.name || id
