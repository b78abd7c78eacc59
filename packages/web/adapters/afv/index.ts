import { afv, afvClauses, historical, isSettingUp, type Afv } from '@grognard/rules-afv'
import type { Adapter } from '../adapter.ts'
import { aboutOf } from './about.ts'
import { actionsOf } from './actions.ts'
import { afvBuilder } from './builder.ts'
import { cardOf } from './card.ts'
import { choicesFor } from './choices/index.ts'
import { Allocate } from './controls/allocate.tsx'
import { PlanFire } from './controls/fire.tsx'
import { RemoveStands } from './controls/losses.tsx'
import { ChooseFirst, PlaceCommander, PlaceUnits } from './controls/place.tsx'
import { Rethrow } from './controls/rethrow.tsx'
import { fightOf } from './fight.ts'
import { thrownBefore } from './film/asked.ts'
import { afvFilm } from './film/index.ts'
import { handlesFor } from './handles.ts'
import { promptFor } from './prompt.ts'
import { sceneOf } from './scene.ts'
import { statusOf } from './status.ts'
import { wordingIn } from './wording.ts'
import { whyNot } from './why-not.ts'

const GUIDED = 'first battle'

const usualOptions = Object.fromEntries(afv.options.map(({ name, usual }) => [name, usual]))

const asSide = (side: string): 'red' | 'blue' => (side === 'blue' ? 'blue' : 'red')

/** A Fine Victory! on the table. */
export const afvAdapter: Adapter<Afv> = {
  rulebook: afv,
  clauses: Object.keys(afvClauses),
  words: (language) => wordingIn(language).words,
  scene: (seen, language, nearest) => sceneOf(seen, language, asSide(nearest)),
  status: statusOf,
  card: cardOf,
  prompt: promptFor,
  choices: (seen, ask, language, nearest) =>
    choicesFor(seen, ask, language, nearest === undefined ? undefined : asSide(nearest)),
  actions: actionsOf,
  keys: (language) => wordingIn(language).text.keys,
  handles: (seen, ask, subject, language, nearest) =>
    handlesFor(seen, ask, subject, language, nearest === undefined ? undefined : asSide(nearest)),
  whyNot,
  controls: {
    fire: PlanFire,
    allocate: Allocate,
    rethrow: Rethrow,
    losses: RemoveStands,
    first: ChooseFirst,
    deploy: PlaceUnits,
    'place commander': PlaceCommander,
  },
  fight: fightOf,
  about: aboutOf,
  film: afvFilm,
  thrown: thrownBefore,
  hands: false,
  isSettingUp,
  placing: ['deploy', 'place commander'],
  historical,
  guided: {
    setUp: {
      position: afv.scenarios.find(({ name }) => name === GUIDED)?.position ?? null,
      options: usualOptions,
    },
    seed: GUIDED,
    against: 'random',
    lessons: async (language) => (await import('./lessons/index.ts')).lessons(language),
  },
  builder: afvBuilder,
}
