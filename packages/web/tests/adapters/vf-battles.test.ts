import { CHANCE, same, type AnyKind, type Ask, type Json } from '@grognard/kernel'
import { vf1, vf2, vfRulebooks } from '@grognard/rules-vf'
import {
  bodyIn,
  shootersAt,
  situationOf,
  targetsOf,
  unitOf,
  unitsOf,
  type Vf,
} from '@grognard/rules-vf/functions'
import type { Block, Body, Point, Scene } from '@grognard/table'
import { LANGUAGES } from '@grognard/toolkit'
import { describe, expect, it } from 'vitest'
import { dressOf } from '../../adapters/vf/bodies.ts'
import { frameFor } from '../../adapters/vf/frame.ts'
import { areaOf, bodyOf, leaderBody } from '../../adapters/vf/ids.ts'
import { vfAdapter, vfAdapterFor } from '../../adapters/vf/index.ts'
import { planFor } from '../../adapters/vf/moving/plan.ts'
import { outlook } from '../../adapters/vf/moving/outlook.ts'
import { sideAsked } from '../../adapters/parts/names.ts'
import { wordingIn } from '../../adapters/vf/wording.ts'
import { playThrough } from './playing.ts'

// Called many thousand times: quicker than to expect.
function must(holds: boolean, what: string, which: unknown): void {
  if (!holds) throw new Error(`There should be ${what}: ${JSON.stringify(which)}`)
}

const askedOnce = new Set<string>()
const toldOnce = new Set<string>()

const kindOf = (ask: Ask): AnyKind => {
  const kind = (vf2.asks as unknown as readonly AnyKind[]).find(({ name }) => name === ask.name)
  if (!kind) throw new Error(ask.name)
  return kind
}

const onTable = ({ units }: Vf) =>
  units.filter(({ status, pose, inside }) => status === 'ready' && (pose || inside !== null))

/** From a body's own frame to the table. */
function fromFrame({ pose }: Body, { x, y }: Point): Point {
  const angle = (pose.facing / 65_536) * 2 * Math.PI
  const [s, c] = [Math.sin(angle), Math.cos(angle)]
  return { x: pose.x + x * c - y * s, y: pose.y + x * s + y * c }
}

/** The corners of a block in its body's frame: front left, front right, rear right, rear left. */
function cornersOf({ x, y, width, depth, facing }: Block): readonly Point[] {
  const angle = (facing / 65_536) * 2 * Math.PI
  const [s, c] = [Math.sin(angle), Math.cos(angle)]
  return [
    [-width / 2, 0],
    [width / 2, 0],
    [width / 2, depth],
    [-width / 2, depth],
  ].map(([u = 0, v = 0]) => ({ x: x + u * c - v * s, y: y + u * s + v * c }))
}

/** Every corner of a box on the lattice is the corner of a figure, and no figure is outside it. */
function checkFigures(seen: Vf, body: Body, id: number): void {
  const footprint = bodyIn(situationOf(seen), id)
  if (!('boxes' in footprint)) return
  const corners = body.blocks.flatMap((block) =>
    cornersOf(block).map((corner) => fromFrame(body, corner)),
  )
  for (const { ring } of footprint.boxes)
    for (let i = 0; i < ring.length; i += 2) {
      const [x = 0, y = 0] = ring.slice(i, i + 2)
      must(
        corners.some((corner) => Math.hypot(corner.x - x, corner.y - y) <= 1),
        'a figure at each corner',
        [body.id, x, y],
      )
    }
  for (const { x, y } of corners)
    must(
      x >= footprint.left - 1 &&
        x <= footprint.right + 1 &&
        y >= footprint.top - 1 &&
        y <= footprint.bottom + 1,
      'no figure outside',
      body.id,
    )
}

function checkScene(seen: Vf, scene: Scene, isTurned: boolean): void {
  const drawn = new Map(scene.bodies.map((body) => [body.id, body]))
  must(drawn.size === scene.bodies.length, 'every body once', [...drawn.keys()])
  for (const unit of onTable(seen)) {
    const body = drawn.get(bodyOf(unit.id))
    if (!body) throw new Error(`${unit.name} is not drawn.`)
    const count = body.arm === 'guns' ? 2 : unit.figures
    must(body.blocks.length === count, `${count} blocks`, body)
    if (unit.pose && !isTurned) checkFigures(seen, body, unit.id)
  }
  const leaders = seen.leaders.filter(({ id }) => drawn.has(leaderBody(id)))
  expect(drawn.size).toBe(onTable(seen).length + leaders.length)
  for (const objective of seen.objectives) {
    const area = scene.areas.find(({ id }) => id === areaOf(objective.id))
    must(area?.tone === 'objective', 'an objective', objective)
    must((area?.livery ?? null) === objective.control, 'its holder', objective)
  }
}

const FAULTY = /undefined|NaN|\[object|null/

function checkWords(seen: Vf, ask: Ask): void {
  const [en = '', it = ''] = LANGUAGES.map((language) => vfAdapter.prompt(seen, ask, language))
  for (const said of [en, it]) {
    must(/[.?]$/.test(said), 'a sentence', said)
    must(!FAULTY.test(said) && !said.includes('{'), 'no fault', said)
  }
  must(en !== it, 'another prompt in Italian', en)
  must(en !== ask.name, 'a prompt', ask)
  for (const language of LANGUAGES) {
    const { phases, sides, turn } = vfAdapter.status(seen, language)
    must(phases.filter(({ present }) => present).length === 1, 'one present phase', seen.phase)
    must(!FAULTY.test(turn + sides.map(({ name }) => name).join(' ')), 'no fault', turn)
    for (const { lines } of sides) must(lines.length > 0, 'lines', sides)
  }
}

function checkCards(seen: Vf, turn: number): void {
  const [unit] = onTable(seen).slice(turn % Math.max(1, onTable(seen).length))
  if (!unit) return
  const [en, it] = LANGUAGES.map((language) => vfAdapter.card(seen, bodyOf(unit.id), language))
  must(en !== null && en?.lines.length === it?.lines.length, 'as many lines', unit)
  must((en?.lines.length ?? 0) >= 5, 'lines', en)
  must((en?.stats?.length ?? 0) >= 4 && en?.stats?.length === it?.stats?.length, 'stats', en)
  must(en?.summary !== it?.summary, 'another summary in Italian', en)
  for (const card of [en, it]) {
    const titles = new Set(card?.lines.map(({ title }) => title))
    must(titles.size === card?.lines.length, 'different titles', card?.lines)
    for (const line of [...(card?.lines ?? []), ...(card?.stats ?? [])])
      must(line.text !== '' && !FAULTY.test(line.text), 'a text', line)
  }
}

function checkChoices(seen: Vf, ask: Ask): void {
  const kind = kindOf(ask)
  const choices = vfAdapter.choices(seen, ask, 'en')
  if (!choices) {
    must(vfAdapter.controls[ask.name] !== undefined, 'a control', ask)
    return
  }
  must(choices.length > 0, 'a choice', ask)
  const italian = vfAdapter.choices(seen, ask, 'it') ?? []
  const scene = vfAdapter.scene(seen, 'en', 'red')
  const bodies = new Set(scene.bodies.map(({ id }) => id))
  const areas = new Set(scene.areas.map(({ id }) => id))
  const labels = new Set<string>()
  for (const [i, choice] of choices.entries()) {
    must(kind.is(choice.answer), 'the form of an answer', choice)
    must(kind.refuse(seen, ask.args, choice.answer) === null, 'something lawful', choice)
    must(choice.label !== '' && !FAULTY.test(choice.label), 'a label', choice)
    must(!FAULTY.test(choice.detail ?? ''), 'a detail', choice)
    must(same(italian[i]?.answer, choice.answer), 'the same in Italian', choice)
    must(!labels.has(choice.label), 'a label of its own', choice)
    labels.add(choice.label)
    must(choice.subject === null || bodies.has(choice.subject), 'a subject', choice)
    const { on, preview } = choice
    if (on && 'body' in on) must(bodies.has(on.body), 'a body', choice)
    if (on && 'area' in on) must(areas.has(on.area), 'an area', choice)
    for (const { from, to } of preview?.links ?? [])
      must(bodies.has(from) && bodies.has(to), 'bodies that are linked', choice)
    for (const ghost of preview?.ghosts ?? [])
      must(ghost.blocks.length > 0 && Number.isInteger(ghost.pose.x), 'a ghost', choice)
  }
}

/** At the first question of a fire phase all may shoot: whom, the rules say as well. */
function checkOutlook(seen: Vf, ask: Ask): boolean {
  if (ask.name !== 'volley' || seen.spent.length > 0 || seen.attacked.length > 0) return false
  const side = sideAsked(seen, ask)
  const wording = wordingIn('en')
  const { couldShoot, couldShootNobody } = wording.inches.control
  const targets = targetsOf(seen, side).map((id) => unitOf(seen, id))
  for (const unit of unitsOf(seen, side)) {
    if (!unit.pose) continue
    const names = targets
      .filter((target) => shootersAt(seen, side, target).some((one) => one.unit === unit.id))
      .map(wording.name)
    const said = outlook(seen, unit, planFor(unit), wording)[0]?.sentence ?? ''
    if (names.length === 0) must(said === couldShootNobody, 'nobody', [unit.name, said])
    else must(said === couldShoot(wording.text.list(names)), names.join(), [unit.name, said])
  }
  return true
}

const SEEDS = ['one', 'two']
const everyBattle = [
  ...vf2.scenarios.flatMap(({ name, position }) =>
    SEEDS.map((seed, i) => ({
      rulebook: vf2,
      name,
      position,
      seed,
      options: i === 0 ? {} : { bases: 'small', gap: '1/4"' },
    })),
  ),
  // What other editions ask: losses that are shared, reinforcements that are set up.
  ...vfRulebooks
    .filter((one) => one !== vf2)
    .flatMap((rulebook) =>
      rulebook.scenarios
        .filter(({ name }) => ['sahagun', 'barrosa'].includes(name))
        .map(({ name, position }) => ({ rulebook, name, position, seed: 'one', options: {} })),
    ),
]
let outlooks = 0

describe('Valour & Fortitude on the table', () => {
  it.each(everyBattle)(
    'shows every moment of $rulebook.id, $name, $seed',
    ({ rulebook, position, options, seed }) => {
      let step = 0
      playThrough(rulebook, { position, options }, seed, 350, ({ ask, seat, seen: view, told }) => {
        const seen = view as Vf
        const isNew = !askedOnce.has(ask.name)
        askedOnce.add(ask.name)
        step++
        const nearest = step % 2 === 0 ? 'red' : 'blue'
        if (isNew || step % 7 === 0)
          checkScene(seen, vfAdapter.scene(seen, 'en', nearest), frameFor(seen, nearest).isTurned)
        if (isNew || step % 5 === 0) checkWords(seen, ask)
        if (step % 35 === 0) checkCards(seen, step)
        if (seat !== CHANCE && (isNew || step % 6 === 0)) checkChoices(seen, ask)
        if (checkOutlook(seen, ask)) outlooks++
        for (const happening of told) {
          toldOnce.add(happening.name)
          const bodies = vfAdapter.about(seen, happening)
          must(
            bodies.every((id) => /^unit \d+$/.test(id)),
            'bodies',
            bodies,
          )
          for (const language of LANGUAGES) {
            const fight = vfAdapter.fight(seen, { happening }, language)
            if (happening.name !== 'attack') continue
            must(fight?.sides.length === 1, 'a fight', happening)
            must(!FAULTY.test(fight?.title ?? 'null'), 'a title', fight)
          }
        }
      })
    },
    60_000,
  )

  it('has come by nearly every ask in these battles', () => {
    const missed = vf2.asks.map(({ name }) => name).filter((name) => !askedOnce.has(name))
    // Those that few battles come to, and several commanders of one side alone.
    const seldom = [
      'in turn',
      'allot',
      'initiative',
      'shoot',
      'lend',
      'assault again',
      'break-through',
      'occupy won',
      'share losses',
    ]
    expect(missed.filter((name) => !seldom.includes(name))).toEqual([])
    expect(toldOnce).toContain('attack')
    expect(outlooks).toBeGreaterThan(10)
  })

  it('vf1:melee.sharing asks who takes one loss more, each pair by its names', () => {
    const { position } = vf1.scenarios.find(({ name }) => name === 'barrosa') as { position: Json }
    const begun = vf1.setUp({ position, options: {} })
    if (!begun.ok) throw new Error(begun.refusal.message)
    const args = { units: [0, 1, 2], losses: 5 }
    const ask: Ask = { name: 'share losses', seats: ['red'], args, sees: 'all' }
    const choices = vfAdapterFor('vf1').choices(begun.value, ask, 'en') ?? []
    expect(choices.map(({ answer }) => answer)).toEqual([
      [0, 1],
      [0, 2],
      [1, 2],
    ])
    expect(choices[0]?.label).toMatch(/ and /)
    expect(vfAdapterFor('vf1').prompt(begun.value, ask, 'en')).toBe(
      '5 losses are shared by 3 units. Who takes one more?',
    )
  })

  it('has choices or a control for every ask', () => {
    for (const { name } of vf2.asks) {
      const ask = { name, seats: ['red'], args: {} } as unknown as Ask
      const has = vfAdapter.controls[name] !== undefined || hasChoices(ask)
      expect(has, name).toBe(true)
    }
  })
})

/** An ask that has a list fails for want of arguments; one that has none says so. */
function hasChoices(ask: Ask): boolean {
  const begun = vf2.setUp({ position: vf2.scenarios[0].position, options: {} })
  if (!begun.ok) throw new Error(begun.refusal.message)
  try {
    return vfAdapter.choices(begun.value, ask, 'en') !== null
  } catch {
    return true
  }
}

describe('the frame', () => {
  const { position } = vf2.scenarios.find(({ name }) => name === 'sahagun') as { position: Json }
  const begun = vf2.setUp({ position, options: {} })
  if (!begun.ok) throw new Error(begun.refusal.message)
  const seen = begun.value

  it('has every side at the bottom of its own screen, and turned twice is itself', () => {
    const turned = (['red', 'blue'] as const).filter((side) => frameFor(seen, side).isTurned)
    expect(turned).toEqual(['blue'])
    for (const side of ['red', 'blue'] as const) {
      const frame = frameFor(seen, side)
      for (const { pose } of seen.units)
        if (pose) expect(frame.pose(frame.pose(pose))).toEqual(pose)
    }
  })
})

describe('guns', () => {
  it('stand before their limbers, and hang behind them on the march', () => {
    const dressed = (kind: 'unlimbered' | 'limbered') =>
      [true, false].map((isInFront) => dressOf({ kind }, isInFront))
    expect(dressed('unlimbered')).toEqual(['gun', 'limber'])
    expect(dressed('limbered')).toEqual(['limber', 'gun'])
  })
})
