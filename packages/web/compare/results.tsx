import { sideName } from '@grognard/adapters/parts'
import { titleOf } from '@grognard/books'
import type { Interval } from '@grognard/reports'
import { language, words } from '../words/index.ts'
import type { CompareNews, EditionShown } from './messages.ts'

type Props = { readonly played: Extract<CompareNews, { kind: 'played' }> }

/** What came of the battles under each edition: a row for each thing counted. */
export function Results({ played: { editions } }: Props) {
  const w = words.value.compare
  return (
    <section aria-labelledby="results">
      <h3 id="results">{w.results}</h3>
      <div class="table-scroll" role="region" aria-labelledby="results" tabIndex={0}>
        <table class="results">
          <thead>
            <tr>
              <th scope="col">{w.counted}</th>
              {editions.map(({ rulebook }) => (
                <th key={rulebook} scope="col">
                  {titleOf(rulebook, language.value)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rowsOf(editions).map(({ title, cells }) => (
              <tr key={title}>
                <th scope="row">{title}</th>
                {cells.map((cell, i) => (
                  <td key={i}>{cell === null ? '' : <Cell {...cell} />}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p class="soft">{w.interval}</p>
      {editions.map(({ rulebook, supposed, without }) => (
        <Supposed key={rulebook} {...{ rulebook, supposed, without }} />
      ))}
    </section>
  )
}

/** A number with its interval, and of how much at most: a share is one of 1. */
type Counted = { readonly counted: Interval; readonly of: number; readonly isShare: boolean }

type Row = { readonly title: string; readonly cells: readonly (Counted | null)[] }

const OUTCOMES = ['red', 'blue', 'draw'] as const

function rowsOf(editions: readonly EditionShown[]): readonly Row[] {
  const w = words.value.compare
  const all = editions.map(({ measured }) => measured)
  const shares = OUTCOMES.map((name) => ({
    title: name === 'draw' ? w.drawn : w.wins(sideName(name)),
    cells: all.map(({ outcomes }) => {
      const counted = outcomes[name]
      return counted ? { counted, of: 1, isShare: true } : null
    }),
  }))
  const longest = Math.max(1, ...all.map(({ turns }) => turns?.to ?? 0))
  const turns = {
    title: w.turns,
    cells: all.map((one) => one.turns && { counted: one.turns, of: longest, isShare: false }),
  }
  const kinds = all.find(({ losses }) => losses.length > 0)?.losses ?? []
  const lost = kinds.map(({ side, what }) => ({
    title: w.losses[what]?.(sideName(side)) ?? w.lost(what, sideName(side)),
    cells: all.map(({ losses }) => {
      const found = losses.find((loss) => loss.side === side && loss.what === what)
      return found ? { counted: found, of: found.of, isShare: false } : null
    }),
  }))
  return [...shares, turns, ...lost]
}

const inNumbers = (isShare: boolean) =>
  new Intl.NumberFormat(language.value, {
    ...(isShare && { style: 'percent' }),
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  })

/** The number and its interval, in figures and as a line that grows shorter. */
function Cell({ counted: { value, from, to }, of, isShare }: Counted) {
  const w = words.value.compare
  const format = (number: number): string => inNumbers(isShare).format(number)
  const place = (number: number): string =>
    `${(100 * Math.min(1, Math.max(0, of === 0 ? 0 : number / of))).toFixed(1)}%`
  return (
    <>
      {w.value(format(value), format(from), format(to))}
      <span class="interval" aria-hidden="true">
        <span
          class="reach"
          style={{
            insetInlineStart: place(from),
            inlineSize: `calc(${place(to)} - ${place(from)})`,
          }}
        />
        <span class="mark" style={{ insetInlineStart: place(value) }} />
      </span>
    </>
  )
}

/** What had to be supposed of a battle that goes on in another edition. */
function Supposed({ rulebook, supposed, without }: Omit<EditionShown, 'measured'>) {
  const w = words.value.compare
  const edition = titleOf(rulebook, language.value)
  const sentences = [
    ...supposed.map((one) => one[language.value]),
    ...(without.length > 0 ? [w.without(without.join(', '))] : []),
  ]
  return (
    <>
      {sentences.map((sentence) => (
        <p key={sentence} class="soft supposed">
          {w.about(edition, sentence)}
        </p>
      ))}
    </>
  )
}
