import { afv, afvWords } from '@grognard/rules-afv'
import { picket } from '@grognard/kernel/picket'
import type { BattleRecord } from '@grognard/kernel'
import { plainWords } from '@grognard/toolkit'
import { describe, expect, it } from 'vitest'
import { afvReported } from '../afv/index.ts'
import type { Game } from '../game.ts'
import type { ReportData } from '../page/data.ts'
import { reportPage } from '../page/page.ts'
import { plainReported, type Reported } from '../reported.ts'
import { surveyOf } from '../survey.ts'
import { aGame, aStudy } from './games.ts'

const type = (side: string, name: string, lost: number, inflicted: number) => ({
  side,
  type: name,
  units: 3,
  gone: 1,
  points: 40,
  lost,
  inflicted,
})

/** Red wins two of three. */
const games: readonly Game[] = [1, 2, 3, 4, 5, 6].map((number) =>
  aGame(number, {
    outcome: number % 3 === 0 ? 'blue fine victory' : 'red',
    winner: number % 3 === 0 ? 'blue' : 'red',
    turns: number % 3 === 0 ? 2 : 3,
    study: aStudy(
      number % 3 === 0
        ? [
            [1, 1],
            [0.7, 1],
            [0.4, 0.9],
          ]
        : [
            [1, 1],
            [0.9, 0.7],
            [0.9, 0.6],
            [0.8, 0.5],
          ],
      [type('red', 'pike and musket', 10, 18), type('blue', 'mounted', 20, 9)],
    ),
  }),
)

const data: ReportData = {
  rulebook: afv,
  words: afvWords,
  reported: afvReported as Reported,
  scenario: 'first battle',
  options: { declarations: 'open' },
  seed: '1',
  players: { red: 'Recruit', blue: 'Regular' },
  wanted: 6,
  games,
  typical: null,
}

/** The texts of the cells of the table behind a chart, row by row. */
function tableOf(page: string, title: string): readonly (readonly string[])[] {
  const table = page
    .split('<table>')
    .slice(1)
    .map((part) => part.split('</table>')[0] as string)
    .find((part) => part.includes(`<caption>${title}</caption>`))
  if (!table) throw new Error(`There is no table '${title}'.`)
  return [...table.matchAll(/<tr>(.*?)<\/tr>/gs)].map(([, row = '']) =>
    [...row.matchAll(/<t[hd][^>]*>(.*?)<\/t[hd]>/gs)].map(([, cell = '']) => cell.trim()),
  )
}

/** Without the space between and inside the elements, which nobody sees. */
const squeezed = (page: string): string =>
  page.replace(/\s+/g, ' ').replaceAll('> ', '>').replaceAll(' <', '<')

describe('a report', () => {
  const page = squeezed(reportPage(data, 'en'))

  it('is one page that needs no network and no script', () => {
    expect(page.startsWith('<!doctype html><html lang="en">')).toBe(true)
    expect(page).not.toMatch(/<script|<link|@import|javascript:| on\w+=/)
    const addresses = [...page.matchAll(/(?:src|href)="([^"]*)"/g)].map(([, address]) => address)
    expect(addresses.filter((address) => !address?.startsWith('data:'))).toEqual([])
    expect(page).not.toMatch(/url\((?!#)/)
  })

  it('is the same for the same battles', () => {
    expect(reportPage(data, 'en')).toBe(reportPage({ ...data }, 'en'))
  })

  it('has for every chart a title, a description and its numbers in a table', () => {
    const charts = [...page.matchAll(/<svg viewBox="[^"]*" role="img" aria-labelledby="(.*?)">/g)]
    expect(charts).toHaveLength(6)
    for (const [, ids = ''] of charts)
      for (const id of ids.split(' ')) {
        const named = new RegExp(`<(title|desc) id="${id}">([^<]+)</`).exec(page)
        expect(named?.[2]?.trim(), id).not.toBe('')
      }
    expect(page.match(/<details><summary>/g)).toHaveLength(6)
    const ids = [...page.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id)
    expect(new Set(ids).size).toBe(ids.length)
  })

  it('shows the numbers of the battles', () => {
    const survey = surveyOf(games)
    const red = survey.outcomes.find(({ name }) => name === 'red')
    expect(red).toMatchObject({ count: 4, share: 4 / 6 })
    expect(tableOf(page, 'Who won').slice(1)).toEqual([
      ['Minor victory for red', '4', '66.7%', '30.0% – 90.3%'],
      ['A fine victory for blue', '2', '33.3%', '9.7% – 70.0%'],
      ['Minor victory for blue', '0', '0.0%', '0.0% – 39.0%'],
      ['A draw', '0', '0.0%', '0.0% – 39.0%'],
    ])
    expect(tableOf(page, 'How long it took').slice(1)).toEqual([
      ['2', '2', '33.3%'],
      ['3', '4', '66.7%'],
    ])
    expect(tableOf(page, 'Losses by type of unit').slice(1)).toEqual([
      ['Red: Pike and Musket', '3.0', '1.00', '40.0', '10.0', '25.0%'],
      ['Blue: Mounted', '3.0', '1.00', '40.0', '20.0', '50.0%'],
    ])
    expect(tableOf(page, 'What each type returned').slice(1)).toEqual([
      ['Red: Pike and Musket', '40.0', '18.0', '0.45', '± 0.00'],
      ['Blue: Mounted', '40.0', '9.0', '0.23', '± 0.00'],
    ])
    expect(tableOf(page, 'What a lead is worth').at(1)?.at(0)).toBe('1')
  })

  it('draws bars as long as the numbers are large', () => {
    const chart = /aria-labelledby="losses-t losses-d">(.*?)<\/svg>/.exec(page)?.[1] ?? ''
    const bars = [...chart.matchAll(/<rect class="bar (\w+)"[^>]*? width="([\d.]+)"/g)]
    expect(bars.map(([, tone]) => tone)).toEqual(['red', 'blue'])
    const [red, blue] = bars.map(([, , width]) => Number(width)) as [number, number]
    expect(blue / red).toBeCloseTo(2, 2)
  })

  it('draws the chance of the winner where the numbers say', () => {
    const rows = tableOf(page, 'When it was decided').slice(1)
    const chart = /aria-labelledby="moved-t moved-d">(.*?)<\/svg>/.exec(page)?.[1] ?? ''
    const rules = [...chart.matchAll(/<path class="rule" d="M46 ([\d.]+)H/g)].map(([, y]) =>
      Number(y),
    )
    const [bottom, top] = [Math.max(...rules), Math.min(...rules)]
    const dots = [...chart.matchAll(/<circle [^>]*cy="([\d.]+)"/g)].map(([, y]) => Number(y))
    expect(dots).toHaveLength(rows.length)
    rows.forEach((row, i) => {
      const share = Number.parseFloat(row[1] ?? '') / 100
      expect(((dots[i] as number) - bottom) / (top - bottom)).toBeCloseTo(share, 2)
    })
    expect(rows.map((row) => row[0])).toEqual(['start', '1', '2', '3'])
    expect(rows.at(-1)?.[1]).toBe('100.0%')
  })

  it('names the options that are not the usual ones', () => {
    expect(page).toContain('declared openly')
    expect(page).not.toContain('The most units of a side')
  })

  it('says that it is of fewer battles than were wanted', () => {
    expect(page).not.toContain('class="stopped"')
    const stopped = reportPage({ ...data, wanted: 5000 }, 'en')
    expect(stopped).toContain('6 of 5,000 battles had been played')
  })

  it('speaks Italian', () => {
    const italian = squeezed(reportPage(data, 'it'))
    expect(italian).toContain('<html lang="it">')
    expect(tableOf(italian, 'Perdite per tipo di unità').at(1)).toEqual([
      'Rosso: Picche e moschetti',
      '3,0',
      '1,00',
      '40,0',
      '10,0',
      '25,0%',
    ])
    for (const english of ['Who won', 'Losses by', 'How this was', 'Minor victory', 'Red'])
      expect(italian, english).not.toContain(english)
  })
})

describe('names from outside', () => {
  const evil = `<img src=x onerror=alert(1)>"'&`
  const safe = '&lt;img src=x onerror=alert(1)&gt;&quot;&#39;&amp;'

  it('are written into the page as text, wherever they come from', () => {
    const begun = picket.scenarios[0]
    const record: BattleRecord = {
      rulebook: { id: 'picket', version: '1' },
      setUp: { position: begun.position, options: { long: false } },
      log: [],
      end: null,
    }
    const game = aGame(1, {
      outcome: evil,
      winner: 'red',
      study: aStudy(
        [
          [1, 1],
          [1, 0.5],
        ],
        [type(evil, evil, 10, 10)],
      ),
    })
    const rulebook = { ...picket, title: evil }
    const words = plainWords(rulebook)
    const page = reportPage(
      {
        rulebook,
        words: { en: words, it: words },
        reported: plainReported,
        scenario: evil,
        options: { long: evil },
        seed: evil,
        players: { red: evil, [evil]: evil },
        wanted: 1,
        games: [game],
        typical: { game, record },
      },
      'en',
    )
    expect(page).not.toContain('<img src=x')
    expect(page).not.toContain(evil)
    expect(page.split(safe).length).toBeGreaterThan(10)
    expect(page).not.toMatch(/download="[^"]*[<>&' ][^"]*"/)
  })
})
