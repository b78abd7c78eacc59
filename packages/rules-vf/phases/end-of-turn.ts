import type { Procedure } from '@grognard/kernel'
import { enemyOf, type Objective, type Side, type Vf } from '../battle.ts'
import { clause } from '../clauses.ts'
import { editionOf, numbersOf } from '../editions/book.ts'
import { inInches } from '../measured.ts'
import { heldBy, strengthAt } from '../objectives.ts'
import { tell } from '../tell.ts'
import { occupierOf } from '../terrain/ground.ts'
import { decided, isLastTurn } from '../victory.ts'
import { enterPhase } from './enter.ts'

/** The end of a side's turn: objectives change hands, and the battle ends or goes on. (3.0) */
export function* endOfTurn(battle: Vf): Procedure<void> {
  battle.objectives = battle.objectives.map((objective) => judged(battle, objective)) // 2.1.1
  if (isLastTurn(battle)) return end(battle) // 2.2, 10.0
  if (battle.active !== battle.first) battle.turn++
  battle.active = enemyOf(battle.active)
  enterPhase(battle, 'turn')
}

function judged(battle: Vf, objective: Objective): Objective {
  const control = heldBy(battle, objective)
  if (control === objective.control || control === null) return objective
  const { id, name, at, feature } = objective
  const holder = feature === null ? null : occupierOf(battle, feature)
  const clauses = holder ? [clause('vf2:2.1.1'), clause('vf2:T.3')] : [clause('vf2:2.1.1')]
  tell(battle, 'objective taken', clauses, {
    side: control,
    objective: name,
    red: strengthAt(battle, objective, 'red'),
    blue: strengthAt(battle, objective, 'blue'),
    within: inInches(numbersOf(battle.options).objective),
    holder: holder?.name ?? null,
  })
  return { id, name, at, feature, control }
}

function end(battle: Vf): void {
  const clauses = battle.settingUp ? [clause('vf2:10.0'), clause('vf2:A6.0')] : [clause('vf2:10.0')]
  const { totalOf } = editionOf(battle)
  const totals = { red: totalOf(battle, 'red'), blue: totalOf(battle, 'blue') }
  const namesOf = (side: Side) =>
    battle.objectives.filter(({ control }) => control === side).map(({ name }) => name)
  const holds = { red: namesOf('red'), blue: namesOf('blue') }
  tell(battle, 'totals', clauses, { ...totals, holds })
  battle.outcome = decided(battle)
}
