import { hasOnly, isObject, type AskKind, type Json } from '@grognard/kernel'
import type { Vf } from '../battle.ts'
import { anyPlaceToDeploy, placesToDeploy } from '../proposals/deployments.ts'
import { refuseDeploy, type Deploy, type Deploying } from '../scenario-a/deploy.ts'
import { isFormation, isPoint, isPose } from './order-form.ts'

/** The next unit or leader of a brigade to be set up. (A4.0, A4.1) */
export const deployAsk: AskKind<Vf, Deploying, Deploy> = {
  name: 'deploy',
  expects:
    '{unit, formation, pose}, {unit, inside}, {unit, reserve: true}, {leader, at} or {leader, inside}',
  is: isDeploy,
  refuse: refuseDeploy,
  candidates: placesToDeploy,
  any: anyPlaceToDeploy,
  complete: false,
}

function isDeploy(answer: Json): answer is Deploy {
  if (!isObject(answer)) return false
  const { unit, leader, at, pose, inside, reserve, formation } = answer
  if (leader !== undefined) {
    if (!Number.isInteger(leader)) return false
    return inside === undefined
      ? isPoint(at) && hasOnly(answer, 'leader', 'at')
      : typeof inside === 'string' && hasOnly(answer, 'leader', 'inside')
  }
  if (!Number.isInteger(unit)) return false
  if (reserve !== undefined) return reserve === true && hasOnly(answer, 'unit', 'reserve')
  if (inside !== undefined) return typeof inside === 'string' && hasOnly(answer, 'unit', 'inside')
  return isPose(pose) && isFormation(formation) && hasOnly(answer, 'unit', 'formation', 'pose')
}
