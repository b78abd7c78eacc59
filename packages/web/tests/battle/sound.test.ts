import { NOTHING_SHOWN, type Body, type Play, type Scene } from '@grognard/table'
import { describe, expect, it } from 'vitest'
import { cuesOf } from '../../sound/cues.ts'

const body = (id: string, arm: Body['arm']): Body => ({
  id,
  livery: 'red',
  coat: '#b94c3e',
  facings: '#e8d9a8',
  arm,
  pose: { x: 0, y: 0, facing: 0 },
  blocks: [],
  name: id,
  description: '',
  losses: null,
  counters: [],
  states: [],
  mark: null,
})
const scene: Scene = {
  width: 1000,
  height: 1000,
  areas: [],
  features: [],
  bodies: [body('foot', 'foot'), body('battery', 'guns'), body('enemy', 'foot')],
  links: [],
}
const play = (more: Partial<Play>): Play => ({
  ...NOTHING_SHOWN,
  before: scene,
  after: scene,
  fallen: [],
  ...more,
})
const shot = (from: string) => ({ from, to: 'enemy', lends: false })
const sounds = (more: Partial<Play>, isNewTurn = false) =>
  cuesOf(play(more), isNewTurn).map(({ sound }) => sound)

describe('what a scene sounds like', () => {
  it('is a drum where a turn begins, and nothing where nobody does anything', () => {
    expect(sounds({})).toEqual([])
    expect(cuesOf(play({}), true)).toEqual([{ sound: 'drum', at: 0 }])
  })

  it('is guns or musketry by who fires, once for a volley of several', () => {
    expect(sounds({ volleys: [shot('foot'), shot('foot')] })).toEqual(['musketry'])
    expect(sounds({ volleys: [shot('battery')] })).toEqual(['guns'])
    expect(sounds({ volleys: [shot('foot'), shot('battery')] })).toEqual(['guns', 'musketry'])
  })

  it('is cheers when somebody runs, after the shots', () => {
    const cues = cuesOf(play({ volleys: [shot('foot')], routs: ['enemy'] }), false)
    expect(cues.map(({ sound }) => sound)).toEqual(['musketry', 'cheers'])
    expect(cues[1]?.at).toBeGreaterThan(cues[0]?.at ?? Infinity)
  })
})
