import type { Side, Vf } from '@grognard/rules-vf/functions'
import { frameFrom, type Frame } from '../inches/frame.ts'

/** The own edge is where one sets up, or where one's reinforcements come on. (A4.0, 11.0) */
export const frameFor = (
  { terrain, settingUp }: Pick<Vf, 'terrain' | 'settingUp'>,
  nearest: Side,
): Frame => frameFrom(settingUp?.edges?.[nearest] ?? settingUp?.arrivals[nearest]?.edge, terrain)
