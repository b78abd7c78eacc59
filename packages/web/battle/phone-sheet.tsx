import { signal } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { words } from '../words/index.ts'
import { shownTab } from './frame/tabs.tsx'

const HEIGHTS = ['low', 'half', 'full'] as const
const height = signal<(typeof HEIGHTS)[number]>('half')

/** A column beside the table; on a phone a sheet from below in three heights. */
type Props = {
  readonly asked: number | null
  /** The lesson that is told. */
  readonly taught: string | null
  readonly children: ComponentChildren
}

export function PhoneSheet({ asked, taught, children }: Props) {
  const w = words.value.battle
  const column = useRef<HTMLElement>(null)
  // A new question stands at the top; a lesson is read before it.
  useEffect(() => {
    const lesson = column.current?.querySelector('.lesson')
    if (lesson) lesson.scrollIntoView({ block: 'start' })
    else column.current?.scrollTo({ top: 0 })
  }, [asked, taught])
  // It comes a moment after it is due.
  const isTold = shownTab.value === 'lesson'
  useEffect(() => {
    if (isTold) column.current?.querySelector('.lesson')?.scrollIntoView({ block: 'start' })
  }, [isTold, taught])
  const at = HEIGHTS.indexOf(height.value)
  const to = (by: number) => () => {
    height.value = HEIGHTS[Math.max(0, Math.min(HEIGHTS.length - 1, at + by))] ?? 'half'
  }
  return (
    <aside ref={column} class={`column ${height.value}`} aria-label={w.panel}>
      <div class="sheet-handle">
        <button type="button" aria-label={w.sheetUp} disabled={at === 2} onClick={to(1)}>
          ▲
        </button>
        <button type="button" aria-label={w.sheetDown} disabled={at === 0} onClick={to(-1)}>
          ▼
        </button>
      </div>
      {children}
    </aside>
  )
}
