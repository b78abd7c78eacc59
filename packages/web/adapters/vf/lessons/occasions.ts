import type { Happening, Json } from '@grognard/kernel'
import {
  armyLeaderOf,
  assaultTargets,
  canAct,
  editionOf,
  enemyOf,
  isEngaged,
  isReady,
  isShaken,
  moveDistance,
  occupierOf,
  placesWith,
  profileOf,
  shootersAt,
  targetsOf,
  unitOf,
  unitsIn,
  unitsOf,
  unitsForInitiative,
  unitsWithin,
  waitingBrigades,
  type Unit,
  type Vf,
  fromInches,
} from '@grognard/rules-vf/functions'
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
import { areaOf, bodyOf, leaderBody } from '../ids.ts'
import type { LessonId } from './en.ts'

type Moment = LessonMoment<Vf>

/** A decision that leaves time to listen. */
const calm = asked('volley', 'command', 'order')
const ordering = asked('order')

const own = (seen: Vf): readonly Unit[] => unitsOf(seen, learner(seen))
const enemies = (seen: Vf): readonly Unit[] => unitsOf(seen, enemyOf(learner(seen)))
const bodies = (units: readonly Unit[]): readonly string[] => units.map(({ id }) => bodyOf(id))

/** The first unit that something happened to or by, and the one it was done to. */
const unitAt = (seen: Vf, { data }: Happening, place: number): Unit | null => {
  const ids: Json | undefined = data['units']
  const id: Json | undefined = Array.isArray(ids) ? ids[place] : undefined
  return typeof id === 'number' ? (seen.units[id] ?? null) : null
}

/** Whether such a thing was done by, or to, a unit of the learner's. */
const happened = (
  { seen, told }: Moment,
  names: readonly string[],
  place: number,
  is: (data: Happening['data']) => boolean = () => true,
): boolean =>
  told.some(
    (one) =>
      names.includes(one.name) && is(one.data) && unitAt(seen, one, place)?.side === learner(seen),
  )

const ORDERS = ['moves', 'reforms', 'occupies', 'exits', 'stays', 'rally']

/** Units of the brigade that acts that have not acted yet. */
const waiting = (seen: Vf): readonly Unit[] =>
  seen.acting === null ? [] : unitsIn(seen, seen.acting).filter((unit) => canAct(seen, unit))

const free = (seen: Vf): readonly Unit[] => waiting(seen).filter((unit) => !isEngaged(seen, unit))

/** Units that could charge; only those that have an enemy near enough are tried at all. */
const chargers = (seen: Vf): readonly Unit[] =>
  free(seen).filter(
    (unit) =>
      unit.pose !== null &&
      enemies(seen).some(({ id }) =>
        unitsWithin(seen, unit.id, id, fromInches(moveDistance(seen, unit).value)),
      ) &&
      assaultTargets(seen, unit).length > 0,
  )

/** Those who may rally. */
const worn = (seen: Vf): readonly Unit[] =>
  free(seen).filter(
    (unit) => editionOf(seen).refuseAction(seen, unit, { unit: unit.id, do: 'rally' }) === null,
  )

const shaken = (seen: Vf): readonly Unit[] =>
  [...own(seen), ...enemies(seen)].filter((unit) => isShaken(seen, unit))

const engaged = (seen: Vf): readonly Unit[] =>
  [...own(seen), ...enemies(seen)].filter((unit) => isEngaged(seen, unit))

/** Those who could shoot at somebody, each once: with all it has or with its skirmishers alone. */
const shooters = (seen: Vf): readonly Unit[] => {
  const side = learner(seen)
  const all = targetsOf(seen, side).flatMap((id) => shootersAt(seen, side, unitOf(seen, id)))
  return Array.from(new Set(all.map(({ unit }) => unit)), (id) => unitOf(seen, id))
}

/** A feature that somebody could go into. */
const isFree = (seen: Vf): boolean =>
  placesWith(seen.terrain, 'defendable').some(({ id }) => occupierOf(seen, id) === null)

const isLight = (unit: Unit): boolean => profileOf(unit).specials.includes('light infantry')

const isIdle = ({ seen }: Moment): boolean =>
  seen.active === learner(seen) && unitsForInitiative(seen).length > 0

const leadersOf = (seen: Vf): readonly string[] =>
  seen.leaders
    .filter(({ side, at }) => side === learner(seen) && at !== null)
    .map(({ id }) => leaderBody(id))

/** The lessons, what presses first: of those that are due the first is given. */
export const OCCASIONS: { readonly [id in LessonId]: Occasion<Vf> } = {
  objectives: {
    when: ({ seen }) => seen.outcome === null,
    shows: (seen) => seen.objectives.map(({ id }) => areaOf(id)),
    marks: ['score'],
  },
  welcome: { when: ({ seen }) => seen.outcome === null, shows: nothing, marks: ['question'] },
  unit: {
    when: ({ ask }) => ask !== null,
    shows: (seen) => bodies(own(seen)),
    marks: ['card'],
    done: ({ seen, selected, reads }) =>
      reads && own(seen).some(({ id }) => bodyOf(id) === selected),
  },
  window: { when: asked('card'), shows: nothing },
  fate: {
    when: ({ seen, ask }) => ask !== null && seen.fate[learner(seen)].held > 0,
    shows: (seen) => {
      const general = armyLeaderOf(seen, learner(seen))
      return general?.at ? [leaderBody(general.id)] : []
    },
  },
  target: {
    when: asked('volley'),
    shows: (seen) => targetsOf(seen, learner(seen)).map(bodyOf),
    done: noLonger('volley'),
  },
  shoot: { when: asked('volley', 'shoot', 'lend'), shows: (seen) => bodies(shooters(seen)) },
  fights: { when: asked('fights', 'melee support'), shows: (seen) => bodies(engaged(seen)) },
  leader: { when: asked('leader'), shows: leadersOf },
  dice: {
    when: (moment) => calm(moment) && happened(moment, ['attack'], 0),
    shows: nothing,
    marks: ['dice'],
  },
  assaulted: {
    when: (moment) => moment.ask !== null && happened(moment, ['assaults'], 1),
    shows: (seen) => bodies(engaged(seen)),
  },
  melee: {
    when: (moment) => moment.ask !== null && isTold(moment, 'fight-won'),
    shows: nothing,
  },
  fired: {
    when: (moment) =>
      moment.ask !== null && happened(moment, ['attack'], 1, ({ kind }) => kind === 'fire'),
    shows: (seen) => bodies(own(seen).filter(({ losses }) => losses > 0)),
  },
  rout: { when: (moment) => moment.ask !== null && isTold(moment, 'routs'), shows: nothing },
  fortitude: {
    when: (moment) =>
      calm(moment) && (isTold(moment, 'fortitude') || isTold(moment, 'fortitude-of-setbacks')),
    shows: nothing,
  },
  shaken: {
    when: (moment) => calm(moment) && shaken(moment.seen).length > 0,
    shows: (seen) => bodies(shaken(seen)),
  },
  idle: { when: (moment) => moment.ask !== null && isIdle(moment), shows: nothing },
  command: {
    when: asked('command'),
    shows: (seen) =>
      bodies(waitingBrigades(seen).flatMap(({ id }) => unitsIn(seen, id).filter(isReady))),
    done: noLonger('command'),
  },
  order: {
    when: ordering,
    shows: (seen) => bodies(waiting(seen)),
    marks: ['actions'],
    done: (moment) => happened(sinceThen(moment), ORDERS, 0),
  },
  occupy: {
    when: (moment) => ordering(moment) && isFree(moment.seen) && waiting(moment.seen).some(isLight),
    shows: (seen) => bodies(waiting(seen).filter(isLight)),
  },
  undo: {
    when: (moment) => calm(moment) && happened(moment, ORDERS, 0),
    shows: nothing,
    marks: ['undo'],
  },
  assault: {
    when: (moment) => ordering(moment) && chargers(moment.seen).length > 0,
    shows: (seen) => bodies(chargers(seen)),
  },
  rally: {
    when: (moment) => ordering(moment) && worn(moment.seen).length > 0,
    shows: (seen) => bodies(worn(seen)),
  },
  measure: {
    when: (moment) => ordering(moment) && (moment.refused || moment.seen.turn > 1),
    shows: nothing,
  },
  formation: {
    when: (moment) => ordering(moment) && moment.seen.turn > 1,
    shows: (seen) => bodies(free(seen).filter((unit) => profileOf(unit).arm === 'infantry')),
  },
  sheet: { when: (moment) => calm(moment) && isTold(moment, 'attack'), shows: nothing },
  log: { when: (moment) => calm(moment) && moment.seen.turn > 2, shows: nothing, marks: ['log'] },
  end: { when: ({ seen }) => seen.outcome !== null, shows: nothing, marks: ['ok'] },
}
