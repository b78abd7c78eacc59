import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { example, grognard, someFile } from './running.ts'

type Script = { readonly [part: string]: unknown }

const charge = JSON.parse(readFileSync(example('afv-charge.script.json'), 'utf8')) as Script
const assault = JSON.parse(readFileSync(example('vf2-assault.script.json'), 'utf8')) as Script
const shot = JSON.parse(readFileSync(example('picket-shot.script.json'), 'utf8')) as Script

const odds = (script: Script, ...options: readonly string[]) =>
  grognard('odds', someFile(script), ...options)

type Told = {
  readonly name: string | null
  readonly exact: boolean
  readonly throws?: number
  readonly samples?: number
  readonly answers: readonly number[]
  readonly habits: readonly string[]
  readonly behind: readonly string[]
  readonly figures: readonly {
    readonly code: string
    readonly data: { readonly [name: string]: unknown }
    readonly expected: number
    readonly between: readonly [number, number] | null
    readonly distribution: readonly { readonly value: number; readonly chance: number }[]
  }[]
}

async function machine(script: Script, ...options: readonly string[]) {
  const { out, status } = await odds(script, '--json', ...options)
  expect(status).toBe(0)
  return JSON.parse(out.join('\n')) as { readonly rulebook: string; readonly odds: readonly Told[] }
}

describe('grognard odds', () => {
  it('tells people what comes of each question, and why', async () => {
    const { status, out, err } = await grognard('odds', example('afv-charge.script.json'))
    expect([status, err]).toEqual([0, ''])
    expect(out).toContain(
      'The musketeers charge, and the regiment fires, to the end of the activity: exact, 7 throws followed.',
    )
    expect(out.find((line) => line.includes('passes its test'))).toMatch(/ 50\.0%$/)
    expect(out.find((line) => line.includes('hits Musketeers'))).toMatch(
      /0\.67 {2}0: 59\.9% {2}1: 19\.8% {2}2: 14\.8% {2}3: 4\.9% {2}4: 0\.6%$/,
    )
    expect(
      out.some((line) => /Behind it: Musketeers: needs 3: .*afv:engage\.test/.test(line)),
    ).toBe(true)
    expect(out.some((line) => line.startsWith('  On the way: Whoever may fire'))).toBe(true)
    expect(out.filter((line) => line.includes('throws followed'))).toHaveLength(2)
  })

  it('tells machines the whole distributions', async () => {
    const { rulebook, odds: told } = await machine(charge)
    expect(rulebook).toBe('afv')
    expect(told[0]).toMatchObject({ exact: true, throws: 7, answers: [1], habits: ['react'] })
    for (const { figures } of told)
      for (const { distribution } of figures)
        expect(distribution.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 12)
  })

  it('gives the odds of the throw that lies open where the script stops short of it', async () => {
    const { odds: _odds, ...rest } = assault
    const answers = [
      { ask: 'volley', answer: { target: 2, shot: { main: 0, skirmish: false, support: [] } } },
    ]
    const { odds: told } = await machine({ ...rest, answers })
    expect(told).toHaveLength(1)
    const hits = told[0]?.figures.find(({ code }) => code === 'hits')
    expect(hits?.expected).toBeCloseTo(1.75, 12)
    expect(told[0]?.figures.map(({ code }) => code)).toContain('fortitude')
  })

  it('reads the answers of a script of before, when a target was picked by itself', async () => {
    const picked = { ask: 'target', answer: { target: 2 } }
    const of = [picked, { ask: 'shoot', answer: { main: 0, skirmish: false, support: [] } }]
    const [now] = assault['odds'] as readonly Script[]
    const [told, then] = (await machine({ ...assault, odds: [now, { ...now, of }] })).odds
    expect(then?.answers).toEqual([1])
    expect(then?.figures).toEqual(told?.figures)
  })

  it('looks at what the seat that is asked could answer, where a script asks nothing else', async () => {
    const { status, out } = await grognard('odds', example('picket-shot.script.json'))
    expect(status).toBe(0)
    expect(out.some((line) => line.startsWith('{"unit":2,"at":0}, to the end of the phase'))).toBe(
      true,
    )
    expect(out.some((line) => /red loses men +0\.67 /.test(line))).toBe(true)
    const dice = await odds({ ...shot, dice: [4, 2] })
    expect(dice.status).toBe(0)
  })

  it('simulates what is too much to follow, says so, and is the same for the same seed', async () => {
    const options = ['--most', '3', '--samples', '400', '--seed', 'a']
    const { odds: told } = await machine(charge, ...options)
    expect(told[0]).toMatchObject({ exact: false, samples: 400 })
    const passes = told[0]?.figures.find(({ code }) => code === 'passes')
    expect(passes?.between?.[0]).toBeLessThan(0.5)
    expect(passes?.between?.[1]).toBeGreaterThan(0.5)
    expect((await machine(charge, ...options)).odds).toEqual(told)
    const { out } = await odds(charge, ...options)
    expect(out[0]).toContain('simulated 400 times, in brackets where it lies with 95% confidence')
    expect(out.find((line) => line.includes('passes its test'))).toMatch(
      /\d% \([\d.]+% to [\d.]+%\)/,
    )
  })

  it('gives up what takes too long, and says so', async () => {
    const long = { ...charge, odds: [{ ...(charge['odds'] as readonly Script[])[0], until: 5 }] }
    const began = performance.now()
    const { status, out, err } = await odds(long, '--seconds', '1')
    expect(performance.now() - began).toBeLessThan(10_000)
    expect(status).toBe(0)
    expect(out[0]).toMatch(/, 5 activities on: simulated \d+ times/)
    expect(err).toMatch(
      /odds 1: After 1 s there are \d+ of 20000 samples: --seconds allows more\.$/,
    )
  })

  it('says how likely it is that a later answer can be given', async () => {
    const [volley, , both] = assault['odds'] as readonly Script[]
    const chain = { ...assault, odds: [{ ...both, until: 'activity' }] }
    const { out } = await odds(chain)
    expect(out).toContain("  Answer 3 ('order') can be given: 93.4%")
    expect(volley?.['name']).toBe('A volley at the column')
  })

  it.each([
    [
      'an answer that the rules refuse',
      { odds: [{ of: [{ ask: 'move', answer: { unit: 0, do: 'engage', target: 1 } }] }] },
      /odds 1: answer 1: .*\(afv:.*\)\.$/,
    ],
    [
      'an answer to what is never asked',
      { odds: [{ of: [{ ask: 'deploy', answer: 1 }] }] },
      /odds 1: answer 1: It is never asked for\.$/,
    ],
    ['an end that there is not', { odds: [{ until: 'tomorrow' }] }, /odds\[0\]\.until/],
    ['dice left over', { dice: [3] }, /dice: left over at the end: 3/],
    ['no list', { odds: {} }, /odds: a list is needed here/],
  ])('refuses %s', async (_what, changed, message) => {
    const { status, err } = await odds({ ...charge, ...changed })
    expect(status).toBe(2)
    expect(err).toMatch(message)
  })

  it.each([
    ['--samples', '0'],
    ['--most', 'many'],
    ['--seconds', '0'],
  ])('refuses %s %s', async (option, value) => {
    const { status, err } = await odds(charge, option, value)
    expect([status, err]).toEqual([2, expect.stringContaining(option)])
  })
})
