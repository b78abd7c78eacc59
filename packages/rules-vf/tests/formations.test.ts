import { expect, it } from 'vitest'
import { unitOf } from '../battle.ts'
import type { Formation } from '../formation.ts'
import { basesOf } from '../options.ts'
import { formationsFor } from '../proposals/formations.ts'
import { SHEETS } from '../sheets/index.ts'
import { allFigures, countFigures } from '../units/figures.ts'
import {
  closeOrder,
  faultOfFormation,
  isDeployed,
  isInLine,
  isInMarchColumn,
  layoutOf,
} from '../units/formations.ts'
import { usualFormation } from '../units/usual.ts'
import { battleOf, COLUMN, ligne, LIMBERED, LINE, MARCH, OPEN, SQUARE, unit } from './drawn-up.ts'
import { describe, everyEdition } from './every-edition.ts'

everyEdition(() => {
  const raised = (profile: string, figures: number) => ({ name: 'It', profile, figures })
  const foot = (figures = 24) => raised('british line infantry', figures)
  const lights = (figures = 24) => raised('british light infantry', figures)
  const rifles = (figures: number) => raised('british rifle detachment', figures)
  const gun = raised('british field artillery', 1)
  const UNLIMBERED = { kind: 'unlimbered' } as const

  const code = (unit: ReturnType<typeof raised>, formation: Formation): string | null =>
    faultOfFormation(unit, formation)?.code ?? null

  const laid = (profile: string, formation: Formation, bases: 'usual' | 'small' = 'usual') => {
    const battle = battleOf({
      red: [unit(profile, 30, 30, 0, { formation })],
      blue: [ligne(30, 5)],
    })
    return layoutOf(unitOf(battle, 0), formation, basesOf({ bases, gap: '1/2"' }))
  }

  describe('vf2:1.1 figures and bases', () => {
    it('vf2:1.1 stand on bases of the size that was agreed on', () => {
      const sizes = (profile: string, formation: Formation, bases: 'usual' | 'small') =>
        laid(profile, formation, bases).map(({ width, depth }) => [width, depth])
      expect(sizes('british line infantry', LINE(12), 'usual')).toEqual([[788, 788]])
      expect(sizes('british line infantry', LINE(12), 'small')).toEqual([[590, 590]])
      // 25 x 50 mm, and the ninth figure behind the middle.
      expect(sizes('british hussars', LINE(5), 'usual')).toEqual([
        [984, 1968],
        [984, 1968],
      ])
      // A gun of 50 x 75 mm before a limber of 50 x 100 mm; 40 x 60 and 40 x 80 mm on small bases.
      expect(sizes('british field artillery', UNLIMBERED, 'usual')).toEqual([
        [1968, 2952],
        [1968, 3938],
      ])
      expect(sizes('british field artillery', UNLIMBERED, 'small')).toEqual([
        [1574, 2362],
        [1574, 3150],
      ])
    })
  })

  describe('vf2:1.2.1 ranks and files', () => {
    it('vf2:1.2.1 lets the last rank be short and no other', () => {
      expect(code(foot(25), LINE(13))).toBeNull()
      expect(code(foot(30), COLUMN(8))).toBeNull()
    })

    it('vf2:1.2.1 asks for two ranks where there are more than 6 figures', () => {
      expect(code(rifles(6), LINE(6))).toBeNull()
      expect(code(rifles(7), LINE(7))).toBe('two-ranks')
      expect(code(rifles(7), LINE(6))).toBeNull()
      expect(code(rifles(7), LINE(4))).toBeNull()
    })

    it('vf2:1.2.1 has no more files than figures, and one at least', () => {
      expect(code(rifles(4), LINE(5))).toBe('files-of-figures')
      expect(code(foot(), MARCH(0))).toBe('files-of-figures')
      expect(code(foot(), LINE(11.5))).toBe('files-of-figures')
    })
  })

  describe('vf2:1.2.2 march column, line and attack column', () => {
    it.each([
      [24, 1, 'march column'],
      [24, 3, 'march column'],
      [24, 4, 'attack column'],
      [24, 8, 'attack column'],
      [24, 11, 'attack column'],
      [24, 12, 'line'],
      [9, 3, 'attack column'],
      [10, 3, 'march column'],
      [4, 2, 'line'],
      [5, 2, 'march column'],
      [3, 3, 'line'],
      [3, 1, 'march column'],
    ])('vf2:1.2.2 %i figures in %i files are a %s', (figures, files, kind) => {
      expect(closeOrder(figures, files)).toEqual({ kind, files })
    })

    it('vf2:1.2.2 refuses a formation by another name', () => {
      expect(code(foot(), LINE(12))).toBeNull()
      expect(code(foot(), COLUMN(12))).toBe('other-formation')
      expect(code(foot(), LINE(6))).toBe('other-formation')
      expect(code(foot(), MARCH(4))).toBe('other-formation')
      expect(faultOfFormation(foot(), COLUMN(3))).toMatchObject({
        clause: 'vf2:1.2.2',
        message: 'It in 3 files is a march column, not an attack column.',
      })
    })

    it('vf2:1.2.2 counts everything but a march column as deployed', () => {
      const deployed = [LINE(12), COLUMN(6), OPEN(12), SQUARE, UNLIMBERED]
      expect(deployed.every((formation) => isDeployed({ formation }))).toBe(true)
      expect(isDeployed({ formation: MARCH(3) })).toBe(false)
    })
  })

  describe('vf2:1.2.3 artillery', () => {
    it('vf2:1.2.3 is limbered or unlimbered, and nobody else is', () => {
      expect(code(gun, LIMBERED)).toBeNull()
      expect(code(gun, UNLIMBERED)).toBeNull()
      expect(code(gun, LINE(1))).toBe('guns-form-otherwise')
      expect(code(gun, SQUARE)).toBe('guns-form-otherwise')
      expect(code(foot(), LIMBERED)).toBe('only-guns-limber')
    })

    it('vf2:1.2.3 counts as in march column when limbered, and as in line when not', () => {
      expect(isInMarchColumn({ formation: LIMBERED })).toBe(true)
      expect(isInLine({ formation: UNLIMBERED })).toBe(true)
      expect(isDeployed({ formation: LIMBERED })).toBe(false)
    })

    it('vf2:1.2.3 has its limber at the back of the cannon, or within 1 inch of it', () => {
      const [cannon, limber] = laid('british field artillery', UNLIMBERED)
      if (!cannon || !limber) throw new Error('There are two bases.')
      const gap = limber.v - cannon.v - cannon.depth
      expect(gap).toBeGreaterThan(20)
      expect(gap).toBeLessThanOrEqual(1000)
      expect([cannon.front, limber.front]).toEqual([true, false])
      // On the march the limber leads, and the cannon looks back.
      const [leading, led] = laid('british field artillery', LIMBERED)
      expect([leading?.depth, leading?.facing, leading?.front]).toEqual([3938, 0, true])
      expect([led?.depth, led?.facing, led?.v]).toEqual([2952, 32_768, 3938 + 2952])
    })

    it('vf2:1.2.3 counts each of its two bases as 3 figures', () => {
      const standing = { formation: UNLIMBERED, inside: null }
      expect(countFigures(gun, 1)).toBe(3)
      expect(allFigures({ ...gun, ...standing }, { cannons: 1 })).toBe(6)
      expect(countFigures(foot(), 2)).toBe(2)
      expect(allFigures({ ...foot(30), ...standing }, { cannons: 1 })).toBe(30)
    })
  })

  describe('open order and square', () => {
    it('vf2:special.open-order has 1 to 4 ranks, however many figures there are', () => {
      expect(code(lights(), OPEN(24))).toBeNull()
      expect(code(lights(), OPEN(6))).toBeNull()
      expect(code(lights(), OPEN(5))).toBe('open-ranks')
    })

    it('vf2:special.open-order is for those who have it, light cavalry too', () => {
      expect(code(foot(), OPEN(12))).toBe('no-open-order')
      expect(code(raised('british hussars', 12), OPEN(6))).toBeNull()
      expect(code(raised('british heavy dragoons', 12), OPEN(6))).toBe('no-open-order')
    })

    it('vf2:special.square is for those who have it and have 8 figures', () => {
      expect(code(foot(), SQUARE)).toBeNull()
      expect(code(rifles(8), SQUARE)).toBe('no-square')
      expect(code(raised('british line infantry', 7), SQUARE)).toBe('few-for-square')
      expect(code(raised('british line infantry', 8), SQUARE)).toBeNull()
    })
  })

  describe('formations that a unit would take', () => {
    it('vf2:1.2.2 has a line, attack columns, march columns, and what its rules add', () => {
      const kinds = (unit: ReturnType<typeof raised>) =>
        formationsFor(unit).map((formation) =>
          'files' in formation ? `${formation.kind} ${formation.files}` : formation.kind,
        )
      expect(kinds(foot())).toEqual([
        'line 12',
        'attack column 8',
        'attack column 6',
        'march column 3',
        'march column 2',
        'square',
      ])
      expect(kinds(lights())).toContain('open order 12')
      expect(kinds(rifles(6))).toEqual(expect.arrayContaining(['line 6', 'open order 6']))
      expect(kinds(gun)).toEqual(['unlimbered', 'limbered'])
    })

    it('vf2:1.2.1 are all lawful, for every row and number of figures', () => {
      for (const { profiles } of Object.values(SHEETS))
        for (const { name, figures } of profiles)
          for (let n = Math.max(1, Math.floor(figures[0] / 2)); n <= figures[1]; n++) {
            const unit = raised(name, n)
            const all = formationsFor(unit)
            expect(all.length).toBeGreaterThan(1)
            expect(new Set(all.map((one) => JSON.stringify(one))).size).toBe(all.length)
            for (const formation of [...all, usualFormation(name, n)])
              expect(faultOfFormation(unit, formation)).toBeNull()
          }
    })
  })
})
