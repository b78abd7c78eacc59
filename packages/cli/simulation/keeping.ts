import {
  gameFrom,
  gameLine,
  headLine,
  refuseHead,
  type Game,
  type GamesPlan,
} from '@grognard/reports'
import {
  appendFileSync,
  closeSync,
  createReadStream,
  existsSync,
  fstatSync,
  openSync,
  truncateSync,
} from 'node:fs'
import { fileReason } from '../files.ts'
import { Failed, refuse } from '../refused.ts'
import type { Plan } from './plan.ts'

/** Finished battles in a file: those that were there, and a way to add others. */
export type Keeping = {
  readonly games: readonly Game[]
  add(games: readonly Game[]): void
  close(): void
}

/** Nothing is kept. */
export const keptNowhere: Keeping = { games: [], add: () => {}, close: () => {} }

/** Opens a file of finished battles of this plan and version of the rules, or begins one. */
export async function keptIn(
  path: string,
  version: string,
  plan: Plan,
  say: (line: string) => void,
): Promise<Keeping> {
  const wanted = planOf(plan, version)
  const games = existsSync(path) ? await readGames(path, wanted, say) : []
  const file = orSay(path, () => openSync(path, 'a'))
  const write = (lines: readonly string[]) =>
    orSay(path, () => appendFileSync(file, lines.map((line) => `${line}\n`).join('')))
  if (fstatSync(file).size === 0) write([headLine(wanted)])
  return {
    games,
    add: (more) => write(more.map(gameLine)),
    close: () => closeSync(file),
  }
}

/** What the battles of a plan depend on. */
const planOf = (
  { rulebook, scenario, options, players, seed, league }: Plan,
  version: string,
): GamesPlan => ({
  rulebook,
  version,
  scenario,
  options,
  players: league ?? players,
  seed,
})

/** The games of a file; a last line that somebody was killed over is cut off. */
async function readGames(
  path: string,
  plan: GamesPlan,
  say: (line: string) => void,
): Promise<readonly Game[]> {
  const { lines, bytes, size } = await linesOf(path)
  if (size === 0) return []
  const [head = '', ...rest] = lines
  const refused = refuseHead(head, plan)
  if (refused) throw refuse(refused.code, `${path}: ${refused.message}`)
  const games = new Map<number, Game>()
  rest.forEach((line, i) => {
    const game = gameFrom(line)
    if (!game.ok) throw refuse('games', `${path}: line ${i + 2}: ${game.refusal.message}`)
    const { number } = game.value
    if (games.has(number))
      throw refuse('games', `${path}: line ${i + 2}: battle ${number} stands here a second time.`)
    games.set(number, game.value)
  })
  if (bytes < size) {
    orSay(path, () => truncateSync(path, bytes))
    say(`${path}: its last line breaks off: that battle is played again.`)
  }
  return [...games.values()]
}

const NEWLINE = 10

/** All lines that end, how many bytes these are, and how many there are in all. */
async function linesOf(path: string) {
  const lines: string[] = []
  let [bytes, size] = [0, 0]
  // Not read as one text: many battles are more than a text can hold.
  let begun = Buffer.alloc(0)
  try {
    for await (const part of createReadStream(path) as AsyncIterable<Buffer>) {
      size += part.length
      begun = Buffer.concat([begun, part])
      for (let end = begun.indexOf(NEWLINE); end !== -1; end = begun.indexOf(NEWLINE)) {
        lines.push(begun.toString('utf8', 0, end))
        bytes += end + 1
        begun = begun.subarray(end + 1)
      }
    }
  } catch (error) {
    throw refuse('file', `${path}: it cannot be read: ${fileReason(error)}.`)
  }
  return { lines, bytes, size }
}

function orSay<T>(path: string, work: () => T): T {
  try {
    return work()
  } catch (error) {
    throw new Failed(`${path}: it cannot be written: ${fileReason(error)}.`)
  }
}
