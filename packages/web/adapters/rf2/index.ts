import { rf2, rf2Clauses } from '@grognard/rules-rf2'
import type { Rf2, Side } from '@grognard/rules-rf2/functions'
import type { Adapter } from '../adapter.ts'
import { linesOf } from '../inches/moving/show.ts'
import { aboutOf } from './about.ts'
import { actionsOf } from './actions.ts'
import { cardOf } from './card.ts'
import { choicesFor } from './choices.ts'
import { fightOf } from './fight.ts'
import { rf2Film } from './film/index.ts'
import { FireVolleys } from './firing/control.tsx'
import { frameFor } from './frame.ts'
import { SendLeaders } from './leaders/send.tsx'
import { measureOf } from './measuring/index.ts'
import { GiveOrders } from './moving/orders.tsx'
import { promptFor } from './prompt.ts'
import { sceneOf } from './scene.ts'
import { statusOf } from './status.ts'
import { wordingIn } from './wording.ts'

const asSide = (side: string): Side => (side === 'blue' ? 'blue' : 'red')

/** Second Rank & File on the table. */
export const rf2Adapter: Adapter<Rf2> = {
  rulebook: rf2,
  clauses: Object.keys(rf2Clauses),
  words: (language) => wordingIn(language).words,
  scene: (seen, language, nearest) => sceneOf(seen, language, asSide(nearest)),
  status: statusOf,
  card: cardOf,
  prompt: promptFor,
  choices: (seen, ask, language, nearest) =>
    choicesFor(seen, ask, language, nearest === undefined ? undefined : asSide(nearest)),
  actions: actionsOf,
  keys: (language) => wordingIn(language).inches.control.keys,
  refusalLines: (seen, refusal, language, nearest) =>
    linesOf(refusal, frameFor(seen, asSide(nearest)), wordingIn(language).inches),
  controls: { attach: SendLeaders, order: GiveOrders, fire: FireVolleys },
  agreed: ({ options }) => options,
  fight: (seen, moment, language) =>
    'happening' in moment ? fightOf(seen, moment.happening, language) : null,
  film: rf2Film,
  measure: (seen, measure, language, nearest) =>
    measureOf(seen, measure, language, asSide(nearest)),
  about: aboutOf,
  hands: false,
  guided: null,
  builder: null,
}
