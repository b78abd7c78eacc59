// Leaders attach and detach, the first side first. (6.2, 7.3, 10.4)

import { ask, chiefOf, type Procedure } from '@grognard/kernel'
import { attachAsk } from '../asks/attach.ts'
import { changeLeader, unitOf, type Rf2 } from '../battle.ts'
import { besideUnit } from '../leaders/leave.ts'
import { tell } from '../tell.ts'
import { sideDone } from './turn.ts'

export function* attach(battle: Rf2): Procedure<void> {
  const side = battle.active
  const anybody = battle.leaders.some((one) => one.side === side && one.status === 'ready')
  const all = anybody ? yield* ask(attachAsk, chiefOf(battle, side), { side }) : []
  for (const { leader: id, unit } of all) {
    const leader = battle.leaders[id]
    if (!leader) continue
    const old = leader.with === null ? null : unitOf(battle, leader.with)
    if (unit === null) {
      const at = old && besideUnit(battle, old)
      changeLeader(battle, id, { with: null, at })
      tell(battle, 'detaches', ['rf2:10.5'], { leader: leader.name, unit: old?.name ?? '' })
    } else {
      changeLeader(battle, id, { with: unit, at: null })
      tell(battle, 'attaches', ['rf2:10.6'], {
        leader: leader.name,
        unit: unitOf(battle, unit).name,
      })
    }
  }
  sideDone(battle, 'rally')
}
