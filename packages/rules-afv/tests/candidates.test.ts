import { kindOf, openTo, randomFrom, seenBy, type Json } from '@grognard/kernel'
import { describe, expect, it } from 'vitest'
import { afv } from '../index.ts'
import { ahead } from '../table.ts'
import { field, foot, guns, horse, muskets, pikes, type Field } from './field.ts'

/** What is proposed to a seat, as text. */
function proposed(table: Field, seat: string, n = 400): readonly string[] {
  const { course } = table.host
  const ask = openTo(table.host, seat)[0]?.ask
  if (!ask) throw new Error(`Nothing is asked of ${seat}.`)
  const kind = kindOf(course, ask.name)
  const answers = kind.candidates(seenBy(course, seat), ask.args, n, randomFrom('candidates'))
  return answers.map((answer: Json) => JSON.stringify(answer))
}

describe('afv: what is proposed', () => {
  it('afv:fire.simultaneous plans with shots, and to hold all fire', () => {
    const table = field([muskets(7), guns(2)], [foot(7)], { phase: 'fire' })
    const plans = proposed(table, 'red', 12)
    expect(plans).toContain('[]')
    expect(plans).toContain('[{"unit":0,"at":2},{"unit":1,"at":2}]')
  })

  it('afv:move.sequence every order there is: the end, the commander, units here and in reserve', () => {
    const more = { commanders: { red: 2, blue: 12 } }
    const moves = proposed(field([pikes(7), foot(1002), horse(2)], [foot(7)], more), 'red')
    expect(moves[0]).toBe('{"do":"end"}')
    expect(moves.filter((move) => move.includes('"commander"'))).toHaveLength(5)
    for (const move of [
      '{"unit":0,"do":"engage","target":3}',
      '{"unit":0,"do":"turn","facing":1}',
      '{"unit":1,"do":"enter","formation":{"kind":"attack","files":2}}',
      '{"unit":1,"do":"shift","column":1}',
      '{"unit":2,"do":"withdraw"}',
      '{"unit":2,"do":"leave"}',
      '{"unit":2,"do":"move"}',
    ])
      expect(moves).toContain(move)
    expect(moves.some((move) => move.includes('"unit":3'))).toBe(false)
  })

  it('afv:react.hasty-defence every width that the unit can form', () => {
    const table = field([horse(7)], [pikes(7, { facing: 2 })], { commanders: { red: 7, blue: 12 } })
    table.answer('red', { unit: 0, do: 'engage', target: 1 })
    expect(proposed(table, 'blue')).toEqual([
      '"pass"',
      '{"unit":1,"react":"form","files":2}',
      '{"unit":1,"react":"form","files":3}',
    ])
  })

  it('afv:react.recoil to rally in any of four ways, or to engage another', () => {
    const blue = [horse(7, { facing: 2 }), foot(7, { facing: 2 })]
    const table = field([horse(7)], blue, { commanders: { red: 7, blue: null } })
    table.answer('red', { unit: 0, do: 'engage', target: 1 })
    table.answer('blue', { unit: 1, react: 'recoil', column: 2 })
    expect(proposed(table, 'red')).toEqual([
      '{"rally":0}',
      '{"rally":1}',
      '{"rally":2}',
      '{"rally":3}',
      '{"engage":2}',
    ])
  })

  it('afv:losses.stands every way to lose them, to stand then, and to break contact', () => {
    const losing = (pike: number, musket: number) =>
      field([pikes(7, { hits: 4, stands: { pike, musket } })], [foot(7)], {
        phase: 'losses',
        engagements: [{ by: 1, with: 0, face: 'left' }],
      })
    const answers = (ways: readonly Json[]) =>
      ways.flatMap((remove) =>
        [1, 2].flatMap((files) => [
          { remove, files, leave: [] },
          { remove, files, leave: ['left'] },
        ]),
      )
    const none = { pike: 0, musket: 2 }
    const one = { pike: 1, musket: 1 }
    const both = { pike: 2, musket: 0 }
    for (const [pike, musket, ways] of [
      [2, 2, [none, one, both]],
      [1, 3, [none, one]],
      [3, 1, [one, both]],
    ] as const)
      expect(
        proposed(losing(pike, musket), 'red').map((answer) => JSON.parse(answer) as Json),
      ).toEqual(answers(ways))
    expect(proposed(losing(2, 2), 'red', 3)).toHaveLength(3)
  })

  it('afv:table.limit the options that are usual', () => {
    expect(afv.options.map(({ name, usual }) => [name, usual])).toEqual([
      ['declarations', 'secret'],
      ['quality', 'as given'],
      ['limit', 4],
    ])
  })
})

describe('afv: the table', () => {
  it('afv:move.zone the zone ahead, to every edge and not beyond', () => {
    const { table } = field([foot(7)], [foot(7)]).battle()
    const row = (facing: 0 | 1 | 2 | 3) =>
      [0, 1, 4, 5, 9, 10, 14].map((zone) => ahead(table, zone, facing))
    expect(row(0)).toEqual([5, 6, 9, 10, 14, null, null])
    expect(row(1)).toEqual([1, 2, null, 6, null, 11, null])
    expect(row(2)).toEqual([null, null, null, 0, 4, 5, 9])
    expect(row(3)).toEqual([null, 0, 3, null, 8, null, 13])
  })
})
