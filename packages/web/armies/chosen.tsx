import type { BoughtUnit } from '@grognard/adapters'
import { ClauseLink } from '@grognard/adapters/parts'
import { UnitShown } from '../briefing/armies.tsx'
import { before } from '../words/before.ts'
import { words } from '../words/index.ts'

type Props = {
  readonly unit: BoughtUnit
  /** What rules say, by their clauses. */
  readonly sentences: ReadonlyMap<string, string>
  readonly rename: (name: string) => void
  readonly toggle: (key: string) => void
  readonly count: (key: string, by: number) => void
  readonly double: () => void
  readonly remove: () => void
}

/** Pixels to the inch: a line of foot has half the column. */
const INCH = 13

/** The chosen unit in its formations: what it is worth, its rules, and what it may have besides. */
export function Chosen({ unit, sentences, rename, toggle, count, double, remove }: Props) {
  const w = before.value.army
  return (
    <div class="chosen-unit">
      <p class="over-heading">{w.chosen}</p>
      <div class="looks">
        {unit.looks.map(({ title, body }) => (
          <figure key={title}>
            <UnitShown unit={body} inch={INCH} />
            <figcaption class="fine">{title}</figcaption>
          </figure>
        ))}
      </div>
      <h2 id="chosen">
        <input
          aria-label={w.rename}
          value={unit.name}
          onChange={({ currentTarget }) => rename(currentTarget.value)}
        />
      </h2>
      <p class="fine">
        {unit.kind}, {unit.facts}
      </p>
      <dl class="big-values">
        {unit.values.map(({ title, value }) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{value === 0 ? '–' : value}</dd>
          </div>
        ))}
      </dl>
      {unit.specials.length > 0 && (
        <ul class="specials" aria-label={w.specials}>
          {unit.specials.map(({ title, clause }) => (
            <li key={title}>
              <b>{title}.</b> {sentences.get(clause)} <ClauseLink id={clause} />
            </li>
          ))}
        </ul>
      )}
      {unit.counts.map(({ key, title, count: n }) => (
        <p key={key} class="stepper">
          <button
            type="button"
            aria-label={words.value.fresh.fewer(`${unit.name}, ${title}`)}
            onClick={() => count(key, -1)}
          >
            −
          </button>
          <span>
            {n} {title}
          </span>
          <button
            type="button"
            aria-label={words.value.fresh.moreOf(`${unit.name}, ${title}`)}
            onClick={() => count(key, 1)}
          >
            +
          </button>
        </p>
      ))}
      <h3>{w.options}</h3>
      {unit.options.map(({ key, title, price, on }) => (
        <label key={key} class="unit-option">
          <input type="checkbox" checked={on} onChange={() => toggle(key)} />
          <span>{title}</span>
          <span>{w.cost(price)}</span>
        </label>
      ))}
      <div class="buttons">
        <button type="button" onClick={double}>
          {w.double}
        </button>
        <button type="button" onClick={remove}>
          {w.drop}
        </button>
      </div>
    </div>
  )
}
