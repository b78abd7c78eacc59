import { hasOnly, isObject, type AskKind, type Json } from '@grognard/kernel'
import { refuseSetUp, type SetUpUnit } from '../actions/set-up.ts'
import type { Side, Vf } from '../battle.ts'
import { anySetUp, setUps } from '../proposals/set-ups.ts'
import { isFormation, isPose } from './order-form.ts'

type Args = { readonly side: Side }

/** The next reinforcement that is set up; 'done' if no more come this turn. (vf1:fate) */
export const reinforceAsk: AskKind<Vf, Args, SetUpUnit | 'done'> = {
  name: 'reinforce',
  expects: `{unit, formation, pose}, or 'done'`,
  is: isSetUp,
  refuse: (seen, { side }, answer) => (answer === 'done' ? null : refuseSetUp(seen, side, answer)),
  candidates: (seen, { side }, n, random) => setUps(seen, side, n, random),
  any: (seen, { side }, random) => anySetUp(seen, side, random),
  complete: false,
}

function isSetUp(answer: Json): answer is SetUpUnit | 'done' {
  if (answer === 'done') return true
  if (!isObject(answer) || !hasOnly(answer, 'unit', 'formation', 'pose')) return false
  const { unit, formation, pose } = answer
  return Number.isInteger(unit) && isFormation(formation) && isPose(pose)
}
