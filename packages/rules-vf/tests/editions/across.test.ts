// A battle in its midst, going on in another edition.

import { courseWhen, digest, replay, type Rulebook } from '@grognard/kernel'
import { describe, expect, it } from 'vitest'
import { across } from '../../across.ts'
import type { Brigade, Vf } from '../../battle.ts'
import { vf1, vf2, vf3, vfRulebooks } from '../../index.ts'
import type { EditionId } from '../../options.ts'
import { battleOf, foot, ligne, line, type Drawn } from '../drawn-up.ts'
import { inEdition } from '../edition.ts'
import { golden } from './golden.ts'

type Rules = Rulebook<Vf, Vf>

/** A battle of one edition as it stands in another, and what was supposed. */
function onward(from: Rules, drawn: Drawn, to: Rules, changed: Partial<Vf> = {}) {
  const battle = inEdition(from, () => ({ ...battleOf(drawn), ...changed }))
  return taken(battle, to)
}

function taken(battle: Vf, to: Rules) {
  const { position, supposed } = across(battle, to.id as EditionId)
  const begun = to.setUp({ position, options: {} })
  if (!begun.ok) throw new Error(`${to.id}: ${begun.refusal.message}`)
  return { battle: begun.value, supposed: supposed.map(({ en }) => en) }
}

const gone = (losses: number) => {
  const { pose: _, ...given } = foot(0, 0, { losses, status: 'routed' })
  return given
}

const SHAKEN = 4

/** One unit shaken, one gone after it was shaken, one gone at a blow, one hale. */
const WORN: Drawn = {
  red: [foot(20, 40, { losses: SHAKEN }), gone(SHAKEN), gone(1), foot(40, 40, { losses: 1 })],
  blue: [ligne(20, 10)],
}

const firstOf = ({ brigades }: Vf): Brigade => brigades[0] as Brigade

describe('Valour & Fortitude: a battle goes on in another edition', () => {
  /** Setbacks that are all taken away again need not be told. */
  const plain = (battle: Vf): Vf => ({
    ...battle,
    brigades: battle.brigades.map(({ setbacks = 0, ...brigade }) =>
      setbacks > 0 ? { ...brigade, setbacks } : brigade,
    ),
  })

  function goesOnAnywhere(path: string, one: Rules, step: number): void {
    const replayed = replay(one, golden(path))
    if (!replayed.ok) throw new Error(replayed.misfit.refusal.message)
    const { host } = replayed
    for (let entries = 0; entries < host.entries.length; entries += step) {
      const { checkpoint } = courseWhen(host, entries)
      for (const other of vfRulebooks) {
        const { battle } = taken(checkpoint, other)
        if (other === one) expect(digest(battle), `${entries}`).toBe(digest(plain(checkpoint)))
      }
    }
  }

  it('from any moment to any edition, and to its own unchanged', () => {
    goesOnAnywhere('sahagun', vf2, 17)
    goesOnAnywhere('vf1/sahagun', vf1, 17)
  })

  it('through every phase of a longer one', { tags: ['long'] }, () => {
    goesOnAnywhere('set-piece', vf2, 7)
    goesOnAnywhere('vf1/set-piece', vf1, 7)
    goesOnAnywhere('vf3/set-piece', vf3, 7)
  })

  it('vf1:shaken vf1:rout counts setbacks from those who are shaken or have routed', () => {
    const { battle, supposed } = onward(vf2, WORN, vf1)
    expect(firstOf(battle).setbacks).toBe(4)
    expect(battle.brigades[1]?.setbacks).toBeUndefined()
    expect(supposed).toEqual([expect.stringContaining('Setbacks')])
    const hale = onward(vf2, { ...WORN, red: [foot(20, 40)] }, vf1)
    expect([firstOf(hale.battle).setbacks, hale.supposed]).toEqual([undefined, []])
  })

  it('vf1:shaken one setback is counted and told, too', () => {
    const red = [foot(20, 40, { losses: SHAKEN })]
    const { battle, supposed } = onward(vf2, { ...WORN, red }, vf1)
    expect([firstOf(battle).setbacks, supposed]).toEqual([1, [expect.stringContaining('Setbacks')]])
  })

  it('vf1:wavering.end forgets them in the others, and says so', () => {
    const worn = inEdition(vf1, () => battleOf(WORN))
    const brigades = worn.brigades.map((one) => ({ ...one, setbacks: 3 }))
    for (const other of [vf2, vf3]) {
      const { battle, supposed } = taken({ ...worn, brigades }, other)
      expect(firstOf(battle).setbacks).toBeUndefined()
      expect(supposed).toEqual([expect.stringContaining('forgotten')])
    }
    expect(taken({ ...worn, brigades }, vf1)).toMatchObject({ supposed: [] })
  })

  it('vf1:fortitude tests that are due are those for setbacks beyond the third', () => {
    const due = (routs: readonly number[], to: Rules) =>
      onward(vf2, WORN, to, { routs }).battle.routs
    expect(due([0, 0], vf1)).toEqual([0])
    expect(due([0, 0], vf3)).toEqual([0, 0])
    const fresh: Drawn = { ...WORN, red: [foot(20, 40), gone(1)] }
    expect(onward(vf2, fresh, vf1, { routs: [0] }).battle.routs).toEqual([])
    // Three setbacks beyond the third, but two units only that have routed. (9.5)
    expect(onward(vf1, WORN, vf2, { routs: [0, 0, 0] }).battle.routs).toEqual([0, 0])
  })

  it('vf1:action.order of a brigade that acts assaults are over when somebody has moved', () => {
    const acting = (acted: boolean, to: Rules): string =>
      firstOf(
        onward(
          vf2,
          { ...WORN, phase: 'action', acting: 0, red: [foot(20, 40, { acted }), foot(40, 40)] },
          to,
        ).battle,
      ).activation
    expect([acting(true, vf1), acting(false, vf1), acting(true, vf3)]).toEqual([
      'manoeuvring',
      'active',
      'active',
    ])
    const manoeuvring: Drawn = { ...WORN, phase: 'action', acting: 0 }
    const worn = inEdition(vf1, () => battleOf(manoeuvring))
    const brigades = worn.brigades.with(0, { ...firstOf(worn), activation: 'manoeuvring' })
    expect(firstOf(taken({ ...worn, brigades }, vf2).battle).activation).toBe('active')
  })

  it('vf1:action.order whoever has assaulted, routed or finished ends no assaults', () => {
    const activation = (drawn: Partial<Drawn>, changed: Partial<Brigade> = {}): string => {
      const phase = { phase: 'action' as const, acting: 0 }
      const battle = inEdition(vf2, () => battleOf({ ...WORN, ...phase, ...drawn }))
      const brigades = battle.brigades.with(0, { ...firstOf(battle), ...changed })
      return firstOf(taken({ ...battle, brigades }, vf1).battle).activation
    }
    const touching = { red: [foot(20, 10, { acted: true }), foot(50, 40)] }
    expect(activation(touching)).toBe('active')
    const routed = { ...gone(1), acted: true }
    expect(activation({ red: [routed, foot(50, 40)] })).toBe('active')
    const moved = { red: [foot(20, 40, { acted: true }), foot(50, 40)] }
    expect(activation(moved)).toBe('manoeuvring')
    expect(activation(moved, { activation: 'done' })).toBe('done')
  })

  it('vf1:activate.fail nobody marches on whose brigade has failed', () => {
    const worn = inEdition(vf1, () => battleOf({ ...WORN, phase: 'action', acting: 0 }))
    const brigades = worn.brigades.with(0, { ...firstOf(worn), activation: 'failed' })
    expect(taken({ ...worn, brigades }, vf2).battle.acting).toBeNull()
    expect(taken({ ...worn, brigades }, vf1).battle.acting).toBe(0)
  })

  it('vf2:8.2.3 a fight keeps as much brigade support as the edition has room for', () => {
    const melee: Drawn = {
      red: [foot(30, 20), foot(24, 25), foot(36, 25)],
      blue: [ligne(30, 19.97)],
      phase: 'fights',
      fights: [{ main: 0, target: 3, brigade: [1, 2] }],
    }
    const helpers = (to: Rules) => onward(vf1, melee, to).battle.fights[0]?.brigade
    expect([helpers(vf1), helpers(vf2)]).toEqual([[1, 2], [1]])
  })

  it('vf3:T.1.4 a stream is rough where the edition makes it so, and only there', () => {
    const stream = (...tags: string[]) =>
      line(
        'stream',
        'stream',
        [
          [0, 24],
          [72, 24],
        ],
        ['barrier', ...tags],
      )
    const tags = (from: Rules, to: Rules) =>
      onward(from, { ...WORN, features: [stream()] }, to).battle.terrain.features[0]?.tags
    expect([tags(vf3, vf2), tags(vf2, vf3), tags(vf3, vf3)]).toEqual([
      ['barrier'],
      ['barrier', 'rough'],
      ['barrier', 'rough'],
    ])
  })

  it('vf2:6.8 whoever has moved this turn has moved', () => {
    const worn = inEdition(vf2, () => battleOf(WORN))
    const leaders = worn.leaders.with(0, { ...worn.leaders[0]!, moved: true })
    expect(taken({ ...worn, leaders }, vf3).battle.leaders.map(({ moved }) => moved)).toEqual([
      true,
      false,
      false,
      false,
    ])
  })
})
