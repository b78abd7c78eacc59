import { hears } from './ask.ts'
import type { Battle, SeatId } from './battle.ts'
import { courseAt, put, type Course, type Entry } from './course.ts'
import { newTelling } from './events.ts'
import type { Host, Mark } from './host.ts'

/** The battle as it stood when only `to` entries did, with the story told up to then. */
export function courseWhen<B extends Battle>(host: Host<B>, to: number): Course<B> {
  recall(host, to)
  const mark = markAt(host, to)
  const story = host.course.telling?.happenings ?? []
  const course = courseAt(
    host.rulebook,
    mark.battle,
    newTelling(host.rulebook, story.slice(0, mark.told)),
  )
  for (const entry of host.entries.slice(mark.entries, to)) put(course, entry)
  return course
}

/** The same after each entry from there on: one course, led on, to be looked at before the next. */
export function* coursesFrom<B extends Battle>(
  host: Host<B>,
  from: number,
): Generator<{ readonly entries: number; readonly course: Course<B> }, void> {
  const course = courseWhen(host, from)
  yield { entries: from, course }
  for (let entries = from + 1; entries <= host.entries.length; entries++) {
    put(course, host.entries[entries - 1] as Entry)
    yield { entries, course }
  }
}

/** The last checkpoint at or before so many entries; the first there is where none is. */
function markAt<B extends Battle>({ marks }: Host<B>, to: number): Mark<B> {
  const [first] = marks
  const mark = marks.findLast(({ entries }) => entries <= to) ?? first
  if (!mark) throw new RangeError('The host has no checkpoint.')
  return mark
}

/** Finds the checkpoints from the set-up on again, where a battle was revived from a later one. */
export function recall<B extends Battle>(host: Host<B>, to: number): void {
  const first = host.marks[0]?.entries ?? 0
  if (!host.recalls || to >= first) return
  host.recalls = false
  const begun = host.rulebook.setUp(host.setUp)
  if (!begun.ok) return
  const course = courseAt(host.rulebook, begun.value, newTelling(host.rulebook))
  const marks: Mark<B>[] = [{ battle: begun.value, entries: 0, told: 0 }]
  const note = (entries: number): void => {
    if (course.trail.length > 0 || course.checkpoint === marks.at(-1)?.battle) return
    marks.push({ battle: course.checkpoint, entries, told: course.telling?.atCheckpoint ?? 0 })
  }
  note(0)
  for (const [i, entry] of host.entries.slice(0, first).entries()) {
    put(course, entry)
    note(i + 1)
  }
  host.marks = [...marks.filter(({ entries }) => entries < first), ...host.marks]
}

/** After how many entries a seat had been told its happening of this number, counted from 1. */
export function entriesWhenTold(host: Host, seat: SeatId | null, number: number): number {
  const story = host.course.telling?.happenings ?? []
  const place = placeInStory(host, seat, number)
  if (place >= story.length) return host.entries.length
  if (place < (host.marks[0]?.told ?? 0)) recall(host, 0)
  const at = host.marks.findLastIndex(({ told }) => told <= place)
  const mark = host.marks[Math.max(0, at)] as Mark<Battle>
  const until = host.marks[at + 1]?.entries ?? host.entries.length
  const course = courseWhen(host, mark.entries)
  for (let entries = mark.entries; entries < until; entries++) {
    if ((course.telling?.happenings.length ?? 0) > place) return entries
    put(course, host.entries[entries] as Entry)
  }
  return until
}

function placeInStory(host: Host, seat: SeatId | null, number: number): number {
  const story = host.course.telling?.happenings ?? []
  let heard = 0
  for (const [place, { to }] of story.entries()) {
    if (hears(to, seat)) heard++
    if (heard === number) return place
  }
  return story.length
}

/** The first place to which one can look back: a battle may go on from the middle of its record. */
export const earliestPast = ({ marks, recalls }: Host): number =>
  recalls ? 0 : (marks[0]?.entries ?? 0)
