import type { Feature } from '@grognard/geometry'
import {
  isObject,
  randomFrom,
  type AnyKind,
  type Ask,
  type Json,
  type Refusal,
} from '@grognard/kernel'
import { vf2 } from '@grognard/rules-vf'
import { isVisible, shotFault, unitOf, type Vf } from '@grognard/rules-vf/functions'
import { describe, expect, it } from 'vitest'
import type { Certificate } from '../../adapters/certificate.ts'
import { vfAdapter } from '../../adapters/vf/index.ts'
import { shotCase } from '../../adapters/vf/certificate/index.ts'
import { wordingIn } from '../../adapters/vf/wording.ts'
import { carriedFrom, carriedIn } from '../../adapters/parts/carried.ts'
import { playThrough } from './playing.ts'
import { certificates, drawnUp, inches, opened } from './vf-drawn-up.ts'

const wood: Feature = {
  id: 'copse',
  name: 'The Copse',
  kind: 'wood',
  shape: 'area',
  tags: ['obstacle'],
  level: 0,
  outline: [
    { x: inches(34), y: inches(24) },
    { x: inches(46), y: inches(24) },
    { x: inches(46), y: inches(27) },
    { x: inches(34), y: inches(27) },
  ],
}

const judge = (seen: Vf, ask: Ask, answer: Json): Refusal | null => {
  const kind = (vf2.asks as unknown as readonly AnyKind[]).find(({ name }) => name === ask.name)
  return kind?.refuse(seen, ask.args, answer) ?? null
}

const move = (unit: number, x: number, y: number) => ({
  order: { unit, do: 'move', way: [{ x: inches(x), y: inches(y), facing: 0 }] },
})

const isInside = ({ left, top, right, bottom }: Certificate['drawing'], x: number, y: number) =>
  x >= left && x <= right && y >= top && y <= bottom

describe('a certificate', () => {
  it('vf2:6.3.2 of a refused move says what the refusal says', async () => {
    const { seen, ask } = drawnUp('action', [['Ours', 24, 30]], [['Theirs', 24, 23]])
    const answer = move(0, 24, 24.5)
    const refusal = judge(seen, ask, answer) as Refusal
    expect(refusal.clause).toBe('vf2:6.3.2')
    for (const language of ['en', 'it'] as const) {
      const certificate = await opened(certificates.ofAnswer(seen, ask, answer), language)
      expect(certificate.verdict).toBe(wordingIn(language).words.refusal(refusal))
      expect(certificate.clause).toBe('vf2:6.3.2')
      expect(certificate.holds).toBe(false)
    }
    const { drawing, tables, title } = await opened(certificates.ofAnswer(seen, ask, answer))
    expect(title).toContain('Ours')
    expect(drawing.outlines.map(({ tone }) => tone)).toEqual(['first', 'first', 'blocker', 'kept'])
    expect(drawing.ghosts).toHaveLength(1)
    const gap = drawing.lines.find(({ tone }) => tone === 'measure')
    expect(gap?.label).toMatch(/^\d\.\d\d" too near$/)
    for (const { from, to } of drawing.lines)
      for (const { x, y } of [from, to]) expect(isInside(drawing, x, y)).toBe(true)
    expect(tables.map((table) => table.title)).toEqual(['The way', 'The lines'])
  })

  it('vf2:6.3.1 of a move has its cost leg by leg, refused or not', async () => {
    const { seen, ask } = drawnUp('action', [['Ours', 24, 40]], [['Theirs', 24, 8]])
    const lawful = await opened(certificates.ofAnswer(seen, ask, move(0, 24, 36)))
    expect(lawful).toMatchObject({ holds: true, verdict: 'This may be done.', clause: null })
    expect(lawful.notes).toEqual(['It uses 4.00" of 8.00".'])
    expect(lawful.tables[0]?.rows.map((row) => row.at(-1))).toEqual(['4.00"', '4.00"', '8.00"'])
    const long = await opened(certificates.ofAnswer(seen, ask, move(0, 24, 30)))
    expect(long).toMatchObject({ holds: false, clause: 'vf2:6.3.1' })
    expect(long.drawing.lines.some(({ label }) => label === '2.00" too far')).toBe(true)
  })

  it('vf2:5.1.3 of sight names the blocker and by how much the best line lacks', async () => {
    const { seen } = drawnUp(
      'fire',
      [
        ['Ours', 24, 34],
        ['Screen', 24, 31, { formation: { kind: 'line', files: 12 } }],
        ['Beside', 10, 34],
      ],
      [['Theirs', 24, 26]],
    )
    expect(isVisible(seen, 0, 3)).toBe(false)
    const certificate = await opened(certificates.between(seen, null, 'sight', 'unit 0', 'unit 3'))
    expect(certificate).toMatchObject({ holds: false, clause: 'vf2:5.1.3' })
    expect(certificate.notes[0]).toMatch(/blocked by Screen, \d+\.\d\d" too close/)
    const { outlines, lines } = certificate.drawing
    expect(new Set(outlines.map(({ tone }) => tone))).toEqual(
      new Set(['first', 'second', 'blocker', 'kept']),
    )
    for (const { points, tone } of outlines) if (tone !== 'kept') expect(points).toHaveLength(4)
    expect(lines.filter(({ isMain, tone }) => isMain && tone === 'blocked')).toHaveLength(1)
    expect(lines.find(({ tone }) => tone === 'measure')?.label).toMatch(/^lacks \d+\.\d\d"$/)
    expect(certificate.tables[0]?.rows).toHaveLength(12)
  })

  it('vf2:5.1.2 of sight counts the figures that see, and the room they have', async () => {
    const { seen } = drawnUp('fire', [['Ours', 24, 34]], [['Theirs', 24, 26]], [wood])
    const certificate = await opened(certificates.between(seen, null, 'sight', 'unit 0', 'unit 1'))
    expect(certificate).toMatchObject({ holds: true, clause: 'vf2:5.1.2' })
    expect(certificate.verdict).toBe('Ours sees Theirs: 12 of the 12 figures of its front rank do.')
    const away = await opened(certificates.between(seen, null, 'sight', 'unit 1', 'unit 0'))
    expect(away.holds).toBe(isVisible(seen, 1, 0))
  })

  it('vf2:T.2.5 of sight names the ground that is in the way', async () => {
    const { seen } = drawnUp('fire', [['Ours', 40, 32]], [['Theirs', 40, 19]], [wood])
    const certificate = await opened(certificates.between(seen, null, 'sight', 'unit 0', 'unit 1'))
    expect(certificate).toMatchObject({ holds: false, clause: 'vf2:T.2.5' })
    expect(certificate.notes[0]).toContain('The Copse')
  })

  it('vf2:5.1.1 of range has the margin of each way to shoot', async () => {
    const { seen } = drawnUp(
      'fire',
      [['Ours', 24, 34]],
      [
        ['Theirs', 24, 24],
        ['Far', 24, 8],
      ],
    )
    const near = await opened(certificates.between(seen, null, 'distance', 'unit 0', 'unit 1'))
    expect(near.clause).toBe('vf2:5.1.1')
    expect(near.drawing.lines[0]?.label).toBe('10.00"')
    const isIn = shotFault(seen, { unit: 0, skirmish: false }, unitOf(seen, 1)) !== 'out of range'
    expect(near.tables[1]?.rows[0]?.[5]).toBe(isIn ? 'yes' : 'no')
    const far = await opened(certificates.between(seen, null, 'distance', 'unit 0', 'unit 2'))
    expect(far.holds).toBe(false)
    expect(far.verdict).toMatch(/^Far is 26\.00" from Ours: beyond its range of \d+\.00", by/)
    const led = await opened(certificates.between(seen, null, 'distance', 'leader 0', 'unit 0'))
    expect(led).toMatchObject({ holds: null, clause: null })
  })

  it('vf2:1.1.2 of contact counts the figures that touch', async () => {
    const { seen } = drawnUp(
      'fire',
      [
        ['Ours', 24, 30],
        ['Off', 8, 30],
      ],
      [['Theirs', 24, 30]],
    )
    const certificate = await opened(
      certificates.between(seen, null, 'contact', 'unit 0', 'unit 2'),
    )
    expect(certificate).toMatchObject({ holds: true, clause: 'vf2:1.1.2' })
    expect(certificate.verdict).toMatch(/12 figures touch, 12 of them of its front rank/)
    expect(certificate.drawing.outlines.filter(({ tone }) => tone === 'blocker')).toHaveLength(24)
    const ruled = await opened(certificates.between(seen, null, 'distance', 'unit 0', 'unit 2'))
    expect(ruled.verdict).toBe(certificate.verdict)
    const apart = await opened(certificates.between(seen, null, 'contact', 'unit 1', 'unit 2'))
    expect(apart.holds).toBe(false)
  })

  it('vf2:5.1 of a target says why nobody may shoot, or that somebody may', async () => {
    const { seen, ask } = drawnUp(
      'fire',
      [
        ['Ours', 24, 34],
        ['Beside', 10, 34],
      ],
      [
        ['Theirs', 24, 30],
        ['Behind', 24, 12],
      ],
    )
    expect(ask.name).toBe('volley')
    const shot = (main: number) => ({ main, skirmish: false, support: [] })
    for (const answer of [
      { target: 3, shot: shot(0) },
      { target: 2, shot: shot(4) },
    ]) {
      const refusal = judge(seen, ask, answer) as Refusal
      const no = await opened(certificates.ofAnswer(seen, ask, answer))
      expect(no).toMatchObject({ holds: false, clause: refusal.clause })
      expect(no.verdict).toBe(wordingIn('en').words.refusal(refusal))
    }
    const yes = await opened(shotCase(seen, unitOf(seen, 0), unitOf(seen, 2)))
    expect(yes).toMatchObject({ holds: true, verdict: 'Ours may shoot at Theirs.' })
    expect(
      (await opened(certificates.ofAnswer(seen, ask, { target: 2, shot: shot(0) }))).holds,
    ).toBe(true)
  })

  it('is refused in a sentence if its link is broken', async () => {
    const { seen } = drawnUp('fire', [['Ours', 24, 34]], [['Theirs', 24, 26]])
    const carried = certificates.between(seen, null, 'sight', 'unit 0', 'unit 1')
    const encoded = await carriedIn(carried)
    expect(await carriedFrom(encoded)).toEqual(carried)
    expect(encoded).toMatch(/^[\w-]+$/)
    expect(encoded.length).toBeLessThan(1500)
    for (const wrong of ['', 'abc', encoded.slice(0, -20), `${encoded.slice(0, 40)}!`])
      expect(await carriedFrom(wrong)).toBeNull()
    for (const wrong of [null, 7, {}, { ...(carried as object), matter: { about: 'weather' } }])
      expect(certificates.judged(wrong, 'en')).toBeNull()
    const odd = { about: 'answer', ask: 'shoot', args: {}, answer: { main: 0, skirmish: false } }
    expect(certificates.judged({ ...(carried as object), matter: odd }, 'en')).toBeNull()
  })
})

describe('why a pick will not do', () => {
  const { seen, ask } = drawnUp(
    'action',
    [
      ['Ours', 24, 30],
      ['Tired', 10, 30, { acted: true }],
      ['Other', 38, 30],
    ],
    [
      ['Near', 24, 26],
      ['Far', 24, 4],
    ],
  )
  const why = (subject: string | null, picked: string) =>
    vfAdapter.whyNot?.(seen, ask, subject, { body: picked }, 'en') ?? null

  it('vf2:6.2 is that a unit has acted', () => {
    expect(why('unit 0', 'unit 1')).toMatchObject({ clause: 'vf2:6.2', code: 'has-acted' })
    expect(why('unit 0', 'unit 2')).toBeNull()
  })

  it('vf2:6.5 is what stands against the straight way to an enemy, with its lines', async () => {
    expect(why('unit 0', 'unit 3')).toBeNull()
    const refusal = why('unit 0', 'unit 4')
    expect(refusal?.lines?.length).toBeGreaterThan(0)
    const lines = vfAdapter.refusalLines?.(seen, refusal as Refusal, 'en', 'red')
    expect(lines?.length).toBe(refusal?.lines?.length)
    const certificate = await opened(certificates.ofPick(seen, ask, 'unit 0', { body: 'unit 4' }))
    expect(certificate.verdict).toBe(wordingIn('en').words.refusal(refusal as Refusal))
  })

  it('is not said of leaders, places and nobody', () => {
    expect(why('unit 0', 'leader 0')).toBeNull()
    expect(vfAdapter.whyNot?.(seen, ask, null, { area: 'objective 0' }, 'en')).toBeNull()
  })
})

describe('in battles', () => {
  /** The same answer farther down the table, where it mostly will not do. */
  const farther = (answer: Json): Json => {
    if (Array.isArray(answer)) return answer.map(farther)
    if (!isObject(answer)) return answer
    return Object.fromEntries(
      Object.entries(answer).map(([key, value]) => [
        key,
        key === 'y' ? Number(value) + 9000 : farther(value ?? null),
      ]),
    )
  }
  const [asks, codes] = [new Set<string>(), new Set<string>()]

  it.each(['set-piece', 'barrosa', 'sahagun'])(
    'every answer has a certificate that says what the judge says, in %s',
    (name) => {
      const scenario = vf2.scenarios.find((one) => one.name === name)
      const setUp = { position: scenario?.position as Json, options: {} }
      let step = 0
      playThrough(vf2, setUp, `${name} certificates`, 180, ({ ask, seat, seen: view }) => {
        const seen = view as Vf
        const kind = (vf2.asks as unknown as readonly AnyKind[]).find(
          (one) => one.name === ask.name,
        )
        if (seat === 'chance' || !kind || step++ % 5 !== 0) return
        const found = kind.candidates(seen, ask.args, 2, randomFrom(`${step}`)).at(-1) ?? null
        for (const answer of [found, farther(found)]) {
          if (!kind.is(answer)) continue
          const certificate = certificates.judged(certificates.ofAnswer(seen, ask, answer), 'en')
          const refusal = kind.refuse(seen, ask.args, answer)
          expect(certificate?.verdict, ask.name).toBe(
            refusal ? wordingIn('en').words.refusal(refusal) : 'This may be done.',
          )
          const { left, right, top, bottom } = certificate?.drawing ?? { left: 0, right: 0 }
          for (const side of [left, right, top, bottom]) expect(Number.isFinite(side)).toBe(true)
          asks.add(ask.name)
          if (refusal?.lines) codes.add(refusal.code)
        }
      })
    },
    60_000,
  )

  it('they were of many kinds', () => {
    expect([...asks]).toEqual(expect.arrayContaining(['order', 'deploy', 'leader', 'volley']))
    expect(codes.size).toBeGreaterThan(3)
  })
})
