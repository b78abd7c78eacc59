import { describe, expect, it } from 'vitest'
import { bodiesAt, blocksBetween, castOf } from '../film/bodies.ts'
import { placeBeside, tie } from '../beside.ts'
import { marksIn } from '../film/marks.ts'
import { NOTHING_SHOWN, type Play, type Shows, type Throw } from '../film/play.ts'
import { isThrown, scheduleOf, secondsOf, share, stillOf } from '../film/time.ts'
import { parted, poseOn, turnBetween } from '../film/way.ts'
import { overlaps } from '../geometry.ts'
import { FULL_TURN, type Body, type Scene } from '../scene.ts'

const QUARTER = FULL_TURN / 4

const body = (id: string, x: number, more: Partial<Body> = {}): Body => ({
  id,
  livery: 'red',
  coat: '#900',
  facings: '#fff',
  arm: 'foot',
  pose: { x, y: 0, facing: 0 },
  blocks: [{ x: 0, y: 0, width: 800, depth: 800, facing: 0, dress: 'plain' }],
  name: id,
  description: '',
  losses: { lost: 0, of: 4 },
  counters: [],
  states: [],
  mark: null,
  ...more,
})

const scene = (...bodies: readonly Body[]): Scene => ({
  width: 72_000,
  height: 48_000,
  areas: [],
  features: [],
  bodies,
  links: [],
})

const play = (before: Scene, after: Scene, shows: Partial<Shows> = {}): Play => ({
  ...NOTHING_SHOWN,
  ...shows,
  before,
  after,
  fallen: [],
})

describe('marks of the fallen', () => {
  const field = (left: number) => ({
    id: `zone ${left}`,
    outline: [
      { x: left, y: -6000 },
      { x: left + 12_000, y: -6000 },
      { x: left + 12_000, y: 6000 },
      { x: left, y: 6000 },
    ],
    name: 'Zone',
    description: '',
    tone: 'field' as const,
  })
  const fallen = [
    { id: 'x', name: 'x', at: { x: 1000, y: 400 } },
    { id: 'y', name: 'y', at: { x: 1000, y: 400 } },
  ]

  it('lie in zones where nobody stands now, each by itself and in its own zone', () => {
    const standing = { ...scene(body('a', 1000)), areas: [field(0), field(12_000)] }
    const [x, y] = marksIn(standing, fallen)
    for (const { at } of [x, y] as { at: { x: number; y: number } }[]) {
      expect(Math.abs(at.x - 1000) > 400 || Math.abs(at.y - 400) > 400).toBe(true)
      expect(at.x).toBeGreaterThan(0)
      expect(at.x).toBeLessThan(12_000)
    }
    expect(x?.at).not.toEqual(y?.at)
    const empty = { ...scene(), areas: [field(0)] }
    expect(marksIn(empty, fallen.slice(0, 1))).toEqual(fallen.slice(0, 1))
  })

  it('lie where they fell where places are measured', () => {
    expect(marksIn(scene(body('a', 1000)), fallen)).toEqual(fallen)
  })
})

const dice: Throw = {
  beside: 'a',
  title: 'Volley, needing 4',
  whose: 'a, needing 4',
  dice: [{ face: 5, how: 'hit', was: null }],
}

describe('a way', () => {
  const way = [
    { x: 0, y: 0, facing: 0 },
    { x: 4000, y: 0, facing: 0 },
    { x: 4000, y: 0, facing: QUARTER },
    { x: 4000, y: 4000, facing: QUARTER },
  ]

  it('is gone leg by leg, and a turn on the spot takes its time', () => {
    expect(poseOn(way, 0)).toEqual(way[0])
    expect(poseOn(way, 0.2)).toEqual({ x: 2000, y: 0, facing: 0 })
    expect(poseOn(way, 0.5)).toEqual({ x: 4000, y: 0, facing: QUARTER / 2 })
    expect(poseOn(way, 1)).toEqual(way.at(-1))
  })

  it('turns the shorter way round', () => {
    expect(turnBetween(0, QUARTER)).toBe(QUARTER)
    expect(turnBetween(QUARTER / 2, FULL_TURN - QUARTER / 2)).toBe(-QUARTER)
  })

  it('lies behind and ahead of whoever goes it', () => {
    const { behind, ahead } = parted(way, 0.2)
    expect(behind.map(({ x }) => x)).toEqual([0, 2000])
    expect(ahead.map(({ x }) => x)).toEqual([2000, 4000, 4000, 4000])
    expect(parted(way, 1).ahead.map(({ y }) => y)).toEqual([4000])
  })
})

describe('when what of a scene happens', () => {
  const shot = play(
    scene(body('a', 0), body('b', 9000)),
    scene(body('a', 0), body('b', 9000, { losses: { lost: 2, of: 4 } })),
    {
      actors: ['a'],
      targets: ['b'],
      volleys: [{ from: 'a', to: 'b', lends: false }],
      throws: [dice],
    },
  )

  it('one thing after the other: fire, dice, losses', () => {
    const { volley, dice: thrown, falls, march } = scheduleOf(shot)
    expect(march[0]).toBe(march[1])
    expect(volley[1]).toBeLessThanOrEqual(thrown[0])
    expect(thrown[1]).toBeLessThanOrEqual(falls[0])
    expect(falls[1]).toBeLessThan(1)
  })

  it('dice that decide whether somebody goes come before he does', () => {
    const gone = play(scene(body('a', 0)), scene(body('a', 5000)), {
      throws: [dice],
      throwsFirst: true,
    })
    expect(scheduleOf(gone).dice[1]).toBeLessThanOrEqual(scheduleOf(gone).march[0])
  })

  it('takes from 0.4 to 1.2 seconds, a long way more than a word', () => {
    const nothing = play(scene(body('a', 0)), scene(body('a', 0)))
    const way = [0, 6000].map((x) => ({ x, y: 0, facing: 0 }))
    const far = play(scene(body('a', 0)), scene(body('a', 6000)), {
      marches: [{ body: 'a', way, label: null }],
    })
    expect(secondsOf(nothing)).toBe(0.4)
    expect(secondsOf(far)).toBeGreaterThan(0.7)
    expect(secondsOf(shot)).toBeLessThanOrEqual(1.2)
  })

  it('a still picture is of its end, but of a rout while it runs', () => {
    const rout = play(scene(body('a', 0)), scene(), { routs: ['a'] })
    expect(stillOf(shot)).toBe(1)
    expect(share(scheduleOf(rout).rout, stillOf(rout))).toBeCloseTo(0.6)
  })
})

describe('what came of the dice', () => {
  const stood = scene(body('a', 0))

  it('is told when they lie, and not before', () => {
    const thrown = play(stood, stood, { throws: [dice] })
    const [rolled, lie] = scheduleOf(thrown).dice
    expect([rolled, (rolled + lie) / 2, lie, 1].map((t) => isThrown(thrown, t))).toEqual([
      false,
      false,
      true,
      true,
    ])
  })

  it('is told at once where none are thrown', () => {
    expect(isThrown(play(stood, scene(body('a', 4000))), 0)).toBe(true)
  })

  it('is told by a still picture', () => {
    const thrown = play(stood, scene(), { throws: [dice], routs: ['a'] })
    expect(isThrown(thrown, stillOf(thrown))).toBe(true)
  })
})

describe('those who take part', () => {
  const before = scene(body('a', 0), body('b', 9000), body('c', 20_000))
  const after = scene(
    body('a', 4000),
    body('b', 9000, { losses: { lost: 1, of: 4 } }),
    body('c', 20_000),
  )
  const both = play(before, after, { actors: ['a'] })
  const at = (t: number) => new Map(bodiesAt(both, t).map((one) => [one.body.id, one.body]))

  it('are those named and those changed; the others stand by', () => {
    expect(castOf(both).still.bodies.map(({ id }) => id)).toEqual(['c'])
    expect([...at(0).keys()]).toEqual(['a', 'b'])
  })

  it('stand as before at the beginning and as after at the end', () => {
    expect(at(0).get('a')?.pose.x).toBe(0)
    expect(at(0).get('b')?.losses?.lost).toBe(0)
    expect(at(1).get('a')).toEqual(after.bodies[0])
    expect(at(1).get('b')).toEqual(after.bodies[1])
    const { x } = at(0.35).get('a')?.pose ?? { x: 0 }
    expect(x).toBeGreaterThan(0)
    expect(x).toBeLessThan(4000)
  })

  it('whoever routs is there until it runs, whoever leaves otherwise fades', () => {
    const gone = (routs: readonly string[], t: number) =>
      bodiesAt(play(scene(body('a', 0)), scene(), { routs }), t)
    expect(gone(['a'], 0.1)).toHaveLength(1)
    expect(gone(['a'], 0.9)).toEqual([])
    expect(gone([], 1)[0]?.ink).toBe(0)
  })

  it('figures go to their places in another formation', () => {
    const [block] = body('a', 0).blocks
    const from = [block, { ...block, x: 800 }] as Body['blocks']
    const to = [block, { ...block, y: 800 }] as Body['blocks']
    expect(blocksBetween(from, to, 0.3)).toBe(from)
    const [, middle] = blocksBetween(from, to, 0.775)
    expect([middle?.x, middle?.y]).toEqual([400, 400])
    expect(blocksBetween(from, to, 1)).toBe(to)
  })
})

describe('a slip with dice', () => {
  const unit = { left: 100, top: 100, right: 200, bottom: 140 }
  const view = { left: 0, top: 0, right: 400, bottom: 300 }
  const slip = { width: 90, height: 50 }

  it('lies beside its unit and covers nobody', () => {
    const beside = { left: 205, top: 90, right: 330, bottom: 160 }
    const put = placeBeside(unit, slip, [beside], view)
    expect(overlaps(put, unit) || overlaps(put, beside)).toBe(false)
    expect(put.left).toBeGreaterThanOrEqual(view.left)
    expect(put.bottom).toBeLessThanOrEqual(view.bottom)
  })

  it('is tied to it by the shortest line', () => {
    const put = { left: 220, top: 100, right: 310, bottom: 150 }
    expect(tie(put, unit)).toEqual([
      { x: 220, y: 120 },
      { x: 200, y: 120 },
    ])
    expect(tie(unit, unit)).toBeNull()
  })
})
