import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { playable } from '@grognard/books'
import {
  playOut,
  randomFrom,
  recordOfPlayed,
  replay,
  sentenceOf,
  usualOptions,
  type BattleRecord,
  type Player,
} from '@grognard/kernel'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { toBot, type ToBot } from '../bots/messages.ts'
import { playWithBots } from '../bots/play.ts'
import { openBook, type OpenBook } from '../open-book.ts'
import type { Plan } from '../simulation/plan.ts'
import { ourPlayer, readyFor, seated, type Recorded } from '../simulation/ready.ts'
import { example, isRunning, root, someFolder } from './running.ts'

const opened = new Map<string, OpenBook>()
for (const book of playable()) opened.set(book.id, await openBook(book))
const openOf = (id: string): OpenBook => opened.get(id) as OpenBook

const hasPython = spawnSync('python3', ['--version']).status === 0

const plain = `bot:python3 ${example('bots/plain.py')}`
const rogue = (habit: string, from = 1) =>
  `bot:${process.execPath} ${join(root, 'packages/cli/tests/bots/rogue.mjs')} '${habit}' ${from}`

const planFor = (rulebook: string, players: Plan['players'], more: Partial<Plan> = {}): Plan => {
  const rules = openOf(rulebook).rulebook
  const { name: scenario } = rules.scenarios[0]
  const options = usualOptions(rules)
  return { rulebook, scenario, options, players, seed: 'bots', save: null, ...more }
}

async function played(plan: Plan): Promise<Recorded> {
  const battle = await playWithBots(readyFor(openOf(plan.rulebook), plan, 1), () => false)
  if (!battle) throw new Error('The battle was given up.')
  return battle
}

const answersIn = (record: BattleRecord) => record.log.filter((entry) => 'answer' in entry)

/** What the story says of who sat where. */
function changesOfSeat(record: BattleRecord): readonly string[] {
  const { rulebook } = openOf(record.rulebook.id)
  const again = replay(rulebook, record, { checkEnd: true })
  if (!again.ok) throw new Error(again.misfit.refusal.message)
  const story = again.host.course.telling?.happenings ?? []
  return story
    .filter(({ name }) => name === 'interjection')
    .map((happening) => sentenceOf(rulebook, happening))
}

/** The battle that random plays where a bot does not, from numbers that no seed leads to. */
function byRandomInItsPlace() {
  const ready = readyFor(openOf('picket'), planFor('picket', {}), 1)
  const random = randomFrom('bot/1/red/replacement')
  const { players } = seated<Player>(ready, (seat) => {
    const player = ourPlayer(ready, seat)
    return seat.id === 'red' ? (question) => player({ ...question, random }) : player
  })
  const { rulebook } = ready.open
  const battle = playOut(rulebook, ready.start, { players, chance: ready.chance })
  return answersIn(recordOfPlayed(ready.setUp, battle))
}

describe.skipIf(!hasPython)('the example in Python (needs python3)', () => {
  const byItself = async (plan: Plan) => {
    const battle = await played(plan)
    const [report] = battle.bots ?? []
    expect(report).toMatchObject({ seat: 'red', side: 'red', replaced: {}, notes: [] })
    expect(report?.answers).toBeGreaterThan(10)
    expect(battle.played.course.checkpoint.outcome).not.toBe(null)
    expect(changesOfSeat(battle.record)).toEqual([])
    return battle
  }

  it.each(['picket', 'afv'])(
    'plays a whole battle of %s by itself, and the same again for the same seed',
    async (rulebook) => {
      const plan = planFor(rulebook, { red: plain, blue: 'random' })
      const first = await byItself(plan)
      const second = await byItself(plan)
      expect(second.record).toEqual(first.record)
    },
    30_000,
  )

  it('plays a whole battle of vf2 by itself', async () => {
    await byItself(planFor('vf2', { red: plain, blue: 'random' }))
  }, 60_000)

  it('plays both sides, and another battle from another seed', async () => {
    const both = { red: plain, blue: plain }
    const one = await played(planFor('picket', both))
    const other = await played(planFor('picket', both, { seed: 'other' }))
    expect(one.bots).toHaveLength(2)
    expect(one.bots?.map(({ replaced }) => replaced)).toEqual([{}, {}])
    expect(answersIn(other.record)).not.toEqual(answersIn(one.record))
  })
})

describe('what a bot is told', () => {
  it.each([
    ['tries again', 5],
    ['stalls', 0.1],
  ])(
    'is before any dice the same for every seed, candidates and replacements too: %s',
    async (habit, botSeconds) => {
      const heardWith = async (seed: string): Promise<readonly string[]> => {
        const file = join(someFolder(), 'heard')
        const listener = rogue(habit).replace('bot:', `bot:tee ${file} | `)
        await played(planFor('picket', { red: listener }, { seed, botSeconds }))
        return readFileSync(file, 'utf8').trim().split('\n').slice(0, 3)
      }
      const first = await heardWith('1')
      expect(first).toHaveLength(3)
      for (const seed of ['2', '3', '4']) expect(await heardWith(seed)).toEqual(first)
    },
  )

  it('is what was agreed, and no seed from which the dice could be worked out', async () => {
    const file = join(someFolder(), 'heard')
    const listener = rogue('tries again').replace('bot:', `bot:tee ${file} | `)
    const plan = planFor('picket', { blue: listener })
    const { bots, played: battle } = await played(plan)
    expect(bots).toMatchObject([{ seat: 'blue', replaced: {} }])
    const heard = readFileSync(file, 'utf8')
      .trim()
      .split('\n')
      .map((line) => z.parse(toBot, JSON.parse(line)))
    const [greeting, ...rest] = heard
    expect(greeting).toEqual({
      kind: 'greeting',
      protocol: 'grognard-bot',
      version: 1,
      rulebook: { id: 'picket', version: expect.any(String) as string },
      scenario: 'stream',
      options: { long: false },
      seat: 'blue',
      side: 'blue',
      seats: expect.arrayContaining([{ id: 'blue', side: 'blue', chief: true }]) as [],
      seed: expect.stringMatching(/^[0-9a-f]{16}$/) as string,
      limits: { seconds: 5, tries: 10, candidates: 64, failures: 5, line: 1024 * 1024 },
    })
    const ofKind = <K extends ToBot['kind']>(kind: K) =>
      rest.filter((message) => message.kind === kind) as Extract<ToBot, { kind: K }>[]
    const asks = ofKind('ask')
    expect(asks.map(({ number }) => number)).toEqual(asks.map((_, i) => i + 1))
    expect(bots?.[0]?.answers).toBe(asks.length)
    // Every question is refused once, told why, and answered at the second try.
    expect(ofKind('refused').map(({ number }) => number)).toEqual(asks.map(({ number }) => number))
    expect(ofKind('refused')[0]).toMatchObject({ clause: null, code: 'answer-form', number: 1 })
    expect(rest.at(-1)).toMatchObject({
      kind: 'end',
      outcome: battle.course.checkpoint.outcome,
    })
    const sentences = [...asks, ...ofKind('end')].flatMap(({ events }) => events)
    expect(sentences.at(-1)).toMatchObject({ name: 'outcome' })
    const views = asks.map(({ view }) => (view as { you: string }).you)
    expect(new Set(views)).toEqual(new Set(['blue']))
  })
})

describe('a bot that misbehaves', () => {
  const byRandom = byRandomInItsPlace()
  const against = (habit: string, seconds = 5, from = 1) =>
    played(planFor('picket', { red: rogue(habit, from) }, { botSeconds: seconds }))

  it.each([
    ['ends at once', 'crashed', /it ended with status 3/],
    ['crashes', 'crashed', /it ended with status 7, and said: Out of powder/],
    ['is killed', 'crashed', /it was ended by SIGKILL/],
    ['closes its output', 'crashed', /it closed its output/],
    ['floods', 'flooded', /it wrote more than 4 MB at one question/],
  ] as const)('is not asked again: %s', async (habit, reason, why) => {
    const { record, bots } = await against(habit)
    const [report] = bots ?? []
    expect(report).toMatchObject({ answers: 0, replaced: { [reason]: 1 } })
    expect(report?.replaced['dismissed']).toBeGreaterThan(10)
    expect(report?.notes).toHaveLength(2)
    expect(report?.notes[0]).toMatch(/^The bot .+ at question 1 \('\w+'\): /)
    expect(report?.notes[0]).toMatch(why)
    expect(report?.notes[1]).toBe('It is not asked again.')
    // What stands in its place is what random would have answered there.
    expect(answersIn(record)).toEqual(byRandom)
    expect(changesOfSeat(record)).toEqual([
      expect.stringMatching(/^random \(the bot .+\) takes the seat 'red'\.$/),
    ])
  })

  type Rogue = readonly [habit: string, reason: string, seconds: number, why: RegExp]
  const ROGUES: readonly Rogue[] = [
    ['stalls', 'stalled', 0.1, /it gave no answer within 0\.1 s/],
    ['spins', 'stalled', 0.1, /it gave no answer within 0\.1 s/],
    ['writes half a line', 'stalled', 0.1, /it gave no answer within 0\.1 s/],
    ['writes blank lines', 'stalled', 0.1, /it gave no answer within 0\.1 s/],
    ['is late', 'stalled', 0.4, /it gave no answer within 0\.4 s/],
    ['answers an old question', 'stalled', 5, /the answer is to question 0\. It was its 10th try/],
    ['answers another question', 'nonsense', 5, /the answer is to question 1001/],
    ['answers out of place', 'nonsense', 5, /'\w+' is answered by .*It was its 10th try/],
    ['writes no JSON', 'nonsense', 5, /cannot be read as JSON/],
    ['writes NaN', 'nonsense', 5, /cannot be read as JSON/],
    ['writes infinity', 'nonsense', 5, /The line is no answer/],
    ['writes no answer', 'nonsense', 5, /The line is no answer/],
    ['writes no object', 'nonsense', 5, /The line is no answer/],
    ['writes no UTF-8', 'nonsense', 5, /not in UTF-8/],
    ['writes too deep', 'nonsense', 5, /cannot be read as JSON/],
    ['writes a huge line', 'nonsense', 5, /longer than 1 MB/],
    ['shouts', 'nonsense', 5, /cannot be read as JSON/],
  ]

  const isDismissed = async (...[habit, reason, seconds, why]: Rogue): Promise<void> => {
    const { record, bots } = await against(habit, seconds)
    const [report] = bots ?? []
    expect(report).toMatchObject({ answers: 0, replaced: { [reason]: 5 } })
    expect(report?.replaced['dismissed']).toBeGreaterThan(10)
    expect(report?.notes).toHaveLength(6)
    expect(report?.notes[0]).toMatch(why)
    expect(answersIn(record)).toEqual(byRandom)
    expect(changesOfSeat(record)).toHaveLength(1)
  }

  const title = 'is replaced five times and then dismissed: %s'
  const isFirst = ([, reason]: Rogue, i: number): boolean =>
    ROGUES.findIndex((other) => other[1] === reason) === i
  it.each(ROGUES.filter(isFirst))(title, isDismissed)
  it.each(ROGUES.filter((one, i) => !isFirst(one, i)))(title, { tags: ['long'] }, isDismissed)

  it('is told the clause it broke, and replaced after ten tries', async () => {
    const { record, bots } = await against('breaks the rules')
    const [report] = bots ?? []
    expect(Object.keys(report?.replaced ?? {})).toContain('unlawful')
    expect(report?.notes[0]).toMatch(
      /^The bot broke the rules at question \d+ \('act'\): Unit 999 is not yours to command \(picket:1\)\. It was its 10th try\.$/,
    )
    expect(changesOfSeat(record)[0]).toBe(`random (the bot broke the rules) takes the seat 'red'.`)
  })

  it('is found out to be deaf when it is spoken to', async () => {
    const { bots } = await against('deaf', 1)
    const [report] = bots ?? []
    expect(report).toMatchObject({ answers: 0, replaced: { crashed: 1 } })
    expect(report?.notes.at(-2)).toContain('it closed its input')
  })

  it('keeps the answers that it gave before it went', async () => {
    const { bots } = await against('answers and crashes', 5, 3)
    expect(bots?.[0]).toMatchObject({ answers: 3, replaced: { crashed: 1 } })
    expect(bots?.[0]?.notes[0]).toContain('at question 4')
  })

  it('is asked again after a single failure, and the story tells both', async () => {
    const { record, bots } = await against('stalls once', 2)
    expect(bots?.[0]?.replaced).toEqual({ stalled: 1 })
    expect(changesOfSeat(record)).toEqual([
      `random (the bot stalled) takes the seat 'red'.`,
      `bot takes the seat 'red'.`,
    ])
  })

  it.each(['talks too much', 'tries again'])('is not replaced: %s', async (habit) => {
    const { bots } = await against(habit)
    expect(bots?.[0]?.replaced).toEqual({})
  })

  it('leaves nothing running that it has started', async () => {
    const { bots } = await against('has a child that spins')
    const pid = Number(/child (\d+)/.exec(bots?.[0]?.notes[0] ?? '')?.[1])
    expect(pid).toBeGreaterThan(1)
    // It is told to end before the battle is over, and a busy machine takes its time.
    await expect.poll(() => isRunning(pid)).toBe(false)
  })
})
