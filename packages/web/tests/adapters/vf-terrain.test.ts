import { FULL_TURN, INCH, type Feature, type Line } from '@grognard/geometry'
import { randomFrom, type AnyKind, type Json } from '@grognard/kernel'
import { vf2 } from '@grognard/rules-vf'
import { featuresOf, lawfulBattlefield, limitsOf, type Vf } from '@grognard/rules-vf/functions'
import type { Language } from '@grognard/toolkit'
import { describe, expect, it } from 'vitest'
import { frameFor } from '../../adapters/vf/frame.ts'
import { extentOf, holdsOf, middleOf } from '../../adapters/inches/terrain/changes.ts'
import { middleOfCrossing } from '../../adapters/inches/terrain/crossings.ts'
import {
  bentHand,
  countOf,
  draftOf,
  heldIn,
  middleOfHeld,
  movedHand,
  putCrossing,
  putDown,
  removedHand,
  sizedHand,
  thingAt,
  turnedHand,
  type Draft,
} from '../../adapters/inches/terrain/draft.ts'
import { PIECES, pieceKindOf, type PieceKind } from '../../adapters/inches/terrain/pieces.ts'
import {
  gripOf,
  handShown,
  holdIn,
  named,
  thingsIn,
  TURN_GRIP,
  type KindName,
} from '../../adapters/inches/terrain/show.ts'
import { PALETTE } from '../../adapters/vf/terrain.tsx'
import { wordingIn } from '../../adapters/vf/wording.ts'
import { inchesWords } from '../../adapters/inches/words/index.ts'

const { position } = vf2.scenarios.find(({ name }) => name === 'assault') as { position: Json }
const begun = vf2.setUp({ position, options: {} })
if (!begun.ok) throw new Error(begun.refusal.message)
const seen: Vf = begun.value
const { terrain: table } = seen
const kind = (vf2.asks as unknown as readonly AnyKind[]).find(({ name }) => name === 'terrain')

const refused = ({ features }: Draft): string | null =>
  kind?.refuse(seen, { side: 'blue' }, featuresOf({ ...table, features }))?.code ?? null

const put = (...kinds: readonly PieceKind[]): Draft =>
  kinds.reduce<Draft>((draft, one) => putDown(draft, one, table, PALETTE), draftOf([]))

const called =
  (language: Language): KindName =>
  (one) =>
    wordingIn(language).nouns.terrain[one]

const LAWFUL = ['village', 'village', 'wood', 'light wood'] as const
const handOf = (draft: Draft): Feature => {
  const held = heldIn(draft)
  if (!held) throw new Error('Nothing is in hand.')
  return held.feature
}

describe('the battlefield by hand', () => {
  it('vf2:A3.1 everything of the palette is lawful as it is put down', () => {
    const draft = put(
      ...LAWFUL,
      ...PIECES.filter((one) => !['stream', 'village', 'wood'].includes(one)),
    )
    expect(refused(draft)).toBeNull()
    for (const one of PIECES) expect(pieceKindOf(handOf(put(one)), PALETTE)).toBe(one)
    expect(refused(put(...LAWFUL, 'stream'))).toBeNull()
  })

  it('vf2:A3.1 counts what is there, and is refused what is too little or too much', () => {
    expect(limitsOf(table)).toEqual({ village: [2, 3], wood: [2, 3] })
    expect(refused(draftOf([]))).toBe('towns')
    expect(refused(put('village', 'village', 'wood'))).toBe('woods')
    expect(refused(put(...LAWFUL, 'village', 'village'))).toBe('towns')
    expect(refused(put(...LAWFUL, 'river', 'stream'))).toBe('one-river')
    expect(countOf(put(...LAWFUL), 'village', PALETTE)).toBe(2)
    expect(countOf(put(...LAWFUL), 'light wood', PALETTE)).toBe(1)
    expect(countOf(put('river'), 'bridge', PALETTE)).toBe(1)
  })

  it('puts new ones where they lie on nothing else', () => {
    const draft = put('river', ...LAWFUL, 'hill', 'wood')
    const boxes = draft.features.filter(({ shape }) => shape !== 'line').map(extentOf)
    for (const [i, a] of boxes.entries())
      for (const b of boxes.slice(i + 1))
        expect(
          a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top,
        ).toBe(true)
    expect(new Set(draft.features.map(({ id }) => id)).size).toBe(draft.features.length)
    for (const after of [draft, put(...LAWFUL, 'river', 'road')])
      for (const line of after.features.filter((one): one is Line => one.shape === 'line'))
        for (const { id } of after.features.filter(({ shape }) => shape !== 'line'))
          expect(line.points.map((point) => thingAt(after, point, 0))).not.toContain(id)
  })

  it.each(PIECES)('%s goes where it is dragged, and stays on the table', (one) => {
    const draft = put(...LAWFUL, one)
    const to = { x: 20 * INCH, y: 17 * INCH }
    const there = middleOf(handOf(movedHand(draft, to, table)))
    if (one === 'road') expect(Math.abs(there.y - to.y)).toBeLessThan(2 * INCH)
    else if (handOf(draft).shape === 'line') expect(Math.abs(there.x - to.x)).toBeLessThan(2 * INCH)
    else expect(there).toEqual(to)
    for (const far of [
      { x: -9000, y: -9000 },
      { x: table.width + 5000, y: table.height + 5000 },
    ]) {
      const box = extentOf(handOf(movedHand(draft, far, table)))
      expect(Math.min(box.left, box.top)).toBeGreaterThanOrEqual(0)
      expect(box.right).toBeLessThanOrEqual(table.width)
      expect(box.bottom).toBeLessThanOrEqual(table.height)
    }
  })

  it('vf2:A3.1 water that is moved or bent still runs from edge to edge, crossings over it', () => {
    let draft = put(...LAWFUL, 'river')
    const bend = holdsOf(handOf(draft) as Line)[1] as number
    for (const to of [30, 40, 42])
      draft = bentHand(draft, bend, { x: to * INCH, y: 12 * INCH }, table)
    expect(refused(draft)).toBeNull()
    for (const y of [24, 34, 12])
      expect(refused(movedHand(draft, { x: 50 * INCH, y: y * INCH }, table))).toBeNull()
    const end = bentHand(draft, 0, { x: 3 * INCH, y: 20 * INCH }, table)
    expect((handOf(end) as Line).points[0]?.x).toBe(0)
    expect(refused(end)).toBeNull()
  })

  it('turns about its middle, back to where it was', () => {
    const draft = put('village')
    const turned = turnedHand(draft, FULL_TURN / 4, table)
    const [before, after] = [extentOf(handOf(draft)), extentOf(handOf(turned))]
    expect(after.right - after.left).toBe(before.bottom - before.top)
    const again = turnedHand(turned, -FULL_TURN / 4, table)
    const { left, top } = extentOf(handOf(again))
    expect(Math.hypot(left - before.left, top - before.top)).toBeLessThan(3)
  })

  it('vf2:A3.1 grows and shrinks until the rules find it too large or too small', () => {
    let draft = put(...LAWFUL)
    for (let i = 0; i < 5; i++) draft = sizedHand(draft, 1.1, table)
    expect(refused(draft)).toBe('wood-size')
    for (let i = 0; i < 4; i++) draft = sizedHand(draft, 1 / 1.1, table)
    expect(refused(draft)).toBeNull()
    for (let i = 0; i < 8; i++) draft = sizedHand(draft, 1 / 1.1, table)
    expect(refused(draft)).toBe('wood-size')
  })

  it('bridges and fords lie over water only, and slide along it', () => {
    expect(putCrossing(put(...LAWFUL), 'bridge', PALETTE)).toBeNull()
    const bridged = putCrossing(put(...LAWFUL, 'river'), 'bridge', PALETTE) as Draft
    const held = heldIn(bridged)
    expect(held?.crossing?.kind).toBe('bridge')
    expect(refused(bridged)).toBeNull()
    const moved = movedHand(bridged, { x: 36 * INCH, y: 5 * INCH }, table)
    const at = middleOfHeld(heldIn(moved) as NonNullable<typeof held>)
    expect(Math.abs(at.y - 5 * INCH)).toBeLessThan(2 * INCH)
    expect(at.x).toBeGreaterThan(30 * INCH)
    expect(refused(moved)).toBeNull()
    const without = removedHand(removedHand(moved))
    expect(without.features.some((one) => one.kind === 'river')).toBe(false)
  })

  it('vf2:A3.1 a river that cannot be crossed is refused', () => {
    const river = put(...LAWFUL, 'river')
    let dry = river
    for (const { id } of (handOf(river) as Line).crossings) dry = removedHand({ ...dry, held: id })
    expect(refused(dry)).toBe('no-crossing')
  })

  it('is found where it is tapped, crossings before the river and woods before the hill', () => {
    const draft = put('hill', 'river')
    const river = handOf(draft) as Line
    const [crossing] = river.crossings
    const over = crossing ? middleOfCrossing(crossing) : { x: 0, y: 0 }
    expect(thingAt(draft, over, INCH)).toBe(crossing?.id)
    expect(thingAt(draft, river.points[0] ?? { x: 0, y: 0 }, INCH)).toBe(river.id)
    expect(thingAt(draft, { x: 500, y: 500 }, INCH)).toBeNull()
    const [hill] = draft.features
    const on = hill && movedHand(put('hill', 'wood'), middleOf(hill), table)
    expect(on && hill && thingAt(on, middleOf(hill), INCH)).toBe('wood 1')
  })

  it('a proposal can be changed by hand, piece by piece', () => {
    const proposal = draftOf(lawfulBattlefield(randomFrom('map 1'), table).features)
    for (const { id } of thingsIn(proposal, called('en'))) {
      const held = { ...proposal, held: id }
      expect(heldIn(held)).not.toBeNull()
      const at = middleOfHeld(heldIn(held) as NonNullable<ReturnType<typeof heldIn>>)
      const nudged = movedHand(held, { x: at.x + 500, y: at.y }, table)
      expect([null, 'river-ends', 'terrain']).toContain(refused(nudged))
      expect(removedHand(held).features.length).toBeLessThanOrEqual(proposal.features.length)
    }
  })
})

describe('what is in hand', () => {
  const frame = frameFor(seen, 'blue')

  it('has an outline and grips that can be dragged', () => {
    const hill = handShown(put('hill'), 0, frame, inchesWords('en').terrain)
    expect(hill.washes).toHaveLength(1)
    expect(hill.handles.map(({ id }) => id)).toContain(TURN_GRIP)
    expect(hill.movable).toEqual(hill.handles.map(({ id }) => id))
    const road = handShown(put('road'), 0, frame, inchesWords('it').terrain)
    expect(road.handles.filter(({ id }) => holdIn(id) !== null)).toHaveLength(4)
    expect(handShown(draftOf([]), 0, frame, inchesWords('en').terrain).handles).toEqual([])
  })

  it('turns the way its grip is led', () => {
    expect(gripOf({ x: 0, y: 0 }, { x: 0, y: -5 })).toBe(0)
    expect(gripOf({ x: 0, y: 0 }, { x: 5, y: 0 })).toBe(FULL_TURN / 4)
    expect(gripOf({ x: 0, y: 0 }, { x: -5, y: 0 })).toBe(-FULL_TURN / 4)
  })

  it('is named in both languages, numbered within its kind', () => {
    const draft = put('wood', 'light wood', 'river')
    expect(thingsIn(draft, called('en')).map(({ name }) => name)).toEqual([
      'Wood 1',
      'Wood 2',
      'River 1',
      'Bridge 1',
      'Ford 1',
    ])
    expect(thingsIn(draft, called('it'))[0]?.name).not.toBe('Wood 1')
  })

  it('is called in a refusal as it is in the list, in both languages', () => {
    const { features } = put(...LAWFUL)
    const [village] = features
    const odd = { features, held: null }
    const refusal = { clause: 'vf2:A3.1', code: 'wood-size', message: '' }
    const wood = { ...refusal, data: { feature: 'light wood 1' } }
    expect(named(wood, odd, called('en'))?.data).toEqual({ feature: 'Wood 2' })
    const flaw = { is: 'off-table', at: { x: 0, y: -1 } }
    const off = { ...refusal, code: 'terrain', data: { place: 'features[0].outline', flaw } }
    expect(named(off, odd, called('en'))?.data).toEqual({ place: 'Village 1', flaw })
    expect(named(off, odd, called('it'))?.data).toEqual({
      place: thingsIn({ features: village ? [village] : [] }, called('it'))[0]?.name,
      flaw,
    })
    expect(named(refusal, odd, called('en'))).toEqual(refusal)
    expect(named(null, odd, called('en'))).toBeNull()
  })
})
