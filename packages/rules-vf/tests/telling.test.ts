// What is told with its numbers: why so many, by which rule, and how near to the line.

import { describe, expect, it } from 'vitest'
import { vfWords } from '../index.ts'
import {
  volleyAt,
  area,
  box,
  chasseurs,
  COLUMN,
  foot,
  guns,
  heavies,
  hussars,
  legere,
  ligne,
  lights,
  occupying,
  OPEN,
  playing,
  poseAt,
  SQUARE,
  type Drawn,
  type Table,
} from './drawn-up.ts'
import { framed, QUIET } from './framed.ts'

const column = { formation: COLUMN(6) }
const many = (count: number, face: number): number[] => Array.from({ length: count }, () => face)

/** What was told of these names, with its clauses, when all dice have been thrown. */
function story(table: Table, ...names: readonly string[]): readonly string[] {
  table.usedUp()
  return (table.host.course.telling?.happenings ?? []).flatMap((told) =>
    names.includes(told.name) ? [`${vfWords.en.sentence(told)} [${told.clauses.join(' ')}]`] : [],
  )
}

/** Red 0 shoots at the first of blue. */
function volley(drawn: Drawn, dice: readonly number[], ...cards: readonly object[]): Table {
  const table = playing('fire', drawn, { dice })
  const target = drawn.red.length
  table.answer('red', volleyAt(target, { main: 0, skirmish: false, support: [] }))
  for (const card of cards) table.answer('red', card as never)
  return table
}

/** Red 0 fights blue 1, in the last turn. */
const melee = (drawn: Drawn, dice: readonly number[]): Table =>
  playing('melee', { first: 'blue', active: 'red', turns: 1, ...drawn }, { dice })

describe('Valour & Fortitude tells: attacks', () => {
  const facing: Drawn = { red: [foot(20, 30)], blue: [ligne(20, 20)] }

  it('vf2:special.disciplined-musketry dice thrown again, with the rule that gives it', () => {
    const table = volley(facing, [1, 4, 2, 5])
    expect(story(table, 'attack')).toEqual([
      'red 1 fires on blue 1: 3 dice for 4 or more, 1→5 4 2, 1 thrown again by Disciplined Musketry: 2 hits. [vf2:8.0 vf2:8.3 vf2:special.disciplined-musketry]',
    ])
  })

  it('vf2:fate.6 dice thrown again by a card, told apart from those of a rule', () => {
    const table = volley({ ...facing, hands: { red: ['6'] } }, [1, 3, 2, 5, 4, 2], { card: '6' })
    expect(story(table, 'attack')).toEqual([
      'red 1 fires on blue 1: 3 dice for 4 or more, 1→5 3→4 2→2, 1 thrown again by Disciplined Musketry and 2 by Deadly Attack: 2 hits. [vf2:8.0 vf2:8.3 vf2:special.disciplined-musketry vf2:fate.6]',
    ])
  })

  it('vf2:9.1 vf2:T.2.2 what a hit roll is modified by', () => {
    const copse = area('copse', 'wood', box(10, 16, 30, 21), ['rough', 'soft cover'])
    const shaken: Drawn = { red: [foot(20, 30, { losses: 4 })], blue: [ligne(20, 20)] }
    const table = volley({ ...shaken, features: [copse] }, [3, 3, 6])
    expect(story(table, 'attack')).toEqual([
      'red 1 fires on blue 1: 3 dice for 4 or more −2 (shaken −1, soft cover −1), 3 3 6: 1 hit. [vf2:8.0 vf2:8.3]',
    ])
  })

  it('vf2:special.open-order losses that are halved, with the rule', () => {
    const table = volley(
      { red: [foot(20, 30)], blue: [legere(20, 20, { formation: OPEN(12) })] },
      [4, 5, 6],
    )
    expect(story(table, 'losses-halved', 'losses')).toEqual([
      'blue 1 suffers half of 3 hits, by open order: 1 loss. [vf2:8.3.1 vf2:special.open-order]',
      'blue 1 takes 1 loss, 1 of its tenacity of 4. [vf2:8.3.1]',
    ])
  })
})

describe('Valour & Fortitude tells: valour', () => {
  const weak = (losses: number): Drawn => ({
    red: [foot(20, 30)],
    blue: [ligne(20, 20, { losses }), ligne(60, 4), ligne(50, 4)],
  })

  it('vf2:9.1 how many losses make it shaken', () => {
    expect(story(volley(weak(3), [4, 2, 2]), 'losses')).toEqual([
      'blue 1 takes 1 loss, 4 of its tenacity of 4, and is shaken. [vf2:8.3.1 vf2:9.1]',
    ])
  })

  it('vf2:9.2 for what so many dice are thrown, and what is added', () => {
    const table = volley(weak(3), [4, 5, 6, 3, 2, 6])
    expect(story(table, 'valour')).toEqual([
      'blue 1 looks to its valour for 2 losses beyond its tenacity: 3 2 +1 (in the fire phase), needing 4 each, 1 of 2 fails: it gives way. [vf2:9.2]',
    ])
  })

  it('vf2:9.3 why it routs, and what is left of its brigade', () => {
    const table = volley(weak(4), [4, 2, 2, 1, 6])
    expect(story(table, 'valour', 'routs')).toEqual([
      'blue 1 looks to its valour for 1 loss beyond its tenacity: 1 +1 (in the fire phase), needing 4: it gives way. [vf2:9.2]',
      'blue 1 routs and is gone, its valour tested in vain; 2 of the 3 units of blue brigade 1 are left. [vf2:9.3 vf2:9.2]',
    ])
  })

  it('vf2:fate.8 Inspiration: the failed test is passed', () => {
    const table = playing('fire', { ...weak(4), hands: { blue: ['8'] } }, { dice: [4, 2, 2, 1] })
    table.answer('red', volleyAt(1, { main: 0, skirmish: false, support: [] }))
    table.answer('blue', { card: '8' })
    expect(story(table, 'inspired')).toEqual([
      'blue 1 takes heart: the failed test is passed. [vf2:fate.8]',
    ])
  })

  it('vf2:9.2.1 the winner of a fight: how many tests are waived', () => {
    const drawn: Drawn = {
      red: [foot(36, 30, { ...column, losses: 4 })],
      blue: [ligne(36, 30, column)],
    }
    // Four dice at −1, and four at +1.
    const table = melee(drawn, [6, 6, 6, 2, 6, 6, 2, 2])
    expect(story(table, 'fight-won', 'valour-of-winner')).toEqual([
      'red 1 narrowly beats blue 1, 3 losses to 2. [vf2:7.2.3]',
      'red 1 has won a fight: 2 valour tests are waived. [vf2:9.2.1]',
    ])
  })
})

describe('Valour & Fortitude tells: fights', () => {
  it.each([
    [[6, 6, 6, 2], [2, 2, 2, 2], 'red 1 soundly beats blue 1, 3 losses to 0.'],
    [[6, 6, 6, 2], [2, 2, 2, 6], 'red 1 beats blue 1, 3 losses to 1.'],
    [
      [2, 2, 2, 2],
      [2, 2, 2, 2],
      'red 1 wins against blue 1, 0 losses to 0: drawn, and so won by the side whose turn it is.',
    ],
  ])('vf2:7.2.3 %j against %j', (attack, reply, told) => {
    const drawn: Drawn = {
      red: [foot(36, 30, { ...column, losses: 1 })],
      blue: [ligne(36, 30, { ...column, losses: 1 })],
    }
    expect(story(melee(drawn, [...attack, ...reply]), 'fight-won')).toEqual([`${told} [vf2:7.2.3]`])
  })

  it('vf2:9.2.2 who routs without a test, and why', () => {
    const guns1 = playing(
      'melee',
      {
        active: 'blue',
        first: 'red',
        turns: 1,
        red: [guns(36, 30, { losses: 1 }), foot(60, 44)],
        blue: [ligne(36, 30, { ...column, losses: 1 })],
      },
      { dice: [6, 2, 2, 2, ...many(5, 2), 6] },
    )
    expect(story(guns1, 'routs')).toEqual([
      'red 1 routs and is gone, artillery beaten in a fight, without a test; 1 of the 2 units of red brigade 1 is left. [vf2:9.3 vf2:9.2.2]',
    ])
  })

  it('vf2:9.2.2 infantry ridden down: by whom', () => {
    const drawn: Drawn = {
      red: [heavies(36, 30)],
      blue: [ligne(36, 30, { ...column, losses: 1 }), ligne(10, 4)],
    }
    const table = melee(drawn, [...many(6, 6), ...many(4, 2)])
    expect(story(table, 'routs')).toEqual([
      'blue 1 routs and is gone, ridden down by red 1, without a test; 1 of the 2 units of blue brigade 1 is left. [vf2:9.3 vf2:9.2.2]',
    ])
  })

  it('vf2:T.3.6 infantry in a feature does not rout without a test, and is told so', () => {
    const village = area('Foy', 'village', box(30, 24, 42, 30), ['defendable', 'hard cover'])
    const drawn: Drawn = {
      red: [heavies(36, 30)],
      blue: [occupying(ligne(36, 27), 'Foy'), ligne(10, 4)],
      features: [village],
    }
    const table = melee(drawn, [6, 6, 6, ...many(5, 2)])
    expect(story(table, 'fight-won', 'spared')).toEqual([
      'red 1 soundly beats blue 1, 3 losses to 0. [vf2:7.2.3]',
      'blue 1 does not rout without a test: the fight is for occupied terrain. [vf2:T.3.6]',
    ])
  })

  it('vf2:7.2.5 cavalry that is beaten must fall back, and is told so', () => {
    const drawn: Drawn = {
      red: [hussars(36, 30, { losses: 1 })],
      blue: [chasseurs(36, 30, { losses: 1 })],
    }
    const table = melee(drawn, [...many(4, 2), 6, 2, 2, 2])
    expect(table.asked('red')).toEqual(['retreat'])
    expect(story(table, 'must-retreat')).toEqual([
      'red 1 is cavalry on the losing side and must fall back. [vf2:7.2.5]',
    ])
  })

  it('vf2:special.square before a square: what the roll needs', () => {
    const drawn: Drawn = {
      red: [hussars(36, 30)],
      blue: [ligne(36, 30, { formation: SQUARE, losses: 4 })],
    }
    expect(story(melee(drawn, [3]), 'before-square')).toEqual([
      'red 1 rides at the square of blue 1: 3 +2 (every square is shaken), where 4 turns away and 6 stays: it turns away. [vf2:special.square]',
    ])
  })
})

describe('Valour & Fortitude tells: fortitude and defeats', () => {
  const broken = (blue: Drawn['blue'], more: Partial<Drawn> = {}): Drawn => ({
    red: [foot(20, 30)],
    blue: [ligne(20, 20, { losses: 4 }), ...blue],
    ...more,
  })

  /** Blue's first unit routs by red's fire; then its brigade tests. */
  function routed(drawn: Drawn, ...dice: readonly number[]): Table {
    const table = playing('fire', drawn, { dice: [4, 2, 2, 1, ...dice] })
    table.answer('red', volleyAt(1, { main: 0, skirmish: false, support: [] }))
    return table
  }

  it('vf2:9.5 how many units routed, what is added, and that it holds', () => {
    const row = [30, 40, 50, 60].map((x) => ligne(x, 4))
    const table = routed(broken([...row, ligne(20, 4)]), 3)
    expect(story(table, 'fortitude')).toEqual([
      'The fortitude of blue brigade 1, of which 1 unit has routed: 3 +2 (five units or more +1, near the leader of the army +1), needing 4: it holds. [vf2:9.5]',
    ])
  })

  it('vf2:9.5.1 vf2:9.6 whom a wavering brigade loses, and for what the defeat is', () => {
    const leaders = {
      blue: [
        [2, 2],
        [70, 2],
      ],
    } as const
    const table = routed(broken([ligne(50, 4, { losses: 4 }), ligne(20, 38)], { leaders }), 2)
    expect(story(table, 'fortitude', 'wavers', 'routs', 'losses', 'defeat').slice(1)).toEqual([
      'The fortitude of blue brigade 1, of which 1 unit has routed: 2, needing 4: it fails. [vf2:9.5]',
      'blue brigade 1 wavers: blue 2, shaken, routs; blue 3, within 6" of the enemy, takes a loss. [vf2:9.5.1]',
      'blue 2 routs and is gone, shaken as its brigade wavers, without a further test; 1 of the 3 units of blue brigade 1 is left. [vf2:9.3 vf2:9.5.1]',
      'blue 3 is within 6" of red 1 and takes 1 loss, 1 of its tenacity of 4. [vf2:8.3.1 vf2:9.5.1]',
      'Blue suffers a defeat, as blue brigade 1 has failed its fortitude test: 1 defeat in all. [vf2:9.6 vf2:9.5]',
    ])
  })

  it('vf2:9.4 a brigade whose last unit routs', () => {
    const table = routed(broken([]), 6)
    expect(story(table, 'routs', 'shattered', 'defeat')).toEqual([
      'blue 1 routs and is gone, its valour tested in vain; no unit of blue brigade 1 is left. [vf2:9.3 vf2:9.2]',
      'blue brigade 1 has no unit left: it is shattered, and blue brigadier 1 is swept from the field. [vf2:9.4]',
      'Blue suffers a defeat, as blue brigade 1 is shattered: 1 defeat in all. [vf2:9.6 vf2:9.4]',
    ])
  })
})

describe('Valour & Fortitude tells: actions', () => {
  const led = (x: number, y: number): NonNullable<Drawn['leaders']> => ({
    red: [
      [x, y],
      [x + 3, y],
    ],
  })
  const stay = (unit: number) => ({ order: { unit, do: 'stay' } })

  it('vf2:6.1.1 why the first brigade needs no test', () => {
    const drawn: Drawn = {
      red: [],
      brigades: { red: [[foot(20, 40)], [foot(40, 40)]] },
      blue: [ligne(20, 4)],
      leaders: {
        red: [
          [20, 44],
          [40, 44],
          [30, 44],
        ],
      },
    }
    const table = playing('action', drawn, { dice: [2] })
    table.answer('red', { activate: 0 })
    table.answer('red', stay(0))
    table.answer('red', null)
    expect(story(table, 'activates-itself')[0]).toMatch(
      /^red brigade 1 is the first and needs no test: red brigadier 1 is 8\.\d+" from red general, within 24"\. \[vf2:6\.1\.1\]$/,
    )
    expect(story(table, 'activates')).toEqual(['red brigade 2 activates: 2, needing 2. [vf2:6.1]'])
  })

  it('vf2:6.1 what a brigade’s test is modified by', () => {
    const gone = { name: 'Gone', profile: 'british line infantry', status: 'routed' } as const
    const drawn: Drawn = { red: [foot(20, 40), gone], blue: [ligne(20, 4)], chosen: true }
    expect(story(playing('action', drawn, { dice: [2] }), 'stays-idle')).toEqual([
      'red brigade 1 does not move this turn: 2 −1 (a unit of it has routed), needing 2. [vf2:6.1]',
    ])
  })

  it('vf2:6.2.2 how far a messenger has to go', () => {
    const drawn: Drawn = { red: [hussars(20, 40)], blue: [ligne(20, 4)], leaders: led(50, 44) }
    const table = playing('action', drawn, { dice: [2] })
    table.answer('red', { order: { unit: 0, do: 'move', way: [poseAt(20, 36)] } })
    expect(story(table, 'messenger', 'moves')).toEqual([
      expect.stringMatching(
        /^A messenger reaches red 1, 2\d(\.\d+)?" from red brigadier 1: 2 \+2 \(Light Cavalry\), needing 4\. \[vf2:6\.2\.2\]$/,
      ) as string,
      'red 1 moves 4" of 18". [vf2:6.3 vf2:6.3.1]',
    ])
  })

  it('vf2:6.7 rallying: for how many losses, and that it is shaken no longer', () => {
    const drawn: Drawn = {
      red: [foot(20, 40, { losses: 4 })],
      blue: [ligne(20, 4)],
      leaders: led(20, 44),
    }
    const table = playing('action', drawn, { dice: [5, 1, 2, 3] })
    table.answer('red', { order: { unit: 0, do: 'rally' } })
    expect(story(table, 'rally')).toEqual([
      'red 1 rallies for 4 losses: 5 1 2 3 +1 (more than 12" from any enemy), needing 6: 1 back in the ranks, 3 still lost, and it is shaken no longer. [vf2:6.7]',
    ])
  })

  it('vf2:6.8 how far a leader rides', () => {
    const drawn: Drawn = { red: [foot(20, 40)], blue: [ligne(20, 4)], leaders: led(20, 44) }
    const table = playing('action', drawn)
    table.answer('red', stay(0))
    table.answer('red', { at: { x: 30_000, y: 44_000 } })
    expect(story(table, 'leader-rides')).toEqual(['red brigadier 1 rides 10". [vf2:6.8]'])
  })

  it('vf2:fate.5 Stubborn: that it is shaken no longer', () => {
    const drawn: Drawn = {
      red: [lights(20, 40, { losses: 4 })],
      blue: [ligne(20, 4)],
      leaders: led(20, 44),
      hands: { red: ['5'] },
    }
    const table = playing('action', drawn)
    table.answer('red', { ...stay(0), cards: [{ card: '5' }] })
    expect(story(table, 'stubborn')).toEqual([
      'red 1 holds on stubbornly: 1 back in the ranks, 3 still lost, and it is shaken no longer. [vf2:fate.5]',
    ])
  })
})

describe('Valour & Fortitude tells: who has won', () => {
  const ending = (control: readonly ('red' | 'blue')[], more: Partial<Drawn> = {}): Table =>
    framed(
      {
        phase: 'end of turn',
        first: 'red',
        active: 'blue',
        turns: 1,
        red: [foot(10, 40)],
        blue: [ligne(60, 4)],
        objectives: control.map((side, i) => ({
          name: `Hill ${i + 1}`,
          at: { x: 30_000, y: 10_000 * (i + 1) },
          control: side,
        })),
        ...more,
      },
      {},
      QUIET,
    )

  it('vf2:10.0 a narrow win, with what it is made of', () => {
    expect(story(ending(['red', 'blue', 'red']), 'totals')).toEqual([
      'At the end red counts 2 (objectives held: Hill 1 and Hill 3); blue counts 1 (objectives held: Hill 2): red wins narrowly, by 1. [vf2:10.0]',
    ])
  })

  it('vf2:10.0 a clear win, and a draw', () => {
    const defeats = { red: 0, blue: 1 }
    expect(story(ending(['red', 'red'], { defeats }), 'totals')).toEqual([
      'At the end red counts 2 (objectives held: Hill 1 and Hill 2), +1 makes 3 (defeats inflicted); blue counts 0 (objectives held): red wins clearly, by 3. [vf2:10.0]',
    ])
    expect(story(ending(['red', 'blue']), 'totals')).toEqual([
      'At the end red counts 1 (objectives held: Hill 1); blue counts 1 (objectives held: Hill 2): a draw. [vf2:10.0]',
    ])
  })

  it('vf2:2.1.1 an objective taken: the figures within 6", and who occupies it', () => {
    const table = ending(['blue'], { red: [foot(30, 15)] })
    expect(story(table, 'objective taken')[0]).toMatch(
      /^Red takes Hill 1, with \d+ figures within 6" against 0\. \[vf2:2\.1\.1\]$/,
    )
    const village = area('Foy', 'village', box(26, 6, 34, 14), ['defendable', 'hard cover'])
    const held = ending([], {
      red: [occupying(foot(30, 10), 'Foy')],
      features: [village],
      objectives: [{ name: 'Foy', at: { x: 30_000, y: 10_000 }, feature: 'Foy' }],
    })
    expect(story(held, 'objective taken')).toEqual([
      'Red takes Foy, with 24 figures within 6" against 0, and red 1 in it. [vf2:2.1.1 vf2:T.3]',
    ])
  })
})
