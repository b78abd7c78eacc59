import { titleOf } from '@grognard/books'
import { adapterOf } from '@grognard/books/adapter'
import { startSession } from '../battle/current.ts'
import { language, words } from '../words/index.ts'
import { seatsOf } from './seats.ts'

/** The guided first battle of a rulebook: the learner is the first seat, the computer all others. */
export async function beginGuided(id: string): Promise<void> {
  const adapter = await adapterOf(id)
  const guided = adapter?.guided
  if (!adapter || !guided) return
  const { rulebook } = adapter
  const [me, ...others] = seatsOf(rulebook, guided.setUp)
  if (!me) return
  const players = Object.fromEntries([
    [me.id, 'human'],
    ...others.map(({ id }) => [id, guided.against] as const),
  ])
  const title = words.value.home.learn(titleOf(id, language.value))
  startSession(
    {
      title,
      rulebook: id,
      scenario: adapter.words(language.value).scenario(''),
      players,
      guided: true,
    },
    {
      kind: 'start',
      id: 0,
      rulebook: id,
      setUp: guided.setUp,
      chance: { seed: guided.seed },
      players,
    },
  )
}
