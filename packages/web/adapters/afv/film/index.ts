import { unitOf, type Afv, type Side, type UnitId } from '@grognard/rules-afv'
import type { Shows } from '@grognard/table'
import type { Language } from '@grognard/toolkit'
import type { FilmScene, Filming } from '../../adapter.ts'
import { aboutOf } from '../about.ts'
import { bodyOf, commanderBody, commanderIn, unitIn } from '../ids.ts'
import { briefly } from './briefly.ts'
import { begins, kindOfScene, says } from './cut.ts'
import { sums } from './sums.ts'
import { throwOf } from './throws.ts'
import { titled } from './titled.ts'

/** Bodies only: whole zones are not ringed. */
const bodiesOf = (seen: Afv, told: FilmScene['told'][number]): readonly string[] =>
  aboutOf(seen, told).filter((id) => !id.startsWith('zone') && !id.startsWith('reserve'))

/** What of a scene is shown on the table: who acts, on whom, and the dice. */
function showsOf({ told, before }: FilmScene<Afv>, language: Language): Partial<Shows> {
  const thrown = told.flatMap((one) => throwOf(one, language) ?? [])
  const gone = ['routs', 'over-run']
  const routs = told.flatMap((one) =>
    gone.includes(one.name) ? bodiesOf(before, one).slice(0, 1) : [],
  )
  const common = { routs, throws: thrown.filter(({ beside }) => beside !== '') }
  const [first] = told
  const [unit, enemy] = first ? bodiesOf(before, first) : []
  const met = told.flatMap((one) => bodiesOf(before, one).slice(1))
  const actors = unit === undefined ? [] : [unit]
  switch (kindOfScene(told)) {
    case 'shot':
      return {
        ...common,
        actors,
        targets: enemy === undefined ? [] : [enemy],
        volleys:
          unit !== undefined && enemy !== undefined
            ? [{ from: unit, to: enemy, lends: false }]
            : [],
      }
    case 'fight':
      return { ...common, actors, targets: enemy === undefined ? [] : [enemy] }
    case 'charge':
    case 'reaction':
      return { ...common, actors, targets: met.filter((id) => id !== unit), throwsFirst: true }
    case 'losses':
    case 'order':
    case 'ride':
      return { ...common, actors }
    case 'hits':
    case 'note':
      return common
  }
}

/** From zone to zone: within one they stand wherever there is room. */
function hasMoved(before: Afv, after: Afv, body: string): boolean {
  const [was, is] = [unitIn(before, body), unitIn(after, body)]
  if (was && is) return was.zone !== is.zone
  const side = commanderIn(body)
  return side !== null && before.commanders[side].zone !== after.commanders[side].zone
}

/** Of much that is told at one moment: some have lost stands, fled or gone, the others not yet. */
function between(now: Afv, after: Afv, changed: readonly string[], routs: readonly string[]): Afv {
  const isThere = (id: UnitId): boolean => unitOf(after, id).gone === null
  const isChanged = (id: UnitId): boolean => (isThere(id) ? changed : routs).includes(bodyOf(id))
  const isAbout = ({ by, with: other }: Afv['engagements'][number]): boolean =>
    isChanged(by) || isChanged(other)
  const commanderOf = (side: Side) =>
    (changed.includes(commanderBody(side)) ? after : now).commanders[side]
  return {
    ...now,
    units: now.units.map((unit) => (isChanged(unit.id) ? unitOf(after, unit.id) : unit)),
    engagements: [
      ...now.engagements.filter((contact) => !isAbout(contact)),
      ...after.engagements.filter(isAbout),
    ],
    commanders: { red: commanderOf('red'), blue: commanderOf('blue') },
    shots: after.shots,
  }
}

/** How a battle of A Fine Victory! becomes a film. */
export const afvFilm: Filming<Afv> = {
  begins,
  shows: showsOf,
  changes: bodiesOf,
  between,
  says,
  titled,
  sums,
  hasMoved,
  briefly,
}
