import { html, NOTHING, type Markup } from './html.ts'

type Table = {
  readonly head: readonly string[]
  /** The first of each row is what it is about. */
  readonly rows: readonly (readonly string[])[]
}

export type CaptionedChart = {
  /** Of its heading: 2, or 3 inside a section. */
  readonly level?: 3
  readonly title: string
  readonly lead: string
  readonly chart: Markup
  readonly legend?: readonly { readonly tone: string; readonly label: string }[]
  readonly table: Table
  readonly words: { readonly asTable: string }
}

/** A chart with its heading, and its numbers behind it for whoever would rather read them. */
export const captioned = ({
  level,
  title,
  lead,
  chart,
  legend = [],
  table,
  words,
}: CaptionedChart): Markup =>
  html`<figure>
    <figcaption>
      ${level === 3 ? html`<h3>${title}</h3>` : html`<h2>${title}</h2>`}
      <p>${lead}</p>
    </figcaption>
    ${
      legend.length === 0
        ? NOTHING
        : html`<p class="legend">
            ${legend.map(
              ({ tone, label }) =>
                html`<span
                  ><svg viewBox="0 0 18 12" aria-hidden="true" focusable="false">
                    <rect class="bar ${tone}" x=".5" y=".5" width="17" height="11" />
                  </svg>
                  ${label}</span
                >`,
            )}
          </p>`
    }${chart}
    <details>
      <summary>${words.asTable}</summary>
      ${tableOf(title, table)}
    </details>
  </figure> `

const tableOf = (caption: string, { head, rows }: Table): Markup =>
  html`<div class="wide" tabindex="0" role="region" aria-label="${caption}">
    <table>
      <caption>
        ${caption}
      </caption>
      <thead>
        <tr>
          ${head.map((text) => html`<th scope="col">${text}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${rows.map(rowOf)}
      </tbody>
    </table>
  </div>`

const rowOf = ([first = '', ...cells]: readonly string[]): Markup =>
  html`<tr>
    <th scope="row">${first}</th>
    ${cells.map((text) => html`<td>${text}</td>`)}
  </tr>`
