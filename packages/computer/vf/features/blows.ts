// Volleys and melees that are only imagined: the rules' own values of them, with what they ask of
// the table given as it would be there. (8.1, 8.3)

import { INCH } from '@grognard/geometry'
import {
  hitTestOf,
  lossesSuffered,
  numbersOf,
  valueOfAttack,
  winsTie,
  type Attack,
  type AttackMeasures,
  type Cover,
  type Unit,
  type Vf,
} from '@grognard/rules-vf/functions'
import {
  binomial,
  chancesOf,
  dieChance,
  fightersIn,
  fightOdds,
  lossesFrom,
  type Chances,
  type FightOdds,
} from './odds.ts'
import type { Piece } from './picture.ts'
import { onceForRules } from './conditions.ts'

/** One attack: so many dice, and of 36 the chance of each. */
export type Blow = {
  readonly dice: number
  readonly chance: number
  /** On average. */
  readonly hits: number
  readonly losses: number
}

/** How the two stand to each other when it comes to that. */
export type Meeting = {
  readonly kind: Attack['kind']
  readonly skirmish: boolean
  readonly reply: boolean
  /** In inches. */
  readonly far: number
  /** The attacker sees the target, with enough of its front rank to shoot; and the target sees it. */
  readonly sees: boolean
  readonly enough: boolean
  readonly isSeen: boolean
  /** Its front rank is in contact; if not, it is outflanked. */
  readonly isFacing: boolean
}

/** What holds from one distance, not included, up to another: no rule asked for any between. */
type Kept = Blow & { readonly bits: number; readonly beyond: number; readonly upTo: number }

const blowsIn = onceForRules((): Kept[][][] => [])

const COVERS = [null, 'melee only', 'soft', 'hard'] as const

const bit = (is: boolean, at: number): number => (is ? 1 << at : 0)

const bitsOf = (main: Piece, target: Piece, meeting: Meeting): number =>
  bit(meeting.kind === 'melee', 0) |
  bit(meeting.skirmish, 1) |
  bit(meeting.reply, 2) |
  bit(meeting.sees, 3) |
  bit(meeting.enough, 4) |
  bit(meeting.isSeen, 5) |
  bit(meeting.isFacing, 6) |
  bit(main.footing.isRough, 7) |
  bit(target.footing.isRough, 8) |
  (COVERS.indexOf(main.footing.cover) << 9) |
  (COVERS.indexOf(target.footing.cover) << 11)

/** What one would do to another by one attack, without help. */
export function blowOf(seen: Vf, main: Piece, target: Piece, meeting: Meeting): Blow {
  const bits = bitsOf(main, target, meeting)
  const { far } = meeting
  const row = (blowsIn(seen)[main.condition.index] ??= [])
  const kept = (row[target.condition.index] ??= [])
  for (const one of kept) if (one.bits === bits && far > one.beyond && far <= one.upTo) return one
  const made = struck(seen, main, target, meeting, bits)
  kept.push(made)
  return made
}

function struck(seen: Vf, main: Piece, target: Piece, meeting: Meeting, bits: number): Kept {
  const { kind, skirmish, reply, far } = meeting
  let [beyond, upTo] = [-1, Infinity]
  const measures: AttackMeasures = {
    ...measuresOf(main, target, meeting),
    isInRange: (_battle, _shooter, _target, range) => {
      const inches = range / INCH
      if (far <= inches) upTo = Math.min(upTo, inches)
      else beyond = Math.max(beyond, inches)
      return far <= inches
    },
  }
  const attacking = {
    battle: seen,
    attack: {
      kind,
      main: main.unit.id,
      target: target.unit.id,
      support: [],
      brigade: [],
      skirmish,
      reply,
      again: false,
    },
    main: main.condition.as,
    target: target.condition.as,
    measures,
  }
  const dice = valueOfAttack(attacking).value
  const test = hitTestOf(attacking)
  const chance = dieChance(test)
  const chances = chancesOf(dice, test)
  const losses = chances.reduce(
    (sum, p, hits) => sum + p * lossesSuffered(seen, target.condition.as, hits, kind).value,
    0,
  )
  const hits = test.reroll?.most === undefined ? (dice * chance) / 36 : meanOf(chances)
  return { dice, chance, hits, losses, bits, beyond, upTo }
}

const meanOf = (chances: Chances): number => chances.reduce((sum, p, count) => sum + p * count, 0)

/** What the rules would measure, of an attacker and a target that stand so. */
function measuresOf(main: Piece, target: Piece, meeting: Meeting): AttackMeasures {
  const isMain = (unit: Unit): boolean => unit === main.condition.as
  const pieceOf = (unit: Unit): Piece => (isMain(unit) ? main : target)
  return {
    sees: (_battle, viewer) => (isMain(viewer) ? meeting.sees : meeting.isSeen),
    seesEnough: () => meeting.enough,
    isInRange: (_battle, _shooter, _target, range) => meeting.far * INCH <= range,
    isInFrontArc: (_battle, viewer) => (isMain(viewer) ? meeting.sees : meeting.isSeen),
    // In contact as many figures touch as there must, or none to speak of. (6.5)
    touching: ({ options }) => (meeting.isFacing ? numbersOf(options).assaultFigures : 0),
    coverOf: (_battle, unit, _attacker, kind) => coverFor(pieceOf(unit), kind),
    isOnRough: (_battle, unit) => pieceOf(unit).footing.isRough,
    isHigher: (_battle, unit, than) =>
      pieceOf(unit).footing.height > 0 &&
      than.every((other) => pieceOf(other).footing.height < pieceOf(unit).footing.height),
  }
}

export function coverFor(
  { footing: { cover }, inside }: Piece,
  kind: Attack['kind'],
): Cover | null {
  if (cover === null || (kind === 'fire' && cover === 'melee only')) return null
  return { kind: cover, clause: 'vf2:T.2.2', feature: inside ?? '' }
}

const meleeOf = (isFrontal: boolean, reply: boolean): Meeting => ({
  kind: 'melee',
  skirmish: false,
  reply,
  far: 0,
  sees: isFrontal || !reply,
  enough: true,
  isSeen: isFrontal || reply,
  isFacing: isFrontal || !reply,
})

/** By whether it is frontal: the attack, and the reply. */
const MELEES = {
  front: { attack: meleeOf(true, false), reply: meleeOf(true, true) },
  flank: { attack: meleeOf(false, false), reply: meleeOf(false, true) },
}

const fightsIn = onceForRules((): Map<number, FightOdds>[][] => [])

/** So many dice are as good as any more. */
const MOST_DICE = 16

/** The odds of a fight that is only imagined, with so many dice of help for both. (7.2) */
export function foughtBy(
  seen: Vf,
  attacker: Piece,
  defender: Piece,
  isFrontal: boolean,
  help: number,
  back: number,
): FightOdds {
  const melee = isFrontal ? MELEES.front : MELEES.flank
  const isLower = attacker.footing.height < defender.footing.height
  const row = (fightsIn(seen)[attacker.condition.index] ??= [])
  const known = (row[defender.condition.index] ??= new Map<number, FightOdds>())
  const bits = bitsOf(attacker, defender, melee.attack) | bit(isLower, 13)
  const key = (bits * 64 + help) * 64 + back
  let odds = known.get(key)
  if (!odds) known.set(key, (odds = weighedUp(seen, attacker, defender, melee, help, back)))
  return odds
}

function weighedUp(
  seen: Vf,
  attacker: Piece,
  defender: Piece,
  melee: (typeof MELEES)[keyof typeof MELEES],
  help: number,
  back: number,
): FightOdds {
  const attack = blowOf(seen, attacker, defender, melee.attack)
  const reply = blowOf(seen, defender, attacker, melee.reply)
  const [main, target] = [attacker.condition, defender.condition]
  const overFeature = attacker.isInside || defender.isInside
  const thrown = ({ dice, chance }: Blow, more: number, at: Unit) =>
    lossesFrom(seen, at, binomial(Math.min(dice + more, MOST_DICE), chance), 'melee')
  const fighting = {
    battle: seen,
    main: main.as,
    target: target.as,
    support: [],
    back: [],
    overFeature,
    measures: measuresOf(attacker, defender, melee.attack),
  }
  const tie = winsTie(fighting)
  return fightOdds({
    attack: thrown(attack, help, target.as),
    reply: thrown(reply, back, main.as),
    attackers: fightersIn(fighting, main.as, [], () => main),
    defenders: fightersIn(fighting, target.as, [], () => target),
    // Whoever attacks does so in his own turn.
    tieWins: tie.by === 'active side' || tie.winner === main.as.id,
  })
}
