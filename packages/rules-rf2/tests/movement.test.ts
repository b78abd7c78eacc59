// Moves as rows: who, by which steps, how far he may go and why, over what, and why not. Every row is
// tried as it stands, in the mirror, and with the table turned by a quarter.

import { describe, expect, it } from 'vitest'
import type { Line } from '@grognard/geometry'
import type { Unit } from '../battle.ts'
import { judgeMove } from '../movement/judge.ts'
import type { Pace, Step } from '../movement/order.ts'
import {
  ATTACK_COLUMN,
  DOUBLE_LINE,
  LIMBERED,
  LINE,
  MARCH_COLUMN,
  SKIRMISH,
  SQUARE,
  UNLIMBERED,
  type Formation,
} from '../units/formations.ts'
import { battleIn, CHANGES, poseIn, stepIn, type Change } from './changes.ts'
import {
  area,
  degrees,
  drawnUp,
  inches,
  line,
  ours,
  pointAt,
  poseAt,
  theirs,
  type Drawn,
} from './drawn-up.ts'

type Passes = {
  /** In inches. */
  readonly allowance: number
  readonly used?: number
  /** The clauses that the allowance is explained by. */
  readonly why?: readonly string[]
  readonly over?: readonly string[]
  readonly disorders?: string
  readonly elan?: readonly number[]
  readonly ends?: readonly [x: number, y: number, facing?: number]
}

type Row = Omit<Drawn, 'units'> & {
  readonly unit: Unit
  readonly others?: readonly Unit[]
  readonly pace?: Pace
  readonly steps: readonly Step[]
} & (Passes | { readonly refused: string })

const ahead = (n: number): Step => ({ do: 'ahead', distance: inches(n) })
const retire = (n: number, by = 0): Step => ({
  do: 'retire',
  distance: inches(n),
  by: degreesOf(by),
})
const incline = (by: number, n: number): Step => ({
  do: 'incline',
  by: degreesOf(by),
  distance: inches(n),
})
const wheel = (to: 'left' | 'right', by: number): Step => ({ do: 'wheel', to, by: degrees(by) })
const form = (to: Formation, by?: number): Step =>
  by === undefined ? { do: 'form', to } : { do: 'form', to, by: degreesOf(by) }
const file = (x: number, y: number): Step => ({ do: 'file', to: pointAt(x, y) })
const ABOUT: Step = { do: 'about' }

const degreesOf = (n: number): number => Math.sign(n) * degrees(Math.abs(n))

function judged(change: Change, row: Row) {
  const { unit, others = [], pace = 'normal', steps, ...drawn } = row
  const seen = battleIn(change, drawnUp({ ...drawn, units: [unit, ...others] }))
  return judgeMove(seen, {
    unit: 0,
    does: 'move',
    pace,
    steps: steps.map((one) => stepIn(change, one)),
  })
}

function rule(title: string, row: Row): void {
  it(title, () => {
    for (const change of CHANGES) {
      const found = judged(change, row)
      if ('refused' in row) {
        expect('code' in found ? found.clause : found, change.name).toBe(row.refused)
        continue
      }
      if ('code' in found) throw new Error(`${change.name}: ${found.message} (${found.clause})`)
      const { allowance, used, why, over = [], disorders = null, elan = [], ends } = row
      expect(found.allowance.value, change.name).toBe(allowance)
      if (why) expect(found.allowance.steps.map((step) => step.clause)).toEqual(why)
      if (used !== undefined) expect(found.used, change.name).toBe(inches(used))
      expect(
        found.crossed.map(({ place }) => place.id),
        change.name,
      ).toEqual(over)
      expect(found.disorders, change.name).toBe(disorders)
      expect(found.elan, change.name).toEqual(elan)
      if (ends) expect(found.end.pose, change.name).toEqual(poseIn(change, poseAt(...ends)))
    }
  })
}

const HEDGE = line(
  'hedge',
  ['minor'],
  [
    [80, 95],
    [120, 95],
  ],
  0.5,
)
const WALL = line(
  'wall',
  ['major'],
  [
    [80, 95],
    [120, 95],
  ],
  0.5,
)
const ORCHARD = area('orchard', ['rough'], [90, 85, 110, 95])
const WOOD = area('wood', ['wood'], [90, 85, 110, 95])
const IN_ORCHARD = area('orchard', ['rough'], [90, 90, 110, 110])
const IN_WOOD = area('wood', ['wood'], [90, 90, 110, 110])

const foot = (more: Partial<Unit> = {}): Unit => ours('HI', 100, 100, more)
const lights = (more: Partial<Unit> = {}): Unit => ours('LI', 100, 100, more)
const horse = (more: Partial<Unit> = {}): Unit => ours('MC', 100, 100, more)
const guns = (more: Partial<Unit> = {}): Unit =>
  ours('FA', 100, 100, { formation: { kind: 'limbered', as: 'line' }, ...more })
const FAR = theirs('HI', 100, 60)
const NEAR = theirs('HI', 100, 84)

describe('how far units go', () => {
  rule('rf2:12.1.line foot in line goes 9"', {
    unit: foot(),
    steps: [ahead(9)],
    allowance: 9,
    used: 9,
    why: ['rf2:12.1.line'],
    ends: [100, 91],
  })
  rule('rf2:12.1.line rf2:12.1 foot in line goes no farther', {
    unit: foot(),
    steps: [ahead(9.001)],
    refused: 'rf2:12.1',
  })
  rule('rf2:2.3 rf2:6.13 rf2:12.1 figures of 15 mm go 6" in line', {
    unit: foot(),
    options: { scale: '15 mm' },
    steps: [ahead(6)],
    allowance: 6,
  })
  rule('rf2:12.1.column foot in attack column goes 12"', {
    unit: foot({ formation: ATTACK_COLUMN }),
    steps: [ahead(12)],
    allowance: 12,
    why: ['rf2:12.1.column'],
  })
  rule('rf2:3.6 rf2:12.1.column irregulars in double line go as far as a column', {
    unit: ours('IF', 100, 100, { formation: DOUBLE_LINE }),
    steps: [ahead(12)],
    allowance: 12,
  })
  rule('rf2:12.1.mounted cavalry goes 18" in any formation', {
    unit: horse(),
    steps: [ahead(18)],
    allowance: 18,
  })
  rule('rf2:12.1.light-guns medium guns on their limbers go 12"', {
    unit: guns(),
    steps: [ahead(12)],
    allowance: 12,
  })
  rule('rf2:12.1.heavy-guns heavy guns go 9"', {
    unit: guns({ weight: 'heavy' }),
    steps: [ahead(9)],
    allowance: 9,
  })
  rule('rf2:2.13 rf2:12.1.mounted horse artillery goes 15"', {
    unit: guns({ kind: 'HA' }),
    steps: [ahead(15)],
    allowance: 15,
  })
})

describe('wheels, inclines and retiring', () => {
  // Six stands of 1.574": the outer corner goes an eighth of a circle of 9.444".
  rule('rf2:12.12 a wheel is measured by the outer corner', {
    unit: foot(),
    steps: [wheel('left', 45)],
    allowance: 9,
    used: 7.418,
  })
  rule('rf2:12.12 wheels at the start and at the end', {
    unit: foot({ formation: ATTACK_COLUMN }),
    steps: [wheel('left', 45), ahead(5), wheel('right', 45)],
    allowance: 12,
  })
  rule('rf2:12.12 does not wheel on the way', {
    unit: foot({ formation: ATTACK_COLUMN }),
    steps: [ahead(2), wheel('left', 10), ahead(2)],
    refused: 'rf2:12.12',
  })
  rule('rf2:12.13 cavalry inclines by 22.5 degrees for 12" and goes on straight', {
    unit: horse(),
    steps: [incline(22.5, 12), ahead(6)],
    allowance: 18,
    used: 18,
  })
  rule('rf2:12.13 does not wheel and incline', {
    unit: horse(),
    steps: [wheel('right', 5), incline(22.5, 6)],
    refused: 'rf2:12.13',
  })
  rule('rf2:12.13 does not incline both ways', {
    unit: horse(),
    steps: [incline(22.5, 6), incline(-22.5, 6)],
    refused: 'rf2:12.13',
  })
  rule('rf2:12.13 does not incline by more', {
    unit: horse(),
    steps: [incline(23, 6)],
    refused: 'rf2:12.13',
  })
  rule('rf2:12.14 rf2:12.4.retire formed foot retires at half its move', {
    unit: foot(),
    steps: [retire(4.5)],
    allowance: 4.5,
    why: ['rf2:12.1.line', 'rf2:12.4.retire'],
    ends: [100, 104.5],
  })
  rule('rf2:12.14 retires no farther', {
    unit: foot(),
    steps: [retire(4.6)],
    refused: 'rf2:12.4.retire',
  })
  rule('rf2:12.14 retires at an incline', { unit: horse(), steps: [retire(9, 22.5)], allowance: 9 })
  rule('rf2:12.14 does not retire and advance', {
    unit: foot(),
    steps: [retire(2), ahead(1)],
    refused: 'rf2:12.14',
  })
  rule('rf2:12.14 does not retire and change formation', {
    unit: foot(),
    steps: [form(ATTACK_COLUMN), retire(2)],
    refused: 'rf2:12.14',
  })
  rule('rf2:12.26 skirmishers go back at full speed', {
    unit: lights({ formation: SKIRMISH }),
    steps: [retire(12)],
    allowance: 12,
  })
  rule('rf2:12.26 rf2:20.12 skirmishers go any way and keep their facing', {
    unit: lights({ formation: SKIRMISH }),
    steps: [{ do: 'shift', to: pointAt(109, 96) }],
    allowance: 12,
    ends: [109, 96],
  })
  rule('rf2:12.26 whoever is formed does not', {
    unit: foot(),
    steps: [{ do: 'shift', to: pointAt(104, 100) }],
    refused: 'rf2:12.26',
  })
  rule('rf2:12.27 rf2:3.5 a square stays where it is', {
    unit: foot({ formation: SQUARE }),
    steps: [ahead(1)],
    refused: 'rf2:12.27',
  })
})

describe('changes of formation and facing', () => {
  rule('rf2:12.7 rf2:12.4.formation line to column leaves half of the column’s move', {
    unit: foot(),
    steps: [form(ATTACK_COLUMN), ahead(6)],
    allowance: 6,
    why: ['rf2:12.1.column', 'rf2:12.4.formation'],
    ends: [100, 94],
  })
  rule('rf2:12.7 column to line leaves half of the line’s', {
    unit: foot({ formation: ATTACK_COLUMN }),
    steps: [form(LINE), ahead(5)],
    refused: 'rf2:12.4.formation',
  })
  rule('rf2:12.7 out of engagement range it may move first', {
    unit: foot({ formation: ATTACK_COLUMN }),
    others: [FAR],
    steps: [ahead(6), form(LINE)],
    allowance: 6,
  })
  rule('rf2:12.7 rf2:12.2 in engagement range it changes first', {
    unit: foot({ formation: ATTACK_COLUMN }),
    others: [NEAR],
    steps: [ahead(6), form(LINE)],
    refused: 'rf2:12.7',
  })
  rule('rf2:12.7 it may not come into engagement range and then change', {
    unit: foot({ formation: ATTACK_COLUMN }),
    others: [theirs('HI', 100, 78)],
    steps: [ahead(6), form(LINE)],
    refused: 'rf2:12.7',
  })
  rule('rf2:12.7 it does not move before and after the change', {
    unit: foot(),
    steps: [ahead(1), form(ATTACK_COLUMN), ahead(1)],
    refused: 'rf2:12.7',
  })
  rule('rf2:12.7 rf2:3.2 there must be room for a line', {
    unit: foot({ formation: ATTACK_COLUMN }),
    others: [ours('HI', 105, 100, { formation: ATTACK_COLUMN })],
    steps: [form(LINE)],
    refused: 'rf2:12.7',
  })
  rule('rf2:12.7 rf2:12.27 leaving square costs half, and the rest may be moved', {
    unit: foot({ formation: SQUARE }),
    steps: [form(LINE), ahead(4.5)],
    allowance: 4.5,
  })
  rule('rf2:12.8 rf2:12.4.about-face foot turns about and goes half', {
    unit: foot(),
    steps: [ABOUT, ahead(4.5)],
    allowance: 4.5,
    why: ['rf2:12.1.line', 'rf2:12.4.about-face'],
    ends: [100, 106.074, 180],
  })
  rule('rf2:12.9 cavalry turns about for nothing and goes 18"', {
    unit: horse(),
    steps: [ABOUT, ahead(18)],
    allowance: 18,
  })
  rule('rf2:12.9 skirmishers turn about for nothing', {
    unit: lights({ formation: SKIRMISH }),
    steps: [ABOUT, ahead(12)],
    allowance: 12,
  })
  rule('rf2:12.11 rf2:12.9 not twice', {
    unit: horse(),
    steps: [ABOUT, ahead(9), ABOUT],
    refused: 'rf2:12.11',
  })
  rule('rf2:12.11 not about and into column', {
    unit: foot(),
    steps: [ABOUT, form(ATTACK_COLUMN)],
    refused: 'rf2:12.11',
  })
  rule('rf2:12.10 a line turns to the right where it stands and is a march column', {
    unit: foot(),
    steps: [{ do: 'form in place', to: MARCH_COLUMN, turn: 'right' }, ahead(6)],
    allowance: 6,
    ends: [110.722, 100.787, 90],
  })
  rule('rf2:12.10 a straight march column turns into line where it stands', {
    unit: foot({ formation: MARCH_COLUMN }),
    steps: [{ do: 'form in place', to: LINE, turn: 'left' }],
    allowance: 4.5,
    ends: [99.213, 104.722, 270],
  })
  rule('rf2:12.10 a bent one does not', {
    unit: foot({
      formation: { kind: 'march column', bends: [{ behind: inches(4), by: degrees(30) }] },
    }),
    steps: [{ do: 'form in place', to: LINE, turn: 'left' }],
    refused: 'rf2:12.10',
  })
  rule('rf2:20.2 rf2:12.4.skirmish to skirmish takes all of the move', {
    unit: lights({ traits: ['skirmish'] }),
    steps: [form(SKIRMISH), ahead(1)],
    refused: 'rf2:20.2',
  })
  rule('rf2:12.4.skirmish may skirmish where it stands', {
    unit: lights({ traits: ['skirmish'] }),
    steps: [form(SKIRMISH)],
    allowance: 6,
  })
  rule('rf2:3.11 a line refuses a flank at the cost of half its move', {
    unit: foot(),
    steps: [form({ kind: 'line', refused: { left: { stands: 2, by: degrees(45) } } }), ahead(4)],
    allowance: 4.5,
  })
  rule('rf2:3.11 not half of its stands', {
    unit: foot(),
    steps: [
      form({
        kind: 'line',
        refused: { left: { stands: 2, by: degrees(45) }, right: { stands: 1, by: degrees(45) } },
      }),
    ],
    refused: 'rf2:3.11',
  })
  rule('rf2:3.5 cavalry forms no square', {
    unit: horse(),
    steps: [form(SQUARE)],
    refused: 'rf2:3.5',
  })
  rule('rf2:3.6 regular foot forms no double line', {
    unit: foot(),
    steps: [form(DOUBLE_LINE)],
    refused: 'rf2:3.6',
  })
  rule('rf2:2.10 rf2:3.7 only who is trained to skirmishes', {
    unit: foot(),
    steps: [form(SKIRMISH)],
    refused: 'rf2:21.4.skirmish',
  })
})

describe('artillery', () => {
  rule('rf2:12.20 rf2:3.9 guns on their limbers go any way and look there', {
    unit: guns({ formation: LIMBERED }),
    steps: [{ do: 'drive', to: pointAt(106, 92) }],
    allowance: 12,
    used: 10,
    ends: [106, 92, 36.865],
  })
  rule('rf2:12.20 rf2:3.10 deployed guns do not move', {
    unit: guns({ formation: UNLIMBERED }),
    steps: [ahead(1)],
    refused: 'rf2:12.20',
  })
  rule('rf2:12.23 rf2:12.20 guns limber and go half', {
    unit: guns({ formation: UNLIMBERED }),
    steps: [form(LIMBERED), ahead(6)],
    allowance: 6,
  })
  rule('rf2:3.10 rf2:12.23 guns unlimber looking another way', {
    unit: guns(),
    steps: [form(UNLIMBERED, 90)],
    allowance: 6,
    ends: [100, 100, 90],
  })
  rule('rf2:12.21 deployed guns change their facing about their centre front', {
    unit: guns({ formation: UNLIMBERED }),
    steps: [form(UNLIMBERED, -30)],
    allowance: 6,
    ends: [100, 100, -30],
  })
  rule('rf2:12.23 rf2:12.7 foot artillery near the enemy unlimbers first', {
    unit: guns(),
    others: [NEAR],
    steps: [ahead(2), form(UNLIMBERED)],
    refused: 'rf2:12.7',
  })
  rule('rf2:12.23 rf2:21.8 horse artillery moves and then unlimbers', {
    unit: guns({ kind: 'HA' }),
    others: [NEAR],
    steps: [ahead(7.5), form(UNLIMBERED)],
    allowance: 7.5,
  })
  rule('rf2:13.14 guns are not deployed in bad going', {
    unit: guns({ pose: poseAt(100, 100) }),
    features: [area('scrub', ['rough'], [90, 90, 110, 110])],
    steps: [form(UNLIMBERED)],
    refused: 'rf2:13.14',
  })
  rule('rf2:13.14 but where the scenario lets them', {
    unit: guns({ pose: poseAt(100, 100) }),
    features: [area('scrub', ['rough', 'guns deploy'], [90, 90, 110, 110])],
    steps: [form(UNLIMBERED)],
    allowance: 6,
    over: ['scrub'],
    disorders: 'rf2:13.6.rough',
  })
  rule('rf2:2.14 siege guns do not limber', {
    unit: ours('SA', 100, 100),
    steps: [form(LIMBERED)],
    refused: 'rf2:2.14',
  })
})

describe('the ground', () => {
  rule('rf2:13.6.minor rf2:12.4.obstacle heavy infantry crosses a hedge at half its move', {
    unit: foot({ formation: ATTACK_COLUMN }),
    features: [HEDGE],
    steps: [ahead(6)],
    allowance: 6,
    over: ['hedge'],
    why: ['rf2:12.1.column', 'rf2:12.4.obstacle'],
  })
  rule('rf2:13.6.minor light infantry minds no hedge', {
    unit: lights(),
    features: [HEDGE],
    steps: [ahead(9)],
    allowance: 9,
    over: ['hedge'],
  })
  rule('rf2:2.7 rf2:13.6.minor nor do irregulars', {
    unit: ours('IF', 100, 100),
    features: [HEDGE],
    steps: [ahead(9)],
    allowance: 9,
    over: ['hedge'],
  })
  rule('rf2:13.6.minor rf2:8.3 rf2:13.7 cavalry is halved and disordered by it', {
    unit: horse(),
    features: [HEDGE],
    steps: [ahead(9)],
    allowance: 9,
    over: ['hedge'],
    disorders: 'rf2:13.6.minor',
  })
  rule('rf2:12.6 it is refused where half a move does not lead across', {
    unit: foot(),
    features: [HEDGE],
    steps: [ahead(5)],
    refused: 'rf2:12.6',
  })
  rule('rf2:12.6 it may go up to it with what it has', {
    unit: foot(),
    features: [HEDGE],
    steps: [ahead(4.75)],
    allowance: 9,
  })
  rule('rf2:13.7 rf2:12.6 whoever stands astride of it is halved', {
    unit: foot({ pose: poseAt(100, 94.5) }),
    features: [HEDGE],
    steps: [ahead(4.5)],
    allowance: 4.5,
    over: ['hedge'],
  })
  rule('rf2:13.6.major light infantry crosses a wall at half its move', {
    unit: lights({ formation: ATTACK_COLUMN }),
    features: [WALL],
    steps: [ahead(6)],
    allowance: 6,
    over: ['wall'],
  })
  rule('rf2:13.6.major heavy infantry is disordered, too', {
    unit: foot({ formation: ATTACK_COLUMN }),
    features: [WALL],
    steps: [ahead(6)],
    allowance: 6,
    over: ['wall'],
    disorders: 'rf2:13.6.major',
  })
  rule('rf2:13.6.major cavalry does not cross it', {
    unit: horse(),
    features: [WALL],
    steps: [ahead(6)],
    refused: 'rf2:13.6.major',
  })
  rule('rf2:13.6.rough light infantry minds no orchard', {
    unit: lights(),
    features: [ORCHARD],
    steps: [ahead(9)],
    allowance: 9,
    over: ['orchard'],
  })
  rule('rf2:13.6.rough rf2:13.8 heavy infantry in line has 4.5" and is disordered', {
    unit: foot({ pose: poseAt(100, 98) }),
    features: [ORCHARD],
    steps: [ahead(4.5)],
    allowance: 4.5,
    over: ['orchard'],
    disorders: 'rf2:13.6.rough',
  })
  rule('rf2:13.6.rough cavalry is halved and disordered', {
    unit: horse(),
    features: [ORCHARD],
    steps: [ahead(9)],
    allowance: 9,
    over: ['orchard'],
    disorders: 'rf2:13.6.rough',
  })
  rule('rf2:13.6.wood rf2:13.8 light infantry is halved in a wood, and keeps its order', {
    unit: lights({ formation: ATTACK_COLUMN }),
    features: [WOOD],
    steps: [ahead(6)],
    allowance: 6,
    over: ['wood'],
  })
  rule('rf2:13.6.wood cavalry does not enter it', {
    unit: horse(),
    features: [WOOD],
    steps: [ahead(9)],
    refused: 'rf2:13.6.wood',
  })
  rule('rf2:13.6.wood guns do not either', {
    unit: guns(),
    features: [WOOD],
    steps: [ahead(9)],
    refused: 'rf2:13.6.wood',
  })
  rule('rf2:13.6.skirmishers skirmishers mind none of it', {
    unit: ours('LC', 100, 100, { formation: SKIRMISH }),
    features: [WOOD, WALL],
    steps: [ahead(18)],
    allowance: 18,
    over: ['wall', 'wood'],
  })
  rule(
    'rf2:12.5 rf2:12.4.not-cumulative heavy infantry in a wood changes into column and has 6" left',
    {
      unit: foot(),
      features: [IN_WOOD],
      steps: [form(ATTACK_COLUMN), ahead(6)],
      allowance: 6,
      over: ['wood'],
      disorders: 'rf2:13.6.wood',
      why: ['rf2:12.1.column', 'rf2:12.4.formation', 'rf2:12.4.bad-going'],
    },
  )
  rule('rf2:13.8 to change formation there disorders', {
    unit: foot(),
    features: [IN_ORCHARD],
    steps: [form(ATTACK_COLUMN)],
    allowance: 6,
    over: ['orchard'],
    disorders: 'rf2:13.6.rough',
  })
  rule('rf2:12.6 whoever leaves bad going is halved all the way', {
    unit: lights({ pose: poseAt(100, 88.5) }),
    features: [IN_WOOD],
    steps: [ahead(4.6)],
    refused: 'rf2:12.6',
  })
  rule('rf2:13.6 nobody passes what cannot be passed', {
    unit: foot(),
    features: [
      line(
        'river',
        ['impassable'],
        [
          [60, 95],
          [140, 95],
        ],
        2,
        { kind: 'river' },
      ),
    ],
    steps: [ahead(9)],
    refused: 'rf2:13.6',
  })
  rule('rf2:13.12.column a march column crosses a bridge as it is', {
    unit: foot({ formation: MARCH_COLUMN }),
    features: [
      line(
        'river',
        ['impassable'],
        [
          [60, 95],
          [140, 95],
        ],
        2,
        {
          kind: 'river',
          crossings: [
            {
              kind: 'bridge',
              id: 'bridge',
              name: 'bridge',
              tags: [],
              from: pointAt(100, 97),
              to: pointAt(100, 93),
              width: 2000,
            },
          ],
        },
      ),
    ],
    steps: [ahead(12)],
    allowance: 12,
  })
})

describe('bridges', () => {
  const bridged = (width: number): Line =>
    line(
      'river',
      ['impassable'],
      [
        [60, 95],
        [140, 95],
      ],
      2,
      {
        kind: 'river',
        crossings: [
          {
            kind: 'bridge',
            id: 'bridge',
            name: 'bridge',
            tags: [],
            from: pointAt(100, 96.5),
            to: pointAt(100, 93.5),
            width: inches(width),
          },
        ],
      },
    )
  const cross = (x: number, y: number): Step => ({
    do: 'cross',
    bridge: 'bridge',
    to: pointAt(x, y),
  })
  const horseAt = horse({ formation: ATTACK_COLUMN, stands: 4, pose: poseAt(100, 97) })
  rule('rf2:13.12.others rf2:13.12 others cross at half their move, and form up beyond', {
    unit: horseAt,
    features: [bridged(4)],
    steps: [cross(100, 89.5)],
    allowance: 9,
    why: ['rf2:12.1.mounted', 'rf2:13.12.others'],
    ends: [100, 89.5],
  })
  rule('rf2:13.12.others no farther than that', {
    unit: horseAt,
    features: [bridged(4)],
    steps: [cross(100, 87)],
    refused: 'rf2:13.12.others',
  })
  const marching = foot({ formation: MARCH_COLUMN, pose: poseAt(97, 106) })
  rule('rf2:13.12.march a bridge puts a turn into a march', {
    unit: marching,
    features: [bridged(2)],
    pace: 'march',
    steps: [file(100, 96.5), file(100, 93.5), file(106, 85)],
    allowance: 36,
  })
  rule('rf2:13.12.march rf2:12.33 nothing else does', {
    unit: marching,
    pace: 'march',
    steps: [file(100, 96.5), file(100, 93.5), file(106, 85)],
    refused: 'rf2:12.33',
  })
  const estuary = line(
    'estuary',
    ['impassable'],
    [
      [60, 105],
      [140, 105],
    ],
    18,
    {
      kind: 'river',
      crossings: [
        {
          kind: 'bridge',
          id: 'bridge',
          name: 'bridge',
          tags: [],
          from: pointAt(100, 115),
          to: pointAt(100, 95),
          width: inches(4),
        },
      ],
    },
  )
  const before = foot({ formation: ATTACK_COLUMN, stands: 4, pose: poseAt(100, 115.5) })
  rule('rf2:13.12.long a bridge longer than its move is crossed in one turn', {
    unit: before,
    features: [estuary],
    steps: [cross(100, 91.4)],
    allowance: 6,
    ends: [100, 91.4],
  })
  rule('rf2:13.12.long from one end to the other, and no farther', {
    unit: before,
    features: [estuary],
    steps: [cross(100, 90)],
    refused: 'rf2:13.12.others',
  })
  rule('rf2:13.12 not over a bridge that is narrower than a stand', {
    unit: horseAt,
    features: [bridged(1)],
    steps: [cross(100, 89.5)],
    refused: 'rf2:13.6',
  })
  rule('rf2:13.12.others and do nothing else on their way', {
    unit: horseAt,
    features: [bridged(4)],
    steps: [ahead(1), cross(100, 89.5)],
    refused: 'rf2:13.12.others',
  })
})

describe('friends and enemies', () => {
  rule('rf2:12.3 may stand 1" from an enemy', {
    unit: foot({ formation: ATTACK_COLUMN }),
    others: [theirs('HI', 100, 90)],
    steps: [ahead(9)],
    allowance: 12,
  })
  rule('rf2:12.3 and no nearer', {
    unit: foot({ formation: ATTACK_COLUMN }),
    others: [theirs('HI', 100, 90)],
    steps: [ahead(9.001)],
    refused: 'rf2:12.3',
  })
  rule('rf2:12.15 a column does not pass through a line', {
    unit: foot({ formation: ATTACK_COLUMN }),
    others: [ours('HI', 100, 97)],
    steps: [ahead(12)],
    refused: 'rf2:12.15',
  })
  rule('rf2:12.16 rf2:12.4.interpenetration rf2:11.3 foot in line passes through foot in line', {
    unit: foot(),
    others: [ours('HI', 100, 98.4, { stands: 4 })],
    steps: [ahead(4.5)],
    allowance: 4.5,
    elan: [0, 1],
    why: ['rf2:12.1.line', 'rf2:12.4.interpenetration'],
  })
  rule('rf2:12.16 it must come clear of it', {
    unit: foot(),
    others: [ours('HI', 100, 97)],
    steps: [ahead(4.5)],
    refused: 'rf2:12.16',
  })
  rule('rf2:12.16 and look the same way', {
    unit: foot(),
    others: [ours('HI', 100, 98, {}, 30)],
    steps: [ahead(4.5)],
    refused: 'rf2:12.15',
  })
  rule('rf2:12.16 cavalry does not pass through foot', {
    unit: horse(),
    others: [ours('HI', 100, 98)],
    steps: [ahead(9)],
    refused: 'rf2:12.15',
  })
  rule('rf2:12.16 rf2:12.14 rf2:12.4 it may retire through, and is halved once', {
    unit: foot(),
    others: [ours('HI', 100, 101.6)],
    steps: [retire(4.5)],
    allowance: 4.5,
    elan: [0, 1],
    why: ['rf2:12.1.line', 'rf2:12.4.retire', 'rf2:12.4.interpenetration'],
  })
  rule('rf2:12.18 rf2:8.4 cavalry passes through deployed guns', {
    unit: horse(),
    others: [ours('FA', 100, 95)],
    steps: [ahead(9)],
    allowance: 9,
    elan: [0, 1],
  })
  rule('rf2:12.4 foot turns about and goes through guns behind it, halved once', {
    unit: foot(),
    others: [ours('FA', 100, 101.6, { weapons: ['LSB'] })],
    steps: [ABOUT, ahead(4.8)],
    refused: 'rf2:12.4.about-face',
  })
  rule('rf2:12.17 skirmishers pass through anybody, and nobody tests', {
    unit: lights({ formation: SKIRMISH }),
    others: [ours('HI', 100, 95)],
    steps: [ahead(12)],
    allowance: 12,
  })
  rule('rf2:12.17 and anybody through them', {
    unit: foot(),
    others: [ours('LI', 100, 97, { formation: SKIRMISH })],
    steps: [ahead(9)],
    allowance: 9,
  })
  rule('rf2:12.17 but does not end on them', {
    unit: foot(),
    others: [ours('LI', 100, 95, { formation: SKIRMISH })],
    steps: [ahead(5)],
    refused: 'rf2:12.17',
  })
})

describe('march moves', () => {
  const column = foot({ formation: MARCH_COLUMN })
  const ROAD = line(
    'road',
    ['road'],
    [
      [100, 20],
      [100, 120],
      [150, 120],
    ],
    1,
    { kind: 'road' },
  )
  rule('rf2:12.32 rf2:12.31 a column marches 36"', {
    unit: column,
    pace: 'march',
    steps: [ahead(36)],
    allowance: 36,
    why: ['rf2:12.1.column', 'rf2:12.32'],
  })
  rule('rf2:12.32 a line marches 18"', {
    unit: foot(),
    pace: 'march',
    steps: [ahead(18)],
    allowance: 18,
  })
  rule('rf2:12.33 the turn at its start is not counted', {
    unit: foot(),
    pace: 'march',
    steps: [wheel('right', 45), ahead(18)],
    allowance: 18,
    used: 17.999,
  })
  rule('rf2:12.33 it is of 45 degrees at most', {
    unit: foot(),
    pace: 'march',
    steps: [wheel('right', 46), ahead(18)],
    refused: 'rf2:12.33',
  })
  rule('rf2:12.31 nobody marches near the enemy', {
    unit: column,
    others: [NEAR],
    pace: 'march',
    steps: [ahead(1)],
    refused: 'rf2:12.40',
  })
  rule('rf2:12.31 rf2:12.2 nor into engagement range, of which 18" is part', {
    unit: column,
    others: [FAR],
    pace: 'march',
    steps: [ahead(22)],
    refused: 'rf2:12.31',
  })
  rule('rf2:12.31 it may come to just outside of it', {
    unit: column,
    others: [FAR],
    pace: 'march',
    steps: [ahead(21.999)],
    allowance: 36,
  })
  rule('rf2:12.40 nor if another of its brigade is engaged', {
    unit: column,
    others: [ours('HI', 140, 100), theirs('HI', 140, 84)],
    pace: 'march',
    steps: [ahead(1)],
    refused: 'rf2:12.40',
  })
  rule('rf2:12.40 a brigade that moves does not march', {
    unit: column,
    brigades: [{ pace: 'normal' }],
    pace: 'march',
    steps: [ahead(1)],
    refused: 'rf2:12.40',
  })
  rule('rf2:12.34 rf2:12.4.bad-going a light column marches 18" through a wood', {
    unit: lights({ formation: MARCH_COLUMN }),
    features: [WOOD],
    pace: 'march',
    steps: [ahead(18)],
    allowance: 18,
    over: ['wood'],
    why: ['rf2:12.1.column', 'rf2:12.4.bad-going', 'rf2:12.32'],
  })
  rule('rf2:12.34 rf2:8.13 a heavy one would be disordered', {
    unit: column,
    features: [WOOD],
    pace: 'march',
    steps: [ahead(18)],
    refused: 'rf2:12.34',
  })
  rule('rf2:12.25 a column on a road goes 18"', {
    unit: column,
    features: [ROAD],
    steps: [ahead(18)],
    allowance: 18,
    why: ['rf2:12.1.column', 'rf2:12.25'],
  })
  rule('rf2:12.25 rf2:12.35 and marches 54"', {
    unit: column,
    features: [ROAD],
    pace: 'march',
    steps: [ahead(54)],
    allowance: 54,
    why: ['rf2:12.1.column', 'rf2:12.35', 'rf2:12.32'],
  })
  rule('rf2:12.25 not if it leaves the road', {
    unit: column,
    features: [ROAD],
    steps: [file(100, 95), file(102, 92)],
    allowance: 12,
  })
  rule('rf2:12.35 with its tail in a wood light infantry has 27"', {
    unit: lights({
      formation: { kind: 'march column', bends: [{ behind: inches(2), by: degrees(90) }] },
    }),
    features: [ROAD, area('wood', ['wood'], [102, 100.9, 115, 110])],
    pace: 'march',
    steps: [ahead(27)],
    allowance: 27,
    over: ['wood'],
    why: ['rf2:12.1.column', 'rf2:12.35', 'rf2:12.4.bad-going', 'rf2:12.32'],
  })
  rule('rf2:12.35 heavy infantry would be disordered', {
    unit: foot({
      formation: { kind: 'march column', bends: [{ behind: inches(2), by: degrees(90) }] },
    }),
    features: [ROAD, area('wood', ['wood'], [102, 100.9, 115, 110])],
    pace: 'march',
    steps: [ahead(27)],
    refused: 'rf2:12.34',
  })
  rule('rf2:13.6 rf2:12.35 cavalry passes a wood by a road', {
    unit: horse({ formation: MARCH_COLUMN }),
    features: [ROAD, WOOD],
    steps: [ahead(24)],
    allowance: 24,
  })
  rule('rf2:3.4 a head that has hardly moved does not turn again', {
    unit: column,
    steps: [file(100, 99), file(100.3, 98.8)],
    refused: 'rf2:3.4',
  })
})

describe('who may not move', () => {
  rule('rf2:6.7 whoever retreats', {
    unit: foot({ retreating: true }),
    steps: [ahead(1)],
    refused: 'rf2:6.7',
  })
  rule('rf2:6.7 whoever has moved', {
    unit: foot({ spentMove: 'moved' }),
    steps: [ahead(1)],
    refused: 'rf2:6.7',
  })
  rule('rf2:12.39 whoever is halted', {
    unit: foot({ halt: true }),
    steps: [ahead(1)],
    refused: 'rf2:12.39',
  })
  rule('rf2:12.39 whoever has rallied', {
    unit: foot({ spentMove: 'rallied' }),
    steps: [ahead(1)],
    refused: 'rf2:12.39',
  })
  rule('rf2:12.1 nobody leaves the table', {
    unit: foot({ pose: poseAt(100, 3) }),
    steps: [ahead(4)],
    refused: 'rf2:12.1',
  })
})
