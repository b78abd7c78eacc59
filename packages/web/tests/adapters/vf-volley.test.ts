import type { AnyKind, Json } from '@grognard/kernel'
import { vf2, vfAsks } from '@grognard/rules-vf'
import {
  ownShootersAt,
  unitOf,
  withCards,
  type CardPlay,
  type Shooter,
  type Vf,
} from '@grognard/rules-vf/functions'
import { describe, expect, it } from 'vitest'
import { LEND, VOLLEY } from '../../adapters/vf/volley/asking.ts'
import { isPlayed, playOf, withCard } from '../../adapters/vf/volley/cards.ts'
import {
  bestPlan,
  isIn,
  NOBODY,
  OUT,
  partakers,
  partOf,
  partsFor,
  toggled,
  withPart,
  type May,
  type Part,
  type Plan,
} from '../../adapters/vf/volley/plan.ts'
import { partSaid, volleySaid } from '../../adapters/vf/volley/said.ts'
import { volleyShown } from '../../adapters/vf/volley/show.ts'
import { whyOut } from '../../adapters/vf/volley/why-out.ts'
import { wordingIn } from '../../adapters/vf/wording.ts'
import { drawnUp, inches } from './vf-drawn-up.ts'

const at = (profile: string, x: number, y: number, facing: number, name: string) => ({
  name,
  profile,
  pose: { x: inches(x), y: inches(y), facing },
})

const kind = vfAsks.find(({ name }) => name === 'volley') as unknown as AnyKind

const refusalOf = (seen: Vf, answer: Json) =>
  kind.is(answer) ? kind.refuse(seen, { side: 'red' }, answer) : null

/** What may be answered of a volley at this enemy. */
const mayAt =
  (seen: Vf, target: number, cards: readonly CardPlay[] = []): May =>
  (plan) => {
    const answer = VOLLEY.answer({}, target, plan, cards)
    return (
      plan.main !== null && answer !== null && kind.is(answer) && refusalOf(seen, answer) === null
    )
  }

const shooter = (unit: number, skirmish = false): Shooter => ({ unit, skirmish })
const plan = (main: Shooter | null, ...support: readonly Shooter[]): Plan => ({ main, support })

describe('Valour & Fortitude: a volley on the table', () => {
  /** Four detachments with skirmishers and a gun before one enemy. */
  function crowded(): { seen: Vf; target: number; may: May; shooters: readonly Shooter[] } {
    const rifles = [20, 23.4, 26.8, 30.2].map((x, i) =>
      at('british rifle detachment', x, 30, 0, `Rifles ${i + 1}`),
    )
    const position = {
      terrain: {
        format: 'grognard-terrain',
        version: 1,
        width: inches(48),
        height: inches(48),
        features: [],
      },
      armies: {
        red: {
          sheet: 'british',
          leader: { name: 'Ours', at: { x: inches(2), y: inches(46) } },
          brigades: [
            {
              name: 'First',
              leader: { name: 'One', at: { x: inches(4), y: inches(46) } },
              units: [...rifles, at('british field artillery', 36, 30, 0, 'Guns')],
            },
            {
              name: 'Second',
              leader: { name: 'Two', at: { x: inches(6), y: inches(46) } },
              units: [at('british line infantry', 12, 46, 0, 'Reserve')],
            },
          ],
        },
        blue: {
          sheet: 'french',
          leader: { name: 'Theirs', at: { x: inches(2), y: inches(2) } },
          brigades: [
            {
              name: 'Third',
              leader: { name: 'Three', at: { x: inches(4), y: inches(2) } },
              units: [at('french line infantry', 27, 20, 32_768, 'Ligne')],
            },
          ],
        },
      },
      turn: 2,
      active: 'red',
      phase: 'fire',
      fate: { red: { hand: ['7', 'king'] } },
    }
    const begun = vf2.setUp({ position, options: {} })
    if (!begun.ok) throw new Error(begun.refusal.message)
    const seen = vf2.view(begun.value, 'red')
    const target = 6
    const shooters = ownShootersAt(seen, 'red', unitOf(seen, target))
    return { seen, target, may: mayAt(seen, target), shooters }
  }
  const { seen, target, may, shooters } = crowded()
  const GUNS = 4
  const RESERVE = 5

  it('vf2:8.2.1 begins with the most dice: as many support as may', () => {
    const best = bestPlan(seen, shooters, target, may, null)
    expect(may(best)).toBe(true)
    expect(best.support).toHaveLength(3)
    expect(best.main?.skirmish).toBe(false)
  })

  it('vf2:5.1 is led by the unit in hand if it can', () => {
    expect(bestPlan(seen, shooters, target, may, 2).main?.unit).toBe(2)
    expect(bestPlan(seen, shooters, target, may, RESERVE).main).not.toBeNull()
    expect(bestPlan(seen, [], target, may, null)).toBe(NOBODY)
  })

  it('a unit goes through all its parts and out again', () => {
    const unit = unitOf(seen, 1)
    let now = plan(shooter(0))
    const parts: Part[] = []
    do {
      now = toggled(seen, now, unit, may)
      parts.push(partOf(now, 1))
    } while (isIn(now, 1))
    expect(parts).toEqual([
      { leads: false, supports: 1, skirmish: false },
      { leads: true, supports: 0, skirmish: false },
      { leads: true, supports: 0, skirmish: true },
      OUT,
    ])
    // Whoever led supports him in the end, and leads again when he is out.
    expect(now).toEqual(plan(shooter(0)))
  })

  it('vf2:special.skirmishers support skirmishers alone: who leads by volley has them in the ranks', () => {
    const both = plan(shooter(0, true), shooter(1, true))
    expect(may(both)).toBe(true)
    const led = withPart(both, 0, { leads: true, supports: 0, skirmish: false }, may)
    expect(led).toEqual(plan(shooter(0), shooter(1)))
    expect(withPart(led, 0, OUT, may)).toEqual(plan(shooter(1)))
    expect(withPart(plan(shooter(0)), 0, OUT, may)).toEqual(NOBODY)
  })

  it('vf2:8.2.1 where the limit is reached the next may lead, and not support', () => {
    const full = plan(shooter(0), shooter(1), shooter(2), shooter(3))
    const guns = unitOf(seen, GUNS)
    expect(partsFor(seen, full, guns, may)).toEqual([{ leads: true, supports: 0, skirmish: false }])
    expect(toggled(seen, full, guns, may)).toEqual(
      plan(shooter(GUNS), shooter(0), shooter(1), shooter(2)),
    )
  })

  it('vf2:5.1 vf2:8.2.1 every lawful volley is reached by toggling', () => {
    const key = ({ main, support }: Plan): string =>
      JSON.stringify([main, support.map((one) => JSON.stringify(one)).toSorted()])
    const units = [0, 1, 2, GUNS].map((id) => unitOf(seen, id))
    const lawful = new Set<string>()
    const ways = (id: number) => [shooter(id), shooter(id, true)]
    for (const main of units.flatMap(({ id }) => ways(id))) {
      const others = units.filter(({ id }) => id !== main.unit)
      const lists = others.reduce<Shooter[][]>(
        (all, { id }) => all.flatMap((list) => [list, ...ways(id).map((way) => [...list, way])]),
        [[]],
      )
      for (const support of lists)
        if (may(plan(main, ...support))) lawful.add(key({ main, support }))
    }
    const reached = new Map<string, Plan>([[key(NOBODY), NOBODY]])
    for (const one of reached.values())
      for (const unit of units) {
        const next = toggled(seen, one, unit, may)
        if (!reached.has(key(next))) reached.set(key(next), next)
      }
    expect(lawful.size).toBeGreaterThan(60)
    for (const one of lawful) expect(reached.has(one), one).toBe(true)
    for (const [one, { main }] of reached) if (main) expect(lawful.has(one), one).toBe(true)
  })

  it('vf2:5.1.1 who cannot take part is told why, with the clause', () => {
    const judged = (tried: Plan) => {
      const answer = VOLLEY.answer({}, target, tried, [])
      const refusal = answer === null ? null : refusalOf(seen, answer)
      return refusal && { answer, refusal }
    }
    const now = plan(shooter(0), shooter(1))
    expect(partakers(seen, shooters, now, may).map(({ id }) => id)).toEqual([0, 1, 2, 3, GUNS])
    const wrong = whyOut(seen, unitOf(seen, RESERVE), unitOf(seen, target), now, judged)
    expect(wrong?.refusal).toMatchObject({ clause: 'vf2:5.1.1', code: 'out-of-range' })
    const full = plan(shooter(0), shooter(1), shooter(2), shooter(3))
    const many = whyOut(seen, unitOf(seen, GUNS), unitOf(seen, target), full, judged)
    expect(many?.refusal).toMatchObject({ clause: 'vf2:8.2.1', code: 'too-much-support' })
  })

  it('vf2:4.0 one card of a rank goes with it, on the brigade of who leads unless another is named', () => {
    const plays = VOLLEY.plays(seen, 'red')
    expect(plays).toEqual([
      { card: 'king', brigade: 0 },
      { card: 'king', brigade: 1 },
      { card: '7' },
    ])
    const king = playOf(seen, plays, 'king', plan(shooter(0)))
    expect(king).toEqual({ card: 'king', brigade: 0 })
    const both = withCard(withCard([], king as CardPlay), { card: '7' })
    const other = withCard(both, { card: 'king', brigade: 1 })
    expect(other).toEqual([{ card: '7' }, { card: 'king', brigade: 1 }])
    expect(isPlayed(other, king as CardPlay)).toBe(false)
    expect(withCard(other, { card: '7' })).toEqual([{ card: 'king', brigade: 1 }])
    const answer = VOLLEY.answer({}, target, plan(shooter(0)), both)
    expect(answer !== null && refusalOf(seen, answer)).toBeNull()
    expect(withCards(seen, 'red', both).effects).toHaveLength(2)
    expect(playOf(seen, plays, '6', NOBODY)).toBeNull()
  })

  it('vf2:8.2.1 another commander lends as many as he may, and may lend nobody', () => {
    const args = { target, main: shooter(GUNS), support: [] }
    const lends: May = ({ main, support }) => main?.unit === GUNS && may({ main, support })
    const lent = LEND.begin(seen, 'red', args, target, lends, null)
    expect(lent).toMatchObject({ main: { unit: GUNS } })
    expect(lent.support).toHaveLength(3)
    expect(LEND.answer(args, target, lent, [])).toEqual(lent.support)
    expect(LEND.answer(args, target, plan(shooter(GUNS)), [])).toEqual([])
    // Nobody leads in his place.
    expect(LEND.answer(args, target, plan(shooter(0)), [])).toBeNull()
  })

  it('is said and shown with who leads and who supports, in both languages', () => {
    const support = [shooter(1, true)]
    expect(volleySaid(seen, shooter(0, true), support, target, wordingIn('en'))).toBe(
      'Fire on Ligne with Rifles 1 (skirmishing), Rifles 2 (skirmishing) in support?',
    )
    expect(volleySaid(seen, shooter(0), [], target, wordingIn('it'))).toBe(
      'Fuoco su Ligne con Rifles 1?',
    )
    const unit = unitOf(seen, 1)
    const said = (part: Part) => partSaid(unit, part, wordingIn('en').name, wordingIn('en'))
    expect(said(OUT)).toBe('Rifles 2')
    expect(said({ leads: true, supports: 0, skirmish: true })).toBe('Rifles 2: leads, skirmishing')
    expect(said({ leads: false, supports: 2, skirmish: false })).toBe(
      'Rifles 2: supports, with both cannons',
    )
    const shown = volleyShown({
      able: [0, 1],
      targets: [6],
      target,
      label: '3 dice',
      main: 0,
      support: [1],
    })
    expect(shown.selected).toBe('unit 0')
    expect(shown.links?.map(({ from, to }) => [from, to])).toEqual([
      ['unit 0', 'unit 6'],
      ['unit 1', 'unit 6'],
    ])
    expect(shown.targets?.map(({ thing, chosen }) => [thing, chosen])).toEqual([
      [{ body: 'unit 6' }, true],
      [{ body: 'unit 1' }, false],
    ])
  })

  it('of other commanders’ units nobody is proposed', () => {
    const { seen: alone } = drawnUp('fire', [['Ours', 24, 30]], [['Theirs', 24, 26]])
    const asOther: Vf = { ...alone, you: 'nobody' }
    expect(ownShootersAt(asOther, 'red', unitOf(alone, 1))).toEqual([])
    expect(VOLLEY.begin(asOther, 'red', {}, 1, mayAt(asOther, 1), null)).toBe(NOBODY)
  })
})
