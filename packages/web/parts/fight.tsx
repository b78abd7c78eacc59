import type { FightShown } from '@grognard/adapters'
import { DiceRow, ShownValues } from '@grognard/adapters/parts'

type Props = {
  readonly fight: FightShown
  /** The level of its heading: one below whatever it stands under. */
  readonly level: 3 | 4 | 5
  /** Its numbers are taken apart from the beginning. */
  readonly open?: boolean
}

const HEADINGS = { 3: ['h3', 'h4'], 4: ['h4', 'h5'], 5: ['h5', 'h6'] } as const

/** Both sides facing each other: what each needs, its dice, and what came of them. */
export function FightPanel({ fight, level, open = false }: Props) {
  const [Title, Side] = HEADINGS[level]
  return (
    <section class="fight">
      <Title>{fight.title}</Title>
      <div class="fight-sides">
        {fight.sides.map(({ name, livery, values, dice, result }) => (
          <section key={name} class={`fight-side ${livery}`}>
            <Side class={`side ${livery}`}>{name}</Side>
            <ShownValues values={values} open={open} />
            {dice.map((thrown, i) => (
              <DiceRow key={i} dice={thrown} />
            ))}
            {result !== null && <p class="result">{result}</p>}
          </section>
        ))}
      </div>
    </section>
  )
}
