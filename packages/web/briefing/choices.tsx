import { listed, type PlayerName } from '@grognard/computer/listed'
import { before } from '../words/before.ts'
import { language } from '../words/index.ts'

type Value<V extends string> = {
  readonly value: V
  readonly title: string
  readonly line: string | null
}

type Props<V extends string> = {
  readonly name: string
  readonly legend: string
  readonly values: readonly Value<V>[]
  readonly chosen: string
  readonly set: (value: V) => void
}

/** One of a few, side by side; what is chosen is said in a line below them. */
export function Choices<V extends string>({ name, legend, values, chosen, set }: Props<V>) {
  const line = values.find(({ value }) => value === chosen)?.line ?? null
  return (
    <fieldset class="segments">
      <legend>{legend}</legend>
      <div>
        {values.map(({ value, title }) => (
          <label key={value}>
            <input
              type="radio"
              name={name}
              value={value}
              checked={value === chosen}
              onChange={() => set(value)}
            />
            <span>{title}</span>
          </label>
        ))}
      </div>
      {line !== null && <p class="fine">{line}</p>}
    </fieldset>
  )
}

type AgainstProps = {
  readonly names: readonly PlayerName[]
  readonly chosen: string
  readonly set: (name: string) => void
}

/** Whom one plays against, and how each of them does. */
export function Against({ names, chosen, set }: AgainstProps) {
  const w = before.value.briefing
  const titleOf = (name: PlayerName): string => listed[name].title[language.value]
  const levels = names.filter((name) => listed[name].kind === 'level')
  const sparring = names.filter((name) => listed[name].kind === 'sparring')
  const row = (name: string, title: string, line: string) => (
    <label key={name} class="opponent">
      <input
        type="radio"
        name="against"
        value={name}
        checked={name === chosen}
        onChange={() => set(name)}
      />
      <span class="who">{title}</span>
      <span class="fine">{line}</span>
    </label>
  )
  const computer = (name: PlayerName) => row(name, titleOf(name), w.opponents[name] ?? '')
  const isSparring = sparring.some((name) => name === chosen)
  return (
    <fieldset class="against">
      <legend>{w.against}</legend>
      {row('friend', w.here, w.hereLine)}
      {levels.map(computer)}
      <div class="opponent later">
        <span class="who">{w.elsewhere}</span>
        <span class="fine">{w.later}</span>
      </div>
      <details open={isSparring || levels.length === 0}>
        <summary>{w.sparring}</summary>
        {sparring.map(computer)}
      </details>
    </fieldset>
  )
}
