import { families, type BattleTold, type Book, type PlayableBook } from '@grognard/books'
import { useEffect, useState } from 'preact/hooks'

/** A battle of history, and the edition in which it is played unless another is named. */
export type ToldOf = { readonly book: PlayableBook; readonly told: BattleTold }

/** All that is told of battles, by date; null until it has come. */
export function useTold(list: readonly Book[]): readonly ToldOf[] | null {
  const [all, setAll] = useState<readonly ToldOf[] | null>(null)
  useEffect(() => {
    let isWanted = true
    void toldIn(list).then((found) => isWanted && setAll(found))
    return () => {
      isWanted = false
    }
  }, [list])
  return all
}

async function toldIn(list: readonly Book[]): Promise<readonly ToldOf[]> {
  const found = await Promise.all(
    families(list).map(async ({ usual }) => {
      const { battles } = usual.play
      return battles === 'none' ? [] : (await battles()).map((told) => ({ book: usual, told }))
    }),
  )
  return found.flat().toSorted((a, b) => ((a.told.date ?? '') < (b.told.date ?? '') ? -1 : 1))
}

/** The battle that is told of, by its rulebook's family and its name. */
export const toldAs = (
  all: readonly ToldOf[],
  family: string | undefined,
  scenario: string,
): BattleTold | null =>
  all.find(({ book, told }) => book.family === family && told.scenario === scenario)?.told ?? null

/** '5 March 1811', or '5 Mar 1811' where there is little room. */
export const dateOf = (
  date: string,
  language: string,
  dateStyle: 'long' | 'medium' = 'long',
): string =>
  new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
    dateStyle,
    timeZone: 'UTC',
  }).format(new Date(date))

export const yearOf = (date: string | null): string => date?.slice(0, 4) ?? ''
