import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import {
  playOut,
  randomFrom,
  randomPlayer,
  recordOfPlayed,
  replay,
  sentenceOf,
  seeded,
  type Battle,
  type BattleRecord,
  type Host,
  type Rulebook,
  type SetUp,
} from '@grognard/kernel'

/** A short battle with the story it must tell. A change of it is a decision, not an accident. */
export type Golden = { readonly record: BattleRecord; readonly story: readonly string[] }

/** Everything that happened, a line each, with who was told and the clauses. */
export function storyOf(host: Host): readonly string[] {
  return (host.course.telling?.happenings ?? []).map((happening) => {
    const to = happening.to === 'all' ? '' : `(to ${happening.to.join(', ')}) `
    return `${to}${sentenceOf(host.rulebook, happening)} [${happening.clauses.join(', ')}]`
  })
}

export function readGolden(file: URL): Golden {
  if (!existsSync(file))
    throw new Error(
      `There is no golden battle ${file.pathname} yet: npm run golden -- --missing writes it.`,
    )
  return JSON.parse(readFileSync(file, 'utf8')) as Golden
}

/** Whether a golden battle is to be written before it is read. */
export function isToBeWritten(file: URL): boolean {
  const asked = process.env['GROGNARD_GOLDEN']
  return asked === 'write' || (asked === 'missing' && !existsSync(file))
}

/** What the rules make of a golden battle's answers today. */
export function retold<B extends Battle>(rulebook: Rulebook<B>, { record }: Golden): Golden {
  const replayed = replay(rulebook, record)
  if (!replayed.ok)
    throw new Error(
      `Entry ${replayed.misfit.at} no longer fits: ${replayed.misfit.refusal.message}`,
    )
  return { record, story: storyOf(replayed.host) }
}

/** Writes a new golden battle, played by random players, with one entry a line. */
export function writeGolden<B extends Battle>(
  rulebook: Rulebook<B>,
  setUp: SetUp,
  seed: string,
  file: URL,
): void {
  const begun = rulebook.setUp(setUp)
  if (!begun.ok) throw new Error(begun.refusal.message)
  const random = randomFrom(`${seed}/players`)
  const played = playOut(rulebook, begun.value, {
    players: () => ({ player: randomPlayer, random }),
    chance: seeded(`${seed}/chance`),
  })
  const record = recordOfPlayed(setUp, played)
  mkdirSync(new URL('.', file), { recursive: true })
  writeFileSync(file, golden(retold(rulebook, { record, story: [] })))
}

/** One line for each entry and each sentence, so that a difference can be read. */
function golden({ record, story }: Golden): string {
  const { log, ...rest } = record
  const lines = (list: readonly unknown[]) =>
    list.map((item) => `    ${JSON.stringify(item)}`).join(',\n')
  const head = JSON.stringify(rest).slice(1, -1)
  return `{\n  "record": {${head}, "log": [\n${lines(log)}\n  ]},\n  "story": [\n${lines(story)}\n  ]\n}\n`
}
