import { playable } from '@grognard/books'
import type { Rulebook } from '@grognard/kernel'
import { twinsOf, type Break } from './twins.ts'

const rulebooks = new Map<string, () => Promise<Rulebook>>(
  playable().map(({ id, play }) => [id, () => play.rulebook()]),
)

/** So many battles of each of these books; false where somebody was told what he cannot know. */
export async function run(
  ids: readonly string[],
  battles: number,
  broken: Break,
): Promise<boolean> {
  let isTight = true
  for (const id of ids) {
    const rulebook = await rulebooks.get(id)?.()
    if (!rulebook) throw new Error(`There is no rulebook '${id}' here.`)
    const found = Array.from({ length: battles }, (_, i) => twinsOf(rulebook, i, { broken }))
    const sum = (what: 'twins' | 'others') => found.reduce((all, one) => all + one[what], 0)
    const leaks = found.flatMap((one) => one.leaks)
    for (const leak of leaks.slice(0, 10)) console.log(`Told what cannot be known: ${leak}`)
    console.log(
      `${id}: ${battles} battles, ${sum('twins')} twins, ${sum('others')} of them not the battle itself, ${leaks.length} leaks`,
    )
    if (leaks.length > 0 || sum('others') === 0) isTight = false
  }
  return isTight
}
