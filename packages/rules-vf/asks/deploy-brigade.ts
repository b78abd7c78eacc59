import type { AskKind } from '@grognard/kernel'
import type { Brigade, BrigadeId, Side, Vf } from '../battle.ts'
import { settingOf } from '../scenario-a/setting.ts'
import { refused } from './refused.ts'

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
    own(seen, side).some(({ id }) => id === answer) ? null : refused('vf2:A4.0', 'no-such-brigade'),
  candidates: (seen, { side }, n) =>
    own(seen, side)
      .map(({ id }) => id)
      .slice(0, n),
  complete: true,
}

/** Those that this seat commands; a spectator of the rules sees all. */
const own = (seen: Vf, side: Side): readonly Brigade[] =>
  undeployed(seen, side).filter(({ commander }) => seen.you === null || commander === seen.you)
