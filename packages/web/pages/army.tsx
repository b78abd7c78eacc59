import type { Adapter, ArmyBuilder, BuilderRow } from '@grognard/adapters'
import { ClauseLink, sideName } from '@grognard/adapters/parts'
import type { Json, SideId } from '@grognard/kernel'
import { newId } from '../parts/ids.ts'
import type { OwnArmy } from '../store/armies.ts'
import { front } from '../words/front.ts'
import { language, words } from '../words/index.ts'

type Props = {
  readonly adapter: Adapter
  readonly builder: ArmyBuilder
  /** Armies of one's own. */
  readonly own: readonly OwnArmy[]
  readonly side: SideId
  readonly given: Json
  /** Null: as the scenario has it. */
  readonly chosen: Json | null
  readonly onChange: (army: Json) => void
}

const [GIVEN, DRAWN] = ['given', 'drawn']

/** Another army for a side: a historical one, one drawn by lot, or changed unit by unit. */
export function ArmyPicker(props: Props) {
  const { adapter, builder, own, side, given, chosen, onChange } = props
  const w = words.value.fresh
  const said = adapter.words(language.value)
  const army = chosen ?? given
  const faults = builder.faults(army)
  const pick = (name: string): void => {
    const listed = [...builder.armies, ...own.map(({ id, army }) => ({ name: id, army }))]
    const found = listed.find((one) => one.name === name)
    onChange(name === GIVEN ? given : found ? found.army : builder.drawn(newId(), given))
  }
  const groups = builder.groups(army, language.value)
  const firstRow = (group: number): number =>
    groups.slice(0, group).reduce((sum, { rows }) => sum + rows.length, 0)
  const total = builder.total(army, given, language.value)
  return (
    <fieldset class="army">
      <legend class={`side ${side}`}>{w.army(sideName(side))}</legend>
      <label class="setting">
        <span class="unseen">{w.army(sideName(side))}</span>
        <select
          value={own.find(({ army: one }) => one === chosen)?.id}
          onChange={({ currentTarget }) => pick(currentTarget.value)}
        >
          <option value={GIVEN}>{w.asGiven}</option>
          {own.length > 0 && (
            <optgroup label={front.value.armies}>
              {own.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </optgroup>
          )}
          {builder.armies.map(({ name }) => (
            <option key={name} value={name}>
              {said.army(name)}
            </option>
          ))}
          <option value={DRAWN}>{w.drawArmy}</option>
        </select>
      </label>
      {total !== null && <p class="army-total">{total}</p>}
      {groups.map(({ name, rows }, group) => (
        <section key={group}>
          {name !== null && <h4>{name}</h4>}
          <ul class="army-rows">
            {rows.map((row, i) => {
              const at = firstRow(group) + i
              return (
                <ArmyRow
                  key={at}
                  row={row}
                  rename={(to) => onChange(builder.renamed(army, at, to))}
                  count={(key, by) => onChange(builder.counted(army, at, key, by))}
                  toggle={(key) => onChange(builder.toggled(army, at, key))}
                  remove={() => onChange(builder.removed(army, at))}
                />
              )
            })}
          </ul>
          <label class="setting">
            <span>{name === null ? w.addUnit : w.addUnitTo(name)}</span>
            <select
              value=""
              onChange={({ currentTarget }) => {
                onChange(builder.added(army, group, currentTarget.value, language.value))
                currentTarget.value = ''
              }}
            >
              <option value="">…</option>
              {builder.kinds(army, language.value).map(({ id, title }) => (
                <option key={id} value={id}>
                  {title}
                </option>
              ))}
            </select>
          </label>
        </section>
      ))}
      {builder.grouped && (
        <button
          type="button"
          onClick={() => onChange(builder.grouped?.(army, language.value) ?? army)}
        >
          {w.addBrigade}
        </button>
      )}
      {faults.length > 0 && (
        <div class="refusal" role="alert">
          <p>{w.faults}</p>
          <ul>
            {faults.map((fault) => (
              <li key={fault.message}>
                {said.refusal(fault)} {fault.clause !== null && <ClauseLink id={fault.clause} />}
              </li>
            ))}
          </ul>
        </div>
      )}
    </fieldset>
  )
}

type RowProps = {
  readonly row: BuilderRow
  readonly rename: (name: string) => void
  readonly count: (key: string, by: number) => void
  readonly toggle: (key: string) => void
  readonly remove: () => void
}

function ArmyRow({ row, rename, count, toggle, remove }: RowProps) {
  const w = words.value.fresh
  return (
    <li>
      <input
        aria-label={w.unitName}
        value={row.name}
        onChange={({ currentTarget }) => rename(currentTarget.value)}
      />
      {row.counts.map(({ key, title, count: n }) => (
        <span key={key} class="stepper">
          <button
            type="button"
            aria-label={w.fewer(`${row.name}, ${title}`)}
            onClick={() => count(key, -1)}
          >
            −
          </button>
          <span>
            {n} {title}
          </span>
          <button
            type="button"
            aria-label={w.moreOf(`${row.name}, ${title}`)}
            onClick={() => count(key, 1)}
          >
            +
          </button>
        </span>
      ))}
      <button type="button" class="quiet" aria-label={w.removeUnit(row.name)} onClick={remove}>
        ✕
      </button>
      <div class="army-detail">
        <span class="soft">{row.summary}</span>
        {row.toggles.length > 0 && (
          <span class="toggles">
            {row.toggles.map(({ key, title, on }) => (
              <label key={key} class="toggle">
                <input
                  type="checkbox"
                  aria-label={`${row.name}, ${title}`}
                  checked={on}
                  onChange={() => toggle(key)}
                />
                {title}
              </label>
            ))}
          </span>
        )}
      </div>
    </li>
  )
}
