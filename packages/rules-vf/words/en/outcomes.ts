import type { Side } from '../../battle.ts'

/** How a battle may end, in English. */
export const outcomes = {
  tally: ({ red, blue }: { readonly [side in Side]: number }) =>
    `Red counts ${red} and blue ${blue}, for objectives held and defeats inflicted.`,
  concede: (side: Side) => `The ${side} side concedes.`,
}
