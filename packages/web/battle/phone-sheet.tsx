import type { Lesson } from '@grognard/adapters'
import { signal } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { words } from '../words/index.ts'
import { shownTab } from './frame/tabs.tsx'

const HEIGHTS = ['low', 'half', 'full'] as const
/** Lessons that speak of these are about a tab. */
const TABS: readonly string[] = ['card', 'log']
const height = signal<(typeof HEIGHTS)[number]>('half')

/** A column beside the table; on a phone a sheet from below in three heights. */
type Props = {
  readonly asked: number | null
  /** The lesson that is told. */
  readonly taught: Lesson | null
  readonly children: ComponentChildren
}

export function PhoneSheet({ asked, taught, children }: Props) {
  const w = words.value.battle
  const column = useRef<HTMLElement>(null)
  const tab = shownTab.value
  const lastTab = useRef(tab)
  const to = (part: string): void =>
    column.current?.querySelector(part)?.scrollIntoView({ block: 'start' })
  // A new question stands at the top; a lesson is read before it, below the tab that it means.
  const lesson = taught?.marks?.some((mark) => TABS.includes(mark)) ? '.tabs' : '.lesson'
  useEffect(() => {
    if (taught && tab === 'lesson') to(lesson)
    else column.current?.scrollTo({ top: 0 })
  }, [asked])
  // It comes a moment after it is due. What somebody opens is brought before him.
  useEffect(() => {
    if (tab === 'lesson') to(lesson)
    else if (tab !== lastTab.current) to('.tabs')
    lastTab.current = tab
  }, [tab, taught?.id])
  const at = HEIGHTS.indexOf(height.value)
  const grow = (by: number) => () => {
    height.value = HEIGHTS[Math.max(0, Math.min(HEIGHTS.length - 1, at + by))] ?? 'half'
  }
  return (
    <aside ref={column} class={`column ${height.value}`} aria-label={w.panel}>
      <div class="sheet-handle">
        <button type="button" aria-label={w.sheetUp} disabled={at === 2} onClick={grow(1)}>
          ▲
        </button>
        <button type="button" aria-label={w.sheetDown} disabled={at === 0} onClick={grow(-1)}>
          ▼
        </button>
      </div>
      {children}
    </aside>
  )
}
