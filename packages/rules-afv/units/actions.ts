import type { Unit } from '../battle.ts'
import { isMounted } from './kinds.ts'

export type Action = 'change' | 'turn' | 'move' | 'mount' | 'dismount' | 'disengage'

export type Actions = { readonly most: 1 | 2; readonly of: readonly Action[] }

/** What a unit may do in a movement phase. (move.actions) */
export function actionsOf(unit: Unit): Actions {
  const { kind, dismounted, fired } = unit
  if (kind === 'regular artillery' || kind === 'heavy artillery')
    return { most: 1, of: fired ? ['turn'] : ['turn', 'move'] }
  if (isMounted(unit)) {
    const actions: readonly Action[] = ['change', 'turn', 'move', 'disengage']
    return { most: 2, of: kind === 'dragoons' ? [...actions, 'dismount'] : actions }
  }
  const actions: readonly Action[] = ['change', 'turn', 'move']
  return { most: 1, of: dismounted ? [...actions, 'mount'] : actions }
}
