import type { TableView } from '@grognard/table'
import { words } from '../words/index.ts'

type ButtonsProps = {
  readonly view: { readonly current: TableView | null }
}

/** Closer, farther, all of it. */
export function TableButtons({ view }: ButtonsProps) {
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
    </div>
  )
}
