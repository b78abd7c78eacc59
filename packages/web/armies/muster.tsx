import type { Adapter, Bought } from '@grognard/adapters'
import { ClauseLink, hashOf } from '@grognard/adapters/parts'
import { titleOf } from '@grognard/books'
import type { Json } from '@grognard/kernel'
import { useState } from 'preact/hooks'
import { UnitShown } from '../briefing/armies.tsx'
import { saveFile } from '../parts/files.ts'
import { goTo } from '../routes.ts'
import { armyText, type OwnArmy } from '../store/armies.ts'
import { before } from '../words/before.ts'
import { language } from '../words/index.ts'
import { Chosen } from './chosen.tsx'
import { Points } from './points.tsx'
import { useSentences } from './sentences.ts'

type Props = {
  readonly own: OwnArmy
  readonly book: string
  readonly adapter: Adapter
  readonly bought: Bought
  readonly isKept: boolean
  readonly change: (army: OwnArmy) => void
}

/** Pixels to the inch in lists. */
const INCH = 5

/** One army: what can be had, what one has, and the chosen unit; the points are always in view. */
export function Muster({ own, book, adapter, bought, isKept, change }: Props) {
  const w = before.value.army
  const speaking = language.value
  const { builder } = adapter
  const [past, setPast] = useState<readonly OwnArmy[]>([])
  const [chosen, setChosen] = useState<number | null>(0)
  const [into, setInto] = useState(0)
  const sentences = useSentences(book)
  if (!builder) return null
  const { army } = own
  const put = (changed: Partial<OwnArmy>): void => {
    setPast([...past, own])
    change({ ...own, ...changed })
  }
  const putArmy = (changed: Json): void => put({ army: changed })
  const undo = (): void => {
    const before = past.at(-1)
    if (!before) return
    setPast(past.slice(0, -1))
    change(before)
  }
  const brigades = bought.brigades(army, speaking)
  const rows = brigades.flatMap(({ units }) => units)
  const faults = bought.faults(army, own.points)
  const { sheet, leader } = bought.about(army, speaking)
  const group = Math.min(into, brigades.length - 1)
  const firstOf = (brigade: number): number =>
    brigades.slice(0, brigade).reduce((sum, { units }) => sum + units.length, 0)
  const unit = chosen === null ? undefined : rows[chosen]
  return (
    <main class="muster" id="main" tabIndex={-1}>
      <header class="muster-head">
        <a class="back" href={hashOf({ page: 'armies', army: null })}>
          ‹ {w.own}
        </a>
        <h1>
          <input
            aria-label={w.name}
            value={own.name}
            style={{ width: `${own.name.length + 2}ch` }}
            onChange={({ currentTarget }) => {
              const name = currentTarget.value.trim()
              if (name !== '') put({ name })
            }}
          />
        </h1>
        <span class="when">
          {sheet}, {titleOf(book, speaking)}
        </span>
        <span class="muster-deeds">
          <button
            type="button"
            onClick={() => saveFile(`${own.name}.army.json`, armyText(own), 'application/json')}
          >
            {w.share}
          </button>
          <button type="button" disabled={past.length === 0} onClick={undo}>
            {w.undo}
          </button>
          <button
            type="button"
            class="take"
            disabled={faults.length > 0}
            onClick={() => goTo({ page: 'new', army: own.id })}
          >
            {w.take}
          </button>
        </span>
      </header>
      {!isKept && <p class="notice">{w.unkept}</p>}
      <Points
        points={bought.points(army)}
        limit={own.points}
        brigades={brigades}
        setLimit={(points) => put({ points })}
      >
        {faults.length > 0 && (
          <div class="over" role="alert">
            {faults.map((fault) => (
              <p key={fault.message}>
                {adapter.words(speaking).refusal(fault)}{' '}
                {fault.clause !== null && <ClauseLink id={fault.clause} />}
              </p>
            ))}
            <WaysOut {...{ own, bought, putArmy }} agree={(points) => put({ points })} />
          </div>
        )}
      </Points>
      <div class="muster-columns">
        <section aria-labelledby="sheet">
          <h2 id="sheet">
            {w.sheet} <small>{w.units(bought.rows(army, speaking).length)}</small>
          </h2>
          <label class="into">
            <span class="fine">{w.into}</span>
            <select
              value={group}
              onChange={({ currentTarget }) => setInto(Number(currentTarget.value))}
            >
              {brigades.map(({ name }, i) => (
                <option key={i} value={i}>
                  {name}
                </option>
              ))}
            </select>
          </label>
          <ul class="rows available">
            {bought.rows(army, speaking).map((row) => (
              <li key={row.id}>
                {row.looks[0] && <UnitShown unit={row.looks[0].body} inch={INCH} />}
                <span class="what">{row.kind}</span>
                {row.values.map(({ title, short, value }) => (
                  <span key={short} class="value" title={title}>
                    <abbr title={title}>{short}</abbr> {value === 0 ? '–' : value}
                  </span>
                ))}
                <b>{row.points}</b>
                <button
                  type="button"
                  class="add"
                  aria-label={w.addUnit(row.kind)}
                  onClick={() => {
                    putArmy(builder.added(army, group, row.id, speaking))
                    setChosen(firstOf(group) + (brigades[group]?.units.length ?? 0))
                  }}
                >
                  +
                </button>
              </li>
            ))}
          </ul>
        </section>
        <section aria-labelledby="raised">
          <h2 id="raised">
            {leader} <small>{w.units(rows.length)}</small>
          </h2>
          {brigades.map((brigade, i) => (
            <div key={i} class="brigade">
              <h3>
                {brigade.name}{' '}
                <small>{w.ofBrigade(brigade.units.length, brigade.least, brigade.most)}</small>
                <b>{brigade.points}</b>
              </h3>
              <ul class="rows">
                {brigade.units.map((one, k) => {
                  const at = firstOf(i) + k
                  return (
                    <li key={at}>
                      <button
                        type="button"
                        class="unit-row"
                        aria-pressed={at === chosen}
                        onClick={() => {
                          setChosen(at)
                          toCard()
                        }}
                      >
                        {one.looks[0] && <UnitShown unit={one.looks[0].body} inch={INCH} />}
                        <span class="what">
                          {one.name}
                          <small>{one.kind}</small>
                        </span>
                        {one.values.map(({ short, value, title, isRaised }) => (
                          <span key={short} class="value">
                            <span class="unseen">{title} </span>
                            {isRaised ? <u>{value}</u> : value === 0 ? '–' : value}
                          </span>
                        ))}
                        <b>{one.points}</b>
                      </button>
                    </li>
                  )
                })}
              </ul>
            </div>
          ))}
          {builder.grouped && (
            <button
              type="button"
              class="link"
              onClick={() => putArmy(builder.grouped?.(army, speaking) ?? army)}
            >
              {w.brigade}
            </button>
          )}
        </section>
        <section class="chosen-side" aria-labelledby="chosen">
          {unit && chosen !== null ? (
            <Chosen
              key={`${chosen} ${unit.name}`}
              unit={unit}
              sentences={sentences}
              rename={(name) => putArmy(builder.renamed(army, chosen, name))}
              toggle={(key) => putArmy(builder.toggled(army, chosen, key))}
              count={(key, by) => putArmy(builder.counted(army, chosen, key, by))}
              double={() => putArmy(bought.doubled(army, chosen))}
              remove={() => {
                putArmy(builder.removed(army, chosen))
                setChosen(null)
              }}
            />
          ) : (
            <>
              <h2 id="chosen" class="over-heading">
                {w.chosen}
              </h2>
              <p class="soft">{w.choose}</p>
            </>
          )}
        </section>
      </div>
    </main>
  )
}

/** On a phone the card lies below the lists. */
function toCard(): void {
  if (matchMedia('(max-width: 820px)').matches)
    document.querySelector('.chosen-side')?.scrollIntoView({ block: 'start' })
}

type WaysProps = {
  readonly own: OwnArmy
  readonly bought: Bought
  readonly putArmy: (army: Json) => void
  readonly agree: (points: number) => void
}

const MOST_WAYS = 2

/** Two ways out of an army that costs too much; agreeing on more is always one. */
function WaysOut({ own, bought, putArmy, agree }: WaysProps) {
  const w = before.value.army
  const points = bought.points(own.army)
  if (points <= own.points) return null
  const ways = bought.waysOut(own.army, own.points, language.value).slice(0, MOST_WAYS)
  return (
    <p class="ways-out">
      {ways.map(({ label, army }) => (
        <button key={label} type="button" class="link" onClick={() => putArmy(army)}>
          {label}
        </button>
      ))}
      {ways.length < MOST_WAYS && (
        <button type="button" class="link" onClick={() => agree(points)}>
          {w.agree(points)}
        </button>
      )}
    </p>
  )
}
