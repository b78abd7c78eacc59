import type { Battle, Rulebook } from '@grognard/kernel'
import type { OddsRules } from './rules.ts'

/** Odds for a rulebook that brings none of its own: what sides lose, and who wins the battle. */
export function plainOdds<B extends Battle, Seen = B>(
  rulebook: Pick<Rulebook<B>, 'losses' | 'moment'>,
): OddsRules<B, Seen> {
  return {
    heard: () => [],
    ended: (before, after) => [
      ...(rulebook.losses?.(before, after) ?? []).map(({ side, what, lost }) => ({
        code: 'lost',
        data: { side, what },
        value: lost,
      })),
      ...outcomeOf(after),
    ],
    habits: {},
    phase: (battle) => {
      const { turn, phase, active } = rulebook.moment(battle)
      return JSON.stringify([turn, phase, active])
    },
    turn: (battle) => Number(rulebook.moment(battle)['turn'] ?? 0),
    words: {
      en: {
        lost: ({ side, what }: Lost) => `${side} loses ${what}`,
        victory: ({ winner }: Won) => (winner === null ? 'a draw' : `victory for ${winner}`),
      },
      it: {
        lost: ({ side, what }: Lost) => `${side} perde ${what}`,
        victory: ({ winner }: Won) => (winner === null ? 'patta' : `vittoria di ${winner}`),
      },
    },
  }
}

type Lost = { readonly side: string; readonly what: string }
type Won = { readonly winner: string | null }

/** That the battle has ended, and for whom. */
export const outcomeOf = ({ outcome }: Battle) =>
  outcome ? [{ code: 'victory', data: { winner: outcome.winner }, value: true }] : []
