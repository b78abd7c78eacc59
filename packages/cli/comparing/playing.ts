import { measuredOf, type Measured } from '@grognard/reports'
import type { Io } from '../io.ts'
import type { OpenBook } from '../open-book.ts'
import { Failed } from '../refused.ts'
import type { Plan } from '../simulation/plan.ts'
import { playAll } from '../simulation/run.ts'

/** What came of the battles under one edition. */
export type Compared = { readonly open: OpenBook; readonly measured: Measured }

/** Plays so many battles under one edition. */
export async function playUnder(
  open: OpenBook,
  plan: Plan,
  { games, jobs }: { readonly games: number; readonly jobs: number },
  io: Io,
): Promise<Compared> {
  const { games: played } = await playAll(open, plan, games, { jobs, resume: null }, io)
  if (played.length < games)
    throw new Failed(
      `Stopped after ${played.length} of ${games} battles of ${open.rulebook.title}.`,
    )
  return { open, measured: measuredOf(played) }
}
