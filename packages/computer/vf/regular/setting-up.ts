// Before the battle: objectives and places. (A3.2, A4.0)

import type { Point } from '@grognard/geometry'
import { leaderOf, unitOf, type BrigadeId, type Deploy } from '@grognard/rules-vf/functions'
import { nearestPrize } from '../features/objectives.ts'
import type { Answerer } from './answerer.ts'
import { deployGoal } from './deploy-goals.ts'
import { deployed } from './deploy.ts'
import { objectiveFor } from './objectives.ts'
import { because, thought } from './reasons.ts'

export const setObjective: Answerer = ({ kind, ask }, { seen, side }) => {
  const at = objectiveFor(seen, side, (place: Point) => kind.refuse(seen, ask.args, place))
  return at && thought(at, because('own-objective'))
}

export const deployOne: Answerer = ({ kind, ask }, { seen, side }) => {
  const { brigade } = ask.args as { readonly brigade: BrigadeId | null }
  const goal = deployGoal(seen, side, brigade)
  const judge = (answer: Deploy) => kind.refuse(seen, ask.args, answer)
  const answer = deployed(seen, side, brigade, goal, judge)
  if (!answer) return null
  if ('leader' in answer)
    return thought(answer, because('at-hand', { leader: leaderOf(seen, answer.leader).name }))
  const unit = unitOf(seen, answer.unit).name
  if ('reserve' in answer) return thought(answer, because('in-reserve', { unit }))
  const name = nearestPrize(seen, goal)?.objective.name ?? ''
  return thought(answer, because('lines-up', { unit, goal: name }))
}
