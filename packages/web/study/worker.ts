import { bookOf, isPlayable, lacking, reportableOf } from '@grognard/books'
import { playBattle } from '@grognard/computer/battle'
import type { ComputerPlayer } from '@grognard/computer/player'
import type { Rulebook } from '@grognard/kernel'
import { gameOf, reportPage, typicalOf, type Game, type PlayedBattle } from '@grognard/reports'
import type { StudyNews, StudyOrder } from './messages.ts'

// Plays many battles and writes the report, away from the page.

const post = (news: StudyNews): void => postMessage(news)

/** Whether it is enough. */
const patience = new AbortController()

addEventListener('message', ({ data }: MessageEvent<StudyOrder | 'stop'>) => {
  if (data === 'stop') patience.abort()
  else void study(data).catch((error: unknown) => post({ kind: 'failed', reason: String(error) }))
})

/** Long enough to get on, short enough to hear that it is enough. */
const SLICE = 100
const breathe = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))

async function study(order: StudyOrder): Promise<void> {
  const book = bookOf(order.rulebook)
  if (!book) return post({ kind: 'failed', reason: order.rulebook })
  if (!isPlayable(book))
    return post({ kind: 'failed', reason: lacking(book, 'play', order.language) })
  const reportable = await reportableOf(book)
  const { rulebook, reported } = reportable
  const computers = await book.play.players.minds()
  const games: Game[] = []
  let since = performance.now()
  for (let number = 1; number <= order.games && !patience.signal.aborted; number++) {
    games.push(gameOf(number, play(rulebook, computers, order, number), reported.accounts))
    if (performance.now() - since < SLICE) continue
    post({ kind: 'progress', finished: games.length })
    await breathe()
    since = performance.now()
  }
  const game = typicalOf(games)
  const { scenario, options, seed, language } = order
  const titled = (name: string): string =>
    computers.find((one) => one.name === name)?.title[language] ?? name
  const page = reportPage(
    {
      ...reportable,
      scenario,
      options,
      seed,
      players: Object.fromEntries(
        Object.entries(order.players).map(([side, who]) => [side, titled(who)]),
      ),
      wanted: order.games,
      games,
      // Records are not kept while battles are counted: the typical one is played again.
      typical: game && { game, record: play(rulebook, computers, order, game.number).record },
    },
    language,
  )
  post({ kind: 'report', page, finished: games.length })
}

/** The battle of that number: the one that `grognard simulate` plays with the same seed. */
function play(
  rulebook: Rulebook,
  computers: readonly ComputerPlayer[],
  { scenario, options, players, seed }: StudyOrder,
  number: number,
): PlayedBattle {
  const { position } =
    rulebook.scenarios.find(({ name }) => name === scenario) ?? rulebook.scenarios[0]
  const contenders = Object.entries(players).map(([side, who]) => {
    const computer = computers.find(({ name }) => name === who)
    if (!computer) throw new Error(`There is no player '${who}'.`)
    return [side, computer] as const
  })
  const contest = { players: Object.fromEntries(contenders), seed: `${seed}/${number}` }
  return { ...playBattle(rulebook, { position, options }, contest), thinking: {} }
}
