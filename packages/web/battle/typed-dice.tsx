import { ClauseLink } from '@grognard/adapters/parts'
import type { Ask, DiceArgs, DrawArgs, Json } from '@grognard/kernel'
import { useState } from 'preact/hooks'
import { words } from '../words/index.ts'

type Props = { readonly ask: Ask; readonly give: (answer: Json) => void }

/** Real dice lie on a real table: what they show is typed in. */
export function TypedDice({ ask, give }: Props) {
  return ask.name === 'draw' ? (
    <Drawn args={ask.args as DrawArgs} give={give} />
  ) : (
    <Thrown args={ask.args as DiceArgs} give={give} />
  )
}

function Thrown({ args, give }: { readonly args: DiceArgs; readonly give: Props['give'] }) {
  const w = words.value.battle
  const { count, sides, clause } = args
  const [faces, setFaces] = useState<readonly (number | null)[]>(() =>
    Array.from({ length: count }, () => null),
  )
  const all = faces.filter((face) => face !== null)
  return (
    // A wrong face is refused by the judge, in the reader's language, not by the browser in its own.
    <form
      class="typed-dice"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (all.length === count) give(all)
      }}
    >
      <p>
        {w.typedDice(count)} <ClauseLink id={clause} />
      </p>
      <div class="dice-inputs">
        {faces.map((face, i) => (
          <label key={i}>
            <span>{w.die(i + 1)}</span>
            <input
              type="number"
              inputMode="numeric"
              min={1}
              max={sides}
              required
              value={face ?? ''}
              onInput={({ currentTarget: { value } }) =>
                setFaces(faces.with(i, value === '' ? null : Number(value)))
              }
            />
          </label>
        ))}
      </div>
      <button type="submit" class="do-it" disabled={all.length < count}>
        {w.throwThem}
      </button>
    </form>
  )
}

const Drawn = ({ args, give }: { readonly args: DrawArgs; readonly give: Props['give'] }) => (
  <ul class="choice-list">
    {Object.keys(args.from).map((card) => (
      <li key={card} class="choice">
        <button type="button" onClick={() => give(card)}>
          {card}
        </button>
      </li>
    ))}
  </ul>
)
