import {
  CHANCE,
  courseAt,
  isOver,
  judge,
  kindOf,
  put,
  randomFrom,
  seeded,
  seenBy,
  type Ask,
} from '@grognard/kernel'
import { expect, it } from 'vitest'
import { vf2, vfOdds } from '../index.ts'

const HABITS = vfOdds.habits

it('habits answer as the rules allow, wherever they are asked', () => {
  const asked = new Set<string>()
  for (const { name, position } of vf2.scenarios) {
    const begun = vf2.setUp({ position, options: {} })
    if (!begun.ok) throw new Error(begun.refusal.message)
    const [random, chance] = [randomFrom(name), seeded(name)]
    const course = courseAt(vf2, begun.value)
    for (let i = 0; i < 120 && !isOver(course); i++) {
      const { name: ask, args, seats } = course.asks[course.given.indexOf(null)] as Ask
      const seat = seats[0] as string
      if (seat === CHANCE) {
        const [open] = course.asks
        put(course, { seat, ask, answer: chance.answer(open as Ask) })
        continue
      }
      const seen = seenBy(course, seat)
      const candidates = (n: number) => kindOf(course, ask).candidates(seen, args, n, random)
      const habit = HABITS[ask]?.decide(seen as never, args, candidates)
      if (habit !== undefined) {
        asked.add(ask)
        expect(judge(course, seat, habit), `${ask}: ${JSON.stringify(habit)}`).toBeNull()
      }
      // Mostly by lot: who only follows habits never comes to blows.
      const byLot = habit === undefined || random.below(8) > 0
      put(course, { seat, ask, answer: byLot ? random.pick(candidates(12)) : habit })
    }
  }
  for (const ask of ['target', 'command', 'order', 'card']) expect([...asked]).toContain(ask)
}, 60_000)
