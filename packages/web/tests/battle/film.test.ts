import { NOTHING_SHOWN, type Play, type Scene } from '@grognard/table'
import { describe, expect, it } from 'vitest'
import { secondsFor } from '../../battle/film/pace.ts'
import { lastOf, ledOn, nextOf } from '../../battle/film/reel.ts'
import { isShownTo, joined, stepsOf, type Moments } from '../../battle/film/steps.ts'

const empty: Scene = { width: 1, height: 1, areas: [], features: [], bodies: [], links: [] }
const dice = { beside: '', title: '', whose: '', dice: [] }
const play = (throws: number): Play => ({
  ...NOTHING_SHOWN,
  before: empty,
  after: empty,
  fallen: [],
  throws: Array.from({ length: throws }, () => dice),
})

describe('a film is led on', () => {
  const seconds = [1, 0.5, 1]

  it('within a scene, into the next, and to its end', () => {
    expect(ledOn(seconds, { scene: 0, t: 0 }, 0.25)).toEqual({ scene: 0, t: 0.25 })
    expect(ledOn(seconds, { scene: 0, t: 0.75 }, 0.5)).toEqual({ scene: 1, t: 0.5 })
    expect(ledOn(seconds, { scene: 1, t: 0.5 }, 0.5)).toEqual({ scene: 2, t: 0.25 })
    expect(ledOn(seconds, { scene: 2, t: 0.5 }, 1)).toBeNull()
  })

  it('backwards likewise, and no further than to its beginning', () => {
    expect(ledOn(seconds, { scene: 1, t: 0.5 }, -0.5)).toEqual({ scene: 0, t: 0.75 })
    expect(ledOn(seconds, { scene: 0, t: 0.5 }, -3)).toEqual({ scene: 0, t: 0 })
  })

  it('by steps', () => {
    expect(nextOf(3, { scene: 0, t: 0.7 })).toEqual({ scene: 1, t: 0 })
    expect(nextOf(3, { scene: 2, t: 0.7 })).toBeNull()
    expect(lastOf({ scene: 2, t: 0.7 })).toEqual({ scene: 1, t: 1 })
    expect(lastOf({ scene: 0, t: 0.7 })).toEqual({ scene: 0, t: 0 })
  })
})

describe('how long it takes', () => {
  const whole = (count: number, throws = 1): number =>
    secondsFor(Array.from({ length: count }, () => play(throws))).reduce((a, b) => a + b, 0)

  it('a turn takes 8 to 15 seconds, however much happens in it', () => {
    for (const count of [10, 15, 25, 40]) {
      expect(whole(count)).toBeGreaterThanOrEqual(8)
      expect(whole(count)).toBeLessThanOrEqual(15.001)
    }
  })

  it('what happens in a scene or two is not drawn out', () => {
    expect(whole(1)).toBeLessThanOrEqual(1.2)
    expect(whole(2)).toBeLessThanOrEqual(2.4)
  })
})

describe('what it is made of', () => {
  const moments = [1, 3, 4].map((told, i) => ({
    entries: i,
    view: `${told}`,
    moment: {},
    outcome: null,
    told,
    by: [null, 'red', 'blue'][i] ?? null,
  })) as Moments
  const story = [1, 2, 3, 4].map((number) => ({ number })) as never

  it('is what was told between one moment and the next', () => {
    expect(stepsOf(moments, story)).toEqual([
      { told: [{ number: 2 }, { number: 3 }], seen: '3' },
      { told: [{ number: 4 }], seen: '4' },
    ])
  })

  it('goes on with what comes later', () => {
    expect(joined(moments.slice(0, 2), moments.slice(1))).toEqual(moments)
    expect(joined([], moments)).toEqual(moments)
  })

  it('is shown of others whatever they do, of oneself what the dice decide', () => {
    const scene = (number: number, throws: number) =>
      ({ told: [{ number }], says: [], play: play(throws), seen: null }) as never
    expect(isShownTo('red', scene(2, 0), moments)).toBe(false)
    expect(isShownTo('red', scene(2, 1), moments)).toBe(true)
    expect(isShownTo('red', scene(4, 0), moments)).toBe(true)
    expect(isShownTo('blue', scene(2, 0), moments)).toBe(true)
    expect(isShownTo(null, scene(2, 0), moments)).toBe(true)
  })
})
