import type { Told } from '@grognard/kernel'
import { afv, type Afv } from '@grognard/rules-afv'
import { describe, expect, it } from 'vitest'
import { begins } from '../../adapters/afv/film/cut.ts'
import { afvAdapter } from '../../adapters/afv/index.ts'
import { boundsOf } from '../../adapters/afv/layout/bounds.ts'
import { overlap } from '../../adapters/afv/layout/boxes.ts'
import { gistOf, scenesOf, tracesOf, type FilmStep } from '../../adapters/film/index.ts'
import { playThrough } from './playing.ts'

function filmed(scenario: string, seed: string): readonly FilmStep<Afv>[] {
  const position = afv.scenarios.find(({ name }) => name === scenario)?.position ?? null
  const steps: FilmStep<Afv>[] = []
  let number = 1
  playThrough(afv, { position, options: {} }, seed, 900, ({ course, told }) => {
    const seen = afv.view(course.battle, 'red')
    steps.push({ seen, told: told.map((one) => ({ ...one, number: number++ })) })
  })
  return steps
}

describe('a battle of A Fine Victory! as a film', () => {
  const [start, ...others] = filmed('first battle', 'film')
  const steps = others.filter(({ told }) => told.length > 0)
  const scenes = scenesOf(afvAdapter, start?.seen as Afv, steps, 'en', 'red')
  const of = (name: string) => scenes.filter(({ told }) => told[0]?.name === name)

  it('shows everything that was told, once and in its order, and ends as the battle stands', () => {
    const shown = scenes.flatMap(({ told }) => told.map(({ number }) => number))
    expect(shown).toEqual(steps.flatMap(({ told }) => told.map(({ number }) => number)))
    const end = afvAdapter.scene(steps.at(-1)?.seen as Afv, 'en', 'red')
    expect(scenes.at(-1)?.play.after.bodies).toEqual(end.bodies)
  })

  it('afv:fire.hit a shot has who fires, at whom, and dice that hit at or below what they need', () => {
    expect(of('fires').length).toBeGreaterThan(2)
    for (const { told, play } of of('fires')) {
      const { faces, hits } = told[0]?.data ?? {}
      expect(play.throws[0]?.dice.map(({ face }) => face)).toEqual(faces)
      expect(play.throws[0]?.dice.filter(({ how }) => how === 'hit')).toHaveLength(Number(hits))
      expect(play.volleys).toEqual([{ from: play.actors[0], to: play.targets[0], lends: false }])
    }
  })

  it('afv:hth.cv a fight has the throws of both', () => {
    const fights = of('attacks')
    expect(fights.length).toBeGreaterThan(0)
    for (const { told, play } of fights) expect(play.throws).toHaveLength(told.length)
    expect(fights.some(({ told }) => told.length === 2)).toBe(true)
  })

  it('afv:move.actions only those who have changed their zone have moved; others made room', () => {
    let room = 0
    for (let from = 0; from < scenes.length; from += 7) {
      const some = scenes.slice(from, from + 7)
      const [before, seen] = [some[0]?.before as Afv, some.at(-1)?.seen as Afv]
      const elsewhere = tracesOf(some).ways.map(({ to }) => to.id)
      const moved = tracesOf(some, afvAdapter.film).ways.map(({ to }) => to.id)
      const gone = seen.units
        .filter(({ id, zone }) => before.units[id]?.zone !== zone)
        .map(({ id }) => `unit ${id}`)
        .filter((id) => elsewhere.includes(id))
      expect(moved.filter((id) => id.startsWith('unit'))).toEqual(gone)
      room += elsewhere.length - moved.length
    }
    expect(room).toBeGreaterThan(10)
  })

  it('is called by who does what, and never tells what comes of it', () => {
    for (const language of ['en', 'it'] as const)
      for (const { told, play } of scenes.filter((scene) => scene.play.throws.length > 0)) {
        const title = afvAdapter.film?.titled?.(told, language) ?? ''
        expect(title).not.toBe('')
        expect(title).not.toMatch(/hits?\b|colp[oi]\b|passes|fails|superata|fallita/)
        expect(play.throws.every(({ dice }) => dice.length > 0)).toBe(true)
      }
  })

  it('afv:engage.unengaged is summed up with who has engaged whom', () => {
    const engaged = scenes.find(({ told }) => told.some(({ name }) => name === 'engages'))
    const gist = gistOf(engaged ? [engaged] : [], afvAdapter.film, 'en')
    expect(gist.besides).toEqual([expect.stringMatching(/ has engaged /)])
  })

  it('afv:losses.rout tells losses and a rout in few words: the numbers are seen beside them', () => {
    const routed = scenes.find(({ told }) => told.some(({ name }) => name === 'routs'))
    const said = routed?.says.map((one) => afvAdapter.film?.briefly?.(one, 'en')).join(' ') ?? ''
    expect(said).toMatch(/breaks and routs\./)
    // Two lines of a phone.
    expect(said.length).toBeLessThanOrEqual(76)
  })

  it('says once who has fallen: marks of earlier scenes lie there still', () => {
    const routed = scenes.find(({ play }) => play.routs.length > 0)
    const { fallen } = tracesOf(routed ? [routed] : [])
    expect(gistOf(routed ? [routed] : [], afvAdapter.film, 'en').routed).toEqual(
      fallen.map(({ name }) => name),
    )
    const later = scenes.find(({ play }) => play.fallen.length > 0 && play.routs.length === 0)
    expect(later).toBeDefined()
    expect(gistOf(later ? [later] : [], afvAdapter.film, 'en').routed).toEqual([])
  })

  it('nobody stands upon anybody in any scene, also while only some have had their losses', () => {
    let pairs = 0
    for (const { play, told } of scenes) {
      const boxes = play.after.bodies.map(boundsOf)
      for (const [i, a] of boxes.entries())
        for (const b of boxes.slice(i + 1)) {
          pairs += 1
          if (overlap(a, b)) throw new Error(`They overlap: ${told[0]?.name}`)
        }
    }
    expect(pairs).toBeGreaterThan(1000)
  })

  it('afv:losses.rout whoever routs is seen to run', () => {
    const routed = scenes.filter(({ told }) => told.some(({ name }) => name === 'routs'))
    expect(routed.length).toBeGreaterThan(0)
    for (const { play } of routed) expect(play.routs.length).toBeGreaterThan(0)
  })
})

const told = (name: string, ...units: readonly number[]): Told =>
  ({ name, clauses: [], data: { units }, to: 'all', moment: {}, number: 1 }) as never

function cut(...story: readonly Told[]): readonly string[] {
  const scenes: Told[][] = []
  for (const one of story) {
    const last = scenes.at(-1)
    if (last === undefined || begins(one, last)) scenes.push([one])
    else last.push(one)
  }
  return scenes.map((scene) => scene.map(({ name }) => name).join(' '))
}

describe('what belongs together', () => {
  it('afv:hth.cv blow and answer are one fight, what is thrown again is seen by itself', () => {
    expect(
      cut(
        told('attacks', 1, 9),
        told('attacks', 9, 1),
        told('attacks', 2, 8),
        told('rethrows', 2, 8),
      ),
    ).toEqual(['attacks attacks', 'attacks', 'rethrows'])
  })

  it('afv:engage.test a charge is its test and what comes of it; reactions stand apart', () => {
    expect(
      cut(told('tests', 1), told('reacts', 9, 1), told('fires', 9, 1), told('engages', 1, 9)),
    ).toEqual(['tests', 'reacts', 'fires engages'])
  })

  it('afv:move.zone the two actions of a unit are one scene', () => {
    expect(cut(told('moves', 1), told('turns', 1), told('moves', 2))).toEqual([
      'moves turns',
      'moves',
    ])
  })
})
