// Batteries of two cannons, with and without the options, in every edition.

import { randomFrom } from '@grognard/kernel'
import { describe, expect, it } from 'vitest'
import { refuseOrder } from '../../actions/judge.ts'
import { reformPoses } from '../../actions/reform.ts'
import { faultsOfArmy } from '../../armies/check.ts'
import { pointsOf, pointsOfArmy } from '../../armies/points.ts'
import { readyArmies } from '../../armies/ready.ts'
import { fightsAsk } from '../../asks/fights.ts'
import { lend } from '../../asks/lend.ts'
import { meleeSupport } from '../../asks/melee-support.ts'
import { shoot } from '../../asks/shoot.ts'
import { makeAttack } from '../../attacks/hits.ts'
import { shootersAt, targetsOf } from '../../attacks/shooting.ts'
import { attackValue } from '../../attacks/value.ts'
import { unitOf, type Vf } from '../../battle.ts'
import { caseFrom, caseOf } from '../../certificate.ts'
import { frontRankSize } from '../../field/sight.ts'
import { fightingIn, sideOf } from '../../melee/bout.ts'
import { stillLent } from '../../melee/lending.ts'
import { onlyFights } from '../../melee/only-fights.ts'
import type { ChosenFight } from '../../melee/opponents.ts'
import { strengthAt } from '../../objectives.ts'
import { basesOf } from '../../options.ts'
import { anyFights } from '../../proposals/fights.ts'
import { supportIn } from '../../proposals/melee-support.ts'
import { layoutOf } from '../../units/formations.ts'
import { view } from '../../view.ts'
import { vfWords } from '../../words.ts'
import {
  volleyAt,
  area,
  attacking,
  battleOf,
  box,
  canons,
  foot,
  guns,
  LIMBERED,
  ligne,
  occupying,
  playing,
  steps,
  type Drawn,
} from '../drawn-up.ts'
import { rulebook } from '../edition.ts'
import { everyEdition } from '../every-edition.ts'
import { move } from '../orders.ts'
import { running } from '../running.ts'

const LARGE = { batteries: 'large' } as const
const EFFECTIVE = { batteries: 'effective' } as const
const fire = attacking('fire')
const melee = attacking('melee')

/** What comes of it with one cannon, with two, and with two that attack by themselves. */
const each = <T>(drawn: Drawn, body: (battle: Vf) => T): readonly [one: T, two: T, apart: T] => [
  body(battleOf(drawn)),
  body(battleOf(drawn, LARGE)),
  body(battleOf(drawn, EFFECTIVE)),
]

everyEdition(() => {
  describe('large batteries', () => {
    const gun: Drawn = { red: [guns(20, 40)], blue: [ligne(20, 10)] }

    it('vf3:O1.1 two cannons stand side by side with one limber behind their middle', () => {
      const standing = (kind: 'limbered' | 'unlimbered') =>
        each(gun, (battle) =>
          layoutOf(unitOf(battle, 0), { kind }, basesOf(battle.options)).map(
            ({ u, v, facing, front }) => ({ u, v, facing, front }),
          ),
        )
      const { cannon, limber } = basesOf(battleOf(gun).options)
      const behind = { u: 0, v: cannon.depth + 500, facing: 0, front: false }
      const [one, two, apart] = standing('unlimbered')
      expect(one).toEqual([{ u: 0, v: 0, facing: 0, front: true }, behind])
      expect(two).toEqual([
        { u: -cannon.width / 2, v: 0, facing: 0, front: true },
        { u: cannon.width / 2, v: 0, facing: 0, front: true },
        behind,
      ])
      expect(apart).toEqual(two)
      const [hooked, ...others] = standing('limbered')
      expect(hooked).toHaveLength(2)
      expect(hooked?.[1]?.v).toBe(limber.depth + cannon.depth)
      for (const other of others) expect(other).toEqual(hooked)
    })

    it('vf3:O1.1 the middle of the cannons is where the one cannon was, and will be', () => {
      for (const [formation, to] of [
        [LIMBERED, { kind: 'unlimbered' }],
        [{ kind: 'unlimbered' }, LIMBERED],
      ] as const) {
        const drawn = { ...gun, red: [guns(20, 40, { formation })] }
        for (const facing of [0, 16_384, 9000]) {
          const [one, two] = each(drawn, (battle) =>
            reformPoses(battle, unitOf(battle, 0), to, facing),
          )
          expect(one).toHaveLength(1)
          expect(two).toEqual(one)
        }
      }
    })

    it('vf3:O1.1 limbers up, unlimbers and turns in every edition', () => {
      for (const formation of [LIMBERED, { kind: 'unlimbered' }] as const)
        for (const to of [LIMBERED, { kind: 'unlimbered' }] as const)
          for (const facing of [0, 16_384, 32_768]) {
            const drawn = { ...gun, red: [guns(20, 30, { formation })] }
            const refusals = each(drawn, (battle) => {
              const seen = view({ ...battle, phase: 'action', acting: 0 }, 'red')
              const [pose] = reformPoses(seen, unitOf(seen, 0), to, facing)
              const before = { formation: to, pose: pose! }
              return refuseOrder(seen, move(0, [], { before }))?.code ?? null
            })
            const [one] = refusals
            expect(refusals).toEqual([one, one, one])
            if (to.kind !== formation.kind && facing !== 16_384) expect(one).toBeNull()
          }
    })

    it('vf3:O1.1.figures it counts nine figures, six of them in its front rank; limbered six', () => {
      const objectives = [{ name: 'here', at: { x: 20_000, y: 40_000 } }]
      const counted = (drawn: Drawn) =>
        each({ ...drawn, objectives }, (battle) => [
          frontRankSize(battle, 0),
          strengthAt(battle, battle.objectives[0]!, 'red').value,
        ])
      expect(counted(gun)).toEqual([
        [3, 6],
        [6, 9],
        [6, 9],
      ])
      expect(counted({ ...gun, red: [guns(20, 40, { formation: LIMBERED })] })).toEqual([
        [3, 6],
        [3, 6],
        [3, 6],
      ])
      const features = [area('farm', 'village', box(18, 38, 22, 42), ['defendable', 'obstacle'])]
      expect(counted({ ...gun, red: [occupying(guns(20, 40), 'farm')], features })).toEqual([
        [6, 6],
        [9, 9],
        [9, 9],
      ])
    })

    it('vf3:O1.1 fires and fights with the values of one', () => {
      for (const attack of [fire(0, 1), melee(0, 1)]) {
        const drawn = { red: [guns(20, 30)], blue: [ligne(20, attack.kind === 'fire' ? 10 : 30)] }
        const [one, two, apart] = each(drawn, (battle) => steps(attackValue(battle, attack)))
        expect(two).toEqual(one)
        expect(apart).toEqual(one)
      }
    })

    it('vf3:O1.1 it attacks once, with or without the second cannon', () => {
      const spent = [0]
      const drawn = { ...gun, blue: [ligne(14, 10), ligne(30, 10)], phase: 'fire', spent } as const
      expect(each(drawn, (battle) => targetsOf(battle, 'red').length > 0)).toEqual([
        false,
        false,
        true,
      ])
    })

    it('vf3:O1.1 cases that are passed on, and options that say it is as usual', () => {
      const judged = caseFrom(caseOf(battleOf(gun, LARGE), { about: 'sight', unit: 0, target: 1 }))
      expect(judged.ok && judged.value.seen.options.batteries).toBe('large')
      expect(battleOf(gun, { batteries: 'usual' })).toEqual(battleOf(gun))
      expect(() => battleOf(gun, { batteries: 'huge' })).toThrow('batteries')
    })

    it('vf3:O1.1 every scenario can be played so', () => {
      // One more cannon beside each: there must be room for it.
      const crowded: string[] = []
      for (const { name, position } of rulebook().scenarios)
        for (const options of [LARGE, EFFECTIVE]) {
          const begun = rulebook().setUp({ position, options })
          if (!begun.ok) crowded.push(`${name}: ${begun.refusal.message}`)
        }
      expect(crowded).toEqual([])
    })
  })

  describe('more effective artillery: fire', () => {
    const two: Drawn = { red: [guns(20, 40)], blue: [ligne(12, 12), ligne(28, 12)], phase: 'fire' }

    it('vf3:O1.2 each cannon shoots once, at two targets', () => {
      for (const [options, shots] of [
        [LARGE, 1],
        [EFFECTIVE, 2],
      ] as const) {
        const table = playing('fire', two, { dice: [3, 3], options })
        let made = 0
        for (const target of [1, 2])
          if (table.host.course.asks[0]?.name === 'volley') {
            table.answer('red', volleyAt(target, { main: 0, skirmish: false, support: [] }))
            made++
          }
        expect(made).toBe(shots)
        expect(table.told('attack')).toHaveLength(shots)
      }
    })

    it('vf3:O1.2 one supports the other, and then both have shot', () => {
      const self = [{ unit: 0, skirmish: false }]
      const answer = { main: 0, skirmish: false, support: self }
      const judged = each(two, (battle) => {
        const refusal = shoot.refuse(view(battle, 'red'), { side: 'red', target: 1 }, answer)
        return refusal && `${refusal.clause} ${refusal.code}`
      })
      expect(judged).toEqual(['vf2:8.0 lends-twice', 'vf2:8.0 lends-twice', null])
      const battle = battleOf(two, EFFECTIVE)
      const attack = fire(0, 1, { support: [0] })
      expect(steps(attackValue(battle, attack)).at(-2)).toBe('vf2:8.2.1 2')
      running(battle, makeAttack(battle, attack), [2, 2])
      expect(battle.spent).toEqual([0, 0])
      expect(shootersAt(battle, 'red', unitOf(battle, 2))).toEqual([])
    })

    it('vf3:O1.2 no more than two, and a battery that has spent one lends itself nothing', () => {
      const self = { unit: 0, skirmish: false }
      const refused = (drawn: Drawn, support: readonly (typeof self)[]) => {
        const seen = view(battleOf(drawn, EFFECTIVE), 'red')
        const answer = { main: 0, skirmish: false, support }
        return shoot.refuse(seen, { side: 'red', target: 1 }, answer)?.code ?? null
      }
      expect(refused(two, [self, self])).toBe('lends-twice')
      expect(refused({ ...two, spent: [0] }, [])).toBeNull()
      expect(refused({ ...two, spent: [0] }, [self])).toBe('lends-twice')
      expect(refused({ ...two, spent: [0, 0] }, [])).toBe('shot-already')
      const limbered = { ...two, red: [guns(20, 40, { formation: LIMBERED })] }
      expect(refused(limbered, [])).toBe('march-column-fires')
    })

    it('vf3:O1.2 both support another; with canister they count four, and three is the most', () => {
      const lender = { unit: 1, skirmish: false }
      const refused = (y: number, support: readonly (typeof lender)[]) => {
        const red = [guns(14, y), guns(20, y)]
        const battle = battleOf({ red, blue: [ligne(17, 12)], phase: 'fire' }, EFFECTIVE)
        const answer = { main: 0, skirmish: false, support }
        const refusal = shoot.refuse(view(battle, 'red'), { side: 'red', target: 2 }, answer)
        return refusal?.code ?? null
      }
      expect(refused(40, [lender, lender])).toBeNull()
      expect(refused(18, [lender])).toBeNull()
      expect(refused(18, [lender, lender])).toBe('too-much-support')
    })

    it('vf3:O1.2 what is proposed has the second cannon in it', () => {
      const proposed = (options: typeof LARGE | typeof EFFECTIVE) => {
        const seen = view(battleOf(two, options), 'red')
        const args = { side: 'red', target: 1 } as const
        const all = shoot.candidates(seen, args, 20, randomFrom('guns'))
        for (const one of all) expect(shoot.refuse(seen, args, one)).toBeNull()
        return all.map(({ support }) => support.length).toSorted((a, b) => a - b)
      }
      expect(proposed(LARGE)).toEqual([0])
      expect(proposed(EFFECTIVE)).toEqual([0, 1])
      const seen = view(battleOf({ ...two, spent: [0] }, EFFECTIVE), 'red')
      const main = { unit: 0, skirmish: false }
      const args = { side: 'red', target: 1, main, support: [] } as const
      expect(lend.candidates(seen, args, 9, randomFrom('guns'))).toEqual([[]])
    })

    it('vf3:O1.2 who supports itself is not named twice', () => {
      const table = playing('fire', two, { dice: [2, 2], options: EFFECTIVE })
      table.answer(
        'red',
        volleyAt(1, { main: 0, skirmish: false, support: [{ unit: 0, skirmish: false }] }),
      )
      const happening = (table.host.course.telling?.happenings ?? []).find(
        ({ name }) => name === 'attack',
      )
      expect(vfWords.en.sentence(happening!)).toContain('helped by its other cannon')
      expect(vfWords.it.sentence(happening!)).toContain('un altro suo cannone')
    })
  })

  describe('more effective artillery: melee', () => {
    /** The line before both cannons, or only before the right one. */
    const at = (x: number): Drawn => ({ red: [guns(20, 30)], blue: [ligne(x, 30)] })
    const [BOTH, RIGHT] = [at(20), at(25.7)]
    const fight = { main: 0, target: 1, support: [0], brigade: [] }

    const refused = (fights: readonly ChosenFight[]) => (battle: Vf) => {
      const refusal = fightsAsk.refuse(view(battle, 'red'), { side: 'red' }, fights)
      return refusal && `${refusal.clause} ${refusal.code}`
    }

    it('vf3:O1.2 one cannon leads and the other lends support, if it touches the enemy', () => {
      expect(each(BOTH, refused([fight]))).toEqual([
        'vf2:8.0 fights-twice',
        'vf2:8.0 fights-twice',
        null,
      ])
      expect(refused([fight])(battleOf(RIGHT, EFFECTIVE))).toBe('vf3:O1.2 cannons-apart')
      const alone = { ...fight, support: [] }
      expect(refused([alone])(battleOf(RIGHT, EFFECTIVE))).toBeNull()
      const thrice = { ...fight, support: [0, 0] }
      expect(refused([thrice])(battleOf(BOTH, EFFECTIVE))).toBe('vf2:8.0 fights-twice')
    })

    it('vf3:O1.2 each cannon attacks an enemy of its own, if each touches one', () => {
      const pair: Drawn = { red: [guns(20, 30)], blue: [ligne(14.9, 30), ligne(25.1, 30)] }
      const fights = [
        { main: 0, target: 1, support: [], brigade: [] },
        { main: 0, target: 2, support: [], brigade: [] },
      ]
      expect(each(pair, refused(fights))).toEqual([
        'vf2:8.0 fights-twice',
        'vf2:8.0 fights-twice',
        null,
      ])
    })

    it('vf3:O1.2 the battery must fight once, and its second cannon may', () => {
      const alone = [{ ...fight, support: [] }]
      expect(refused(alone)(battleOf(BOTH, EFFECTIVE))).toBeNull()
      const seen = view(battleOf(BOTH, EFFECTIVE), 'red')
      expect(fightsAsk.refuse(seen, { side: 'red' }, [])?.code).toBe('must-fight')
      expect(onlyFights(seen, 'red')).toBeNull()
      expect(onlyFights(view(battleOf(BOTH, LARGE), 'red'), 'red')).toHaveLength(1)
    })

    it('vf3:O1.2 its support counts, and canister doubles it', () => {
      const battle = battleOf(BOTH, EFFECTIVE)
      const [alone, helped] = [melee(0, 1), melee(0, 1, { support: [0] })].map(
        (attack) => attackValue(battle, attack).value,
      )
      expect(helped! - alone!).toBe(4)
    })

    it('vf3:O1.2 attacked, it fights back with one and lends the other', () => {
      const drawn: Drawn = {
        red: [foot(20, 30)],
        blue: [canons(20, 30)],
        phase: 'fights',
        spent: [0],
      }
      const lendable = each(drawn, (battle) =>
        supportIn(view(battle, 'blue'), { unit: 1, target: 0 }, 9).map(({ support }) => support),
      )
      expect(lendable).toEqual([[[]], [[]], [[1], []]])
      const args = { unit: 1, target: 0 }
      const judged = each(drawn, (battle) =>
        meleeSupport.refuse(view(battle, 'blue'), args, { support: [1], brigade: [] }),
      )
      expect(judged.map((refusal) => refusal?.code ?? null)).toEqual([
        'fights-twice',
        'fights-twice',
        null,
      ])
    })

    it('vf3:O1.2 who has fought back once has one attack less in its own fight', () => {
      const drawn: Drawn = { ...BOTH, phase: 'fights', spent: [0] }
      const lent = stillLent(battleOf(drawn, EFFECTIVE), { ...fight, again: false })
      expect(lent.support).toEqual([])
      const fresh = stillLent(battleOf(BOTH, EFFECTIVE), { ...fight, again: false })
      expect(fresh.support).toEqual([0])
    })

    it('vf3:O1.2 for losses and routs it is one unit', () => {
      const battle = battleOf(BOTH, EFFECTIVE)
      const bout = { ...fight, again: false, back: [], overFeature: false }
      expect(sideOf(bout, 0)).toEqual([0])
      expect(fightingIn(battle, bout).support).toEqual([])
    })

    it('vf3:O1.2 what is proposed is lawful, and has both cannons in it now and then', () => {
      const seen = view(battleOf(BOTH, EFFECTIVE), 'red')
      const random = randomFrom('cannons')
      const support = Array.from({ length: 12 }, () => {
        const fights = anyFights(seen, 'red', random)
        expect(fightsAsk.refuse(seen, { side: 'red' }, fights)).toBeNull()
        return fights[0]?.support.length
      })
      expect(new Set(support)).toEqual(new Set([0, 1]))
    })
  })

  describe('what effective batteries cost', () => {
    it('vf3:O1.2 five points for each battery, and nothing for others', () => {
      const cost = (profile: string) =>
        [{}, LARGE, EFFECTIVE].map((agreed) => pointsOf({ profile }, agreed).value)
      const [usual] = cost('british field artillery')
      expect(cost('british field artillery')).toEqual([usual, usual, usual! + 5])
      expect(new Set(cost('british line infantry')).size).toBe(1)
      expect(steps(pointsOf({ profile: 'british field artillery' }, EFFECTIVE)).at(-1)).toBe(
        `vf3:O1.2 ${usual! + 5}`,
      )
      const [army] = readyArmies
      const points = pointsOfArmy(army!).value
      expect(faultsOfArmy(army!, points, LARGE)).toEqual([])
      expect(faultsOfArmy(army!, points, EFFECTIVE).map(({ code }) => code)).toEqual([
        'points-over',
      ])
    })
  })
})
