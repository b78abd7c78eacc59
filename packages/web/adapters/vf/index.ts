import { vf2, vf2Clauses } from '@grognard/rules-vf'
import type { Vf } from '@grognard/rules-vf/computing'
import type { Adapter } from '../adapter.ts'
import { aboutOf } from './about.ts'
import { cardOf } from './card.ts'
import { choicesFor } from './choices/index.ts'
import { fightOf } from './fight.ts'
import { Allot } from './moving/allot.tsx'
import { ComeOn } from './moving/arrive.tsx'
import { Battlefield } from './moving/battlefield.tsx'
import { SetUp } from './moving/deploy.tsx'
import { BreakThrough, GiveOrders, WayBack } from './moving/orders.tsx'
import { PlaceObjective, PlaceRidden, RideLeader } from './moving/point.tsx'
import { promptFor } from './prompt.ts'
import { sceneOf } from './scene.ts'
import { statusOf } from './status.ts'
import { speaking } from './tongue.ts'

const asSide = (side: string): 'red' | 'blue' => (side === 'blue' ? 'blue' : 'red')

/** Valour & Fortitude on the table. */
export const vfAdapter: Adapter<Vf> = {
  rulebook: vf2,
  clauses: Object.keys(vf2Clauses),
  words: (language) => speaking(language).words,
  scene: (seen, language, nearest) => sceneOf(seen, language, asSide(nearest)),
  status: statusOf,
  card: cardOf,
  prompt: promptFor,
  choices: (seen, ask, language, nearest) =>
    choicesFor(seen, ask, language, nearest === undefined ? undefined : asSide(nearest)),
  keys: (language) => speaking(language).text.keys,
  controls: {
    terrain: Battlefield,
    allot: Allot,
    order: GiveOrders,
    'break-through': BreakThrough,
    retreat: WayBack,
    deploy: SetUp,
    arrive: ComeOn,
    leader: RideLeader,
    'moved over': PlaceRidden,
    objective: PlaceObjective,
  },
  fight: fightOf,
  about: aboutOf,
  hands: true,
  sheet: async () => [],
  guided: null,
  builder: null,
}
