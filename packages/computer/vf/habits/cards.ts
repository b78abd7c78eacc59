// Fate cards: played when they help most, and kept where they would be wasted. (4.0)

import type { Question } from '@grognard/kernel'
import {
  attackingIn,
  bodyIn,
  brigadeOf,
  cardOf,
  enemiesOf,
  enemiesTouching,
  isEngaged,
  isReady,
  playsAt,
  situationOf,
  strengthAt,
  enemyOf,
  unitOf,
  unitsIn,
  unitsOf,
  valueOf,
  type About,
  type Attack,
  type CardPlay,
  type Moment,
  type Side,
  type Unit,
  type UnitId,
  type Vf,
} from '@grognard/rules-vf/functions'
import { judged } from '../features/distances.ts'
import type { Thought } from '../../player.ts'
import { goalsOf } from './goals.ts'
import { worthOf } from './odds.ts'
import { fromExtent, middle, nearestEnemy, seenIn, wayTo } from './table.ts'
import { PLAIN, type Temper } from './temper.ts'
import { because, firstLawful } from './thought.ts'

type Args = { readonly side: Side; readonly moment: Moment; readonly about: About }

/** A window for cards: the best play that is worth it, or none. */
export function card(question: Question, temper: Temper = PLAIN): Thought {
  const { side, moment, about } = question.ask.args as Args
  return playing(question, side, moment, about, temper)
}

/** Cards of the own fate phase. */
export function fate(question: Question, temper: Temper = PLAIN): Thought {
  const { side } = question.ask.args as { readonly side: Side }
  return playing(question, side, 'own fate phase', {}, temper)
}

function playing(
  question: Question,
  side: Side,
  moment: Moment,
  about: About,
  temper: Temper,
): Thought {
  const seen = seenIn(question)
  const able = temper.cards === 'forgotten' ? [] : playsAt(seen, side, moment, about)
  const plays = able
    .map((play) => ({ play, worth: worthOfPlay(seen, side, moment, play, about, temper) }))
    .filter(({ worth }) => worth > 0)
    .toSorted((a, b) => b.worth - a.worth)
  return firstLawful(question, [
    ...plays.map(({ play }) => ({ answer: play, reason: reasonOf(seen, side, play) })),
    { answer: 'pass', reason: because('keeps-cards') },
  ])
}

function reasonOf(seen: Vf, side: Side, play: CardPlay): Thought['reason'] {
  const { title } = cardOf(seen, side, play.card)
  const on =
    seen.brigades[play.brigade ?? -1] ??
    seen.units[play.unit ?? -1] ??
    seen.leaders[play.leader ?? -1] ??
    seen.objectives[play.objective ?? -1]
  return on ? because('plays-on', { card: title, on: on.name }) : because('plays', { card: title })
}

/** What a card is worth now, above nought if it is to be played. */
function worthOfPlay(
  seen: Vf,
  side: Side,
  moment: Moment,
  play: CardPlay,
  about: About,
  temper: Temper,
): number {
  switch (moment) {
    case 'test failed':
      return 1
    case 'hits failed':
      return worthOfRethrow(seen, about)
    case 'valour in melee':
      return 1
    case 'enemy turn':
      return seen.turn > 1 ? 1 : 0
    case 'activated':
      return worthOfHaste(seen, about)
    case 'own melee phase':
      return engagedNear(seen, side, play)
    case 'melee phase':
    case 'enemy melee phase':
      return engagedIn(seen, play)
    case 'end of own melee phase':
      return worthOfBreakthrough(seen, side, play, temper)
    case 'own fate phase':
      return play.objective === undefined
        ? worthOfVeterans(seen, play)
        : worthOfCapture(seen, side, play)
    case 'order':
      return cardOf(seen, side, play.card).ordered ? worthOfRelief(seen, about) : 0
    case 'drawn':
    case 'own fire phase':
    case 'target':
      return 0
  }
}

/** Dice are thrown again for an attack of some weight. */
function worthOfRethrow(seen: Vf, { unit: id }: About): number {
  if (id === undefined) return 0
  const kind = seen.now?.doing === 'fighting' ? 'melee' : 'fire'
  return valueOf(unitOf(seen, id), kind) >= 3 ? 1 : 0
}

/** A longer move is for a brigade that is not at the enemy yet. */
function worthOfHaste(seen: Vf, { brigade }: About): number {
  if (brigade === undefined) return 0
  const free = unitsIn(seen, brigade).filter((unit) => isReady(unit) && !isEngaged(seen, unit))
  return free.length >= 3 ? free.length : 0
}

/** How many units in contact fight better by a card, were it in force. */
function engagedNear(seen: Vf, side: Side, play: CardPlay): number {
  const card = cardOf(seen, side, play.card)
  const effect = { ...play, side, until: 'phase' } as const
  return unitsOf(seen, side).filter((unit) => {
    const [foe] = enemiesTouching(seen, unit)
    return foe && card.attackValue?.(effect, attackingIn(seen, fightOf(unit.id, foe.id)))
  }).length
}

const fightOf = (main: UnitId, target: UnitId): Attack => ({
  kind: 'melee',
  main,
  target,
  support: [],
  brigade: [],
  skirmish: false,
  reply: false,
  again: false,
})

const engagedIn = (seen: Vf, { brigade }: CardPlay): number =>
  brigade === undefined
    ? 0
    : unitsIn(seen, brigade).filter((unit) => isReady(unit) && isEngaged(seen, unit)).length

/** Units that would get nearer to where they are to be. */
function worthOfBreakthrough(
  seen: Vf,
  side: Side,
  { brigade: id }: CardPlay,
  temper: Temper,
): number {
  if (id === undefined) return 0
  const goal = goalsOf(seen, side, temper).get(id)
  if (!goal || brigadeOf(seen, id).shattered) return 0
  const gaining = unitsIn(seen, id).filter(
    (unit) =>
      isReady(unit) &&
      unit.pose !== null &&
      !isEngaged(seen, unit) &&
      wayTo(seen, middle(seen, unit), goal.at) > judged(seen, FAR_OFF),
  ).length
  return gaining >= 2 ? gaining : 0
}

const FAR_OFF = 6

/** For a unit with losses that is worth it. */
const worthOfVeterans = (seen: Vf, { unit: id }: CardPlay): number =>
  id === undefined
    ? 0
    : worthOf(seen, unitOf(seen, id)) * (isEngaged(seen, unitOf(seen, id)) ? 2 : 1)

const CLOSE = 12

/** For an objective of the enemy's that is about to fall, or that there is still time to take. */
function worthOfCapture(seen: Vf, side: Side, { objective: id }: CardPlay): number {
  const objective = seen.objectives[id ?? -1]
  if (!objective) return 0
  const situation = situationOf(seen)
  const near = (units: readonly Unit[]): number =>
    units.filter(
      (unit) => fromExtent(objective.at, bodyIn(situation, unit.id)) <= judged(seen, CLOSE),
    ).length
  const own = near(unitsOf(seen, side))
  const theirs = near(enemiesOf(seen, side))
  if (own > theirs && own > 0) return 1 + own - theirs
  const isLate = seen.turn >= seen.lastTurn - 2
  return isLate && strengthAt(seen, objective, enemyOf(side)).value === 0 ? 0.5 : 0
}

/** A loss is taken off whoever is to fight. */
function worthOfRelief(seen: Vf, { unit: id }: About): number {
  if (id === undefined) return 0
  const unit = unitOf(seen, id)
  const near = nearestEnemy(seen, unit)
  return unit.losses > 0 && near !== null && near.inches <= judged(seen, CLOSE) ? 1 : 0
}
