import type { Json } from '@grognard/kernel'
import { afv, type Afv, type Attack, type Unit } from '@grognard/rules-afv'
import { nameScene } from '@grognard/table/names'
import { LANGUAGES } from '@grognard/toolkit'
import { describe, expect, it } from 'vitest'
import { coatOf } from '../../adapters/coats.ts'
import {
  allAgainst,
  firstAllotment,
  keyOf,
  splitsOf,
} from '../../adapters/afv/controls/allocation.ts'
import { breakable, usualRemoval } from '../../adapters/afv/controls/losing.ts'
import { diceLying, missedOf } from '../../adapters/afv/controls/rethrow.tsx'
import { chanceOf } from '../../adapters/afv/values.ts'
import { bodyOf } from '../../adapters/afv/ids.ts'
import { afvAdapter } from '../../adapters/afv/index.ts'
import { overlap } from '../../adapters/afv/layout/boxes.ts'
import { boundsOf } from '../../adapters/afv/layout/bounds.ts'
import { drawnStands, STAND } from '../../adapters/afv/layout/stands.ts'
import { firersOf, targetsOf } from '../../adapters/afv/shooting.ts'
import { wordingIn } from '../../adapters/afv/wording.ts'
import { en } from '../../adapters/afv/words/en.ts'
import { it as italian } from '../../adapters/afv/words/it.ts'

const begun = (position: object): Afv => {
  const result = afv.setUp({ position: position as Json, options: {} })
  if (!result.ok) throw new Error(result.refusal.message)
  return result.value
}

const pikes = (name: string, more: object = {}) => ({
  name,
  kind: 'pike and musket',
  stands: { pike: 2, musket: 4 },
  zone: 7,
  ...more,
})

/** A red regiment with an enemy in front and another on its left. */
const melee = begun({
  armies: {
    red: [pikes('Ours')],
    blue: [pikes('Front', { facing: 2 }), pikes('Flank', { facing: 1 })],
  },
  commanders: { red: 2, blue: 12 },
  turn: 2,
  phase: 'combat',
  engagements: [
    { by: 1, with: 0, face: 'front' },
    { by: 2, with: 0, face: 'left' },
  ],
})

describe('stands', () => {
  const unit = melee.units[0] as Unit

  it('have pikes in the middle of the ranks and muskets on the wings', () => {
    const { blocks, width, depth } = drawnStands(unit, 1)
    expect([width, depth]).toEqual([3 * STAND, 2 * STAND])
    expect(blocks.filter(({ x }) => x === 0).map(({ dress }) => dress)).toEqual(['pike', 'pike'])
    expect(blocks.filter(({ x }) => x !== 0).every(({ dress }) => dress === 'musket')).toBe(true)
  })

  it('look to the rear in the rear rank of a defensive formation, in the same place', () => {
    const formed = { ...unit, formation: { kind: 'defensive', files: 3 } } as const
    const { blocks } = drawnStands(formed, 1)
    expect(blocks.map(({ facing }) => facing)).toEqual([0, 0, 0, 32_768, 32_768, 32_768])
    const pose = { x: 0, y: 0, facing: 0 }
    expect(boundsOf({ pose, blocks })).toEqual(
      boundsOf({ pose, blocks: drawnStands(unit, 1).blocks }),
    )
  })

  it('keep their coat from one picture to the next', () => {
    expect(coatOf(unit)).toEqual(coatOf({ side: unit.side, name: unit.name }))
  })
})

describe('a crowded zone', () => {
  const crowd = (side: string, facing: number) =>
    Array.from({ length: 6 }, (_, i) =>
      pikes(`${side} ${i}`, { stands: { pike: 3, musket: 6 }, facing }),
    )
  const result = afv.setUp({
    position: {
      armies: { red: crowd('Red', 0), blue: crowd('Blue', 2) },
      commanders: { red: 7, blue: 7 },
    },
    options: { limit: 6 },
  })
  if (!result.ok) throw new Error(result.refusal.message)

  it.each(['red', 'blue'])('has room for six units of nine stands a side, seen by %s', (side) => {
    const { bodies } = afvAdapter.scene(result.value, 'en', side)
    expect(bodies).toHaveLength(14)
    const boxes = bodies.map(boundsOf)
    for (const [i, a] of boxes.entries())
      for (const b of boxes.slice(i + 1)) expect(overlap(a, b)).toBe(false)
    const widths = bodies.slice(0, 12).map(({ blocks }) => blocks[0]?.width ?? 0)
    expect(new Set(widths).size).toBe(1)
    expect(widths[0]).toBeGreaterThan(0.4 * STAND)
  })
})

describe('two fights in a zone', () => {
  it('stand side by side, and nobody is made small for it', () => {
    const fights = begun({
      armies: {
        red: [
          pikes('Ours'),
          pikes('Others'),
          { ...pikes('Guns'), kind: 'regular artillery', stands: { gun: 1 } },
        ],
        blue: [pikes('Theirs', { facing: 2 }), pikes('Last', { facing: 2 })],
      },
      commanders: { red: 2, blue: 7 },
      turn: 2,
      phase: 'combat',
      engagements: [
        { by: 0, with: 3, face: 'front' },
        { by: 1, with: 4, face: 'front' },
      ],
    })
    const { bodies } = afvAdapter.scene(fights, 'en', 'red')
    for (const { arm, blocks } of bodies.filter((body) => body.arm !== 'leader'))
      expect([arm, (blocks[0]?.width ?? 0) > 0.8 * STAND]).toEqual([arm, true])
  })

  it('afv:move.engaged whoever is engaged is not counted among those who may still be chosen', () => {
    const moving = begun({
      armies: {
        red: [pikes('Ours'), pikes('Free')],
        blue: [pikes('Theirs', { facing: 2 })],
      },
      commanders: { red: 2, blue: 12 },
      turn: 2,
      phase: 'movement',
      active: 'red',
      engagements: [{ by: 0, with: 2, face: 'front' }],
    })
    const ask = { name: 'move', seats: ['red'], args: { side: 'red' } } as never
    expect(afvAdapter.prompt(moving, ask, 'en')).toContain('one unit left')
    const turn = afvAdapter
      .choices(moving, ask, 'en')
      ?.find(({ label }) => label.startsWith('Turn'))
    expect(turn?.question).toBe('Free: turn to the right?')
  })
})

describe('a mounted unit whose enemy has gone', () => {
  const ride = (name: string, zone: number) => ({
    name,
    kind: 'mounted',
    stands: { mounted: 4 },
    zone,
  })
  const asked = (enemies: readonly object[]) => {
    const seen = begun({
      armies: { red: [ride('Ours', 7)], blue: enemies },
      commanders: { red: 2, blue: 12 },
      turn: 2,
      phase: 'movement',
      active: 'red',
    })
    const ask = { name: 'press on', seats: ['red'], args: { unit: 0 } } as never
    const usual = afvAdapter.choices(seen, ask, 'en')?.find(({ byDefault }) => byDefault)
    return { prompt: afvAdapter.prompt(seen, ask, 'en'), usual: usual?.answer }
  }

  it('afv:react.recoil rallies as it stands unless it is told otherwise', () => {
    const { prompt, usual } = asked([ride('Theirs', 12)])
    expect(prompt).toContain('rallies')
    expect(usual).toEqual({ rally: 0 })
  })

  it('afv:react.recoil is asked where there is another enemy', () => {
    const { prompt, usual } = asked([ride('Theirs', 7)])
    expect(prompt).toContain('Press on, or rally?')
    expect(usual).toBeUndefined()
  })
})

describe('those who wait to be placed', () => {
  const scenario = afv.scenarios.find(({ name }) => name === 'naseby')
  const all = begun(scenario?.position as object)
  const red = all.units.filter(({ side }) => side === 'red')
  const [first, ...others] = red.map(({ id }) => bodyOf(id))
  const where = (seen: Afv, id: string) =>
    afvAdapter.scene(seen, 'en', 'red').bodies.find((body) => body.id === id)?.pose

  it('keep their places when others have left theirs', () => {
    expect(red.length).toBeGreaterThan(9)
    const placed = {
      ...all,
      units: all.units.with(red[0]?.id ?? 0, { ...red[0], zone: 2 } as Unit),
    }
    expect(where(placed, first as string)).not.toEqual(where(all, first as string))
    for (const id of others) expect(where(placed, id)).toEqual(where(all, id))
  })

  it('are all named on the side of whoever looks, as broad as the table is', () => {
    const letters = (text: string): number => text.length * 0.47
    const scene = afvAdapter.scene(all, 'en', 'red')
    const scale = 780 / (scene.height + 1800)
    const { bodies } = nameScene(scene, scale, { upright: letters, italic: letters })
    expect(new Set(bodies.map(({ id }) => id))).toEqual(new Set([first, ...others]))
  })
})

describe('coats', () => {
  const brightness = (colour: string): number => {
    const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
      const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255
      return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
    })
    return 0.2126 * r + 0.7152 * g + 0.0722 * b
  }
  const contrast = (a: string, b: string): number => {
    const [dark = 0, light = 0] = [brightness(a), brightness(b)].toSorted((x, y) => x - y)
    return (light + 0.05) / (dark + 0.05)
  }

  it('stand out from light and dark paper', () => {
    for (const side of ['red', 'blue'] as const)
      for (let i = 0; i < 40; i++) {
        const { coat } = coatOf({ side, name: `Regiment ${i}` })
        expect(contrast(coat, '#ece5d3')).toBeGreaterThan(3)
        expect(contrast(coat, '#23241f')).toBeGreaterThan(3)
      }
  })
})

describe('a melee on the table', () => {
  it('has the enemies touching the faces they attack', () => {
    const scene = afvAdapter.scene(melee, 'en', 'red')
    const [ours, front, flank] = [0, 1, 2].map((id) => {
      const body = scene.bodies.find((one) => one.id === `unit ${id}`)
      if (!body) throw new Error(`Unit ${id} is not drawn.`)
      return boundsOf(body)
    })
    if (!ours || !front || !flank) throw new Error('Nobody is there.')
    expect(Math.abs(front.y + front.height - ours.y)).toBeLessThan(4)
    expect(Math.abs(flank.x + flank.width - ours.x)).toBeLessThan(4)
    expect(scene.links.map(({ kind }) => kind)).toEqual(['engaged', 'engaged'])
  })

  it('divides stands between enemies as the judge wants it', () => {
    const kind = afv.asks.find(({ name }) => name === 'allocate')
    const units = [melee.units[0] as Unit]
    const allotment = firstAllotment(melee, units)
    const refuse = (answer: Json) => kind?.refuse(melee, { side: 'red' }, answer)
    expect(refuse(splitsOf(melee, units, allotment))).toBeNull()
    const turned = allAgainst(melee, allotment, units[0] as Unit, 2)
    expect(turned[keyOf(0, 2, 'musket')]).toBe(4)
    expect(refuse(splitsOf(melee, units, turned))).toBeNull()
    const short = { ...turned, [keyOf(0, 2, 'musket')]: 3 }
    expect(refuse(splitsOf(melee, units, short))).not.toBeNull()
  })

  it('proposes losses that the judge takes, and contacts that may be broken', () => {
    const kind = afv.asks.find(({ name }) => name === 'losses')
    const unit = melee.units[0] as Unit
    for (const count of [1, 2, 3, 4]) {
      const removal = usualRemoval(unit, count)
      expect(kind?.refuse(melee, { unit: 0, count }, removal as unknown as Json)).toBeNull()
      for (const { face } of breakable(melee, unit, count)) {
        const leaving = { ...removal, leave: [face] } as unknown as Json
        expect(kind?.refuse(melee, { unit: 0, count }, leaving)).toBeNull()
      }
    }
    expect(breakable(melee, unit, 1)).toEqual([])
    expect(breakable(melee, unit, 2)).toEqual([{ face: 'left', enemy: 2 }])
  })

  it('proposes to throw again what has missed', () => {
    const value = { value: 2, steps: [] }
    const attack = {
      unit: 0,
      at: 2,
      face: 'left',
      dice: [{ stand: 'musket', value, count: 4, faces: [1, 6, 5, 3] }],
    } as Attack
    expect(missedOf(diceLying(attack), 2)).toEqual([1, 2])
    expect(missedOf(diceLying(attack), 9)).toEqual([1, 2, 3])
  })
})

describe('the army builder', () => {
  const builder = afvAdapter.builder
  if (!builder) throw new Error('There is no builder.')

  it('has lawful armies, by name and by lot', () => {
    for (const { army } of builder.armies) expect(builder.faults(army)).toEqual([])
    expect(builder.faults(builder.drawn('any', []))).toEqual([])
    expect(builder.drawn('any', [])).toEqual(builder.drawn('any', []))
  })

  it('adds, counts, renames and removes', () => {
    let army: Json = []
    expect(builder.faults(army)).toHaveLength(1)
    army = builder.added(army, 0, 'pike and musket', 'en')
    army = builder.added(army, 0, 'pike and musket', 'it')
    army = builder.counted(army, 0, 'musket', 1)
    army = builder.renamed(army, 1, 'Regina')
    const rows = builder.groups(army, 'en').flatMap((group) => group.rows)
    expect(rows.map(({ name }) => name)).toEqual(['Pike and Musket 1', 'Regina'])
    expect(rows[0]?.counts.map(({ count }) => count)).toEqual([2, 5])
    expect(builder.faults(army)).toEqual([])
    expect(builder.groups(builder.removed(army, 0), 'it')[0]?.rows).toHaveLength(1)
  })

  it('changes the armies of a position whose units have no places yet', () => {
    const open = afv.scenarios.find(({ name }) => name === 'open field')?.position ?? null
    const first = afv.scenarios.find(({ name }) => name === 'first battle')?.position ?? null
    expect(builder.armiesOf(first)).toBeNull()
    expect(Object.keys(builder.armiesOf(open) ?? {})).toEqual(['red', 'blue'])
    const drawn = builder.drawn('any', [])
    const changed = builder.withArmy(open, 'blue', drawn)
    expect(builder.armiesOf(changed)?.['blue']).toEqual(drawn)
    expect(afv.setUp({ position: changed, options: {} }).ok).toBe(true)
  })
})

describe('words', () => {
  const texts = (value: unknown, at: string): readonly (readonly [string, string])[] => {
    if (typeof value === 'string') return [[at, value]]
    if (typeof value === 'function') return []
    return Object.entries(value as object).flatMap(([key, part]) => texts(part, `${at}.${key}`))
  }

  it('differ between the languages', () => {
    const other = new Map(texts(italian, ''))
    for (const [at, text] of texts(en, ''))
      if (text.length > 2) expect(`${at} ${other.get(at)}`).not.toBe(`${at} ${text}`)
  })

  it('make no noise', () => {
    for (const text of [en, italian].flatMap((of) => texts(of, '').map(([, said]) => said)))
      expect(text).not.toMatch(/!|undefined/)
  })

  it('explain every number in both languages', () => {
    const cards = LANGUAGES.map((language) => afvAdapter.card(melee, 'unit 0', language))
    for (const card of cards)
      for (const { value } of card?.lines ?? [])
        for (const step of value?.steps ?? []) expect(step.label).not.toBe('')
  })
})

describe('odds', () => {
  it('are those of the rules, in words', () => {
    const wording = wordingIn('en')
    // 1 - (2/3)^3, and none of no dice.
    expect(chanceOf(wording, 1, 3, 2)).toBe('70%')
    expect(chanceOf(wording, 1, 0, 2)).toBe('0%')
    expect(chanceOf(wording, 1, 1, 7)).toBe('100%')
  })
})

describe('fire', () => {
  it('is planned by those who have somebody to fire at', () => {
    const seen = begun(afv.scenarios[0].position as object)
    const kind = afv.asks.find(({ name }) => name === 'fire')
    const firers = firersOf(seen, 'red')
    expect(firers.map(({ id }) => id)).toEqual([0, 1, 2])
    for (const unit of firers)
      for (const target of targetsOf(seen, unit)) {
        const plan = [{ unit: unit.id, at: target.id }]
        expect(kind?.refuse(seen, { side: 'red' }, plan)).toBeNull()
      }
  })
})

describe('engaging', () => {
  const foot = (name: string, more: object = {}) => ({
    name,
    kind: 'foot',
    stands: { hand: 4 },
    zone: 7,
    ...more,
  })
  const horse = (name: string) => ({ name, kind: 'mounted', stands: { mounted: 4 }, zone: 7 })
  const seen = begun({
    armies: { red: [foot('Ours'), horse('Riders')], blue: [foot('Theirs')] },
    commanders: { red: 2, blue: 12 },
    turn: 2,
    phase: 'movement',
    engagements: [{ by: 0, with: 2, face: 'front' }],
  })

  it.each([
    [
      'move',
      { side: 'red' },
      [
        ['Engage Theirs on its left flank', 'No test is needed. Meets its left.'],
        ['Engage Theirs on its right flank', 'No test is needed. Meets its right.'],
      ],
      ['Ingaggiare Theirs sul fianco sinistro', 'Ingaggiare Theirs sul fianco destro'],
    ],
    [
      'press on',
      { unit: 1 },
      [
        ['Press on against the left flank of Theirs', 'No test is needed. Meets its left.'],
        ['Press on against the right flank of Theirs', 'No test is needed. Meets its right.'],
      ],
      ['Incalzare Theirs sul fianco sinistro', 'Incalzare Theirs sul fianco destro'],
    ],
  ])('offers both flanks where both are open: %s', (name, args, english, theirs) => {
    const ask = { seats: ['red'], name, args }
    const flanked = (language: 'en' | 'it') =>
      (afvAdapter.choices(seen, ask as never, language) ?? []).filter(
        ({ answer }) => typeof answer === 'object' && answer !== null && 'flank' in answer,
      )
    expect(flanked('en').map(({ label, detail }) => [label, detail])).toEqual(english)
    expect(flanked('it').map(({ label }) => label)).toEqual(theirs)
  })
})
