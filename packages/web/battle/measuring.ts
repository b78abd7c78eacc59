import type { Measure, Measured, Spot } from '@grognard/adapters'
import type { Point, Thing } from '@grognard/table'
import { computed, signal, untracked, type ReadonlySignal, type Signal } from '@preact/signals'

export const TOOLS = ['ruler', 'sight', 'ranges', 'view'] as const
export type Tool = (typeof TOOLS)[number]

/** The letters that take the tools in hand. */
export const TOOL_KEYS: { readonly [tool in Tool]: string } = {
  ruler: 'm',
  sight: 'l',
  ranges: 'r',
  view: 'v',
}

/** A ruler or a sight line that is being laid: from there, or from what is picked first. */
type Laying = { readonly tool: 'ruler' | 'sight'; readonly from: Spot | null }

type Around = 'ranges' | 'view'

/** A measure with what came of it; null where it cannot be taken. */
type Taken = {
  readonly measure: Measure
  /** It is only pointed at, and not laid yet. */
  readonly isPassing: boolean
  readonly measured: Measured | null
}

/** How a measure is taken, by the rulebook at hand, in what this screen sees. */
type Taking = (measure: Measure, imagined: unknown) => Measured | null

/** Measures on the table: rulers and sight lines that stay, and what is shown around a unit. */
export interface Measuring {
  readonly laying: Signal<Laying | null>
  readonly kept: Signal<readonly Measure[]>
  readonly around: Signal<readonly Around[]>
  /** What is pointed at while something is laid. */
  readonly pointed: Signal<Spot | null>
  readonly taking: Signal<Taking | null>
  /** The battle with what is planned carried out; null for the battle as it is. */
  readonly imagined: Signal<unknown>
  /** The same once the hand rests: what a unit sees takes longer than a frame. */
  readonly rested: Signal<unknown>
  /** The same where the hand was a moment ago while it moves: so far what is slow is roughly known. */
  readonly followed: Signal<unknown>
  readonly taken: ReadonlySignal<readonly Taken[]>
  /** What is measured roughly while the hand moves, and wholly once it rests. */
  due(): readonly Measure[]
  /** Takes a tool in hand, or puts it away. */
  use(tool: Tool): void
  /** True if what was picked is an end of what is being laid. */
  pick(thing: Thing | null, at: Point | null): boolean
  remove(measure: Measure): void
  /** Puts one thing away after another, or all; false if there is nothing. */
  drop(): boolean
}

const spotOf = (thing: Thing | null, at: Point | null): Spot | null => {
  if (thing && 'body' in thing) return thing
  return at && { at }
}

const same = (a: Spot | null, b: Spot | null): boolean => JSON.stringify(a) === JSON.stringify(b)

/** What lies between two ends; null where they are no ends for such a measure. */
function between(tool: Laying['tool'], from: Spot, to: Spot): Measure | null {
  if (same(from, to)) return null
  if (tool === 'ruler') return { tool, from, to }
  return 'body' in from && 'body' in to ? { tool, from: from.body, to: to.body } : null
}

type Slow = Extract<Measure, { readonly tool: 'view' }>

const isSlow = (measure: Measure): measure is Slow => measure.tool === 'view'

export const roughly = (measure: Measure): Measure =>
  isSlow(measure) ? { ...measure, isRough: true } : measure

export function newMeasuring(selected: ReadonlySignal<string | null>): Measuring {
  const laying = signal<Laying | null>(null)
  const kept = signal<readonly Measure[]>([])
  const around = signal<readonly Around[]>([])
  const pointed = signal<Spot | null>(null)
  const taking = signal<Taking | null>(null)
  const imagined = signal<unknown>(null)
  const rested = signal<unknown>(null)
  const followed = signal<unknown>(null)

  const passing = computed((): Measure | null => {
    const [now, to, own] = [laying.value, pointed.value, selected.value]
    if (!to) return null
    if (now) return now.from && between(now.tool, now.from, to)
    // What a unit sees is drawn along its own lines; of whoever is pointed at, the line that counts.
    return own !== null && around.value.includes('view')
      ? between('sight', { body: own }, to)
      : null
  })

  const due = (): readonly Measure[] => {
    const body = selected.value
    return body === null ? [] : around.value.map((tool): Measure => ({ tool, body })).filter(isSlow)
  }

  /** As long as it follows the same, it is the same: nothing is drawn anew. */
  const following = computed((): readonly Taken[] => {
    const [take, then] = [taking.value, followed.value]
    if (!take || then === null) return []
    return due().map((measure) => ({
      measure,
      isPassing: false,
      measured: take(roughly(measure), then),
    }))
  })

  const taken = computed((): readonly Taken[] => {
    const take = taking.value
    const body = selected.value
    if (!take) return []
    const all = [
      ...kept.value,
      ...(body === null ? [] : around.value.map((tool): Measure => ({ tool, body }))),
    ]
    const isMoving = rested.value !== imagined.value
    const done = [
      ...(isMoving ? following.value : []),
      ...all
        .filter((measure) => !isMoving || !isSlow(measure))
        .map((measure) => ({ measure, isPassing: false, measured: take(measure, imagined.value) })),
    ]
    const next = passing.value
    if (!next) return done
    return [...done, { measure: next, isPassing: true, measured: take(next, imagined.value) }]
  })

  function use(tool: Tool): void {
    if (tool === 'ranges' || tool === 'view') {
      const isOn = around.value.includes(tool)
      around.value = isOn ? around.value.filter((one) => one !== tool) : [...around.value, tool]
      return
    }
    const now = laying.value
    const here = selected.value === null ? null : { body: selected.value }
    // A second time a ruler begins elsewhere than at the unit in hand; a third time it is put away.
    if (now?.tool !== tool) laying.value = { tool, from: here }
    else
      laying.value = tool === 'ruler' && here && same(now.from, here) ? { tool, from: null } : null
  }

  function pick(thing: Thing | null, at: Point | null): boolean {
    const now = laying.value
    if (!now) return false
    const spot = spotOf(thing, at)
    if (!spot || (now.tool === 'sight' && !('body' in spot))) return true
    if (!now.from) {
      laying.value = { ...now, from: spot }
      return true
    }
    const measure = between(now.tool, now.from, spot)
    if (!measure) return true
    kept.value = [...kept.value, measure]
    laying.value = null
    pointed.value = null
    return true
  }

  function drop(): boolean {
    if (laying.value) {
      laying.value = null
      return true
    }
    const hasAny = kept.value.length > 0 || around.value.length > 0
    kept.value = []
    around.value = []
    return hasAny
  }

  return {
    laying,
    kept,
    around,
    pointed,
    taking,
    imagined,
    rested,
    followed,
    taken,
    due: () => untracked(due),
    use,
    pick,
    remove: (measure) => (kept.value = kept.value.filter((one) => one !== measure)),
    drop,
  }
}
