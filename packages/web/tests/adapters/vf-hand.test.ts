import type { Rank, Vf } from '@grognard/rules-vf/functions'
import { describe, expect, it } from 'vitest'
import { handOf } from '../../adapters/vf/hand.ts'
import { drawnUp } from './vf-drawn-up.ts'

/** What red sees of a battle in which it holds these cards. */
function holding(hand: readonly Rank[], distances?: string): Vf {
  const { seen } = drawnUp('fire', [['Ours', 24, 40]], [['Theirs', 24, 20]], [], {
    ...(distances !== undefined && { distances }),
  })
  return { ...seen, fate: { ...seen.fate, red: { ...seen.fate.red, hand, held: hand.length } } }
}

describe('the cards in hand', () => {
  it('vf2:4.0 say when they are played and what they do, each by its own clause', () => {
    expect(handOf(holding(['6', 'king']), 'red', 'en')).toEqual([
      {
        action: 'card 6',
        rank: '6',
        title: 'Deadly Attack',
        when: 'when your dice miss',
        does: 'throw the failed ones again',
        clause: 'vf2:fate.6',
      },
      {
        action: 'card king',
        rank: 'K',
        title: 'Perfect Volleys',
        when: 'in your fire phase',
        does: 'a brigade: +1 on the fire value for the phase',
        clause: 'vf2:fate.king.british',
      },
    ])
  })

  it('vf2:fate.king.british is Re in Italian, with R in its corner', () => {
    expect(handOf(holding(['king']), 'red', 'it')?.[0]?.rank).toBe('R')
  })

  it('vf3:O3.1 speak of the distances that are agreed on', () => {
    const does = (distances?: string) => handOf(holding(['ace'], distances), 'red', 'en')?.[0]?.does
    expect(does()).toContain('within 12" of him')
    expect(does('half')).toContain('within 6" of him')
  })

  it('vf2:4.0 of the enemy are nobody else’s to see', () => {
    expect(handOf(holding(['6']), 'blue', 'en')).toBeNull()
  })
})
