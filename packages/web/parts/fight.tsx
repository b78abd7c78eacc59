import type { FightShown } from '../adapters/adapter.ts'
import { DiceRow } from './dice.tsx'
import { Figures } from './explained.tsx'

/** Both sides facing each other: what each needs, its dice, and what came of them. */
export const FightPanel = ({ fight }: { readonly fight: FightShown }) => (
  <section class="fight">
    <h4>{fight.title}</h4>
    <div class="fight-sides">
      {fight.sides.map(({ name, livery, figures, dice, result }) => (
        <section key={name} class={`fight-side ${livery}`}>
          <h5 class={`side ${livery}`}>{name}</h5>
          <Figures figures={figures} />
          {dice.map((thrown, i) => (
            <DiceRow key={i} dice={thrown} />
          ))}
          {result !== null && <p class="result">{result}</p>}
        </section>
      ))}
    </div>
  </section>
)
