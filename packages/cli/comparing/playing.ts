import { measuredOf, type Measured } from '@grognard/reports'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileReason } from '../files.ts'
import type { Io } from '../io.ts'
import type { OpenBook } from '../open-book.ts'
import { Failed } from '../refused.ts'
import type { Plan } from '../simulation/plan.ts'
import { playAll, stoppedAfter } from '../simulation/run.ts'

/** What came of the battles under one edition. */
export type Compared = { readonly open: OpenBook; readonly measured: Measured }

export type Playing = {
  readonly games: number
  readonly jobs: number
  /** The folder in which finished battles are kept. */
  readonly resume: string | undefined
}

/** Plays so many battles under one edition. */
export async function playUnder(
  open: OpenBook,
  plan: Plan,
  { games, jobs, resume: folder }: Playing,
  io: Io,
): Promise<Compared> {
  const resume = folder === undefined ? null : keptUnder(folder, plan.rulebook)
  const { games: played } = await playAll(open, plan, games, { jobs, resume }, io)
  if (played.length < games)
    throw new Failed(`${open.rulebook.title}: ${stoppedAfter(played.length, games, resume)}`)
  return { open, measured: measuredOf(played) }
}

/** A file for each edition. */
function keptUnder(folder: string, id: string): string {
  try {
    mkdirSync(folder, { recursive: true })
  } catch (error) {
    throw new Failed(`${folder}: the folder cannot be made: ${fileReason(error)}.`)
  }
  return join(folder, `${id}.games`)
}
