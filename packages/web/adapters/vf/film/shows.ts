// What of a scene is shown on the table: who acts, on whom, the way he goes, and the dice.

import type { Pose } from '@grognard/geometry'
import type { SideId, Told } from '@grognard/kernel'
import type { Vf } from '@grognard/rules-vf/functions'
import type { March, Shows, Throw } from '@grognard/table'
import type { Explained, Language } from '@grognard/toolkit'
import type { FilmScene } from '../../adapter.ts'
import { costSaid } from '../../inches/moving/show.ts'
import { aboutOf } from '../about.ts'
import { frameFor } from '../frame.ts'
import { leaderBody } from '../ids.ts'
import { wordingIn } from '../wording.ts'
import { kindOfScene } from './cut.ts'
import { throwOf } from './throws.ts'

/** The bodies that something told has changed. */
export function changesOf(seen: Vf, told: Told): readonly string[] {
  const { name, data } = told
  // Whom a messenger reaches, or a card is played on, stands where he stood: what he does comes after.
  if (name === 'messenger' || name === 'card') return []
  const leader = seen.leaders.find((one) => one.name === data['leader'])
  const brigade = name === 'shattered' && seen.brigades.find((one) => one.name === data['brigade'])
  return [
    ...aboutOf(seen, told),
    ...(leader ? [leaderBody(leader.id)] : []),
    ...(brigade ? [leaderBody(brigade.leader)] : []),
  ]
}

export function showsOf(
  { told, before, after }: FilmScene<Vf>,
  language: Language,
  nearest: SideId,
): Partial<Shows> {
  const thrown = told.flatMap((one) => throwOf(one, before, language) ?? [])
  const routs = told.flatMap((one) => (one.name === 'routs' ? aboutOf(before, one) : []))
  const common = { routs, throws: thrown.filter(({ beside }) => beside !== '') }
  const attack = told.find(({ name }) => name === 'attack')
  const [main, target, ...helpers] = attack ? aboutOf(before, attack) : []
  switch (kindOfScene(told)) {
    case 'volley':
      return {
        ...common,
        actors: present(main),
        targets: present(target),
        helpers,
        volleys: [main, ...helpers].flatMap((from, i) =>
          from !== undefined && target !== undefined ? [{ from, to: target, lends: i > 0 }] : [],
        ),
      }
    case 'fight': {
      const others = told.flatMap((one) =>
        one.name === 'attack' ? aboutOf(before, one).slice(2) : [],
      )
      return { ...common, actors: present(main), targets: present(target), helpers: others }
    }
    case 'order':
      return ordered({ told, before, after }, common, language, nearest)
    case 'ride':
      return { ...common, actors: told.flatMap((one) => changesOf(after, one)) }
    case 'test':
      return { ...common, actors: common.throws.map(({ beside }) => beside) }
    case 'setting up':
    case 'note':
      return common
  }
}

const present = (id: string | undefined): readonly string[] => (id === undefined ? [] : [id])

/** An order: the messenger first, then its way, and last what it rallies. */
function ordered(
  { told, before }: FilmScene<Vf>,
  common: { readonly routs: readonly string[]; readonly throws: readonly Throw[] },
  language: Language,
  nearest: SideId,
): Partial<Shows> {
  const [first] = told
  const unit = first && aboutOf(before, first)[0]
  const met = told.find(({ name }) => name === 'assaults')
  const march = unit === undefined ? null : marchOf(told, unit, before, language, nearest)
  return {
    ...common,
    actors: present(unit),
    targets: met ? aboutOf(before, met).slice(1) : [],
    marches: march ? [march] : [],
    throwsFirst: told.some(({ name }) => name.startsWith('messenger')),
  }
}

/** All the ways that one order told of, one after the other. */
function marchOf(
  told: readonly Told[],
  body: string,
  before: Vf,
  language: Language,
  nearest: SideId,
): March | null {
  const frame = frameFor(before, nearest === 'blue' ? 'blue' : 'red')
  const moves = told.filter(({ name, data }) => name === 'moves' && Array.isArray(data['way']))
  const way = moves.flatMap(({ data }) => data['way'] as unknown as readonly Pose[])
  const last = moves.at(-1)?.data
  if (!last || way.length < 2) return null
  const { hundredths, distance } = last
  const of = (distance as unknown as Explained).value
  const { inches } = wordingIn(language)
  const { used, distance: whole } = inches.control
  const gone = used(costSaid(Number(hundredths) / 100, inches), whole(of))
  const label = moves.length === 1 ? gone : null
  return { body, way: way.map((pose) => frame.pose(pose)), label }
}
