import type { Vf } from '@grognard/rules-vf/functions'
import type { Filming } from '../../adapter.ts'
import { briefly } from './briefly.ts'
import { begins, says } from './cut.ts'
import { changesOf, showsOf } from './shows.ts'
import { sums } from './sums.ts'
import { titled } from './titled.ts'

/** How a battle of Valour & Fortitude becomes a film. */
export const vfFilm: Filming<Vf> = {
  begins,
  shows: showsOf,
  changes: changesOf,
  says,
  titled,
  sums,
  briefly,
}
