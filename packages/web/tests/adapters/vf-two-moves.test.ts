import { FULL_TURN, INCH, type Feature } from '@grognard/geometry'
import type { AnyKind, Ask, Json, Refusal } from '@grognard/kernel'
import { vfAsks } from '@grognard/rules-vf'
import {
  formationsFor,
  refuseOrder,
  stanceOf,
  unitOf,
  type Formation,
  type Order,
  type Unit,
  type Vf,
} from '@grognard/rules-vf/functions'
import { describe, expect, it } from 'vitest'
import { ABOUT, going } from '../../adapters/inches/hand/steps.ts'
import { doing } from '../../adapters/vf/choices/doing.ts'
import { frameFor } from '../../adapters/vf/frame.ts'
import { vf1Adapter, vf3Adapter, vfAdapter } from '../../adapters/vf/index.ts'
import { ACTING, BREAKING, RETREATING, type Draft } from '../../adapters/vf/moving/draft.ts'
import { pressingsFor } from '../../adapters/vf/moving/order-actions.ts'
import {
  as,
  canMoveAgain,
  draggedTo,
  drawnIn,
  endOf,
  inFile,
  legBack,
  nudged,
  orderOf,
  parted,
  planFor,
  planOf,
  reformed,
  secondMove,
  spent,
  spentEach,
  stopped,
  type Plan,
} from '../../adapters/vf/moving/plan.ts'
import { planShown } from '../../adapters/vf/moving/show.ts'
import { wordingIn } from '../../adapters/vf/wording.ts'
import { certificates, drawnUp, inches, opened } from './vf-drawn-up.ts'

const wording = wordingIn('en')
const first = { edition: 'vf1' } as const

const LINE = { formation: { kind: 'line', files: 12 } }
const { seen, ask } = drawnUp('action', [['Ours', 24, 40, LINE]], [['Theirs', 24, 4]], [], first)
const unit = unitOf(seen, 0)
const { pose } = stanceOf(unit)

/** A plan of somebody who may move twice. */
const plan = (one: Unit = unit): Plan => ({ ...planFor(one), twice: true })
const ahead = (from: Plan, far: number): Plan =>
  draggedTo(seen, unit, from, { x: pose.x, y: pose.y - inches(far) })

const judge = (battle: Vf, question: Ask, answer: Json): Refusal | null => {
  const kind = (vfAsks as unknown as readonly AnyKind[]).find(({ name }) => name === question.name)
  if (!kind?.is(answer)) return { clause: null, code: 'form', message: 'form' }
  return kind.refuse(battle, question.args, answer)
}
const isLawful = (order: Order | null): boolean =>
  order !== null && judge(seen, ask, { order }) === null

describe('the actions that are offered by hand', () => {
  it('vf1:action.double are those of the edition: no double in the 1st, and a move before a rally', () => {
    expect(ACTING.doings(seen)).toEqual(['move', 'retreat', 'rally'])
    for (const edition of ['vf2', 'vf3'] as const) {
      const { seen: other } = drawnUp('action', [['Ours', 24, 40]], [['Theirs', 24, 4]], [], {
        edition,
      })
      expect(ACTING.doings(other)).toEqual(['move', 'double', 'retreat'])
    }
    expect(BREAKING.doings(seen)).toEqual(['move'])
    expect(RETREATING.doings(seen)).toEqual(['retreat'])
  })

  it('vf1:action.manoeuvre the key of the second move is listed where there is one', () => {
    const keys = (adapter: typeof vfAdapter) => adapter.keys?.('it').map(([key]) => key)
    expect(keys(vf1Adapter)).toContain('N')
    expect(keys(vfAdapter)).not.toContain('N')
    expect(keys(vf3Adapter)).not.toContain('N')
  })
})

describe('a manoeuvre of two moves', () => {
  it('vf1:action.manoeuvre is one move as long as that is enough', () => {
    const short = ahead(plan(), 9)
    expect(short.parting).toBeNull()
    expect(orderOf(short)).toEqual({ unit: 0, do: 'move', way: [{ ...pose, y: inches(31) }] })
    expect(isLawful(orderOf(short))).toBe(true)
  })

  it('vf1:action.manoeuvre becomes two where it is dragged farther, the first as far as it goes', () => {
    const long = ahead(plan(), 15)
    const order = orderOf(long) as Extract<Order, { do: 'manoeuvre' }>
    expect(order.do).toBe('manoeuvre')
    expect(order.again).toEqual([{ ...pose, y: inches(25) }])
    expect(isLawful(order)).toBe(true)
    const [one, two] = spentEach(seen, unit, long)
    expect(one?.all).toBe(9)
    expect(one?.used).toBeGreaterThan(8.98)
    expect(one?.used).toBeLessThanOrEqual(9)
    expect(two?.used).toBeCloseTo(15 - (one?.used ?? 0), 2)
    expect(spent(seen, unit, long)).toMatchObject({ all: 18 })
    expect(endOf(seen, unit, long).pose).toEqual({ ...pose, y: inches(25) })
  })

  it('vf1:action.manoeuvre is found anew while the hand moves, and one again where that is enough', () => {
    const back = ahead(ahead(plan(), 15), 5)
    expect(back.way).toHaveLength(1)
    expect(back.parting).toBeNull()
  })

  it('vf1:action.manoeuvre parts at the end of a leg where both moves are short enough', () => {
    const leg = stopped(ahead(plan(), 6))
    const further = ahead(leg, 13)
    expect(further.way).toHaveLength(2)
    expect(further.parting).toBe(1)
    expect(spentEach(seen, unit, further).map(({ used }) => used)).toEqual([6, 7])
    expect(isLawful(orderOf(further))).toBe(true)
    expect(legBack(further)).toMatchObject({ parting: null, way: leg.way })
  })

  it('vf1:action.manoeuvre begins its second move where the player says so', () => {
    const here = ahead(plan(), 2)
    expect(canMoveAgain(here)).toBe(true)
    const again = secondMove(here)
    expect(canMoveAgain(again)).toBe(false)
    // Nothing is added yet: it is still one move.
    expect(orderOf(again)).toMatchObject({ do: 'move' })
    const both = nudged(seen, unit, again, going(3, 0))
    expect(spentEach(seen, unit, both).map(({ used }) => used)).toEqual([2, 3])
    expect(orderOf(both)).toMatchObject({ do: 'manoeuvre' })
    // It stays parted there, however far it goes.
    const farther = ahead(both, 12)
    expect(farther.parting).toBe(1)
    expect(isLawful(orderOf(farther))).toBe(false)
    const near = drawnIn(seen, unit, farther) as Plan
    expect(isLawful(orderOf(near))).toBe(true)
    expect(spentEach(seen, unit, near)[1]?.used).toBeGreaterThan(8.9)
  })

  it('vf1:action.manoeuvre goes to the nearest lawful place from beyond two moves', () => {
    const beyond = ahead(plan(), 25)
    expect(isLawful(orderOf(beyond))).toBe(false)
    const near = drawnIn(seen, unit, beyond) as Plan
    expect(isLawful(orderOf(near))).toBe(true)
    expect(pose.y - endOf(seen, unit, near).pose.y).toBeGreaterThan(inches(17.9))
  })

  it('vf1:action.manoeuvre goes there with one move where the first of two may not be made', () => {
    const lake: Feature = {
      id: 'lake',
      name: 'The lake',
      kind: 'lake',
      shape: 'area',
      level: 0,
      outline: [
        { x: inches(10), y: inches(36.5) },
        { x: inches(38), y: inches(36.5) },
        { x: inches(38), y: inches(38) },
        { x: inches(10), y: inches(38) },
      ],
      tags: ['impassable'],
    } as unknown as Feature
    const drawn = drawnUp('action', [['Ours', 24, 40, LINE]], [['Theirs', 24, 4]], [lake], first)
    const mover = unitOf(drawn.seen, 0)
    const across = draggedTo(drawn.seen, mover, plan(mover), { x: inches(24), y: inches(26) })
    expect(refuseOrder(drawn.seen, orderOf(across) as Order)?.code).toBe('way-impassable')
    const near = drawnIn(drawn.seen, mover, across) as Plan
    expect(near.parting).toBeNull()
    expect(refuseOrder(drawn.seen, orderOf(near) as Order)).toBeNull()
  })

  it('vf1:action.manoeuvre is led by keys and turns as it goes', () => {
    let led = plan()
    for (let i = 0; i < 12; i++) led = nudged(seen, unit, led, going(1, 0))
    expect(orderOf(led)).toMatchObject({ do: 'manoeuvre' })
    const turned = nudged(seen, unit, secondMove(stopped(ahead(plan(), 9))), ABOUT)
    expect(endOf(seen, unit, turned).pose.facing).toBe((pose.facing + FULL_TURN / 2) % FULL_TURN)
  })

  it('vf1:action.manoeuvre a move and a change of formation, in either order, leave no second move', () => {
    const column = formationsFor(unit).find(({ kind }) => kind === 'attack column') as Formation
    const before = ahead(reformed(seen, unit, plan(), column), 8)
    expect(orderOf(before)).toMatchObject({ do: 'move', before: { formation: column } })
    expect(isLawful(orderOf(before))).toBe(true)
    const after = reformed(seen, unit, ahead(plan(), 8), column)
    expect(orderOf(after)).toMatchObject({ do: 'move', after: { formation: column } })
    expect(isLawful(orderOf(after))).toBe(true)
    expect(isLawful(orderOf(ahead(before, 15)))).toBe(false)
    expect(canMoveAgain(before)).toBe(false)
    expect(reformed(seen, unit, ahead(plan(), 15), column).parting).toBeNull()
  })

  it('vf1:action.manoeuvre nobody moves twice where that is no action', () => {
    const once = draggedTo(seen, unit, planFor(unit), { x: pose.x, y: pose.y - inches(15) })
    expect(orderOf(once)).toMatchObject({ do: 'move' })
    expect(as(ahead(plan(), 15), 'retreat').parting).toBeNull()
  })

  it('vf1:action.manoeuvre a way is parted anew when it becomes a move', () => {
    const back = { ...draggedTo(seen, unit, as(plan(), 'retreat'), { x: pose.x, y: inches(28) }) }
    expect(back.parting).toBeNull()
    expect(parted(seen, unit, as(back, 'move')).parting).toBe(1)
  })

  it('vf1:action.manoeuvre a column follows its head with both moves', () => {
    const march = { formation: { kind: 'march column', files: 3 } }
    const drawn = drawnUp('action', [['Ours', 24, 40, march]], [['Theirs', 24, 4]], [], first)
    const column = unitOf(drawn.seen, 0)
    const long = draggedTo(drawn.seen, column, inFile(plan(column), true), {
      x: pose.x,
      y: inches(20),
    })
    const order = orderOf(long) as Extract<Order, { do: 'manoeuvre' }>
    expect(order.do).toBe('manoeuvre')
    expect([...order.way, ...order.again].every(({ file }) => file)).toBe(true)
    expect(refuseOrder(drawn.seen, order)).toBeNull()
  })

  it('vf1:action.manoeuvre the first move ends earlier where a friend stands at its end', () => {
    const drawn = drawnUp(
      'action',
      [
        ['Ours', 24, 40, LINE],
        ['Friends', 24, 31, LINE],
      ],
      [['Theirs', 24, 4]],
      [],
      first,
    )
    const mover = unitOf(drawn.seen, 0)
    const long = draggedTo(drawn.seen, mover, plan(mover), { x: inches(24), y: inches(26) })
    expect(refuseOrder(drawn.seen, orderOf(long) as Order)).toBeNull()
  })

  it('vf1:action.manoeuvre is taken in hand again as it was ordered', () => {
    const order = orderOf(ahead(plan(), 15)) as Order
    expect(orderOf(planOf(order) as Plan)).toEqual(order)
  })

  it('vf1:action.manoeuvre shows where the first move ends, and the allowance of each', () => {
    const long = ahead(plan(), 15)
    const { ghosts, trails } = planShown(seen, unit, long, null, frameFor(seen, 'red'), wording)
    expect(ghosts).toHaveLength(2)
    expect(trails?.map(({ label }) => label)).toEqual([
      expect.stringMatching(/^First move: 9\.0" of 9"$/),
      expect.stringMatching(/^Second move: 6\.0" of 9"$/),
    ])
    expect(doing(seen, unit, orderOf(long) as Order, wording)).toBe('manoeuvre, 9.0" and 6.0"')
    const one = planShown(seen, unit, ahead(plan(), 5), null, frameFor(seen, 'red'), wording)
    expect(one.trails?.map(({ label }) => label)).toEqual(['5.0" of 9"'])
  })

  it('vf1:action.manoeuvre has a certificate with the legs of each move', async () => {
    const order = orderOf(ahead(plan(), 15)) as unknown as Json
    const page = await opened(certificates.ofAnswer(seen, ask, { order }))
    expect(page.holds).toBe(true)
    expect(page.tables.map(({ title }) => title)).toEqual([
      expect.stringMatching(/^First move: /),
      expect.stringMatching(/^Second move: /),
    ])
  })
})

describe('setbacks', () => {
  const at = (setbacks: number) => ({
    ...seen,
    brigades: seen.brigades.map((one) => (one.side === 'red' ? { ...one, setbacks } : one)),
  })
  const leader = seen.leaders.find(({ side, brigade }) => side === 'red' && brigade !== null)
  const shown = (battle: Vf) => {
    const scene = vf1Adapter.scene(battle, 'en', 'red')
    const body = scene.bodies.find(({ name }) => name === leader?.name)
    const lines = vf1Adapter.status(battle, 'en').sides[0]?.lines ?? []
    return {
      counters: body?.counters,
      said: body?.description,
      status: lines.find(({ title }) => title === 'Setbacks')?.text,
    }
  }

  it('vf1:shaken lie with the leader of their brigade and stand in the strip', () => {
    expect(shown(at(2))).toEqual({
      counters: [{ kind: 'other', count: 2, title: '2 setbacks' }],
      said: 'Leader of british brigade. 2 setbacks',
      status: 'british brigade: 2 setbacks',
    })
    expect(shown(at(3)).status).toBe('british brigade: 3 setbacks, it wavers')
  })

  it('vf1:shaken have their place in the strip before there are any, so that nothing moves', () => {
    expect(shown(seen)).toEqual({
      counters: [],
      said: 'Leader of british brigade',
      status: 'none',
    })
  })

  it('vf2:9.5 are not counted in other editions', () => {
    const { seen: other } = drawnUp('action', [['Ours', 24, 40]], [['Theirs', 24, 4]])
    const lines = vfAdapter.status(other, 'en').sides[0]?.lines ?? []
    expect(lines.map(({ title }) => title)).not.toContain('Setbacks')
  })
})

describe('a rally', () => {
  const worn = drawnUp(
    'action',
    [['Ours', 24, 40, { ...LINE, losses: 2 }]],
    [['Theirs', 24, 4]],
    [],
    first,
  )
  const tired = unitOf(worn.seen, 0)

  it('vf1:action.rally may follow a move, and needs none', () => {
    const still = as(plan(tired), 'rally')
    expect(orderOf(still)).toEqual({ unit: 0, do: 'rally' })
    const moved = draggedTo(worn.seen, tired, still, { x: pose.x, y: pose.y + inches(4) })
    const order = orderOf(moved) as Order
    expect(order).toMatchObject({ do: 'rally', way: [{ y: pose.y + inches(4) }] })
    expect(judge(worn.seen, worn.ask, { order })).toBeNull()
    expect(spentEach(worn.seen, tired, moved)).toEqual([{ used: 4, all: 9 }])
    expect(doing(worn.seen, tired, order, wording)).toBe('rally, after a move of 4.0"')
    expect(planOf(order)).toMatchObject({ doing: 'rally', fixed: 1 })
  })

  it('vf1:action.rally is one move and no change of formation', () => {
    const far = draggedTo(worn.seen, tired, as(plan(tired), 'rally'), { x: pose.x, y: inches(25) })
    expect(far.parting).toBeNull()
    const order = orderOf(far) as unknown as Json
    expect(judge(worn.seen, worn.ask, { order })?.code).toBe('way-too-long')
    const column = formationsFor(tired).find(({ kind }) => kind === 'attack column') as Formation
    expect(as(reformed(worn.seen, tired, plan(tired), column), 'rally').before).toBeNull()
    expect(reformed(worn.seen, tired, as(plan(tired), 'rally'), column).doing).toBe('move')
  })

  /** The button of the row, where there is one. */
  function button(losses: number, edition: 'vf1' | 'vf2' | 'vf3', shot = false) {
    const { seen: battle, ask: question } = drawnUp(
      'action',
      [['Ours', 24, 40, { ...LINE, losses, ...(shot && { shot: 'volley' }) }]],
      [['Theirs', 24, 4]],
      [],
      { edition },
    )
    const drafts: Draft[] = []
    const { rally } = pressingsFor({
      seen: battle,
      unit: unitOf(battle, 0),
      manner: ACTING,
      doings: ACTING.doings(battle),
      draft: null,
      plan: null,
      targets: [],
      isLawful: (answer) => judge(battle, question, answer) === null,
      setDraft: (draft) => drafts.push(draft),
      act: () => {},
      assault: () => {},
    })
    rally?.press()
    return drafts[0] ?? null
  }

  it('vf1:action.rally is offered to whoever may rally, and to nobody else', () => {
    expect(button(2, 'vf1')).toMatchObject({ doing: 'rally', way: [] })
    expect(button(1, 'vf1')).toBeNull()
    expect(button(0, 'vf1')).toBeNull()
    expect(button(2, 'vf1', true)).toBeNull()
    for (const edition of ['vf2', 'vf3'] as const) {
      expect(button(1, edition)).toEqual({ unit: 0, do: 'rally' })
      expect(button(0, edition)).toBeNull()
    }
  })

  it('vf2:6.7 is refused after a move in the 2nd edition', () => {
    const { seen: other, ask: question } = drawnUp(
      'action',
      [['Ours', 24, 40, { ...LINE, losses: 2 }]],
      [['Theirs', 24, 4]],
    )
    const order = { unit: 0, do: 'rally', way: [{ ...pose, y: pose.y + INCH }] }
    expect(judge(other, question, { order })?.code).toBe('rally-moves')
  })
})
