// What is refused of leaders, in English.

import { inches } from './grammar.ts'

type Of = { readonly leader: string }
type OfBoth = Of & { readonly unit: string }

export const leaderRefusals = {
  'leader-twice': ({ leader }: Of) => `${leader} goes once in a turn.`,
  'not-your-leader': ({ leader }: Of) => `${leader} is not yours to send.`,
  'leader-alone': ({ leader }: Of) => `${leader} is with nobody whom he could leave.`,
  'not-subordinate': ({ leader, unit }: OfBoth) => `${unit} is not under the command of ${leader}.`,
  'cannot-attach': ({ leader, unit }: OfBoth) => `${leader} cannot go to ${unit}.`,
  'attach-skirmishers': ({ leader, unit }: OfBoth) =>
    `${leader} cannot go to ${unit}, which is in skirmish order.`,
  'unit-has-leader': ({ leader, unit }: OfBoth) =>
    `${leader} cannot go to ${unit}, which has a leader with it.`,
  'leader-with-unit': ({ leader }: Of) =>
    `${leader} is with a unit: he moves with it and not by himself.`,
  'leader-rode': ({ leader }: Of) => `${leader} has ridden already this turn.`,
  'ride-off-table': ({ leader }: Of) => `${leader} would leave the table.`,
  'ride-impassable': ({ leader }: Of) => `${leader} cannot pass there.`,
  'ride-near-enemy': ({ leader, unit }: OfBoth) => `${leader} would come within 1" of ${unit}.`,
  'ride-too-far': ({
    leader,
    inches: most,
    over,
  }: Of & { readonly inches: number; readonly over: number }) =>
    `${leader} can ride ${most}": this is ${inches(over)} too far.`,
  'leader-too-far': ({ leader, unit }: OfBoth) => `${leader} has no way to ${unit}.`,
}
