import { hears, replay, type Battle, type BattleRecord } from '@grognard/kernel'
import { sayHappening, type Language } from '@grognard/toolkit'
import type { Reportable } from '../reported.ts'
import { drawn } from './drawn.ts'

/** Why a seat decided something, and how many answers stood by then. */
export type Considered = {
  readonly entries: number
  readonly seat: string
  readonly sentence: string
}

/** One thing that a phase does: what was in the minds of those who decided, and what came of it. */
export type Deed = { readonly thoughts: readonly Considered[]; readonly told: readonly string[] }

/**
 * One turn; null before the first. Its map shows the table as the turn began, as SVG or as a picture;
 * there is none while the armies are still on their way to it.
 */
export type Chapter = {
  readonly turn: number | null
  readonly map: string | null
  readonly deeds: readonly Deed[]
}

export type Told = {
  readonly chapters: readonly Chapter[]
  /** The table when all is over, or as far as the record goes. */
  readonly lastMap: string | null
  readonly outcome: string | null
  readonly start: Battle
}

/** A record as a story in chapters. Throws where the record does not fit the rules. */
export function tellRecord(
  { rulebook, words, reported }: Reportable,
  record: BattleRecord,
  thoughts: readonly Considered[],
  language: Language,
): Told {
  const replayed = replay(rulebook, record)
  if (!replayed.ok) throw new Error(replayed.misfit.refusal.message)
  const { host } = replayed
  const happenings = host.course.telling?.happenings ?? []
  const turnOf = (battle: Battle): number | null => {
    if (reported.isSettingUp(battle)) return null
    const { turn } = rulebook.moment(battle)
    return typeof turn === 'number' ? turn : null
  }
  const chapters: { turn: number | null; map: string | null; deeds: Deed[] }[] = []
  for (const [i, { battle, entries, told }] of host.marks.entries()) {
    const next = host.marks[i + 1]
    const turn = turnOf(battle)
    const deed: Deed = {
      thoughts: thoughts.filter(
        (one) => one.entries >= entries && one.entries < (next?.entries ?? Infinity),
      ),
      told: happenings
        .slice(told, next?.told ?? happenings.length)
        .filter(({ to }) => hears(to, null))
        .map((happening) => sayHappening(language, words[language], happening)),
    }
    const chapter = chapters.at(-1)
    if (chapter?.turn === turn) chapter.deeds.push(deed)
    else
      chapters.push({
        turn,
        map: turn === null ? null : drawn(reported, battle, language),
        deeds: [deed],
      })
  }
  const end = host.course.checkpoint
  return {
    chapters: chapters.map((chapter) => ({
      ...chapter,
      deeds: chapter.deeds.filter(({ told }) => told.length > 0),
    })),
    lastMap: drawn(reported, end, language),
    outcome: end.outcome?.why ?? null,
    start: host.marks[0]?.battle ?? end,
  }
}
