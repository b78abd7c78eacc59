import type { SheetName } from '../terms.ts'
import { britishFate } from './british.ts'
import type { FateTable } from './card.ts'
import { frenchFate } from './french.ts'

/** The fate table of each army sheet. */
export const FATE: { readonly [sheet in SheetName]: FateTable } = {
  british: britishFate,
  french: frenchFate,
}
