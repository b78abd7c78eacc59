import {
  arcOf,
  footprintOf,
  FULL_TURN,
  INCH,
  isPartlyIn,
  isWithinOf,
  posed,
  type Footprint,
  type Point,
} from '@grognard/geometry'
import { randomFrom, type Json } from '@grognard/kernel'
import { vf2 } from '@grognard/rules-vf'
import {
  asIf,
  attackValue,
  brigadeOf,
  enemiesOf,
  gapBetweenUnits,
  formationsFor,
  hitTest,
  inchesOf,
  isInLine,
  isVisible,
  leaderOf,
  needsMessenger,
  profileOf,
  rangeOf,
  situationOf,
  stanceOf,
  unitOf,
  viewOf,
  type Formation,
  type Unit,
  type Vf,
} from '@grognard/rules-vf/functions'
import { describe, expect, it } from 'vitest'
import type { Measure, Measured } from '../../adapters/adapter.ts'
import { asAttack, scoreOf } from '../../adapters/vf/values.ts'
import { bodyOf, leaderBody } from '../../adapters/vf/ids.ts'
import { vfAdapter } from '../../adapters/vf/index.ts'
import { placedIn } from '../../adapters/vf/moving/place.tsx'
import { bandsOf, worthOf, type Band } from '../../adapters/vf/measuring/ranges.ts'

const begun = (name: string): Vf => {
  const scenario = vf2.scenarios.find((one) => one.name === name)
  const result = vf2.setUp({ position: scenario?.position as Json, options: {} })
  if (!result.ok) throw new Error(result.refusal.message)
  return result.value
}

const seen = begun('barrosa')
const present = seen.units.filter(({ status }) => status === 'ready')

const measure = (what: Measure, language: 'en' | 'it' = 'en', battle = seen): Measured | null =>
  vfAdapter.measure?.(battle, what, language, 'red') ?? null

const spot = (id: number) => ({ body: bodyOf(id) })

describe('a ruler', () => {
  it('vf2:1.0 measures from edge to edge, as the rules do', () => {
    for (const one of present)
      for (const other of present.filter(({ id }) => id > one.id)) {
        const { length } = gapBetweenUnits(seen, one.id, other.id)
        const ruler = measure({ tool: 'ruler', from: spot(one.id), to: spot(other.id) })
        const [line] = ruler?.shown.lines ?? []
        expect(Number.parseFloat(line?.label ?? '')).toBeGreaterThanOrEqual(length / INCH - 1e-6)
        expect(Number.parseFloat(line?.label ?? '')).toBeLessThan(length / INCH + 0.0101)
        if (!line) throw new Error('There is no line.')
        const drawn = Math.hypot(line.from.x - line.to.x, line.from.y - line.to.y)
        expect(drawn).toBeCloseTo(length, 3)
      }
  })

  it('measures between places, units and leaders', () => {
    const one = present.find(isInLine) as Unit
    const leader = leaderOf(seen, brigadeOf(seen, one.brigade).leader)
    const places = { tool: 'ruler', from: { at: { x: 0, y: 0 } }, to: { at: { x: 3000, y: 4000 } } }
    expect(measure(places as Measure)?.shown.lines[0]?.label).toBe('5.00"')
    const { pose } = stanceOf(one)
    const back = measure({ tool: 'ruler', from: { at: pose }, to: spot(one.id) })
    expect(back?.shown.lines[0]?.label).toBe('0.00"')
    const far = measure({
      tool: 'ruler',
      from: spot(one.id),
      to: { body: leaderBody(leader.id) },
    })
    expect(far?.sentence).toContain(leader.name)
    const label = Number.parseFloat(far?.shown.lines[0]?.label ?? '')
    expect(label > inchesOf(seen.options).inHand).toBe(needsMessenger(seen, one))
    expect(measure({ tool: 'ruler', from: { body: 'unit 999' }, to: spot(one.id) })).toBeNull()
  })

  it('follows a unit to where it would be', () => {
    const [one] = present as [Unit]
    const { pose, formation } = stanceOf(one)
    const then = asIf(seen, one, { formation, pose: { ...pose, x: pose.x + 5000 } })
    const from = { at: { x: pose.x, y: pose.y } }
    const [here, there] = [seen, then].map((battle) =>
      measure({ tool: 'ruler', from, to: spot(one.id) }, 'en', battle),
    )
    expect(here?.shown.lines[0]?.label).not.toBe(there?.shown.lines[0]?.label)
  })
})

describe('a sight line', () => {
  it('vf2:5.1.3 says whether a unit sees another, or who is in the way', () => {
    const said = new Set<string>()
    for (const one of present)
      for (const other of present.filter(({ id }) => id !== one.id)) {
        const found = measure({ tool: 'sight', from: bodyOf(one.id), to: bodyOf(other.id) })
        const sees = isVisible(seen, one.id, other.id)
        expect(/ sees /.test(found?.sentence ?? ''), found?.sentence).toBe(sees)
        if (!sees) expect(found?.shown.lines.at(-1)?.kind).toBe('blocked')
        else expect(found?.shown.lines[0]?.kind).toBe('sight')
        said.add(found?.clause ?? '')
      }
    for (const clause of ['vf2:5.1.2', 'vf2:5.1.3', 'vf2:1.1.1'])
      expect(said, clause).toContain(clause)
    expect(measure({ tool: 'sight', from: bodyOf(0), to: bodyOf(0) })).toBeNull()
    expect(measure({ tool: 'sight', from: leaderBody(0), to: bodyOf(0) })).toBeNull()
  })
})

/** Somebody very small, there. */
const figure = ({ x, y }: Point): Footprint =>
  footprintOf([{ u: 0, v: 0, facing: 0, files: 1, ranks: 1, width: 2, depth: 2, front: true }], {
    x: Math.round(x),
    y: Math.round(y),
    facing: 0,
  })

function isInside(outline: readonly Point[], { x, y }: Point): boolean {
  let inside = false
  let before = outline.at(-1) as Point
  for (const point of outline) {
    if (
      point.y > y !== before.y > y &&
      x < before.x + ((y - before.y) * (point.x - before.x)) / (point.y - before.y)
    )
      inside = !inside
    before = point
  }
  return inside
}

describe('ranges', () => {
  const square: Vf = asIf(seen, present[0] as Unit, {
    formation: { kind: 'square' },
    pose: stanceOf(present[0] as Unit).pose,
  })

  it('vf2:5.1.1 vf2:1.1.1 are drawn where the rules measure them', () => {
    const random = randomFrom('bands')
    let [within, beyond] = [0, 0]
    for (const [battle, one] of [
      ...present.map((unit) => [seen, unit] as const),
      [square, unitOf(square, present[0]?.id ?? 0)] as const,
    ]) {
      const body = situationOf(battle).bodies[one.id]
      if (!body || !('boxes' in body)) continue
      const [band] = bandsOf(seen, one)
      if (!band) continue
      const ranges = measure({ tool: 'ranges', body: bodyOf(one.id) }, 'en', battle)
      const washes = ranges?.shown.washes.filter(({ tone }) => tone === 'arc') ?? []
      expect(washes).toHaveLength(body.boxes.filter(({ block }) => block.front).length)
      const cannon = { ...body, boxes: body.boxes.filter(({ block }) => block.front) }
      const reach = band.inches * INCH
      for (let i = 0; i < 200; i++) {
        const { x, y } = body.pose
        const at = {
          x: x + random.below(2 * reach) - reach,
          y: y + random.below(2 * reach) - reach,
        }
        const drawn = washes.some(({ outline }) => isInside(outline, at))
        const near = [-15, 15].flatMap((d) => [
          { x: at.x + d, y: at.y },
          { x: at.x, y: at.y + d },
        ])
        // On the line itself only the judge knows.
        if (near.some((p) => washes.some(({ outline }) => isInside(outline, p)) !== drawn)) continue
        const there = figure(at)
        const inArc = cannon.boxes.some((box) => isPartlyIn(ringOf(there), arcOf(box)))
        expect(inArc && isWithinOf(cannon, there, reach), `${one.name} ${i}`).toBe(drawn)
        if (drawn) within++
        else beyond++
      }
    }
    expect(within).toBeGreaterThan(100)
    expect(beyond).toBeGreaterThan(100)
  })

  const ringOf = ({ boxes }: Footprint) => boxes[0]?.ring ?? new Float64Array()

  it('vf2:8.1 say the dice that the rules give at a line in the open', () => {
    for (const one of present)
      for (const band of bandsOf(seen, one)) {
        const worth = worthOf(seen, one, band)
        expect(worth?.dice).toBeGreaterThan(0)
        expect(worth?.percent).toMatch(/^\d+%$/)
        expect(worthOf(seen, one, band)).toBe(worth)
      }
  })

  it('vf2:8.1 say the same as the rules at an enemy who stands like that', () => {
    const one = present.find(
      (unit) => isInLine(unit) && rangeOf(seen, unit, false) !== null,
    ) as Unit
    const enemy = enemiesOf(seen, one.side).find(
      (unit) => profileOf(unit).arm === 'infantry',
    ) as Unit
    const formation = formationsFor(enemy).find((form) => isInLine({ formation: form }))
    const there = posed(stanceOf(one).pose, 0, -6 * INCH, FULL_TURN / 2)
    const others = seen.units.map((unit): Unit =>
      [one.id, enemy.id].includes(unit.id) ? unit : { ...unit, status: 'routed' },
    )
    const bare: Vf = { ...seen, terrain: { ...seen.terrain, features: [] }, units: others }
    const then = asIf(bare, enemy, { formation: formation as Formation, pose: there })
    const attack = asAttack('fire', { unit: one.id, skirmish: false }, enemy.id, [])
    const band = bandsOf(seen, one).find(({ way }) => way === 'all') as Band
    const { value } = attackValue(then, attack)
    const score = scoreOf(hitTest(then, attack))
    expect(worthOf(seen, one, band)).toMatchObject({ dice: value, score })
    const found = measure({ tool: 'ranges', body: bodyOf(one.id) })
    const label = found?.shown.washes.find((wash) => wash.label?.startsWith('12"'))?.label
    expect(label).toContain(`${value} dice · ${score}+`)
  })

  it('vf2:6.2.2 show the command radius of units and leaders, dotted', () => {
    for (const one of present) {
      const found = measure({ tool: 'ranges', body: bodyOf(one.id) })
      const command = found?.shown.washes.filter(({ tone }) => tone === 'command') ?? []
      expect(command).toHaveLength(1)
      expect(/messenger/.test(found?.sentence ?? '')).toBe(needsMessenger(seen, one))
    }
    for (const leader of seen.leaders) {
      const found = measure({ tool: 'ranges', body: leaderBody(leader.id) })
      expect(found?.shown.washes).toHaveLength(leader.brigade === null ? 2 : 1)
    }
  })

  it('vf2:5.1 say why somebody does not shoot, and whoever holds a place shoots all around', () => {
    const [one] = present.filter((unit) => rangeOf(seen, unit, false) !== null) as [Unit]
    const column = asIf(seen, one, {
      ...stanceOf(one),
      formation: { kind: 'march column', files: 2 },
    })
    expect(measure({ tool: 'ranges', body: bodyOf(one.id) }, 'en', column)?.sentence).toContain(
      'column of march',
    )
    const place = seen.terrain.features.find(({ shape }) => shape === 'area')
    if (!place) return
    const held: Vf = {
      ...seen,
      units: seen.units.with(one.id, { ...one, pose: null, inside: place.id }),
    }
    const found = measure({ tool: 'ranges', body: bodyOf(one.id) }, 'en', held)
    const [arc] = found?.shown.washes.filter(({ tone }) => tone === 'arc') ?? []
    expect(arc?.outline.length).toBeGreaterThan(90)
  })
})

describe('what is being set up', () => {
  it('can be measured from before it stands there', () => {
    const [one] = present as [Unit]
    const away: Unit = { ...one, status: 'reserve', pose: null }
    const waiting: Vf = { ...seen, units: seen.units.with(one.id, away) }
    const ranges: Measure = { tool: 'ranges', body: bodyOf(one.id) }
    expect(measure(ranges, 'en', waiting)).toBeNull()
    const { pose, formation } = stanceOf(one)
    const then = placedIn(waiting, bodyOf(one.id), { pose, formation })
    expect(measure(ranges, 'en', then)).toEqual(measure(ranges))
    const leader = leaderOf(seen, brigadeOf(seen, one.brigade).leader)
    const moved = placedIn(seen, leaderBody(leader.id), { pose, formation: null })
    expect(leaderOf(moved, leader.id).at).toEqual({ x: pose.x, y: pose.y })
  })
})

describe('what a unit sees', () => {
  it('vf2:5.1.2 is the ground that the rules let it see, with the enemies on it', () => {
    const one = present.find((unit) =>
      enemiesOf(seen, unit.side).some(({ id }) => isVisible(seen, unit.id, id)),
    ) as Unit
    const found = measure({ tool: 'view', body: bodyOf(one.id) })
    const [wash] = found?.shown.washes ?? []
    const areas = viewOf(seen, one.id)
    expect([wash?.outline, ...(wash?.joined ?? [])]).toEqual(areas)
    for (const enemy of enemiesOf(seen, one.side))
      expect(found?.sentence.includes(enemy.name)).toBe(isVisible(seen, one.id, enemy.id))
    expect(measure({ tool: 'view', body: leaderBody(0) })).toBeNull()
  })

  it('turns with the table for who sits on its other side', () => {
    const turned: Vf = {
      ...seen,
      settingUp: { ...seen.settingUp, edges: { red: 'top', blue: 'bottom' } } as Vf['settingUp'],
    }
    const [one] = present as [Unit]
    const [here, there] = [seen, turned].map(
      (battle) => measure({ tool: 'ranges', body: bodyOf(one.id) }, 'it', battle)?.shown.washes[0],
    )
    const { width, height } = seen.terrain
    const [a, b] = [here?.outline[0] as Point, there?.outline[0] as Point]
    expect([a.x + b.x, a.y + b.y].map(Math.round)).toEqual([width, height])
  })
})
