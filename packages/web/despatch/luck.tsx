import type { Chance, Moved, Reckoned } from '@grognard/reports/despatch'
import { language } from '../words/index.ts'
import type { Telling } from './telling.ts'
import { despatchPageWords } from './words.ts'

const hundred = (share: number): number => Math.round(share * 100)

/** '+12', '−3', '0' */
function signed(value: number): string {
  const points = hundred(value)
  return points === 0 ? '0' : points > 0 ? `+${points}` : `−${-points}`
}

/** '+12 (±5)' */
const movedText = ({ value, margin }: Moved): string =>
  hundred(margin) === 0 ? signed(value) : `${signed(value)} (±${hundred(margin)})`

export const chanceText = ({ value, margin }: Chance): string =>
  despatchPageWords.value.chance(hundred(value), hundred(margin))

/** How it looks from the other side. */
const flippedChance = (chance: Chance): Chance => ({ ...chance, value: 1 - chance.value })
const flippedMoved = <T extends Moved | null>(moved: T): T =>
  moved && { ...moved, value: -moved.value }

export function seenFrom(side: string, reckoned: Reckoned): Reckoned {
  if (side !== 'blue') return reckoned
  const { turningPoint } = reckoned
  return {
    ...reckoned,
    turns: reckoned.turns.map((row) => ({
      ...row,
      before: flippedChance(row.before),
      after: flippedChance(row.after),
      luck: flippedMoved(row.luck),
      decisions: flippedMoved(row.decisions),
    })),
    outset: flippedChance(reckoned.outset),
    luck: flippedMoved(reckoned.luck),
    decisions: flippedMoved(reckoned.decisions),
    end: 1 - reckoned.end,
    turningPoint: turningPoint && {
      ...turningPoint,
      chances: turningPoint.chances && {
        before: flippedChance(turningPoint.chances.before),
        after: flippedChance(turningPoint.chances.after),
      },
    },
  }
}

type Props = {
  readonly telling: Telling
  /** From the side of whoever reads. */
  readonly reckoned: Reckoned | null
  readonly side: string
}

/** What luck and what decisions were worth, turn by turn; it fills while one reads. */
export function Luck({ telling, reckoned, side }: Props) {
  const w = despatchPageWords.value
  const opened = telling.opened.value
  const misses = reckoned?.misses ?? null
  return (
    <section class="luck" aria-labelledby="luck-title">
      <h2 id="luck-title">
        {w.luck}
        <small>{w.worth(side)}</small>
      </h2>
      {opened && !opened.isCounted ? (
        <p class="soft">{w.notCounted}</p>
      ) : (
        <>
          <div class="luck-shown">
            <Bars reckoned={reckoned} turns={opened?.outline.turns.length ?? 0} />
            <Sum reckoned={reckoned} />
          </div>
          <Progress telling={telling} reckoned={reckoned} />
          <details class="how">
            <summary>{w.how}</summary>
            {w.howText.map((text) => (
              <p key={text}>{text}</p>
            ))}
            {misses !== null && <p>{w.misses(String(hundred(misses)))}</p>}
            {reckoned && <Figures reckoned={reckoned} />}
          </details>
        </>
      )}
    </section>
  )
}

function Sum({ reckoned }: { readonly reckoned: Reckoned | null }) {
  const w = despatchPageWords.value
  const has = reckoned !== null && reckoned.outset.games > 0
  const end = reckoned?.end ?? 0
  const rows: readonly (readonly [kind: string, title: string, value: string])[] = [
    ['', w.outset, has ? chanceText(reckoned.outset) : '…'],
    ['by-luck', w.byLuck, reckoned?.luck ? movedText(reckoned.luck) : '…'],
    ['by-decisions', w.byDecisions, reckoned?.decisions ? movedText(reckoned.decisions) : '…'],
    [
      '',
      end === 1 ? w.end.won : end === 0 ? w.end.lost : w.end.drawn,
      reckoned ? String(hundred(end)) : '…',
    ],
  ]
  return (
    <dl class="sum">
      {rows.map(([kind, title, value]) => (
        <div key={title}>
          <dt>
            <i class={kind || undefined} aria-hidden="true" />
            {title}
          </dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function Progress({ telling, reckoned }: Omit<Props, 'side'>) {
  const w = despatchPageWords.value
  const state = telling.state.value
  const games = new Intl.NumberFormat(language.value).format(reckoned?.games ?? 0)
  const share = Math.min(99, Math.floor((reckoned?.share ?? 0) * 100))
  return (
    <div class="counting">
      <p role="status" class="soft">
        {state === 'done' ? w.done(games) : state === 'stopped' ? w.stopped(games) : ''}
        {state === 'counting' && <span aria-live="off">{w.counting(share, games)}</span>}
      </p>
      {state !== 'done' && (
        <>
          <progress max={100} value={share} aria-label={w.luck} />
          <button
            type="button"
            onClick={() => (state === 'counting' ? telling.stop() : telling.count())}
          >
            {state === 'counting' ? w.stop : w.goOn}
          </button>
        </>
      )}
    </div>
  )
}

/** The same for whoever reads tables, or wants every interval. */
function Figures({ reckoned }: { readonly reckoned: Reckoned }) {
  const w = despatchPageWords.value
  return (
    <table>
      <caption>{w.asTable}</caption>
      <thead>
        <tr>
          {w.columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {reckoned.turns.map(({ turn, before, luck, decisions }) => (
          <tr key={turn}>
            <th scope="row">{turn}</th>
            <td>{chanceText(before)}</td>
            <td>{luck ? movedText(luck) : '…'}</td>
            <td>{decisions ? movedText(decisions) : '…'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const LEFT = 36
const RIGHT = 404
const TOP = 14
const BOTTOM = 160
const MIDDLE = (TOP + BOTTOM) / 2
const HEIGHTS = [0.1, 0.2, 0.3, 0.5, 0.8, 1]

type BarsProps = { readonly reckoned: Reckoned | null; readonly turns: number }

function Bars({ reckoned, turns }: BarsProps) {
  const w = despatchPageWords.value
  const rows = reckoned?.turns ?? []
  const bars = rows.flatMap(({ luck, decisions }) => [luck, decisions])
  const most = Math.max(
    0,
    ...bars.map((bar) => (bar ? Math.abs(bar.value) + Math.min(bar.margin, 0.08) : 0)),
  )
  const height = HEIGHTS.find((one) => one >= most) ?? 1
  const scale = (MIDDLE - TOP) / height
  const pace = (RIGHT - LEFT) / Math.max(1, turns)
  const wide = Math.min(15, pace / 3)
  const said = rows.map(({ turn, before, luck, decisions }) =>
    w.row(
      turn,
      chanceText(before),
      luck ? movedText(luck) : w.unknown,
      decisions ? movedText(decisions) : w.unknown,
    ),
  )
  const marked = rows.findIndex(({ turn }) => turn === reckoned?.turningPoint?.turn)
  return (
    <svg class="bars" viewBox="0 0 410 182" role="img" aria-label={said.join(' ') || w.unknown}>
      <defs>
        <pattern
          id="luck-pattern"
          width="5"
          height="5"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <rect class="luck-ground" width="5" height="5" />
          <rect class="luck-line" width="1.8" height="5" />
        </pattern>
      </defs>
      {marked >= 0 && (
        <rect class="marked" x={LEFT + marked * pace} y={TOP} width={pace} height={BOTTOM - TOP} />
      )}
      {[-height, 0, height].map((value) => (
        <g key={value}>
          <path
            class={value === 0 ? 'axis' : 'guide'}
            d={`M${LEFT} ${MIDDLE - value * scale}H${RIGHT}`}
          />
          <text x={LEFT - 6} y={MIDDLE - value * scale + 4} text-anchor="end">
            {signed(value)}
          </text>
        </g>
      ))}
      {rows.map(({ turn, luck, decisions }, i) => {
        const middle = LEFT + (i + 0.5) * pace
        return (
          <g key={turn}>
            <Bar kind="by-luck" x={middle - wide - 1} {...{ wide, scale }} moved={luck} />
            <Bar kind="by-decisions" x={middle + 1} {...{ wide, scale }} moved={decisions} />
            <text x={middle} y={BOTTOM + 18} text-anchor="middle">
              {turn}
            </text>
          </g>
        )
      })}
    </svg>
  )
}

type BarProps = {
  readonly kind: string
  readonly x: number
  readonly wide: number
  readonly scale: number
  readonly moved: Moved | null
}

/** A bar with its interval as a whisker. */
function Bar({ kind, x, wide, scale, moved }: BarProps) {
  if (!moved) return null
  const { value, margin } = moved
  const high = Math.abs(value) * scale
  const end = MIDDLE - value * scale
  const reach = margin * scale
  const middle = x + wide / 2
  return (
    <g class={kind}>
      <rect x={x} y={Math.min(MIDDLE, end)} width={wide} height={high} />
      {reach >= 2 && (
        <path
          class="whisker"
          d={`M${middle} ${Math.max(TOP, end - reach)}V${Math.min(BOTTOM, end + reach)}`}
        />
      )}
    </g>
  )
}
