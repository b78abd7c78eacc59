import { replay, type BattleRecord, type Host, type Rulebook } from '@grognard/kernel'
import { orFail, refuseAt } from '../refused.ts'
import { chaptersOf, type Chapter } from './turns.ts'

/** A record's story, and the battle where it ends. */
export type Story = { readonly host: Host; readonly chapters: readonly Chapter[] }

/** Plays a record again, or names the first answer that no longer fits. */
export function storyOf(
  rulebook: Rulebook,
  record: BattleRecord,
  { name, verify }: { readonly name: string; readonly verify: boolean },
): Story {
  const replayed = orFail(name, () => replay(rulebook, record, { checkEnd: verify }))
  if (!replayed.ok) {
    const { at, refusal } = replayed.misfit
    const place = at === 0 ? 'set-up' : refusal.code === 'end' ? 'end' : `answer ${at}`
    throw refuseAt([name, place], refusal)
  }
  const { host } = replayed
  return { host, chapters: chaptersOf(host.course.telling?.happenings ?? []) }
}
