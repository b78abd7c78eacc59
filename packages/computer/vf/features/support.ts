// Units that stand where they help one another, and leaders who have them in hand. (6.2.2, 8.2)

import { brigadeOf, leaderOf } from '@grognard/rules-vf/functions'
import { distancesOf } from './distances.ts'
import { areWithin, distanceTo, inInches, type Oblong } from './oblong.ts'
import { brigadeHelp } from './exposure.ts'
import type { Picture, Piece } from './picture.ts'

const WITH_BRIGADE = 0.02
const SHOULDER = 0.008
const BESIDE = 8
const MOST_BESIDE = 2
const OUT_OF_HAND = 0.05

/** Brigade support at hand, and friends beside it who look the same way. */
export function supportWorth({ seen, own }: Picture, piece: Piece): number {
  let beside = 0
  for (let i = 0; i < own.length && beside < MOST_BESIDE; i++) {
    const { unit, o } = own[i] as Piece
    if (unit.id !== piece.unit.id && looksAlike(o, piece.o) && areWithin(o, piece.o, BESIDE))
      beside++
  }
  return (brigadeHelp(seen, piece, own) > 0 ? WITH_BRIGADE : 0) + SHOULDER * beside
}

const looksAlike = (a: Oblong, b: Oblong): boolean => a.fx * b.fx + a.fy * b.fy > 0.7

/** Orders to who is out of hand go by messenger, and some are lost. (6.2.2) */
export function commandWorth({ seen }: Picture, { unit, o }: Piece): number {
  const { at } = leaderOf(seen, brigadeOf(seen, unit.brigade).leader)
  if (!at) return 0
  const { x, y } = inInches(at)
  return distanceTo(o, x, y) > distancesOf(seen).inHand ? -OUT_OF_HAND : 0
}
