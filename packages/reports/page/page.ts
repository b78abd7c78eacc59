import type { Language } from '@grognard/toolkit'
import { hatchings } from '../charts/svg.ts'
import { contextOf, type Context, type ReportData } from './data.ts'
import { html, NOTHING, type Markup } from './html.ts'
import { head } from './sections/head.ts'
import { moved, standings } from './sections/momentum.ts'
import { outcomes } from './sections/outcomes.ts'
import { turns } from './sections/turns.ts'
import { losses, returned } from './sections/types.ts'
import { typical } from './sections/typical.ts'
import { style } from './style.ts'

/**
 * A whole report as one page that needs nothing else: no network, no script. The same data give
 * the same text.
 */
export function reportPage(data: ReportData, language: Language): string {
  const context = contextOf(data, language)
  const { words, numbers, survey } = context
  const title = `${words.title(numbers.whole(survey.tally.finished))} · ${data.rulebook.title}`
  return html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${title}</title>
        <style>
          ${{ markup: style }}
        </style>
      </head>
      <body>
        ${hatchings}
        <main>
          ${head(context)}${pair(outcomes(context), turns(context))}${pair(moved(context), standings(context))}${pair(losses(context), returned(context))}${typical(context)}${notes(context)}
        </main>
      </body>
    </html> `.markup
}

const pair = (left: Markup, right: Markup): Markup =>
  left === NOTHING && right === NOTHING ? NOTHING : html`<div class="pair">${left}${right}</div>`

function notes({ words, survey, reported }: Context): Markup {
  const { list, noPoints } = words.notes
  const reckoned = reported.accounts === 'none' ? [list[0] ?? '', noPoints, list[3] ?? ''] : list
  const all = reported.map === 'none' ? [...reckoned, words.told.lacks.map] : reckoned
  return html`<section class="notes">
    <h2 class="section">${words.notes.title}</h2>
    <ul>
      ${all.map((note) => html`<li>${note}</li>`)}
    </ul>
    <p class="colophon">${words.made(survey.tally.digest)}</p>
  </section>`
}
