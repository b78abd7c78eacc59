import type { BoughtBrigade } from '@grognard/adapters'
import type { ComponentChildren } from 'preact'
import { before } from '../words/before.ts'

type Props = {
  readonly points: number
  readonly limit: number
  readonly brigades: readonly BoughtBrigade[]
  readonly setLimit: (points: number) => void
  /** What is wrong, beside the number. */
  readonly children: ComponentChildren
}

const TICK = 50
const TONES = ['var(--ink)', 'var(--ink-soft)']

/** The points as the scale of a map: a length for each brigade, and what is too much hatched. */
export function Points({ points, limit, brigades, setLimit, children }: Props) {
  const w = before.value.army
  const whole = Math.max(points, limit) * 1.04
  const share = (n: number): string => `${(n / whole) * 100}%`
  const ticks = Array.from({ length: Math.floor(limit / TICK) }, (_, i) => (i + 1) * TICK)
  let from = 0
  return (
    <div class={points > limit ? 'points too-many' : 'points'}>
      <p class="points-sum" aria-live="polite">
        <b>{points}</b> <span>{w.points(limit)}</span>
      </p>
      <div class="points-scale" role="img" aria-label={w.total(points, limit)}>
        {brigades.map((brigade, i) => {
          const left = from
          from += brigade.points
          const inside = Math.max(0, Math.min(brigade.points, limit - left))
          return (
            <span
              key={i}
              class="length"
              style={{ left: share(left), width: share(inside), background: TONES[i % 2] }}
            >
              {brigade.name}
            </span>
          )
        })}
        {points > limit && (
          <span class="surplus" style={{ left: share(limit), width: share(points - limit) }} />
        )}
        {ticks.map((tick) => (
          <span key={tick} class="tick" style={{ left: share(tick) }}>
            {tick}
          </span>
        ))}
        <span class="tick limit" style={{ left: share(limit) }}>
          {limit}
        </span>
      </div>
      <label class="limit-of">
        <span class="fine">{w.limit}</span>
        <input
          type="number"
          min="10"
          max="10000"
          step="10"
          value={limit}
          onChange={({ currentTarget }) => {
            const wanted = Math.round(Number(currentTarget.value))
            if (wanted >= 1 && wanted <= 10_000) setLimit(wanted)
          }}
        />
      </label>
      {children}
    </div>
  )
}
