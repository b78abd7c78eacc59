// Which questions a position can put, with what in them and to whom: what is said to have been
// asked somewhere is not believed.

import { chiefOf, seatsOf, type Json, type SeatId } from '@grognard/kernel'
import { listOf, shaped } from '@grognard/toolkit'
import * as z from 'zod/mini'
import { unitsForInitiative } from './actions/activation.ts'
import { unitsDue } from './actions/arrivals.ts'
import { mayRide } from './actions/leaders.ts'
import { needsMessenger } from './actions/messenger.ts'
import { undeployed } from './asks/deploy-brigade.ts'
import { refuseShot } from './attacks/shot.ts'
import { refuseVolley, withCards } from './attacks/volley.ts'
import {
  brigadeOf,
  commanderOf,
  enemyOf,
  RANKS,
  SIDES,
  unitOf,
  type Leader,
  type Phase,
  type Side,
  type UnitId,
  type Vf,
} from './battle.ts'
import type { CardPlay } from './cards/card.ts'
import { cardOf } from './cards/play.ts'
import { isCardPlay } from './cards/window.ts'
import { pursuitOf } from './melee/pursuit.ts'
import { leaderToPlace } from './scenario-a/deploy.ts'
import { attackerIn, defenderIn, settingOf } from './scenario-a/setting.ts'
import type { Moment } from './terms.ts'
import { placesWith } from './terrain/rules.ts'

/** Who is asked that here; null where the position asks no such thing. */
type WhoIsAsked = (seen: Vf, args: Json) => readonly SeatId[] | null

const count = z.int().check(z.minimum(0))
const side = z.enum(SIDES as readonly ['red', 'blue'])
const ofSide = z.strictObject({ side })
const ofUnit = z.strictObject({ unit: count })
const ofLeader = z.strictObject({ leader: count })
const shooter = z.strictObject({ unit: count, skirmish: z.boolean() })
const cards = z.exactOptional(
  listOf(z.custom<CardPlay>((card) => isCardPlay(card as Json))).check(z.maxLength(RANKS.length)),
)

/** A question of these phases, with what must hold of what it asks. */
const asks =
  <Args>(
    phases: readonly Phase[],
    shape: z.ZodMiniType<Args>,
    who: (seen: Vf, args: Args) => SeatId | readonly SeatId[] | null,
  ): WhoIsAsked =>
  (seen, args) => {
    if (!phases.includes(seen.phase)) return null
    const parsed = shaped(shape, args)
    const asked = parsed.ok ? who(seen, parsed.value) : null
    return typeof asked === 'string' ? [asked] : asked
  }

/** The chief of one side, where it is that side's to say. */
const chiefIf = (isTheirs: (seen: Vf, asked: Side) => boolean) =>
  ((seen, { side: asked }) => (isTheirs(seen, asked) ? chiefOf(seen, asked) : null)) satisfies (
    seen: Vf,
    args: z.infer<typeof ofSide>,
  ) => SeatId | null

const isActive = (seen: Vf, asked: Side): boolean => asked === seen.active
const stands = (seen: Vf, id: UnitId): boolean => seen.units[id]?.status === 'ready'

/** Whoever commands a unit that is on the table, if it is as it must be. */
const commanderIf =
  (isIt: (seen: Vf, id: UnitId) => boolean) =>
  (seen: Vf, { unit }: z.infer<typeof ofUnit>): SeatId | null =>
    stands(seen, unit) && isIt(seen, unit) ? commanderOf(seen, unitOf(seen, unit)) : null

/** Who moves a leader: its brigade's commander, or the commander-in-chief. (2.3) */
const moverOf = (seen: Vf, { brigade, side: own }: Leader): SeatId =>
  brigade === null ? chiefOf(seen, own) : brigadeOf(seen, brigade).commander

/** Several units of one side, all of them on the table. */
function sideOfAll(seen: Vf, units: readonly UnitId[]): Side | null {
  const sides = new Set(units.map((id) => (stands(seen, id) ? unitOf(seen, id).side : null)))
  return sides.size === 1 && new Set(units).size === units.length ? ([...sides][0] ?? null) : null
}

// 6.2, fate.any, fate.9
function whoOrders(
  seen: Vf,
  { brigade, unit, surprise }: { brigade: number; unit: number | null; surprise: boolean },
): SeatId | null {
  const own = seen.brigades[brigade]
  if (own?.side !== seen.active) return null
  const isOf = unit === null || seen.units[unit]?.brigade === brigade
  const urged = seen.initiative && unitsForInitiative(seen).some(({ id }) => id === unit)
  const isDue = urged || (seen.acting === brigade && (unit === null || surprise))
  // Played a moment ago, by a chief who commands others than these.
  const surprised =
    unit !== null &&
    own.commander !== chiefOf(seen, own.side) &&
    seen.fate[own.side].discard.some((rank) => cardOf(seen, own.side, rank).movesFirst)
  return isOf && isDue && (!surprise || surprised) ? own.commander : null
}

type Shot = { readonly side: Side; readonly target: number; readonly cards?: readonly CardPlay[] }

/** A target that its chief could have picked so, leaving it to others to shoot. (5.0) */
const isPicked = (seen: Vf, { side: own, ...picked }: Shot): boolean =>
  isActive(seen, own) &&
  refuseVolley({ ...seen, you: chiefOf(seen, own) }, own, { ...picked, shot: null }) === null

// 5.1, 8.2.1
function whoLends(
  seen: Vf,
  {
    main,
    support,
    ...shot
  }: Shot & {
    readonly main: z.infer<typeof shooter>
    readonly support: readonly z.infer<typeof shooter>[]
  },
): readonly SeatId[] | null {
  const { side: own, target, cards: played } = shot
  if (!isActive(seen, own) || !stands(seen, target) || unitOf(seen, target).side === own)
    return null
  // Whoever commands them: that several seats have named them is why this is asked.
  const then = { ...withCards(seen, own, played), you: null }
  const wrong = refuseShot(then, unitOf(seen, target), {
    main: main.unit,
    skirmish: main.skirmish,
    support,
  })
  if (wrong) return null
  const leads = commanderOf(seen, unitOf(seen, main.unit))
  return seatsOf(seen, own).filter((seat) => seat !== leads)
}

type Card = {
  readonly side: Side
  readonly moment: Moment
  readonly about: {
    readonly unit?: number
    readonly brigade?: number
    readonly unsent?: boolean
  }
}

const FIGHTING: readonly Phase[] = ['melee', 'fights']

/** Which side may play a card at a moment, and in which phases. (4.0) */
const WINDOWS: {
  readonly [moment in Moment]?: (seen: Vf, card: Card) => boolean
} = {
  'enemy turn': (seen, card) => seen.phase === 'turn' && isAboutNothing(card) && !isOf(seen, card),
  'hits failed': (seen, card) =>
    ['fire', 'fights'].includes(seen.phase) && isAboutOwn(seen, card) && 'unit' in card.about,
  'test failed': isAboutOwn,
  activated: (seen, card) =>
    seen.phase === 'action' && isOf(seen, card) && card.about.brigade === seen.acting,
  order: (seen, card) =>
    seen.phase === 'action' &&
    isOf(seen, card) &&
    'unit' in card.about &&
    isAboutOwn(seen, card) &&
    (!card.about.unsent || needsMessenger(seen, unitOf(seen, card.about.unit ?? -1))),
  'own melee phase': (seen, card) =>
    seen.phase === 'melee' && isAboutNothing(card) && isOf(seen, card),
  'melee phase': (seen, card) => FIGHTING.includes(seen.phase) && isAboutNothing(card),
  'enemy melee phase': (seen, card) =>
    FIGHTING.includes(seen.phase) && isAboutNothing(card) && !isOf(seen, card),
  'valour in melee': (seen, card) =>
    seen.phase === 'fights' && isAboutOwn(seen, { ...card, side: enemyOf(card.side) }),
  'end of own melee phase': (seen, card) =>
    seen.phase === 'breakthrough' && isAboutNothing(card) && isOf(seen, card),
}

const isOf = (seen: Vf, card: Card): boolean => isActive(seen, card.side)
const isAboutNothing = ({ about }: Card): boolean => Object.keys(about).length === 0

/** About one unit or one brigade of its side. */
function isAboutOwn(seen: Vf, { side: own, about: { unit, brigade } }: Card): boolean {
  if (unit !== undefined)
    return brigade === undefined && stands(seen, unit) && unitOf(seen, unit).side === own
  return brigade !== undefined && seen.brigades[brigade]?.side === own
}

const isOpen = (seen: Vf, card: Card): boolean =>
  Object.hasOwn(WINDOWS, card.moment) && WINDOWS[card.moment]?.(seen, card) === true

const WHO: { readonly [ask: string]: WhoIsAsked } = {
  // Before the battle. (A)
  terrain: asks(
    ['terrain'],
    ofSide,
    chiefIf((seen, asked) => asked === defenderIn(seen)),
  ),
  edge: asks(
    ['edges'],
    ofSide,
    chiefIf((seen, asked) => asked === attackerIn(seen)),
  ),
  objective: asks(
    ['objectives'],
    ofSide,
    chiefIf((seen, asked) =>
      seen.objectives.length % 2 === 0 ? asked === defenderIn(seen) : asked === attackerIn(seen),
    ),
  ),
  allot: asks(
    ['commands'],
    ofSide,
    chiefIf((seen, asked) => seatsOf(seen, asked).length > 1),
  ),
  'deploy brigade': asks(['deployment'], ofSide, (seen, { side: asked }) => {
    const { deploying, turn } = settingOf(seen)
    const next = undeployed(seen, turn).length > 0 ? turn : enemyOf(turn)
    return deploying === null && asked === next
      ? undeployed(seen, asked).map(({ commander }) => commander)
      : null
  }),
  deploy: asks(
    ['deployment'],
    z.strictObject({ side, brigade: z.nullable(count) }),
    (seen, { side: asked, brigade }) => {
      if (settingOf(seen).deploying !== brigade) return null
      if (brigade !== null)
        return seen.brigades[brigade]?.side === asked ? brigadeOf(seen, brigade).commander : null
      const isLast = SIDES.every((one) => undeployed(seen, one).length === 0)
      return isLast && leaderToPlace(seen, { side: asked, brigade }) ? chiefOf(seen, asked) : null
    },
  ),
  first: asks(
    ['first turn'],
    ofSide,
    chiefIf(() => true),
  ),
  // A turn, phase by phase. (3.0)
  card: asks(
    [
      'turn',
      'fate',
      'fire',
      'action',
      'melee',
      'fights',
      'breakthrough',
      'fortitude',
      'end of turn',
    ],
    // The dice that lie there are shown where they lie; the judge does not look at them.
    z.object({
      side,
      moment: z.custom<Moment>((moment) => typeof moment === 'string'),
      about: z.strictObject({
        unit: z.exactOptional(count),
        brigade: z.exactOptional(count),
        unsent: z.exactOptional(z.boolean()),
      }),
    }),
    (seen, card) => (isOpen(seen, card) ? chiefOf(seen, card.side) : null),
  ),
  fate: asks(['fate'], ofSide, chiefIf(isActive)),
  reinforce: asks(
    ['fate'],
    ofSide,
    chiefIf((seen, asked) => isActive(seen, asked) && unitsDue(seen, asked).length > 0),
  ),
  volley: asks(['fire'], ofSide, chiefIf(isActive)),
  shoot: asks(['fire'], z.strictObject({ side, target: count, cards }), (seen, shot) =>
    isPicked(seen, shot) ? seatsOf(seen, shot.side) : null,
  ),
  lend: asks(
    ['fire'],
    z.strictObject({ side, target: count, cards, main: shooter, support: listOf(shooter) }),
    whoLends,
  ),
  command: asks(
    ['action'],
    ofSide,
    chiefIf((seen, asked) => isActive(seen, asked) && seen.acting === null),
  ),
  initiative: asks(
    ['action'],
    ofSide,
    chiefIf((seen, asked) => isActive(seen, asked) && seen.acting !== null),
  ),
  order: asks(
    ['action'],
    z.strictObject({ brigade: count, unit: z.nullable(count), surprise: z.boolean() }),
    whoOrders,
  ),
  arrive: asks(['action'], ofUnit, (seen, { unit }) => {
    const due = unitsDue(seen, seen.active).find(({ id }) => id === unit)
    return due && seen.acting === null ? commanderOf(seen, due) : null
  }),
  leader: asks(['action', 'fate'], ofLeader, (seen, { leader: id }) => {
    const leader = seen.leaders[id]
    return leader?.side === seen.active && mayRide(seen, leader) ? moverOf(seen, leader) : null
  }),
  'moved over': asks(
    ['action', 'melee', 'fights', 'breakthrough'],
    ofLeader,
    (seen, { leader: id }) => {
      const leader = seen.leaders[id]
      return leader?.status === 'ready' ? moverOf(seen, leader) : null
    },
  ),
  fights: asks(['melee'], ofSide, chiefIf(isActive)),
  'in turn': asks(
    FIGHTING,
    z.strictObject({
      units: listOf(count).check(z.minLength(2)),
      doing: z.enum(['throw before squares', 'retreat']),
    }),
    (seen, { units }) => {
      const own = sideOfAll(seen, units)
      return own && chiefOf(seen, own)
    },
  ),
  'melee support': asks(
    ['fights'],
    z.strictObject({ unit: count, target: count }),
    (seen, { unit, target }) => {
      if (!stands(seen, unit) || !stands(seen, target)) return null
      const { side: own } = unitOf(seen, unit)
      return unitOf(seen, target).side === own ? null : chiefOf(seen, own)
    },
  ),
  'share losses': asks(
    ['fights'],
    z.strictObject({ units: listOf(count).check(z.minLength(2)), losses: count }),
    (seen, { units, losses }) => {
      const own = sideOfAll(seen, units)
      return own && losses % units.length > 0 ? chiefOf(seen, own) : null
    },
  ),
  retreat: asks(
    FIGHTING,
    ofUnit,
    commanderIf((seen, id) => unitOf(seen, id).inside === null),
  ),
  'assault again': asks(
    ['fights'],
    ofUnit,
    commanderIf((seen, id) => !!pursuitOf(unitOf(seen, id))),
  ),
  'occupy won': asks(
    ['fights'],
    z.strictObject({ unit: count, feature: z.string() }),
    (seen, { unit, feature }) =>
      stands(seen, unit) && placesWith(seen.terrain, 'defendable').some(({ id }) => id === feature)
        ? commanderOf(seen, unitOf(seen, unit))
        : null,
  ),
  'stand or retreat': asks(
    ['fights'],
    ofUnit,
    commanderIf(() => true),
  ),
  'break-through': asks(['breakthrough'], z.strictObject({ brigade: count }), (seen, { brigade }) =>
    seen.acting === brigade ? brigadeOf(seen, brigade).commander : null,
  ),
}

/** Whether a position, as this seat sees it, can have put such a question to it. */
export const mayBeAsked = (seen: Vf, ask: string, args: Json): boolean =>
  Object.hasOwn(WHO, ask) &&
  seen.you !== null &&
  (WHO[ask]?.(seen, args)?.includes(seen.you) ?? false)
