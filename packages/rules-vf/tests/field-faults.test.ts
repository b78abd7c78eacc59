import { expect, it } from 'vitest'
import {
  change,
  changeBrigade,
  changeLeader,
  copy,
  RANKS,
  type Leader,
  type Unit,
  type Vf,
} from '../battle.ts'
import { faults, findings } from '../faults.ts'
import { rulebook } from './edition.ts'
import {
  area,
  battleOf,
  box,
  COLUMN,
  crossed,
  foot,
  hussars,
  lights,
  ligne,
  line,
  MARCH,
  poseAt,
  positionOf,
  type Drawn,
} from './drawn-up.ts'
import { describe, everyEdition } from './every-edition.ts'

everyEdition(() => {
  const VILLAGE = ['defendable', 'hard cover', 'obstacle']

  const drawn: Drawn = {
    red: [foot(30, 40), lights(45, 40), hussars(15, 40)],
    blue: [ligne(30, 10), ligne(45, 10)],
    features: [
      area('village', 'village', box(20, 20, 26, 26), VILLAGE),
      area('wood', 'wood', box(40, 20, 46, 26), ['rough', 'soft cover', 'obstacle']),
      crossed(
        line(
          'river',
          'river',
          [
            [60, 0],
            [60, 48],
          ],
          ['impassable'],
          2,
        ),
        'bridge',
        [
          [58, 24],
          [62, 24],
        ],
        4,
        ['highway'],
      ),
    ],
  }

  /** What is found when one thing is changed in a battle in which all is right. */
  function found(alter: (battle: Vf) => void): readonly (readonly [string | null, string])[] {
    const battle = copy(battleOf(drawn))
    alter(battle)
    return findings(battle).map(({ clause, code }) => [clause, code])
  }

  const withUnit = (fields: Partial<Unit>, id = 0) => found((battle) => change(battle, id, fields))
  const withLeader = (fields: Partial<Leader>, id = 0) =>
    found((battle) => changeLeader(battle, id, fields))

  describe('what must hold in any battle', () => {
    it('vf2:1.2.1 holds in a battle that is drawn up well', () => {
      expect(found(() => undefined)).toEqual([])
      expect(faults(battleOf(drawn))).toEqual([])
    })

    it('vf2:1.2 has as many figures in a unit as its army sheet says', () => {
      expect(withUnit({ figures: 23 })).toEqual([['vf2:1.2', 'figures']])
      expect(withUnit({ figures: 37 })).toEqual([['vf2:1.2', 'figures']])
      expect(withUnit({ figures: 36, formation: { kind: 'line', files: 18 } })).toEqual([])
    })

    it('vf2:1.2.2 has units in lawful formations', () => {
      expect(withUnit({ formation: COLUMN(12) })).toEqual([['vf2:1.2.2', 'other-formation']])
    })

    it('vf2:1.2.1 has units wholly on the table', () => {
      expect(withUnit({ pose: poseAt(4.728, 40) }, 1)).toEqual([])
      expect(withUnit({ pose: poseAt(4.727, 40) }, 1)).toEqual([['vf2:1.2.1', 'off-table']])
    })

    it('vf2:1.2.1 has no bases that overlap', () => {
      expect(withUnit({ pose: poseAt(45 - 9.456, 40) })).toEqual([])
      expect(withUnit({ pose: poseAt(45 - 9.455, 40) })).toEqual([
        ['vf2:1.2.1', 'on-others'],
        ['vf2:1.2.1', 'on-others'],
      ])
    })

    it('vf2:T.2.4 has nobody on impassable ground, but on bridges', () => {
      expect(withUnit({ pose: poseAt(60, 40) })).toEqual([['vf2:T.2.4', 'on-impassable']])
      expect(withUnit({ formation: MARCH(3), pose: poseAt(62, 24, 90) })).toEqual([])
      expect(withUnit({ formation: MARCH(3), pose: poseAt(62, 25, 90) })).toEqual([
        ['vf2:T.2.4', 'on-impassable'],
      ])
      expect(withLeader({ at: { x: 60_000, y: 40_000 } })).toEqual([
        ['vf2:T.2.4', 'leader-on-impassable'],
      ])
      expect(withLeader({ at: { x: 60_000, y: 24_000 } })).toEqual([])
    })

    it('vf2:T.3 has units in defendable terrain only as its occupiers', () => {
      expect(withUnit({ pose: poseAt(23, 22) })).toEqual([['vf2:T.3', 'in-defendable']])
      expect(withUnit({ pose: null, inside: 'village' })).toEqual([])
      expect(withUnit({ pose: poseAt(43, 22) })).toEqual([])
      expect(withUnit({ pose: null, inside: 'wood' })).toEqual([['vf2:T.3', 'cannot-be-occupied']])
    })

    it('vf2:T.3.1 has one unit in a feature, and leaders of its own side', () => {
      const crowded = found((battle) => {
        change(battle, 0, { pose: null, inside: 'village' })
        change(battle, 1, { pose: null, inside: 'village' })
      })
      expect(crowded).toEqual([['vf2:T.3.1', 'one-unit-inside']])
      const mixed = (unit: number, leader: number) =>
        found((battle) => {
          change(battle, unit, { pose: null, inside: 'village' })
          changeLeader(battle, leader, { at: null, inside: 'village' })
        })
      expect(mixed(0, 0)).toEqual([])
      expect(mixed(0, 2)).toEqual([['vf2:T.3.1', 'enemies-inside']])
      const leaders = found((battle) => {
        changeLeader(battle, 0, { at: null, inside: 'village' })
        changeLeader(battle, 2, { at: null, inside: 'village' })
      })
      expect(leaders).toEqual([
        ['vf2:T.3.1', 'enemies-inside'],
        ['vf2:T.3.1', 'enemies-inside'],
      ])
      expect(withLeader({ at: null, inside: 'wood' })).toEqual([['vf2:T.3', 'cannot-be-occupied']])
    })

    it('vf2:T.3.2 has everybody in one place', () => {
      expect(withUnit({ pose: null })).toEqual([[null, 'one-place']])
      expect(withUnit({ inside: 'village' })).toEqual([[null, 'one-place']])
      expect(withUnit({ status: 'routed' })).toEqual([[null, 'no-place']])
      expect(withUnit({ status: 'routed', pose: null })).toEqual([])
      expect(withUnit({ status: 'reserve', pose: null })).toEqual([])
      expect(withLeader({ at: null })).toEqual([[null, 'one-place']])
      expect(withLeader({ inside: 'village' })).toEqual([[null, 'one-place']])
      expect(withLeader({ status: 'removed' })).toEqual([[null, 'no-place']])
      expect(withLeader({ status: 'removed', at: null })).toEqual([])
    })

    it('vf2:1.3 has leaders on the table', () => {
      expect(withLeader({ at: { x: 500, y: 40_000 } })).toEqual([['vf2:6.8', 'leader-off-table']])
    })

    it('vf2:9.1 has no more losses on a unit than its tenacity', () => {
      expect(withUnit({ losses: 4 })).toEqual([])
      expect(withUnit({ losses: 5 })).toEqual([['vf2:9.1', 'losses-borne']])
      expect(withUnit({ losses: 5, elite: { fire: 0, melee: 0, tenacity: 1 } })).toEqual([])
      expect(withUnit({ losses: -1 })).toEqual([['vf2:9.1', 'losses-borne']])
    })

    it('vf2:1.4 has units in brigades of their own side, and leaders with them', () => {
      expect(withUnit({ brigade: 1 })).toEqual([['vf2:1.4', 'no-brigade-of-side']])
      expect(withUnit({ brigade: 7 })).toEqual([['vf2:1.4', 'no-brigade-of-side']])
      expect(found((battle) => changeBrigade(battle, 0, { leader: 1 }))).toEqual([
        ['vf2:1.3', 'no-leader-of-brigade'],
      ])
      expect(withLeader({ side: 'blue' })).toEqual([['vf2:1.3', 'no-leader-of-brigade']])
      expect(withLeader({ brigade: null })).toEqual([
        ['vf2:1.3', 'no-leader-of-brigade'],
        ['vf2:1.3', 'no-army-leader'],
      ])
      expect(withUnit({ id: 3 })).toContainEqual([null, 'wrong-number'])
    })

    it('vf2:2.4 has thirteen cards on each side, and each of them once', () => {
      const fate = (fields: Partial<Vf['fate']['red']>) =>
        found((battle) => {
          battle.fate = { ...battle.fate, red: { ...battle.fate.red, ...fields } }
        })
      expect(fate({ left: 12 })).toEqual([['vf2:2.4', 'fate-cards']])
      expect(fate({ left: 12, held: 1 })).toEqual([['vf2:2.4', 'fate-counts']])
      expect(fate({ left: 12, held: 1, hand: ['king'] })).toEqual([['vf2:2.4', 'fate-counts']])
      const rest = Object.fromEntries(RANKS.slice(1).map((rank) => [rank, 1]))
      expect(fate({ left: 12, deck: rest, held: 1, hand: ['king'] })).toEqual([])
      expect(fate({ left: 12, deck: rest, held: 1, hand: ['ace'] })).toEqual([
        ['vf2:2.4', 'fate-counts'],
      ])
      expect(fate({ deck: null, hand: null })).toEqual([])
    })

    it('vf2:2.1.1 has objectives on the table', () => {
      const objective = { id: 0, name: 'the ford', control: null }
      const at = (x: number, feature: string | null) =>
        found((battle) => {
          battle.objectives = [{ ...objective, at: { x, y: 20_000 }, feature }]
        })
      expect(at(72_000, 'village')).toEqual([])
      expect(at(72_001, null)).toEqual([['vf2:2.1.1', 'objective-nowhere']])
      expect(at(20_000, 'castle')).toEqual([['vf2:2.1.1', 'objective-nowhere']])
    })

    it('vf2:2.1 refuses a position in which something does not hold, and says what', () => {
      const [first, ...rest] = drawn.red
      const position = positionOf({ ...drawn, red: [{ ...first, ...foot(45, 40.5) }, ...rest] })
      expect(rulebook().setUp({ position, options: {} })).toMatchObject({
        ok: false,
        refusal: { clause: 'vf2:1.2.1', message: 'red 1 would stand where red 2 stands.' },
      })
    })
  })
})
