import { CHANCE, same, type AnyKind, type Ask } from '@grognard/kernel'
import { rf2 } from '@grognard/rules-rf2'
import { bodyIn, situationOf, type Rf2 } from '@grognard/rules-rf2/functions'
import { LANGUAGES } from '@grognard/toolkit'
import { describe, expect, it } from 'vitest'
import { bodyOf, leaderBody } from '../../adapters/inches/ids.ts'
import { rf2Adapter } from '../../adapters/rf2/index.ts'
import { scenesOf } from '../../adapters/film/scenes.ts'
import { playThrough } from './playing.ts'
import { firefight } from './rf2-drawn-up.ts'

// Called many thousand times: quicker than to expect.
function must(holds: boolean, what: string, which: unknown): void {
  if (!holds) throw new Error(`There should be ${what}: ${JSON.stringify(which)}`)
}

const FAULTY = /undefined|NaN|\[object|null/
const askedOnce = new Set<string>()
const toldOnce = new Set<string>()

function checkScene(seen: Rf2): void {
  const { bodies } = rf2Adapter.scene(seen, 'en', 'red')
  const drawn = new Map(bodies.map((body) => [body.id, body]))
  must(drawn.size === bodies.length, 'every body once', [...drawn.keys()])
  for (const unit of seen.units) {
    const body = drawn.get(bodyOf(unit.id))
    must((body !== undefined) === (unit.pose !== null), 'a body for who is there', unit.name)
    if (!body) continue
    must(body.blocks.length === unit.stands, 'a block for each stand', unit.name)
    const { left, right, top, bottom } = bodyIn(situationOf(seen), unit.id)
    const reach = Math.hypot(right - left, bottom - top) + 1
    must(
      body.blocks.every(({ x, y }) => Math.hypot(x, y) <= reach),
      'all stands where the unit is',
      unit.name,
    )
    must(body.losses?.of === 3 * unit.stands, 'its break points', unit.name)
  }
  for (const { id, status } of seen.leaders)
    must(drawn.has(leaderBody(id)) === (status === 'ready'), 'a leader', id)
}

function checkWords(seen: Rf2, ask: Ask): void {
  const [en = '', it = ''] = LANGUAGES.map((language) => rf2Adapter.prompt(seen, ask, language))
  for (const said of [en, it]) must(/[.?]$/.test(said) && !FAULTY.test(said), 'a sentence', said)
  must(en !== it, 'another prompt in Italian', en)
  for (const language of LANGUAGES) {
    const { phases, sides } = rf2Adapter.status(seen, language)
    must(phases.filter(({ present }) => present).length === 1, 'one present phase', seen.phase)
    for (const { lines } of sides)
      must(
        lines.length === 3 && !FAULTY.test(JSON.stringify(lines.map((one) => one.text))),
        'lines',
        lines,
      )
    for (const { id } of seen.units.filter(({ pose }) => pose)) {
      const card = rf2Adapter.card(seen, bodyOf(id), language)
      must((card?.lines.length ?? 0) >= 5 && card?.stats?.length === 5, 'a card', card)
    }
  }
}

function checkChoices(seen: Rf2, ask: Ask): void {
  const kind = (rf2.asks as unknown as readonly AnyKind[]).find(({ name }) => name === ask.name)
  const choices = rf2Adapter.choices(seen, ask, 'en')
  if (!choices) {
    must(rf2Adapter.controls[ask.name] !== undefined, 'a control', ask)
    return
  }
  const italian = rf2Adapter.choices(seen, ask, 'it') ?? []
  for (const [i, { answer, label }] of choices.entries()) {
    must(
      kind?.is(answer) === true && kind.refuse(seen, ask.args, answer) === null,
      'lawful',
      answer,
    )
    must(label !== '' && !FAULTY.test(label), 'a label', label)
    must(same(italian[i]?.answer, answer), 'the same in Italian', answer)
  }
}

describe('Second Rank & File on the table', () => {
  it.each(['one', 'two', 'three'])(
    'shows every moment of the firefight, %s',
    (seed) => {
      const position = rf2.scenarios[0]?.position ?? null
      let step = 0
      let before: Rf2 | null = null
      playThrough(rf2, { position, options: {} }, seed, 400, ({ ask, seat, seen: view, told }) => {
        const seen = view as Rf2
        const isNew = !askedOnce.has(ask.name)
        askedOnce.add(ask.name)
        step++
        if (isNew || step % 9 === 0) checkScene(seen)
        if (isNew || step % 9 === 0) checkWords(seen, ask)
        if (seat !== CHANCE) checkChoices(seen, ask)
        for (const happening of told) {
          toldOnce.add(happening.name)
          for (const language of LANGUAGES) {
            const fight = rf2Adapter.fight(seen, { happening }, language)
            for (const { dice, values } of fight?.sides ?? []) {
              must(
                dice.every(({ faces }) => faces.every((face) => face >= 1 && face <= 6)),
                'dice',
                happening,
              )
              must(
                values.every(({ title }) => !FAULTY.test(title)),
                'titles',
                happening,
              )
            }
          }
        }
        if (before && told.length > 0) {
          const numbered = told.map((one, number) => ({ ...one, number }))
          const scenes = scenesOf(rf2Adapter, before, [{ told: numbered, seen }], 'en', 'red')
          must(scenes.length > 0, 'a scene', told)
          for (const { play } of scenes)
            must(
              play.throws.every(({ title }) => title !== '' && !FAULTY.test(title)),
              'titles',
              play.throws,
            )
        }
        before = seen
      })
    },
    120_000,
  )

  it('has come by what is asked and told in these battles', () => {
    expect([...askedOnce]).toEqual(expect.arrayContaining(['attach', 'order', 'fire', 'dice']))
    expect([...toldOnce]).toEqual(
      expect.arrayContaining(['moves', 'fires', 'loses', 'morale', 'turn']),
    )
  })

  it('has choices or a control for every ask', () => {
    const seen = firefight()
    for (const { name } of rf2.asks) {
      const args = { unit: 0, distance: 6000, units: [0, 1], for: 'morale', side: 'red' }
      const ask = { name, seats: ['red'], args, sees: 'all' } as unknown as Ask
      const has = rf2Adapter.controls[name] ?? rf2Adapter.choices(seen, ask, 'en')
      expect(has ?? null, name).not.toBeNull()
      expect(rf2Adapter.prompt(seen, ask, 'it')).not.toBe(name)
    }
  })

  it('rf2:10.8 a leader with a unit is drawn on it, one who is alone where he is', () => {
    const start = firefight()
    const led = {
      ...start,
      leaders: start.leaders.map((one) => (one.id === 0 ? { ...one, with: 0, at: null } : one)),
    }
    const poseOf = (seen: Rf2, id: string) =>
      rf2Adapter.scene(seen, 'en', 'red').bodies.find((body) => body.id === id)?.pose
    expect(poseOf(start, leaderBody(0))?.y).toBeGreaterThan(50_000)
    const { left, right, top, bottom } = bodyIn(situationOf(led), 0)
    const pose = poseOf(led, leaderBody(0)) as { readonly x: number; readonly y: number }
    expect(pose.x > left && pose.x < right).toBe(true)
    expect(pose.y >= top - 1000 && pose.y <= bottom).toBe(true)
  })
})
