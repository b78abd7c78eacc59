import { hasOnly, isObject, type AskKind, type Json } from '@grognard/kernel'
import { refuseShot, type Shoot } from '../attacks/shot.ts'
import { unitOf, type Side, type UnitId, type Vf } from '../battle.ts'
import { anyShotAt, shotsAt } from '../proposals/shots.ts'
import { isShooter } from './shooter-form.ts'

type Args = { readonly side: Side; readonly target: UnitId }

export const shoot: AskKind<Vf, Args, Shoot> = {
  name: 'shoot',
  expects: '{main, skirmish, support: [{unit, skirmish}]} with numbers of your units',
  is: isShoot,
  refuse: (seen, { target }, answer) => refuseShot(seen, unitOf(seen, target), answer),
  candidates: (seen, { side, target }, n, random) =>
    shotsAt(seen, side, unitOf(seen, target), n, random),
  any: (seen, { side, target }, random) => anyShotAt(seen, side, unitOf(seen, target), random),
  complete: false,
}

function isShoot(answer: Json): answer is Shoot {
  return (
    isObject(answer) &&
    hasOnly(answer, 'main', 'skirmish', 'support') &&
    isShooter({ unit: answer['main'] ?? null, skirmish: answer['skirmish'] ?? null }) &&
    Array.isArray(answer['support']) &&
    answer['support'].every(isShooter)
  )
}
