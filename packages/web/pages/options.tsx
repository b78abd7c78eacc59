import type { Json, JsonObject, Option } from '@grognard/kernel'
import type { RulebookWords } from '@grognard/toolkit'
import { words } from '../words/index.ts'

type Props = {
  readonly all: readonly Option[]
  readonly chosen: JsonObject
  readonly said: RulebookWords
  readonly set: (chosen: JsonObject) => void
}

/** What players may agree on; closed it says what they have agreed on otherwise than usual. */
export function OptionsPicker({ all, chosen, said, set }: Props) {
  const w = words.value.fresh
  if (all.length === 0) return null
  const otherwise = all.filter(({ name, usual }) => chosen[name] !== usual)
  return (
    <details class="options">
      <summary>
        {w.options}
        <span class="agreed">
          {otherwise.length === 0
            ? w.asUsual
            : otherwise.map(({ name }) => inShort(said, name, chosen[name] ?? null)).join('; ')}
        </span>
      </summary>
      {all.map(({ name, values }) => (
        <div key={name} class="option">
          <label class="setting">
            <span>{said.option(name)}</span>
            <select
              value={JSON.stringify(chosen[name])}
              aria-describedby={said.optionLine(name) === null ? undefined : `option-${name}`}
              onChange={({ currentTarget }) =>
                set({ ...chosen, [name]: JSON.parse(currentTarget.value) as Json })
              }
            >
              {values.map((value) => (
                <option key={JSON.stringify(value)} value={JSON.stringify(value)}>
                  {said.optionValue(name, value)}
                </option>
              ))}
            </select>
          </label>
          {said.optionLine(name) !== null && (
            <p class="soft" id={`option-${name}`}>
              {said.optionLine(name)}
            </p>
          )}
        </div>
      ))}
    </details>
  )
}

/** 'All distances as printed, at two thirds, at half, or in centimetres: half'. */
const inShort = (said: RulebookWords, name: string, value: Json): string =>
  `${said.option(name)}: ${said.optionValue(name, value)}`
