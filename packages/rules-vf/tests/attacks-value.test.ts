import { expect, it } from 'vitest'
import type { Attack } from '../attack.ts'
import { attackValue } from '../attacks/value.ts'
import type { Unit, Vf } from '../battle.ts'
import { tenacityOf } from '../morale/tenacity.ts'
import type { GivenUnit } from '../position.ts'
import {
  area,
  attacking,
  battleOf,
  box,
  canons,
  COLUMN,
  cuirassiers,
  foot,
  guns,
  heavies,
  hill,
  hussars,
  ligne,
  LIMBERED,
  MARCH,
  occupying,
  OPEN,
  rifles,
  SQUARE,
  steps,
  unit,
  type Drawn,
} from './drawn-up.ts'
import { describe, everyEdition, rule } from './every-edition.ts'

everyEdition(() => {
  const fire = attacking('fire')
  const melee = attacking('melee')

  /** The steps of an attack value, without the floor where nothing rests on it. */
  const worth = (drawn: Drawn, attack: Attack): readonly string[] => {
    const { value, steps: all } = attackValue(battleOf(drawn), attack)
    return steps({ value, steps: all.filter(({ idle }) => !idle) })
  }

  const idle = (drawn: Drawn, attack: Attack): readonly string[] =>
    attackValue(battleOf(drawn), attack)
      .steps.filter((step) => step.idle)
      .map(({ clause }) => clause)

  /** One red unit against one blue. */
  const duel = (red: GivenUnit, blue: GivenUnit, more: Partial<Drawn> = {}): Drawn => ({
    red: [red],
    blue: [blue],
    ...more,
  })

  const village = area('village', 'village', box(15, 10, 25, 20), [
    'defendable',
    'obstacle',
    'hard cover',
  ])

  describe('Valour & Fortitude: the value of an attack', () => {
    it('vf2:8.0 a fire attack uses the fire value, a melee attack the melee value', () => {
      expect(worth(duel(guns(20, 40), ligne(20, 20)), fire(0, 1))).toEqual(['vf2:1.5 1'])
      expect(worth(duel(heavies(20, 30), ligne(20, 30)), melee(0, 1))).toEqual(['vf2:1.5 6'])
    })

    rule(
      'vf2:options.elite what an elite unit has more belongs to its value, before halving',
      { not: ['vf1'] },
      () => {
        const elite = { fire: 1, melee: 1 }
        const red = foot(20, 30, { elite, formation: COLUMN(6) })
        expect(worth(duel(red, ligne(20, 20)), fire(0, 1))).toEqual([
          'vf2:1.5 3',
          'vf2:options.elite 4',
          'vf2:8.1.1 2',
        ])
        expect(worth(duel(red, ligne(20, 30)), melee(0, 1))).toEqual([
          'vf2:1.5 4',
          'vf2:options.elite 5',
        ])
      },
    )

    rule(
      'vf2:options.understrength a weak unit has 1 less melee, and its fire as it was',
      { not: ['vf1'] },
      () => {
        const red = foot(20, 30, { understrength: true, formation: COLUMN(4) })
        expect(worth(duel(red, ligne(20, 30)), melee(0, 1))).toEqual([
          'vf2:1.5 4',
          'vf2:options.understrength 3',
        ])
        expect(worth(duel(red, ligne(20, 20)), fire(0, 1))).toEqual(['vf2:1.5 3', 'vf2:8.1.1 1'])
      },
    )

    rule('vf2:1.0.1 a value is halved once, whatever else would halve it', { not: ['vf1'] }, () => {
      const column = foot(20, 30, { formation: COLUMN(6) })
      const drawn = duel(column, ligne(20, 14))
      expect(worth(drawn, fire(0, 1, { skirmish: true }))).toEqual(['vf2:1.5 3', 'vf2:8.1.1 1'])
      expect(idle(drawn, fire(0, 1, { skirmish: true }))).toEqual([
        'vf2:special.skirmishers',
        'vf2:1.0.1',
      ])
    })

    rule('vf2:1.0.1 halves before it adds', { not: ['vf1'] }, () => {
      const red = [foot(20, 30, { formation: COLUMN(6) }), foot(30, 30), foot(10, 30)]
      expect(worth({ red, blue: [ligne(20, 20)] }, fire(0, 3, { support: [1, 2] }))).toEqual([
        'vf2:1.5 3',
        'vf2:8.1.1 1',
        'vf2:8.2.1 2',
        'vf2:8.2.1 3',
      ])
    })

    it('vf2:1.0.1 what has been halved is at least 1 before anything is added', () => {
      const troopers = hussars(20, 30, { figures: 9, formation: OPEN(3) })
      const red = [troopers, foot(30, 30)]
      expect(worth({ red, blue: [ligne(20, 20)] }, fire(0, 2, { support: [1] }))).toEqual([
        'vf2:1.5 0',
        'vf2:special.carbines 1',
        'vf2:special.open-order 1',
        'vf2:8.2.1 2',
      ])
    })

    it('vf2:1.0.1 a value never falls below 1', () => {
      const wood = area('wood', 'wood', box(18, 36, 22, 46), ['rough'])
      const drawn = { blue: [cuirassiers(20, 40)], features: [wood] }
      const weak = unit('british cavalry detachment', 20, 40, 0, {
        formation: { kind: 'open order', files: 3 },
      })
      expect(worth({ ...drawn, red: [weak] }, melee(0, 1))).toEqual([
        'vf2:1.5 2',
        'vf2:T.2.6 1',
        'vf2:special.open-order 0',
        'vf2:1.0.1 1',
      ])
    })
  })

  describe('Valour & Fortitude: column and line', () => {
    rule('vf2:8.1.1 halves the fire value of a unit in attack column', { not: ['vf1'] }, () => {
      const red = foot(20, 30, { formation: COLUMN(6) })
      expect(worth(duel(red, ligne(20, 20)), fire(0, 1))).toEqual(['vf2:1.5 3', 'vf2:8.1.1 1'])
    })

    rule(
      'vf2:8.1.1 an attack column adds 1 against a unit in defendable terrain, a line does not',
      { not: ['vf1'] },
      () => {
        const blue = occupying(ligne(0, 0), 'village')
        const column = duel(foot(20, 20, { formation: COLUMN(6) }), blue, { features: [village] })
        expect(worth(column, melee(0, 1))).toEqual(['vf2:1.5 4', 'vf2:8.1.1 5'])
        const inLine = duel(foot(20, 20), blue, { features: [village] })
        expect(worth(inLine, melee(0, 1))).toEqual(['vf2:1.5 4'])
      },
    )

    it('vf2:8.1.1 a march column fights with a value of 1, to which support is added', () => {
      const march = duel(foot(20, 30, { formation: MARCH(3) }), ligne(20, 30))
      expect(worth(march, melee(0, 1))).toEqual(['vf2:1.5 4', 'vf2:8.1.1 1'])
      const limbered = duel(guns(20, 30, { formation: LIMBERED }), ligne(20, 30))
      expect(worth(limbered, melee(0, 1))).toEqual(['vf2:1.5 2', 'vf2:8.1.1 1'])
      const red = [foot(20, 30, { formation: MARCH(3) }), foot(20, 40)]
      const helped = melee(0, 2, { brigade: [1] })
      expect(worth({ red, blue: [ligne(20, 30)] }, helped)).toEqual([
        'vf2:1.5 4',
        'vf2:8.1.1 1',
        'vf2:8.2.3 2',
      ])
    })

    rule(
      'vf2:8.1.2 infantry in line adds half its fire value, rounded down',
      { not: ['vf1'] },
      () => {
        expect(worth(duel(foot(20, 30), ligne(20, 30)), melee(0, 1))).toEqual([
          'vf2:1.5 4',
          'vf2:8.1.2 5',
        ])
        const elite = foot(20, 30, { elite: { fire: 1 } })
        expect(worth(duel(elite, ligne(20, 30)), melee(0, 1)).at(-1)).toBe('vf2:8.1.2 6')
      },
    )

    it('vf2:8.1.2 not against a target that it does not see', () => {
      const taken = duel(foot(20, 30, {}, 180), ligne(20, 28.424))
      expect(worth(taken, melee(0, 1))).not.toContain('vf2:8.1.2 5')
    })

    it('vf2:8.1.2 not against a target in defendable terrain', () => {
      const blue = occupying(ligne(0, 0), 'village')
      expect(worth(duel(foot(20, 20), blue, { features: [village] }), melee(0, 1))).toEqual([
        'vf2:1.5 4',
      ])
    })

    rule('vf2:8.1.2 neither columns nor cavalry nor guns do', { not: ['vf1'] }, () => {
      for (const red of [
        foot(20, 30, { formation: COLUMN(6) }),
        heavies(20, 30),
        unit('british rocket artillery', 20, 30, 0),
      ])
        expect(worth(duel(red, ligne(20, 30)), melee(0, 1))).toHaveLength(1)
    })
  })

  describe('Valour & Fortitude: the target and what is seen of it', () => {
    for (const [what, blue] of [
      ['an attack column', ligne(20, 20, { formation: COLUMN(6) })],
      ['a march column', ligne(20, 20, { formation: MARCH(3) })],
      ['a limbered gun', canons(20, 20, { formation: LIMBERED })],
    ] as const)
      rule(`vf2:8.1.3 artillery at ${what}`, { not: ['vf1'] }, () => {
        const rockets = unit('british rocket artillery', 20, 40, 0)
        const shown = worth(duel(rockets, blue), fire(0, 1))
        expect(shown).toEqual(['vf2:1.5 1', 'vf2:8.1.3 2'])
      })

    it.each([
      ['a line', ligne(20, 20)],
      ['an unlimbered gun', canons(20, 20)],
    ])('vf2:8.1.3 artillery at %s', (_what, blue) => {
      const rockets = unit('british rocket artillery', 20, 40, 0)
      const shown = worth(duel(rockets, blue), fire(0, 1))
      expect(shown).toEqual(['vf2:1.5 1'])
    })

    rule(
      'vf2:8.1.3 infantry adds nothing for a dense target, and artillery in melee does',
      { not: ['vf1', 'vf3'] },
      () => {
        const dense = ligne(20, 30, { formation: COLUMN(6) })
        expect(worth(duel(foot(20, 40), dense), fire(0, 1))).toEqual(['vf2:1.5 3'])
        const rockets = unit('british rocket artillery', 20, 30, 0)
        expect(worth(duel(rockets, dense), melee(0, 1))).toEqual(['vf2:1.5 2', 'vf2:8.1.3 3'])
      },
    )

    it('vf2:8.1.3 whoever occupies a feature is in no formation', () => {
      const blue = occupying(ligne(0, 0, { formation: COLUMN(6) }), 'village')
      const rockets = unit('british rocket artillery', 20, 40, 0)
      expect(worth(duel(rockets, blue, { features: [village] }), fire(0, 1))).toEqual(['vf2:1.5 1'])
    })

    rule(
      'vf2:8.1.4 adds 1 if the target does not see its attacker, in fire and in melee',
      { not: ['vf1'] },
      () => {
        const away = ligne(20, 18, {}, 0)
        expect(worth(duel(foot(20, 30), away), fire(0, 1))).toEqual(['vf2:1.5 3', 'vf2:8.1.4 4'])
        const inRear = duel(foot(20, 30, { formation: COLUMN(6) }), ligne(20, 28.424, {}, 0))
        expect(worth(inRear, melee(0, 1))).toEqual(['vf2:1.5 4', 'vf2:8.1.4 5'])
      },
    )

    it('vf2:8.1.4 nobody is enfiladed by what stands before his front in plain sight', () => {
      const FILE = { formation: MARCH(1) }
      const wood = area('wood', 'wood', box(10, 27.5, 30.2, 28), ['soft cover', 'obstacle'])
      const past = {
        red: [rifles(30, 30, FILE)],
        blue: [unit('french infantry detachment', 30, 20, 180, FILE)],
        features: [wood],
      }
      expect(worth(past, fire(1, 0)).some((step) => step.startsWith('vf2:8.1.4'))).toBe(false)
    })

    rule('vf2:8.1.4 whoever occupies a feature cannot be enfiladed', { not: ['vf1'] }, () => {
      // Rockets on a hill see over friends who hide them from their target.
      const rockets = unit('british rocket artillery', 20, 40, 0)
      const height = hill('height', [box(15, 38, 25, 47.9)])
      const unseen = (blue: GivenUnit): Drawn => ({
        red: [rockets, foot(20, 34)],
        blue: [blue],
        features: [village, height],
      })
      expect(worth(unseen(ligne(20, 25)), fire(0, 2))).toEqual(['vf2:1.5 1', 'vf2:8.1.4 2'])
      const inside = occupying(ligne(0, 0), 'village')
      expect(worth(unseen(inside), fire(0, 2))).toEqual(['vf2:1.5 1'])
    })

    rule(
      'vf2:8.1.5 halves the fire of a unit that half its front rank cannot see',
      { not: ['vf1'] },
      () => {
        // A friend stands before its right: five, then six of its twelve files see past him or are
        // seen from beyond.
        const behind = (x: number): Drawn => ({
          red: [foot(20, 30), foot(x, 26)],
          blue: [ligne(20, 20)],
        })
        expect(worth(behind(23.9), fire(0, 2))).toEqual(['vf2:1.5 3', 'vf2:8.1.5 1'])
        expect(worth(behind(24), fire(0, 2))).toEqual(['vf2:1.5 3'])
      },
    )

    rule('vf2:8.1.5 of a square a quarter is enough to see', { not: ['vf1'] }, () => {
      const square = foot(20, 30, { formation: SQUARE })
      const blue = [ligne(20, 20)]
      const seen = { red: [square, foot(25.5, 26)], blue }
      expect(worth(seen, fire(0, 2))).toEqual(['vf2:1.5 3', 'vf2:special.square 1'])
      expect(idle(seen, fire(0, 2))).toEqual(['vf2:1.0.1'])
      const hidden = { red: [square, foot(24.8, 26)], blue }
      expect(worth(hidden, fire(0, 2))).toEqual(['vf2:1.5 3', 'vf2:8.1.5 1'])
      expect(idle(hidden, fire(0, 2))).toEqual(['vf2:special.square', 'vf2:1.0.1'])
    })
  })

  describe('Valour & Fortitude: outflanked', () => {
    rule(
      'vf2:8.1.6 halves the melee value of a unit that is attacked in the rear',
      { not: ['vf1'] },
      () => {
        const drawn = duel(foot(20, 30), ligne(20, 31.576, {}, 0))
        expect(worth(drawn, melee(0, 1)).slice(0, 2)).toEqual(['vf2:1.5 4', 'vf2:8.1.6 2'])
      },
    )

    rule(
      'vf2:8.1.6 one figure of the front rank in contact is too few, two are enough',
      { not: ['vf1'] },
      () => {
        const beside = (x: number): readonly string[] =>
          worth(duel(foot(20, 30), ligne(x, 30)), melee(0, 1))
        // Both lines are 9.456" wide; figures are 0.788" wide.
        expect(beside(20 + 9.456 - 0.5)).toContain('vf2:8.1.6 2')
        expect(beside(20 + 9.456 - 1)).not.toContain('vf2:8.1.6 2')
      },
    )

    it('vf2:8.1.6 a square is never outflanked', () => {
      const square = foot(20, 30, { formation: SQUARE })
      const corner = duel(square, ligne(25.6, 30))
      expect(worth(corner, melee(0, 1))).not.toContain('vf2:8.1.6 2')
    })

    rule('vf2:8.1.6 nor is whoever occupies a feature', { not: ['vf1', 'vf3'] }, () => {
      const drawn: Drawn = {
        red: [occupying(foot(0, 0), 'village')],
        blue: [ligne(20, 20, {}, 0)],
        features: [village],
      }
      expect(worth(drawn, melee(0, 1))).toEqual(['vf2:1.5 4', 'vf2:T.3.5 5'])
    })
  })

  describe('Valour & Fortitude: rough and defendable ground', () => {
    const bog = (left: number, top: number, right: number, bottom: number) => [
      area('bog', 'bog', box(left, top, right, bottom), ['rough']),
    ]

    it('vf2:T.2.6 halves the melee value of cavalry and artillery on rough ground', () => {
      const features = bog(18, 30.5, 22, 33)
      expect(worth(duel(heavies(20, 30), ligne(20, 30), { features }), melee(0, 1))).toEqual([
        'vf2:1.5 6',
        'vf2:T.2.6 3',
      ])
      const rockets = unit('british rocket artillery', 20, 30, 0)
      expect(worth(duel(rockets, ligne(20, 30), { features }), melee(0, 1))).toEqual([
        'vf2:1.5 2',
        'vf2:T.2.6 1',
      ])
    })

    rule(
      'vf2:T.2.6 and of those that fight a unit on rough ground; infantry minds neither',
      { not: ['vf1'] },
      () => {
        const features = bog(18, 27, 22, 29.5)
        expect(worth(duel(heavies(20, 30), ligne(20, 30), { features }), melee(0, 1))).toEqual([
          'vf2:1.5 6',
          'vf2:T.2.6 3',
        ])
        const column = foot(20, 30, { formation: COLUMN(6) })
        expect(worth(duel(column, ligne(20, 30), { features }), melee(0, 1))).toEqual(['vf2:1.5 4'])
      },
    )

    it('vf2:T.2.6 fire is not affected', () => {
      const features = bog(18, 40.5, 22, 43)
      const rockets = unit('british rocket artillery', 20, 40, 0)
      expect(worth(duel(rockets, ligne(20, 20), { features }), fire(0, 1))).toEqual(['vf2:1.5 1'])
    })

    rule(
      'vf2:T.3.5 halves the fire and adds 1 to the melee value of infantry in a feature',
      { not: ['vf1', 'vf3'] },
      () => {
        const red = occupying(foot(0, 0, { formation: COLUMN(6) }), 'village')
        const near = { features: [village] }
        expect(worth(duel(red, ligne(20, 30, {}, 0), near), fire(0, 1))).toEqual([
          'vf2:1.5 3',
          'vf2:T.3.5 1',
        ])
        expect(worth(duel(red, ligne(20, 20, {}, 0), near), melee(0, 1))).toEqual([
          'vf2:1.5 4',
          'vf2:T.3.5 5',
        ])
      },
    )

    rule(
      'vf2:T.3.5 guns in a feature fire in full, and fight at half',
      { not: ['vf1', 'vf3'] },
      () => {
        const red = occupying(unit('british rocket artillery', 0, 0, 0), 'village')
        const near = { features: [village] }
        expect(worth(duel(red, ligne(20, 40, {}, 0), near), fire(0, 1)).slice(0, 1)).toEqual([
          'vf2:1.5 1',
        ])
        expect(worth(duel(red, ligne(20, 20, {}, 0), near), melee(0, 1))).toEqual([
          'vf2:1.5 2',
          'vf2:T.3.5 1',
        ])
      },
    )

    it('vf2:T.3.5 halves the melee value of cavalry against a unit in a feature', () => {
      const blue = occupying(ligne(0, 0), 'village')
      const near = { features: [village] }
      expect(worth(duel(heavies(20, 20), blue, near), melee(0, 1))).toEqual([
        'vf2:1.5 6',
        'vf2:T.3.5 3',
      ])
    })
  })

  describe('Valour & Fortitude: what support adds', () => {
    const behind = [rifles(20, 30), foot(30, 30), foot(10, 30)]

    it('vf2:8.2.1 each unit that lends fire support adds 1', () => {
      const drawn = { red: behind, blue: [ligne(20, 20)] }
      expect(worth(drawn, fire(0, 3, { support: [1, 2] }))).toEqual([
        'vf2:1.5 2',
        'vf2:8.2.1 3',
        'vf2:8.2.1 4',
      ])
    })

    it('vf2:8.2.2 each unit that lends melee support adds 2', () => {
      const drawn = { red: [heavies(20, 30), heavies(26, 30)], blue: [ligne(23, 30)] }
      expect(worth(drawn, melee(0, 2, { support: [1] }))).toEqual(['vf2:1.5 6', 'vf2:8.2.2 8'])
    })

    it('vf2:8.2.3 brigade support adds 1', () => {
      const drawn = { red: [heavies(20, 30), heavies(20, 34)], blue: [ligne(20, 30)] }
      expect(worth(drawn, melee(0, 2, { brigade: [1] }))).toEqual(['vf2:1.5 6', 'vf2:8.2.3 7'])
    })

    it('vf2:8.1 modifiers do not apply to those who lend support', () => {
      const red = [foot(20, 30), foot(30, 30, { formation: COLUMN(6) })]
      const drawn = { red, blue: [ligne(20, 20)] }
      expect(worth(drawn, fire(0, 2, { support: [1] }))).toEqual(['vf2:1.5 3', 'vf2:8.2.1 4'])
    })
  })

  describe('Valour & Fortitude: tenacity', () => {
    const tenacity = (more: Parameters<typeof ligne>[2], effects: Vf['effects'] = []) => {
      const battle = battleOf({ red: [foot(20, 30)], blue: [ligne(20, 20, more)] })
      return steps(tenacityOf({ ...battle, effects }, battle.units[1] as Unit)).slice(0, -1)
    }

    it('vf2:options.elite adds 1, vf2:options.understrength takes 1 off', () => {
      expect(tenacity({})).toEqual(['vf2:1.5 4'])
      expect(tenacity({ elite: { tenacity: 1 } })).toEqual(['vf2:1.5 4', 'vf2:options.elite 5'])
      expect(tenacity({ understrength: true })).toEqual([
        'vf2:1.5 4',
        'vf2:options.understrength 3',
      ])
    })

    it('vf2:4.0 cards that say nothing of a value leave it alone', () => {
      const effects = [{ card: '3', side: 'red', until: 'turn' }] as const
      expect(tenacity({}, effects)).toEqual(['vf2:1.5 4'])
      const battle = battleOf({ red: [foot(20, 30)], blue: [ligne(20, 20)] })
      expect(attackValue({ ...battle, effects }, fire(0, 1)).value).toBe(3)
    })

    rule(
      'vf2:fate.jack.french Les Grognards add 1 to tenacity and melee value',
      { not: ['vf1'] },
      () => {
        const effects = [{ card: 'jack', side: 'blue', unit: 1, until: 'always' }] as const
        expect(tenacity({}, effects)).toEqual(['vf2:1.5 4', 'vf2:fate.jack.french 5'])
        const column = ligne(20, 30, { formation: COLUMN(6) })
        const battle = battleOf({ red: [foot(20, 30)], blue: [column] })
        expect(steps(attackValue({ ...battle, effects }, melee(1, 0))).slice(0, 2)).toEqual([
          'vf2:1.5 4',
          'vf2:fate.jack.french 5',
        ])
      },
    )
  })
})
