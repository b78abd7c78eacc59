import {
  createTable,
  type By,
  type Point,
  type Scene,
  type TableView,
  type Thing,
} from '@grognard/table'
import { useSignalEffect } from '@preact/signals'
import { useEffect, useRef } from 'preact/hooks'
import { settings } from '../settings.ts'
import { words } from '../words/index.ts'
import type { Hand } from './hand.ts'

type Props = {
  readonly scene: Scene
  readonly hand: Hand
  /** The armies are put aside to see the ground. */
  readonly bare: boolean
  readonly onPick: (thing: Thing | null, by: By, at: Point | null) => void
  readonly onDrag: (body: string, at: Point, done: boolean) => void
  readonly onDrop: (body: string, over: Thing) => void
  readonly onPoint: (thing: Thing | null) => void
  /** Gets the view, for the keys that move it. */
  readonly onReady: (view: TableView | null) => void
}

/** The table in the page. */
export function TableInPage(props: Props) {
  const { scene, hand, bare, onPick, onDrag, onDrop, onPoint, onReady } = props
  const place = useRef<HTMLDivElement>(null)
  const view = useRef<TableView | null>(null)
  useEffect(() => {
    if (!place.current) return undefined
    view.current = createTable(place.current, {
      scene,
      emphasis: hand.emphasis.peek(),
      theme: settings.peek().theme,
      words: words.peek().table,
      reducedMotion: settings.peek().motion === 'none',
      bare,
      onPick,
      onDrag,
      onDrop,
      onPoint,
    })
    onReady(view.current)
    return () => {
      view.current?.destroy()
      view.current = null
      onReady(null)
    }
  }, [])
  useEffect(
    () => view.current?.update({ scene, onPick, onDrag, onDrop, onPoint }),
    [scene, onPick, onDrag, onDrop],
  )
  useEffect(() => view.current?.update({ bare }), [bare])
  useSignalEffect(() => view.current?.update({ emphasis: hand.emphasis.value }))
  useSignalEffect(() => {
    const { theme, motion } = settings.value
    view.current?.update({ theme, reducedMotion: motion === 'none', words: words.value.table })
  })
  return <div class="table-place" ref={place} />
}
