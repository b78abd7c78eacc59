import type { AskKind, Refusal } from '@grognard/kernel'
import type { Brigade, BrigadeId, Side, Vf } from '../battle.ts'
import { refused } from '../refusals/refused.ts'
import { settingOf } from '../scenario-a/setting.ts'

/** The brigades of a side that have not been set up. */
export const undeployed = (seen: Vf, side: Side): readonly Brigade[] =>
  seen.brigades.filter(
    (brigade) => brigade.side === side && !settingOf(seen).deployed.includes(brigade.id),
  )

/** Which brigade is set up next; a player sets up those that he commands. (A4.0) */
export const deployBrigadeAsk: AskKind<Vf, { readonly side: Side }, BrigadeId> = {
  name: 'deploy brigade',
  expects: 'the number of one of your brigades',
  is: (answer): answer is BrigadeId => Number.isInteger(answer),
  refuse: (seen, { side }, answer) =>
    own(seen, side).some(({ id }) => id === answer) ? null : refuseBrigade(seen, side, answer),
  candidates: (seen, { side }, n) =>
    own(seen, side)
      .map(({ id }) => id)
      .slice(0, n),
  complete: true,
}

/** It is nobody's, the enemy's, another's to set up, or has been set up. */
function refuseBrigade(seen: Vf, side: Side, id: BrigadeId): Refusal {
  const brigade = seen.brigades[id]
  if (!brigade) return refused('vf2:A4.0', 'unknown-brigade', { brigade: id })
  const { name, commander } = brigade
  if (brigade.side !== side)
    return refused('vf2:A4.0', 'brigade-not-waiting', { brigade: name, why: 'enemy' })
  return settingOf(seen).deployed.includes(id)
    ? refused('vf2:A4.0', 'deployed-already', { unit: name })
    : refused('vf2:A4.0', 'unit-of-another', { unit: name, seat: commander })
}

/** Those that this seat commands; a spectator of the rules sees all. */
const own = (seen: Vf, side: Side): readonly Brigade[] =>
  undeployed(seen, side).filter(({ commander }) => seen.you === null || commander === seen.you)
