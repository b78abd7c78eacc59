import { signal, type ReadonlySignal } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { words } from '../../words/index.ts'
import { useReach } from './reach.ts'

export type TabName = 'unit' | 'cards' | 'lesson' | 'log'

export type Tab = {
  readonly name: TabName
  /** How many there are of what it shows. */
  readonly count?: number
  readonly shows: ComponentChildren
}

const chosen = signal<TabName>('unit')
/** Which one is shown. */
export const shownTab: ReadonlySignal<TabName> = chosen
export const showTab = (name: TabName): void => void (chosen.value = name)

/** The lower part of the column: the unit's card, the cards in hand, the log; one at a time. */
export function Tabs({ tabs }: { readonly tabs: readonly Tab[] }) {
  const w = words.value.battle
  const list = useRef<HTMLDivElement>(null)
  const pane = useRef<HTMLDivElement>(null)
  useReach(pane)
  const shown = tabs.find(({ name }) => name === chosen.value) ?? tabs[0]
  // What has gone is not waited for.
  useEffect(() => {
    if (shown && shown.name !== chosen.value) chosen.value = shown.name
  }, [shown?.name])
  const step = (by: number): void => {
    const next = tabs[(tabs.findIndex((tab) => tab === shown) + by + tabs.length) % tabs.length]
    if (!next) return
    chosen.value = next.name
    list.current?.querySelector<HTMLElement>(`#tab-${next.name}`)?.focus()
  }
  return (
    <>
      <div
        ref={list}
        class="tabs"
        role="tablist"
        aria-label={w.panes}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowRight' && event.key !== 'ArrowLeft') return
          event.preventDefault()
          event.stopPropagation()
          step(event.key === 'ArrowRight' ? 1 : -1)
        }}
      >
        {tabs.map(({ name, count }) => (
          <button
            key={name}
            id={`tab-${name}`}
            type="button"
            role="tab"
            aria-selected={name === shown?.name}
            aria-controls="pane"
            tabIndex={name === shown?.name ? 0 : -1}
            onClick={() => showTab(name)}
          >
            {w.tabs[name]} {count !== undefined && <span class="count">{count}</span>}
          </button>
        ))}
      </div>
      <div ref={pane} id="pane" class="pane" role="tabpanel" aria-labelledby={`tab-${shown?.name}`}>
        {shown?.shows}
      </div>
    </>
  )
}
