import { vf2, vfEditions, vfRules, type EditionId } from '@grognard/rules-vf'
import type { Vf } from '@grognard/rules-vf/functions'
import type { Adapter } from '../adapter.ts'
import { linesOf } from '../inches/moving/show.ts'
import { aboutOf } from './about.ts'
import { vfBuilder } from './builder.ts'
import { cardOf } from './card.ts'
import { certificates } from './certificate/index.ts'
import { choicesFor } from './choices/index.ts'
import { fightOf } from './fight.ts'
import { ChooseFights } from './fights/control.tsx'
import { measureOf, prepared } from './measuring/index.ts'
import { Allot } from './moving/allot.tsx'
import { ComeOn } from './moving/arrive.tsx'
import { SetUp } from './moving/deploy.tsx'
import { BreakThrough, GiveOrders, WayBack } from './moving/orders.tsx'
import { PlaceObjective, PlaceRidden, RideLeader } from './moving/point.tsx'
import { frameFor } from './frame.ts'
import { promptFor } from './prompt.ts'
import { sceneOf } from './scene.ts'
import { withSeats } from './seats.ts'
import { Battlefield } from './terrain.tsx'
import { statusOf } from './status.ts'
import { wordingIn } from './wording.ts'
import { inShort, whyNot } from './why-not.ts'

const GUIDED = 'first-battle'

/** The first battle, which is of the 2nd edition. */
const guided: Adapter<Vf>['guided'] = {
  setUp: {
    position: vf2.scenarios.find(({ name }) => name === GUIDED)?.position ?? null,
    options: Object.fromEntries(vf2.options.map(({ name, usual }) => [name, usual])),
  },
  seed: GUIDED,
  against: 'recruit',
  lessons: async (language) => (await import('./lessons/index.ts')).lessons(language),
}

const asSide = (side: string): 'red' | 'blue' => (side === 'blue' ? 'blue' : 'red')

/** An edition of Valour & Fortitude on the table. */
export const vfAdapterFor = (id: EditionId): Adapter<Vf> => ({
  rulebook: vfRules[id],
  clauses: Object.keys(vfEditions[id].clauses),
  words: (language) => wordingIn(language).words,
  scene: (seen, language, nearest) => sceneOf(seen, language, asSide(nearest)),
  status: statusOf,
  card: cardOf,
  prompt: promptFor,
  choices: (seen, ask, language, nearest) =>
    choicesFor(seen, ask, language, nearest === undefined ? undefined : asSide(nearest)),
  measure: (seen, measure, language, nearest) =>
    measureOf(seen, measure, language, asSide(nearest)),
  prepare: prepared,
  keys: (language) => wordingIn(language).inches.control.keys,
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
    fights: ChooseFights,
    deploy: SetUp,
    arrive: ComeOn,
    leader: RideLeader,
    'moved over': PlaceRidden,
    objective: PlaceObjective,
  },
  fight: fightOf,
  about: aboutOf,
  hands: true,
  withSeats,
  guided: id === 'vf2' ? guided : null,
  builder: vfBuilder,
})

export const vfAdapter = vfAdapterFor('vf2')
