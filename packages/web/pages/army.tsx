import type { Json, SideId } from '@grognard/kernel'
import type { Adapter, ArmyBuilder, BuilderRow } from '../adapters/adapter.ts'
import { sideName } from '../battle/names.ts'
import { ClauseLink } from '../parts/clause.tsx'
import { newId } from '../parts/ids.ts'
import { language, words } from '../words/index.ts'

type Props = {
  readonly adapter: Adapter
  readonly builder: ArmyBuilder
  readonly side: SideId
  readonly given: Json
  /** Null: as the scenario has it. */
  readonly chosen: Json | null
  readonly onChange: (army: Json) => void
}

const [GIVEN, DRAWN] = ['given', 'drawn']

/** Another army for a side: a historical one, one drawn by lot, or changed unit by unit. */
export function ArmyPicker({ adapter, builder, side, given, chosen, onChange }: Props) {
  const w = words.value.fresh
  const said = adapter.words(language.value)
  const army = chosen ?? given
  const faults = builder.faults(army)
  const pick = (name: string): void => {
    const listed = builder.armies.find((one) => one.name === name)
    onChange(name === GIVEN ? given : listed ? listed.army : builder.drawn(newId()))
  }
  return (
    <fieldset class="army">
      <legend class={`side ${side}`}>{w.army(sideName(side))}</legend>
      <label class="setting">
        <span class="unseen">{w.army(sideName(side))}</span>
        <select onChange={({ currentTarget }) => pick(currentTarget.value)}>
          <option value={GIVEN}>{w.asGiven}</option>
          {builder.armies.map(({ name }) => (
            <option key={name} value={name}>
              {said.army(name)}
            </option>
          ))}
          <option value={DRAWN}>{w.drawArmy}</option>
        </select>
      </label>
      <ul class="army-rows">
        {builder.rows(army, language.value).map((row, i) => (
          <ArmyRow
            key={i}
            row={row}
            rename={(name) => onChange(builder.renamed(army, i, name))}
            count={(key, by) => onChange(builder.counted(army, i, key, by))}
            remove={() => onChange(builder.removed(army, i))}
          />
        ))}
      </ul>
      <label class="setting">
        <span>{w.addUnit}</span>
        <select
          value=""
          onChange={({ currentTarget }) => {
            onChange(builder.added(army, currentTarget.value, language.value))
            currentTarget.value = ''
          }}
        >
          <option value="">…</option>
          {builder.kinds(language.value).map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </select>
      </label>
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
  readonly remove: () => void
}

function ArmyRow({ row, rename, count, remove }: RowProps) {
  const w = words.value.fresh
  return (
    <li>
      <input
        aria-label={w.unitName}
        value={row.name}
        onChange={({ currentTarget }) => rename(currentTarget.value)}
      />
      <span class="soft">{row.summary}</span>
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
    </li>
  )
}
