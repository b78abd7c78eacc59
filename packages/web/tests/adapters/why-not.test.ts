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

/** Red moves: a regiment with a bog ahead, one with open ground ahead, and blue two zones off. */
function standing(): { readonly seen: Afv; readonly ask: Ask } {
  const foot = (name: string, zone: number) => ({
    name,
    kind: 'pike and musket',
    stands: { pike: 2, musket: 4 },
    zone,
  })
  const made = afv.setUp({
    position: {
      armies: { red: [foot('Bogged', 1), foot('Free', 2)], blue: [foot('Far', 12)] },
      commanders: { red: 2, blue: 12 },
      table: { terrain: { 6: ['bog'] } },
      phase: 'movement',
      initiative: 'red',
      active: 'red',
    },
    options: {},
  })
  if (!made.ok) throw new Error(made.refusal.message)
  const course = courseAt(afv, made.value)
  const [ask] = course.asks
  if (!ask) throw new Error('Nothing is asked.')
  return { seen: seenBy(course, 'red') as Afv, ask }
}

test.each([
  ['a zone to the side', 'unit 1', { area: 'zone 3' }, 'afv:move.zone'],
  ['a zone behind others', 'unit 1', { area: 'zone 12' }, 'afv:move.zone'],
  ['the bog straight ahead', 'unit 0', { area: 'zone 6' }, 'afv:terrain.bog'],
  ['another zone, with a bog straight ahead', 'unit 0', { area: 'zone 0' }, 'afv:move.zone'],
  ['an enemy in another zone', 'unit 1', { body: 'unit 2' }, 'afv:engage.target'],
  ['a zone too far for the commander', 'commander red', { area: 'zone 12' }, 'afv:move.end'],
] as const)('%s is refused by its own clause', (_what, subject, thing, clause) => {
  const { seen, ask } = standing()
  expect(whyNot(seen, ask, subject, thing, 'en')?.clause).toBe(clause)
  expect(whyNot(seen, ask, subject, thing, 'it')?.clause).toBe(clause)
})

test('what can be done is not refused', () => {
  const { seen, ask } = standing()
  expect(whyNot(seen, ask, 'unit 1', { body: 'unit 0' }, 'en')).toBeNull()
  expect(whyNot(seen, ask, 'commander red', { area: 'zone 7' }, 'en')).toBeNull()
})
