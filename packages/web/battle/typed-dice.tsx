import type { ControlProps } from '@grognard/adapters'
import { ClauseLink, Ok } from '@grognard/adapters/parts'
import type { DiceArgs, DrawArgs } from '@grognard/kernel'
import { useState } from 'preact/hooks'
import { words } from '../words/index.ts'

type Props = Pick<ControlProps, 'ask' | 'give' | 'table'>

/** Real dice lie on a real table: what they show is typed in. */
export function TypedDice({ ask, give, table }: Props) {
  return ask.name === 'draw' ? (
    <Drawn args={ask.args as DrawArgs} give={give} />
  ) : (
    <Thrown args={ask.args as DiceArgs} give={give} table={table} />
  )
}

type ThrownProps = Omit<Props, 'ask'> & { readonly args: DiceArgs }

function Thrown({ args, give, table }: ThrownProps) {
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
      <Ok table={table} label={w.throwThem} can={all.length === count} give={() => give(all)} />
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
