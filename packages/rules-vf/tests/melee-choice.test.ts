import { randomFrom, type Json } from '@grognard/kernel'
import { expect, it } from 'vitest'
import { fightsAsk } from '../asks/fights.ts'
import type { Vf } from '../battle.ts'
import { view } from '../view.ts'
import {
  area,
  battleOf,
  box,
  COLUMN,
  cuirassiers,
  foot,
  guns,
  hussars,
  ligne,
  lights,
  MARCH,
  occupying,
  playing,
  type Drawn,
  type Table,
} from './drawn-up.ts'
import { describe, everyEdition, rule } from './every-edition.ts'

everyEdition(() => {
  const column = { formation: COLUMN(6) }

  /** The last turn of the battle: nothing comes after the melee phase. */
  const last = { first: 'blue', active: 'red', turns: 1 } as const

  const choosing = (drawn: Drawn, dice: readonly number[] = []): Table =>
    playing('melee', { ...last, ...drawn }, { dice })

  type Given = {
    readonly main: number
    readonly target: number
    readonly support?: readonly number[]
    readonly brigade?: readonly number[]
  }
  const fight = ({ main, target, support = [], brigade = [] }: Given) => ({
    main,
    target,
    support,
    brigade,
  })

  const refusal = (drawn: Drawn, ...fights: readonly Given[]) => {
    const { clause, code, data, lines } = choosing(drawn).refused('red', fights.map(fight))
    return { clause, code, data, lines }
  }

  /** Why red may not choose these fights; null if it may. */
  function judged(drawn: Drawn, ...fights: readonly Given[]): string | null {
    const seen = view(battleOf(drawn), 'red')
    const refused = fightsAsk.refuse(seen, { side: 'red' }, fights.map(fight))
    return refused && `${refused.clause} ${refused.code}`
  }

  /** Red 0 and 1 in column side by side, before blue 2 in line. */
  const two: Drawn = {
    red: [foot(33.5, 30, column), foot(38.3, 30, column)],
    blue: [ligne(36, 30)],
  }

  /** Red 0 in line before blue 1 and 2 in column. */
  const wide: Drawn = {
    red: [foot(36, 30)],
    blue: [ligne(33.5, 30, column), ligne(38.4, 30, column)],
  }

  /** Red 0 and 1 in line; blue 2 before red 0, blue 4 before red 1, blue 3 before two figures of each. */
  const between: Drawn = {
    red: [foot(30, 30), foot(42, 30)],
    blue: [ligne(30, 30, column), ligne(36, 30, column), ligne(42, 30, column)],
  }

  /** A main attacker and four small units in a row, before a long line. */
  const small = (x: number) => lights(x, 30, { formation: COLUMN(4) })
  const crowd: Drawn = {
    red: [small(31.6), small(34.8), small(38), small(41.2), small(44.4)],
    blue: [ligne(38, 30, { figures: 36 })],
  }

  const rules = ['defendable', 'hard cover', 'obstacle']
  /** Two sections of a town with a border of 6 inches. */
  const sections = [
    area('west', 'village', box(30, 20, 36, 26), rules),
    area('east', 'village', box(36, 20, 42, 26), rules),
  ]

  describe('Valour & Fortitude: picking targets', () => {
    it('vf2:7.0 a unit that is in contact must fight', () => {
      expect(refusal(two)).toMatchObject({
        clause: 'vf2:7.0',
        code: 'must-fight',
        data: { unit: 'red 1', target: 'blue 1' },
      })
    })

    it('vf2:7.0 even with nobody in its front arc', () => {
      const turned: Drawn = {
        red: [foot(36, 31.576, {}, 180), foot(10, 30)],
        blue: [ligne(36, 30), ligne(10, 30, column)],
      }
      expect(judged(turned, { main: 1, target: 3 })).toBe('vf2:7.0 must-fight')
      expect(judged(turned, { main: 1, target: 3 }, { main: 0, target: 2 })).toBeNull()
    })

    it('vf2:7.0 nobody fights where nobody is in contact', () => {
      const apart = { red: [foot(36, 30)], blue: [ligne(36, 20)] }
      expect(choosing(apart).battle().outcome).not.toBeNull()
    })

    it('vf2:7.1 a target must be in contact, and the refusal shows the gap', () => {
      const apart: Drawn = { ...two, red: [...two.red, foot(36, 38, column)] }
      const { clause, code, lines } = refusal(apart, { main: 2, target: 3 })
      expect([clause, code]).toEqual(['vf2:7.1', 'not-in-contact'])
      expect(lines).toMatchObject([{ from: { y: 38_000 }, to: { y: 30_000 }, is: 'gap' }])
    })

    it.each([
      null,
      [null],
      [{ main: 0, target: 2, support: [] }],
      [{ main: 0, target: 2, support: 1, brigade: [] }],
      [{ main: 0, target: 2, support: ['1'], brigade: [] }],
      [{ main: '0', target: 2, support: [], brigade: [] }],
      [{ main: 0, target: 0.5, support: [], brigade: [] }],
      [{ main: 0, target: 2, support: [], brigade: 'none' }],
      [{ main: 0, target: 2, support: [], brigade: 1 }],
      [{ main: 0, target: 2, support: [], brigade: null }],
      [{ main: 0, target: 2, support: [], brigade: ['1'] }],
    ])('vf2:7.1 no list of fights: %j', (answer) => {
      expect(fightsAsk.is(answer)).toBe(false)
    })

    it.each([
      ['own units only', { main: 2, target: 0 }, 'vf2:7.1 unit-of-enemy'],
      ['units there are', { main: 7, target: 2 }, 'vf2:7.1 no-such-unit'],
      ['no friend', { main: 0, target: 1 }, 'vf2:7.1 unit-is-own'],
      ['no supporter of the enemy', { main: 0, target: 2, support: [2] }, 'vf2:7.1 unit-of-enemy'],
    ])('vf2:7.1 %s', (_what, given, expected) => {
      expect(judged(two, given)).toBe(expected)
    })

    it('vf2:7.1 one of several attacks the same target, and the others support it', () => {
      const both = [
        { main: 0, target: 2 },
        { main: 1, target: 2 },
      ]
      expect(judged(two, ...both)).toBe('vf2:7.1 target-twice')
      expect(judged(two, { main: 0, target: 2 })).toBe('vf2:7.1 must-support')
      expect(judged(two, { main: 0, target: 2, support: [1] })).toBeNull()
      expect(judged(two, { main: 1, target: 2, support: [0] })).toBeNull()
    })

    it('vf2:7.1 a unit in contact with two enemies picks one of them', () => {
      expect(judged(wide, { main: 0, target: 1 })).toBeNull()
      expect(judged(wide, { main: 0, target: 2 })).toBeNull()
      expect(judged(wide, { main: 0, target: 1 }, { main: 0, target: 2 })).toBe(
        'vf2:8.0 fights-twice',
      )
    })

    it('vf2:8.0 nobody attacks and lends support', () => {
      expect(judged(two, { main: 0, target: 2, support: [0, 1] })).toBe('vf2:8.0 fights-twice')
      expect(judged(two, { main: 0, target: 2, support: [1], brigade: [1] })).toBe(
        'vf2:8.0 fights-twice',
      )
    })

    it('vf2:7.1 a fight without any choice is not asked for', () => {
      const one = { red: [foot(36, 30), foot(36, 45)], blue: [ligne(36, 30)] }
      const table = choosing(one, [6, 6, 6, 6, 6, 2, 2, 2, 2, 2, 4])
      expect(table.told('fight-won')).toMatchObject([{ unit: 'red 1' }])
    })

    it('vf2:7.1 a choice of targets, of brigade support, or of a fight next door is asked for', () => {
      expect(choosing(wide).asked('red')).toEqual(['fights'])
      const near: Drawn = { red: [foot(36, 30), foot(36, 33.5)], blue: [ligne(36, 30)] }
      expect(choosing(near).asked('red')).toEqual(['fights'])
      const town: Drawn = {
        red: [foot(10, 40, column), occupying(foot(0, 0), 'west')],
        blue: [ligne(10, 40, column), occupying(ligne(0, 0), 'east')],
        features: sections,
      }
      expect(choosing(town).asked('red')).toEqual(['fights'])
    })

    rule('vf2:7.1 the fights are fought in the order that was chosen', { not: ['vf1'] }, () => {
      const drawn: Drawn = {
        red: [foot(20, 30, column), foot(50, 30, column)],
        blue: [ligne(20, 30, column), ligne(50, 30, column)],
      }
      const dice = Array.from({ length: 16 }, () => 2)
      const table = choosing(drawn, dice)
      table.answer(
        'red',
        [
          { main: 1, target: 3 },
          { main: 0, target: 2 },
        ].map(fight),
      )
      expect(table.told('fight-won').map(({ unit }) => unit)).toEqual(['red 2', 'red 1'])
    })
  })

  describe('Valour & Fortitude: melee support', () => {
    it('vf2:8.2 a march column lends none, and so does not fight', () => {
      const march: Drawn = {
        red: [foot(33.5, 30, column), foot(38.3, 30, { formation: MARCH(3) })],
        blue: [ligne(36, 30)],
      }
      expect(judged(march, { main: 0, target: 2, support: [1] })).toBe(
        'vf2:8.2 melee-support-march',
      )
      expect(judged(march, { main: 0, target: 2 })).toBeNull()
      expect(judged(march, { main: 1, target: 2, support: [0] })).toBeNull()
    })

    it.each([
      [40.4, 1, 'vf2:8.2.2 melee-support-figures'],
      [39.9, 2, 'vf2:8.2.2 melee-support-figures'],
      [39.0, 3, null],
    ])(
      'vf2:8.2.2 from x = %d it has %i figures of its front rank in contact',
      (x, _n, expected) => {
        // The line of blue ends at 40.7 inches; red's second column reaches past it.
        const past: Drawn = {
          red: [foot(33.5, 30, column), foot(x + 2.4, 30, column)],
          blue: [ligne(36, 30)],
        }
        expect(judged(past, { main: 0, target: 2, support: [1] })).toBe(expected)
      },
    )

    it('vf2:8.2.2 figures of other ranks do not count', () => {
      // Red 1 stands with its left flank along the front of blue.
      const flank: Drawn = {
        red: [foot(33.5, 30, column), foot(40.7, 32.364, column, 90)],
        blue: [ligne(36, 30)],
      }
      expect(judged(flank, { main: 0, target: 2, support: [1] })).toBe(
        'vf2:8.2.2 melee-support-figures',
      )
      expect(judged(flank, { main: 0, target: 2 })).toBeNull()
    })

    it('vf2:8.2.2 a unit in contact with an enemy that nobody chose must attack that one', () => {
      const ends = [
        { main: 0, target: 2 },
        { main: 1, target: 4 },
      ]
      expect(judged(between, ...ends)).toBeNull()
      const shared: Drawn = {
        red: [foot(33.5, 30, column), foot(41, 30)],
        blue: [ligne(36, 30), ligne(43.3, 30, column)],
      }
      expect(judged(shared, { main: 0, target: 2, support: [1] })).toBe(
        'vf2:8.2.2 melee-support-elsewhere',
      )
      expect(judged(shared, { main: 0, target: 2 })).toBe('vf2:7.0 must-fight')
      expect(judged(shared, { main: 0, target: 2 }, { main: 1, target: 3 })).toBeNull()
    })

    it('vf2:8.2.2 once somebody else attacks that enemy it may support either fight', () => {
      const shared: Drawn = {
        red: [foot(33.5, 30, column), foot(40.9, 30), foot(45.68, 29.2, column, 270)],
        blue: [ligne(36, 30), ligne(43.3, 30, column)],
      }
      const fights = [
        { main: 0, target: 3 },
        { main: 2, target: 4 },
      ]
      expect(judged(shared, ...fights)).toBe('vf2:7.1 must-support')
      expect(
        judged(shared, { main: 0, target: 3, support: [1] }, { main: 2, target: 4 }),
      ).toBeNull()
      expect(
        judged(shared, { main: 0, target: 3 }, { main: 2, target: 4, support: [1] }),
      ).toBeNull()
    })

    it('vf2:8.2.2 three units lend support at most; a fourth does not fight', () => {
      expect(judged(crowd, { main: 0, target: 5, support: [1, 2, 3, 4] })).toBe(
        'vf2:8.2.2 melee-support-many',
      )
      expect(judged(crowd, { main: 0, target: 5, support: [1, 2, 3] })).toBeNull()
      expect(judged(crowd, { main: 0, target: 5, support: [1, 2] })).toBe('vf2:7.1 must-support')
    })

    it('vf2:special.canister guns with canister count as two units', () => {
      const gunned: Drawn = {
        ...crowd,
        red: [small(31.6), small(34.8), guns(38, 30), guns(41, 30)],
      }
      expect(judged(gunned, { main: 0, target: 4, support: [2, 3] })).toBe(
        'vf2:8.2.2 melee-support-many',
      )
      expect(judged(gunned, { main: 0, target: 4, support: [1, 2] })).toBeNull()
    })
  })

  describe('Valour & Fortitude: brigade support', () => {
    /** Red 1 stands behind red 0, so many inches away. */
    const behind = (far: number, more: Parameters<typeof foot>[2] = {}): Drawn => ({
      red: [foot(36, 30), foot(36, 31.576 + far, more)],
      blue: [ligne(36, 30)],
    })

    it.each([
      [3, null],
      [3.01, 'vf2:8.2.3 brigade-support-far'],
    ])('vf2:8.2.3 a unit of its brigade %d" away', (far, expected) => {
      expect(judged(behind(far), { main: 0, target: 2, brigade: [1] })).toBe(expected)
      expect(judged(behind(far), { main: 0, target: 2 })).toBeNull()
    })

    it('vf2:8.2.3 not from a march column', () => {
      expect(judged(behind(1, { formation: MARCH(3) }), { main: 0, target: 2, brigade: [1] })).toBe(
        'vf2:8.2 melee-support-march',
      )
    })

    it('vf2:8.2.3 not from another brigade', () => {
      const { red, blue } = behind(1)
      const drawn = { red: [], blue, brigades: { red: red.map((unit) => [unit]) } }
      expect(judged(drawn, { main: 0, target: 2, brigade: [1] })).toBe(
        'vf2:8.2.3 brigade-support-other',
      )
    })

    it('vf2:8.2.3 not from a unit that is in contact', () => {
      const drawn: Drawn = {
        ...wide,
        red: [foot(36, 30), foot(45.6, 30)],
        blue: [...wide.blue, ligne(46, 30, column)],
      }
      const fights = [
        { main: 0, target: 2, brigade: [1] },
        { main: 1, target: 4 },
      ]
      expect(judged(drawn, ...fights)).toBe('vf2:8.0 fights-twice')
      expect(judged(drawn, { main: 0, target: 2, brigade: [1] })).toBe(
        'vf2:8.2.3 brigade-support-engaged',
      )
    })

    it('vf2:8.2.3 one unit supports one other', () => {
      const drawn: Drawn = {
        red: [foot(31, 30, column), foot(41, 30, column), foot(36, 33.5)],
        blue: [ligne(31, 30, column), ligne(41, 30, column)],
      }
      const both = [
        { main: 0, target: 3, brigade: [2] },
        { main: 1, target: 4, brigade: [2] },
      ]
      expect(judged(drawn, ...both)).toBe('vf2:8.0 fights-twice')
      expect(judged(drawn, { main: 0, target: 3, brigade: [2] }, { main: 1, target: 4 })).toBeNull()
    })
  })

  describe('Valour & Fortitude: fights next door', () => {
    /** Red 0 in the west section, blue 2 in the east. */
    const neighbours: Drawn = {
      red: [occupying(foot(0, 0), 'west'), foot(10, 40)],
      blue: [occupying(ligne(0, 0), 'east'), ligne(10, 4)],
      features: sections,
    }

    it('vf2:T.3.7 units in connected sections may fight, and need not', () => {
      expect(judged(neighbours, { main: 0, target: 2 })).toBeNull()
      expect(judged(neighbours)).toBeNull()
    })

    it('vf2:T.3.7 if the active side does not fight, the enemy does not fight back', () => {
      const table = choosing(neighbours)
      expect(table.asked('red')).toEqual(['fights'])
      table.answer('red', [])
      expect(table.told('fight-won')).toEqual([])
      table.usedUp()
    })

    it('vf2:T.3.7 a border of less than 3 inches does not connect them', () => {
      const features = [
        area('west', 'village', box(30, 20, 36, 26), rules),
        area('east', 'village', box(36, 23.5, 42, 29), rules),
      ]
      expect(judged({ ...neighbours, features }, { main: 0, target: 2 })).toBe(
        'vf2:7.1 not-in-contact',
      )
    })

    it('vf2:T.3.6 an occupier must fight who has three figures at its feature', () => {
      const stormed: Drawn = { ...neighbours, blue: [ligne(33, 20, column), ligne(10, 4)] }
      expect(judged(stormed)).toBe('vf2:7.0 must-fight')
      expect(judged(stormed, { main: 0, target: 2 })).toBeNull()
    })
  })

  describe('Valour & Fortitude: candidates for fights', () => {
    const crowded: Drawn = {
      red: [foot(30, 30), foot(42, 30), hussars(27.63, 27.5, {}, 90), foot(36, 33.5), guns(20, 30)],
      blue: [
        ligne(30, 30, column),
        ligne(36, 30, column),
        ligne(42, 30, column),
        cuirassiers(20, 30),
      ],
    }

    /** Red 0 is stormed from outside, and has blue next door. */
    const storm: Drawn = {
      red: [occupying(foot(0, 0), 'west'), foot(33, 27.5)],
      blue: [ligne(33, 20, column), occupying(ligne(0, 0), 'east')],
      features: sections,
    }
    /** Red 0 and 1 both have somebody next door, and are next to each other. */
    const quarters: Drawn = {
      red: [occupying(foot(0, 0), 'west'), occupying(foot(0, 0), 'south')],
      blue: [occupying(ligne(0, 0), 'east'), occupying(ligne(0, 0), 'far')],
      features: [
        ...sections,
        area('south', 'village', box(30, 26, 36, 32), rules),
        area('far', 'village', box(30, 32, 36, 38), rules),
      ],
    }

    it.each([
      ['two', two],
      ['wide', wide],
      ['between', between],
      ['crowded', crowded],
      ['crowd', crowd],
      ['storm', storm],
      ['quarters', quarters],
    ])('vf2:7.1 none is refused: %s', (name, drawn) => {
      const battle: Vf = battleOf(drawn)
      const seen = view(battle, 'red')
      for (let seed = 0; seed < 20; seed++) {
        const all = fightsAsk.candidates(seen, { side: 'red' }, 12, randomFrom(`${name} ${seed}`))
        expect(all.length).toBeGreaterThan(0)
        for (const fights of all) {
          expect(fightsAsk.is(fights as unknown as Json)).toBe(true)
          expect(fightsAsk.refuse(seen, { side: 'red' }, fights)).toBeNull()
        }
      }
    })

    /** What is proposed, each once. */
    const proposed = (drawn: Drawn): ReadonlySet<string> => {
      const seen = view(battleOf(drawn), 'red')
      const all = fightsAsk.candidates(seen, { side: 'red' }, 12, randomFrom('proposed'))
      return new Set(
        all.map((fights) =>
          fights
            .map(({ main, target, support, brigade }) =>
              [main, target, ...support, ...brigade].join(),
            )
            .join(' '),
        ),
      )
    }

    it('vf2:7.1 both units are proposed as main attacker', () => {
      expect(proposed(two)).toEqual(new Set(['0,2,1', '1,2,0']))
    })

    it('vf2:7.1 both enemies are proposed as target', () => {
      expect(proposed(wide)).toEqual(new Set(['0,1', '0,2']))
    })

    it('vf2:8.2.3 brigade support is proposed, and mostly lent', () => {
      const near: Drawn = { red: [foot(36, 30), foot(36, 33.5)], blue: [ligne(36, 30)] }
      expect(proposed(near)).toEqual(new Set(['0,2', '0,2,1']))
    })

    it('vf2:T.3.7 fights next door are proposed, one at most for each enemy', () => {
      const ring = area('south', 'village', box(30, 26, 42, 32), rules)
      const drawn: Drawn = {
        red: [occupying(foot(0, 0), 'west'), occupying(foot(0, 0), 'south')],
        blue: [occupying(ligne(0, 0), 'east')],
        features: [...sections, ring],
      }
      expect(proposed(drawn)).toEqual(new Set(['', '0,2', '1,2', '0,2,1', '1,2,0']))
    })
  })
})
