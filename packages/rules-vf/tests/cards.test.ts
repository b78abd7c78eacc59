import { courseAt, put } from '@grognard/kernel'
import { expect, it } from 'vitest'
import type { Attack } from '../attack.ts'
import { attackingIn } from '../attacks/value.ts'
import { changeLeader, RANKS, unitOf, type Rank, type Side, type Vf } from '../battle.ts'
import type { About, CardPlay } from '../cards/card.ts'
import { FATE } from '../cards/index.ts'
import {
  cardOf,
  discard,
  effectsOf,
  endEffects,
  mightPlay,
  playCard,
  playsAt,
  refusePlay,
} from '../cards/play.ts'
import { numbersOf } from '../editions/book.ts'
import { offerCard } from '../cards/window.ts'
import type { Moment } from '../terms.ts'
import {
  area,
  battleOf,
  box,
  canons,
  COLUMN,
  foot,
  guns,
  hussars,
  legere,
  ligne,
  type Drawn,
} from './drawn-up.ts'
import { rulebook } from './edition.ts'
import { describe, everyEdition } from './every-edition.ts'

everyEdition(() => {
  const attack = (main: number, target: number, kind: Attack['kind']): Attack => ({
    kind,
    main,
    target,
    support: [],
    brigade: [],
    skirmish: false,
    reply: false,
    again: false,
  })

  /** What a card that is in force adds to an attack of one unit on another. */
  function added(
    battle: Vf,
    side: Side,
    play: CardPlay,
    main: number,
    target: number,
    kind: Attack['kind'],
  ): number {
    const effect = { ...play, side, until: 'phase' as const }
    const card = cardOf(battle, side, play.card)
    const modifier = card.attackValue?.(effect, attackingIn(battle, attack(main, target, kind)))
    if (!modifier) return 0
    expect(modifier).toMatchObject({ clause: card.clause, label: card.title })
    return 'add' in modifier.effect ? modifier.effect.add : NaN
  }

  // Red 0 foot, 1 guns, 2 hussars; 3 foot of another brigade. Blue 4 line, 5 column; 6 column.
  const drawn: Drawn = {
    red: [],
    blue: [],
    brigades: {
      red: [[foot(20, 30), guns(35, 30), hussars(45, 30)], [foot(60, 30)]],
      blue: [
        [ligne(20, 10), ligne(35, 10, { formation: COLUMN(6) })],
        [ligne(60, 10, { formation: COLUMN(6) })],
      ],
    },
  }

  describe('Valour & Fortitude: the fate tables', () => {
    it.each([
      ['vf2:fate.king.british', 'british', 'king', 'Perfect Volleys', 'own fire phase'],
      ['vf2:fate.queen.british', 'british', 'queen', 'Defensive Fire', 'enemy melee phase'],
      ['vf2:fate.jack.british', 'british', 'jack', 'Scum of the Earth', 'valour in melee'],
      ['vf2:fate.king.french', 'french', 'king', 'Vive l’Empereur!', 'activated'],
      ['vf2:fate.queen.french', 'french', 'queen', 'Attaque à outrance', 'melee phase'],
      ['vf2:fate.jack.french', 'french', 'jack', 'Les Grognards', 'own fate phase'],
      ['vf2:fate.10', 'both', '10', 'Capture', 'own fate phase'],
      ['vf2:fate.9', 'both', '9', 'Surprise Attack', 'order'],
      ['vf2:fate.8', 'both', '8', 'Inspiration', 'test failed'],
      ['vf2:fate.7', 'both', '7', 'Directed Fire', 'target'],
      ['vf2:fate.6', 'both', '6', 'Deadly Attack', 'hits failed'],
      ['vf2:fate.5', 'both', '5', 'Stubborn', 'order'],
      ['vf2:fate.4', 'both', '4', 'Breakthrough', 'end of own melee phase'],
      ['vf2:fate.3', 'both', '3', 'Confusion', 'enemy turn'],
      ['vf2:fate.2', 'both', '2', 'The Tide of Battle', 'drawn'],
      ['vf2:fate.ace', 'both', 'ace', 'All Out Attack', 'own melee phase'],
    ] as const)('%s for %s: the %s is %s, played: %s', (clause, army, rank, title, moment) => {
      for (const sheet of army === 'both' ? (['british', 'french'] as const) : [army])
        expect(FATE[sheet][rank]).toMatchObject({ rank, title, clause, moment })
    })

    it('vf2:2.4 every rank of a suit stands on both tables', () => {
      for (const table of Object.values(FATE))
        expect(
          Object.values(table)
            .map(({ rank }) => rank)
            .toSorted(),
        ).toEqual(RANKS.toSorted())
    })
  })

  describe('Valour & Fortitude: cards that add to attacks', () => {
    const battle = battleOf(drawn)

    it('vf2:fate.king.british Perfect Volleys add 1 to the fire of a brigade’s British infantry', () => {
      const play = { card: 'king', brigade: 0 } as const
      expect(added(battle, 'red', play, 0, 4, 'fire')).toBe(1)
      expect(added(battle, 'red', play, 0, 4, 'melee')).toBe(0)
      expect(added(battle, 'red', play, 1, 4, 'fire')).toBe(0)
      expect(added(battle, 'red', play, 2, 4, 'fire')).toBe(0)
      expect(added(battle, 'red', play, 3, 6, 'fire')).toBe(0)
    })

    it('vf2:fate.queen.british Defensive Fire adds 1 to the melee of a brigade’s British infantry', () => {
      const play = { card: 'queen', brigade: 0 } as const
      expect(added(battle, 'red', play, 0, 4, 'melee')).toBe(1)
      expect(added(battle, 'red', play, 0, 4, 'fire')).toBe(0)
      expect(added(battle, 'red', play, 2, 4, 'melee')).toBe(0)
      expect(added(battle, 'red', play, 3, 6, 'melee')).toBe(0)
    })

    it('vf2:fate.king.british means British infantry: strangers in the brigade gain nothing', () => {
      const { name, ...stranger } = legere(30, 30, {}, 0)
      const allied = battleOf({
        red: [foot(20, 30), { name, ...stranger }],
        blue: [ligne(20, 10)],
      })
      for (const [card, kind] of [
        ['king', 'fire'],
        ['queen', 'melee'],
      ] as const) {
        expect(added(allied, 'red', { card, brigade: 0 }, 0, 2, kind)).toBe(1)
        expect(added(allied, 'red', { card, brigade: 0 }, 1, 2, kind)).toBe(0)
      }
    })

    it('vf2:fate.queen.french Attaque à outrance adds 1 to the melee of a brigade’s attack columns', () => {
      const play = { card: 'queen', brigade: 2 } as const
      expect(added(battle, 'blue', play, 5, 0, 'melee')).toBe(1)
      expect(added(battle, 'blue', play, 5, 0, 'fire')).toBe(0)
      expect(added(battle, 'blue', play, 4, 0, 'melee')).toBe(0)
      expect(added(battle, 'blue', play, 6, 0, 'melee')).toBe(0)
    })

    it('vf2:fate.queen.french whoever occupies a feature is in no column', () => {
      const { pose: _, ...inside } = ligne(0, 0, { formation: COLUMN(6), inside: 'wood' })
      const wood = area('wood', 'wood', box(30, 20, 36, 26), ['defendable', 'obstacle'])
      const held = battleOf({ red: [foot(33, 27)], blue: [inside], features: [wood] })
      expect(added(held, 'blue', { card: 'queen', brigade: 1 }, 1, 0, 'melee')).toBe(0)
    })

    it('vf2:fate.jack.french Les Grognards add 1 to one unit’s melee and tenacity', () => {
      const play = { card: 'jack', unit: 4 } as const
      expect(added(battle, 'blue', play, 4, 0, 'melee')).toBe(1)
      expect(added(battle, 'blue', play, 4, 0, 'fire')).toBe(0)
      expect(added(battle, 'blue', play, 5, 0, 'melee')).toBe(0)
      const card = cardOf(battle, 'blue', 'jack')
      const effect = { ...play, side: 'blue', until: 'always' } as const
      expect(card.tenacity?.(effect, unitOf(battle, 4))).toMatchObject({ effect: { add: 1 } })
      expect(card.tenacity?.(effect, unitOf(battle, 5))).toBe(false)
      expect(card.until).toBe('always')
    })

    it('vf2:fate.7 Directed Fire adds 1 to the fire at the target, for one attack', () => {
      expect(added(battle, 'red', { card: '7' }, 1, 4, 'fire')).toBe(1)
      expect(added(battle, 'red', { card: '7' }, 0, 4, 'melee')).toBe(0)
      expect(added(battle, 'red', { card: '7' }, 4, 0, 'fire')).toBe(0)
      expect(cardOf(battle, 'red', '7').until).toBe('attack')
    })

    it('vf2:4.0 an answer cannot say for whom a card is in force, nor for how long', () => {
      const then = battleOf({ ...drawn, hands: { red: ['7'] } })
      const forged = { card: '7', side: 'blue', until: 'always' } as CardPlay
      playCard(then, 'red', forged)
      expect(then.effects).toMatchObject([{ card: '7', side: 'red', until: 'attack' }])
    })

    it('vf2:fate.ace All Out Attack adds 1 to melee within 12" of a leader', () => {
      // Red's first brigadier stands 12" to the left of the battalion's outer file, or a bit more.
      const left = 20 - 0.788 * 6 - 12 - 0.788
      const led = (x: number) =>
        battleOf({
          ...drawn,
          leaders: {
            red: [
              [x, 30.4],
              [2, 47],
              [4, 47],
            ],
          },
        })
      const play = { card: 'ace', leader: 0 } as const
      expect(added(led(left + 0.1), 'red', play, 0, 4, 'melee')).toBe(1)
      expect(added(led(left - 0.1), 'red', play, 0, 4, 'melee')).toBe(0)
      expect(added(led(left + 0.1), 'red', play, 0, 4, 'fire')).toBe(0)
      expect(added(led(left + 0.1), 'red', play, 3, 6, 'melee')).toBe(0)
      expect(added(led(20), 'blue', play, 0, 4, 'melee')).toBe(0)
    })

    it('vf2:fate.ace a leader who is gone spurs nobody on', () => {
      const gone = battleOf({
        ...drawn,
        leaders: {
          red: [
            [20, 33],
            [2, 47],
            [4, 47],
          ],
        },
      })
      expect(added(gone, 'red', { card: 'ace', leader: 0 }, 0, 4, 'melee')).toBe(1)
      changeLeader(gone, 0, { status: 'removed', at: null })
      expect(added(gone, 'red', { card: 'ace', leader: 0 }, 0, 4, 'melee')).toBe(0)
    })
  })

  describe('Valour & Fortitude: cards that change tests and moves', () => {
    it('vf2:fate.jack.british Scum of the Earth takes 1 from valour tests of enemies in contact', () => {
      const touching = battleOf({
        red: [foot(20, 30), guns(50, 30)],
        blue: [ligne(20, 30 - 0.01), canons(50, 29.99), ligne(60, 10)],
      })
      const card = cardOf(touching, 'red', 'jack')
      const effect = { card: 'jack', side: 'red', until: 'phase' } as const
      const penalty = (id: number) => card.valour?.(effect, touching, unitOf(touching, id))
      expect(penalty(2)).toMatchObject({ clause: 'vf2:fate.jack.british', effect: { add: -1 } })
      expect([penalty(0), penalty(3), penalty(4)]).toEqual([false, false, false])
    })

    it('vf2:fate.king.french Vive l’Empereur! adds 6" to the moves of the brigade that activated', () => {
      const battle = battleOf({ ...drawn, hands: { blue: ['king'] } })
      playCard(battle, 'blue', { card: 'king' }, { brigade: 2 })
      const [effect] = effectsOf(battle, 'blue', 'king')
      expect(effect).toEqual({ card: 'king', side: 'blue', brigade: 2, until: 'phase' })
      const card = cardOf(battle, 'blue', 'king')
      const bonus = (id: number) =>
        effect && card.moveDistance?.(effect, unitOf(battle, id), numbersOf(battle.options))
      expect(bonus(4)).toMatchObject({ clause: 'vf2:fate.king.french', effect: { add: 6 } })
      expect([bonus(6), bonus(0)]).toEqual([false, false])
    })
  })

  describe('Valour & Fortitude: on whom a card may be played', () => {
    const held = (side: Side, ...cards: readonly Rank[]): Vf => {
      const { name, ...stranger } = foot(40, 10, {}, 180)
      return battleOf({
        ...drawn,
        brigades: {
          red: [[foot(20, 30, { losses: 1 }), guns(35, 30)], [legere(60, 30, {}, 0)], [away]],
          blue: [[ligne(20, 10)], [{ name, ...stranger }], [ligne(60, 10, { losses: 2 })]],
        },
        hands: { [side]: cards },
      })
    }
    const away = { name: 'away', profile: 'british line infantry' }
    const code = (battle: Vf, side: Side, play: CardPlay, about = {}) =>
      refusePlay(battle, side, cardOf(battle, side, play.card).moment, play, about)?.code ?? null

    it.each(['king', 'queen'] as const)(
      'vf2:fate.king.british %s is for a British brigade',
      (card) => {
        const battle = held('red', card)
        expect([0, 1, 2, 3, 9].map((brigade) => code(battle, 'red', { card, brigade }))).toEqual([
          null,
          'card-of-army',
          'card-names',
          'card-names',
          'card-names',
        ])
        expect(code(battle, 'red', { card })).toBe('card-names')
      },
    )

    it('vf2:fate.ace All Out Attack is for a leader of one’s own, who must be named', () => {
      const battle = held('red', 'ace')
      const codeFor = (leader: number) => code(battle, 'red', { card: 'ace', leader })
      const enemy = battle.leaders.find(({ side }) => side === 'blue')?.id ?? -1
      expect([codeFor(0), codeFor(enemy), codeFor(99)]).toEqual([null, 'card-names', 'card-names'])
      expect(code(battle, 'red', { card: 'ace' })).toBe('card-names')
    })

    it('vf2:fate.queen.french Attaque à outrance is for a French brigade', () => {
      const battle = held('blue', 'queen')
      expect([3, 4, 0].map((brigade) => code(battle, 'blue', { card: 'queen', brigade }))).toEqual([
        null,
        'card-of-army',
        'card-names',
      ])
    })

    it('vf2:fate.king.french Vive l’Empereur! is for a French brigade', () => {
      const battle = held('blue', 'king')
      expect(code(battle, 'blue', { card: 'king' }, { brigade: 3 })).toBeNull()
      expect(code(battle, 'blue', { card: 'king' }, { brigade: 4 })).toBe('card-of-army')
      expect(mightPlay(battle, 'blue', 'activated', { brigade: 4 })).toBe(false)
      expect(mightPlay(battle, 'blue', 'activated', { brigade: 3 })).toBe(true)
    })

    it('vf2:fate.4 Breakthrough is for any brigade of one’s own on the table', () => {
      const battle = held('red', '4')
      expect([0, 1, 2, 3].map((brigade) => code(battle, 'red', { card: '4', brigade }))).toEqual([
        null,
        null,
        'card-names',
        'card-names',
      ])
    })

    it('vf2:fate.5 Stubborn is for a unit with losses', () => {
      const battle = held('red', '5')
      expect(code(battle, 'red', { card: '5' }, { unit: 0 })).toBeNull()
      expect(code(battle, 'red', { card: '5' }, { unit: 1 })).toBe('card-no-losses')
    })

    it('vf2:fate.ace All Out Attack names a leader of one’s own on the table', () => {
      const battle = held('red', 'ace')
      const leaders = battle.leaders.map(({ id }) =>
        code(battle, 'red', { card: 'ace', leader: id }),
      )
      expect(leaders).toEqual([null, null, null, null, ...Array<string>(4).fill('card-names')])
      changeLeader(battle, 1, { status: 'removed', at: null })
      expect(code(battle, 'red', { card: 'ace', leader: 1 })).toBe('card-names')
    })

    it('vf2:4.0 all plays of a moment are listed, and none that is refused', () => {
      const battle = held('blue', 'jack', 'queen', '8')
      expect(playsAt(battle, 'blue', 'own fate phase')).toEqual([{ card: 'jack', unit: 6 }])
      expect(playsAt(battle, 'blue', 'melee phase')).toEqual([
        { card: 'queen', brigade: 3 },
        { card: 'queen', brigade: 5 },
      ])
      expect(playsAt(battle, 'blue', 'test failed')).toEqual([{ card: '8' }])
      expect(playsAt(battle, 'blue', 'own melee phase')).toEqual([])
    })
  })

  describe('Valour & Fortitude: playing cards', () => {
    it('vf2:4.0 a played card is discarded and in force for as long as it says', () => {
      const battle = battleOf({ ...drawn, hands: { red: ['king', '7', 'ace', '8'] } })
      playCard(battle, 'red', { card: 'king', brigade: 0 })
      playCard(battle, 'red', { card: '7' })
      playCard(battle, 'red', { card: '8' })
      expect(battle.fate.red).toMatchObject({
        hand: ['ace'],
        held: 1,
        discard: ['king', '7', '8'],
        left: 9,
      })
      expect(battle.effects.map(({ card }) => card)).toEqual(['king', '7'])
      endEffects(battle, ['attack'])
      expect(battle.effects).toStrictEqual([
        { card: 'king', side: 'red', brigade: 0, until: 'phase' },
      ])
      expect(effectsOf(battle, 'red', 'king')).toHaveLength(1)
      expect(effectsOf(battle, 'blue', 'king')).toHaveLength(0)
      endEffects(battle, ['attack', 'phase'])
      expect(battle.effects).toEqual([])
    })

    it('vf2:fate.any any card at all can be put down for Act on Initiative', () => {
      const battle = battleOf({ ...drawn, hands: { red: ['king', '8'] } })
      discard(battle, 'red', 'king')
      expect(battle.fate.red).toMatchObject({ hand: ['8'], held: 1, discard: ['king'] })
      expect(battle.effects).toEqual([])
    })

    /** What a window offers: the ask that it puts, or none. */
    function window(battle: Vf, moment: Moment, side: Side = 'red', about: About = { unit: 0 }) {
      let played: CardPlay | null = null
      const rules = {
        ...rulebook(),
        *next(at: Vf) {
          played = yield* offerCard(at, side, moment, about)
          at.outcome = { winner: null, name: 'draw', why: '', clause: null }
        },
      }
      const course = courseAt(rules, battle)
      return { course, played: () => played }
    }

    it('vf2:4.0 a window is put to whoever might hold a card, and never by what is held', () => {
      const asked = (battle: Vf) =>
        window(battle, 'test failed').course.asks.map(({ name }) => name)
      expect(asked(battleOf({ ...drawn, hands: { red: ['8'] } }))).toEqual(['card'])
      expect(asked(battleOf({ ...drawn, hands: { red: ['king'] } }))).toEqual(['card'])
      expect(asked(battleOf(drawn))).toEqual([])
      const gone = battleOf({ ...drawn, hands: { red: ['king', '8'] } })
      discard(gone, 'red', '8')
      expect(asked(gone)).toEqual([])
    })

    it('vf2:fate.king.french a window is about a brigade, and so is what is played in it', () => {
      const mixed = battleOf({
        ...drawn,
        brigades: { red: [[foot(20, 30)]], blue: [[ligne(20, 10)], [foot(40, 10, {}, 180)]] },
        hands: { blue: ['king'] },
      })
      expect(window(mixed, 'activated', 'blue', { brigade: 2 }).course.asks).toEqual([])
      const { course } = window(mixed, 'activated', 'blue', { brigade: 1 })
      put(course, { seat: 'blue', ask: 'card', answer: { card: 'king' } })
      expect(course.battle.effects).toStrictEqual([
        { card: 'king', brigade: 1, side: 'blue', until: 'phase' },
      ])
    })

    it('vf2:2.3 the commander-in-chief is asked for cards', () => {
      const seats = [
        { id: 'picton', side: 'red', chief: false, player: '' },
        { id: 'wellington', side: 'red', chief: true, player: '' },
        { id: 'soult', side: 'blue', chief: true, player: '' },
      ] as const
      const battle = battleOf({ ...drawn, hands: { red: ['8'] }, seats: [...seats] })
      const { course } = window(battle, 'test failed')
      expect(course.asks).toMatchObject([{ seats: ['wellington'], sees: 'all' }])
    })

    it('vf2:fate.8 a card that is offered is played, and a pass plays none', () => {
      const battle = battleOf({ ...drawn, hands: { red: ['8'] } })
      const passing = window(battle, 'test failed')
      put(passing.course, { seat: 'red', ask: 'card', answer: 'pass' })
      expect(passing.played()).toBeNull()
      expect(passing.course.battle.fate.red.hand).toEqual(['8'])
      const { course, played } = window(battle, 'test failed')
      put(course, { seat: 'red', ask: 'card', answer: { card: '8' } })
      expect(played()).toEqual({ card: '8' })
      expect(course.battle.fate.red).toMatchObject({ hand: [], discard: ['8'] })
    })
  })
})
