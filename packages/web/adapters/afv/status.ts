import {
  breakpoint,
  enemyOf,
  zonesForFineVictory,
  lostOf,
  SIDES,
  thirdOfUnits,
  uncontested,
  type Afv,
  type Phase,
  type Side,
} from '@grognard/rules-afv'
import type { Language } from '@grognard/toolkit'
import type { CardLine, Status } from '../adapter.ts'
import { wordingIn, type Wording } from './wording.ts'

/** Turn and phases in the book's order, and how near each side is to its end. */
export function statusOf(seen: Afv, language: Language): Status {
  const wording = wordingIn(language)
  return {
    turn: wording.text.status.turn(seen.turn, seen.lastTurn),
    brief: wording.text.status.brief(seen.turn, seen.lastTurn),
    // The names of the phases say it.
    active: null,
    phases: phasesOf(seen, wording),
    sides: SIDES.map((side) => ({
      side,
      livery: side,
      name: wording.side(side),
      short: {
        score: String(uncontested(seen, side)),
        lost: `${lostOf(seen, side)}/${seen.strength[side]}`,
        what: wording.text.status.gone,
      },
      lines: linesOf(seen, side, wording),
    })),
  }
}

/** Which phase of the book each step of ours belongs to. */
const IN_THE_BOOK: { readonly [phase in Phase]: Phase } = {
  quality: 'quality',
  deployment: 'deployment',
  initiative: 'initiative',
  fire: 'fire',
  shots: 'fire',
  combat: 'combat',
  attacks: 'combat',
  rethrows: 'combat',
  blows: 'combat',
  losses: 'losses',
  movement: 'movement',
  victory: 'victory',
}

function phasesOf(seen: Afv, { text, nouns, side }: Wording): Status['phases'] {
  const { phase, initiative, active } = seen
  const now = IN_THE_BOOK[phase]
  const early = now === 'quality' || now === 'deployment'
  // Before the first throw of a turn nobody knows who will move first.
  const known = !early && now !== 'initiative'
  const moves = (mover: Side, unknown: string) => ({
    name: known ? text.phases.movement(side(mover)) : unknown,
    present: now === 'movement' && active === mover,
  })
  const named = (phase: Phase) => ({ name: nouns.phase[phase], present: now === phase })
  return [
    ...(early ? [named(now)] : []),
    named('initiative'),
    named('fire'),
    named('combat'),
    named('losses'),
    moves(initiative, text.phases.firstMovement),
    moves(enemyOf(initiative), text.phases.secondMovement),
    named('victory'),
  ]
}

function linesOf(seen: Afv, side: Side, wording: Wording): readonly CardLine[] {
  const { status } = wording.text
  const plain = (title: string, text: string, clause: string): CardLine => ({
    title,
    text,
    value: null,
    clause,
  })
  return [
    plain(
      status.lost,
      status.lostText(lostOf(seen, side), seen.strength[side], breakpoint(seen, side)),
      'afv:victory.breakpoint',
    ),
    plain(
      status.zones,
      status.zonesText(uncontested(seen, side), zonesForFineVictory(seen)),
      'afv:victory.outcome',
    ),
    plain(status.commander, commanderText(seen, side, wording), 'afv:victory.commander-lost'),
    ...(seen.initiative === side && IN_THE_BOOK[seen.phase] !== 'initiative' && !isEarly(seen)
      ? [plain(status.initiative, status.hasInitiative, 'afv:initiative')]
      : []),
  ]
}

const isEarly = ({ phase }: Afv): boolean => phase === 'quality' || phase === 'deployment'

function commanderText(seen: Afv, side: Side, wording: Wording): string {
  const { status } = wording.text
  const { zone, lost } = seen.commanders[side]
  if (lost) return status.commanderLost
  return zone === null
    ? status.commanderAwaited
    : status.commanderText(wording.zone(seen.table, zone), thirdOfUnits(seen, side))
}
