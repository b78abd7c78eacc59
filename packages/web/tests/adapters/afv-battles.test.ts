import { CHANCE, randomFrom, same, type Ask, type Json } from '@grognard/kernel'
import { afv, isEngaged, onTable, type Afv, type Unit } from '@grognard/rules-afv'
import type { Body, Scene } from '@grognard/table'
import { describe, expect, it } from 'vitest'
import { afvAdapter } from '../../adapters/afv/index.ts'
import { areaOf, bodyOf, unplacedArea } from '../../adapters/afv/ids.ts'
import { around, overlap, within, type Box } from '../../adapters/afv/layout/boxes.ts'
import { ZONE_WIDTH } from '../../adapters/afv/layout/board.ts'
import { boundsOf } from '../../adapters/afv/layout/bounds.ts'
import { playThrough } from './playing.ts'

const CHOICES = ['move', 'react', 'press on', 'commander']
const CONTROLS = ['fire', 'allocate', 'rethrow', 'losses', 'first', 'deploy', 'place commander']

const areaBox = (scene: Scene, id: string): Box => {
  const area = scene.areas.find((one) => one.id === id)
  if (!area) throw new Error(`There is no area ${id}.`)
  return around(area.outline.map((point) => ({ ...point, width: 0, height: 0 })))
}

const grown = (box: Box, by: number): Box => ({
  x: box.x - by,
  y: box.y - by,
  width: box.width + 2 * by,
  height: box.height + 2 * by,
})

function checkScene(seen: Afv, scene: Scene): void {
  const drawn = new Map<string, Body>()
  for (const body of scene.bodies) {
    if (drawn.has(body.id)) throw new Error(`${body.id} is drawn twice.`)
    drawn.set(body.id, body)
  }
  const there = seen.units.filter((unit) => unit.gone === null)
  const boxes: { unit: Unit; box: Box }[] = []
  for (const unit of there) {
    const body = drawn.get(bodyOf(unit.id))
    if (!body) throw new Error(`${unit.name} is not drawn.`)
    const box = boundsOf(body)
    boxes.push({ unit, box })
    const area = unit.zone === null ? unplacedArea(unit.side) : areaOf(unit.zone, unit.side)
    // Rounding to the lattice moves an edge by a thousandth at most.
    if (!within(box, grown(areaBox(scene, area), 4)))
      throw new Error(`${unit.name} is outside ${area}: ${JSON.stringify(box)}`)
  }
  const leaders = (['red', 'blue'] as const).filter(
    (side) => !seen.commanders[side].lost && seen.commanders[side].zone !== null,
  )
  expect(drawn.size).toBe(there.length + leaders.length)
  const all = [
    ...boxes,
    ...leaders.map((side) => ({
      unit: null,
      box: boundsOf(drawn.get(`commander ${side}`) as Body),
    })),
  ]
  for (const [i, a] of all.entries())
    for (const b of all.slice(i + 1))
      if (overlap(grown(a.box, -4), grown(b.box, -4)))
        throw new Error(
          `${a.unit?.name} and ${b.unit?.name} overlap (engaged: ${a.unit && isEngaged(seen, a.unit.id)}).`,
        )
  for (const { by, with: other } of seen.engagements) {
    const [a, b] = [by, other].map((id) => boundsOf(drawn.get(bodyOf(id)) as Body)) as [Box, Box]
    if (!overlap(grown(a, 8), b)) apart++
    else touching++
  }
}

const askedOnce = new Set<string>()
const toldOnce = new Set<string>()
let touching = 0
let apart = 0

// Called many thousand times: quicker than to expect.
function must(holds: boolean, what: string, which: unknown): void {
  if (!holds) throw new Error(`There should be ${what}: ${JSON.stringify(which)}`)
}

function checkChoices(seen: Afv, ask: Ask): void {
  const kind = afv.asks.find(({ name }) => name === ask.name)
  if (!kind) throw new Error(ask.name)
  const choices = afvAdapter.choices(seen, ask, 'en')
  if (!CHOICES.includes(ask.name)) {
    expect(choices).toBeNull()
    expect(afvAdapter.controls[ask.name]).toBeDefined()
    return
  }
  if (ask.name === 'deploy')
    must(choices?.filter(({ byDefault }) => byDefault).length === 1, 'one usual place', choices)
  const italian = afvAdapter.choices(seen, ask, 'it') ?? []
  if (!choices) throw new Error(`No choices for ${ask.name}.`)
  const scene = afvAdapter.scene(seen, 'en', 'red')
  const bodies = new Set(scene.bodies.map(({ id }) => id))
  const areas = new Set(scene.areas.map(({ id }) => id))
  const labels = new Set<string>()
  const handles = new Map<string, ReadonlySet<string>>()
  const handlesOf = (subject: string): ReadonlySet<string> | undefined => {
    // Those of one unit will do: each needs a picture of its own.
    if (handles.size === 0) {
      const found = afvAdapter.handles?.(seen, ask, subject, 'en') ?? []
      handles.set(subject, new Set(found.map(({ id }) => id)))
    }
    return handles.get(subject)
  }
  for (const [i, choice] of choices.entries()) {
    must(kind.is(choice.answer), 'form', choice)
    must(kind.refuse(seen, ask.args, choice.answer) === null, 'lawful', choice)
    must(choice.label !== '', 'label', choice)
    must(same(italian[i]?.answer, choice.answer), 'the same in Italian', choice)
    must(italian[i]?.label !== choice.label, 'another label in Italian', choice)
    const label = `${choice.subject}: ${choice.label}`
    must(!labels.has(label), 'a label of its own', choice)
    labels.add(label)
    must(choice.subject === null || bodies.has(choice.subject), 'a subject', choice)
    const { on } = choice
    if (on && 'body' in on) must(bodies.has(on.body), 'a body', choice)
    if (on && 'area' in on) must(areas.has(on.area), 'an area', choice)
    if (on && 'handle' in on)
      must(handlesOf(choice.subject ?? '')?.has(on.handle) ?? true, 'a handle', choice)
  }
  for (const answer of kind.candidates(seen, ask.args, 40, randomFrom('any')))
    if (!choices.some((choice) => same(choice.answer, answer)))
      throw new Error(`No choice is ${JSON.stringify(answer)}.`)
}

const MOST_ASKED = 110

function checkWords(seen: Afv, ask: Ask): void {
  const prompts = (['en', 'it'] as const).map((language) => afvAdapter.prompt(seen, ask, language))
  expect(prompts[0]).toMatch(/[.?)]$/)
  expect(prompts[0]).not.toBe(prompts[1])
  // Three lines of the column at the most.
  if (ask.name !== 'dice')
    for (const prompt of prompts) must(prompt.length <= MOST_ASKED, 'a short question', prompt)
  for (const language of ['en', 'it'] as const) {
    const status = afvAdapter.status(seen, language)
    expect(status.phases.filter(({ present }) => present)).toHaveLength(1)
    afvAdapter.fight(seen, { ask }, language)
  }
  for (const unit of seen.units.filter(({ zone }) => onTable(zone))) {
    const [en, it] = (['en', 'it'] as const).map((language) =>
      afvAdapter.card(seen, bodyOf(unit.id), language),
    )
    must(en?.lines.length === it?.lines.length, 'as many lines', unit)
    const titles = new Set(en?.lines.map(({ title }) => title))
    must(titles.size === en?.lines.length, 'different titles', en?.lines)
    must(en?.summary !== it?.summary, 'another summary in Italian', unit)
  }
}

/** Every other scenario with more units in a zone than usual. */
const everySetUp = afv.scenarios.map(({ name, position }, i) => ({
  name,
  position,
  options: i % 2 === 0 ? {} : { limit: 6, quality: 'rolled' },
}))

/** What is told with dice or with a number that has steps. */
const WITH_NUMBERS = ['fires', 'attacks', 'rethrows', 'blows', 'tests', 'throws', 'loses', 'meets']

/** In these every question comes up; the others are like them. */
const FEW = ['first battle', 'open field', 'naseby', 'rocroi']
const [few, others] = [true, false].map((isOne) =>
  everySetUp.filter(({ name }) => FEW.includes(name) === isOne),
)

function showsEveryMoment({ name, position, options }: (typeof everySetUp)[number]): void {
  let step = 0
  playThrough(afv, { position, options }, name, 200, ({ ask, seat, seen: view, told }) => {
    const seen = view as Afv
    askedOnce.add(ask.name)
    step++
    checkScene(seen, afvAdapter.scene(seen, 'en', step % 2 === 0 ? 'red' : 'blue'))
    if (step % 6 === 0) checkWords(seen, ask)
    if (seat !== CHANCE && (step < 12 || step % 4 === 0)) checkChoices(seen, ask)
    for (const happening of told) {
      toldOnce.add(happening.name)
      for (const language of ['en', 'it'] as const) {
        const fight = afvAdapter.fight(seen, { happening }, language)
        if (WITH_NUMBERS.includes(happening.name)) expect(fight?.sides.length).toBeGreaterThan(0)
      }
      const bodies = afvAdapter.about(seen, happening)
      must(
        bodies.every((id) => /^(unit|commander|zone|reserve) /.test(id)),
        'bodies and areas',
        bodies,
      )
      if (happening.name === 'fires') must(bodies.length === 2, 'two units', happening)
      if (happening.name === 'moves') must(bodies.length >= 2, 'a unit and a zone', happening)
    }
  })
}

describe('A Fine Victory! on the table', () => {
  it.each(few ?? [])('shows every moment of $name', showsEveryMoment)
  it.each(others ?? [])('shows every moment of $name', { tags: ['long'] }, showsEveryMoment)

  it('has shown every ask and every throw in these battles', () => {
    for (const name of [...CHOICES, ...CONTROLS, 'dice']) expect(askedOnce).toContain(name)
    for (const name of WITH_NUMBERS) expect(toldOnce).toContain(name)
  })

  it('draws nearly all engaged units in contact', () => {
    expect(touching).toBeGreaterThan(0)
    expect(apart / (touching + apart)).toBeLessThan(0.02)
  })

  it('has a list or a control for every ask', () => {
    expect([...CHOICES, ...CONTROLS].toSorted()).toEqual(
      afv.asks.map(({ name }) => name).toSorted(),
    )
  })

  it('turns the picture by half a turn for blue', () => {
    const { position } = afv.scenarios[2] as { position: Json }
    const begun = afv.setUp({ position, options: {} })
    if (!begun.ok) throw new Error(begun.refusal.message)
    const red = afvAdapter.scene(begun.value, 'en', 'red')
    const blue = afvAdapter.scene(begun.value, 'en', 'blue')
    expect(areaBox(red, 'zone 0')).toMatchObject({ x: 0 })
    expect(areaBox(blue, 'zone 0').x).toBe(blue.width - ZONE_WIDTH)
    expect(areaBox(red, 'zone 0').y).toBeGreaterThan(areaBox(red, 'zone 10').y)
    expect(areaBox(blue, 'zone 0').y).toBeLessThan(areaBox(blue, 'zone 10').y)
  })
})
