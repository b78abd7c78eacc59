import type { Seat, SeatId } from '@grognard/kernel'
import type { Lesson, LessonMoment } from './adapter.ts'

/** What the instructor says. */
export type LessonTextsFor<Id extends string> = {
  readonly [id in Id]: Pick<Lesson, 'title' | 'text' | 'task'>
}

/** When a lesson is due, and what it points at. */
export type Occasion<Seen> = Pick<Lesson<Seen>, 'when' | 'shows' | 'marks' | 'done'>

/** The guided first battle: of the lessons that are due and not heard yet, the first is given. */
export const lessonsOf = <Seen, Id extends string>(
  occasions: { readonly [id in Id]: Occasion<Seen> },
  texts: LessonTextsFor<Id>,
  course: readonly Id[],
): readonly Lesson<Seen>[] =>
  (Object.keys(occasions) as Id[]).map((id) => ({
    id,
    core: course.includes(id),
    ...texts[id],
    ...occasions[id],
  }))

type Looking = { readonly seats: readonly Seat[]; readonly you: SeatId | null }

/** The side of whoever looks. */
export const learner = ({ seats, you }: Looking): 'red' | 'blue' =>
  (seats.find(({ id }) => id === you)?.side ?? 'red') as 'red' | 'blue'

export const asked =
  (...names: readonly string[]) =>
  ({ ask }: Pick<LessonMoment<unknown>, 'ask'>): boolean =>
    ask !== null && names.includes(ask.name)

export const isTold = ({ told }: Pick<LessonMoment<unknown>, 'told'>, happening: string): boolean =>
  told.some(({ name }) => name === happening)

/** Something else is asked by now, or nothing. */
export const noLonger =
  (...names: readonly string[]) =>
  ({ ask }: Pick<LessonMoment<unknown>, 'ask'>): boolean =>
    ask === null || !names.includes(ask.name)

/** What has been told since the lesson began. */
export const sinceThen = <M extends Pick<LessonMoment<unknown>, 'told' | 'since'>>(
  moment: M,
): M => ({
  ...moment,
  told: moment.told.slice(moment.since),
})

export const nothing = (): readonly string[] => []
