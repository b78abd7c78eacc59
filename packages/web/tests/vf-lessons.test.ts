import { random as anyAnswer, type ComputerPlayer, playerOf } from '@grognard/computer'
import { vfPlayers } from '@grognard/computer/vf'
import {
  give,
  isOver,
  kindOf,
  knowledgeOf,
  openHost,
  openTo,
  randomFrom,
  seeded,
  seenBy,
  settle,
  type Host,
  type SeatId,
} from '@grognard/kernel'
import { vf2 } from '@grognard/rules-vf'
import { tenacityOf, unitsOf, type Vf } from '@grognard/rules-vf/functions'
import { numbersFor, USUAL } from '@grognard/rules-vf/numbers'
import { describe, expect, it } from 'vitest'
import { vfAdapter } from '../adapters/vf/index.ts'
import { lessons } from '../adapters/vf/lessons/index.ts'
import { hear, testLessonTexts } from './lessons-form.ts'

const SEATS = ['red', 'blue'] as const

const named = (name: string): ComputerPlayer => {
  const found = vfPlayers.find((one) => one.name === name)
  if (!found) throw new Error(name)
  return found
}

function begun(seed: string): Host<Vf> {
  const { guided } = vfAdapter
  if (!guided) throw new Error('There is no guided battle.')
  const opened = openHost(vf2, guided.setUp, seeded(seed))
  if (!opened.ok) throw new Error(opened.refusal.message)
  settle(opened.value)
  return opened.value
}

const EXISTING = /^(unit|leader|objective) (\d+)$/

/** What is pointed at is there. */
function checkShown(seen: Vf, shown: readonly string[]): void {
  for (const name of shown) {
    const [, what, number] = EXISTING.exec(name) ?? []
    if (what === 'unit') expect(seen.units[Number(number)]?.status).toBe('ready')
    else if (what === 'leader') expect(seen.leaders[Number(number)]?.at).not.toBeNull()
    else expect(seen.objectives[Number(number)]).toBeDefined()
  }
}

function playedThrough(seed: string, red: string): readonly string[] {
  const all = lessons('en')
  const host = begun(seed)
  const { course } = host
  const sitting = Object.fromEntries(
    SEATS.map((seat) => [
      seat,
      {
        player: playerOf(named(seat === 'red' ? red : 'recruit').sit()),
        random: randomFrom(`${seed} ${seat}`),
      },
    ]),
  )
  const heard: string[] = []
  hear(host, all, heard, checkShown)
  while (!isOver(course)) {
    const seat = SEATS.find((one) => openTo(host, one).length > 0) as SeatId
    const [open] = openTo(host, seat)
    const sat = sitting[seat]
    if (!open || !sat) throw new Error(`Nothing is asked of ${seat}.`)
    const answer = sat.player({
      seat,
      ask: open.ask,
      kind: kindOf(course, open.ask.name),
      seen: seenBy(course, seat),
      random: sat.random,
      knowledge: () => knowledgeOf(course, seat),
    })
    const refused = give(host, seat, open.number, answer)
    if (refused) throw new Error(refused.message)
    settle(host)
    hear(host, all, heard, checkShown)
  }
  return heard
}

describe('the guided battle of Valour & Fortitude', () => {
  testLessonTexts(lessons, ['Fortitude'])

  it('is a small battle, and names its numbers', () => {
    const { battle } = begun('numbers').course
    expect(SEATS.map((side) => unitsOf(battle, side).length)).toEqual([5, 5])
    expect(battle.brigades.filter(({ side }) => side === 'red')).toHaveLength(2)
    expect(battle.lastTurn).toBe(5)
    expect(Math.min(...battle.units.map((unit) => tenacityOf(battle, unit).value))).toBe(2)
    const said = (id: string): string => lessons('en').find((one) => one.id === id)?.text ?? ''
    const { hit, activation, messenger, rally, assault, steady, objective, away, ...more } =
      numbersFor({ ...USUAL, edition: 'vf2' })
    for (const [id, ...numbers] of [
      ['dice', hit],
      ['command', activation.needs, activation.byItself],
      ['leader', messenger.beyond, messenger.needs, more.leader.clear],
      ['rally', rally.needs, rally.away, rally.needs - 1],
      ['assault', assault.figures],
      ['shaken', steady, 1],
      ['objectives', objective],
      ['measure', away],
      ['occupy', more.occupy.near],
      ['fights', more.support.melee],
    ] as const)
      expect((said(id).match(/\d+/g) ?? []).map(Number), id).toEqual(numbers)
  })

  it(
    'teaches what is essential in every battle, and everything in some',
    { tags: ['long'] },
    () => {
      const playedBy = (red: string) =>
        Array.from({ length: 4 }, (_, i) => playedThrough(`lessons/${i}`, red))
      const inEarnest = [...playedBy('recruit'), ...playedBy('assault')]
      const battles = [...inEarnest, ...playedBy(anyAnswer.name)]
      const share = (id: string, among = battles) =>
        among.filter((heard) => heard.includes(id)).length / among.length
      for (const id of ['welcome', 'unit', 'fate', 'target', 'command', 'order', 'undo', 'end'])
        expect(share(id), id).toBe(1)
      // Whoever gives any answer at all comes to blows less often than whoever means to.
      for (const id of ['dice', 'sheet', 'objectives', 'leader', 'melee', 'shaken', 'rout'])
        expect(share(id, inEarnest), id).toBeGreaterThan(0.85)
      for (const { id } of lessons('en')) expect(share(id), id).toBeGreaterThan(0.5)
    },
  )
})
