import type { Told } from '@grognard/kernel'
import { describe, expect, it } from 'vitest'
import { briefly } from '../../adapters/vf/film/briefly.ts'

const attack = (more: Told['data']): Told => ({
  number: 1,
  name: 'attack',
  clauses: [],
  moment: {},
  to: 'all',
  data: {
    kind: 'fire',
    unit: '2/87th Foot',
    at: '1/54e Ligne',
    support: ['Barnard’s'],
    dice: [{}, {}, {}, {}],
    hits: 2,
    ...more,
  },
})

describe('an attack in few words', () => {
  it('vf2:8.0 leaves the dice and the score to the slip beside it', () => {
    const told = attack({})
    expect(briefly(told, 'en')).toBe(
      '2/87th Foot fires on 1/54e Ligne, helped by Barnard’s: 2 of 4 dice hit.',
    )
    expect(briefly(told, 'it')).toBe(
      '2/87° Fanteria spara su 1/54e Ligne, con il supporto di Barnard’s: a segno 2 di 4 dadi.',
    )
  })

  it('vf2:8.0 names nobody twice, and says when nothing hits', () => {
    const told = attack({ kind: 'melee', support: ['2/87th Foot'], hits: 0 })
    expect(briefly(told, 'en')).toBe('2/87th Foot strikes 1/54e Ligne: no die hits.')
  })

  it('vf2:9.1 losses are counted; whoever is shaken by them has it said in full', () => {
    const losses = (shaken: boolean): Told => ({
      ...attack({}),
      name: 'losses',
      data: {
        unit: '1/54e Ligne',
        losses: 1,
        total: 3,
        tenacity: { value: 4, steps: [] },
        shaken,
        near: null,
      },
    })
    expect(briefly(losses(false), 'en')).toBe('1/54e Ligne takes 1 loss: 3 of 4.')
    expect(briefly(losses(false), 'it')).toBe('1/54e Ligne: 1 perdita, ora 3 su 4.')
    expect(briefly(losses(true), 'en')).toBeNull()
  })

  it('vf2:8.3.1 says why fewer are lost than were hit', () => {
    const step = { clause: 'vf2:special.open-order', label: 'open order', after: 1 }
    const steps = [
      { clause: 'vf2:8.3.1', label: 'hits', effect: { set: 3 }, after: 3 },
      { ...step, effect: { halve: true } },
    ]
    const told = { ...attack({ hits: 3, losses: { value: 1, steps } }), name: 'losses-halved' }
    expect(briefly(told, 'en')).toBe('Halved by open order.')
    expect(briefly(told, 'it')).toBe('Dimezzate per ordine sparso.')
  })

  it('vf2:9.3 a test and what comes of it fit beside the dice', () => {
    const valour = { unit: '2/87th Foot', faces: [3, 1], failed: 2, passed: false }
    const test = { ...attack(valour), name: 'valour' }
    expect(briefly(test, 'en')).toBe(
      '2/87th Foot tests its valour: 2 of 2 dice fail. It gives way.',
    )
    expect(briefly(test, 'it')).toContain('falliti 2 di 2 dadi. Cede.')
    const routs = (left: number, cause = 'valour') => {
      const data = { unit: '2/87th Foot', cause, brigade: 'Dilkes’s Brigade', left, all: 3 }
      return { ...attack(data), name: 'routs' }
    }
    expect(briefly(routs(2), 'en')).toBe(
      '2/87th Foot routs; 2 of 3 units of Dilkes’s Brigade are left.',
    )
    expect(briefly(routs(0), 'en')).toBe('2/87th Foot routs; nothing of Dilkes’s Brigade is left.')
    expect(briefly(routs(2, 'retreat'), 'en')).toBeNull()
  })

  it('leaves all else as the log has it', () => {
    expect(briefly({ ...attack({}), name: 'tide' }, 'en')).toBeNull()
  })
})
