import type { Point } from '@grognard/geometry'
import { hasOnly, isObject, type AskKind } from '@grognard/kernel'
import type { Side, Vf } from '../battle.ts'
import { places } from '../proposals/objectives.ts'
import { refusePlace } from '../scenario-a/objective-place.ts'

/** Where the next objective is set up. (A3.2) */
export const objectiveAsk: AskKind<Vf, { readonly side: Side }, Point> = {
  name: 'objective',
  expects: 'a place {x, y} in thousandths of an inch',
  is: (answer): answer is Point =>
    isObject(answer) &&
    hasOnly(answer, 'x', 'y') &&
    Number.isInteger(answer['x']) &&
    Number.isInteger(answer['y']),
  refuse: (seen, _args, at) => refusePlace(seen, at),
  candidates: (seen, _args, n, random) => places(seen, Math.min(n, 12), random),
  any: (seen, _args, random) => random.pick(places(seen, 1, random)),
  complete: false,
}
