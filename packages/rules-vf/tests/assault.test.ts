import { randomFrom } from '@grognard/kernel'
import { expect, it } from 'vitest'
import { assaultTargets, metBy } from '../actions/assault-rules.ts'
import { refuseOrder } from '../actions/judge.ts'
import { pursuingAssault } from '../activities/assault.ts'
import { carryOut } from '../activities/carry-out.ts'
import { assaultAgain } from '../asks/assault-again.ts'
import { unitOf, type Vf } from '../battle.ts'
import { inContact } from '../field/contact.ts'
import type { Order } from '../order.ts'
import type { GivenUnit } from '../position.ts'
import { ordersFor } from '../proposals/orders.ts'
import {
  area,
  battleOf,
  box,
  canons,
  chasseurs,
  COLUMN,
  crossed,
  foot,
  guns,
  heavies,
  hussars,
  legere,
  lights,
  ligne,
  LINE,
  line,
  MARCH,
  occupying,
  OPEN,
  poseAt,
  rifles,
  SQUARE,
  unit,
  type Drawn,
} from './drawn-up.ts'
import { assault, by, obeying, verdict } from './orders.ts'
import { describe, everyEdition, rule } from './every-edition.ts'

everyEdition(() => {
  const drawn = (
    red: readonly GivenUnit[],
    blue: readonly GivenUnit[],
    more: Partial<Drawn> = {},
  ) => battleOf({ red, blue, ...more })

  describe('Valour & Fortitude: the example of an assault', () => {
    const skirmishers = (x: number, y: number) =>
      unit('french infantry detachment', x, y, 180, { figures: 8, formation: OPEN(4) })
    const example = (skirmishersAt: readonly [number, number]) =>
      drawn(
        [foot(36, 30), guns(46, 31)],
        [ligne(42, 22, { formation: COLUMN(6) }), skirmishers(...skirmishersAt)],
      )
    const onTheGuns = assault(2, poseAt(46, 31, 180))
    const onTheLine = assault(2, poseAt(38, 30, 180))

    it('vf2:6.5 the line is closer, so that the guns cannot be assaulted', () => {
      const battle = example([33, 24])
      const refusal = refuseOrder(battle, onTheGuns)
      expect(refusal).toMatchObject({ clause: 'vf2:6.5', code: 'assault-closer' })
      expect(refusal?.data).toMatchObject({ other: 'red 1' })
      const { facing: _, ...from } = { facing: 0, x: 0, y: 0, ...unitOf(battle, 2).pose }
      expect(refusal?.lines?.slice(0, 2)).toMatchObject([{ is: 'gap' }, { is: 'path', from }])
      expect(verdict(battle, onTheLine)).toBeNull()
      expect(assaultTargets(battle, unitOf(battle, 2)).map(({ target }) => target)).toEqual([0])
    })

    it('vf2:6.5 at least three figures of the front rank must meet it', () => {
      const battle = example([33, 24])
      expect(verdict(battle, assault(2, poseAt(41, 30, 180)))).toBeNull()
      const refusal = refuseOrder(battle, assault(2, poseAt(41.6, 30, 180)))
      expect(refusal).toMatchObject({ clause: 'vf2:6.5', code: 'assault-few' })
      expect(refusal?.data).toMatchObject({ figures: 2, least: 3 })
      expect(refusal?.lines).toMatchObject([{ is: 'contact' }])
    })

    it('vf2:6.5 once skirmishers have engaged the line, the column is free to take the guns', () => {
      const battle = example([33, 24])
      const skirmish = assault(3, poseAt(33, 30, 180))
      expect(verdict(battle, skirmish)).toBeNull()
      obeying(carryOut(battle, skirmish))
      expect(inContact(battle, 0, 3)).toBe(true)
      expect(verdict(battle, onTheGuns)).toBeNull()
      obeying(carryOut(battle, onTheGuns))
      expect(inContact(battle, 1, 2)).toBe(true)
    })
  })

  describe('Valour & Fortitude: assaults', () => {
    rule(
      'vf2:6.5 are moves: no farther than the distance, around friends, on the table',
      { not: ['vf1'] },
      () => {
        const near = drawn([foot(36, 30)], [ligne(36, 22)])
        expect(verdict(near, assault(0, poseAt(36, 22)))).toBeNull()
        const far = drawn([foot(36, 30)], [ligne(36, 21.9)])
        expect(verdict(far, assault(0, poseAt(36, 21.9)))).toBe('vf2:6.3.1 way-too-long')
        expect(assaultTargets(far, unitOf(far, 0))).toEqual([])
        const barred = battleOf({
          red: [],
          brigades: { red: [[foot(36, 30)], [foot(36, 26)]] },
          blue: [ligne(36, 22.5)],
        })
        expect(verdict(barred, assault(0, poseAt(36, 22.5)))).toBe('vf2:6.3 way-through-friend')
      },
    )

    it('vf2:6.3.1 an assault that runs into an enemy out of reach is told how far that is', () => {
      const battle = drawn([foot(36, 30)], [ligne(36, 18)])
      const refusal = refuseOrder(battle, assault(0, poseAt(36, 17.99)))
      expect(refusal).toMatchObject({ clause: 'vf2:6.3.1', code: 'assault-too-far' })
      expect(refusal?.data).toMatchObject({ other: 'blue 1', far: 1200 })
      // Nor does it help to be less than a barrier's width out of reach where there is no barrier.
      const rear = [
        [20, 40],
        [52, 40],
      ] as const
      for (const features of [[], [line('hedge', 'hedge', rear, ['barrier'])]]) {
        const out = battleOf({ red: [foot(36, 30)], blue: [ligne(36, 20.5)], features })
        const justOut = refuseOrder(out, assault(0, poseAt(36, 20.49)))
        expect(justOut).toMatchObject({ code: 'assault-too-far', data: { far: 950 } })
      }
      // One that it could reach is another matter: it only may not stand upon it.
      const near = drawn([foot(36, 30)], [ligne(36, 24)])
      expect(verdict(near, assault(0, poseAt(36, 23.99)))).toBe('vf2:6.5 way-through-enemy')
    })

    it('vf2:6.5 end in contact', () => {
      const battle = drawn([foot(36, 30)], [ligne(36, 24)])
      expect(verdict(battle, assault(0, poseAt(36, 25)))).toBe('vf2:6.5 assault-nobody')
      expect(verdict(battle, assault(0, poseAt(36, 24.02)))).toBeNull()
      expect(verdict(battle, assault(0, poseAt(36, 23.9)))).toBe('vf2:6.5 way-through-enemy')
    })

    it('vf2:6.5 with an enemy that was visible at the start', () => {
      const battle = drawn([foot(36, 28.424, {}, 180)], [ligne(36, 24)])
      const refusal = refuseOrder(battle, assault(0, by(unitOf(battle, 0), 0, -2.848)))
      expect(refusal).toMatchObject({ clause: 'vf2:6.5', code: 'assault-unseen' })
      expect(refusal?.lines).toMatchObject([{ is: 'sight' }])
    })

    it('vf2:6.5 with three figures against every enemy that is touched', () => {
      const battle = drawn([foot(36, 28)], [ligne(30, 22), ligne(39.6, 22)])
      expect(verdict(battle, assault(0, poseAt(36, 22)))).toBeNull()
      expect(verdict(battle, assault(0, poseAt(39, 22)))).toBe('vf2:6.5 assault-few')
      expect(verdict(battle, assault(0, poseAt(30.9, 22)))).toBe('vf2:6.5 assault-few')
      // One of them is a little farther away; the closest is met as well.
      const uneven = drawn([foot(36, 28)], [ligne(39.6, 21.99), ligne(30, 22)])
      expect(verdict(uneven, assault(0, poseAt(36, 22)))).toBeNull()
    })

    const flank = poseAt(38.374, 18.4, 270)
    const battalion = ligne(36, 20, { formation: COLUMN(6) })

    it('vf2:6.5 from before its front the front rank of the enemy must be met', () => {
      const battle = drawn([hussars(44, 24)], [battalion])
      const refusal = refuseOrder(battle, assault(0, poseAt(44, 18.4, 270), flank))
      expect(refusal).toMatchObject({ clause: 'vf2:6.5', code: 'assault-not-front' })
      expect(refusal?.data).toMatchObject({ figures: 1, least: 3 })
    })

    it('vf2:6.5 from beyond its front arc the flank will do', () => {
      const battle = drawn([hussars(48, 18.4, {}, 270)], [battalion])
      expect(verdict(battle, assault(0, flank))).toBeNull()
    })

    it('vf2:6.5 of a front rank of less than three all must be met', () => {
      const battle = drawn([foot(36, 28)], [ligne(36, 24, { formation: MARCH(2) })])
      expect(verdict(battle, assault(0, poseAt(36, 24)))).toBeNull()
    })

    it('vf2:6.5 a column with less than three files has no three figures to bring', () => {
      const marching = (files: number) => {
        const battle = drawn([foot(36, 28, { formation: MARCH(files) })], [ligne(36, 24)])
        return [
          verdict(battle, assault(0, poseAt(36, 24))),
          assaultTargets(battle, unitOf(battle, 0)),
        ]
      }
      expect(marching(2)).toEqual(['vf2:6.5 assault-few', []])
      expect(marching(3)).toMatchObject([null, [{ target: 1 }]])
    })

    it('vf2:6.5 may pass close by other enemies', () => {
      const battle = drawn([hussars(36, 30)], [ligne(36, 22), legere(47, 28)])
      expect(verdict(battle, assault(0, poseAt(38, 24), poseAt(36, 22)))).toBeNull()
    })

    it('vf2:6.5 two that are equally close leave the choice', () => {
      const battle = drawn(
        [foot(36, 30)],
        [ligne(30, 24, { formation: COLUMN(4) }), ligne(42, 24, { formation: COLUMN(4) })],
      )
      const targets = assaultTargets(battle, unitOf(battle, 0))
      expect(new Set(targets.map(({ target }) => target))).toEqual(new Set([1, 2]))
      for (const { way } of targets) expect(verdict(battle, assault(0, ...way))).toBeNull()
    })

    it('vf2:6.5 if all that can be reached are engaged, any of them', () => {
      const flanking = (x: number, looks: number) =>
        rifles(x, 22.3, { figures: 8, formation: LINE(4) }, looks)
      const column = (x: number) => ligne(x, 24, { formation: COLUMN(6) })
      const both = (second: number) =>
        drawn(
          [foot(36, 30), flanking(33.63, 90), flanking(second, 270)],
          [column(36), column(42.3)],
        )
      const onTheFirst = assault(0, poseAt(34.7, 24))
      expect(verdict(both(44.674), onTheFirst)).toBeNull()
      expect(verdict(both(60), onTheFirst)).toBe('vf2:6.5 assault-closer')
      // The one that is engaged does not count beside one that is not.
      const free = both(60)
      expect(assaultTargets(free, unitOf(free, 0)).map(({ target }) => target)).toEqual([4])
      const engaged = both(44.674)
      expect(assaultTargets(engaged, unitOf(engaged, 0)).length).toBeGreaterThan(0)
    })

    it('vf2:6.5.1 artillery does not assault, nor who is in contact already', () => {
      const battle = drawn([guns(36, 30), foot(46, 30)], [ligne(36, 28), ligne(46, 30)])
      expect(verdict(battle, assault(0, poseAt(36, 28)))).toBe('vf2:6.5.1 assault-guns')
      expect(verdict(battle, assault(1, poseAt(46, 30)))).toBe('vf2:6.5.1 assault-engaged')
    })

    it('vf2:special.square a square does not assault', () => {
      const battle = drawn([foot(36, 30, { formation: SQUARE })], [ligne(36, 28)])
      expect(verdict(battle, assault(0, poseAt(36, 28)))).toBe('vf2:special.square assault-barred')
    })

    it('vf2:special.skirmishers whoever has skirmished does not assault', () => {
      const battle = drawn([foot(36, 30, { shot: 'skirmish' })], [ligne(36, 28)])
      expect(verdict(battle, assault(0, poseAt(36, 28)))).toBe(
        'vf2:special.skirmishers assault-having-shot',
      )
    })

    it('vf2:6.5.1 infantry assaults cavalry only from less than 6"', () => {
      const from = (gap: number) => {
        const battle = drawn([foot(36, 30)], [chasseurs(36, 30 - gap)])
        return verdict(battle, assault(0, poseAt(36, 30 - gap)))
      }
      expect(from(5.99)).toBeNull()
      expect(from(6)).toBe('vf2:6.5.1 assault-cavalry')
      const mounted = drawn([heavies(36, 30)], [chasseurs(36, 22)])
      expect(verdict(mounted, assault(0, poseAt(36, 22)))).toBeNull()
    })

    it('vf2:6.5.1 cavalry out of reach for that does not stand for the closest', () => {
      const battle = drawn(
        [foot(36, 30)],
        [chasseurs(32, 23.8), ligne(39, 23.5, { formation: COLUMN(4) })],
      )
      expect(verdict(battle, assault(0, poseAt(39.5, 23.5)))).toBeNull()
      const nearer = drawn(
        [foot(36, 30)],
        [chasseurs(31, 24.1), ligne(39, 23.5, { formation: COLUMN(4) })],
      )
      expect(verdict(nearer, assault(0, poseAt(39.5, 24), poseAt(39.5, 23.5)))).toBe(
        'vf2:6.5 assault-closer',
      )
    })

    it('vf2:special.horse-artillery infantry assaults it only from within 6"', () => {
      const from = (gap: number, profile: string, who: GivenUnit = foot(36, 30)) => {
        const battle = drawn([who], [unit(profile, 36, 30 - gap, 180)])
        return verdict(battle, assault(0, poseAt(36, 30 - gap)))
      }
      expect(from(6, 'french horse artillery')).toBeNull()
      expect(from(6.01, 'french horse artillery')).toBe(
        'vf2:special.horse-artillery assault-horse-guns',
      )
      expect(from(6.01, 'french field artillery')).toBeNull()
      expect(from(6.01, 'french horse artillery', hussars(36, 30))).toBeNull()
    })
  })

  describe('Valour & Fortitude: assaults and ground', () => {
    const village = area('village', 'village', box(32, 20, 40, 24), [
      'defendable',
      'hard cover',
      'obstacle',
    ])

    it('vf2:T.3.4 an assault touches an occupied feature with at least three figures', () => {
      const battle = drawn([foot(36, 30)], [occupying(ligne(0, 0), 'village')], {
        features: [village],
      })
      expect(verdict(battle, assault(0, poseAt(36, 24)))).toBeNull()
      expect(assaultTargets(battle, unitOf(battle, 0))).toHaveLength(1)
      const aside = drawn([foot(43, 30)], [occupying(ligne(0, 0), 'village')], {
        features: [village],
      })
      expect(verdict(aside, assault(0, poseAt(43.5, 24)))).toBe('vf2:T.3.4 assault-few')
    })

    it('vf2:T.3.3 nobody assaults out of a feature', () => {
      const battle = drawn([occupying(foot(0, 0), 'village')], [ligne(36, 28, {}, 0)], {
        features: [village],
      })
      expect(verdict(battle, assault(0, poseAt(36, 28)))).toBe('vf2:T.3.3 assault-from-inside')
    })

    it('vf2:T.2.1 across a barrier that both touch', () => {
      const hedge = line(
        'hedge',
        'hedge',
        [
          [20, 25],
          [52, 25],
        ],
        ['barrier', 'soft cover'],
      )
      const battle = drawn([foot(36, 30)], [ligne(36, 24.75)], { features: [hedge] })
      expect(verdict(battle, assault(0, poseAt(36, 25.25)))).toBeNull()
      const [target] = assaultTargets(battle, unitOf(battle, 0))
      expect(target).toMatchObject({ target: 1 })
      expect(verdict(battle, assault(0, ...(target?.way ?? [])))).toBeNull()
    })

    rule(
      'vf2:T.2.1 an enemy behind a barrier is reached from as far as the barrier is',
      { not: ['vf1'] },
      () => {
        const hedge = line(
          'hedge',
          'hedge',
          [
            [20, 25],
            [52, 25],
          ],
          ['barrier', 'soft cover'],
        )
        const from = (y: number) => {
          const battle = drawn([foot(36, y)], [ligne(36, 24.75)], { features: [hedge] })
          return assaultTargets(battle, unitOf(battle, 0)).length
        }
        // Its near side is at 25.25", and infantry in line moves 8".
        expect(from(33.25)).toBe(1)
        expect(from(33.3)).toBe(0)
      },
    )

    rule('vf2:T.2.1 up to 2" apart', { not: ['vf3'] }, () => {
      const across = (width: number) => {
        const stream = line(
          'stream',
          'stream',
          [
            [20, 25],
            [52, 25],
          ],
          ['barrier'],
          width,
        )
        const [south, north] = [25 + width / 2, 25 - width / 2]
        const battle = drawn([foot(36, 30)], [ligne(36, north)], { features: [stream] })
        return verdict(battle, assault(0, poseAt(36, south)))
      }
      expect(across(2)).toBeNull()
      expect(across(2.04)).toBe('vf2:6.5 assault-nobody')
    })

    const storming = foot(36, 30, { formation: COLUMN(6) })

    it('vf2:sheet.british.linear-tactics no assault in attack column on enemies in the open', () => {
      const battle = drawn([storming], [ligne(36, 24)])
      const refusal = refuseOrder(battle, assault(0, poseAt(36, 24)))
      expect(refusal).toMatchObject({
        clause: 'vf2:sheet.british.linear-tactics',
        code: 'assault-linear',
      })
      expect(refusal?.lines).toMatchObject([{ is: 'cover' }])
      expect(assaultTargets(battle, unitOf(battle, 0))).toEqual([])
      expect(verdict(drawn([foot(36, 30)], [ligne(36, 24)]), assault(0, poseAt(36, 24)))).toBeNull()
      const french = drawn([foot(36, 24)], [ligne(36, 18, { formation: COLUMN(6) })])
      expect(verdict(french, assault(1, poseAt(36, 24, 180)))).toBeNull()
    })

    it('vf2:sheet.british.linear-tactics but on enemies in cover', () => {
      const battle = drawn([storming], [occupying(ligne(0, 0), 'village')], { features: [village] })
      expect(verdict(battle, assault(0, poseAt(36, 24)))).toBeNull()
      const orchard = area('orchard', 'wood', box(28, 20, 44, 24), ['rough', 'soft cover'])
      // One of those whom it meets is enough.
      const half = area('half', 'wood', box(30, 18, 36, 24), ['rough', 'soft cover'])
      const [covered, bare] = [33.6, 38.5].map((x) => ligne(x, 23.9, { formation: COLUMN(6) }))
      const two = battleOf({
        red: [storming],
        blue: [covered, bare].flatMap((one) => one ?? []),
        features: [half],
      })
      expect(verdict(two, assault(0, poseAt(36, 23.9)))).toBeNull()
      const among = drawn([storming], [ligne(36, 23.9)], { features: [orchard] })
      expect(verdict(among, assault(0, poseAt(36, 23.9)))).toBeNull()
    })

    it('vf2:sheet.british.linear-tactics and on those beyond a bridge or ford', () => {
      const river = line(
        'river',
        'river',
        [
          [0, 27],
          [72, 27],
        ],
        ['impassable'],
        1,
      )
      const bridged = crossed(
        river,
        'bridge',
        [
          [36, 26],
          [36, 28],
        ],
        6,
        ['highway'],
      )
      const behind = drawn([storming], [ligne(36, 22)], { features: [bridged] })
      expect(verdict(behind, assault(0, poseAt(36, 22)))).toBeNull()
      expect(assaultTargets(behind, unitOf(behind, 0))).toHaveLength(1)
      // A river in the rear changes nothing.
      const before = drawn([foot(36, 36, { formation: COLUMN(6) })], [ligne(36, 30)], {
        features: [bridged],
      })
      expect(verdict(before, assault(0, poseAt(36, 30)))).toBe(
        'vf2:sheet.british.linear-tactics assault-linear',
      )
    })
  })

  describe('Valour & Fortitude: surprise attacks', () => {
    const surprise = { ...assault(1, poseAt(36, 30, 180)), first: { way: [poseAt(36, 22, 180)] } }
    const judged = (of: Vf, order: Order) => verdict(of, order, { surprise: true })
    const battle = () => drawn([foot(36, 30)], [ligne(36, 14)])

    it('vf2:fate.9 a unit moves before it assaults', () => {
      expect(verdict(battle(), assault(1, poseAt(36, 30, 180)))).toBe('vf2:6.3.1 way-too-long')
      expect(judged(battle(), surprise)).toBeNull()
      const after = battle()
      obeying(carryOut(after, surprise))
      expect(inContact(after, 0, 1)).toBe(true)
    })

    it('vf2:fate.9 only by the card', () => {
      expect(refuseOrder(battle(), surprise)).toMatchObject({
        clause: 'vf2:fate.9',
      })
    })

    rule(
      'vf2:fate.9 the move is judged as a move, and the assault from where it ends',
      { not: ['vf1'] },
      () => {
        const long = { ...surprise, first: { way: [poseAt(36, 22.1, 180)] } }
        expect(judged(battle(), long)).toBe('vf2:6.3.1 way-too-long')
        const close = drawn([foot(36, 30)], [ligne(36, 20)])
        const crowding = { ...surprise, first: { way: [poseAt(36, 27.5, 180)] } }
        expect(judged(close, crowding)).toBe('vf2:6.3.2 way-near-enemy')
        // Cavalry from less than 6": measured where the assault starts.
        const horse = drawn([hussars(36, 30)], [ligne(36, 20)])
        const up = { ...surprise, first: { way: [poseAt(36, 26, 180)] } }
        expect(judged(horse, up)).toBeNull()
        const late = { ...surprise, first: { way: [poseAt(36, 23, 180)] } }
        expect(judged(horse, late)).toBe('vf2:6.5.1 assault-cavalry')
      },
    )

    it('vf2:fate.9 it may reform with its move', () => {
      const formation = COLUMN(6)
      const first = { way: [poseAt(36, 22, 180)], after: { formation, pose: poseAt(36, 22, 180) } }
      const far = drawn([foot(36, 33)], [ligne(36, 14)])
      expect(judged(far, { ...assault(1, poseAt(36, 33, 180)), first })).toBeNull()
      obeying(carryOut(far, { ...assault(1, poseAt(36, 33, 180)), first }))
      expect(unitOf(far, 1)).toMatchObject({ formation, pose: poseAt(36, 33, 180) })
    })
  })

  describe('Valour & Fortitude: headstrong cavalry', () => {
    it('vf2:special.headstrong must assault again whom it sees and can reach', () => {
      const battle = drawn([hussars(36, 30)], [ligne(36, 22)])
      const again = { way: [poseAt(36, 22)], target: 1 }
      const { value, asked } = obeying(pursuingAssault(battle, 0), again)
      expect([value, asked]).toEqual([1, ['assault again red']])
      expect(inContact(battle, 0, 1)).toBe(true)
    })

    it('vf2:special.headstrong stays where there is nobody in reach or in sight', () => {
      const far = drawn([hussars(36, 40)], [ligne(36, 10)])
      expect(obeying(pursuingAssault(far, 0)).value).toBeNull()
      const behind = drawn([hussars(36, 30, {}, 180)], [ligne(36, 26)])
      expect(obeying(pursuingAssault(behind, 0)).value).toBeNull()
      const held = drawn([hussars(36, 30)], [ligne(36, 30), ligne(50, 26)])
      expect(obeying(pursuingAssault(held, 0)).value).toBeNull()
    })

    it('vf2:special.headstrong fights whom it has met', () => {
      const battle = drawn([hussars(36, 30)], [ligne(36, 22), canons(60, 22)])
      const refuse = (target: number) =>
        assaultAgain.refuse(battle, { unit: 0 }, { way: [poseAt(36, 22)], target })
      expect(refuse(1)).toBeNull()
      expect(refuse(2)).toMatchObject({ clause: 'vf2:special.headstrong', code: 'again-not-met' })
      expect(refuse(9)).toMatchObject({ code: 'again-not-met' })
      const found = assaultAgain.candidates(battle, { unit: 0 }, 4, randomFrom('again'))
      expect(found.length).toBeGreaterThan(0)
      for (const answer of found) {
        expect(assaultAgain.is(answer)).toBe(true)
        expect(assaultAgain.refuse(battle, { unit: 0 }, answer)).toBeNull()
      }
    })
  })

  describe('Valour & Fortitude: orders that are proposed', () => {
    const wood = area('wood', 'wood', box(52, 27, 57, 32), ['defendable', 'obstacle', 'soft cover'])
    const barn = area('barn', 'village', box(13.5, 30, 17, 33), ['defendable', 'obstacle'])
    const battle = drawn(
      [foot(36, 30), hussars(46, 30), lights(60, 33), guns(20, 30, { losses: 1 })],
      [ligne(36, 24), chasseurs(46, 18), legere(8, 2), occupying(ligne(0, 0), 'wood')],
      { features: [wood, barn] },
    )

    rule('vf2:6.2.1 are lawful, of many kinds, and as many as are wanted', { not: ['vf1'] }, () => {
      const random = randomFrom('orders')
      const kinds = new Set<string>()
      for (const who of battle.units)
        for (let i = 0; i < 20; i++)
          for (const order of ordersFor(battle, who, 3, random)) {
            expect(order.unit).toBe(who.id)
            expect(verdict(battle, order)).toBeNull()
            kinds.add(order.do)
          }
      expect([...kinds].toSorted()).toEqual([
        'assault',
        'double',
        'exit',
        'move',
        'occupy',
        'rally',
        'retreat',
        'stay',
      ])
      expect(ordersFor(battle, unitOf(battle, 0), 1, random)).toHaveLength(1)
    })

    it('vf2:6.5 whoever wants one order only goes straight at the closest enemy it sees', () => {
      const random = randomFrom('rush')
      const near = drawn([hussars(36, 30)], [ligne(36, 24), ligne(46, 23)])
      const met = new Set<string>()
      for (let i = 0; i < 60; i++)
        for (const order of ordersFor(near, unitOf(near, 0), 1, random)) {
          if (order.do !== 'assault') continue
          expect(verdict(near, order)).toBeNull()
          expect(order.way).toHaveLength(1)
          for (const id of metBy(near, unitOf(near, 0), order.way)) met.add(unitOf(near, id).name)
        }
      expect([...met]).toEqual([unitOf(near, 1).name])
      const hidden = drawn([hussars(36, 30)], [ligne(36, 20)], {
        features: [area('wood', 'wood', box(20, 24, 52, 26), ['defendable', 'obstacle'])],
      })
      for (let i = 0; i < 60; i++)
        for (const order of ordersFor(hidden, unitOf(hidden, 0), 1, random))
          expect(order.do).not.toBe('assault')
    })

    it('vf2:6.2.1 a unit in contact stays or retreats', () => {
      const fighting = drawn([foot(36, 30)], [ligne(36, 30)])
      const random = randomFrom('fighting')
      const kinds = new Set<string>()
      for (let i = 0; i < 20; i++)
        for (const order of ordersFor(fighting, unitOf(fighting, 0), 2, random)) kinds.add(order.do)
      expect([...kinds].toSorted()).toEqual(['retreat', 'stay'])
    })
  })
})
