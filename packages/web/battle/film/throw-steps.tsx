import type { FightShown, FightSide } from '@grognard/adapters'
import { Figures, partsWords, ShownValues } from '@grognard/adapters/parts'
import { words } from '../../words/index.ts'

/** How a throw that is shown came about; its dice lie on the table. */
export function ThrowSteps({ fight }: { readonly fight: FightShown }) {
  const [first, ...others] = fight.sides
  return (
    <section class="throw-steps">
      <h3>{words.value.film.thrown}</h3>
      {first && others.length === 0 ? (
        <>
          <Figures values={first.values} />
          <Needed side={first} />
        </>
      ) : (
        <div class="fight-sides">
          {fight.sides.map((side) => (
            <section key={side.name}>
              <h4 class={`side ${side.livery}`}>{side.name}</h4>
              <ShownValues values={side.values} />
              <Needed side={side} />
            </section>
          ))}
        </div>
      )}
    </section>
  )
}

/** What each die needed, and what came of them all. */
const Needed = ({ side: { dice, result } }: { readonly side: FightSide }) => (
  <p class="needed">
    {dice.map(({ title, hit, faces }, i) => (
      <span key={i}>
        {title}
        {hit ? ` ${partsWords().score(hit.score, hit.or)}` : `: ${faces.join(', ')}`}.{' '}
      </span>
    ))}
    {result !== null && <strong>{result}</strong>}
  </p>
)
