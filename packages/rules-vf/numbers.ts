// The numbers of the rules, each as the rule itself has it: what explains the rules cannot disagree
// with them.

import { LEAST_UNITS, MOST_UNITS } from './armies/check.ts'
import { ELITE, ELITE_GUNS, UNDERSTRENGTH as CHEAPER } from './armies/points.ts'
import { editions, openEditions } from './editions/all.ts'
import { numbersOf } from './editions/book.ts'
import type { Distances, Moves } from './editions/numbers.ts'
import { inInches } from './measured.ts'
import type { EditionId, Options } from './options.ts'
import { DECIDES } from './phases/scenario-a/first-turn.ts'
import { GUNS } from './specials/battery.ts'
import { CARBINE } from './specials/carbines.ts'
import { SWIFTER } from './specials/light-cavalry.ts'
import { DEEP } from './specials/open-order.ts'
import { BASE_FIGURES } from './units/figures.ts'
import { MOST_OPEN_RANKS } from './units/formations.ts'
import { ONE_RANK } from './units/usual.ts'
import { UNDERSTRENGTH } from './units/values.ts'

export { FATE } from './cards/index.ts'
export { SHEETS, SHEET_NAMES } from './sheets/index.ts'
export type { SheetName } from './terms.ts'
export { rulesOf } from './terrain/kinds.ts'
export { USUAL } from './options.ts'
export type { Options } from './options.ts'

/** The clauses by which an edition differs from the 2nd, without those of its options. */
export function differing(id: EditionId): readonly string[] {
  const { clauses, as, advice } = editions[id]
  if (id === 'vf2') return []
  return Object.keys(clauses).filter(
    (one) => !(one in as) && !(one in advice) && !/:(?:O\d|lang)/.test(one),
  )
}

/** What holds for armies, whatever is agreed on for their battle. (1.4, options) */
export const armyNumbers = {
  brigade: { least: LEAST_UNITS, most: MOST_UNITS },
  elite: { ...ELITE, guns: ELITE_GUNS },
  understrength: {
    cheaper: CHEAPER,
    melee: UNDERSTRENGTH.melee,
    tenacity: UNDERSTRENGTH.tenacity,
  },
}

export type Numbers = ReturnType<typeof numbersFor>

/** By these options: distances are in inches, scores are what a die must show or more. */
export function numbersFor(options: Options) {
  openEditions()
  const n = numbersOf(options)
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
    gunBase: BASE_FIGURES,
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
