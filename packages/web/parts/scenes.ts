import type { Adapter } from '@grognard/adapters'
import { adapterOf } from '@grognard/books/adapter'
import type { Book } from '@grognard/books'
import {
  usualOptions,
  type Battle,
  type Json,
  type JsonObject,
  type SideId,
} from '@grognard/kernel'
import type { Scene } from '@grognard/table'
import { useEffect, useState } from 'preact/hooks'
import { language } from '../words/index.ts'

/**
 * How a battle of a scenario stands as it begins: one of history as it stood; without a name the one
 * to learn by.
 */
const positionOf = (adapter: Adapter, scenario: string): Json =>
  adapter.historical?.(scenario)?.asItStood ??
  adapter.rulebook.scenarios.find(({ name }) => name === scenario)?.position ??
  adapter.guided?.setUp.position ??
  adapter.rulebook.scenarios[0].position

/** Sets a position up, and shows it as everybody may see it; null where it is none. */
export function sceneOfPosition(
  adapter: Adapter,
  position: Json,
  nearest: SideId,
  options: JsonObject = usualOptions(adapter.rulebook),
): { readonly battle: Battle; readonly seen: unknown; readonly scene: Scene } | null {
  const { rulebook } = adapter
  const made = rulebook.setUp({ position, options })
  if (!made.ok) return null
  const seen = rulebook.view(made.value, null)
  return { battle: made.value, seen, scene: adapter.scene(seen, language.value, nearest) }
}

/** One after the other, whenever the page has nothing else to do. */
let work: Promise<unknown> = Promise.resolve()

const idle = (): Promise<void> =>
  new Promise((resolve) => {
    if (typeof requestIdleCallback === 'function')
      requestIdleCallback(() => resolve(), { timeout: 1500 })
    else setTimeout(resolve, 30)
  })

function whenIdle<T>(task: () => Promise<T>): Promise<T> {
  const done = work.then(idle).then(task)
  work = done.catch(() => {})
  return done
}

const known = new Map<string, Scene | null>()

/** The map of a battle as it begins, once there is time to make it; the largest need not wait for others. */
export function useScene(
  book: string,
  scenario: string,
  list: readonly Book[],
  isLarge = false,
): Scene | null {
  const key = `${book} ${scenario}`
  const [scene, setScene] = useState<Scene | null>(known.get(key) ?? null)
  useEffect(() => {
    let isWanted = true
    const found = known.get(key)
    setScene(found ?? null)
    if (found !== undefined) return undefined
    const make = async (): Promise<void> => {
      if (!isWanted) return
      const adapter = await adapterOf(book, list)
      if (!adapter) return
      const made = sceneOfPosition(adapter, positionOf(adapter, scenario), 'red')?.scene ?? null
      known.set(key, made)
      if (isWanted) setScene(made)
    }
    void (isLarge ? make() : whenIdle(make))
    return () => {
      isWanted = false
    }
  }, [key])
  return scene
}
