import { bodyIn, isOffLines, lasting, type Situation } from '@grognard/field'
import { INCH, type Body } from '@grognard/geometry'
import { randomFrom } from '@grognard/kernel'
import { expect, it } from 'vitest'
import { change, copy, type Vf } from '../battle.ts'
import { enemiesTouching } from '../field/contact.ts'
import { figuresSeeing, isVisible } from '../field/sight.ts'
import { situationOf } from '../field/situation.ts'
import { area, battleOf, box, degrees, foot, hill, ligne, rifles } from './drawn-up.ts'
import { everyEdition } from './every-edition.ts'

/** Whoever was, and is, an inch or more off all lines between two changes nothing for them. */
const isAside = (
  _: object,
  situation: Situation,
  a: number,
  b: number,
  _mover: number,
  was: Body | null,
  is: Body | null,
): boolean =>
  [was, is].every((body) => isOffLines(bodyIn(situation, a), bodyIn(situation, b), INCH, body))

everyEdition(() => {
  const ready = (battle: Vf) => battle.units.filter(({ status }) => status === 'ready')

  /** Who sees whom with how many, and who touches whom. */
  const verdicts = (battle: Vf): readonly string[] =>
    ready(battle).flatMap((a) => [
      `${a.id} touches ${enemiesTouching(battle, a)
        .map(({ id }) => id)
        .join()}`,
      ...ready(battle)
        .filter(({ side }) => side !== a.side)
        .map(
          (b) =>
            `${a.id} ${b.id} ${isVisible(battle, a.id, b.id)} ${figuresSeeing(battle, a.id, b.id)}`,
        ),
    ])

  it('vf2:5.1.3 is judged the same after many moves as in a position seen for the first time', () => {
    const random = randomFrom('to and fro')
    const battle = copy(
      battleOf({
        red: [foot(15, 40), foot(30, 40), foot(45, 40), foot(60, 40), rifles(30, 34)],
        blue: [ligne(15, 8), ligne(30, 8), ligne(45, 8), ligne(60, 8)],
        features: [
          area('village', 'village', box(20, 20, 26, 26), ['defendable', 'obstacle']),
          hill(
            'hill',
            [box(40, 18, 56, 28)],
            [
              [41, 23],
              [55, 23],
            ],
          ),
        ],
      }),
    )
    const seen: { readonly position: Vf; readonly told: readonly string[] }[] = []
    for (let i = 0; i < 100; i++) {
      const id = random.below(battle.units.length)
      const unit = battle.units[id]
      if (random.below(12) === 0) change(battle, id, { pose: null, inside: null, status: 'routed' })
      else if (random.below(10) === 0 && !battle.units.some(({ inside }) => inside !== null))
        change(battle, id, { pose: null, inside: 'village', status: 'ready' })
      else
        change(battle, id, {
          pose: {
            x: 8000 + random.below(56_000),
            y: 8000 + random.below(32_000),
            facing: (unit?.side === 'red' ? 0 : degrees(180)) + random.below(2000),
          },
          inside: null,
          status: 'ready',
        })
      // Sometimes nobody asks before the next move.
      if (random.below(3) === 0) situationOf(battle)
      else seen.push({ position: structuredClone(battle), told: verdicts(battle) })
    }
    for (const { position, told } of seen) expect(verdicts(structuredClone(position))).toEqual(told)
  })

  it('vf2:5.1.3 what two see of each other is worked out anew only when somebody comes between', () => {
    const battle = copy(
      battleOf({ red: [foot(15, 40), foot(60, 40)], blue: [ligne(15, 8), ligne(60, 8)] }),
    )
    let made = 0
    const look = () =>
      lasting(situationOf(battle), 'a test', 0, 2, () => ({ made: ++made }), isAside)
    const to = (id: number, x: number, y: number) =>
      change(battle, id, { pose: { x: x * 1000, y: y * 1000, facing: 0 } })
    look()
    to(1, 60, 36)
    look()
    to(3, 50, 8)
    look()
    expect(made).toBe(1)
    to(1, 15, 24)
    look()
    expect(made).toBe(2)
    to(1, 60, 24)
    look()
    expect(made).toBe(3)
    to(0, 15, 38)
    look()
    expect(made).toBe(4)
    to(2, 15, 10)
    expect(look()).toEqual({ made: 5 })
  })

  it('vf2:5.1.3 a position in which more than six have moved is another altogether', () => {
    const battle = copy(
      battleOf({
        red: [10, 26, 42, 58].map((x) => foot(x, 40)),
        blue: [10, 26, 42, 58].map((x) => ligne(x, 8)),
      }),
    )
    const shifted = (count: number) => {
      const before = situationOf(battle)
      for (let id = 0; id < count; id++) {
        const pose = battle.units[id]?.pose
        if (pose) change(battle, id, { pose: { ...pose, x: pose.x + 250 } })
      }
      return situationOf(battle).before === before
    }
    expect(shifted(6)).toBe(true)
    expect(shifted(7)).toBe(false)
  })

  it('vf2:1.1.2 is found once for as long as nobody moves, whatever losses are marked', () => {
    const battle = copy(battleOf({ red: [foot(30, 20)], blue: [ligne(30, 20)] }))
    const before = situationOf(battle)
    change(battle, 0, { losses: 1 })
    expect(situationOf(battle)).toBe(before)
    change(battle, 0, { pose: { x: 30_000, y: 30_000, facing: 0 } })
    expect(situationOf(battle)).not.toBe(before)
  })
})
