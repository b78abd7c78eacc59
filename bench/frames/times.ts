// What frames took: from one to the next, and of the page's main thread.
import type { Browser, Page } from '@playwright/test'

/** Begins to count frames in the page; the result has the milliseconds between them. */
export async function counting(page: Page): Promise<() => Promise<readonly number[]>> {
  await page.evaluate(() => {
    const times: number[] = []
    Object.assign(globalThis, { frameTimes: times })
    const next = (now: number): void => {
      times.push(now)
      requestAnimationFrame(next)
    }
    requestAnimationFrame(next)
  })
  return async () => {
    const times = await page.evaluate(() =>
      (globalThis as unknown as { frameTimes: number[] }).frameTimes.splice(0),
    )
    return times.slice(1).map((time, i) => time - (times[i] as number))
  }
}

type Traced = {
  readonly name: string
  readonly ph: string
  readonly pid: number
  readonly tid: number
  readonly ts: number
  readonly dur?: number
  /** Of the thread itself, without what it waited for. */
  readonly tdur?: number
  readonly args: { readonly name?: string }
}

const TASK = 'RunTask'
const FRAME = 'FireAnimationFrame'

/** Milliseconds of the processor that the main thread took for each frame, whatever for. */
export async function working(
  browser: Browser,
  page: Page,
  doing: () => Promise<void>,
): Promise<readonly number[]> {
  const categories = ['devtools.timeline', 'disabled-by-default-devtools.timeline']
  await browser.startTracing(page, { categories })
  await doing()
  const { traceEvents: events } = JSON.parse((await browser.stopTracing()).toString()) as {
    readonly traceEvents: readonly Traced[]
  }
  const first = events.find(({ name }) => name === FRAME)
  if (!first) return []
  const here = events
    .filter(({ pid, tid }) => pid === first.pid && tid === first.tid)
    .toSorted((a, b) => a.ts - b.ts)
  const drawn = here.filter(({ name }) => name === FRAME).map(({ ts }) => ts)
  const work: number[] = []
  let next = 0
  for (const { ts, dur = 0, tdur = 0 } of here.filter(({ name }) => name === TASK)) {
    // A frame goes from one task that draws to the next.
    if ((drawn[next] ?? Infinity) < ts + dur) work.push(0)
    while ((drawn[next] ?? Infinity) < ts + dur) next += 1
    if (work.length > 0) work[work.length - 1] = (work.at(-1) as number) + tdur / 1000
  }
  return work.slice(1, -1)
}
