import type { Chance, Despatch, Moved, Reckoned } from '@grognard/reports/despatch'
import { capital, english } from '@grognard/toolkit'
import { printable } from './printable.ts'

const hundred = (share: number): number => Math.round(share * 100)
const signed = (share: number): string => `${hundred(share) > 0 ? '+' : ''}${hundred(share)}`
const within = (margin: number): string => (hundred(margin) === 0 ? '' : ` (±${hundred(margin)})`)
const chance = ({ value, margin }: Chance): string => `${hundred(value)}${within(margin)}`
const moved = (one: Moved | null): string =>
  one === null ? '-' : `${signed(one.value)}${within(one.margin)}`

/** The end of a battle: what came of it. */
export function despatchLines({
  grade,
  why,
  counted,
  paragraph,
  sides,
  held,
}: Despatch): readonly string[] {
  return [
    grade,
    '='.repeat(grade.length),
    why,
    ...(counted ? [`${counted.said} (${counted.clause})`] : []),
    '',
    paragraph.join(' '),
    ...sides.flatMap(({ side, units, gone, losses }) =>
      units.length === 0
        ? []
        : [
            '',
            `${capital(side)}: ${gone} of ${units.length} units lost, ${english.counted(losses, 'loss', 'losses')} among the rest`,
            ...units.map(
              (unit) => `  ${unit.name}: ${unit.gone ? 'lost' : `${unit.lost} of ${unit.of}`}`,
            ),
          ],
    ),
    ...(held.length === 0 ? [] : ['']),
    ...held.map(({ name, by }) => `${name}: ${by === null ? 'nobody' : by}`),
  ].map((line) => printable(line))
}

/** What luck and what decisions were worth to red. */
export function reckonedLines(
  { turns, outset, luck, decisions, end, turningPoint, games, misses, done }: Reckoned,
  told: readonly string[],
): readonly string[] {
  const rows = [
    ['', 'chance', 'luck', 'decisions'],
    ...turns.map((turn) => [
      `turn ${turn.turn}`,
      chance(turn.before),
      moved(turn.luck),
      moved(turn.decisions),
    ]),
    ['in all', `${chance(outset)} to ${hundred(end)}`, moved(luck), moved(decisions)],
  ]
  const widths = (rows[0] ?? []).map((_, i) => Math.max(...rows.map((row) => row[i]?.length ?? 0)))
  const point = turningPoint?.chances
  return [
    '',
    'Luck and decisions, in points of a hundred for red',
    ...rows.map((row) =>
      `  ${row.map((cell, i) => cell.padEnd(widths[i] ?? 0)).join('  ')}`.trimEnd(),
    ),
    ...(turningPoint
      ? [
          '',
          `The turning point: turn ${turningPoint.turn}${point ? `, from ${chance(point.before)} to ${chance(point.after)}` : ''}`,
          ...told.map((sentence) => printable(`  ${sentence}`)),
        ]
      : []),
    '',
    done
      ? `${games} battles fought on; each chance is within 5 points in 95 cases of 100.`
      : `Stopped after ${games} battles fought on: the figures are not yet sure.`,
    ...(misses === null
      ? []
      : [`The formula for throws missed what was fought by ${hundred(misses)} points on average.`]),
  ]
}
