import { useEffect } from 'preact/hooks'
import { words } from '../../words/index.ts'
import type { Session } from '../session.ts'

/** Seconds between two looks at the clock. */
const BEAT = 20

/** '12 min', and '1 h 12' from an hour on. */
export function timeSaid(seconds: number): string {
  const minutes = Math.floor(seconds / 60)
  if (minutes < 60) return `${minutes} min`
  return `${Math.floor(minutes / 60)} h ${String(minutes % 60).padStart(2, '0')}`
}

/** How long somebody has sat at this battle: time runs while its page is seen and it is not over. */
export function Clock({ session }: { readonly session: Session }) {
  const isOver = (session.news.value?.outcome ?? null) !== null
  useEffect(() => {
    if (isOver) return undefined
    const beat = setInterval(() => {
      if (document.visibilityState === 'visible') session.sat(BEAT)
    }, BEAT * 1000)
    return () => clearInterval(beat)
  }, [isOver])
  const w = words.value.battle.clock
  return (
    <p class="clock" title={w}>
      <span class="unseen">{w}: </span>
      {timeSaid(session.summary.value?.played ?? 0)}
    </p>
  )
}
