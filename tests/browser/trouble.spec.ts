import { readFileSync } from 'node:fs'
import { expect, test as loud, type Page } from '@playwright/test'
import { asFile, downloaded, drop, onScreen, play } from './keeping.ts'
import { button, chooseInMenu, ok, startBattle, test, withSettings } from './playing.ts'
import { shot } from './positions.ts'
import { builtFolder, test as offline } from './served.ts'

// Nothing here depends on the size of the screen.
test.skip(({ isMobile }) => isMobile)
loud.skip(({ isMobile }) => isMobile)
offline.skip(({ isMobile }) => isMobile)

type Log = { seat: string; ask: string; answer: unknown }[]
type RecordFile = { rulebook: { id: string }; setUp: { position: unknown }; log: Log }

const alert = (page: Page) => page.getByRole('alert')

test.describe('a file that is no battle', () => {
  const wrong: readonly (readonly [string, string, RegExp])[] = [
    ['a letter', 'Dear mother,', /^letter.json: line 1, column 1/],
    ['nothing', '', /^letter.json: line 1/],
    ['other JSON', '{"a": 1}', /'format' is missing/],
    ['a list', '[1, 2]', /is an object in braces/],
    ['a newer version', '{"format":"grognard-record","version":9}', /version 9/],
    ['a position', '{"format":"grognard-position","version":1}', /this is a position/],
    [
      'another rulebook',
      JSON.stringify({
        format: 'grognard-record',
        version: 1,
        rulebook: { id: 'chess', version: '1' },
        setUp: { position: null, options: {} },
        log: [],
        end: null,
      }),
      /no rulebook ‘chess’/,
    ],
  ]

  test('is refused with a sentence, and the page goes on', async ({ page }) => {
    await withSettings(page)
    await page.goto('/')
    for (const [name, text, sentence] of wrong)
      await test.step(name, async () => {
        await page.locator('input[type=file]').setInputFiles(asFile({ name: 'letter.json', text }))
        await expect(alert(page)).toHaveText(sentence)
      })
    await test.step('a picture', async () => {
      await page.evaluate(async () => {
        const dataTransfer = new DataTransfer()
        const picture = await fetch('icon-192.png').then((response) => response.blob())
        dataTransfer.items.add(new File([picture], 'horse.png'))
        document.body.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true }))
      })
      await expect(alert(page)).toHaveText(/^horse.png: line 1, column 1/)
    })
    await test.step('two at once', async () => {
      await drop(page, { name: 'a.json', text: '{}' }, { name: 'b.json', text: '{}' })
      await expect(alert(page)).toHaveText('One file at a time, please.')
    })
    await test.step('sixty megabytes', async () => {
      await page.evaluate(() => {
        const dataTransfer = new DataTransfer()
        dataTransfer.items.add(new File([new Uint8Array(60_000_000)], 'large.json'))
        document.body.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true }))
      })
      await expect(alert(page)).toHaveText('This file is far too large to be a battle.')
    })
    await test.step('nothing was begun', async () => {
      await page.reload()
      await expect(page.getByText('No battle is kept here yet.')).toBeVisible()
    })
  })

  test('that was cut off, or does not fit the rules, says from where on', async ({ page }) => {
    await startBattle(page)
    await play(page, 5)
    const { name, text } = await downloaded(page, 'Save the record')
    const open = async (changed: string) => {
      await page.goto('/#/')
      await page.locator('input[type=file]').setInputFiles(asFile({ name, text: changed }))
    }
    const changed = (change: (record: RecordFile) => void): string => {
      const record = JSON.parse(text) as RecordFile
      change(record)
      return JSON.stringify(record)
    }

    await open(text.slice(0, text.length / 2))
    await expect(alert(page)).toHaveText(/line \d+, column \d+/)

    await open(changed(({ log }) => log.splice(-3, 3, { ...log.at(-3)!, answer: 'retreat' })))
    await expect(alert(page)).toContainText('The rules have changed since this battle was played')
    await alert(page).getByRole('button', { name: 'Close' }).click()
    await expect(alert(page)).toHaveCount(0)
    await play(page, 1)

    await open(changed((record) => (record.setUp.position = { units: 'many' })))
    await expect(alert(page)).toHaveText('This battle cannot be read:')
    await expect(button(page, 'Save what there is to a file')).toBeVisible()
    await shot(page, 'trouble-unreadable')
    await button(page, 'Battles').click()
    await expect(page.locator('.battles > li')).toHaveCount(2)
  })
})

test('a kept battle that has lost a part is read again from its record, or given back', async ({
  page,
}) => {
  await startBattle(page)
  await play(page, 3)
  const before = await onScreen(page)
  await page.goto('/#/')
  // Nobody holds it any more: what is kept of it can be changed.
  await page.reload()
  const id = await page.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((resolve) => {
      const request = indexedDB.open('grognard')
      request.addEventListener('success', () => resolve(request.result))
    })
    const texts = database.transaction('texts', 'readwrite').objectStore('texts')
    return new Promise<string>((resolve) => {
      const cursor = texts.openCursor()
      cursor.addEventListener('success', () => {
        const { value, key } = cursor.result as IDBCursorWithValue
        const saved = JSON.parse(value) as { checkpoint: { battle: { units?: unknown } } }
        delete saved.checkpoint.battle.units
        cursor.result!.update(JSON.stringify(saved))
        database.close()
        resolve(key as string)
      })
    })
  })
  await page.goto(`/#/battle/${id}`)
  await expect(alert(page)).toHaveText('This battle cannot be read:')
  await expect(page.getByText(`'units' is missing.`)).toBeVisible()
  await expect(button(page, 'Save what there is to a file')).toBeVisible()
  await button(page, 'Play it again from its record').click()
  await expect(page.locator('.decision .prompt')).toBeVisible()
  expect((await onScreen(page)).log).toEqual(before.log)
})

test.describe('the disk', () => {
  test('is full: the battle goes on, and is kept again when there is room', async ({ page }) => {
    await startBattle(page)
    await play(page, 1)
    const [worker] = page.workers()
    await worker!.evaluate(() => {
      const { prototype } = IDBObjectStore
      const usual = Object.getOwnPropertyDescriptor(prototype, 'put') as PropertyDescriptor
      prototype.put = () => {
        throw new DOMException('No room', 'QuotaExceededError')
      }
      addEventListener('room', () => Object.defineProperty(prototype, 'put', usual))
    })
    await play(page, 3)
    const notice = alert(page).filter({ hasText: 'There is no room left' })
    await expect(notice).toBeVisible()
    await shot(page, 'trouble-full')
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      notice.getByRole('button', { name: 'Save to a file' }).click(),
    ])
    expect(download.suggestedFilename()).toMatch(/\.json$/)
    const before = await onScreen(page)
    await worker!.evaluate(() => void dispatchEvent(new Event('room')))
    await expect(notice).toHaveCount(0)
    await page.reload()
    expect(await onScreen(page)).toEqual(before)
  })

  test('has little room left: the battle is kept, and offered as a file in time', async ({
    page,
  }) => {
    await startBattle(page)
    await play(page, 1)
    const [worker] = page.workers()
    await worker!.evaluate(() => {
      Object.assign(StorageManager.prototype, {
        estimate: () => Promise.resolve({ usage: 1e6, quota: 2e7 }),
        persisted: () => Promise.resolve(false),
      })
    })
    await play(page, 1)
    const notice = alert(page).filter({ hasText: 'There is little room left' })
    await expect(notice.getByRole('button', { name: 'Save to a file' })).toBeVisible()
    const before = await onScreen(page)
    await page.reload()
    expect(await onScreen(page)).toEqual(before)
  })

  test('thrown away by the browser, is written again by the tab that plays', async ({ page }) => {
    await startBattle(page)
    await play(page, 1)
    const [worker] = page.workers()
    await worker!.evaluate(
      () =>
        new Promise((resolve) => {
          indexedDB.deleteDatabase('grognard').addEventListener('success', resolve)
        }),
    )
    await play(page, 2)
    await expect(alert(page)).toHaveCount(0)
    const before = await onScreen(page)
    await page.reload()
    expect(await onScreen(page)).toEqual(before)
  })

  test('keeps nothing: the battle goes on, and says how to keep it', async ({ page }) => {
    const blocked = `IDBFactory.prototype.open = () => { throw new DOMException('', 'SecurityError') };`
    // Without it the worker is fetched by the page, so that it can be changed on its way.
    await page.addInitScript(`delete Navigator.prototype.serviceWorker; ${blocked}`)
    await page.route(/worker-[^/]*\.js/, async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, body: blocked + (await response.text()) })
    })
    await withSettings(page)
    await page.goto('/')
    await expect(alert(page)).toContainText('This browser keeps nothing here')
    await startBattle(page)
    await play(page, 2)
    await expect(alert(page)).toContainText('This browser keeps nothing here')
    const saved = await downloaded(page, 'Save to a file')
    const before = await onScreen(page)
    await page.goto('/#/')
    await drop(page, saved)
    expect(await onScreen(page)).toEqual(before)
  })
})

const ENDS: { readonly [how: string]: () => void } = {
  'is gone': () => self.close(),
  throws: () =>
    void setTimeout(() => {
      throw new Error('Struck by lightning')
    }),
}

loud.describe('a worker', () => {
  for (const [how, end] of Object.entries(ENDS))
    loud(`that ${how} is replaced, and nothing is lost`, async ({ page }) => {
      await startBattle(page)
      await play(page, 1)
      const before = await onScreen(page)
      // It may not live to say that it has heard this.
      void page
        .workers()[0]!
        .evaluate(end)
        .catch(() => {})
      await expect(alert(page)).toContainText('does not answer any more', { timeout: 12_000 })
      await shot(page, 'trouble-silent')
      await button(page, 'Start again from what was kept').click()
      expect(await onScreen(page)).toEqual(before)
      await play(page, 1)
    })
})

test.describe('two tabs', () => {
  test('hand a battle over, and only one of them plays it', async ({ page, context }) => {
    await startBattle(page)
    await play(page, 1)
    const before = await onScreen(page)
    const other = await context.newPage()
    await other.goto(page.url())
    await expect(alert(other)).toHaveText('This battle is open in another tab or window.')
    await shot(other, 'trouble-elsewhere')
    await button(other, 'Go on here').click()
    expect(await onScreen(other)).toEqual(before)
    await expect(alert(page)).toHaveText(/^Another tab has taken this battle over/)

    await play(other, 2)
    const later = await onScreen(other)
    expect(later).not.toEqual(before)
    await button(page, 'Go on here').click()
    await expect(alert(other)).toHaveText(/^Another tab has taken this battle over/)
    expect(await onScreen(page)).toEqual(later)
    await page.reload()
    expect(await onScreen(page)).toEqual(later)
  })

  test('one removes the battle that the other plays', async ({ page, context }) => {
    await startBattle(page)
    const other = await context.newPage()
    await other.goto('/')
    await button(other, /^Remove/).click()
    await other.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
    await expect(other.getByText('No battle is kept here yet.')).toBeVisible()

    await ok(page).click()
    await expect(alert(page)).toHaveText(/^This battle was removed in another tab/)
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      button(page, 'Save to a file').click(),
    ])
    expect(download.suggestedFilename()).toMatch(/\.json$/)
    await other.reload()
    await expect(other.getByText('No battle is kept here yet.')).toBeVisible()
  })
})

type Kept = string | { readonly [key: string]: unknown }

/** Changes what the browser keeps of its only battle. */
async function changeKept<K extends Kept>(
  page: Page,
  store: 'texts' | 'summaries',
  change: (kept: K) => K,
): Promise<void> {
  const kept = await inStore(page, store, null)
  await inStore(page, store, change(kept as K))
}

const inStore = (page: Page, store: string, changed: Kept | null): Promise<Kept> =>
  page.evaluate(
    ([store, changed]) =>
      new Promise<Kept>((resolve, reject) => {
        const opening = indexedDB.open('grognard')
        opening.addEventListener('success', () => {
          const database = opening.result
          const transaction = database.transaction(store, 'readwrite')
          const finding = transaction.objectStore(store).openCursor()
          const find = () => {
            const cursor = finding.result!
            if (changed !== null) cursor.update(changed)
            transaction.addEventListener('complete', () => resolve(cursor.value as Kept))
          }
          finding.addEventListener('success', find, { once: true })
          transaction.addEventListener('abort', () => reject(transaction.error))
        })
      }),
    [store, changed] as const,
  )

type SavedFile = { readonly record: RecordFile }

const inSaved = (change: (saved: SavedFile) => void) => (text: string) => {
  const saved = JSON.parse(text) as SavedFile
  change(saved)
  return JSON.stringify(saved)
}

/** Keeps the only battle here as the first version did: in one text, which this file says. */
const keepAsFirstVersion = (page: Page, text: string): Promise<void> =>
  page.evaluate(
    (text) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('grognard')
        opening.addEventListener('success', () => {
          const before = opening.result.transaction('summaries').objectStore('summaries').getAll()
          before.addEventListener('success', () => {
            opening.result.close()
            const [summary] = before.result as [{ id: string }]
            indexedDB.deleteDatabase('grognard').addEventListener('success', () => {
              const anew = indexedDB.open('grognard', 1)
              anew.addEventListener('upgradeneeded', () => {
                anew.result.createObjectStore('summaries', { keyPath: 'id' })
                anew.result.createObjectStore('texts')
                anew.result.createObjectStore('owners')
              })
              anew.addEventListener('success', () => {
                const names = ['summaries', 'texts', 'owners']
                const transaction = anew.result.transaction(names, 'readwrite')
                transaction.objectStore('summaries').put(summary)
                transaction.objectStore('texts').put(text, summary.id)
                transaction.objectStore('owners').put('somebody', summary.id)
                transaction.addEventListener('complete', () => {
                  anew.result.close()
                  resolve()
                })
                transaction.addEventListener('abort', () => reject(transaction.error))
              })
            })
          })
        })
      }),
    text,
  )

test.describe('a battle kept by an older version', () => {
  test('stands as it was, and is kept on', async ({ page }) => {
    await startBattle(page)
    await play(page, 5)
    const before = await onScreen(page)
    const { text } = await downloaded(page, 'Save to a file')
    const address = page.url()
    await page.goto('/#/')
    await page.reload()
    await keepAsFirstVersion(page, text)
    await page.goto(address)
    expect(await onScreen(page)).toEqual(before)
    await play(page, 2)
    const later = await onScreen(page)
    await page.reload()
    expect(await onScreen(page)).toEqual(later)
  })

  test('goes on from its last activity where the rules lead elsewhere', async ({ page }) => {
    await startBattle(page)
    await play(page, 5)
    const { text } = await downloaded(page, 'Save to a file')
    const address = page.url()
    await page.goto('/#/')
    await page.reload()
    await keepAsFirstVersion(page, inSaved(({ record }) => record.log.splice(2, 1))(text))
    await page.goto(address)
    await expect(alert(page)).toContainText('The rules have changed since this battle was played')
    await play(page, 2)
    const later = await onScreen(page)
    await page.reload()
    expect(await onScreen(page)).toEqual(later)
  })

  test('can be saved to a file where it cannot be read', async ({ page }) => {
    await startBattle(page)
    await play(page, 2)
    const address = page.url()
    await page.goto('/#/')
    await page.reload()
    let kept = ''
    await changeKept(page, 'texts', (text: string) => (kept = text.slice(0, -200)))
    await page.goto(address)
    await expect(alert(page)).toHaveText('This battle cannot be read:')
    await expect(page.getByText(/line \d+, column \d+/)).toBeVisible()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      button(page, 'Save what there is to a file').click(),
    ])
    expect(readFileSync(await download.path(), 'utf8')).toBe(kept)
    await page.reload()
    await expect(alert(page)).toHaveText('This battle cannot be read:')
  })
})

test('an address of no battle says so', async ({ page }) => {
  await withSettings(page)
  await page.goto('/#/battle/nowhere')
  await expect(alert(page)).toHaveText('This battle is not kept here.')
  await button(page, 'Battles').click()
  await expect(page.getByText('No battle is kept here yet.')).toBeVisible()
})

loud('a fault in a page leaves the others alone', async ({ page }) => {
  await startBattle(page)
  const address = page.url()
  await changeKept(page, 'summaries', (kept: { [key: string]: unknown }) => ({
    ...kept,
    changed: 'never',
  }))
  await page.goto('/#/')
  await expect(alert(page)).toHaveText(/^Something went wrong on this page/)
  await shot(page, 'trouble-fault')
  await page.goto(address)
  await expect(page.locator('.decision')).toBeVisible()
  await play(page, 1)
})

test('back and forward lead through the pages and keep the battle', async ({ page }) => {
  await startBattle(page)
  await play(page, 2)
  const before = await onScreen(page)
  await chooseInMenu(page, 'Battles')
  await expect(page.locator('.battle-link')).toBeVisible()
  await page.locator('.rulebooks .sheets a').first().click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('reference sheet')
  await page.goBack()
  await page.goBack()
  expect(await onScreen(page)).toEqual(before)
  await play(page, 1)
  const later = await onScreen(page)
  await page.goForward()
  await page.goBack()
  expect(await onScreen(page)).toEqual(later)
  expect(page.workers()).toHaveLength(1)
})

offline(
  'without a network there is every rulebook, the sheet, the lessons and Italian',
  async ({ page, serving }) => {
    const { address, stop } = await serving.serveFolder(builtFolder)
    await withSettings(page)
    await page.goto(address)
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
    stop()
    await page.goto(`${address}#/new`)
    await page.reload()
    const books = page.locator('input[name=rulebook]')
    await expect(books).not.toHaveCount(0)
    for (let i = 0; i < (await books.count()); i++) {
      await page.goto(`${address}#/new`)
      await books.nth(i).check()
      await page.locator('form button[type=submit]').click()
      await expect(page.locator('.decision .prompt')).not.toBeEmpty()
    }
    await page.goto(`${address}#/`)
    await page.locator('.rulebooks .sheets a').first().click()
    await expect(page.getByRole('heading', { level: 2 })).not.toHaveCount(0)
    await page.goto(`${address}#/`)
    await button(page, 'Learn by playing: A Fine Victory!').click()
    await expect(page.locator('.lesson')).toBeVisible()
    await page.evaluate(() => localStorage.setItem('grognard-settings', '{"language":"it"}'))
    await page.reload()
    await expect(page.locator('.lesson h2')).not.toBeEmpty()
    await expect(page.getByRole('tab', { name: 'Lezione' })).toBeVisible()
  },
)
