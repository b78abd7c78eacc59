import { INCH, type Body, type Feature } from '@grognard/geometry'
import { randomFrom, type Json } from '@grognard/kernel'
import { vf2 } from '@grognard/rules-vf'
import {
  bodyIn,
  gapOfBodies,
  imagine,
  isVisible,
  situationOf,
  stanceOf,
  unitOf,
  unitsOf,
  type Unit,
  type Vf,
} from '@grognard/rules-vf/functions'
import { describe, expect, it } from 'vitest'
import { outlook, outlookCase } from '../../adapters/vf/moving/outlook.ts'
import {
  against,
  draggedTo,
  nudged,
  planFor,
  planOf,
  thenOf,
  type Plan,
} from '../../adapters/vf/moving/plan.ts'
import { placedIn } from '../../adapters/vf/moving/place.tsx'
import { ABOUT, going } from '../../adapters/inches/hand/steps.ts'
import { sideAsked } from '../../adapters/parts/names.ts'
import { wordingIn } from '../../adapters/vf/wording.ts'
import { playThrough } from './playing.ts'
import { certificates, drawnUp, inches, opened } from './vf-drawn-up.ts'

const wording = wordingIn('en')

const isAt = (points: readonly { readonly y: number }[], y: number): boolean =>
  points.some((point) => point.y === inches(y))

describe('a certificate of an imagined position', () => {
  const { seen } = drawnUp(
    'action',
    [['Ours', 24, 42]],
    [
      ['Theirs', 24, 22],
      ['Far', 24, 6],
    ],
  )
  const unit = unitOf(seen, 0)
  const plan = nudged(seen, unit, planFor(unit), going(6, 0))

  it('vf2:5.0 is asked of the next fire, whoever has shot or was shot at before', async () => {
    const later: Vf = { ...seen, spent: [0, 1], attacked: [0, 1] }
    const lines = outlook(later, unitOf(later, 0), plan, wording)
    expect(lines.map(({ sentence }) => sentence)).toEqual(
      outlook(seen, unit, plan, wording).map(({ sentence }) => sentence),
    )
    const shown = lines.flatMap((line) => line.shown)
    expect(shown.length).toBeGreaterThan(1)
    for (const { matter } of shown)
      expect((await opened(outlookCase(later, unit, plan, matter))).holds).toBe(true)
  })

  it('vf2:5.1 says what the outlook says, and who stands elsewhere in truth', async () => {
    const [shots, threats] = outlook(seen, unit, plan, wording)
    expect(shots?.sentence).toBe('From there it could shoot at Theirs.')
    expect(threats?.sentence).toBe('There it could be shot at by Theirs.')
    expect(shots?.shown.map(({ title }) => title)).toEqual(['Fire at Theirs'])
    for (const { matter } of [...(shots?.shown ?? []), ...(threats?.shown ?? [])]) {
      const carried = outlookCase(seen, unit, plan, matter)
      const certificate = await opened(carried)
      expect(certificate.holds).toBe(true)
      expect(certificate.imagined).toBe(
        'This position is imagined: Ours stands elsewhere in truth. Where it would stand is drawn in half ink.',
      )
      expect((await opened(carried, 'it')).imagined).toMatch(/immaginata: in realtà Ours si trova/)
      // Judged and drawn there; over the table as it is.
      expect(certificate.drawing.outlines.some(({ points }) => isAt(points, 36))).toBe(true)
      expect(certificate.drawing.ghosts).toMatchObject([{ id: 'unit 0', pose: { y: inches(36) } }])
      expect(certificate.scene.bodies.find(({ id }) => id === 'unit 0')?.pose.y).toBe(inches(42))
      expect(certificate.tables.at(-1)).toEqual({
        title: 'What is imagined',
        head: ['Stands', 'Place', 'Looks', 'Formation'],
        rows: [
          ['in truth', '24.00" / 42.00"', '0°', wording.nouns.formed(unit.formation)],
          ['as imagined', '24.00" / 36.00"', '0°', wording.nouns.formed(unit.formation)],
        ],
      })
    }
    const matter = { about: 'shot', unit: 0, target: 1 } as const
    expect((await opened(outlookCase(seen, unit, planFor(unit), matter))).holds).toBe(false)
  })

  it('vf2:5.1.1 is of the nearest where nobody could shoot', async () => {
    const back = nudged(seen, unit, planFor(unit), going(-1, 0))
    const [shots, threats] = outlook(seen, unit, back, wording)
    expect(shots?.sentence).toBe('From there it could shoot at nobody.')
    for (const line of [shots, threats]) {
      expect(line?.shown.map(({ title }) => title)).toEqual([expect.stringMatching(/Theirs$/)])
      const [shown] = line?.shown ?? []
      if (!shown) continue
      const certificate = await opened(outlookCase(seen, unit, back, shown.matter))
      expect(certificate).toMatchObject({ holds: false, clause: 'vf2:5.1.1' })
    }
  })

  it('vf2:1.1.2 of an assault counts the figures that would touch', async () => {
    const close = drawnUp('action', [['Ours', 24, 30]], [['Theirs', 24, 25]]).seen
    const ours = unitOf(close, 0)
    const assault = against(close, ours, 1) as Plan
    const [line] = outlook(close, ours, assault, wording)
    const [shown] = line?.shown ?? []
    if (!shown) throw new Error('Somebody is touched.')
    const certificate = await opened(outlookCase(close, ours, assault, shown.matter))
    expect(certificate).toMatchObject({ holds: true, clause: 'vf2:1.1.2' })
    const front = certificate.tables[0]?.rows.find(([what]) => what === 'Of the front rank of Ours')
    expect(line?.sentence).toContain(`${front?.[1]} `)
  })

  it('vf2:5.1.2 of a sight line is measured where it would be', async () => {
    const turned = nudged(seen, unit, plan, ABOUT)
    for (const one of [plan, turned]) {
      const then = thenOf(seen, unit, one)
      const certificate = await opened(
        certificates.between(seen, then, 'sight', 'unit 0', 'unit 1'),
      )
      expect(certificate.holds).toBe(isVisible(then, 0, 1))
      const ruled = await opened(certificates.between(seen, then, 'distance', 'unit 1', 'unit 0'))
      const [here, there] = [0, 1].map((id) => bodyIn(situationOf(then), id)) as [Body, Body]
      const far = gapOfBodies(here, there).length / INCH
      expect(ruled.verdict).toContain(`${far.toFixed(2)}"`)
      expect(ruled.imagined).toContain('Ours')
    }
    const still = await opened(certificates.between(seen, null, 'distance', 'unit 1', 'unit 0'))
    expect(still).toMatchObject({ imagined: null })
    expect(still.verdict).toContain('20.00"')
  })

  it('is of a leader too, and of a unit that is turned or not on the table', async () => {
    const leader = seen.leaders.findIndex(({ side }) => side === 'red')
    const pose = { x: inches(20), y: inches(30), facing: 0 }
    const led = placedIn(seen, `leader ${leader}`, { pose, formation: null })
    const distance = certificates.between(seen, led, 'distance', `leader ${leader}`, 'unit 1')
    const ridden = await opened(distance)
    expect(ridden.imagined).toContain('stands elsewhere')
    expect(ridden.drawing.ghosts).toMatchObject([{ id: `leader ${leader}` }])
    const turned = imagine(seen, { unit: 0, formation: unit.formation, pose: facing(unit, 16_384) })
    const sight = await opened(certificates.between(seen, turned, 'sight', 'unit 0', 'unit 1'))
    expect(sight).toMatchObject({ holds: false, clause: 'vf2:1.1.1' })
    expect(sight.imagined).toContain('stands otherwise')
    expect(sight.tables.at(-1)?.rows.map((row) => row[2])).toEqual(['0°', '90°'])
    const reserve: Vf = {
      ...seen,
      units: seen.units.with(0, { ...unit, pose: null, status: 'reserve' }),
    }
    const there = placedIn(reserve, 'unit 0', { pose, formation: unit.formation })
    const come = await opened(certificates.between(reserve, there, 'sight', 'unit 1', 'unit 0'))
    expect(come.holds).toBe(isVisible(there, 1, 0))
    expect(come.imagined).toContain('not on the table')
  })

  it('vf2:T.3.2 of a unit that comes out of a place is judged outside of it', async () => {
    const outline = [
      [22, 41],
      [26, 41],
      [26, 44],
      [22, 44],
    ].map(([x = 0, y = 0]) => ({ x: inches(x), y: inches(y) }))
    const village: Feature = {
      id: 'village',
      name: 'The Village',
      kind: 'village',
      shape: 'area',
      tags: ['obstacle', 'defendable'],
      level: 0,
      outline,
    }
    const { seen: open } = drawnUp('action', [['Ours', 36, 42]], [['Theirs', 24, 22]], [village])
    const inside = { ...unitOf(open, 0), pose: null, inside: village.id }
    const held: Vf = { ...open, units: open.units.with(0, inside) }
    const { formation } = inside
    const pose = { x: inches(24), y: inches(39), facing: 0 }
    const exit = planOf({ unit: 0, do: 'exit', formation, pose }) as Plan
    const [, threats] = outlook(held, inside, exit, wording)
    const [threat] = threats?.shown ?? []
    if (!threat) throw new Error('Somebody is near.')
    const certificate = await opened(outlookCase(held, inside, exit, threat.matter))
    expect(certificate.holds).toBe(threats?.sentence === 'There it could be shot at by Theirs.')
    expect(certificate.imagined).toContain('Ours is in The Village in truth')
    expect(certificate.tables[0]?.rows[0]?.[3]).toBe('17.00"')
  })

  it('is refused if nobody can be imagined so', () => {
    const good = outlookCase(seen, unit, plan, { about: 'sight', unit: 0, target: 1 }) as object
    const { pose } = stanceOf(unit)
    const wrong: readonly Json[] = [
      { unit: 9, formation: unit.formation, pose },
      { unit: 0, formation: { kind: 'limbered' }, pose },
      { unit: 0, formation: unit.formation, pose: { x: 0.5, y: 0, facing: 0 } },
      { leader: 9, at: { x: 0, y: 0 } },
      { unit: 0 },
    ]
    expect(certificates.judged({ ...good }, 'en')).not.toBeNull()
    for (const imagined of wrong)
      expect(certificates.judged({ ...good, imagined }, 'en')).toBeNull()
  })
})

const facing = (unit: Unit, turn: number) => ({ ...stanceOf(unit).pose, facing: turn })

describe('in battles', () => {
  let [yes, no] = [0, 0]

  it.each(['barrosa', 'sahagun'])(
    'every outlook has certificates that say the same, in %s',
    (name) => {
      const scenario = vf2.scenarios.find((one) => one.name === name)
      const setUp = { position: scenario?.position as Json, options: {} }
      const random = randomFrom(`${name} outlooks`)
      let step = 0
      playThrough(vf2, setUp, `${name} outlooks`, 160, ({ ask, seat, seen: view }) => {
        if (seat === 'chance' || ask.name !== 'order' || step++ % 6 !== 0) return
        const seen = view as Vf
        const units = unitsOf(seen, sideAsked(seen, ask)).filter(({ pose }) => pose !== null)
        const unit = random.pick(units)
        const by = random.pick([-6, -3, 3, 6]) * 1000
        const { x, y } = stanceOf(unit).pose
        const plan = draggedTo(seen, unit, planFor(unit), { x: x + by, y: y - by })
        const { couldShootNobody, couldBeShotByNobody } = wording.inches.control
        for (const { sentence, shown } of outlook(seen, unit, plan, wording)) {
          const isNobody = sentence === couldShootNobody || sentence === couldBeShotByNobody
          for (const { matter } of shown) {
            const certificate = certificates.judged(outlookCase(seen, unit, plan, matter), 'en')
            expect(certificate?.holds, `${unit.name}: ${sentence}`).toBe(!isNobody)
            expect(certificate?.imagined).toContain(wording.name(unit))
            if (isNobody) no++
            else yes++
          }
        }
      })
    },
    60_000,
  )

  it('they were of both kinds', () => {
    expect(yes).toBeGreaterThan(5)
    expect(no).toBeGreaterThan(5)
  })
})
