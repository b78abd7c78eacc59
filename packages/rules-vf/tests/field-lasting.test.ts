import { INCH } from '@grognard/geometry'
import { randomFrom } from '@grognard/kernel'
import { expect, it } from 'vitest'
import { change, copy, type Unit, type Vf } from '../battle.ts'
import { enemiesTouching } from '../field/contact.ts'
import { isInRange } from '../field/distance.ts'
import { figuresSeeing, isVisible, seesWithHalf } from '../field/sight.ts'
import { situationOf } from '../field/situation.ts'
import {
  area,
  battleOf,
  box,
  canons,
  COLUMN,
  degrees,
  foot,
  guns,
  hill,
  hussars,
  ligne,
  LINE,
  rifles,
  SQUARE,
} from './drawn-up.ts'
import { everyEdition } from './every-edition.ts'

everyEdition(() => {
  type Question = (battle: Vf, a: Unit, b: Unit) => string

  /** In this order each knows something by what was asked before, and in others something else. */
  const questions: readonly Question[] = [
    (battle, a, b) => `in range: ${isInRange(battle, a, b.id, 24 * INCH)}`,
    (battle, a, b) => `in close range: ${isInRange(battle, a, b.id, 9 * INCH)}`,
    (battle, a, b) => `seen: ${isVisible(battle, a.id, b.id)}`,
    (battle, a, b) => `seen by half: ${seesWithHalf(battle, a, b.id)}`,
    (battle, a, b) => `seen by ${figuresSeeing(battle, a.id, b.id)}`,
  ]

  const enemies = (battle: Vf): readonly (readonly [Unit, Unit])[] => {
    const ready = battle.units.filter(({ status }) => status === 'ready')
    return ready.flatMap((a) => ready.flatMap((b) => (a.side === b.side ? [] : [[a, b] as const])))
  }

  /** Whatever is asked of two enemies, and who touches whom. */
  const verdicts = (battle: Vf): readonly string[] =>
    enemies(battle).flatMap(([a, b]) => [
      `${a.id} touches ${enemiesTouching(battle, a)
        .map(({ id }) => id)
        .join()}`,
      ...questions.map((ask) => `${a.id} of ${b.id} ${ask(battle, a, b)}`),
    ])

  const below = (random: ReturnType<typeof randomFrom>, list: { readonly length: number }) =>
    random.below(list.length)

  const drawn = () =>
    copy(
      battleOf({
        red: [
          foot(15, 40),
          foot(30, 40),
          foot(45, 40),
          rifles(30, 34),
          guns(52, 33),
          hussars(62, 40),
        ],
        blue: [ligne(15, 8), ligne(30, 8), ligne(45, 8), ligne(60, 8), canons(37, 15)],
        features: [
          area('village', 'village', box(20, 20, 26, 26), ['defendable', 'obstacle']),
          area('wood', 'wood', box(58, 22, 64, 30), ['obstacle']),
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

  /** More units than have a bit each in one number, close behind each other. */
  const crowded = () =>
    copy(
      battleOf({
        red: [],
        blue: [],
        brigades: {
          red: [40, 43, 46].map((y) => [7, 18.5, 30, 41.5, 53, 64.5].map((x) => foot(x, y))),
          blue: [8, 5, 2].map((y) => [7, 18.5, 30, 41.5, 53, 64.5].map((x) => ligne(x, y))),
        },
        features: [area('village', 'village', box(20, 20, 26, 26), ['defendable', 'obstacle'])],
      }),
    )

  const FORMATIONS = [LINE(12), LINE(8), COLUMN(6), SQUARE]

  /** Somebody routs, comes on, goes into the village, changes his formation, or moves far or a little. */
  function changeOne(battle: Vf, random: ReturnType<typeof randomFrom>): void {
    const id = below(random, battle.units)
    const unit = battle.units[id] as Unit
    const isFoot = /infantry/.test(unit.profile)
    const isFree = !battle.units.some(({ inside }) => inside !== null)
    const kind = random.below(10)
    if (kind === 0) change(battle, id, { pose: null, inside: null, status: 'routed' })
    else if (kind === 1) change(battle, id, { pose: null, inside: null, status: 'reserve' })
    else if (kind === 2 && isFree)
      change(battle, id, { pose: null, inside: 'village', status: 'ready' })
    else if (kind === 3 && isFoot) {
      const formation = FORMATIONS[below(random, FORMATIONS)]
      if (formation) change(battle, id, { formation })
    } else if (kind < 7 && unit.pose) {
      const { x, y, facing } = unit.pose
      const pose = { x: x + random.below(4000) - 2000, y: y + random.below(4000) - 2000, facing }
      change(battle, id, { pose })
    } else {
      const facing = (unit.side === 'red' ? 0 : degrees(180)) + random.below(2000)
      const pose = { x: 8000 + random.below(56_000), y: 8000 + random.below(32_000), facing }
      change(battle, id, { pose, inside: null, status: 'ready' })
    }
  }

  /** Goes from position to position, sometimes back to an older one and on from there. */
  function wander(
    begun: Vf,
    steps: number,
    seed: string,
    look: (battle: Vf, step: number) => void,
  ) {
    const random = randomFrom(seed)
    const positions: Vf[] = []
    let battle = begun
    for (let step = 0; step < steps; step++) {
      if (random.below(5) === 0 && positions.length > 0) {
        const back = positions.length - 1 - random.below(Math.min(positions.length, 20))
        battle = copy(positions[back] as Vf)
      }
      for (let n = random.below(3) === 0 ? 1 + random.below(9) : 1; n > 0; n--)
        changeOne(battle, random)
      positions.push(copy(battle))
      look(battle, step)
    }
    for (const position of positions.slice(-12)) look(position, 0)
  }

  /** Some questions, asked here and of the same position seen for the first time. */
  function expectSome(battle: Vf, count: number, random: ReturnType<typeof randomFrom>): void {
    const pairs = enemies(battle)
    const first = structuredClone(battle)
    for (let n = 0; n < count && pairs.length > 0; n++) {
      const [a, b] = pairs[below(random, pairs)] as readonly [Unit, Unit]
      const ask = questions[below(random, questions)] as Question
      expect(ask(battle, a, b)).toBe(ask(first, a, b))
    }
  }

  it.each([1, 2, 3])(
    'vf2:5.1.3 is judged the same after many changes as in a position seen for the first time (%i)',
    (seed) => {
      const random = randomFrom(`questions ${seed}`)
      wander(drawn(), 80, `to and fro ${seed}`, (battle, step) => {
        // Sometimes nobody asks before the next change, and sometimes little is asked.
        if (step % 4 === 1) situationOf(battle)
        else if (step % 4 === 2) expectSome(battle, 10, random)
        else expect(verdicts(battle)).toEqual(verdicts(structuredClone(battle)))
      })
    },
  )

  it('vf2:5.1.3 is judged the same in a crowd of which some move', () => {
    const random = randomFrom('questions in a crowd')
    let seen = 0
    wander(crowded(), 40, 'a crowd', (battle) => {
      expectSome(battle, 60, random)
      seen += enemies(battle).filter(([a, b]) => isVisible(battle, a.id, b.id)).length
    })
    expect(seen).toBeGreaterThan(1000)
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
