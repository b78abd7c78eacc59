import type { Ask, Chance, DiceArgs, Json } from '@grognard/kernel'

/** Ways that samples have taken, by what fell on them. */
export interface Memory<End> {
  /** The end of a way at random: remembered, or found by a run in which these things fall. */
  end(chance: Chance, run: (chance: Chance) => End): End
}

type Known<End> = { readonly ask: Ask } | { readonly end: End }

/** More are not kept: battles with so many or so long ways hardly take one twice. */
const MOST = 200_000
const MOST_TEXT = 20_000_000

export function newMemory<End>(remember: boolean): Memory<End> {
  const known = new Map<string, Known<End>>()
  let text = 0
  const note = (key: string, what: Known<End>): void => {
    if (!remember || known.size >= MOST || text >= MOST_TEXT) return
    known.set(key, what)
    text += key.length
  }
  return {
    end(chance, run) {
      const fallen: Json[] = []
      let key = ''
      for (let at = known.get(key); at; at = known.get(key)) {
        if ('end' in at) return at.end
        const answer = chance.answer(at.ask)
        fallen.push(answer)
        key += keyOf(at.ask, answer)
      }
      // What fell so far falls again in the run, and then it goes on at random.
      let [place, path] = [0, '']
      const end = run({
        answer(ask) {
          note(path, { ask })
          const answer = place < fallen.length ? (fallen[place] as Json) : chance.answer(ask)
          place++
          path += keyOf(ask, answer)
          return answer
        },
        save: () => null,
      })
      note(path, { end })
      return end
    },
  }
}

/** Dice by how many fell into each class; those without classes, and cards, as they are. */
function keyOf({ name, args }: Ask, answer: Json): string {
  const { classes, sides } = args as DiceArgs
  if (name !== 'dice' || classes.length === 0) return `${JSON.stringify(answer)};`
  const counts = Array.from({ length: classes.length + sides }, () => 0)
  for (const face of answer as readonly number[]) {
    const place = classes.findIndex(({ faces }) => faces.includes(face))
    const at = place < 0 ? classes.length + face - 1 : place
    counts[at] = (counts[at] as number) + 1
  }
  return `${counts.join()};`
}
