import type { Rulebook } from '@grognard/kernel'
import { historical, vfEditions, vfRules } from '@grognard/rules-vf'
import { editionNamed, isSettingUp, type EditionId, type Vf } from '@grognard/rules-vf/functions'
import type { Language } from '@grognard/toolkit'
import type { Adapter } from '../adapter.ts'
import { linesOf } from '../inches/moving/show.ts'
import { aboutOf } from './about.ts'
import { actionsOf } from './actions.ts'
import { builderIn } from './builder.ts'
import { cardOf } from './card.ts'
import { certificates } from './certificate/index.ts'
import { choicesFor } from './choices/index.ts'
import { fightOf } from './fight.ts'
import { thrownBefore } from './film/asked.ts'
import { vfFilm } from './film/index.ts'
import { handOf } from './hand.ts'
import { ChooseFights } from './fights/control.tsx'
import { measureOf, prepared } from './measuring/index.ts'
import { Allot } from './moving/allot.tsx'
import { ComeOn } from './moving/arrive.tsx'
import { SetUp } from './moving/deploy.tsx'
import { BreakThrough, GiveOrders, SECOND_MOVE, WayBack } from './moving/orders.tsx'
import { PlaceObjective, PlaceRidden, RideLeader } from './moving/point.tsx'
import { frameFor } from './frame.ts'
import { handReadOut, promptFor } from './prompt.ts'
import { sceneOf } from './scene.ts'
import { withSeats } from './seats.ts'
import { Battlefield } from './terrain.tsx'
import { FireVolley, LendFire, ShootAt } from './volley/control.tsx'
import { statusOf } from './status.ts'
import { wordingIn } from './wording.ts'
import { inShort, whyNot } from './why-not.ts'

const GUIDED = 'first-battle'

const asSide = (side: string): 'red' | 'blue' => (side === 'blue' ? 'blue' : 'red')

/** The letters of a table in inches; where units move twice, that of the second move. */
function keysOf(edition: EditionId, language: Language): readonly (readonly [string, string])[] {
  const { inches, text } = wordingIn(language)
  const again = [SECOND_MOVE.toUpperCase(), text.control.secondMoveKey] as const
  const movesTwice = editionNamed(edition).actions.includes('manoeuvre')
  return [...inches.control.keys, ...(movesTwice ? [again] : [])]
}

/** The first battle, with what the instructor says in this edition. */
const guidedIn = ({ id, scenarios, options }: Rulebook<Vf, Vf>): Adapter<Vf>['guided'] => ({
  setUp: {
    position: scenarios.find(({ name }) => name === GUIDED)?.position ?? null,
    options: Object.fromEntries(options.map(({ name, usual }) => [name, usual])),
  },
  seed: GUIDED,
  against: 'recruit',
  lessons: async (language) =>
    (await import('./lessons/index.ts')).lessons(language, id as EditionId),
})

/** An edition of Valour & Fortitude on the table. */
export const vfAdapterFor = (id: EditionId): Adapter<Vf> => ({
  rulebook: vfRules[id],
  clauses: Object.keys(vfEditions[id].clauses),
  words: (language) => wordingIn(language).words,
  scene: (seen, language, nearest) => sceneOf(seen, language, asSide(nearest)),
  status: statusOf,
  card: cardOf,
  prompt: promptFor,
  readOut: handReadOut,
  choices: (seen, ask, language, nearest) =>
    choicesFor(seen, ask, language, nearest === undefined ? undefined : asSide(nearest)),
  measure: (seen, measure, language, nearest) =>
    measureOf(seen, measure, language, asSide(nearest)),
  prepare: prepared,
  actions: actionsOf,
  hand: (seen, side, language) => handOf(seen, asSide(side), language),
  keys: (language) => keysOf(id, language),
  whyNot: (seen, ask, subject, picked) => whyNot(seen, ask, subject, picked)?.refusal ?? null,
  refusalLines: (seen, refusal, language, nearest) =>
    linesOf(inShort(seen, refusal), frameFor(seen, asSide(nearest)), wordingIn(language).inches),
  certificates,
  controls: {
    terrain: Battlefield,
    allot: Allot,
    order: GiveOrders,
    'break-through': BreakThrough,
    retreat: WayBack,
    volley: FireVolley,
    shoot: ShootAt,
    lend: LendFire,
    fights: ChooseFights,
    deploy: SetUp,
    arrive: ComeOn,
    leader: RideLeader,
    'moved over': PlaceRidden,
    objective: PlaceObjective,
  },
  agreed: ({ options }) => options,
  fight: fightOf,
  about: aboutOf,
  film: vfFilm,
  thrown: thrownBefore,
  hands: true,
  isSettingUp,
  placing: ['deploy brigade', 'deploy'],
  historical,
  withSeats,
  guided: guidedIn(vfRules[id]),
  builder: builderIn(id),
})

export const vf1Adapter = vfAdapterFor('vf1')
export const vfAdapter = vfAdapterFor('vf2')
export const vf3Adapter = vfAdapterFor('vf3')
