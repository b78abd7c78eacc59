import { gapOfBodies } from '@grognard/field'
import { FULL_TURN, INCH, type Feature, type Point } from '@grognard/geometry'
import type { Json } from '@grognard/kernel'
import { LANGUAGES } from '@grognard/toolkit'
import { describe, expect, it } from 'vitest'
import { blocksOf } from '../../adapters/inches/blocks.ts'
import {
  contactVerdict,
  distanceVerdict,
  sightVerdict,
} from '../../adapters/inches/certificate/between.ts'
import { wayTable, wayVerdict } from '../../adapters/inches/certificate/way.ts'
import { frameFrom } from '../../adapters/inches/frame.ts'
import { groundShown } from '../../adapters/inches/ground.ts'
import { going, turning } from '../../adapters/inches/hand/steps.ts'
import { rangesShown } from '../../adapters/inches/measuring/ranges.ts'
import { rulerOf } from '../../adapters/inches/measuring/ruler.ts'
import { sightOf } from '../../adapters/inches/measuring/sight.ts'
import { settled } from '../../adapters/inches/moving/drawn-in.ts'
import { nearestFree } from '../../adapters/inches/moving/nearest-free.ts'
import {
  draggedTo,
  isEmpty,
  legBack,
  nudged,
  stopped,
  throughHere,
} from '../../adapters/inches/moving/plan.ts'
import { linesOf as linesShown, trailOf } from '../../adapters/inches/moving/show.ts'
import {
  caughtAt,
  caughtLine,
  lineAlong,
  placesAt,
} from '../../adapters/inches/moving/thresholds.ts'
import {
  countOf,
  draftOf,
  putCrossing,
  putDown,
  type Draft,
} from '../../adapters/inches/terrain/draft.ts'
import { handShown, named, thingsIn } from '../../adapters/inches/terrain/show.ts'
import { inchesWords } from '../../adapters/inches/words/index.ts'
import {
  ALLOWED,
  battle,
  calledIn,
  costOf,
  frame,
  goingOf,
  judge,
  linesOf,
  NOTHING,
  PALETTE,
  screensOf,
  size,
  standing,
  thenOf,
  whoStands,
  type Body,
  type Plan,
} from './stands.ts'

const words = inchesWords('en')
const seen = battle()
const [foot] = seen.bodies as readonly [Body, Body]
const moves = goingOf(foot)
const inches = (x: number, y: number): Point => ({ x: x * INCH, y: y * INCH })
const endOf = (plan: Plan): Point => moves.standAfter(plan.way).pose
const near = (one: Point, other: Point): void => {
  expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeLessThan(10)
}

describe('a plan of wheels and ahead', () => {
  it('follows the hand with as many legs as it takes', () => {
    const ahead = draggedTo(NOTHING, moves, inches(24, 26))
    expect(ahead.way).toEqual([{ ahead: 4 * INCH }])
    const aside = draggedTo(ahead, moves, inches(28, 26))
    expect(aside.way).toEqual([
      { wheel: FULL_TURN / 8 },
      { ahead: Math.round(4 * INCH * Math.SQRT2) },
      { wheel: (7 * FULL_TURN) / 8 },
    ])
    near(endOf(aside), inches(28, 26))
    expect(isEmpty(NOTHING)).toBe(true)
    expect(isEmpty(aside)).toBe(false)
  })

  it('keeps the legs that stand, goes on from them and takes them back one by one', () => {
    const first = stopped(draggedTo(NOTHING, moves, inches(24, 28)))
    const second = nudged(first, moves, turning(FULL_TURN / 4))
    const third = nudged(stopped(second), moves, going(2, 0))
    expect(third.way).toEqual([{ ahead: 2 * INCH }, { wheel: FULL_TURN / 4 }, { ahead: 2 * INCH }])
    near(endOf(third), inches(26, 28))
    expect(legBack(third).way).toEqual(second.way)
    expect(isEmpty(legBack(legBack(legBack(third))))).toBe(true)
    expect(throughHere(draggedTo(NOTHING, moves, inches(24, 28)), moves)).toMatchObject({
      way: [],
      gap: [inches(24, 28)],
    })
  })

  it('shows what it costs, and why its judge refuses it', () => {
    const guns = draggedTo(NOTHING, moves, inches(24, 10.5))
    expect(judge(seen, 0, guns)?.code).toBe('too far')
    const close = battle([[24, 25]])
    const into = draggedTo(NOTHING, moves, inches(24, 27))
    const refusal = judge(close, 0, into)
    expect(refusal?.code).toBe('too near')
    const [line] = linesShown(refusal, frame, words)
    expect(line).toMatchObject({ kind: 'gap', label: '0.6" too near' })
    const trail = trailOf(
      [foot.pose, endOf(into)],
      { used: costOf(into), all: ALLOWED },
      true,
      frame,
      words,
    )
    expect(trail).toMatchObject({ label: '3.0" of 8"', barred: true })
    expect(trail.points).toEqual([inches(24, 30), inches(24, 27)])
  })

  it('forgives an unsteady hand two inches; who is led too far goes as far as he can', () => {
    const isLawful = (plan: Plan): boolean => judge(seen, 0, plan) === null
    const farthest = (): Plan => draggedTo(NOTHING, moves, inches(24, 30 - ALLOWED))
    const put = (y: number, isTooFar = false) =>
      settled(draggedTo(NOTHING, moves, inches(24, y)), endOf, farthest, isLawful, isTooFar)
    expect(put(25)?.way).toEqual([{ ahead: 5 * INCH }])
    expect(put(20.1)?.way).toEqual([{ ahead: ALLOWED * INCH }])
    expect(put(19)).toBeNull()
    expect(put(10, true)?.way).toEqual([{ ahead: ALLOWED * INCH }])
  })

  it('catches a hair out of the guns’ range, where the judge says that it is out of it', () => {
    const RANGE = 12
    const hand = draggedTo(NOTHING, moves, inches(24, 22.2))
    const gapIn = (plan: Plan) => {
      const there = thenOf(seen, 0, plan)
      return gapOfBodies(standing(there, 0).body, standing(there, 1).body)
    }
    const at = 'out of range' as const
    const { x, y } = endOf(hand)
    const places = placesAt(at, gapIn(hand), RANGE, 'beyond')
    const caught = caughtAt(places, {
      moved: (by) => draggedTo(hand, moves, { x: x + by.x, y: y + by.y }),
      there: gapIn,
      holds: ({ length }) => length > RANGE * INCH,
      isLawful: (plan) => judge(seen, 0, plan) === null,
      matters: () => true,
      line: (gap) => lineAlong(gap, true),
    })
    expect(caught && gapIn(caught.plan).length).toBe(RANGE * INCH + 1)
    expect(caught && caughtLine(caught, frame, words)).toMatchObject([{ label: '12.01"' }])
    expect(placesAt(at, gapIn(NOTHING), RANGE, 'beyond')).toEqual([])
  })

  it('begins beside its comrades, in line with them', () => {
    const zone = { left: 0, top: 24 * INCH, right: 48 * INCH, bottom: 48 * INCH }
    const isFree = ({ x }: Point): boolean => Math.abs(x - 24 * INCH) >= 8 * INCH
    const found = nearestFree(zone, inches(24, 30), 0, isFree)
    expect(found?.y).toBe(30 * INCH)
    expect(Math.abs((found?.x ?? 0) - 24 * INCH)).toBe(8 * INCH)
    expect(nearestFree(zone, inches(24, 30), 0, () => false)).toBeNull()
  })
})

describe('measuring between stands', () => {
  it('lays the ruler from edge to edge, and to a place', () => {
    const who = whoStands(seen)
    const between = rulerOf({ body: 'The foot' }, { body: 'The guns' }, who, frame, words)
    expect(between?.sentence).toBe('The foot to The guns: 20.00".')
    const there = rulerOf({ body: 'The foot' }, { at: inches(24, 20) }, who, frame, words)
    expect(there?.sentence).toBe('The foot to this place: 10.00".')
    expect(rulerOf({ body: 'The foot' }, { body: 'Nobody' }, who, frame, words)).toBeNull()
  })

  it('lays it where it lies on a table that is turned about', () => {
    const turned = frameFrom('top', size)
    const who = whoStands(seen)
    const there = rulerOf({ body: 'The foot' }, { at: inches(24, 28) }, who, turned, words)
    expect(there?.sentence).toBe('The foot to this place: 10.00".')
    const [line] = there?.shown.lines ?? []
    expect([line?.from, line?.to]).toContainEqual(inches(24, 28))
  })

  const look = (battleNow: typeof seen) => ({
    viewer: 'The foot',
    target: 'The guns',
    lines: linesOf(battleNow, 0, 1),
    seeing: (count: number) => ({
      count,
      all: 4,
      sentences: [`${count} stands see them.`],
      clause: 'stands:sight',
    }),
    called: calledIn(battleNow),
    clauseOf: () => 'stands:blocked',
    near: 100,
  })

  it('looks along the line of each stand, and names who is in the way', () => {
    expect(sightOf(look(seen), frame, words)).toMatchObject({
      sentence: '4 stands see them.',
      clause: 'stands:sight',
    })
    const screened = battle([[24, 20]])
    const blocked = sightOf(look(screened), frame, words)
    expect(blocked.sentence).toMatch(/^The foot cannot see The guns: Other 0 is in the way/)
    expect(blocked.clause).toBe('stands:blocked')
    expect(blocked.shown.lines.map(({ kind }) => kind)).toEqual(['sight', 'blocked'])
  })

  it('washes each range within the arc of its front', () => {
    const { body } = standing(seen, 0)
    const ranges = [
      { inches: 12, label: 'long' },
      { inches: 6, label: 'short' },
    ]
    expect(rangesShown(body, ranges, frame)).toMatchObject([
      { tone: 'arc', label: 'long' },
      { tone: 'range', label: 'short' },
    ])
  })
})

describe('certificates of stands', () => {
  const desk = {
    frame,
    words,
    scene: { ...size, areas: [], features: [], bodies: [], links: [] },
  }
  const looking = (now: typeof seen) => ({
    viewer: standing(now, 0),
    target: standing(now, 1),
    lines: linesOf(now, 0, 1),
    isSeen: linesOf(now, 0, 1).some(({ verdict }) => verdict === 'seen'),
    scene: screensOf(now),
    called: calledIn(now),
    viewers: { title: 'The stands of the front', each: 'Stand' },
    seeing: (count: number) => `${count} stands see them.`,
    blocked: 'No stand sees them.',
    clauseOf: (isSeen: boolean) => (isSeen ? 'stands:sight' : 'stands:blocked'),
  })

  it('tell sight stand by stand', () => {
    const clear = sightVerdict(desk, looking(seen))
    expect(clear).toMatchObject({ verdict: '4 stands see them.', holds: true })
    expect(clear.tables[0]).toMatchObject({ title: 'The stands of the front' })
    expect(clear.tables[0]?.rows).toHaveLength(4)
    const blocked = sightVerdict(desk, looking(battle([[24, 20]])))
    expect(blocked).toMatchObject({ verdict: 'No stand sees them.', holds: false })
    expect(blocked.notes[0]).toMatch(/Other 0/)
    expect(blocked.drawing.outlines.some(({ tone }) => tone === 'kept')).toBe(true)
  })

  it('tell how far it is, against a range and for itself', () => {
    const [from, to] = [standing(seen, 0), standing(seen, 1)]
    expect(distanceVerdict(desk, from, to, null)).toMatchObject({
      verdict: 'The foot is 20.00" from The guns.',
      holds: null,
    })
    const shot = {
      gap: gapOfBodies(from.body, to.body),
      ranges: [{ way: 'by volley', range: 12_000, isIn: false }],
      clause: 'stands:range',
    }
    expect(distanceVerdict(desk, from, to, shot)).toMatchObject({
      verdict: 'The guns is 20.00" from The foot: beyond its range of 12.00", by 8.00".',
      holds: false,
      clause: 'stands:range',
    })
    const touching = { of: [], with: [], said: '', clause: 'stands:contact', counts: [] }
    expect(contactVerdict(desk, from, to, touching)).toMatchObject({ holds: false })
  })

  it('tell a way of legs that are no places, and why it is refused', () => {
    const plan = draggedTo(NOTHING, moves, inches(24, 20))
    const refusal = judge(seen, 0, plan)
    const places = [foot.pose, endOf(plan)]
    const spent = { used: costOf(plan), all: ALLOWED }
    const verdict = wayVerdict(desk, {
      title: 'The foot: ahead',
      refusal,
      said: ({ code }) => `It is ${code}.`,
      other: null,
      ghost: null,
      bodies: [standing(seen, 0).body],
      touched: [],
      places,
      spent,
      tables: [wayTable(desk, places, [10 * INCH], spent)],
    })
    expect(verdict).toMatchObject({
      verdict: 'It is too far.',
      notes: ['It uses 10.00" of 8.00".'],
    })
    expect(verdict.tables[0]?.rows).toEqual([
      ['1', '24.00" / 30.00"', '24.00" / 20.00"', '10.00"', '10.00"'],
      ['Together', '', '', '', '10.00"'],
      ['Allowed', '', '', '', '8.00"'],
    ])
  })
})

describe('the ground of another book', () => {
  const put = (...kinds: readonly ('wood' | 'hill' | 'stream')[]): Draft =>
    kinds.reduce<Draft>((draft, one) => putDown(draft, one, size, PALETTE), draftOf([]))

  it('is put down with its own tags, counted and crossed', () => {
    const draft = put('wood', 'hill', 'stream')
    expect(draft.features.map(({ tags }) => tags)).toEqual([['thick'], [], []])
    expect(countOf(draft, 'wood', PALETTE)).toBe(1)
    const bridged = putCrossing(draft, 'bridge', PALETTE)
    expect(bridged && countOf(bridged, 'bridge', PALETTE)).toBe(1)
    expect(putCrossing(put('wood'), 'ford', PALETTE)).toBeNull()
  })

  it('is called as its rulebook calls it, in grips, lists and refusals', () => {
    const draft = put('wood', 'wood')
    const called = (kind: Feature['kind'] | 'bridge' | 'ford'): string => `thick ${kind}`
    expect(thingsIn(draft, called).map(({ name }) => name)).toEqual([
      'Thick wood 1',
      'Thick wood 2',
    ])
    const data: { readonly [key: string]: Json } = { feature: 'wood 2' }
    const refusal = { clause: null, code: 'wood', message: '', data }
    expect(named(refusal, draft, called)?.data).toEqual({ feature: 'Thick wood 2' })
    for (const language of LANGUAGES)
      expect(handShown(draft, 0, frame, inchesWords(language).terrain).handles).toHaveLength(2)
  })

  it('is drawn with who holds it, and stands in their way', () => {
    const { features } = put('wood')
    const [shown] = groundShown(features, frame, {
      named: (proper) => proper,
      isOccupied: (id) => id === 'wood 1',
    })
    expect(shown).toMatchObject({ kind: 'wood', occupied: true, exact: true })
    const moved = features.map((one) =>
      one.shape === 'area'
        ? { ...one, outline: one.outline.map(({ x, y }) => ({ x, y: y - 4 * INCH })) }
        : one,
    )
    const lines = linesOf(battle([], moved), 0, 1)
    expect(lines.some(({ verdict }) => verdict === 'blocked')).toBe(true)
  })

  it('and every stand is a block', () => {
    const layout = [
      { u: 0, v: 0, facing: 0, files: 2, ranks: 1, width: 1600, depth: 1600, front: true },
    ]
    expect(blocksOf(layout)).toMatchObject([
      { x: -800, dress: 'plain' },
      { x: 800, dress: 'plain' },
    ])
  })
})
