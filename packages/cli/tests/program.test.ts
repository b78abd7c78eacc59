import { books } from '@grognard/books'
import { describe, expect, it } from 'vitest'
import { grognard, known, runBin } from './running.ts'

describe('the command line', () => {
  it.each([
    [
      ['march'],
      `Unknown command 'march' (known: serve, rules, clauses, simulate, league, referee, odds, replay, story, sheet, compare).`,
    ],
    [['--loud'], `Unknown option '--loud' (known: --version).`],
    [['rules', '--loud'], `Unknown option '--loud' (known: --json).`],
    [['rules', 'picket'], `Too many arguments for 'rules'. Expected 0 arguments but got 1.`],
    [['referee'], `Missing required argument 'file'.`],
    [['simulate', '--games'], `Option '--games <n>' argument missing.`],
    [
      ['simulate', '--rules', 'picket', '--games', 'ten'],
      `--games wants a whole number from 1 to 10000000, not 'ten'.`,
    ],
    [
      ['simulate', '--rules', 'picket', '--games', '0'],
      `--games wants a whole number from 1 to 10000000, not '0'.`,
    ],
    [
      ['simulate', '--rules', 'picket', '--games', '1e3'],
      `--games wants a whole number from 1 to 10000000, not '1e3'.`,
    ],
    [
      ['simulate', '--rules', 'picket', '--jobs', '-1'],
      `--jobs wants a whole number from 1 to 256, not '-1'.`,
    ],
    [['simulate', '--rules', 'chess'], `There is no rulebook 'chess' (known: ${known}).`],
    [
      ['simulate', '--rules', 'picket', '--scenario', 'hill'],
      `There is no scenario 'hill' (known: stream, wings).`,
    ],
    [
      ['simulate', '--rules', 'picket', '--blue', 'Blucher'],
      `There is no player 'Blucher' (known: random).`,
    ],
    [['story', '--rules', 'chess'], `There is no rulebook 'chess' (known: ${known}).`],
    [['simulate'], `--rules must name one of ${known}.`],
    [
      ['clauses', '--rules', 'chess'],
      `There is no rulebook 'chess' (known: ${books.map(({ id }) => id).join(', ')}).`,
    ],
  ])('refuses %j in a sentence', async (args, sentence) => {
    expect(await grognard(...args)).toEqual({ status: 2, out: [], err: sentence })
  })

  it('tells machines of a refusal, too', async () => {
    const { status, out, err } = await grognard(
      'simulate',
      '--rules',
      'picket',
      '--json',
      '--red',
      'Ney',
    )
    const message = `There is no player 'Ney' (known: random).`
    expect(out.map((line) => JSON.parse(line) as unknown)).toEqual([
      { refused: { clause: null, code: 'player', message } },
    ])
    expect([status, err]).toEqual([2, message])
  })

  it.each([[[]], [['--help']]])('shows what it can do: %j', async (args) => {
    const { status, out, err } = await grognard(...args)
    expect([status, err]).toEqual([0, ''])
    for (const command of ['serve', 'rules', 'clauses', 'simulate', 'referee', 'replay', 'story'])
      expect(out.join('\n')).toMatch(new RegExp(`^  ${command} `, 'm'))
  })

  it('shows how a command is used, with an example', async () => {
    const { status, out } = await grognard('referee', '--help')
    expect(status).toBe(0)
    expect(out.join('\n')).toContain('grognard referee examples/picket-shot.script.json')
  })

  it('keeps results and everything else apart, and sets the exit status', async () => {
    expect(await runBin('simulate', '--rules', 'chess')).toEqual({
      status: 2,
      out: '',
      err: `There is no rulebook 'chess' (known: ${known}).`,
    })
    const rules = await runBin('rules')
    expect([rules.status, rules.err]).toEqual([0, ''])
    expect(rules.out).toContain('picket  Picket')
  })
})
