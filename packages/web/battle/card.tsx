import type { Card, CardLine } from '@grognard/adapters'
import { ClauseLink, Steps } from '@grognard/adapters/parts'
import { words } from '../words/index.ts'

/** A unit's card: all its values, each with what it comes from. */
export function UnitCard({ card }: { readonly card: Card | null }) {
  const w = words.value.battle
  if (!card) return <p class="soft">{w.noCard}</p>
  return (
    <article class="card">
      <header>
        <h3 class={`side ${card.livery}`}>{card.name}</h3>
        {card.clause !== undefined && <ClauseLink id={card.clause} />}
      </header>
      <p>{card.summary}</p>
      {card.stats && (
        <dl class="stats">
          {card.stats.map(({ title, text }) => (
            <div key={title}>
              <dt>{title}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      )}
      <CardLines lines={card.lines} />
    </article>
  )
}

export const CardLines = ({ lines }: { readonly lines: readonly CardLine[] }) => (
  <dl class="lines">
    {lines.map(({ title, text, value, clause }) => (
      <div key={title}>
        <dt>{title}</dt>
        <dd>
          {value ? (
            <details>
              <summary>{text}</summary>
              <Steps value={value} />
            </details>
          ) : (
            <>
              {text} {clause !== null && <ClauseLink id={clause} />}
            </>
          )}
        </dd>
      </div>
    ))}
  </dl>
)
