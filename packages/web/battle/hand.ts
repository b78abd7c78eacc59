import type { Choice, ControlTable, Deed, Pressing } from '@grognard/adapters'
import type { Json } from '@grognard/kernel'
import {
  sameThing,
  NO_EMPHASIS,
  type By,
  type Emphasis,
  type Point,
  type Target,
  type Thing,
} from '@grognard/table'
import { computed, signal, type ReadonlySignal, type Signal } from '@preact/signals'
import { newMeasuring, type Measuring } from './measuring.ts'

/** What a player has in hand before deciding: a unit, a place, a choice shown but not yet made. */
export interface Hand extends ControlTable {
  readonly selected: Signal<string | null>
  /** A first pick on the table narrows the choices to those that are picked there. */
  readonly place: Signal<Thing | null>
  readonly chosen: Signal<Choice | null>
  /** What the log or the card is speaking of. */
  readonly hinted: Signal<readonly string[]>
  /** What a lesson means: marked for as long as it is given. */
  readonly taught: Signal<readonly string[]>
  readonly emphasis: ReadonlySignal<Emphasis>
  readonly choices: Signal<readonly Choice[]>
  readonly handles: Signal<Emphasis['handles']>
  /** Lines that show why the last pick would not do, and what its certificate is made from. */
  readonly reason: Signal<Reason | null>
  readonly measuring: Measuring
  /** What OK does now; null while there is nothing to do. */
  readonly offered: ReadonlySignal<Deed | null>
  /** What the book's actions do now, by their ids. */
  readonly pressings: ReadonlySignal<Pressings>
  /** Tells the control that listens, if any, what was picked; true if one does. */
  pick(thing: Thing, by: By): boolean
  /** The same for the ground. */
  ground(at: Point): boolean
  drag(body: string, at: Point, done: boolean): void
  /** What is dragged is kept for whichever control comes next. */
  carry(body: string, at: Point, done: boolean): void
  readonly carried: ReadonlySignal<string | null>
  /** True if a control used the key. */
  key(key: string): boolean
  drop(): void
}

type Pressings = { readonly [action: string]: Pressing }

/** Why something would not do, as it is drawn and as a link carries it. */
type Reason = {
  readonly lines: Emphasis['lines']
  readonly carried: () => Json | null
}

export function newHand(): Hand {
  const selected = signal<string | null>(null)
  const place = signal<Thing | null>(null)
  const chosen = signal<Choice | null>(null)
  const hinted = signal<readonly string[]>([])
  const taught = signal<readonly string[]>([])
  const choices = signal<readonly Choice[]>([])
  const handles = signal<Emphasis['handles']>([])
  const reason = signal<Reason | null>(null)
  const measuring = newMeasuring(selected)
  const byControl = signal<Partial<Emphasis>>({})
  const offered = signal<Deed | null>(null)
  const pressings = signal<Pressings>({})
  const listeners = new Set<Parameters<ControlTable['onPick']>[0]>()
  const grounded = new Set<Parameters<ControlTable['onGround']>[0]>()
  const draggers = new Set<Parameters<ControlTable['onDrag']>[0]>()
  const keyed = new Set<Parameters<ControlTable['onKey']>[0]>()
  const carried = signal<string | null>(null)
  let lastCarried: Parameters<Parameters<ControlTable['onDrag']>[0]> | null = null

  const emphasis = computed((): Emphasis => {
    const preview = chosen.value?.preview ?? {}
    const measured = measuring.taken.value.flatMap(({ measured: one }) => one?.shown ?? [])
    const able = choices.value.flatMap(({ subject }) => subject ?? [])
    return {
      ...NO_EMPHASIS,
      selected: selected.value,
      able: [...new Set(able)],
      handles: handles.value,
      ...byControl.value,
      ...preview,
      targets: [
        ...targetsOf(choices.value, selected.value, chosen.value, place.value),
        ...(byControl.value.targets ?? []),
        ...(preview.targets ?? []),
      ],
      lines: [
        ...(byControl.value.lines ?? []),
        ...(preview.lines ?? []),
        ...((!chosen.value && reason.value?.lines) || []),
        ...measured.flatMap(({ lines }) => lines),
      ],
      washes: [
        ...(preview.washes ?? byControl.value.washes ?? []),
        ...measured.flatMap(({ washes }) => washes),
      ],
      movable: [
        ...(byControl.value.movable ?? []),
        ...choices.value.flatMap(({ through = [] }) => through),
        ...(carried.value === null ? [] : [carried.value]),
      ],
      taught: taught.value,
      hinted: [...hinted.value, ...(byControl.value.hinted ?? []), ...(preview.hinted ?? [])],
    }
  })

  return {
    selected,
    place,
    chosen,
    hinted,
    taught,
    choices,
    handles,
    reason,
    measuring,
    offered,
    pressings,
    emphasis,
    deed: (deed) => shownIn(offered, deed, null),
    actions: (all) => shownIn(pressings, all, {}),
    emphasise: (more) => shownIn(byControl, more, {}),
    imagine: (seen) => shownIn(measuring.imagined, seen, null),
    onPick(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    carried,
    carry(body, at, done) {
      carried.value = body
      lastCarried = [body, at, done]
    },
    onDrag(listener) {
      draggers.add(listener)
      const last = lastCarried
      lastCarried = null
      carried.value = null
      // Once the control that listens is on screen.
      if (last) queueMicrotask(() => listener(...last))
      return () => draggers.delete(listener)
    },
    onKey(listener) {
      keyed.add(listener)
      return () => keyed.delete(listener)
    },
    onGround(listener) {
      grounded.add(listener)
      return () => grounded.delete(listener)
    },
    pick(thing, by) {
      lastCarried = null
      carried.value = null
      for (const listener of listeners) listener(thing, by)
      return listeners.size > 0
    },
    ground(at) {
      for (const listener of grounded) listener(at)
      return grounded.size > 0
    },
    drag(body, at, done) {
      for (const listener of draggers) listener(body, at, done)
    },
    key(key) {
      for (const listener of keyed) if (listener(key)) return true
      return false
    },
    drop() {
      chosen.value = null
      place.value = null
      reason.value = null
    },
  }
}

/** Shows it until the returned function is called, if it is still what is shown then. */
function shownIn<T>(place: Signal<T>, shown: T, nothing: T): () => void {
  place.value = shown
  return () => {
    if (place.peek() === shown) place.value = nothing
  }
}

/** Where the selected unit's choices are picked; a place with several choices says none of them. */
function targetsOf(
  choices: readonly Choice[],
  selected: string | null,
  chosen: Choice | null,
  place: Thing | null,
): readonly Target[] {
  const open = choices.filter(({ subject, on }) => on && (subject === selected || subject === null))
  const targets: Target[] = []
  for (const { on, label, brief = label } of open) {
    const thing = on as Thing
    const there = targets.findIndex((target) => sameThing(target.thing, thing))
    const isChosen = sameThing(chosen?.on ?? place, thing)
    // Words for every place at once would cover the table: what is chosen is named.
    const said = isChosen ? { label, brief } : { label: null }
    if (there === -1) targets.push({ thing, ...said, chosen: isChosen })
    else targets[there] = { thing, label: null, chosen: isChosen }
  }
  return targets
}
