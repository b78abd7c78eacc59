import { ask, chiefOf, randomFrom, throwDice, type Procedure } from '@grognard/kernel'
import { edgeAsk } from '../../asks/edge.ts'
import { terrainAsk } from '../../asks/terrain.ts'
import { enemyOf, type Vf } from '../../battle.ts'
import { clause } from '../../clauses.ts'
import { editionOf } from '../../editions/book.ts'
import { asTerrain } from '../../scenario-a/features.ts'
import { lawfulBattlefield } from '../../scenario-a/generate.ts'
import {
  attackerIn,
  changeSetting,
  defenderIn,
  OPPOSITE,
  settingOf,
} from '../../scenario-a/setting.ts'
import { tell } from '../../tell.ts'
import { asPlayed } from '../../terrain/kinds.ts'

/** So many dice make one of a few hundred million battlefields. */
const SEED_DICE = 11

/** The defender sets up the terrain, or dice do. (A3.0, A3.1) */
export function* terrain(battle: Vf): Procedure<void> {
  const id = clause('vf2:A3.1')
  const edition = editionOf(battle)
  const thrower = chiefOf(battle, defenderIn(battle))
  if (settingOf(battle).terrain === 'generated') {
    const faces = yield* throwDice(SEED_DICE, { clause: id, thrower })
    const random = randomFrom(`battlefield ${faces.join('')}`)
    battle.terrain = asPlayed(edition, lawfulBattlefield(random, battle.terrain))
  } else {
    const features = yield* ask(terrainAsk, thrower, { side: defenderIn(battle) })
    battle.terrain = asPlayed(edition, asTerrain(battle.terrain, features))
  }
  tell(battle, 'terrain', [id], {
    side: defenderIn(battle),
    features: battle.terrain.features.length,
    generated: settingOf(battle).terrain === 'generated',
  })
  battle.phase = 'edges'
}

/** The attacker picks a long edge, or a narrow one in a meeting engagement. (A3.0, A7.0.1) */
export function* edges(battle: Vf): Procedure<void> {
  const side = attackerIn(battle)
  const edge = yield* ask(edgeAsk, chiefOf(battle, side), { side })
  const opposite = OPPOSITE[edge]
  changeSetting(battle, {
    edges: side === 'red' ? { red: edge, blue: opposite } : { red: opposite, blue: edge },
  })
  const clauses = [clause('vf2:A3.0')]
  tell(battle, 'edge', clauses, { side, edge })
  tell(battle, 'edge', clauses, { side: enemyOf(side), edge: opposite })
  battle.phase = battle.objectives.length > 0 ? 'commands' : 'objectives'
}
