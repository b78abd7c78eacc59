import type { Procedure } from '@grognard/kernel'
import type { Rf2 } from '../battle.ts'
import { attach } from './attach.ts'
import { end } from './end.ts'
import { fire, losses } from './fire.ts'
import { morale, rally } from './morale.ts'
import { movement } from './movement.ts'

/** One activity of the phase that it is. (6.1) */
export function next(battle: Rf2): Procedure<void> {
  switch (battle.phase) {
    case 'attach':
      return attach(battle)
    case 'rally':
      return rally(battle)
    case 'movement':
      return movement(battle)
    case 'fire':
      return fire(battle)
    case 'losses':
      return losses(battle)
    case 'morale':
      return morale(battle)
    case 'end':
      return end(battle)
  }
}
