import type { Language } from '@grognard/toolkit'
import { html, NOTHING, type Markup } from '../page/html.ts'
import type { RosterEntry } from '../reported.ts'
import { wordsIn } from '../words/index.ts'
import type { Chapter, Considered, Deed, Told } from './chapters.ts'

/** What stands at the head of a told battle. */
export type Cover = {
  readonly title: string
  /** 'Rulebook', 'Valour & Fortitude'. */
  readonly facts: readonly (readonly [title: string, text: string])[]
  /** The order of battle; none where the maps name the units. */
  readonly roster: readonly RosterEntry[]
  /** How the maps are to be read; null where they speak for themselves. */
  readonly note: string | null
}

/** A told battle as one page that needs nothing else: its story with a map for each turn. */
export function htmlOf(
  { title, facts, roster, note }: Cover,
  told: Pick<Told, 'chapters' | 'lastMap' | 'outcome'>,
  language: Language,
): string {
  const w = wordsIn[language].told
  const named = told.chapters.map((chapter, i) => ({
    chapter,
    id: `chapter-${i}`,
    name: chapter.turn === null ? w.before : w.turn(chapter.turn),
  }))
  const { markup } = html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        <style>
          ${{ markup: STYLE }}
        </style>
      </head>
      <body>
        <main>
          <header>
            <p class="eyebrow">${w.eyebrow}</p>
            <h1>${title}</h1>
            ${told.outcome === null ? NOTHING : html`<p class="outcome">${told.outcome}</p>`}
            <dl>
              ${facts.map(
                ([what, text]) =>
                  html`<div>
                    <dt>${what}</dt>
                    <dd>${text}</dd>
                  </div>`,
              )}
            </dl>
            ${note === null ? NOTHING : html`<p class="note">${note}</p>`}
            <nav aria-label="${w.turns}">
              ${named.map(({ id, name }) => html`<a href="#${id}">${name}</a> `)}<a href="#end"
                >${w.end}</a
              >
            </nav>
          </header>
          ${
            roster.length === 0
              ? NOTHING
              : html`<section>
                  <h2>${w.roster}</h2>
                  <ul>
                    ${roster.map(rosterItem)}
                  </ul>
                </section>`
          }
          ${named.map(
            ({ chapter, id, name }) =>
              html`<section id="${id}">
                <h2>${name}</h2>
                ${pictured(chapter.map, w.map(name))}
                <ol>
                  ${deedsOf(chapter)}
                </ol>
              </section> `,
          )}
          <section id="end">
            <h2>${w.end}</h2>
            ${pictured(told.lastMap, w.end)}
            ${told.outcome === null ? NOTHING : html`<p class="outcome">${told.outcome}</p>`}
          </section>
        </main>
      </body>
    </html> `
  return markup
}

const rosterItem = ({ title, units }: RosterEntry): Markup =>
  html`<li><strong>${title}</strong>: ${units.join('; ')}</li>`

/** A map is a drawing to be put in as it is, or the address of a picture that holds it all. */
function pictured(map: string | null, alt: string): Markup {
  if (map === null) return NOTHING
  if (map.startsWith('data:image/')) return html`<figure><img alt="${alt}" src="${map}" /></figure>`
  return html`<figure>${{ markup: map }}</figure>`
}

const deedsOf = ({ deeds }: Chapter): readonly Markup[] => deeds.map(deedOf)

/** What was thought stands with the last that came of it. */
const deedOf = ({ told, thoughts }: Deed): Markup =>
  html`${told.map(
    (sentence, i) =>
      html`<li>${sentence}${i === told.length - 1 ? once(thoughts).map(thought) : NOTHING}</li> `,
  )}`

const thought = ({ seat, sentence }: Considered): Markup =>
  html`<p class="thought">${seat}: ${sentence}</p>`

/** The same thought about one deed is told once. */
const once = (thoughts: readonly Considered[]): readonly Considered[] => [
  ...new Map(thoughts.map((one) => [`${one.seat} ${one.sentence}`, one])).values(),
]

/** Paper and ink; a map and its turn stay together on real paper. */
const STYLE = `
html{background:#f3ecdb;color:#2a251b;font:1.05rem/1.55 'Iowan Old Style','Palatino Linotype',Palatino,Georgia,serif}
body{margin:0}
main{max-width:62rem;margin:0 auto;padding:2.5rem clamp(1rem,4vw,3rem) 4rem}
header{text-align:center;border-bottom:3px double #cbbfa3;padding-bottom:1rem}
h1,h2{font-weight:500;line-height:1.15;text-wrap:balance;margin:0}
h1{font-size:clamp(1.9rem,5vw,2.8rem)}
h2{font-size:1.5rem;margin:2.4rem 0 .8rem;border-bottom:1px solid #cbbfa3;padding-bottom:.2rem}
.eyebrow{font-size:.8rem;letter-spacing:.16em;text-transform:uppercase;color:#5f5542;margin:0 0 .6rem}
.outcome{font-style:italic;font-size:1.2rem}
dl{display:flex;flex-wrap:wrap;justify-content:center;gap:.2rem 2rem;margin:.8rem 0}
dl div{display:flex;gap:.5rem}
dt{color:#5f5542;font-style:italic}
dd{margin:0}
nav{display:flex;flex-wrap:wrap;justify-content:center;gap:.2rem 1rem}
nav a{color:#6a4a1f;min-height:44px;display:inline-flex;align-items:center}
figure{margin:0 0 1rem}
figure img,figure svg{display:block;width:100%;height:auto;border:1px solid #b9ad92}
ol{padding-left:2.4rem;margin:0}
ol li::marker{color:#5f5542;font-size:.85em}
.thought{font-style:italic;color:#5f5542;margin:0}
.note{color:#5f5542;font-size:.94rem;margin:0}
@media print{
html{background:#fff;font-size:10pt}
main{max-width:none;padding:0}
nav{display:none}
h2,figure{break-after:avoid}
figure{break-inside:avoid}
figure img,figure svg{max-height:16cm;width:auto;max-width:100%;margin:0 auto}
*{print-color-adjust:exact}
}
`
