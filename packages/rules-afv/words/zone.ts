import { columnOf, isReserve, rowOf, type ZoneId } from '../table.ts'
import type { AfvNouns } from './nouns.ts'

type Zoned = { readonly zone: ZoneId; readonly columns: number }

/** What players call a zone: 'Centre Left, middle'. */
export const zoneIn =
  (nouns: AfvNouns) =>
  ({ zone, columns }: Zoned): string => {
    const column = columnOf({ columns }, zone)
    const name = (columns === 5 ? nouns.columns[column] : undefined) ?? nouns.column(column + 1)
    return isReserve(zone)
      ? nouns.reserve(name)
      : nouns.inRow(name, nouns.rows[rowOf({ columns }, zone)] ?? '')
  }
