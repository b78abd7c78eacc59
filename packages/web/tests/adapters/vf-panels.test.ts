import type { Point } from '@grognard/geometry'
import type { Json } from '@grognard/kernel'
import type { Order, Vf } from '@grognard/rules-vf/functions'
import { describe, expect, it } from 'vitest'
import type { Choice } from '../../adapters/adapter.ts'
import { percentOf } from '../../adapters/parts/percent.ts'
import { vfAdapter } from '../../adapters/vf/index.ts'
import { frameFor } from '../../adapters/vf/frame.ts'
import { planFor } from '../../adapters/vf/moving/plan.ts'
import { planShown } from '../../adapters/vf/moving/show.ts'
import { differing } from '../../adapters/vf/moving/proposals.ts'
import { wordingIn } from '../../adapters/vf/wording.ts'
import { drawnUp, inches } from './vf-drawn-up.ts'

const asking = (name: string, args: Json) => ({ name, args, seats: ['red'], sees: 'all' }) as const

const choices = (seen: Vf, name: string, args: Json): readonly Choice[] =>
  vfAdapter.choices(seen, asking(name, args), 'en') ?? []

const labels = (all: readonly Choice[]): readonly string[] => all.map(({ label }) => label)

describe('Valour & Fortitude: questions to one of several commanders', () => {
  const { seen } = drawnUp(
    'fire',
    [
      ['1/45th', 12, 30],
      ['1/74th', 24, 30],
    ],
    [['1/63e', 18, 21]],
  )
  it('vf2:fate.any to give up no card is called so', () => {
    expect(labels(choices(seen, 'initiative', { side: 'red' }))).toEqual(['Give up no card'])
  })

  it('vf2:2.3 whoever decides about the order of several is told what they do', () => {
    const said = (doing: string) =>
      vfAdapter.prompt(seen, asking('in turn', { units: [0, 1], doing }), 'en')
    expect(said('retreat')).toBe('Which unit retreats first?')
    expect(said('throw before squares')).toBe('Which unit throws first before the squares?')
  })
})

describe('Valour & Fortitude: support in a melee', () => {
  const { seen } = drawnUp(
    'fire',
    [['10th Hussars', 24, 30, { profile: 'british hussars' }]],
    [['1/63e', 24, 20]],
  )
  /** How many dice the hussars have when they take part in this fight without help. */
  const dice = (main: number, target: number): number => {
    const fighting: Vf = { ...seen, now: { doing: 'fighting', main, target } }
    const [alone] = choices(fighting, 'melee support', { unit: 0, target: 1 })
    return alone?.values[0]?.value.value ?? 0
  }

  it('vf2:special.headstrong the dice shown for a second fight are one less', () => {
    expect(dice(1, 0) - dice(0, 1)).toBe(1)
  })

  it('vf2:8.3 nothing is called certain that is not', () => {
    expect([0, 0.001, 0.5, 0.999, 1].map(percentOf)).toEqual(['0%', '1%', '50%', '99%', '100%'])
  })
})

describe('Valour & Fortitude: proposals for an order', () => {
  it('vf2:6.3 no two of them read the same, and a turn on the spot says so', () => {
    const { seen } = drawnUp('action', [['1/45th', 24, 36]], [['1/63e', 24, 10]])
    const [unit] = seen.units
    if (!unit?.pose) throw new Error('It is not in the open.')
    const { pose } = unit
    const move = (to: object): Order => ({ unit: 0, do: 'move', way: [{ ...pose, ...to }] })
    const orders = [
      move({ y: pose.y - inches(6) }),
      move({ y: pose.y - inches(6), facing: 8192 }),
      move({ facing: 8192 }),
    ]
    const proposals = differing(seen, unit, orders, wordingIn('en'))
    expect(proposals).toEqual([
      { label: 'Move, 6.0"', order: orders[0] },
      { label: 'Move, on the spot, 3.4"', order: orders[2] },
    ])
  })

  it('vf2:6.3.1 inches are those that its trail tells', () => {
    const { seen } = drawnUp('action', [['1/45th', 24, 36]], [['1/63e', 24, 10]])
    const [unit] = seen.units
    if (!unit?.pose) throw new Error('It is not in the open.')
    const { pose } = unit
    const way = [{ x: pose.x + inches(2), y: pose.y - inches(5), facing: 4096 }]
    const [said] = differing(seen, unit, [{ unit: 0, do: 'move', way }], wordingIn('en'))
    const plan = { ...planFor(unit), way }
    const { trails } = planShown(seen, unit, plan, null, frameFor(seen, 'red'), wordingIn('en'))
    const [told] = /^[\d.]+"/.exec(trails?.[0]?.label ?? '') ?? []
    expect(Number.parseFloat(told ?? '')).toBeGreaterThan(Math.hypot(2, 5))
    expect(said?.label).toBe(`Move, ${told}`)
  })
})

describe('Valour & Fortitude: a leader who was ridden over', () => {
  it('vf2:6.3.2 is offered few places, on all sides of the nearest unit', () => {
    const { seen } = drawnUp('action', [['1/45th', 24, 36]], [['1/63e', 24, 10]])
    const offered = choices(seen, 'moved over', { leader: 0 })
    expect(offered).toHaveLength(4)
    const places = offered.map(({ answer }) => answer as unknown as Point)
    const { x, y } = seen.units[0]?.pose ?? { x: 0, y: 0 }
    expect(places.some((at) => at.x < x) && places.some((at) => at.x > x)).toBe(true)
    expect(places.some((at) => at.y < y) && places.some((at) => at.y > y + inches(1))).toBe(true)
  })
})

/** Every sentence of a language, those with something to fill in as they are written. */
const written = (text: unknown): readonly string[] =>
  typeof text === 'object' && text !== null ? Object.values(text).flatMap(written) : [String(text)]

describe('Valour & Fortitude: in Italian', () => {
  it('nobody is spoken to with the familiarity that an aide-de-camp does not take', () => {
    const familiar = /(?<!\p{L})(tuo|tua|tuoi|tue|puoi|hai|devi|vuoi|scegli|trascina)(?!\p{L})/iu
    const said = written(wordingIn('it').text)
    expect(said.length).toBeGreaterThan(200)
    expect(said.filter((sentence) => familiar.test(sentence))).toEqual([])
  })
})
