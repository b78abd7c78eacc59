import { randomPlayer, courseAt, isOver, put, randomFrom, seenBy, type Ask } from '@grognard/kernel'
import { afv, type Afv } from '@grognard/rules-afv'
import { expect, test } from 'vitest'
import { afvAdapter } from '../../adapters/afv/index.ts'
import { whyNot } from '../../adapters/afv/why-not.ts'

test('a pick that no choice stands for is answered with a sentence and its clause', () => {
  const random = randomFrom('why not')
  let explained = 0
  for (const { position } of afv.scenarios.slice(0, 4)) {
    const options = Object.fromEntries(afv.options.map(({ name, usual }) => [name, usual]))
    const made = afv.setUp({ position, options })
    if (!made.ok) throw new Error(made.refusal.message)
    const course = courseAt(afv, made.value)
    for (let i = 0; i < 120 && !isOver(course); i++) {
      const place = course.given.indexOf(null)
      const ask = course.asks[place] as Ask
      const seat = ask.seats[0] as string
      const kind = course.kinds.get(ask.name)
      if (!kind) throw new Error(ask.name)
      const seen = (seat === 'chance' ? null : seenBy(course, seat)) as Afv
      if (ask.name === 'move' || ask.name === 'deploy') explained += explainAll(seen, ask)
      const answer = randomPlayer({
        seat,
        ask,
        kind,
        seen,
        random,
        knowledge: () => {
          throw new Error('not needed')
        },
      })
      put(course, { seat, ask: ask.name, answer })
    }
  }
  expect(explained).toBeGreaterThan(500)
})

function explainAll(seen: Afv, ask: Ask): number {
  const choices = afvAdapter.choices(seen, ask, 'en') ?? []
  const { areas, bodies } = afvAdapter.scene(seen, 'en', 'red')
  const subjects = [...new Set(choices.flatMap(({ subject }) => subject ?? []))]
  let explained = 0
  for (const subject of subjects)
    for (const thing of [
      ...areas.map(({ id }) => ({ area: id })),
      ...bodies.map(({ id }) => ({ body: id })),
    ]) {
      const offered = choices.some(
        (choice) =>
          choice.subject === subject && JSON.stringify(choice.on) === JSON.stringify(thing),
      )
      if (offered) continue
      const refusal = whyNot(seen, ask, subject, thing, 'en')
      if (!refusal) continue
      explained++
      expect(refusal.clause).toMatch(/^afv:/)
      expect(refusal.message).toMatch(/\w.*\.$/)
    }
  return explained
}
