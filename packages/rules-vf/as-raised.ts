// A position that was drawn up for full units, where other sizes are agreed on. (O2.1, O3.2)

import { figuresFor, type Agreed } from './armies/check.ts'
import { LARGE, mayBeLarge } from './editions/options/large.ts'
import type { Options } from './options.ts'
import type { GivenUnit, Position } from './position.ts'
import { profileNamed } from './sheets/index.ts'
import type { Profile } from './sheets/profile.ts'
import { usualFormation } from './units/usual.ts'

/** In column of fewer files a unit would march. (1.2.2) */
const COLUMN = 4
/** An attack column has as many ranks at least. (1.2.2) */
const RANKS = 3

/** The same position, with every unit of the size that was agreed on. */
export function asRaised(position: Position, agreed: Agreed & Pick<Options, 'large'>): Position {
  const sizes = [
    ...(agreed.large === 'all' ? [largeOf] : []),
    ...(agreed.units === 'half' ? [halfOf] : []),
  ]
  if (sizes.length === 0) return position
  const raised = (unit: GivenUnit): GivenUnit => {
    const profile = profileNamed(unit.profile)
    return profile ? sizes.reduce((one, size) => size(one, profile, agreed), unit) : unit
  }
  const { red, blue } = position.armies
  const army = (given: typeof red): typeof red => ({
    ...given,
    brigades: given.brigades.map((brigade) => ({ ...brigade, units: brigade.units.map(raised) })),
  })
  return { ...position, armies: { red: army(red), blue: army(blue) } }
}

type Given = NonNullable<GivenUnit['formation']>

/**
 * Large, if it may be. Who stands on the table already is as the position has drawn him, where there
 * may be no room for more; and nobody is raised twice. (O2.1)
 */
function largeOf(unit: GivenUnit, profile: Profile): GivenUnit {
  const isDrawn = unit.pose !== undefined || unit.inside !== undefined || unit.status === 'routed'
  if (isDrawn || unit.large || unit.understrength || !mayBeLarge(profile)) return unit
  const { figures, formation } = unit
  return {
    ...unit,
    large: true,
    ...(figures !== undefined && { figures: LARGE.figures * figures }),
    ...(formation && { formation: wider(formation) }),
  }
}

const wider = (formation: Given): Given =>
  'files' in formation && formation.kind !== 'march column'
    ? { kind: formation.kind, files: LARGE.figures * formation.files }
    : formation

/** Half of it; a unit that has few enough already stays as it is. (O3.2) */
function halfOf(unit: GivenUnit, profile: Profile, agreed: Agreed): GivenUnit {
  const { formation } = unit
  const figures = unit.figures ?? figuresFor(profile, unit)[0]
  const [least, most] = figuresFor(profile, unit, agreed)
  if (figures <= most) return unit
  const half = Math.max(least, Math.floor(figures / 2))
  return {
    ...unit,
    figures: half,
    ...(formation && { formation: narrower(unit.profile, formation, half) }),
  }
}

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
