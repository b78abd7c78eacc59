import type { TableView } from '@grognard/table'
import type { Signal } from '@preact/signals'
import { words } from '../words/index.ts'

type ButtonsProps = {
  readonly view: { readonly current: TableView | null }
  readonly bare: Signal<boolean>
}

/** Closer, farther, all of it, and the bare ground. */
export function TableButtons({ view, bare }: ButtonsProps) {
  const w = words.value.table
  return (
    <div class="table-buttons">
      <button type="button" aria-label={w.zoomIn} onClick={() => view.current?.zoom(1.25)}>
        +
      </button>
      <button type="button" aria-label={w.zoomOut} onClick={() => view.current?.zoom(0.8)}>
        −
      </button>
      <button type="button" aria-label={w.fit} onClick={() => view.current?.fit()}>
        ⤢
      </button>
      <button
        type="button"
        aria-label={w.bare}
        title={w.bare}
        aria-pressed={bare.value}
        onClick={() => (bare.value = !bare.value)}
      >
        ▱
      </button>
    </div>
  )
}
