// What is refused of leaders, in English.

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
  'leader-too-far': ({ leader, unit }: OfBoth) => `${leader} has no way to ${unit}.`,
}
