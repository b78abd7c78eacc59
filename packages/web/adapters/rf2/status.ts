import {
  breakPointOf,
  breakPointsOf,
  SIDES,
  thirdsLost,
  type Rf2,
  type Side,
} from '@grognard/rules-rf2/functions'
import type { Language } from '@grognard/toolkit'
import type { CardLine, Status } from '../adapter.ts'
import { wordingIn, type Wording } from './wording.ts'

const SHOWN = ['attach', 'rally', 'movement', 'fire', 'morale', 'end'] as const

/** Turn and phases in the book's order, and how near each army is to breaking. (6.1) */
export function statusOf(seen: Rf2, language: Language): Status {
  const wording = wordingIn(language)
  const { status, phases } = wording.text
  // Whoever has lost all it had routs as the fire phase ends. (14.21)
  const now = seen.phase === 'losses' ? 'fire' : seen.phase
  return {
    turn: status.turn(seen.turn, seen.lastTurn),
    brief: status.brief(seen.turn, seen.lastTurn),
    active: { livery: seen.active, name: wording.side(seen.active) },
    phases: SHOWN.map((phase) => ({ name: phases[phase], present: phase === now })),
    sides: SIDES.map((side) => {
      const { lost, all } = unitsOf(seen, side)
      return {
        side,
        livery: side,
        name: wording.side(side),
        short: { score: '', lost: `${lost}/${all}`, what: status.lost },
        lines: linesOf(seen, side, wording),
      }
    }),
  }
}

function unitsOf({ units }: Rf2, side: Side) {
  const own = units.filter((unit) => unit.side === side)
  return { own, lost: own.filter(({ gone }) => gone !== null).length, all: own.length }
}

function linesOf(seen: Rf2, side: Side, { text, name }: Wording): readonly CardLine[] {
  const { status, card, list } = text
  const { own, lost, all } = unitsOf(seen, side)
  const plain = (title: string, text: string, clause: string): CardLine => ({
    title,
    text,
    value: null,
    clause,
  })
  const points = own.reduce((sum, unit) => sum + breakPointsOf(unit), 0)
  const gone = own.reduce((sum, unit) => sum + (unit.gone ? breakPointsOf(unit) : unit.hits), 0)
  const spent = own.filter((unit) => !unit.gone && thirdsLost(unit) >= 2)
  return [
    plain(status.lostTitle, status.lostText(lost, all, breakPointOf(all)), 'rf2:19.6'),
    plain(status.points, status.pointsText(gone, points), 'rf2:9.1'),
    plain(status.spent, spent.length === 0 ? card.none : list(spent.map(name)), 'rf2:9.8'),
  ]
}
