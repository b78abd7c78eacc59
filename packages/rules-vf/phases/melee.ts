import { ask, chiefOf, type Procedure } from '@grognard/kernel'
import { dauntedThrow } from '../activities/daunted.ts'
import { fightsAsk } from '../asks/fights.ts'
import { enemyOf, type Fight, type Vf } from '../battle.ts'
import { offerCard } from '../cards/window.ts'
import { onlyFights } from '../melee/only-fights.ts'
import { hasFights } from '../melee/opponents.ts'

/** Cards, whoever is daunted, and the choice of all fights. (7.0, 7.1) */
export function* melee(battle: Vf): Procedure<void> {
  const { active } = battle
  if (hasFights(battle, active)) {
    yield* offerCard(battle, active, 'own melee phase')
    yield* cardsOfMelee(battle)
    yield* dauntedThrow(battle, active) // special.square
    yield* dauntedThrow(battle, enemyOf(active))
    battle.fights = yield* pickFights(battle) // 7.1
  }
  battle.phase = 'fights'
}

/** What either side may play at the start of the phase and before each fight. */
export function* cardsOfMelee(battle: Vf): Procedure<void> {
  const [active, other] = [battle.active, enemyOf(battle.active)]
  yield* offerCard(battle, active, 'melee phase')
  yield* offerCard(battle, other, 'enemy melee phase')
  yield* offerCard(battle, other, 'melee phase')
}

/** The commander-in-chief of the active side picks the fights, unless there is but one choice. (7.1) */
function* pickFights(battle: Vf): Procedure<readonly Fight[]> {
  const { active: side } = battle
  if (!hasFights(battle, side)) return []
  const only = onlyFights(battle, side)
  const fights = only ?? (yield* ask(fightsAsk, chiefOf(battle, side), { side }))
  return fights.map(({ main, target, support, brigade }) => ({
    main,
    target,
    support,
    brigade,
    again: false,
  }))
}
