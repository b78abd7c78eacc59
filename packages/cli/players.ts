import { randomPlayer, type Player } from '@grognard/kernel'
import { chooseNamed } from './choose.ts'

/** Who can sit down at a battle without a screen. */
export const players: Readonly<Record<string, Player>> = {
  random: randomPlayer,
}

export const USUAL_PLAYER = 'random'

export const choosePlayer = (name: string): Player => chooseNamed('player', players, name)
