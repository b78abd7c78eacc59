import type { Rf2, Side } from '@grognard/rules-rf2/functions'
import { frameFrom, type Frame } from '../inches/frame.ts'

/** Red has the lower edge. (17.8) */
export const frameFor = ({ terrain }: Pick<Rf2, 'terrain'>, nearest: Side): Frame =>
  frameFrom(nearest === 'blue' ? 'top' : 'bottom', terrain)
