import type { AskKind } from '@grognard/kernel'
import type { Shooter } from '../attacks/shooting.ts'
import { refuseLenders, type Shooting } from '../attacks/shot.ts'
import { withCards, type Target } from '../attacks/volley.ts'
import { unitOf, type Side, type Vf } from '../battle.ts'
import { ownSupport } from '../proposals/shots.ts'
import { isShooter } from './shooter-form.ts'

type Args = Target & {
  readonly side: Side
  readonly main: Shooter
  readonly support: readonly Shooter[]
}

/** Who of a seat's units lends fire support to a unit that another seat commands. (8.2.1) */
export const lend: AskKind<Vf, Args, readonly Shooter[]> = {
  name: 'lend',
  expects: 'a list of {unit, skirmish} with numbers of your units, which may be empty',
  is: (answer): answer is readonly Shooter[] => Array.isArray(answer) && answer.every(isShooter),
  refuse: (seen, args, lenders) => refuseLenders(then(seen, args), shootingIn(seen, args), lenders),
  candidates: (seen, args, n, random) =>
    ownSupport(then(seen, args), args.side, shootingIn(seen, args), random).slice(0, n),
  complete: false,
  pass: [],
}

const shootingIn = (seen: Vf, { main, support, target }: Args): Shooting => ({
  main,
  support,
  target: unitOf(seen, target),
})

/** With the cards in force that go with the target. */
const then = (seen: Vf, { side, cards }: Args): Vf => withCards(seen, side, cards)
