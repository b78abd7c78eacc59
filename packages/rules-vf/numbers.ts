// The numbers of the rules, each as the rule itself has it: what explains the rules cannot disagree
// with them.

import type { FeatureKind } from '@grognard/geometry'
import { LEAST_UNITS, MOST_UNITS } from './armies/check.ts'
import { ELITE, ELITE_GUNS, UNDERSTRENGTH as CHEAPER } from './armies/points.ts'
import { openEditions } from './editions/all.ts'
import { measuresOf } from './editions/book.ts'
import { batteryBy } from './editions/options/batteries.ts'
import { LARGE } from './editions/options/large.ts'
import { FEWEST } from './editions/options/small-units.ts'
import { lengthOf, type Distances, type Moves } from './editions/numbers.ts'
import { inInches } from './measured.ts'
import type { Options } from './options.ts'
import { DECIDES } from './phases/scenario-a/first-turn.ts'
import type { Profile } from './sheets/profile.ts'
import { GUNS } from './specials/battery.ts'
import { CARBINE } from './specials/carbines.ts'
import { SWIFTER } from './specials/light-cavalry.ts'
import { DEEP } from './specials/open-order.ts'
import type { TerrainRule } from './terms.ts'
import { rulesOf, type Ways } from './terrain/kinds.ts'
import { BASE_FIGURES } from './units/figures.ts'
import { MOST_OPEN_RANKS } from './units/formations.ts'
import { ONE_RANK } from './units/usual.ts'
import { UNDERSTRENGTH } from './units/values.ts'

export { FATE } from './cards/index.ts'
export { SHEETS, SHEET_NAMES } from './sheets/index.ts'
export type { SheetName } from './terms.ts'
export { agreed, USUAL } from './options.ts'
export type { EditionId, Options } from './options.ts'

/** What holds for armies, whatever is agreed on for their battle. (1.4, options) */
export const armyNumbers = {
  brigade: { least: LEAST_UNITS, most: MOST_UNITS },
  elite: { ...ELITE, guns: ELITE_GUNS },
  understrength: {
    cheaper: CHEAPER,
    melee: UNDERSTRENGTH.melee,
    tenacity: UNDERSTRENGTH.tenacity,
  },
  large: LARGE,
  /** What each cannon of a battery that attacks by itself makes it cost more. (O1.2) */
  effective: batteryBy({ batteries: 'effective' }).dearer,
}

export type Numbers = ReturnType<typeof numbersFor>

/** By these options: distances are in inches, scores are what a die must show or more. */
export function numbersFor(options: Options) {
  openEditions()
  const { edition, numbers: n, scale } = measuresOf(options)
  const far = (name: keyof Distances): number => inInches(n[name])
  const guns = ({ limbered, unlimbered }: Moves['slow']): Moves['slow'] => ({
    limbered: inInches(limbered),
    unlimbered: inInches(unlimbered),
  })
  const { formed, cavalry, linear, open, square, horseGuns, slow } = n.moves
  return {
    ...armyNumbers,
    /** A unit of more figures has two ranks. (1.2.1) */
    oneRank: ONE_RANK,
    /** How far units of a row shoot; 0 where they do not. (1.5) */
    rangeOf: (profile: Profile): number => inInches(lengthOf(edition.range(profile), scale)),
    /** What a kind of feature does. (T.1) */
    rulesOf: (kind: FeatureKind, ways?: Ways): readonly TerrainRule[] =>
      edition.tags({ kind, tags: rulesOf(kind, ways) }) as readonly TerrainRule[],
    gunBase: BASE_FIGURES,
    /** Units of half the figures have so many at least. (O3.2) */
    fewest: FEWEST,
    objective: far('objective'),
    /** How near a line of sight comes to no other unit. (5.1.3) */
    clearance: far('clearance'),
    activation: { needs: n.activates, byItself: far('atHand') },
    messenger: { beyond: far('inHand'), needs: n.getsThrough, light: SWIFTER },
    move: {
      'march column': inInches(formed['march column']),
      'attack column': inInches(formed['attack column']),
      line: inInches(formed.line),
      limbered: inInches(formed.limbered),
      unlimbered: inInches(formed.unlimbered),
      cavalry: inInches(cavalry),
      linear: inInches(linear),
    },
    open: {
      infantry: inInches(open.infantry),
      cavalry: inInches(open.cavalry),
      deep: DEEP,
      most: MOST_OPEN_RANKS,
    },
    square: inInches(square),
    horseGuns: { ...guns(horseGuns), stormedWithin: far('horseGunsWithin') },
    slow: guns(slow),
    away: far('away'),
    double: far('double'),
    movedOver: far('movedOver'),
    assault: { figures: n.assaultFigures, cavalry: far('cavalryWithin') },
    rally: { needs: n.rallies, away: far('atEase') },
    leader: { rides: far('ride'), clear: far('clear') },
    hit: n.hits,
    cover: { soft: n.softCover, hard: n.hardCover },
    support: {
      most: n.mostSupport,
      fire: n.fireSupport,
      melee: n.meleeSupport,
      brigade: n.brigadeSupport,
      figures: n.supportFigures,
      near: far('support'),
    },
    steady: n.steady,
    fortitude: { many: n.many, general: far('general'), enemy: far('wavering') },
    barrier: { across: far('across'), toll: far('toll') },
    occupy: { near: far('atDoor'), out: far('out'), border: far('border') },
    canister: far('canister'),
    carbine: { fire: CARBINE, range: far('carbine') },
    battery: { guns: GUNS, near: far('battery') },
    skirmish: far('skirmish'),
    cards: { emperor: far('emperor'), allOut: far('allOut') },
    scenario: {
      zone: far('zone'),
      apart: far('apart'),
      nearDefender: far('nearDefender'),
      decides: DECIDES,
    },
  }
}
