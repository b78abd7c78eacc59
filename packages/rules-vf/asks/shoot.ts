import type { AskKind } from '@grognard/kernel'
import { refuseShot, type Shoot } from '../attacks/shot.ts'
import { withCards, type Target } from '../attacks/volley.ts'
import { unitOf, type Side, type Vf } from '../battle.ts'
import { anyShotAt, shotsAt } from '../proposals/shots.ts'
import { isShoot } from './shooter-form.ts'

type Args = Target & { readonly side: Side }

/** Who shoots at a target that the commander-in-chief leaves to other commanders. (5.0, 5.1) */
export const shoot: AskKind<Vf, Args, Shoot> = {
  name: 'shoot',
  expects: '{main, skirmish, support: [{unit, skirmish}]} with numbers of your units',
  is: isShoot,
  refuse: (seen, args, answer) => refuseShot(then(seen, args), unitOf(seen, args.target), answer),
  candidates: (seen, args, n, random) =>
    shotsAt(then(seen, args), args.side, unitOf(seen, args.target), n, random),
  any: (seen, args, random) =>
    anyShotAt(then(seen, args), args.side, unitOf(seen, args.target), random),
  complete: false,
}

/** With the cards in force that go with the target. */
const then = (seen: Vf, { side, cards }: Args): Vf => withCards(seen, side, cards)
