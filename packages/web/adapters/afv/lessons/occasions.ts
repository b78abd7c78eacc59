import {
  isArtillery,
  isEngaged,
  onTable,
  reserveAt,
  zonesOf,
  canShoot,
  type Afv,
  type Unit,
} from '@grognard/rules-afv'
import type { LessonMoment } from '../../adapter.ts'
import {
  asked,
  isTold,
  learner,
  noLonger,
  nothing,
  sinceThen,
  type Occasion,
} from '../../lessons.ts'
import { areaOf, bodyOf, commanderBody } from '../ids.ts'
import type { LessonId } from './en.ts'

type Moment = LessonMoment<Afv>

/** A decision that leaves time to listen. */
const calm = asked('fire', 'move')
const moving = asked('move')

const own = (seen: Afv): readonly Unit[] =>
  seen.units.filter(({ side, zone }) => side === learner(seen) && onTable(zone))
const enemies = (seen: Afv): readonly Unit[] =>
  seen.units.filter(({ side, zone }) => side !== learner(seen) && onTable(zone))

const together = (a: Unit, b: Unit): boolean => a.zone === b.zone
const bodies = (units: readonly Unit[]): readonly string[] => units.map(({ id }) => bodyOf(id))

/** Whether such a thing has happened to a unit of the learner's, or of the enemy's. */
const happened = (
  { seen, told }: Moment,
  names: readonly string[],
  whose: 'own' | 'enemy',
): number =>
  told.filter(
    ({ name, data }) =>
      names.includes(name) &&
      seen.units.some(
        (unit) => unit.name === data['unit'] && (unit.side === learner(seen)) === (whose === 'own'),
      ),
  ).length

const ORDERS = ['moves', 'turns', 'changes', 'mounts', 'dismounts', 'leaves', 'shifts', 'enters']

/** Units of the learner's that can still act in this phase. */
const waiting = (seen: Afv): readonly Unit[] =>
  own(seen).filter(({ id }) => !seen.moved.includes(id) && !isEngaged(seen, id))

const engagers = (seen: Afv): readonly Unit[] =>
  waiting(seen).filter(
    (unit) =>
      !isArtillery(unit) &&
      unit.formation.kind !== 'defensive' &&
      seen.acting !== unit.id &&
      enemies(seen).some((enemy) => together(unit, enemy)),
  )

const shooters = (seen: Afv): readonly Unit[] =>
  own(seen).filter(
    (unit) =>
      canShoot(unit) &&
      !unit.fired &&
      !isEngaged(seen, unit.id) &&
      enemies(seen).some((enemy) => together(unit, enemy)),
  )

/** These units and whatever enemies are in their zones. */
const withEnemies = (seen: Afv, units: readonly Unit[]): readonly string[] =>
  bodies([
    ...units,
    ...enemies(seen).filter((enemy) => units.some((unit) => together(unit, enemy))),
  ])

/** Zones where both sides have units. */
const contested = (seen: Afv): readonly string[] =>
  zonesOf(seen.table)
    .filter((zone) => [own, enemies].every((of) => of(seen).some((unit) => unit.zone === zone)))
    .map((zone) => areaOf(zone, learner(seen)))

/** Zones where only the learner has foot or horse. */
const held = (seen: Afv): readonly string[] =>
  zonesOf(seen.table)
    .filter(
      (zone) =>
        own(seen).some((unit) => unit.zone === zone && !isArtillery(unit)) &&
        !enemies(seen).some((unit) => unit.zone === zone),
    )
    .map((zone) => areaOf(zone, learner(seen)))

const inReserve = (seen: Afv): boolean =>
  seen.units.some(({ side, zone }) => side === learner(seen) && zone !== null && !onTable(zone))

/** The lessons, what presses first: of those that are due the first is given. */
export const OCCASIONS: { readonly [id in LessonId]: Occasion<Afv> } = {
  victory: { when: ({ seen }) => seen.outcome === null, shows: held, marks: ['score'] },
  welcome: { when: ({ seen }) => seen.outcome === null, shows: contested, marks: ['question'] },
  card: {
    when: calm,
    shows: (seen) => bodies(own(seen)),
    marks: ['card'],
    done: ({ seen, selected, reads }) =>
      reads && own(seen).some(({ id }) => bodyOf(id) === selected),
  },
  initiative: { when: calm, shows: nothing },
  fire: {
    when: asked('fire'),
    shows: (seen) => withEnemies(seen, shooters(seen)),
    marks: ['ok'],
    done: noLonger('fire'),
  },
  react: {
    when: asked('react'),
    shows: ({ now }) =>
      now ? [now.unit, ...(now.target === null ? [] : [now.target])].map(bodyOf) : [],
  },
  rethrow: {
    when: asked('rethrow', 'commander'),
    shows: ({ attacks, place }) => {
      const attack = attacks[place]
      return attack ? [attack.unit, attack.at].map(bodyOf) : []
    },
  },
  losses: { when: asked('losses'), shows: nothing },
  dice: {
    when: (moment) => moment.ask !== null && isTold(moment, 'fires'),
    shows: nothing,
    marks: ['dice'],
  },
  combat: {
    when: (moment) => moment.ask !== null && isTold(moment, 'attacks'),
    shows: (seen) => bodies(seen.units.filter(({ id }) => isEngaged(seen, id))),
  },
  'enemy reacts': {
    when: (moment) => moving(moment) && happened(moment, ['reacts'], 'enemy') > 0,
    shows: (seen) => bodies(enemies(seen).filter(({ reacted }) => reacted)),
  },
  move: {
    when: moving,
    shows: (seen) => bodies(waiting(seen)),
    marks: ['actions'],
    done: (moment) => happened(sinceThen(moment), ORDERS, 'own') > 0,
  },
  engage: {
    when: (moment) => moving(moment) && engagers(moment.seen).length > 0,
    shows: (seen) => withEnemies(seen, engagers(seen)),
    done: (moment) => happened(sinceThen(moment), ['engages'], 'own') > 0,
  },
  undo: {
    when: (moment) => moving(moment) && happened(moment, ORDERS, 'own') > 0,
    shows: nothing,
    marks: ['undo'],
  },
  formation: {
    when: (moment) =>
      moving(moment) && (moment.seen.turn > 1 || happened(moment, ORDERS, 'own') > 1),
    shows: (seen) => bodies(waiting(seen).filter((unit) => !isArtillery(unit))),
  },
  commander: {
    when: (moment) => moving(moment) && (moment.seen.turn > 1 || moment.seen.moved.length > 2),
    shows: (seen) => (seen.commanders[learner(seen)].lost ? [] : [commanderBody(learner(seen))]),
  },
  sheet: { when: (moment) => calm(moment) && isTold(moment, 'fires'), shows: nothing },
  refused: { when: ({ refused }) => refused, shows: nothing, marks: ['question'] },
  reserves: {
    when: (moment) => moving(moment) && (moment.seen.turn > 2 || inReserve(moment.seen)),
    shows: (seen) => seen.table.reserves.map((column) => areaOf(reserveAt(column), learner(seen))),
  },
  log: { when: (moment) => calm(moment) && moment.seen.turn > 2, shows: nothing, marks: ['log'] },
  end: { when: ({ seen }) => seen.outcome !== null, shows: nothing, marks: ['ok'] },
}
