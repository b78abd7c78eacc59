import { saveFile } from '../parts/files.ts'
import type { Session } from './session.ts'

const titleOf = (session: Session): string => session.summary.value?.title ?? ''

/** Gives the reader a file from which the battle goes on. */
export const saveBattle = async (session: Session): Promise<void> =>
  saveFile(
    `${titleOf(session)}.json`,
    await session.text({ kind: 'save', at: null, seed: null }),
    'application/json',
  )

/** Gives the reader a file from which the battle can be seen again. */
export const saveRecord = async (session: Session): Promise<void> =>
  saveFile(
    `${titleOf(session)}.record.json`,
    await session.text({ kind: 'record' }),
    'application/json',
  )
