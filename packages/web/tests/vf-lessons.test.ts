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
import { vf1, vf2, vf3 } from '@grognard/rules-vf'
import {
  shootersAt,
  targetsOf,
  tenacityOf,
  unitOf,
  unitsOf,
  type EditionId,
  type Unit,
  type Vf,
} from '@grognard/rules-vf/functions'
import { numbersFor, USUAL } from '@grognard/rules-vf/numbers'
import { describe, expect, it } from 'vitest'
import { vf1Adapter, vf3Adapter, vfAdapter } from '../adapters/vf/index.ts'
import { lessons } from '../adapters/vf/lessons/index.ts'
import { hear, testLessonTexts } from './lessons-form.ts'

const SEATS = ['red', 'blue'] as const

const named = (name: string): ComputerPlayer => {
  const found = vfPlayers.find((one) => one.name === name)
  if (!found) throw new Error(name)
  return found
}

const EDITIONS = {
  vf1: { rulebook: vf1, adapter: vf1Adapter },
  vf2: { rulebook: vf2, adapter: vfAdapter },
  vf3: { rulebook: vf3, adapter: vf3Adapter },
}
const IDS = Object.keys(EDITIONS) as EditionId[]

function begun(seed: string, edition: EditionId = 'vf2'): Host<Vf> {
  const { rulebook, adapter } = EDITIONS[edition]
  const { guided } = adapter
  if (!guided) throw new Error('There is no guided battle.')
  const opened = openHost(rulebook, guided.setUp, seeded(seed))
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

function playedThrough(seed: string, red: string, edition: EditionId = 'vf2'): readonly string[] {
  const all = lessons('en', edition)
  const host = begun(seed, edition)
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
  describe.each(IDS)('in %s', (edition) => {
    testLessonTexts((language) => lessons(language, edition), ['Fortitude'])
  })

  it('vf1:action.manoeuvre says of each edition what that edition says', async () => {
    const said = async (edition: EditionId, id: string) => {
      const told = await EDITIONS[edition].adapter.guided?.lessons('en')
      return told?.find((one) => one.id === id)?.text
    }
    expect(await said('vf1', 'order')).toContain('two moves')
    expect(await said('vf2', 'order')).not.toContain('two moves')
    expect(await said('vf1', 'assaulted')).not.toContain('half of its fire')
    expect(await said('vf3', 'melee')).toContain('to who is in cover')
    expect(await said('vf3', 'rally')).toBe(await said('vf2', 'rally'))
  })

  it('vf1:rally.modifiers names the numbers of the 1st edition', () => {
    const told = lessons('en', 'vf1')
    const numbersIn = (id: string) =>
      (told.find((one) => one.id === id)?.text.match(/\d+/g) ?? []).map(Number)
    const { rally, fortitude, support, steady } = numbersFor({ ...USUAL, edition: 'vf1' })
    expect(numbersIn('rally')).toEqual([2, rally.needs, 1, rally.away, 1, fortitude.general])
    expect(numbersIn('fights')).toEqual([support.melee, support.most])
    expect(numbersIn('shaken')).toEqual([steady, 1])
    expect(numbersIn('rout')).toEqual([3])
  })

  it.each(['vf1', 'vf3'] as const)('is played through in %s with its lessons', (edition) => {
    const heard = playedThrough('lessons/0', 'recruit', edition)
    expect(heard).toEqual(
      expect.arrayContaining(['welcome', 'unit', 'target', 'command', 'order', 'end']),
    )
  })

  it('vf2:5.1 points once at who may shoot with all it has or with its skirmishers alone', () => {
    const { battle } = begun('shooters').course
    const target = battle.units.find(({ name }) => name === '1/26e Ligne') as Unit
    const seen: Vf = {
      ...battle,
      phase: 'fire',
      active: 'red',
      units: battle.units.map((unit) =>
        unit === target ? { ...unit, pose: { x: 14_000, y: 27_500, facing: 32_768 } } : unit,
      ),
    }
    // Whoever shoots at it; the guns have another enemy before them.
    const ways = targetsOf(seen, 'red').flatMap((id) =>
      shootersAt(seen, 'red', unitOf(seen, id)).map(({ unit }) => unit),
    )
    expect(new Set(ways).size).toBeLessThan(ways.length)
    const shoot = lessons('en').find(({ id }) => id === 'shoot')
    expect(shoot?.shows(seen)).toEqual([...new Set(ways)].map((id) => `unit ${id}`))
  })

  it('begins with how it is won, and counts eight lessons', () => {
    const course = lessons('en').filter(({ core }) => core)
    expect(course).toHaveLength(8)
    expect([course[0]?.id, course.at(-1)?.id]).toEqual(['objectives', 'end'])
    const heard: string[] = []
    hear(begun('won'), lessons('en'), heard, checkShown)
    expect(heard[0]).toBe('objectives')
  })

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
