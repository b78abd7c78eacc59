import type { SideId, Told } from '@grognard/kernel'
import type { Body, Scene } from '@grognard/table'
import type { Language } from '@grognard/toolkit'
import { expect, it } from 'vitest'
import { scenesOf, tracesOf } from '../../adapters/film/index.ts'

/** A book of pickets that stand on a line: who stands where is all there is to see. */
type Seen = { readonly [id: string]: number }

const body = (id: string, x: number): Body => ({
  id,
  livery: 'red',
  coat: '#900',
  facings: '#fff',
  arm: 'foot',
  pose: { x, y: 0, facing: 0 },
  blocks: [],
  name: id,
  description: '',
  losses: null,
  counters: [],
  states: [],
  mark: null,
})

const plainBook = {
  scene: (seen: Seen, _language: Language, _nearest: SideId): Scene => ({
    width: 10_000,
    height: 10_000,
    areas: [],
    features: [],
    bodies: Object.entries(seen).map(([id, x]) => body(id, x)),
    links: [],
  }),
  about: (_seen: Seen, { data }: { readonly data: { readonly [part: string]: unknown } }) => [
    String(data['who']),
  ],
}

const told = (number: number, who: string): Told =>
  ({ name: 'goes', clauses: [], data: { who }, to: 'all', moment: {}, number }) as never

it('without a filming of its own each thing told is a scene of what it changed', () => {
  const steps = [
    { told: [told(1, 'a'), told(2, 'b')], seen: { a: 1000, b: 2000, c: 0 } },
    { told: [told(3, 'c')], seen: { a: 1000, b: 2000 } },
  ]
  const scenes = scenesOf(plainBook, { a: 0, b: 0, c: 0 }, steps, 'en', 'red')
  const where = ({ bodies }: Scene) =>
    Object.fromEntries(bodies.map(({ id, pose }) => [id, pose.x]))
  expect(scenes.map(({ play }) => [where(play.before), where(play.after), play.actors])).toEqual([
    [{ a: 0, b: 0, c: 0 }, { a: 1000, b: 0, c: 0 }, ['a']],
    [{ a: 1000, b: 0, c: 0 }, { a: 1000, b: 2000, c: 0 }, ['b']],
    [{ a: 1000, b: 2000, c: 0 }, { a: 1000, b: 2000 }, ['c']],
  ])
  const { ways, places, fallen } = tracesOf(scenes)
  expect(ways.map(({ way }) => way.map(({ x }) => x))).toEqual([
    [0, 1000],
    [0, 2000],
  ])
  expect([places.map(({ id }) => id), fallen]).toEqual([['a', 'b'], []])
})
