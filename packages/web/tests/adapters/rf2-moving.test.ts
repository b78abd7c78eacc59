import { FULL_TURN, INCH, lengthOf, layoutReach, placed, type Point } from '@grognard/geometry'
import {
  basesOf,
  judgeMove,
  layoutOf,
  LIMBERED,
  MARCH_COLUMN,
  SKIRMISH,
  SQUARE,
  type Order,
  type Rf2,
  type Unit,
} from '@grognard/rules-rf2/functions'
import { describe, expect, it } from 'vitest'
import { ABOUT, going, turning } from '../../adapters/inches/hand/steps.ts'
import { bodyOf } from '../../adapters/inches/ids.ts'
import { frameFor } from '../../adapters/rf2/frame.ts'
import { fireFrom } from '../../adapters/rf2/moving/fire-from.ts'
import { manoeuvreOf, stepsOf } from '../../adapters/rf2/moving/manoeuvre.ts'
import {
  draggedTo,
  drawnIn,
  endOf,
  formationsFor,
  isEmpty,
  legBack,
  nextFormation,
  nudged,
  orderOf,
  planFor,
  priceIn,
  reformed,
  stopped,
  turnedTo,
  type Plan,
} from '../../adapters/rf2/moving/plan.ts'
import { planShown } from '../../adapters/rf2/moving/show.ts'
import { wordingIn } from '../../adapters/rf2/wording.ts'
import { firefight, inches, named } from './rf2-drawn-up.ts'

const seen = firefight()
const foot = named(seen, '1st Foot')
const wording = wordingIn('en')
const frame = frameFor(seen, 'red')
const at = (unit: Unit, right: number, ahead: number): Point => {
  const { x, y } = unit.pose as Point
  return { x: x + inches(right), y: y - inches(ahead) }
}
const judged = (battle: Rf2, plan: Plan, unit: Unit) => {
  const order = orderOf(unit, plan)
  if (order?.does !== 'move') throw new Error(`That is no move: ${JSON.stringify(order)}`)
  return judgeMove(battle, order)
}
const isLawful =
  (battle: Rf2, unit: Unit) =>
  (plan: Plan): boolean =>
    !('code' in judged(battle, plan, unit))
const dragged = (unit: Unit, to: Point, battle = seen): Plan =>
  draggedTo(battle, unit, planFor(battle, unit), to)

describe('a line that is dragged', () => {
  it('rf2:12.1 goes straight ahead where the hand is ahead', () => {
    const plan = dragged(foot, at(foot, 0, 6))
    expect(plan.way).toEqual([{ do: 'ahead', distance: 6 * INCH }])
    expect(priceIn(seen, foot, plan)).toMatchObject({ used: 6 * INCH, allowance: { value: 9 } })
  })
  it.each([
    [3, 7],
    [-3, 7],
    [8, 8],
    [-1, 4],
  ])(
    'rf2:12.12 wheels about a corner and goes ahead, so that its front comes to %f, %f',
    (right, ahead) => {
      const to = at(foot, right, ahead)
      const plan = dragged(foot, to)
      expect(plan.way.map((step) => step.do)).toEqual(['wheel', 'ahead'])
      expect(plan.way[0]).toMatchObject({ to: right < 0 ? 'left' : 'right' })
      expect(lengthOf(endOf(seen, foot, plan).pose, to)).toBeLessThan(60)
    },
  )
  it('rf2:12.14 retires where the hand is behind it, at no more than 22.5 degrees', () => {
    const [straight] = dragged(foot, at(foot, 0, -2)).way
    expect(straight).toEqual({ do: 'retire', distance: 2 * INCH })
    const [aside] = dragged(foot, at(foot, 5, -2)).way
    expect(aside).toMatchObject({ do: 'retire', by: -FULL_TURN / 16 })
  })
  it('rf2:12.13 inclines to the hand, at 22.5 degrees at most', () => {
    const begun = { ...planFor(seen, foot), inclines: true }
    const near = draggedTo(seen, foot, begun, at(foot, 1, 6))
    expect(near.way).toMatchObject([{ do: 'incline' }])
    expect(lengthOf(endOf(seen, foot, near).pose, at(foot, 1, 6))).toBeLessThan(20)
    const far = draggedTo(seen, foot, begun, at(foot, -6, 6))
    expect(far.way).toMatchObject([{ do: 'incline', by: -FULL_TURN / 16 }])
    expect(judged(seen, near, foot)).not.toHaveProperty('code')
  })
  it('a hand a hair beside the line means straight ahead', () => {
    expect(dragged(foot, at(foot, 0.2, 6)).way).toMatchObject([{ do: 'ahead' }])
  })
  it('is taken back to its beginning step by step', () => {
    const plan = dragged(foot, at(foot, 3, 7))
    expect(isEmpty(legBack(legBack(plan)))).toBe(true)
    // A manoeuvre is made anew by the next drag: no leg of it stands.
    expect(stopped(foot, plan).fixed).toBe(0)
  })
  it('rf2:12.12 wheels again where it has come to, with the corner that is dragged', () => {
    const plan = dragged(foot, at(foot, 0, 4))
    const { formation, pose } = endOf(seen, foot, plan)
    const { right } = layoutReach(layoutOf(foot, formation, basesOf(seen.options)))
    const corner = placed(pose, right, -1500)
    const turnedLeft = turnedTo(seen, foot, plan, 'right', corner)
    expect(turnedLeft.way.map((step) => step.do)).toEqual(['ahead', 'wheel'])
    expect(turnedLeft.way[1]).toMatchObject({ to: 'left' })
    const only = turnedTo(seen, foot, planFor(seen, foot), 'left', at(foot, -4.7, 2))
    expect(only.way).toMatchObject([{ do: 'wheel', to: 'right' }])
  })
  it('goes as far as it may where the hand is farther, its wheel first', () => {
    const plan = dragged(foot, at(foot, 2, 10.5))
    expect(judged(seen, plan, foot)).toMatchObject({ code: 'too-far' })
    const near = drawnIn(seen, foot, plan, isLawful(seen, foot)) as Plan
    const { used, allowance } = priceIn(seen, foot, near) as NonNullable<ReturnType<typeof priceIn>>
    expect(used).toBeGreaterThan(allowance.value * INCH - 30)
    expect(used).toBeLessThanOrEqual(allowance.value * INCH)
    const wide = dragged(foot, at(foot, 12, 1))
    const turned = drawnIn(seen, foot, wide, isLawful(seen, foot)) as Plan
    expect(turned.way.map((step) => step.do)).toEqual(['wheel'])
  })
  it('steps and manoeuvres are the same', () => {
    for (const [right, ahead] of [
      [3, 7],
      [0, 5],
      [0, -3],
      [4, -1],
    ] as const) {
      const { way } = dragged(foot, at(foot, right, ahead))
      expect(stepsOf(manoeuvreOf(way))).toEqual(way)
    }
  })
})

describe('by keys', () => {
  const keyed = (unit: Unit, ...steps: readonly Parameters<typeof nudged>[3][]): Plan =>
    steps.reduce((plan, step) => nudged(seen, unit, plan, step), planFor(seen, unit))
  it('goes ahead and back, turns first and last, and to a side', () => {
    expect(keyed(foot, going(3, 0), going(0.5, 0)).way).toEqual([{ do: 'ahead', distance: 3500 }])
    expect(keyed(foot, going(-2, 0)).way).toEqual([{ do: 'retire', distance: 2000 }])
    expect(keyed(foot, turning(2048), going(3, 0), turning(-1024)).way).toEqual([
      { do: 'wheel', to: 'right', by: 2048 },
      { do: 'ahead', distance: 3000 },
      { do: 'wheel', to: 'left', by: 1024 },
    ])
    expect(keyed(foot, going(3, 0), going(0, -0.5)).way).toEqual([
      { do: 'incline', by: -2048, distance: 3000 },
    ])
  })
  it('rf2:12.8 about face comes first, or last where it has gone a way', () => {
    expect(keyed(foot, ABOUT).before?.by).toEqual({ do: 'about' })
    const last = keyed(foot, going(3, 0), ABOUT)
    expect(orderOf(foot, last)).toMatchObject({
      steps: [{ do: 'ahead', distance: 3000 }, { do: 'about' }],
    })
  })
  it('rf2:12.21 rf2:12.22 deployed guns look another way, or are pushed by hand', () => {
    const guns = named(seen, 'Cole’s battery')
    expect(orderOf(guns, keyed(guns, turning(2048)))).toMatchObject({
      does: 'move',
      steps: [{ do: 'form', to: { kind: 'unlimbered' }, by: 2048 }],
    })
    expect(orderOf(guns, keyed(guns, going(1, 0)))).toEqual({
      unit: guns.id,
      does: 'manhandle',
      steps: [{ do: 'ahead', distance: 1000 }],
    })
  })
})

describe('other formations', () => {
  it('rf2:12.7 are offered as the unit may take them, and stand before its way', () => {
    expect(formationsFor(foot).map(({ kind }) => kind)).toEqual([
      'line',
      'attack column',
      'march column',
      'square',
    ])
    const plan = reformed(seen, foot, planFor(seen, foot), MARCH_COLUMN)
    const order = orderOf(foot, draggedTo(seen, foot, plan, at(foot, 0, 5))) as Order
    expect(order).toMatchObject({
      steps: [
        { do: 'form', to: { kind: 'march column' } },
        { do: 'ahead', distance: 5000 },
      ],
    })
    const twice = nextFormation(seen, foot, nextFormation(seen, foot, planFor(seen, foot)))
    expect(endOf(seen, foot, twice).formation.kind).toBe('march column')
    expect(isEmpty(reformed(seen, foot, twice, foot.formation))).toBe(true)
  })
  it('rf2:12.7 stand after its way once it has gone one', () => {
    const plan = reformed(seen, foot, dragged(foot, at(foot, 0, 3)), SQUARE)
    expect(orderOf(foot, plan)).toMatchObject({
      steps: [{ do: 'ahead' }, { do: 'form', to: { kind: 'square' } }],
    })
  })
  it('rf2:3.4 a column follows its head, leg by leg', () => {
    const then = firefight({ '1st Foot': { formation: MARCH_COLUMN } })
    const column = named(then, '1st Foot')
    const first = stopped(column, dragged(column, at(column, 2, 4), then))
    expect(first.way).toMatchObject([{ do: 'file' }])
    const second = draggedTo(then, column, first, at(column, 2, 8))
    expect(second.way).toHaveLength(2)
    expect(judged(then, second, column)).not.toHaveProperty('code')
  })
  it('rf2:12.26 rf2:12.20 skirmishers and guns on their limbers go where the hand is', () => {
    const then = firefight({
      'Weald Rifles': { formation: SKIRMISH },
      'Cole’s battery': { formation: LIMBERED },
    })
    const rifles = named(then, 'Weald Rifles')
    expect(dragged(rifles, at(rifles, 4, 3), then).way).toEqual([
      { do: 'shift', to: at(rifles, 4, 3) },
    ])
    const guns = named(then, 'Cole’s battery')
    expect(dragged(guns, at(guns, 4, 3), then).way).toEqual([{ do: 'drive', to: at(guns, 4, 3) }])
  })
  it('rf2:8.14 a unit that recovers its order does nothing else', () => {
    const plan = { ...planFor(seen, foot), recovers: true }
    expect(orderOf(foot, plan)).toEqual({ unit: foot.id, does: 'recover' })
    expect(orderOf(foot, draggedTo(seen, foot, plan, at(foot, 0, 2)))?.does).toBe('move')
  })
})

describe('what is shown of a plan', () => {
  it('rf2:12.4.obstacle is the way with what it uses, and half the move over a hedge', () => {
    const then = firefight({ '1st Foot': { pose: { x: 28_000, y: 31_000, facing: 0 } } })
    const unit = named(then, '1st Foot')
    const plan = dragged(unit, at(unit, 0, 3), then)
    const price = priceIn(then, unit, plan)
    expect(price?.allowance.value).toBe(4.5)
    expect(price?.allowance.steps.map(({ clause }) => clause)).toContain('rf2:12.4.obstacle')
    const shown = planShown(then, unit, plan, null, frame, wording)
    expect(shown.trails[0]?.label).toBe('3.0" of 4.5"')
    expect(shown.ghosts.map(({ id }) => id)).toEqual([bodyOf(unit.id)])
    expect(shown.handles.map(({ id }) => id)).toEqual(['wheel left', 'wheel right'])
  })
  it('rf2:14.2 it is told at whom it could fire from there, and who at it', () => {
    const said = (ahead: number): readonly string[] =>
      fireFrom(seen, foot, dragged(foot, at(foot, 0, ahead)), wording).map((one) => one.sentence)
    expect(said(1)[0]).toBe('From there it could shoot at nobody.')
    expect(said(16)[0]).toContain('1st Musketeers')
    expect(said(16)[1]).toContain('1st Musketeers')
  })
})
