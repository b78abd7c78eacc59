import { replay, type BattleRecord, type Host, type Rulebook } from '@grognard/kernel'
import { orFail, refuseAt } from '../refused.ts'
import { chaptersOf, tellingTurns, type Chapter } from './turns.ts'

/** A record's story, and the battle where it ends. */
export type Story = { readonly host: Host; readonly chapters: readonly Chapter[] }

/** Plays a record again, or names the first answer that no longer fits. */
export function storyOf(
  rulebook: Rulebook,
  record: BattleRecord,
  { name, verify }: { readonly name: string; readonly verify: boolean },
): Story {
  const replayed = tryReplay(rulebook, record, name, verify)
  if (!replayed.ok) {
    const { at, refusal } = replayed.misfit
    const place = at === 0 ? 'set-up' : refusal.code === 'end' ? 'end' : `answer ${at}`
    throw refuseAt([name, place], refusal)
  }
  const { host } = replayed
  return { host, chapters: chaptersOf(host.course.telling?.happenings ?? []) }
}

function tryReplay(rulebook: Rulebook, record: BattleRecord, name: string, verify: boolean) {
  const telling = tellingTurns(rulebook)
  if (!verify) {
    try {
      return replay(telling, record, { verify })
    } catch {
      // Rules that are given what they would have refused may do anything: judge every answer.
    }
  }
  return orFail(name, () => replay(telling, record))
}
