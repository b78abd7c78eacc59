// What is told of a set-up that is refused: how many, how far, and by whom.

import type { Json, Refusal } from '@grognard/kernel'
import { textOfTerrain, type Feature } from '@grognard/geometry'
import { answering } from '@grognard/testkit'
import { expect, it } from 'vitest'
import { readyArmies } from '../armies/ready.ts'
import { allotAsk } from '../asks/allot.ts'
import type { Vf } from '../battle.ts'
import { refuseBattlefield } from '../scenario-a/limits.ts'
import { armyFrom } from '../scenarios/set-piece.ts'
import { view } from '../view.ts'
import { area, box, line, poseAt } from './drawn-up.ts'
import { rulebook } from './edition.ts'
import { describe, everyEdition } from './every-edition.ts'

everyEdition(() => {
  const said = ({ clause, message }: Refusal): string => `${clause} ${message}`

  const armyOf = (name: string) => {
    const found = readyArmies.find((army) => army.name === name)
    if (!found) throw new Error(name)
    return armyFrom(found)
  }

  /** Scenario A, from a phase on: red attacks from the top edge. */
  function setting(
    phase: string,
    more: { readonly [part: string]: Json } = {},
    features: readonly Feature[] = [],
  ) {
    return answering<Vf>(rulebook(), {
      phase,
      settingUp: {
        form: 'set-piece',
        terrain: 'given',
        attacker: 'red',
        turn: 'blue',
        ...(phase !== 'edges' && { edges: { red: 'top', blue: 'bottom' } }),
        ...more,
      },
      terrain: JSON.parse(textOfTerrain({ width: 72_000, height: 48_000, features })) as Json,
      armies: {
        red: armyOf('british peninsular division 200'),
        blue: armyOf('french line division 200'),
      },
    })
  }

  const at = (x: number, y: number) => ({ x: x * 1000, y: y * 1000 })

  describe('Valour & Fortitude: what is wrong with a battlefield', () => {
    const town = (id: string, x: number) =>
      area(id, 'village', box(x, 10, x + 5, 15), ['defendable', 'hard cover', 'obstacle'])
    const wood = (id: string, x: number, across = 7) =>
      area(id, 'wood', box(x, 30, x + across, 30 + across), [
        'defendable',
        'soft cover',
        'obstacle',
      ])
    const usual = [town('a', 5), town('b', 15), wood('c', 5), wood('d', 20)]
    const judged = (features: readonly Feature[]) => {
      const refusal = refuseBattlefield({ width: 72_000, height: 48_000, features })
      return refusal && said(refusal)
    }

    it('vf2:A3.1 too many or too few: how many there are', () => {
      expect(judged(usual.slice(1))).toBe('vf2:A3.1 There are 2 to 3 towns, and not 1.')
      expect(judged(usual.slice(0, 3))).toBe('vf2:A3.1 There are 2 to 3 woods, and not 1.')
      const stream = (id: string, y: number) =>
        line(
          id,
          'stream',
          [
            [0, y],
            [72, y],
          ],
          ['barrier', 'cover in melee'],
        )
      expect(judged([...usual, stream('x', 20), stream('y', 40)])).toBe(
        'vf2:A3.1 There is one river or stream at most, and not 2.',
      )
    })

    it('vf2:A3.1 a wood too large: how large it is', () => {
      expect(judged([...usual, wood('e', 30, 12)])).toBe(
        'vf2:A3.1 The wood e must be about 6 to 9 inches across, and is 12" by 12".',
      )
    })
  })

  describe('Valour & Fortitude: what is wrong with a place', () => {
    it('vf2:A3.2 an objective too near: how near', () => {
      const table = setting('objectives')
      expect(said(table.refused('blue', at(10, 24)))).toBe(
        'vf2:A3.2 An objective lies more than 12" from the edge of the table, and this is 10" from the left.',
      )
      table.answer('blue', at(30, 24))
      expect(said(table.refused('red', at(35, 24)))).toBe(
        'vf2:A3.2 An objective lies more than 12" from any other, and this is 5" from Objective 1.',
      )
    })

    it('vf2:A7.0.2 an objective of an assault too far: how far', () => {
      expect(said(setting('objectives', { form: 'assault' }).refused('blue', at(36, 20)))).toBe(
        'vf2:A7.0.2 In an assault it lies within 24" of the defender’s edge, and this is 28" from it.',
      )
    })

    it('vf2:A3.0 the edges that may be picked', () => {
      expect(said(setting('edges').refused('red', 'left'))).toBe(
        'vf2:A3.0 The attacker picks a long edge: top or bottom.',
      )
    })

    it('vf2:A4.0 commanders: for how many brigades', () => {
      const seen = view(setting('deployment').battle(), 'blue')
      const brigades = seen.brigades.filter(({ side }) => side === 'blue').length
      expect(said(allotAsk.refuse(seen, { side: 'blue' }, []) as Refusal)).toBe(
        `vf2:A4.0 Each of the ${brigades} brigades needs a commander, and 0 are named.`,
      )
    })

    it('vf2:A4.0 a unit outside its zone: how far it would reach', () => {
      const village = area('Foy', 'village', box(30, 24, 36, 34), ['defendable', 'hard cover'])
      const table = setting('deployment', {}, [village])
      const brigade = table.battle().brigades.find(({ side }) => side === 'blue')
      table.answer('blue', brigade?.id ?? -1)
      const unit = table.battle().units.find((one) => one.brigade === brigade?.id)
      const name = unit?.name ?? ''
      const deployed = (x: number, y: number) => ({
        unit: unit?.id ?? -1,
        formation: unit?.formation as never,
        pose: poseAt(x, y),
      })
      expect(said(table.refused('blue', deployed(20, 28)))).toBe(
        `vf2:A4.0 ${name} must be wholly within 18" of its side’s edge, and would reach 20" from it.`,
      )
      expect(said(table.refused('blue', deployed(0, 36)))).toBe(
        `vf2:A4.0 ${name} would not be wholly on the table.`,
      )
      expect(said(table.refused('blue', { unit: unit?.id ?? -1, inside: 'Foy' }))).toBe(
        'vf2:T.3.2 Foy reaches 24" from the edge, and is occupied during deployment only if all of it is within 18".',
      )
      const red = table.battle().units.find(({ side }) => side === 'red')
      expect(said(table.refused('blue', { unit: red?.id ?? -1, reserve: true }))).toBe(
        `vf2:A4.0 ${red?.name} is the enemy’s.`,
      )
      table.answer('blue', { unit: unit?.id ?? -1, reserve: true })
      expect(said(table.refused('blue', { unit: unit?.id ?? -1, reserve: true }))).toBe(
        `vf2:A4.0 ${name} has been set up or held back already.`,
      )
      const other = table
        .battle()
        .units.find((one) => one.side === 'blue' && one.brigade !== brigade?.id)
      if (other)
        expect(said(table.refused('blue', { unit: other.id, reserve: true }))).toBe(
          `vf2:A4.0 ${brigade?.name} is set up now, and ${other.name} is not of it.`,
        )
      const leader = brigade?.leader ?? -1
      expect(said(table.refused('blue', { leader, at: at(20, 40) }))).toMatch(
        /^vf2:A4\.0 The units are set up before their leader: .+ (is|are) still to come\.$/,
      )
      expect(said(table.refused('blue', { leader: 0, at: at(20, 40) }))).toMatch(
        /^vf2:A4\.0 It is .+ who is set up with this brigade\.$/,
      )
    })

    it('vf2:A4.0 a brigade that is not one’s own to set up', () => {
      const table = setting('deployment')
      const red = table.battle().brigades.find(({ side }) => side === 'red')
      expect(said(table.refused('blue', red?.id ?? -1))).toBe(
        `vf2:A4.0 ${red?.name} is the enemy’s.`,
      )
      expect(said(table.refused('blue', 99))).toBe('vf2:A4.0 There is no brigade 99.')
    })
  })
})
