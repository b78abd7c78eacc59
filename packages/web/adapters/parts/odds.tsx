import { hitsOf } from '@grognard/toolkit'
import { partsWords } from './words.ts'

type Props = { readonly dice: number; readonly score: number; readonly sides?: number }

const [BAR, STEP, HIGH] = [18, 26, 44]

/** How likely each number of hits is, as bars and in words. */
export function Odds({ dice, score, sides = 6 }: Props) {
  const w = partsWords()
  const shares = Array.from({ length: dice + 1 }, () => 0)
  for (const { value, chance } of hitsOf(dice, Math.min(sides, score), sides))
    shares[value] = chance
  const percent = shares.map((share) => Math.round(share * 100))
  const said = percent.map((n, hits) => w.share(w.hits(hits), n)).join(', ')
  const most = Math.max(...shares)
  return (
    <svg
      class="odds"
      role="img"
      aria-label={`${w.odds}. ${said}.`}
      viewBox={`0 0 ${shares.length * STEP} ${HIGH + 30}`}
      width={shares.length * STEP}
      height={HIGH + 30}
    >
      {shares.map((share, hits) => {
        const high = most === 0 ? 0 : (share / most) * HIGH
        const x = hits * STEP + (STEP - BAR) / 2
        return (
          <g key={hits}>
            <text class="odds-share" x={x + BAR / 2} y={HIGH - high + 9} text-anchor="middle">
              {percent[hits]}
            </text>
            <rect class="odds-bar" x={x} y={HIGH - high + 12} width={BAR} height={high} />
            <text class="odds-hits" x={x + BAR / 2} y={HIGH + 26} text-anchor="middle">
              {hits}
            </text>
          </g>
        )
      })}
    </svg>
  )
}
