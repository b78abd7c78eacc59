import {
  playOut,
  randomFrom,
  randomPlayer,
  recordOfPlayed,
  seeded,
  type Battle,
  type Rulebook,
} from '@grognard/kernel'
import { picket } from '@grognard/kernel/picket'
import { afv, afvWords } from '@grognard/rules-afv'
import { vf2, vfWords } from '@grognard/rules-vf'
import { describe, expect, it } from 'vitest'
import { afvReported } from '../afv/index.ts'
import { drawn } from '../battle/drawn.ts'
import {
  countsOf,
  htmlOf,
  missingParts,
  markdownOf,
  rosterLines,
  tellRecord,
} from '../battle/index.ts'
import { label } from '../battle/svg.ts'
import { plainReported, type Reportable, type Reported } from '../reported.ts'
import { vfReported } from '../vf/index.ts'

function recordOf(rulebook: Rulebook, scenario: string) {
  const { position = null } = rulebook.scenarios.find(({ name }) => name === scenario) ?? {}
  const options = Object.fromEntries(rulebook.options.map(({ name, usual }) => [name, usual]))
  const begun = rulebook.setUp({ position, options })
  if (!begun.ok) throw new Error(begun.refusal.message)
  const random = randomFrom('told')
  const players = () => ({ player: randomPlayer, random })
  const played = playOut(rulebook, begun.value, { players, chance: seeded('told') })
  return { record: recordOfPlayed({ position, options }, played), start: begun.value, played }
}

type Told = Reportable & { readonly id: string; readonly scenario: string }

const afvTold: Told = {
  id: 'afv',
  rulebook: afv,
  words: afvWords,
  reported: afvReported as Reported,
  scenario: 'first battle',
}
const books: readonly Told[] = [
  afvTold,
  {
    id: 'vf2',
    rulebook: vf2,
    words: vfWords,
    reported: vfReported as Reported,
    scenario: 'sahagun',
  },
]

describe('a told battle', () => {
  it.each(books)('has a chapter for each turn, in order, each with a map: $id', (book) => {
    const { record } = recordOf(book.rulebook, book.scenario)
    const { chapters, lastMap, outcome } = tellRecord(book, record, [], 'en')
    const turns = chapters.flatMap(({ turn }) => (turn === null ? [] : [turn]))
    expect(turns).toEqual([...new Set(turns)].toSorted((a, b) => a - b))
    expect(turns.length).toBeGreaterThan(0)
    for (const { map } of chapters) expect(map).toMatch(/^<svg [^>]*viewBox/)
    expect(lastMap).not.toBe(chapters[0]?.map)
    expect(outcome).toBe(record.end?.outcome.why)
  })

  it.each([
    { ...afvTold, scenario: 'naseby' },
    { ...(books[1] as Told), scenario: 'set-piece' },
  ])('begins with what comes before the battle, and its first map is a full one: $id', (book) => {
    const { record } = recordOf(book.rulebook, book.scenario)
    const [before, first] = tellRecord(book, record, [], 'en').chapters
    expect(before).toMatchObject({ turn: null, map: null })
    expect(before?.deeds.length).toBeGreaterThan(0)
    expect(first?.turn).toBe(1)
    // Whoever has not been placed has no number on the map.
    for (const number of [1, 2, 3]) expect(first?.map).toContain(`>${number}</text>`)
  })

  it('tells every event once, and what was thought of a deed with the deed', () => {
    const { record, played } = recordOf(afv, 'first battle')
    const thoughts = played.log.map((_, entries) => ({
      entries,
      seat: 'red',
      sentence: `thought ${entries}`,
    }))
    const { chapters } = tellRecord(afvTold, record, thoughts, 'en')
    const deeds = chapters.flatMap((chapter) => chapter.deeds)
    const told = deeds.flatMap((deed) => deed.thoughts.map(({ entries }) => entries))
    expect(told).toEqual([...new Set(told)].toSorted((a, b) => a - b))
    expect(deeds.every(({ told: sentences }) => sentences.length > 0)).toBe(true)
  })

  it.each(books)('counts how each side was led: $id', (book) => {
    const { record } = recordOf(book.rulebook, book.scenario)
    const [head, , ...rows] = countsOf(book.reported, record)
    expect(head).toBe('| | red | blue |')
    for (const row of rows) expect(row).toMatch(/^\| [a-z ]+ \| \d+ \| \d+ \|$/)
    const { record: other } = recordOf(picket, 'stream')
    expect([rows.length > 5, countsOf(plainReported, other)]).toEqual([true, []])
  })

  it('says what it lacks because nobody has taught it', () => {
    const { start } = recordOf(picket, 'stream')
    expect(drawn(plainReported, start, 'en')).toBeNull()
    expect(rosterLines(plainReported, start)).toEqual([])
    expect(missingParts(plainReported, 'en')).toEqual([
      'There are no maps: nobody has taught how the table of this rulebook is drawn.',
      'There is no order of battle: nobody has taught how this rulebook’s armies are listed.',
      'Nobody counts how the sides of this rulebook were led.',
    ])
    expect(missingParts({ ...plainReported, map: () => '<svg/>' }, 'it')).toHaveLength(2)
    for (const { reported } of books) expect(missingParts(reported, 'en')).toEqual([])
  })

  it.each([
    ['in the midst', 200, 200],
    ['at the left', 3, 22],
    ['at the right', 478, 458],
  ])('has names that lie on the map, %s', (_where, x, middle) => {
    expect(Number(/ x="([\d.]+)"/.exec(label(x, 9, 8, 'Long names', 480))?.[1])).toBeCloseTo(
      middle,
      -1,
    )
    expect(label(x, 9, 8, 'Long names')).toContain(` x="${x}"`)
  })

  it.each(books)('numbers units on the map as in the order of battle: $id', (book) => {
    const { record } = recordOf(book.rulebook, book.scenario)
    const { start, chapters } = tellRecord(book, record, [], 'en')
    const roster = rosterLines(book.reported, start).join('\n')
    const { units } = start as Battle & { units: readonly { id: number; name: string }[] }
    for (const { id, name } of units) expect(roster).toContain(`${id + 1} ${name} (`)
    expect(chapters.at(-1)?.map).toMatch(/>\d+(·\d+)?<\/text>/)
  })
})

describe('its pages', () => {
  const told = {
    chapters: [
      { turn: null, map: null, deeds: [] },
      {
        turn: 1,
        map: '<svg/>',
        deeds: [
          {
            thoughts: [
              { entries: 1, seat: 'red', sentence: 'It *dares*.' },
              { entries: 2, seat: 'red', sentence: 'It *dares*.' },
            ],
            told: ['The [1st] <b>fires</b>.'],
          },
        ],
      },
    ],
    lastMap: '<svg id="end"/>',
    outcome: 'Red wins.',
    start: { seats: [], outcome: null, now: null },
  }

  it('name their pictures, escape what names may hold, and say a thought once', () => {
    const [page, ...pictures] = markdownOf({ title: 'A battle', preface: ['Preface.'] }, told)
    expect(pictures.map(({ name }) => name)).toEqual(['turn-01.svg', 'end.svg'])
    expect(page?.text.split('\n').filter((line) => line !== '')).toEqual([
      '# A battle',
      'Preface.',
      '## Before the battle',
      '## Turn 1',
      '![The table: Turn 1](turn-01.svg)',
      '- The \\[1st\\] \\<b\\>fires\\</b\\>.',
      '  - _red: It \\*dares\\*._',
      '## The end',
      '![The table at the end](end.svg)',
      'Red wins.',
    ])
  })

  it('are one page with every map in it, and nothing in it is markup but its own', () => {
    const cover = {
      title: 'A <battle> & more',
      facts: [['Red', 'the "regular"']] as const,
      roster: [{ title: 'Red', units: ['1 The <1st>'] }],
      note: 'Arrows > words.',
    }
    const page = htmlOf(cover, told, 'en')
    expect(page).toMatch(/^<!doctype html>\s*<html lang="en">/)
    expect(page).toContain('<h1>A &lt;battle&gt; &amp; more</h1>')
    expect(page).toContain('the &quot;regular&quot;')
    expect(page).toContain('1 The &lt;1st&gt;')
    expect(page).toContain('<li>The [1st] &lt;b&gt;fires&lt;/b&gt;.<p class="thought">red: It')
    expect(page).toContain('Arrows &gt; words.')
    expect(page.match(/It \*dares\*\./g)).toHaveLength(1)
    expect(page.match(/<figure>/g)).toHaveLength(2)
    expect(page).toContain('<figure><svg id="end"/></figure>')
    expect(page).not.toMatch(/(src|href)="https?:/)
    expect([...page.matchAll(/<h2>([^<]*)<\/h2>/g)].map(([, heading]) => heading)).toEqual([
      'Order of battle',
      'Before the battle',
      'Turn 1',
      'The table at the end',
    ])
  })

  it('take pictures by their address, and speak Italian', () => {
    const [, turn] = told.chapters
    const picture = { ...(turn as (typeof told.chapters)[number]), map: 'data:image/png;base64,AA' }
    const cover = { title: 'Una battaglia', facts: [], roster: [], note: null }
    const page = htmlOf(cover, { ...told, chapters: [picture], lastMap: null }, 'it')
    expect(page).toContain('<html lang="it">')
    expect(page).toContain('<img alt="Il tavolo: Turno 1" src="data:image/png;base64,AA" />')
    expect(page).toContain('<h2>Il tavolo alla fine</h2>')
    expect(page).not.toContain('Ordine di battaglia')
  })
})
