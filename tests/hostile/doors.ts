// The doors through which something from outside comes in, and what it is told there.

import { rmSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { bookOf, playable, type PlayableBook } from '@grognard/books'
import {
  advance,
  obey,
  replyTo,
  resumeBattle,
  startBattle,
  toHost,
  type Asking,
  type Keeper,
  type ToHost,
} from '@grognard/host'
import type { Json, Refusal, Rulebook } from '@grognard/kernel'
import { run } from '../../packages/cli/program.ts'
import { openFiles } from '../../packages/web/pages/open-file.ts'

/** What came of it: a sentence why not, or nothing was said against it. */
export type Told =
  | { readonly how: 'refused'; readonly sentence: string }
  | { readonly how: 'accepted' }
  | { readonly how: 'trace'; readonly why: string }

const folder = mkdtempSync(join(tmpdir(), 'grognard-hostile-'))
process.on('exit', () => rmSync(folder, { recursive: true, force: true }))

/** A file for a command. */
export function fileOf(content: string | Uint8Array, name = 'given.json'): string {
  const path = join(folder, name)
  writeFileSync(path, content)
  return path
}

const TRACE = /\n\s+at |^Grognard failed:|the rules fail on it|(Type|Range|Syntax|Reference)Error/

function told(sentence: string): Told {
  if (TRACE.test(sentence)) return { how: 'trace', why: sentence }
  return sentence.trim().endsWith('.')
    ? { how: 'refused', sentence }
    : { how: 'trace', why: `No sentence: ${sentence}` }
}

/** A command line: whatever is wrong with it is said in a sentence, and the status says so, too. */
export async function atCommand(args: readonly string[]): Promise<Told> {
  const err: string[] = []
  const status = await run(args, {
    out: () => {},
    err: (line) => void err.push(line),
    progress: () => Promise.resolve({ update: () => {}, stop: () => {} }),
    onInterrupt: () => () => {},
  })
  return status === 0 ? { how: 'accepted' } : told(err.join('\n'))
}

const rulebooks = new Map<string, Rulebook>()
for (const book of playable()) rulebooks.set(book.id, await book.play.rulebook())

/** The page's import, and the worker that goes on with what it let in. */
export async function atImport(content: string | Uint8Array): Promise<Told> {
  const file = new File([content as BlobPart], 'given.json')
  const opened = await openFiles([file])
  if (!opened.ok) return told(opened.sentence)
  const begun = resumeBattle((id) => rulebooks.get(id) ?? null, opened.begin, 'hostile')
  if (!begun.ok) return told(begun.refusal.message)
  while (advance(begun.value, () => null));
  return begun.misfit ? told(begun.misfit.refusal.message) : { how: 'accepted' }
}

/** A battle that is kept, for messages to it. */
async function kept(): Promise<Keeper> {
  const book = bookOf('picket') as PlayableBook
  const rulebook = await book.play.rulebook()
  const order: Extract<ToHost, { kind: 'start' }> = {
    kind: 'start',
    id: 1,
    rulebook: 'picket',
    setUp: { position: rulebook.scenarios[0].position, options: {} },
    chance: { seed: 'hostile' },
    players: { red: 'human', blue: 'human' },
  }
  const begun = startBattle(rulebook, order, 'hostile')
  if (!begun.ok) throw new Error(begun.refusal.message)
  while (advance(begun.value, () => null));
  return begun.value
}

const SENSELESS = 'That is nothing that can be said to a battle.'

const RED = { seats: ['red'], owner: false, umpire: false }
const ASKING: readonly string[] = ['past', 'moments', 'save', 'record']

function refusedBy(keeper: Keeper, order: ToHost): Refusal | null {
  if (!ASKING.includes(order.kind)) return obey(keeper, RED, order, { now: 0, proposalsUntil: 1 })
  const reply = replyTo(keeper, RED, order as Asking)
  return reply.kind === 'refused' ? reply.refusal : null
}

/** A message to whoever keeps a battle, as the worker takes it, from the player of red. */
export async function atHost(message: Json): Promise<Told> {
  const parsed = toHost.safeParse(message)
  if (!parsed.success) return { how: 'refused', sentence: SENSELESS }
  const keeper = await kept()
  const before = JSON.stringify(keeper.host.course.battle)
  const refusal = refusedBy(keeper, parsed.data)
  if (refusal) {
    const isSame = JSON.stringify(keeper.host.course.battle) === before
    return isSame ? told(refusal.message) : { how: 'trace', why: 'Refused, and yet changed.' }
  }
  return { how: 'accepted' }
}
