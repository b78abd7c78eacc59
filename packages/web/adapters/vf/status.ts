import { SIDES, totalOf, unitsOf, type Side, type Vf } from '@grognard/rules-vf/functions'
import type { Language } from '@grognard/toolkit'
import type { CardLine, Status } from '../adapter.ts'
import { said } from '../parts/said.ts'
import { setbacksOfSide } from './setbacks.ts'
import { wordingIn, type Wording } from './wording.ts'

type Phase = Vf['phase']

/** Which phase of the book each step of ours belongs to. */
const IN_THE_BOOK: { readonly [phase in Phase]: Phase } = {
  attacker: 'attacker',
  terrain: 'terrain',
  edges: 'edges',
  objectives: 'objectives',
  commands: 'commands',
  deployment: 'deployment',
  'first turn': 'first turn',
  turn: 'fate',
  fate: 'fate',
  fire: 'fire',
  action: 'action',
  melee: 'melee',
  fights: 'melee',
  breakthrough: 'melee',
  fortitude: 'fortitude',
  'end of turn': 'end of turn',
}

const BEFORE: readonly Phase[] = [
  'attacker',
  'terrain',
  'edges',
  'objectives',
  'commands',
  'deployment',
  'first turn',
]
const TURN: readonly Phase[] = ['fate', 'fire', 'action', 'melee', 'end of turn']

/** Turn and phases in the book's order, and how near each side is to winning. */
export function statusOf(seen: Vf, language: Language): Status {
  const wording = wordingIn(language)
  const { text, nouns, side: named } = wording
  const early = BEFORE.includes(seen.phase)
  // Fortitude is tested at the end of each phase: the phase is still the one before.
  const now = IN_THE_BOOK[seen.phase === 'fortitude' ? phaseBefore(seen.after) : seen.phase]
  const { turn, before } = text.status
  return {
    // On a phone the phase by itself says that the battle has not begun.
    brief: early ? '' : text.status.brief(seen.turn, seen.lastTurn),
    turn: early ? before : turn(seen.turn, seen.lastTurn),
    active: early ? null : { livery: seen.active, name: named(seen.active) },
    phases: (early ? BEFORE : TURN).map((phase) => ({
      name: nouns.phase[phase],
      present: phase === now,
    })),
    sides: SIDES.map((side) => ({
      side,
      livery: side,
      name: named(side),
      short: shortOf(seen, side, wording),
      lines: linesOf(seen, side, wording),
    })),
  }
}

function phaseBefore(after: Phase): Phase {
  const place = TURN.indexOf(IN_THE_BOOK[after])
  return TURN[Math.max(0, place - 1)] as Phase
}

const routed = (seen: Vf, side: Side) => {
  const own = seen.units.filter((unit) => unit.side === side)
  const waiting = own.filter((unit) => unit.status === 'reserve').length
  return { lost: own.length - unitsOf(seen, side).length - waiting, all: own.length }
}

function shortOf(seen: Vf, side: Side, { text }: Wording): Status['sides'][number]['short'] {
  const { lost, all } = routed(seen, side)
  return {
    score: String(totalOf(seen, side).value),
    lost: `${lost}/${all}`,
    what: text.status.lost,
    flags: {
      held: seen.objectives.filter(({ control }) => control === side).length,
      of: seen.objectives.length,
    },
  }
}

function linesOf(seen: Vf, side: Side, wording: Wording): readonly CardLine[] {
  const { text, words } = wording
  const { status } = text
  const setbacks = setbacksOfSide(seen, side, wording)
  const plain = (title: string, said: string, clause: string): CardLine => ({
    title,
    text: said,
    value: null,
    clause,
  })
  const total = totalOf(seen, side)
  const { lost, all } = routed(seen, side)
  const { held, left: undrawn } = seen.fate[side]
  return [
    {
      title: status.total,
      text: String(total.value),
      value: said(total, words),
      clause: 'vf2:10.0',
    },
    plain(status.routed, status.routedText(lost, all), 'vf2:9.3'),
    plain(status.cards, status.cardsText(held, undrawn), 'vf2:4.0'),
    plain(status.defeats, String(seen.defeats[side]), 'vf2:9.6'),
    ...(setbacks === null ? [] : [plain(text.setbacks.title, setbacks, 'vf1:wavering')]),
  ]
}
