import { afv, type Afv } from '@grognard/rules-afv'
import { assaultTargets, unitOf, type Vf } from '@grognard/rules-vf/functions'
import { atOnce, type Language } from '@grognard/toolkit'
import type { Json } from '@grognard/kernel'
import { describe, expect, it } from 'vitest'
import type { Choice, Forecasting, ForecastShown } from '../../adapters/adapter.ts'
import { afvAdapter } from '../../adapters/afv/index.ts'
import { firing, rethrowing } from '../../adapters/afv/forecast.ts'
import { wordingIn as afvWordingIn } from '../../adapters/afv/wording.ts'
import { meanOf } from '../../adapters/parts/chances.tsx'
import { percent, percentsOf } from '../../adapters/parts/percent.ts'
import { assaulting, volley } from '../../adapters/vf/forecast.ts'
import { vfAdapter } from '../../adapters/vf/index.ts'
import { against, thenOf } from '../../adapters/vf/moving/plan.ts'
import { asAttack } from '../../adapters/vf/values.ts'
import { wordingIn } from '../../adapters/vf/wording.ts'
import { drawnUp } from './vf-drawn-up.ts'

function worked(forecast: Forecasting | null | undefined): ForecastShown {
  if (!forecast) throw new Error('There is no forecast.')
  const shown = atOnce(forecast.work())
  if (!shown) throw new Error('It comes to nothing.')
  return shown
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0)

describe('percentages', () => {
  it('add up to a hundred, and whatever may happen has one of them', () => {
    expect(percentsOf([1 / 3, 1 / 3, 1 / 3])).toEqual([34, 33, 33])
    expect(percentsOf([0.998, 0.002, 0])).toEqual([99, 1, 0])
    expect(percentsOf([0.004, 0.004, 0.992])).toEqual([1, 1, 98])
    expect(percentsOf([1, 0])).toEqual([100, 0])
  })

  it('never call anything certain or hopeless that is not', () => {
    expect([0, 0.001, 0.5, 0.999, 1].map(percent)).toEqual([0, 1, 50, 99, 100])
  })
})

describe('Valour & Fortitude: what is shown of a fight to come', () => {
  const column = { formation: { kind: 'attack column', files: 6 } }
  const { seen } = drawnUp(
    'action',
    [['Guards', 24, 30]],
    [
      ['Ligne', 24, 25, { ...column, losses: 2 }],
      ['Reserve', 24, 20, column],
    ],
  )

  function assault(language: Language): ForecastShown {
    const unit = unitOf(seen, 0)
    const [target] = assaultTargets(seen, unit)
    const plan = target && against(seen, unit, target.target)
    if (!plan) throw new Error('Nobody can be reached.')
    return worked(assaulting(thenOf(seen, unit, plan), 0, wordingIn(language)))
  }

  it('vf2:7.2.3 vf2:8.2.3 says who wins, whose ties are, who helps, and what is lost', () => {
    const { said, outcomes, notes, chances, values } = assault('en')
    expect(said).toBe('5 dice on 3+ against 5 on 4+.')
    expect(outcomes.map(({ title }) => title)).toEqual(['Win', 'Tied', 'Lose', 'No fight'])
    expect(sum(outcomes.map(({ chance }) => chance))).toBeCloseTo(1, 12)
    expect(notes).toEqual([
      { text: 'Ties are ours: it is our turn.', clauses: ['vf2:7.2.3'] },
      { text: 'They are helped by Reserve.', clauses: ['vf2:8.2'] },
      {
        text: 'Our dice of 1 are thrown again.',
        clauses: ['vf2:special.disciplined-musketry'],
      },
      { text: 'Their dice of 1 are thrown again.', clauses: ['vf2:special.elan'] },
    ])
    const [own, other] = chances
    expect([own?.title, own?.livery, other?.title, other?.livery]).toEqual([
      'We lose',
      'red',
      'They lose',
      'blue',
    ])
    // Five dice that hit by 4 or more, and by 3 or more; ones are thrown again.
    expect(meanOf(own?.chances ?? [])).toBeCloseTo(5 * (1 / 2 + 1 / 12), 12)
    expect(meanOf(other?.chances ?? [])).toBeCloseTo(5 * (2 / 3 + 1 / 9), 12)
    expect(other?.marked).toEqual({ from: 3, title: 'shaken: tests' })
    expect(other?.after).toEqual([expect.stringMatching(/^rout \d+%$/)])
    expect(values.map(({ title }) => title)).toEqual([
      'Dice of Guards',
      'Hit modifiers of Guards',
      'Dice of Ligne',
      'Hit modifiers of Ligne',
    ])
  })

  it('says the same in Italian, word for word otherwise', () => {
    const [en, it] = [assault('en'), assault('it')]
    expect(it.said).toBe('5 dadi al 3+ contro 5 al 4+.')
    expect(it.notes[0]?.text).toBe('I pareggi sono nostri: è il nostro turno.')
    expect(it.chances.map(({ chances }) => chances)).toEqual(
      en.chances.map(({ chances }) => chances),
    )
    for (const [i, { title }] of it.outcomes.entries())
      expect(title).not.toBe(en.outcomes[i]?.title)
  })

  it('vf2:7.2.2 is shown to whoever lends support in fighting back as the losses of the attacker', () => {
    const fighting: Vf = { ...seen, now: { doing: 'fighting', main: 0, target: 1 } }
    const ask = { name: 'melee support', args: { unit: 1, target: 0 }, seats: ['blue'] } as const
    const choices = vfAdapter.choices(fighting, { ...ask, sees: 'all' }, 'en') ?? []
    expect(choices.length).toBeGreaterThan(0)
    for (const { forecast } of choices) {
      const { outcomes, chances } = worked(forecast)
      expect(outcomes).toEqual([])
      expect(chances.map(({ title, livery }) => [title, livery])).toEqual([['They lose', 'red']])
    }
  })

  it('vf2:8.3.1 a volley says what halves losses, and which dice are thrown again', () => {
    const open = drawnUp(
      'fire',
      [['Guards', 24, 30]],
      [
        [
          'Léger',
          24,
          20,
          { profile: 'french light infantry', formation: { kind: 'open order', files: 6 } },
        ],
      ],
    )
    const attack = asAttack('fire', { unit: 0, skirmish: false }, 1, [])
    const { notes, chances, values } = worked(volley(open.seen, attack, wordingIn('en')))
    expect(notes.map(({ text }) => text)).toEqual([
      'Our dice of 1 are thrown again.',
      'Their losses are halved: open order.',
    ])
    expect(notes.map(({ clauses }) => clauses)).toEqual([
      ['vf2:special.disciplined-musketry'],
      ['vf2:special.open-order'],
    ])
    expect(sum(chances[0]?.chances ?? [])).toBeCloseTo(1, 12)
    expect(chances[0]?.after).toEqual([expect.stringMatching(/^shaken \d+%, rout \d+%$/)])
    expect(values.at(-1)?.title).toBe('Losses of Léger if all dice hit')
  })
})

describe('A Fine Victory!: what is shown of a charge', () => {
  const made = (name: string, kind: string, stands: object) => ({ name, kind, stands, zone: 7 })
  const position = {
    phase: 'movement',
    turns: 4,
    commanders: { red: null, blue: null },
    armies: {
      red: [made('Foot', 'foot', { hand: 4 })],
      blue: [made('Tercio', 'pike and musket', { pike: 2, musket: 4 })],
    },
  } as unknown as Json
  const begun = afv.setUp({ position, options: {} })
  if (!begun.ok) throw new Error(begun.refusal.message)
  const seen: Afv = begun.value

  const choices = (battle: Afv, name: string, side: string): readonly Choice[] =>
    afvAdapter.choices(battle, { name, args: { side }, seats: [side], sees: 'all' }, 'en') ?? []

  it('afv:engage.test who engages sees contact, fire that stops it, and a test that fails', () => {
    const engage = choices(seen, 'move', 'red').find(({ action }) => action === 'engage')
    const { said, outcomes, chances } = worked(engage?.forecast)
    expect(said).toBe(engage?.detail)
    const chanceOf = Object.fromEntries(outcomes.map(({ title, chance }) => [title, chance]))
    expect(chanceOf['Hangs back']).toBeCloseTo(1 / 2, 12)
    expect(sum(Object.values(chanceOf))).toBeCloseTo(1, 12)
    expect(chances.map(({ title, livery }) => [title, livery])).toEqual([
      ['We lose', 'red'],
      ['They lose', 'blue'],
    ])
  })

  it('afv:react.defensive-fire who reacts sees what stops the enemy, and what letting him come costs', () => {
    const waiting: Afv = { ...seen, now: { unit: 0, doing: 'engaging', target: 1 } }
    const all = choices(waiting, 'react', 'blue')
    // Whoever is to be engaged is in hand at once.
    for (const { subject, isFirst = false } of all) expect(isFirst).toBe(subject === 'unit 1')
    const stoppedBy = (label: string): number => {
      const { outcomes } = worked(all.find((one) => one.label === label)?.forecast)
      return outcomes.find(({ kind }) => kind === 'win')?.chance ?? -1
    }
    expect(stoppedBy('Fire at them')).toBeCloseTo(11 / 27, 12)
    expect(stoppedBy('Do not react')).toBe(0)
    const [own] = worked(all[0]?.forecast).chances
    expect(own?.livery).toBe('blue')
  })

  it('afv:react.intercept who would intercept sees contact, or that he hangs back', () => {
    const rider = (name: string) => made(name, 'mounted', { mounted: 4 })
    const result = afv.setUp({
      position: {
        ...(position as object),
        armies: { red: [rider('Ours')], blue: [rider('Theirs')] },
      } as unknown as Json,
      options: {},
    })
    if (!result.ok) throw new Error(result.refusal.message)
    const entered: Afv = { ...result.value, now: { unit: 1, doing: 'entered', target: null } }
    const intercept = choices(entered, 'react', 'red').find(({ label }) => label === 'Intercept')
    const { outcomes } = worked(intercept?.forecast)
    expect(outcomes.map(({ title, kind, chance }) => [title, kind, chance])).toEqual([
      ['Contact', 'win', 0.5],
      ['Ridden down', 'lose', 0],
      ['Hangs back', 'other', 0.5],
    ])
  })

  it('afv:fire.hit all shots at one target are reckoned together', () => {
    const wording = afvWordingIn('en')
    const { said, chances } = worked(firing(seen, 0, [{ unit: 1, at: 0 }], [], wording))
    expect(said).toBe('1 shot at it.')
    expect(meanOf(chances[0]?.chances ?? [])).toBeCloseTo(4 / 3, 12)
  })

  it('afv:hth.overlap dice that are picked up again are reckoned with those that lie', () => {
    const value = { value: 3, steps: [] }
    const dice = [{ stand: 'hand', value, count: 4, faces: [1, 6, 6, 6] }] as const
    const fought: Afv = { ...seen, attacks: [{ unit: 0, at: 1, face: 'left', dice }] }
    const { said, chances } = worked(rethrowing(fought, 0, [1, 2], [], afvWordingIn('en')))
    expect(said).toBe('2 of 4 dice thrown again.')
    expect(chances[0]?.chances).toEqual([0, ...[1 / 4, 1 / 2, 1 / 4].map((p) => expect.closeTo(p))])
  })
})
