// A position that was drawn up for full units, where half of each are agreed on. (O3.2)

import { figuresFor, type Agreed } from './armies/check.ts'
import type { GivenUnit, Position } from './position.ts'
import { profileNamed } from './sheets/index.ts'
import { usualFormation } from './units/usual.ts'

/** In column of fewer files a unit would march. (1.2.2) */
const COLUMN = 4
/** An attack column has as many ranks at least. (1.2.2) */
const RANKS = 3

/** The same position, with half of every unit that has too many figures. */
export function asRaised(position: Position, agreed: Agreed): Position {
  if (agreed.units !== 'half') return position
  const { red, blue } = position.armies
  const army = (given: typeof red): typeof red => ({
    ...given,
    brigades: given.brigades.map((brigade) => ({
      ...brigade,
      units: brigade.units.map((unit) => halfOf(unit, agreed)),
    })),
  })
  return { ...position, armies: { red: army(red), blue: army(blue) } }
}

/** A unit that has few enough already stays as it is. */
function halfOf(unit: GivenUnit, agreed: Agreed): GivenUnit {
  const profile = profileNamed(unit.profile)
  if (!profile) return unit
  const { formation } = unit
  const figures = unit.figures ?? figuresFor(profile, unit.understrength ?? false)[0]
  const [least, most] = figuresFor(profile, unit.understrength ?? false, agreed)
  if (figures <= most) return unit
  const half = Math.max(least, Math.floor(figures / 2))
  return {
    ...unit,
    figures: half,
    ...(formation && { formation: narrower(unit.profile, formation, half) }),
  }
}

type Given = NonNullable<GivenUnit['formation']>

/** A formation of the same kind that fewer figures can stand in; of too few for a column, a line. */
function narrower(profile: string, formation: Given, figures: number): Given {
  const { kind } = formation
  if (kind === 'line' || kind === 'open order')
    return { kind, files: Math.ceil(formation.files / 2) }
  if (kind !== 'attack column') return formation
  const files = Math.max(COLUMN, Math.min(Math.ceil(formation.files / 2), third(figures)))
  return Math.ceil(figures / files) >= RANKS ? { kind, files } : usualFormation(profile, figures)
}

const third = (figures: number): number => Math.floor(figures / RANKS)
