import {
  give,
  isObject,
  isOver,
  kindOf,
  openHost,
  openTo,
  randomFrom,
  seeded,
  seenBy,
  settle,
  type Host,
  type Json,
  type Random,
} from '@grognard/kernel'
import {
  afv,
  breakpoint,
  zonesForFineVictory,
  thirdOfUnits,
  zonesOf,
  type Afv,
} from '@grognard/rules-afv'
import { describe, expect, it } from 'vitest'
import { lessons } from '../adapters/afv/lessons/index.ts'
import { hear, testLessonTexts } from './lessons-form.ts'

const position = afv.scenarios.find(({ name }) => name === 'first battle')?.position ?? null

function begun(seed: string): Host<Afv> {
  const opened = openHost(afv, { position, options: {} }, seeded(seed))
  if (!opened.ok) throw new Error(opened.refusal.message)
  settle(opened.value)
  return opened.value
}

const what = (answer: Json) => (isObject(answer) ? answer['do'] : null)

/** Any lawful answer of somebody who wants to fight: phases end late, and half the time he engages. */
function anyAnswer(host: Host<Afv>, seat: string, random: Random): void {
  const [open] = openTo(host, seat)
  if (!open) return
  const kind = kindOf(host.course, open.ask.name)
  const answers = kind.candidates(seenBy(host.course, seat), open.ask.args, 256, random)
  const charges = random.below(2) === 0 ? answers.filter((one) => what(one) === 'engage') : []
  const early = open.ask.name === 'move' && host.course.battle.moved.length < 3
  const acts = answers.filter(
    (one) => !early || !['end', 'commander'].some((end) => end === what(one)),
  )
  const wanted = [charges, acts, answers].find((list) => list.length > 0)
  const refused = give(host, seat, open.number, random.pick(wanted ?? []))
  if (refused) throw new Error(refused.message)
  settle(host)
}

const EXISTING = /^(unit \d+|zone \d+|reserve (red|blue) \d+|commander (red|blue))$/

/** What is pointed at is there. */
function checkShown(seen: Afv, shown: readonly string[]): void {
  for (const name of shown) {
    expect(name).toMatch(EXISTING)
    const [what, number] = name.split(' ')
    if (what === 'unit') expect(seen.units[Number(number)]?.gone).toBeNull()
    if (what === 'zone') expect(zonesOf(seen.table)).toContain(Number(number))
  }
}

function playedThrough(seed: string): readonly string[] {
  const all = lessons('en')
  const host = begun(seed)
  const random = randomFrom(seed)
  const heard: string[] = []
  hear(host, all, heard, checkShown)
  while (!isOver(host.course)) {
    const seats = ['red', 'blue'].filter((seat) => openTo(host, seat).length > 0)
    anyAnswer(host, random.pick(seats), random)
    hear(host, all, heard, checkShown)
  }
  return heard
}

describe('the guided first battle', () => {
  testLessonTexts(lessons)

  it('begins with how it is won, the table, a unit, the initiative and fire', () => {
    const host = begun('beginning')
    const heard: string[] = []
    hear(host, lessons('en'), heard, checkShown)
    expect(heard).toEqual(['victory', 'welcome', 'card', 'initiative', 'fire'])
  })

  it('teaches what is essential in nearly every battle, whatever happens', () => {
    const battles = Array.from({ length: 30 }, (_, i) => playedThrough(`lessons/${i}`))
    const share = (id: string) =>
      battles.filter((heard) => heard.includes(id)).length / battles.length
    const always = ['welcome', 'card', 'initiative', 'fire', 'dice', 'move', 'undo']
    for (const id of [...always, 'sheet', 'victory', 'end']) expect(share(id), id).toBe(1)
    for (const id of ['engage', 'formation', 'commander', 'log', 'reserves'])
      expect(share(id), id).toBeGreaterThan(0.9)
    for (const id of ['losses', 'react', 'combat']) expect(share(id), id).toBeGreaterThan(0.85)
    // Of a refusal it is spoken when there is one.
    for (const { id } of lessons('en').filter((one) => one.id !== 'refused'))
      expect(share(id), id).toBeGreaterThan(0.1)
  }, 60_000)

  it('counts eight lessons, the first how it is won, the last the end', () => {
    const course = lessons('en').filter(({ core }) => core)
    expect(course).toHaveLength(8)
    expect([course[0]?.id, course.at(-1)?.id]).toEqual(['victory', 'end'])
  })

  it('takes a task for done when it is done, and speaks of a refusal when there is one', () => {
    const host = begun('done')
    const seen = seenBy(host.course, 'red') as Afv
    const ask = openTo(host, 'red')[0]?.ask ?? null
    const moment = { seen, ask, told: [], since: 0, selected: null, reads: false, refused: false }
    const lesson = (id: string) => lessons('en').find((one) => one.id === id)
    expect(lesson('card')?.done?.(moment)).toBe(false)
    expect(lesson('card')?.done?.({ ...moment, selected: 'unit 0' })).toBe(false)
    expect(lesson('card')?.done?.({ ...moment, selected: 'unit 0', reads: true })).toBe(true)
    expect(lesson('fire')?.done?.(moment)).toBe(false)
    expect(lesson('fire')?.done?.({ ...moment, ask: null })).toBe(true)
    expect(lesson('refused')?.when(moment)).toBe(false)
    expect(lesson('refused')?.when({ ...moment, refused: true })).toBe(true)
    const moved = {
      name: 'moves',
      to: 'all' as const,
      clauses: [],
      moment: {},
      data: { unit: seen.units.find(({ side }) => side === 'red')?.name ?? '' },
    }
    const told = { ...moment, told: [moved] }
    expect(lesson('move')?.done?.(told)).toBe(true)
    // What was told before the lesson began was not done for it.
    expect(lesson('move')?.done?.({ ...told, since: 1 })).toBe(false)
  })

  it('names the numbers of this battle', () => {
    const { battle } = begun('numbers').course
    expect([
      thirdOfUnits(battle, 'red'),
      breakpoint(battle, 'red'),
      zonesForFineVictory(battle),
    ]).toEqual([2, 3, 10])
    expect(battle.strength.red).toBe(5)
  })
})
