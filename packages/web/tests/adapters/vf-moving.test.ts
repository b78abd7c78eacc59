import { FULL_TURN, INCH, posed, type Feature } from '@grognard/geometry'
import { randomFrom, type AnyKind, type Ask, type Json, type Refusal } from '@grognard/kernel'
import { vf2 } from '@grognard/rules-vf'
import {
  asIf,
  assaultTargets,
  enemiesOf,
  formationsFor,
  leaderToPlace,
  measureWay,
  ordersFor,
  profileOf,
  refuseOrder,
  stanceOf,
  unitOf,
  waiting,
  type Arrival,
  type Formation,
  type Order,
  type Unit,
  type Vf,
} from '@grognard/rules-vf/functions'
import { describe, expect, it } from 'vitest'
import { frameFor } from '../../adapters/vf/frame.ts'
import { arrivalTo, firstArrival } from '../../adapters/vf/moving/arrive.tsx'
import { firstPlace } from '../../adapters/vf/moving/deploy.tsx'
import {
  ACTING,
  answerIn,
  BREAKING,
  cardsWith,
  draftFor,
  insteadOf,
  orderIn,
  planIn,
  RETREATING,
  urgesIn,
} from '../../adapters/vf/moving/draft.ts'
import {
  against,
  as,
  draggedTo,
  drawnIn,
  endOf,
  isEmpty,
  legBack,
  nudged,
  orderOf,
  planFor,
  planOf,
  reformed,
  spent,
  stopped,
  type Plan,
} from '../../adapters/vf/moving/plan.ts'
import { outlook } from '../../adapters/vf/moving/outlook.ts'
import type { Placed } from '../../adapters/vf/moving/place.tsx'
import { proposed } from '../../adapters/vf/moving/proposals.ts'
import { linesOf } from '../../adapters/inches/moving/show.ts'
import { planShown } from '../../adapters/vf/moving/show.ts'
import { ABOUT, going, STEPS, turning } from '../../adapters/inches/hand/steps.ts'
import { sideAsked } from '../../adapters/parts/names.ts'
import { wordingIn } from '../../adapters/vf/wording.ts'
import { playThrough } from './playing.ts'
import { drawnUp, inches } from './vf-drawn-up.ts'

const begun = (name: string): Vf => {
  const scenario = vf2.scenarios.find((one) => one.name === name)
  const result = vf2.setUp({ position: scenario?.position as Json, options: {} })
  if (!result.ok) throw new Error(result.refusal.message)
  return result.value
}

const seen = begun('barrosa')
const inTheOpen = seen.units.filter(({ pose }) => pose !== null)
const unit = inTheOpen.find(({ side }) => side === 'red') as Unit
const { pose } = stanceOf(unit)
const wording = wordingIn('en')
const frame = frameFor(seen, 'red')

/** The same unit with an enemy so many inches before its front. */
function facing(inches: number): { readonly near: Vf; readonly enemy: Unit } {
  const enemy = enemiesOf(seen, unit.side).find(
    (one) => one.pose !== null && profileOf(one).arm === 'infantry',
  ) as Unit
  const there = posed(pose, 0, -inches * INCH)
  const turned = { ...there, facing: (pose.facing + FULL_TURN / 2) % FULL_TURN }
  return { near: asIf(seen, enemy, { formation: enemy.formation, pose: turned }), enemy }
}

describe('a plan', () => {
  const plan = planFor(unit)

  it('is empty until something is done', () => {
    expect(isEmpty(plan)).toBe(true)
    expect(orderOf(plan)).toBeNull()
    expect(endOf(seen, unit, plan)).toEqual(stanceOf(unit))
  })

  it('follows the hand with one leg, and keeps its facing', () => {
    const once = draggedTo(seen, unit, plan, { x: pose.x + 100.4, y: pose.y - 900.6 })
    const twice = draggedTo(seen, unit, once, { x: pose.x, y: pose.y - 2000 })
    expect(once.way).toEqual([{ x: pose.x + 100, y: pose.y - 901, facing: pose.facing }])
    expect(twice.way).toEqual([{ ...pose, y: pose.y - 2000 }])
  })

  it('has another leg once one stands, and gives them up one by one', () => {
    const first = stopped(draggedTo(seen, unit, plan, { x: pose.x, y: pose.y - 1000 }))
    const second = draggedTo(seen, unit, first, { x: pose.x + 500, y: pose.y - 2000 })
    expect(second.way).toHaveLength(2)
    expect(legBack(second)).toEqual(first)
    expect(legBack(legBack(second)).way).toEqual([])
    const formed: Plan = { ...first, before: stanceOf(unit), after: stanceOf(unit) }
    expect(legBack(formed).after).toBeNull()
    expect(legBack(legBack(formed)).way).toEqual([])
    expect(legBack(legBack(legBack(formed))).before).toBeNull()
  })

  it('is pushed in its own frame: ahead, aside and about', () => {
    const ahead = nudged(seen, unit, plan, going(1, 0))
    expect(ahead.way).toEqual([posed(pose, 0, -INCH)])
    expect(nudged(seen, unit, ahead, going(1, 0)).way).toEqual([
      posed(posed(pose, 0, -INCH), 0, -INCH),
    ])
    expect(nudged(seen, unit, plan, going(0, 2)).way).toEqual([posed(pose, 2 * INCH, 0)])
    expect(nudged(seen, unit, nudged(seen, unit, plan, ABOUT), ABOUT).way).toEqual([pose])
    expect(nudged(seen, unit, plan, turning(-FULL_TURN / 32)).way[0]?.facing).toBe(
      (pose.facing + FULL_TURN - FULL_TURN / 32) % FULL_TURN,
    )
    expect(STEPS['7']).toEqual(going(7, 0))
  })

  it('reforms before it has moved, and after', () => {
    const formation = formationsFor(unit).find(({ kind }) => kind === 'attack column') as Formation
    const still = reformed(seen, unit, plan, formation)
    expect(still.before?.formation).toEqual(formation)
    const moved = reformed(seen, unit, nudged(seen, unit, plan, going(2, 0)), formation)
    expect(moved.before).toBeNull()
    expect(moved.after?.formation).toEqual(formation)
    for (const one of [still, moved]) expect(refuseOrder(seen, orderOf(one) as Order)).toBeNull()
    expect(as(moved, 'double').after).toBeNull()
  })

  it('becomes an order and is found in it again', () => {
    let found = 0
    for (const one of inTheOpen)
      for (const order of ordersFor(seen, one, 12, randomFrom(one.name))) {
        const back = planOf(order)
        if (!back || ('occupy' in order && order.occupy !== undefined)) continue
        expect(orderOf(back)).toEqual(order)
        found++
      }
    expect(found).toBeGreaterThan(50)
  })

  it('costs what the judge says, and is too long exactly when there are no more inches', () => {
    const refusals = new Set<boolean>()
    for (let inches = 5; inches <= 11; inches += 0.25) {
      const one = nudged(seen, unit, plan, going(inches, 0))
      const { used, all } = spent(seen, unit, one)
      const measured = measureWay(seen, unit, 'move', stanceOf(unit), one.way)
      if (measured.ok) expect(used).toBe(measured.cost / INCH)
      const code = refuseOrder(seen, orderOf(one) as Order)?.code
      expect(code === 'way-too-long').toBe(used > (all ?? 0))
      refusals.add(code === 'way-too-long')
    }
    expect(refusals).toEqual(new Set([true, false]))
    const doubled = spent(seen, unit, as(nudged(seen, unit, plan, going(2, 0)), 'double'))
    expect(doubled.all).toBe(2 * (spent(seen, unit, plan).all ?? 0))
  })

  it('is drawn in to a place that is lawful and as near as can be', () => {
    const { near, enemy } = facing(8)
    const random = randomFrom('wishes')
    let moved = 0
    for (let i = 0; i < 20; i++) {
      const at = posed(pose, (random.below(13) - 6) * INCH, -random.below(12) * INCH)
      for (const wish of [
        draggedTo(seen, unit, plan, at),
        stopped(draggedTo(seen, unit, plan, at)),
      ]) {
        const order = orderOf(wish) as Order
        const isLawful = refuseOrder(near, order) === null
        const drawn = drawnIn(near, unit, wish)
        if (!drawn) continue
        const refusal = refuseOrder(near, orderOf(drawn) as Order)
        expect(refusal?.message ?? null).toBeNull()
        if (isLawful) expect(drawn.way).toEqual(wish.way)
        else moved++
      }
    }
    expect(moved).toBeGreaterThan(5)
    expect(unitOf(near, enemy.id).pose).not.toBeNull()
    expect(drawnIn(near, unit, plan)).toBeNull()
  })
})

describe('an assault', () => {
  it('goes by the way of the rules, and says how many figures touch', () => {
    const { near, enemy } = facing(5)
    const targets = assaultTargets(near, unit)
    expect(targets.map(({ target }) => target)).toContain(enemy.id)
    const plan = against(near, unit, enemy.id) as Plan
    expect(refuseOrder(near, orderOf(plan) as Order)).toBeNull()
    const said = outlook(near, unit, plan, wording)[0]?.sentence ?? ''
    expect(said).toContain(wording.name(enemy))
    expect(Number.parseInt(said, 10)).toBeGreaterThanOrEqual(3)
  })

  it('vf2:fate.9 may follow a move by Surprise Attack', () => {
    const { near, enemy } = facing(12)
    expect(against(near, unit, enemy.id)).toBeNull()
    const moved = nudged(seen, unit, planFor(unit), going(5, 0))
    const plan = against(near, unit, enemy.id, moved) as Plan
    const order = orderOf(plan) as Order
    expect(refuseOrder(near, order)?.code).toBe('assault-moves-first')
    expect(refuseOrder(near, order, { surprise: true })).toBeNull()
    const { trails } = planShown(near, unit, plan, null, frame, wording)
    expect(trails[0]?.points.length).toBe(3 + plan.way.length)
    expect(planOf(order)).toEqual(plan)
  })
})

describe('what is shown of a plan', () => {
  it('is its ghost, the inches used, and the line that refuses it', () => {
    const { near } = facing(6)
    const plan = nudged(seen, unit, planFor(unit), going(4, 0))
    const refusal = refuseOrder(near, orderOf(plan) as Order)
    expect(refusal?.clause).toBe('vf2:6.3.2')
    const shown = planShown(near, unit, plan, refusal, frame, wording)
    expect(shown.ghosts[0]?.pose).toEqual(frame.pose(plan.way[0] as Plan['way'][number]))
    expect(shown.trails[0]).toMatchObject({ label: '4.0" of 9"', barred: true })
    expect(shown.lines.length).toBeGreaterThan(0)
    for (const { kind, label } of shown.lines) {
      expect(kind).toBe('gap')
      expect(label).toMatch(/^\d+\.\d" too near$/)
    }
    expect(planShown(near, unit, planFor(unit), null, frame, wording)).toEqual({
      ghosts: [],
      trails: [],
      lines: [],
    })
  })

  it('has its lines turned with the table, and sight told from gaps', () => {
    const hussars = begun('sahagun')
    const { width, height } = hussars.terrain
    const line = { from: { x: 0, y: 0 }, to: { x: 1000, y: 0 } }
    const refusal: Refusal = {
      clause: 'vf2:5.1.2',
      code: 'any',
      message: 'Any.',
      lines: [
        { ...line, is: 'blocked' },
        { ...line, is: 'sight' },
        { ...line, is: 'path', margin: 150 },
      ],
    }
    const turned = (['red', 'blue'] as const)
      .map((side) => frameFor(hussars, side))
      .find(({ isTurned }) => isTurned)
    expect(turned).toBeDefined()
    if (!turned) return
    const lines = linesOf(refusal, turned, wording.inches)
    expect(lines.map(({ kind }) => kind)).toEqual(['blocked', 'sight', 'gap'])
    expect(lines.map(({ label }) => label)).toEqual([null, null, '1.5" too far'])
    expect(lines[0]).toMatchObject({ from: { x: width, y: height }, to: { x: width - 1000 } })
  })
})

describe('what is in hand', () => {
  const plan = nudged(seen, unit, planFor(unit), going(1, 0))

  it('belongs to one unit, or to the brigade', () => {
    const other = inTheOpen.find(({ id }) => id !== unit.id) as Unit
    expect(draftFor(plan, unit)).toBe(plan)
    expect(draftFor(plan, other)).toBeNull()
    expect(planIn(plan, other)).toBeNull()
    expect(draftFor('done', null)).toBe('done')
    expect(planIn('done', unit)).toBeNull()
    expect(planIn({ unit: unit.id, do: 'rally' }, unit)).toBeNull()
  })

  it('is answered as its ask wants it', () => {
    const order = orderIn(plan) as Order
    expect(answerIn(plan, [], ACTING)).toEqual({ order })
    expect(answerIn(plan, [{ card: 'king' }], ACTING)).toEqual({ order, cards: [{ card: 'king' }] })
    expect(answerIn(plan, [], BREAKING)).toEqual(order)
    expect(answerIn('done', [], ACTING)).toBe('done')
    expect(answerIn(planFor(unit), [], ACTING)).toBeNull()
    expect(answerIn(null, [], ACTING)).toBeNull()
    expect(RETREATING.units(seen, { unit: unit.id })).toEqual([unit])
  })
})

const judgeOf =
  (battle: Vf, ask: Ask) =>
  (answer: Json): Refusal | null => {
    const kind = (vf2.asks as unknown as readonly AnyKind[]).find(({ name }) => name === ask.name)
    if (!kind?.is(answer)) return { clause: null, code: 'form', message: 'form' }
    return kind.refuse(battle, ask.args, answer)
  }

describe('a unit that must retreat', () => {
  const lake = (id: string, left: number, top: number, right: number, bottom: number): Feature => ({
    shape: 'area',
    id,
    name: id,
    kind: 'lake',
    tags: ['impassable'],
    level: 1,
    outline: [
      { x: inches(left), y: inches(top) },
      { x: inches(right), y: inches(top) },
      { x: inches(right), y: inches(bottom) },
      { x: inches(left), y: inches(bottom) },
    ],
  })
  const ask: Ask = { name: 'retreat', args: { unit: 0 }, seats: ['red'], sees: 'all' }
  const beaten = (...lakes: readonly Feature[]): Vf =>
    drawnUp('action', [['Coldstream', 24, 24]], [['1st Ligne', 24, 24]], lakes).seen

  it('has no way back only where the rules find none', () => {
    expect(insteadOf(RETREATING, judgeOf(beaten(), ask))).toBeNull()
    const cornered = beaten(
      lake('rear', 14, 26.5, 34, 40),
      lake('left', 14, 20, 19.2, 26.5),
      lake('right', 28.8, 20, 34, 26.5),
    )
    const judge = judgeOf(cornered, ask)
    expect(insteadOf(RETREATING, judge)).toBe('none')
    expect(proposed(cornered, unitOf(cornered, 0), RETREATING, judge)).toEqual([])
    expect(answerIn('none', [], RETREATING)).toBe('none')
    expect([orderIn('none'), planIn('none', unit), draftFor('none', unit)]).toEqual([
      null,
      null,
      'none',
    ])
  })

  it('while whoever has orders left may always say that the others stay', () => {
    const refuses = (): Refusal => ({ clause: null, code: 'no', message: 'no' })
    expect(insteadOf(ACTING, refuses)).toBe('done')
    expect(insteadOf(RETREATING, refuses)).toBeNull()
  })

  it('shows the way that it has when it says that it has none', () => {
    const open = beaten()
    const refusal = judgeOf(open, ask)('none')
    expect(refusal?.code).toBe('retreat-possible')
    expect(linesOf(refusal, frameFor(open, 'red'), wording.inches)).toMatchObject([{ label: null }])
  })
})

describe('in battles', () => {
  const MANNERS = { order: ACTING, 'break-through': BREAKING, retreat: RETREATING } as const
  const count = { proposals: 0, cards: 0, urges: 0, into: 0, out: 0, places: 0, arrivals: 0 }

  it.each(vf2.scenarios.map(({ name }) => name))(
    'everything that is offered in %s is lawful',
    (name) => {
      const scenario = vf2.scenarios.find((one) => one.name === name)
      const setUp = { position: scenario?.position as Json, options: {} }
      let step = 0
      playThrough(vf2, setUp, `${name} on the move`, 300, ({ ask, seen: view }) => {
        const battle = view as Vf
        const judge = judgeOf(battle, ask)
        step++
        if (ask.name === 'deploy' && step % 4 === 0) {
          const args = ask.args as { readonly side: 'red' | 'blue'; readonly brigade: number }
          const [unit] = waiting(battle, args.brigade)
          const leader = leaderToPlace(battle, args)
          const answerOf = ({ pose, formation }: Placed): Json =>
            unit
              ? { unit: unit.id, formation, pose }
              : { leader: leader?.id ?? -1, at: { x: pose.x, y: pose.y } }
          const stance = firstPlace(
            battle,
            args,
            unit?.formation ?? null,
            (placed) => judge(answerOf(placed)) === null,
          )
          const refusal = judge(answerOf(stance))
          // Whoever must be held back has no place to begin at. (A7.0.1, A7.0.2)
          if (unit && refusal?.clause?.includes('A7.0')) return
          expect(refusal?.message ?? null).toBeNull()
          count.places++
        }
        if (ask.name === 'arrive') {
          const come = unitOf(battle, (ask.args as { readonly unit: number }).unit)
          const kind = vf2.asks.find((one) => one.name === 'arrive') as unknown as AnyKind
          const found = kind.candidates(battle, ask.args, 8, randomFrom('edge'))
          const proposals = found as unknown as readonly (Arrival | null)[]
          const placed = firstArrival(battle, come, formationsFor(come), proposals)
          const answer = arrivalTo(battle, come, placed)
          if (proposals.some((one) => one !== null)) {
            expect(judge(answer)?.message ?? null).toBeNull()
            count.arrivals++
          }
        }
        const manner = MANNERS[ask.name as keyof typeof MANNERS]
        if (ask.name === 'order')
          for (const urge of urgesIn(battle, sideAsked(battle, ask), judge)) {
            expect(judge(urge)).toBeNull()
            count.urges++
          }
        if (!manner || (ask.name === 'order' && step % 5 !== 0)) return
        const args = ask.args as { readonly brigade: number; readonly unit: number | null }
        const [one] = manner.units(battle, args)
        if (!one) throw new Error('Nobody can act.')
        for (const order of proposed(battle, one, manner, judge)) {
          expect(judge(manner.answer(order, []))).toBeNull()
          count.proposals++
          if (order.do === 'occupy' || order.do === 'shift') count.into++
          if (order.do === 'exit') {
            const out = planOf(order) as Plan
            const on = draggedTo(seen, one, out, { x: 1000, y: 2000 })
            expect(on.before?.pose).toMatchObject({ x: 1000, y: 2000 })
            expect(orderOf(out)).toEqual(order)
            count.out++
          }
        }
        if (manner === ACTING) count.cards += cardsWith(battle, one, judge).length
      })
    },
    60_000,
  )

  it('has come by cards, initiatives, places and ways out', () => {
    for (const [what, times] of Object.entries(count)) expect(times, what).toBeGreaterThan(0)
  })
})
