import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Adapter } from '@grognard/adapters'
import { playerOf } from '@grognard/computer'
import { playOut, randomFrom, seeded, type Rulebook } from '@grognard/kernel'
import { LANGUAGES } from '@grognard/toolkit'
import { describe, expect, it, onTestFinished } from 'vitest'
import { adapterOf } from '../adapter.ts'
import { bookOf, books, families, lacking, playable, type Book } from '../index.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))

const filesUnder = (folder: string): readonly string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((path) => !path.includes('node_modules'))
        .map((path) => join(folder, path))
    : []

/** What the tests of a book that can be played lack. */
function untested({ sources }: Pick<Book, 'sources'>, project: string): readonly string[] {
  const rules = sources.flatMap((folder) => filesUnder(join(project, folder)))
  const packages = sources.map((folder) => folder.split('/').slice(0, 2).join('/'))
  const all = packages.flatMap((folder) => filesUnder(join(project, folder)))
  const golden = rules.some((path) => /[\\/]golden[\\/][^\\/]+\.json$/.test(path))
  const fuzz = all.some(
    (path) => path.endsWith('.fuzz.ts') && /\btestRulebook\(/.test(readFileSync(path, 'utf8')),
  )
  return [...(golden ? [] : ['a golden battle']), ...(fuzz ? [] : ['a fuzz test'])]
}

describe('the list of books', () => {
  it('has every book once, one of them first to be played', () => {
    const ids = books.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    expect(playable()[0]?.id).toBe('afv')
    expect(bookOf('vf2')?.title.en).toBe('Valour & Fortitude, 2nd edition')
    expect(bookOf('chess')).toBeNull()
  })

  it('has the editions of a book together, one of them the usual', () => {
    const all = families()
    expect(all.map(({ id }) => id)).toEqual(['afv', 'vf', 'rf2', 'picket'])
    const vf = all.find(({ id }) => id === 'vf')
    expect(vf?.title.it).toBe('Valour & Fortitude')
    expect(vf?.usual.id).toBe('vf2')
    expect(vf?.books.map(({ id }) => id)).toEqual(['vf1', 'vf2', 'vf3'])
    expect(all[0]?.title.en).toBe('A Fine Victory!')
    for (const { edition } of vf?.books ?? [])
      for (const language of LANGUAGES) {
        if (edition === 'none') throw new Error('It is one of several editions.')
        expect(edition.line[language]).toMatch(/\.$/)
        expect(edition.name[language]).not.toBe('')
      }
    const lines = (vf?.books ?? []).map(({ edition }) => edition !== 'none' && edition.line)
    for (const line of lines) if (line) expect(line.it).not.toBe(line.en)
  })

  it('leaves out those of which there is only a list of clauses', () => {
    const [first, ...others] = books as [Book, ...Book[]]
    expect(playable([{ ...first, play: 'none' }, ...others])).toEqual(others)
  })
})

describe.each(books)('the book $id', (book) => {
  it('has a title in every language, and its sources are there', () => {
    for (const language of LANGUAGES) expect(book.title[language]).not.toBe('')
    for (const folder of book.sources) expect(existsSync(join(root, folder)), folder).toBe(true)
  })

  it('has clauses of its own, and advice only on these', async () => {
    const clauses = Object.keys(await book.clauses())
    expect(clauses.length).toBeGreaterThan(0)
    for (const id of clauses) expect(id.startsWith(`${book.id}:`), id).toBe(true)
    const advice = book.advice === 'none' ? {} : await book.advice()
    expect(clauses).toEqual(expect.arrayContaining(Object.keys(advice)))
  })
})

describe.each(playable())('all that there is of $id', (book) => {
  const { play } = book

  it('is of the same rulebook, under the same name', async () => {
    const rulebook = await play.rulebook()
    const adapter = (await adapterOf(book.id)) as Adapter
    expect([book.id, book.title.en]).toEqual([rulebook.id, rulebook.title])
    expect(adapter.rulebook.id).toBe(book.id)
    expect(adapter.clauses).toEqual(Object.keys(await book.clauses()))
  })

  it('is said in every language', async () => {
    const words = await play.words()
    const { scenarios } = await play.rulebook()
    for (const language of LANGUAGES)
      for (const { name } of scenarios) expect(words[language].scenario(name)).not.toBe('')
  })

  it('tells of battles that it has, for both sides, in every language', async () => {
    if (play.battles === 'none') return
    const [told, rulebook, clauses] = await Promise.all([
      play.battles(),
      play.rulebook(),
      book.clauses(),
    ])
    const usual = Object.fromEntries(rulebook.options.map(({ name, usual }) => [name, usual]))
    const adapter = (await adapterOf(book.id)) as Adapter
    for (const battle of told) {
      const { scenario, date, generals, story, minutes, decisions } = battle
      expect(rulebook.scenarios.map(({ name }) => name)).toContain(scenario)
      expect(minutes, scenario).toBe(Math.round(decisions / 2 / 5) * 5)
      if (date !== null) expect(new Date(date).toISOString().slice(0, 10)).toBe(date)
      for (const language of LANGUAGES)
        for (const side of ['red', 'blue']) {
          expect(generals[side]?.short[language]).toBeTruthy()
          expect(story[side]?.[language]).toMatch(/[.]$/)
        }
      // Editions cite the clauses of the usual one where they have not changed them.
      const family = bookOf(book.id)?.family
      if (families().find(({ id }) => id === family)?.usual.id === book.id)
        expect(Object.keys(clauses)).toContain(battle.clause)
      const both = adapter.historical?.(scenario)
      const own = rulebook.scenarios.find(({ name }) => name === scenario)?.position ?? null
      for (const position of [both?.asItStood ?? own, both?.toPlace ?? own])
        expect(rulebook.setUp({ position, options: usual }).ok, scenario).toBe(true)
    }
  })

  it('has the players that it lists, and each can play a turn of it', async () => {
    const players = await play.players.minds()
    expect(players.map(({ name }) => name)).toEqual(play.players.names)
    const rulebook = await play.rulebook()
    for (const player of players) expect(answered(rulebook, player.sit())).toBeGreaterThan(0)
  })

  it('has a sheet and a guided battle if it says so', async () => {
    const adapter = (await adapterOf(book.id)) as Adapter
    expect(adapter.guided !== null).toBe(play.guided)
    if (play.sheet === 'none') return
    const sheet = await play.sheet()
    for (const language of LANGUAGES) {
      const entries = sheet(language).flatMap((section) => section.entries)
      // In our own words, and not by the titles of the clauses.
      expect(entries.some(({ title, clauses }) => !clauses.includes(title))).toBe(true)
    }
  })

  it('has odds and a report, or says that it has none', async () => {
    const odds = play.odds === 'none' ? null : await play.odds()
    for (const language of LANGUAGES)
      if (odds) expect(Object.keys(odds.words[language]).length).toBeGreaterThan(0)
    const { accounts, map, roster, generalship } = await play.report()
    for (const part of [accounts, map, roster, generalship])
      expect(part === 'none' || ['function', 'object'].includes(typeof part)).toBe(true)
  })

  it('has a golden battle and a fuzz test', () => {
    expect(untested(book, root)).toEqual([])
  })
})

/** How many answers a mind gives before it is told that it is enough. */
function answered(rulebook: Rulebook, mind: Parameters<typeof playerOf>[0]): number {
  const start = rulebook.setUp({ position: rulebook.scenarios[0].position, options: {} })
  if (!start.ok) throw new Error(start.refusal.message)
  const enough = new Error('Enough.')
  let answers = 0
  const player = playerOf((question) => {
    if (answers === 2) throw enough
    answers++
    return mind(question)
  })
  const random = randomFrom('books')
  try {
    playOut(rulebook, start.value, {
      players: () => ({ player, random }),
      chance: seeded('books'),
    })
  } catch (error) {
    if (error !== enough) throw error
  }
  return answers
}

describe('a book without tests', () => {
  it('is noticed', () => {
    const project = mkdtempSync(join(tmpdir(), 'grognard-books-'))
    onTestFinished(() => rmSync(project, { recursive: true, force: true }))
    const book = { sources: ['packages/rules-x/rules'] } as const
    expect(untested(book, project)).toEqual(['a golden battle', 'a fuzz test'])
    mkdirSync(join(project, 'packages/rules-x/rules/golden'), { recursive: true })
    writeFileSync(join(project, 'packages/rules-x/rules/golden/a.json'), '{}')
    writeFileSync(join(project, 'packages/rules-x/a.fuzz.ts'), '// nothing yet')
    expect(untested(book, project)).toEqual(['a fuzz test'])
    writeFileSync(join(project, 'packages/rules-x/a.fuzz.ts'), 'testRulebook(x, {})')
    expect(untested(book, project)).toEqual([])
  })
})

describe('what a book lacks', () => {
  it('is said in a sentence, in every language', () => {
    const book = bookOf('rf2') as Book
    expect(lacking(book, 'play', 'en')).toBe(
      'Second Rank & File cannot be played yet: only the list of its clauses is there.',
    )
    expect(lacking(book, 'odds', 'it')).toMatch(/^Second Rank & File non ha probabilità/)
  })
})
