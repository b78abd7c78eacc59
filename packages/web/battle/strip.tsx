import type { Status } from '@grognard/adapters'
import { CardLines } from './card.tsx'

/** Turn, phases in order, and how both sides stand. */
export const Strip = ({ status }: { readonly status: Status }) => (
  <section class="strip">
    <p class="turn">{status.turn}</p>
    <ol class="phases">
      {status.phases.map(({ name, present }) => (
        <li
          key={name}
          class={present ? 'present' : undefined}
          aria-current={present ? 'step' : undefined}
        >
          {name}
        </li>
      ))}
    </ol>
    {status.sides.map(({ side, livery, name, lines }) => (
      <section key={side} class="standing">
        <h3 class={`side ${livery}`}>{name}</h3>
        <CardLines lines={lines} />
      </section>
    ))}
  </section>
)
