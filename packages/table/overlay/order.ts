import { boxOf, middleOf, middleOfBody } from '../geometry.ts'
import {
  keyOfThing,
  type Emphasis,
  type Point,
  type Scene,
  type Target,
  type Thing,
} from '../scene.ts'
import type { TableWords } from '../view.ts'

/** Something the keyboard can reach, with all a screen reader says of it. */
export type Stop = Point & {
  readonly key: string
  readonly thing: Thing
  readonly group: 'targets' | 'bodies' | 'handles'
  readonly label: string
}

/** Rows are told apart by this much, in thousandths: a hand's breadth on the table. */
const ROW = 4000

/** Sentences joined into one, whether or not they end in a full stop. */
export const sentences = (...parts: readonly (string | null | undefined)[]): string =>
  parts
    .map((part) => part?.trim() ?? '')
    .filter((part) => part !== '')
    .map((part) => (/[.?!:]$/.test(part) ? part : `${part}.`))
    .join(' ')

const byRow = (a: Point, b: Point): number =>
  Math.floor(a.y / ROW) - Math.floor(b.y / ROW) || a.x - b.x || a.y - b.y

const stopping = ({ selected, targets, handles }: Emphasis): string =>
  JSON.stringify([selected, targets, handles])

/** Whether the keyboard has the same to reach: most of what stands out is only drawn. */
export const haveSameStops = (a: Emphasis, b: Emphasis): boolean =>
  a === b || stopping(a) === stopping(b)

/** Targets first, then the other bodies by row and column, then handles. */
export function stopsOf(scene: Scene, emphasis: Emphasis, words: TableWords): readonly Stop[] {
  const targets = new Map(emphasis.targets.map((target) => [keyOfThing(target.thing), target]))
  const stop = (thing: Thing, at: Point, label: string, kind: 'bodies' | 'handles'): Stop => {
    const key = keyOfThing(thing) ?? ''
    const group = kind === 'bodies' && targets.has(key) ? 'targets' : kind
    return { x: at.x, y: at.y, key, thing, group, label }
  }
  const areas = scene.areas.flatMap((area) => {
    const target = targets.get(keyOfThing({ area: area.id }))
    if (target === undefined) return []
    const label = sentences(area.name, area.description, ...picked(target, words))
    return [stop({ area: area.id }, middleOf(boxOf(area.outline)), label, 'bodies')]
  })
  const bodies = scene.bodies.map((body) => {
    const target = targets.get(keyOfThing({ body: body.id }))
    const chosen = emphasis.selected === body.id ? words.selected : null
    const counters = body.counters.map((counter) => counter.title)
    const told = counters.filter((title) => !body.description.includes(title))
    const label = sentences(body.name, chosen, body.description, ...told, ...picked(target, words))
    return stop({ body: body.id }, middleOfBody(body), label, 'bodies')
  })
  const handles = emphasis.handles.map((handle) => {
    const target = targets.get(keyOfThing({ handle: handle.id }))
    const label = sentences(handle.label, ...picked(target, words))
    return stop({ handle: handle.id }, handle, label, 'handles')
  })
  return [
    ...[...areas, ...bodies].filter((s) => s.group === 'targets').toSorted(byRow),
    ...bodies.filter((s) => s.group === 'bodies').toSorted(byRow),
    ...handles,
  ]
}

const picked = (target: Target | undefined, words: TableWords): readonly (string | null)[] =>
  target === undefined
    ? []
    : [target.label, target.chosen ? words.selected : null, words.canBePicked]
