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

  it('begins with the table, a unit, the initiative and fire', () => {
    const host = begun('beginning')
    const heard: string[] = []
    hear(host, lessons('en'), heard, checkShown)
    expect(heard).toEqual(['welcome', 'card', 'initiative', 'fire'])
  })

  it('teaches what is essential in nearly every battle, whatever happens', () => {
    const battles = Array.from({ length: 30 }, (_, i) => playedThrough(`lessons/${i}`))
    const share = (id: string) =>
      battles.filter((heard) => heard.includes(id)).length / battles.length
    const always = ['welcome', 'card', 'initiative', 'fire', 'dice', 'move', 'undo']
    for (const id of [...always, 'sheet', 'victory', 'end']) expect(share(id), id).toBe(1)
    for (const id of ['engage', 'formation', 'commander', 'refused', 'log', 'reserves'])
      expect(share(id), id).toBeGreaterThan(0.9)
    for (const id of ['losses', 'react', 'combat']) expect(share(id), id).toBeGreaterThan(0.85)
    for (const { id } of lessons('en')) expect(share(id), id).toBeGreaterThan(0.1)
  }, 60_000)

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
