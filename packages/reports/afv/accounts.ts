import { strengthOf, type Afv, type Unit } from '@grognard/rules-afv'
import type { Happening } from '@grognard/kernel'
import type { Accounts, Hit } from '../accounts.ts'

/** An army list has no points: what a unit cost is how strong it was, by the same reckoning. */
const worth = ({ name, kind, stands }: Unit, quality: Unit['quality']): number =>
  strengthOf([{ name, kind, stands, quality }])

/** It takes two hits to remove a stand, and a gun has one. */
const OVER_RUN = 2

export const afvAccounts: Accounts<Afv> = {
  units: (start, end) =>
    start.units.map((unit, id) => ({
      side: unit.side,
      type: unit.kind,
      points: worth(unit, (end.units[id] as Unit).quality),
    })),
  left(id, start, now) {
    const [before, unit] = [start.units[id] as Unit, now.units[id] as Unit]
    if (unit.gone !== null) return 0
    const full = worth(before, 'seasoned')
    return full === 0 ? 1 : worth(unit, 'seasoned') / full
  },
  hits,
}

function hits({ name, data }: Happening): readonly Hit[] {
  const [unit, other = null] = (data['units'] ?? []) as readonly number[]
  if (unit === undefined) return []
  const numberOf = (key: string): number => data[key] as number
  switch (name) {
    case 'fires':
      return other === null ? [] : [{ by: unit, on: other, hits: numberOf('hits') }]
    case 'blows': {
      const { value } = data['hits'] as { readonly value: number }
      return other === null ? [] : [{ by: unit, on: other, hits: value }]
    }
    case 'engages':
      return other === null ? [] : [{ by: unit, on: other, hits: numberOf('impact') }]
    case 'meets':
      return other === null
        ? []
        : [
            { by: unit, on: other, hits: numberOf('impact') },
            { by: null, on: unit, hits: numberOf('disorder') },
          ]
    case 'over-run':
      return [{ by: other, on: unit, hits: OVER_RUN }]
    case 'pulls up':
      return [{ by: other, on: unit, hits: 1 }]
    case 'attrition':
      return [{ by: null, on: unit, hits: 1 }]
    case 'disengages':
      return [{ by: null, on: unit, hits: numberOf('hits') }]
    default:
      return []
  }
}
