import { expect, type Page } from '@playwright/test'
import type * as Module from '../../packages/web/store/index.ts'
import { bundled, EMPTY_PAGE, test } from './served.ts'

declare global {
  interface Window {
    battles: typeof Module
    store: Module.Store
    kept: (id: string, changes?: Partial<Module.Kept>) => Module.Kept
    /** How a promise ended: 'done', or the trouble it met. */
    howEnds: (promise: Promise<unknown>) => Promise<string>
    lost: string[]
  }
}

let script = ''
test.beforeAll(async () => {
  script = await bundled(new URL('../../packages/web/store/index.ts', import.meta.url), 'browser')
})

async function openIn(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await page.evaluate(async (path) => {
    window.battles = (await import(path)) as typeof Module
    window.kept = (id, changes = {}) => ({
      id,
      title: `Battle ${id}`,
      rulebook: 'afv',
      scenario: 'meeting',
      seats: { red: 'Anna' },
      players: { red: 'human', blue: 'random' },
      changed: 1,
      turn: '1',
      over: false,
      guided: false,
      ...changes,
    })
    window.howEnds = (promise) =>
      promise.then(
        () => 'done',
        (error: unknown) =>
          error instanceof window.battles.StoreError ? error.trouble : String(error),
      )
    window.lost = []
    window.store = await window.battles.openStore()
  }, '/store.js')
}

test.describe('battles kept in the browser', () => {
  let address = ''
  test.beforeEach(async ({ page, serving }) => {
    address = (await serving.serve({ 'index.html': EMPTY_PAGE, 'store.js': script })).address
    await openIn(page, address)
  })

  test('are read as they were written, also by a new page', async ({ page }) => {
    await page.evaluate(async () => {
      await window.store.claim('a', 'me')
      await window.store.write(window.kept('a'), 'the text, à propos', 'me')
    })
    await openIn(page, address)
    const [read, expected, missing] = await page.evaluate(async () => [
      await window.store.read('a'),
      { summary: window.kept('a'), text: 'the text, à propos', rows: [], snapshots: [] },
      await window.store.read('b'),
    ])
    expect(read).toEqual(expected)
    expect(missing).toBeNull()
  })

  test('are listed without their texts, the last written first', async ({ page }) => {
    const { titles, readFrom } = await page.evaluate(async () => {
      for (const [id, changed] of Object.entries({ a: 5, b: 9, c: 7 })) {
        await window.store.claim(id, 'me')
        await window.store.write(window.kept(id, { changed }), 'long text', 'me')
      }
      const readFrom = new Set<string>()
      const { prototype } = IDBObjectStore
      for (const name of ['get', 'getAll', 'openCursor'] as const) {
        const before = prototype[name] as (this: IDBObjectStore, ...args: unknown[]) => unknown
        Object.assign(prototype, {
          [name](this: IDBObjectStore, ...args: unknown[]) {
            readFrom.add(this.name)
            return before.apply(this, args)
          },
        })
      }
      const list = await window.store.list()
      return { titles: list.map(({ title }) => title), readFrom: [...readFrom] }
    })
    expect(titles).toEqual(['Battle b', 'Battle c', 'Battle a'])
    expect(readFrom).toEqual(['summaries'])
  })

  test('are to be kept for good: the browser is asked once a session until it promises', async ({
    page,
  }) => {
    const answering = (promised: boolean) =>
      page.evaluate((persisted) => {
        Object.assign(StorageManager.prototype, {
          persisted: () => Promise.resolve(persisted),
          persist: () => {
            window.lost.push('asked')
            return Promise.resolve(false)
          },
        })
      }, promised)
    await answering(false)
    const asked = () =>
      page.evaluate(async () => {
        await window.store.list()
        // It asks whether it has been promised first, and the list does not wait for that.
        await new Promise((resolve) => setTimeout(resolve, 50))
        return window.lost.length
      })
    expect(await asked()).toBe(0)
    await page.evaluate(async () => {
      await window.store.claim('a', 'me')
      await window.store.write(window.kept('a'), 'one', 'me')
    })
    expect(await asked()).toBe(1)
    expect(await asked()).toBe(1)
    await openIn(page, address)
    await answering(false)
    expect(await asked()).toBe(1)
    await openIn(page, address)
    await answering(true)
    expect(await asked()).toBe(0)
  })

  test('are written again by the window that has them when the browser threw them away', async ({
    page,
  }) => {
    const { hows, texts, list } = await page.evaluate(async () => {
      const { store, kept, howEnds } = window
      await store.claim('a', 'me')
      await store.write(kept('a'), 'one', 'me')
      await new Promise((resolve) => {
        indexedDB.deleteDatabase('grognard').addEventListener('success', resolve)
      })
      const hows = [
        await howEnds(store.write(kept('a'), 'two', 'me')),
        await howEnds(store.write(kept('a'), 'of another window', 'other')),
      ]
      return { hows, texts: (await store.read('a'))?.text, list: await store.list() }
    })
    expect({ hows, texts }).toEqual({ hows: ['done', 'taken'], texts: 'two' })
    expect(list).toHaveLength(1)
  })

  test('call a full disk full, whatever the browser calls it', async ({ page }) => {
    const hows = await page.evaluate(async () => {
      const { store, kept, howEnds } = window
      await store.claim('a', 'me')
      const { prototype } = IDBObjectStore
      const before = Object.getOwnPropertyDescriptor(prototype, 'put') ?? {}
      const failing = async (name: string, message: string, room: number) => {
        Object.assign(StorageManager.prototype, {
          estimate: () => Promise.resolve({ usage: 5_000_000, quota: 5_000_000 + room }),
        })
        prototype.put = () => {
          throw new DOMException(message, name)
        }
        const how = await howEnds(store.write(kept('a'), 'one', 'me'))
        Object.defineProperty(prototype, 'put', before)
        return how
      }
      return [
        await failing('UnknownError', 'Encountered full disk while committing', 1e9),
        await failing('AbortError', 'Internal error committing transaction', 2000),
        await failing('AbortError', 'Internal error committing transaction', 1e9),
      ]
    })
    expect(hows).toEqual(['full', 'full', 'unavailable'])
  })

  test('are written only by their owner', async ({ page, context }) => {
    await page.evaluate(async () => {
      await window.store.claim('a', 'first')
      await window.store.write(window.kept('a'), 'one', 'first')
    })
    const other = await context.newPage()
    await openIn(other, address)
    await other.evaluate(async () => {
      await window.store.claim('a', 'second')
      await window.store.write(window.kept('a', { turn: '2' }), 'two', 'second')
    })
    const { hows, text } = await page.evaluate(async () => {
      const { store, kept, howEnds } = window
      const hows = [await howEnds(store.write(kept('a', { turn: '3' }), 'late', 'first'))]
      return { hows, text: (await store.read('a'))?.text }
    })
    expect({ hows, text }).toEqual({ hows: ['taken'], text: 'two' })
  })

  test('stay removed, and keep the name they were given', async ({ page }) => {
    const { titles, how, list } = await page.evaluate(async () => {
      const { store, kept } = window
      await store.claim('a', 'me')
      await store.write(kept('a'), 'one', 'me')
      await store.rename('a', 'Sunday')
      await store.write(kept('a'), 'two', 'me')
      const titles = (await store.list()).map(({ title }) => title)
      await store.remove('a')
      await store.rename('a', 'Monday')
      const how = await window.howEnds(store.write(kept('a'), 'three', 'me'))
      return { titles, how, list: await store.list() }
    })
    expect({ titles, how, list }).toEqual({ titles: ['Sunday'], how: 'removed', list: [] })
  })

  test('say that there is no room, and leave what was there', async ({ page }) => {
    const { how, text } = await page.evaluate(async () => {
      const { store, kept } = window
      await store.claim('a', 'me')
      await store.write(kept('a'), 'one', 'me')
      const { prototype } = IDBObjectStore
      const before = Object.getOwnPropertyDescriptor(prototype, 'put')
      prototype.put = () => {
        throw new DOMException('full', 'QuotaExceededError')
      }
      const how = await window.howEnds(store.write(kept('a'), 'two', 'me'))
      Object.defineProperty(prototype, 'put', before ?? {})
      return { how, text: (await store.read('a'))?.text }
    })
    expect({ how, text }).toEqual({ how: 'full', text: 'one' })
  })

  test('say so where a real quota is reached', async ({ page, context }) => {
    const devtools = await context.newCDPSession(page)
    const origin = new URL(address).origin
    await devtools.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 200_000 })
    const { hows, text } = await page.evaluate(async () => {
      const { store, kept } = window
      await store.claim('a', 'me')
      const hows = [await window.howEnds(store.write(kept('a'), 'small', 'me'))]
      const long = 'x'.repeat(2_000_000)
      hows.push(await window.howEnds(store.write(kept('a'), long, 'me')))
      return { hows, text: (await store.read('a'))?.text }
    })
    expect({ hows, text }).toEqual({ hows: ['done', 'full'], text: 'small' })
  })

  test('say that the browser keeps nothing', async ({ page }) => {
    const hows = await page.evaluate(async () => {
      const { howEnds, battles } = window
      const { prototype } = IDBFactory
      const before = Object.getOwnPropertyDescriptor(prototype, 'open')
      prototype.open = () => {
        throw new DOMException('blocked', 'SecurityError')
      }
      const thrown = await howEnds(battles.openStore())
      Object.defineProperty(prototype, 'open', before ?? {})
      Object.defineProperty(window, 'indexedDB', { value: undefined, configurable: true })
      return [thrown, await howEnds(battles.openStore())]
    })
    expect(hows).toEqual(['unavailable', 'unavailable'])
  })

  test('come back after the browser has closed the connection', async ({ page }) => {
    const text = await page.evaluate(async () => {
      await window.store.claim('a', 'me')
      await window.store.write(window.kept('a'), 'one', 'me')
      // A newer version of the application wants to change the stores.
      await new Promise<void>((resolve, reject) => {
        const request = indexedDB.deleteDatabase('grognard')
        request.addEventListener('success', () => resolve())
        request.addEventListener('blocked', () => reject(new Error('The store is in the way.')))
      })
      await window.store.claim('a', 'me')
      await window.store.write(window.kept('a'), 'two', 'me')
      return (await window.store.read('a'))?.text
    })
    expect(text).toBe('two')
  })
})

test.describe('a battle held by a window', () => {
  const hold = (page: Page, steal: boolean) =>
    page.evaluate(
      (wanted) =>
        window.battles.holdBattle('a', {
          steal: wanted,
          onLost: () => void window.lost.push('a'),
        }),
      steal,
    )
  const lost = (page: Page) => page.evaluate(() => window.lost)

  test('is elsewhere for the others, until one of them takes it', async ({
    page,
    context,
    serving,
  }) => {
    const { address } = await serving.serve({ 'index.html': EMPTY_PAGE, 'store.js': script })
    const other = await context.newPage()
    for (const tab of [page, other]) await openIn(tab, address)
    expect(await hold(page, false)).toBe('held')
    expect(await hold(other, false)).toBe('elsewhere')
    expect(await lost(page)).toEqual([])
    expect(await hold(other, true)).toBe('held')
    await expect.poll(() => lost(page)).toEqual(['a'])
    expect(await lost(other)).toEqual([])
    await other.close()
    await expect.poll(() => hold(page, false)).toBe('held')
  })

  test('can be let go of', async ({ page, context, serving }) => {
    const { address } = await serving.serve({ 'index.html': EMPTY_PAGE, 'store.js': script })
    const other = await context.newPage()
    for (const tab of [page, other]) await openIn(tab, address)
    await page.evaluate(async () => {
      const end = new AbortController()
      const onLost = () => void window.lost.push('a')
      await window.battles.holdBattle('a', { steal: false, onLost, until: end.signal })
      end.abort()
    })
    await expect.poll(() => hold(other, false)).toBe('held')
    expect(await lost(page)).toEqual([])
  })

  test('counts as held where the browser has no locks', async ({ page, serving }) => {
    const { address } = await serving.serve({ 'index.html': EMPTY_PAGE, 'store.js': script })
    await openIn(page, address)
    await page.evaluate(() => Object.defineProperty(navigator, 'locks', { value: undefined }))
    expect(await hold(page, false)).toBe('held')
  })
})
