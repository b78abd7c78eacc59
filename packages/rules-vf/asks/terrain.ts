import type { AskKind } from '@grognard/kernel'
import type { Side, Vf } from '../battle.ts'
import { featuresOf, refuseFeatures, type Features } from '../scenario-a/features.ts'
import { lawfulBattlefield } from '../scenario-a/generate.ts'

/** The defender sets up the battlefield. (A3.1) */
export const terrainAsk: AskKind<Vf, { readonly side: Side }, Features> = {
  name: 'terrain',
  expects: 'the features of the battlefield, as in a terrain file',
  is: (answer): answer is Features => Array.isArray(answer),
  refuse: (seen, _args, features) => refuseFeatures(seen, features),
  candidates: (seen, _args, n, random) =>
    n > 0 ? [featuresOf(lawfulBattlefield(random, seen.terrain))] : [],
  complete: false,
}
