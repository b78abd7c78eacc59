import type { ChancesShown } from '../adapter.ts'
import { percent } from './percent.ts'
import { partsWords } from './words.ts'

const HIGH = 34
/** Room for what stands over columns, if anything does, and beneath them: both of 12 px. */
const [SAID_OVER, BARE, UNDER] = [15, 3, 16]
/** What is rarer is not drawn at the end of a chart, nor counted among its columns. */
const RARE = 0.005

type Props = {
  readonly shown: ChancesShown
  /** How wide it may be, in pixels. */
  readonly wide: number
  /** Its percentages stand on the columns. */
  readonly isNumbered: boolean
  /** There is something to be said over the columns, here or in the chart beside it. */
  readonly isSaidOver: boolean
}

/** A small chart: how likely each number is, in columns and in words. */
export function Chances({ shown, wide, isNumbered, isSaidOver }: Props) {
  const over = isSaidOver ? SAID_OVER : BARE
  const { livery, marked } = shown
  const chances = withoutRareEnd(shown.chances)
  const step = Math.min(isNumbered ? 34 : 20, Math.floor(wide / chances.length))
  const bar = Math.max(4, step - (isNumbered ? 6 : 2))
  const most = Math.max(...chances)
  const width = chances.length * step
  const from = marked && marked.from < chances.length ? marked : null
  return (
    <svg
      class={`chances ${livery}`}
      role="img"
      aria-label={inWords(shown)}
      viewBox={`0 0 ${wide} ${over + HIGH + UNDER}`}
      width={wide}
      height={over + HIGH + UNDER}
    >
      {chances.map((chance, value) => {
        const high = Math.max(chance > 0 ? 1 : 0, (chance / most) * HIGH)
        const x = value * step + (step - bar) / 2
        const isMarked = marked !== null && value >= marked.from
        return (
          <g key={value}>
            <rect
              class={isMarked ? 'bar-marked' : 'bar'}
              {...{ x, width: bar, height: high }}
              y={over + HIGH - high}
            />
            {isNumbered && (
              <text x={x + bar / 2} y={over + HIGH - high - 3} text-anchor="middle">
                {percent(chance)}%
              </text>
            )}
            <text x={x + bar / 2} y={over + HIGH + UNDER - 3} text-anchor="middle">
              {value}
            </text>
          </g>
        )
      })}
      {from && !isNumbered && (
        <>
          <line class="mark" x1={from.from * step} x2={from.from * step} y1={2} y2={over + HIGH} />
          <text
            class="mark-title"
            x={isLeft(from.from, chances.length) ? from.from * step + 4 : from.from * step - 4}
            y={11}
            text-anchor={isLeft(from.from, chances.length) ? 'start' : 'end'}
          >
            {from.title}
          </text>
        </>
      )}
      <line class="axis" x1={0} x2={width} y1={over + HIGH} y2={over + HIGH} />
    </svg>
  )
}

const isLeft = (place: number, of: number): boolean => place <= of / 2

function withoutRareEnd(chances: readonly number[]): readonly number[] {
  let end = chances.length
  for (let rest = 0; end > 1; end--) {
    rest += chances[end - 1] as number
    if (rest >= RARE) break
  }
  return chances.slice(0, end)
}

export const meanOf = (chances: readonly number[]): number =>
  chances.reduce((sum, chance, value) => sum + value * chance, 0)

/** All that can be seen of it. */
function inWords({ title, chances, marked, after }: ChancesShown): string {
  const w = partsWords()
  const each = chances.flatMap((chance, value) =>
    chance > 0 ? [w.share(String(value), percent(chance))] : [],
  )
  const from =
    marked && marked.from < chances.length ? [w.forecast.from(marked.title, marked.from)] : []
  return [w.forecast.onAverage(title, meanOf(chances)), each.join(', '), ...from, ...after].join(
    '. ',
  )
}
