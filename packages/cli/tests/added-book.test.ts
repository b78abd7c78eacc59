import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { books } from '@grognard/books'
import { book } from '@grognard/books/entry'
import { plain } from '@grognard/books/plain'
import type { Rulebook } from '@grognard/kernel'
import { picket } from '@grognard/kernel/picket'
import { beforeEach, describe, expect, it } from 'vitest'
import { example, grognard as without, grognardWith, someFile, someFolder } from './running.ts'

// A book that is added to the list, and to nothing else.
const outpost: typeof picket = { ...picket, id: 'outpost', title: 'Outpost' }
const clauses = { 'outpost:1': 'Watches', 'outpost:2': 'Sleeps' }

const rulesAlone = plain(
  async () => outpost,
  async () => clauses,
)

const outpostBook = book({
  id: 'outpost',
  family: 'outpost',
  edition: 'none',
  title: { en: 'Outpost', it: 'Avamposto' },
  line: { en: 'A small one.', it: 'Uno piccolo.' },
  sources: ['packages/kernel/picket'],
  clauses: async () => clauses,
  advice: async () => ({ 'outpost:2': 'Left to the players' }),
  as: 'none',
  play: {
    ...rulesAlone,
    report: async () => ({
      accounts: {
        units: ({ units }) => units.map(({ side }) => ({ side, type: 'sentry', points: 1 })),
        left: (unit, _start, { units }) => (units[unit]?.men === 0 ? 0 : 1),
        hits: () => [],
      },
      map: ({ units }, title) =>
        `<svg viewBox="0 0 1 1"><title>${title} ${units.length}</title></svg>`,
      isSettingUp: () => false,
      roster: ({ units }) => [{ title: 'Everybody', units: units.map(({ name }) => name) }],
      generalship: 'none',
      despatch: 'none',
      type: (type) => `The ${type}`,
      outcome: (name) => `Ended: ${name}`,
    }),
    odds: async () => {
      const found = await (rulesAlone.odds as Exclude<typeof rulesAlone.odds, 'none'>)()
      const lost = () => 'men who leave the watch'
      return { ...found, words: { en: { lost }, it: { lost } } }
    },
  },
})

const silent = book({
  id: 'silent',
  family: 'silent',
  edition: 'none',
  title: { en: 'Silent', it: 'Silenzioso' },
  line: { en: 'A small one.', it: 'Uno piccolo.' },
  sources: ['packages/kernel/picket'],
  clauses: async () => ({}),
  advice: 'none',
  as: 'none',
  play: {
    ...plain(
      async (): Promise<Rulebook> => ({ ...picket, id: 'silent' }),
      async () => ({}),
    ),
    odds: 'none',
  },
})

const listed = { ...silent, id: 'listed', title: { en: 'Listed', it: 'Elencato' } }

const grognard = grognardWith([...books, outpostBook, silent, { ...listed, play: 'none' }])
const shot = JSON.parse(readFileSync(example('picket-shot.script.json'), 'utf8')) as object
const scriptOf = (id: string) => someFile({ ...shot, rulebook: { id } })
const battles = ['--rules', 'outpost', '--jobs', '1', '--games', '3']

describe('a book that is added to the list', () => {
  let folder = ''
  beforeEach(() => {
    folder = someFolder()
  })

  it('is unknown without it', async () => {
    const { status, err } = await without('simulate', ...battles)
    expect([status, err]).toEqual([2, expect.stringContaining("There is no rulebook 'outpost'")])
  })

  it('is found by rules', async () => {
    expect((await grognard('rules')).out).toContain('outpost  Outpost, version 1')
  })

  it('is found by clauses, with its advice', async () => {
    const { out } = await grognard('clauses', '--rules', 'outpost')
    expect(out[0]).toBe('Outpost: 0 of 2 clauses covered, 1 missing, 1 advice')
  })

  it('is found by simulate, and its report is told in its words', async () => {
    const file = join(folder, 'report.html')
    const { status, out } = await grognard('simulate', ...battles, '--report', file)
    expect([status, out[0]]).toEqual([0, 'Outpost, stream, seed 1: 3 battles'])
    const page = readFileSync(file, 'utf8')
    expect(page).toContain('Red: The sentry')
    expect(page).toContain('Ended: ')
    expect(page).toContain(encodeURIComponent('The table 8'))
  })

  it('is found by story, with its maps and its order of battle', async () => {
    expect((await grognard('story', '--rules', 'outpost')).out[0]).toMatch(/^Outpost: /)
    await grognard('story', '--rules', 'outpost', '--report', folder)
    const page = readFileSync(join(folder, 'README.md'), 'utf8')
    expect(page).toContain('- **Everybody**: ')
    expect(page).toContain('Nobody counts how the sides of this rulebook were led.')
    expect(readFileSync(join(folder, 'end.svg'), 'utf8')).toContain('<title>The table 8</title>')
  })

  it('is found by the league', async () => {
    const { status, out } = await grognard('league', ...battles, '--players', 'random,random')
    expect([status, out[0]]).toEqual([0, 'Outpost, stream, seed 1: 3 of 3 games'])
  })

  it('is found by referee, and by replay of what it wrote', async () => {
    const record = join(folder, 'record.json')
    expect((await grognard('referee', scriptOf('outpost'), '--save', record)).status).toBe(0)
    const { status, out } = await grognard('replay', record, '--verify')
    expect([status, out.at(-1)]).toEqual([0, expect.stringMatching(/^All \d+ answers stand/)])
  })

  it('is found by odds, in its words', async () => {
    const { status, out } = await grognard('odds', scriptOf('outpost'), '--samples', '100')
    expect(status).toBe(0)
    expect(out.join('\n')).toContain('men who leave the watch')
  })
})

describe('a book that says that it has none of something', () => {
  it('is refused in a sentence where only its clauses are there', async () => {
    expect(await grognard('story', '--rules', 'listed')).toMatchObject({
      status: 2,
      err: 'Listed cannot be played yet: only the list of its clauses is there.',
    })
  })

  it('is refused odds in a sentence', async () => {
    const file = scriptOf('silent')
    const { status, err } = await grognard('odds', file)
    expect([status, err]).toEqual([
      2,
      `${file}: Silent has no odds: nobody has taught what is read off its battles.`,
    ])
  })

  it('tells in its report what is missing there', async () => {
    const folder = someFolder()
    await grognard('story', '--rules', 'silent', '--report', folder)
    for (const name of ['README.md', 'battle.html'])
      expect(readFileSync(join(folder, name), 'utf8')).toContain('There are no maps: nobody')
    const file = join(folder, 'report.html')
    await grognard('simulate', '--rules', 'silent', '--jobs', '1', '--games', '2', '--report', file)
    const page = readFileSync(file, 'utf8')
    expect(page).toContain('This rulebook reckons no points')
    expect(page).toContain('There are no maps: nobody')
  })
})
