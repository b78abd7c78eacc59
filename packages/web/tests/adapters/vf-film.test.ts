import type { Told } from '@grognard/kernel'
import { vf1, vf2, vf3 } from '@grognard/rules-vf'
import type { Vf } from '@grognard/rules-vf/functions'
import type { Body, Scene } from '@grognard/table'
import { describe, expect, it } from 'vitest'
import { scenesOf, tracesOf, type FilmStep, type MadeScene } from '../../adapters/film/index.ts'
import { begins } from '../../adapters/vf/film/cut.ts'
import { vf1Adapter, vf3Adapter, vfAdapter } from '../../adapters/vf/index.ts'
import { playThrough } from './playing.ts'

type Filmed = { readonly first: Vf; readonly steps: readonly FilmStep<Vf>[] }

/** A battle played at random, as red sees it, moment by moment. */
function filmed(rulebook: typeof vf2, scenario: string, seed: string, most: number): Filmed {
  const position = rulebook.scenarios.find(({ name }) => name === scenario)?.position ?? null
  const seen: Vf[] = []
  const told: Told[][] = []
  let number = 1
  playThrough(rulebook, { position, options: {} }, seed, most, (moment) => {
    seen.push(rulebook.view(moment.course.battle, 'red'))
    told.push(moment.told.map((one) => ({ ...one, number: number++ })))
  })
  const [first] = seen
  if (!first) throw new Error('Nothing was asked.')
  const steps = seen.map((view, i) => ({ seen: view, told: told[i] ?? [] }))
  return { first, steps: steps.filter((step) => step.told.length > 0) }
}

const battles = [
  ['vf1', vf1, vf1Adapter, 'barrosa'],
  ['vf2', vf2, vfAdapter, 'barrosa'],
  ['vf2', vf2, vfAdapter, 'sahagun'],
  ['vf3', vf3, vf3Adapter, 'barrosa'],
] as const

const bodyIn = (scene: Scene, id: string): Body | undefined =>
  scene.bodies.find((body) => body.id === id)

describe.each(battles)('a battle of %s as a film', (_id, rulebook, adapter, scenario) => {
  const { first, steps } = filmed(rulebook, scenario, 'film', 900)
  const scenes = scenesOf(adapter, first, steps, 'en', 'red')
  const of = (name: string): readonly MadeScene<Vf>[] =>
    scenes.filter(({ told }) => told.some((one) => one.name === name))

  it('shows everything that was told, once and in its order', () => {
    const shown = scenes.flatMap(({ told }) => told.map(({ number }) => number))
    expect(shown).toEqual(steps.flatMap(({ told }) => told.map(({ number }) => number)))
    expect(scenes.length).toBeLessThan(shown.length)
  })

  it('goes on where the scene before ended, and ends as the battle stands', () => {
    for (const [i, { play }] of scenes.entries())
      expect(play.before).toBe(i === 0 ? play.before : scenes[i - 1]?.play.after)
    const end = adapter.scene(steps.at(-1)?.seen as Vf, 'en', 'red')
    expect(scenes.at(-1)?.play.after.bodies).toEqual(end.bodies)
  })

  it('names only who is on the table before or after', () => {
    for (const { play } of scenes) {
      const { before, after, actors, targets, helpers, marches, volleys, routs } = play
      const named = [
        ...actors,
        ...targets,
        ...helpers,
        ...marches.map(({ body }) => body),
        ...volleys.flatMap(({ from, to }) => [from, to]),
      ]
      for (const id of named) expect(bodyIn(before, id) ?? bodyIn(after, id)).toBeDefined()
      for (const id of routs)
        expect([bodyIn(before, id) !== undefined, bodyIn(after, id)]).toEqual([true, undefined])
    }
  })

  it('vf2:5.2 a volley has who shoots, at whom, and as many dice as were thrown', () => {
    const volleys = of('attack').filter(({ play }) => play.volleys.length > 0)
    expect(volleys.length).toBeGreaterThan(0)
    for (const { told, play } of volleys) {
      const [attack] = told
      const thrown = attack?.data['dice'] as unknown[]
      expect(play.throws[0]?.dice).toHaveLength(thrown.length)
      expect(play.throws[0]?.beside).toBe(play.targets[0])
      expect(play.actors).toEqual([play.volleys[0]?.from])
    }
  })

  it('a scene is called by who does what, and not by what comes of it', () => {
    for (const language of ['en', 'it'] as const)
      for (const { told } of of('attack')) {
        const title = vfAdapter.film?.titled?.(told, language)
        expect(title).toMatch(/^.+ (fires on|fights|spara su|combatte contro) .+\.$/)
        expect(title).not.toMatch(/\d (of|di) \d|hit|segno|beats/)
      }
  })

  it('inches in a caption are those beside whoever goes, to a tenth', () => {
    const moves = of('moves').flatMap(({ told }) => told.filter(({ name }) => name === 'moves'))
    const said = moves.map((one) => vfAdapter.film?.briefly?.(one, 'en') ?? '')
    expect(said.length).toBeGreaterThan(10)
    for (const sentence of said) expect(sentence).not.toMatch(/\.\d\d+"/)
  })

  it('of a turn that is over it is said which brigades held or broke', () => {
    const tested = told('fortitude', { brigade: 'Ours', passed: false })
    expect(vfAdapter.film?.sums?.(tested, 'en')).toBe('Ours failed its fortitude test.')
    expect(vfAdapter.film?.sums?.(told('moves'), 'en')).toBeNull()
  })

  it('vf2:6.3 a way leads from where a unit stood to where it stands', () => {
    const moved = of('moves').filter(({ play }) => play.marches.length > 0)
    expect(moved.length).toBeGreaterThan(10)
    for (const { told, play } of moved) {
      if (
        told.some(({ name }) => !['moves', 'assaults', 'messenger', 'must-retreat'].includes(name))
      )
        continue
      const [march] = play.marches
      const stood = bodyIn(play.before, march?.body ?? '')
      const stands = bodyIn(play.after, march?.body ?? '')
      expect(march?.way[0]).toEqual(stood?.pose)
      expect(march?.way.at(-1)).toEqual(stands?.pose)
    }
  })

  it('vf2:9.3 whoever routs leaves his mark for the scenes after it', () => {
    const [routed] = of('routs')
    if (!routed) return
    const next = scenes[scenes.indexOf(routed) + 1]
    expect(next?.play.fallen.map(({ id }) => id)).toEqual([
      ...routed.play.fallen.map(({ id }) => id),
      ...routed.play.routs,
    ])
  })

  it('leaves arrows for all who stand elsewhere', () => {
    const { ways, places } = tracesOf(scenes)
    expect(ways.length).toBeGreaterThan(0)
    expect(places.length).toBeGreaterThanOrEqual(ways.length)
  })
})

const told = (name: string, data: object = {}): Told =>
  ({ name, clauses: [], data, to: 'all', moment: {}, number: 1 }) as never

/** How a story is cut, as the names of each scene. */
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
  const fire = told('attack', { kind: 'fire', reply: false, units: [1, 9] })
  const blow = told('attack', { kind: 'melee', reply: false, units: [1, 9] })
  const answer = told('attack', { kind: 'melee', reply: true, units: [9, 1] })
  const failed = told('valour', { passed: false, units: [9] })

  it('vf2:5.2 a volley with its losses; the test that follows is a scene of its own', () => {
    expect(
      cut(
        fire,
        told('losses-halved'),
        told('losses'),
        failed,
        told('routs'),
        told('shattered'),
        fire,
      ),
    ).toEqual(['attack losses-halved losses', 'valour routs shattered', 'attack'])
  })

  it('vf2:7.2 blow and answer are one fight, and the next fight another', () => {
    expect(cut(blow, answer, told('fight-won'), told('losses'), blow, answer)).toEqual([
      'attack attack fight-won losses',
      'attack attack',
    ])
  })

  it('vf2:6.2.2 an order with its messenger and its way; the next unit’s apart', () => {
    const of = (unit: number) => ({ units: [unit] })
    expect(
      cut(
        told('messenger', of(1)),
        told('reforms', of(1)),
        told('moves', of(1)),
        told('assaults', { units: [1, 9] }),
        told('moves', of(2)),
        told('rally', of(3)),
      ),
    ).toEqual(['messenger reforms moves assaults', 'moves', 'rally'])
  })

  it('vf2:fate.8 a card that saves a unit belongs to its test, any other is a scene', () => {
    expect(cut(failed, told('card'), told('inspired'), told('card'), fire)).toEqual([
      'valour card inspired',
      'card',
      'attack',
    ])
  })

  it('vf2:3.0 what is only said goes together until the next turn', () => {
    expect(cut(told('stays'), told('rests'), told('turn'), told('card drawn'))).toEqual([
      'stays rests',
      'turn card drawn',
    ])
  })
})
