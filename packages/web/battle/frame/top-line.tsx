import type { Adapter, Status } from '@grognard/adapters'
import type { Signal } from '@preact/signals'
import { CardLines } from '../card.tsx'
import { BattleMenu } from '../menu.tsx'
import type { Session } from '../session.ts'
import { closesItself } from './closing.ts'

type Props = {
  readonly session: Session
  readonly adapter: Adapter
  readonly status: Status
  /** Whether the units are hidden. */
  readonly bare: Signal<boolean>
}

/** Battle, turn, phases in order, how both sides stand, and the menu: one line above the table. */
export const TopLine = ({ session, adapter, status, bare }: Props) => (
  <header class="top-line">
    <h1 class="title" title={session.summary.value?.title}>
      {session.summary.value?.title}
    </h1>
    <p class="turn">
      <span class="whole">{status.turn}</span>
      <span class="brief">{status.brief}</span>{' '}
      {status.active && <span class={`side ${status.active.livery}`}>{status.active.name}</span>}
    </p>
    <ol class="phases">
      {status.phases.map(({ name, present }) => (
        <li
          key={name}
          class={present ? 'present' : undefined}
          aria-current={present ? 'step' : undefined}
        >
          <span data-text={name}>{name}</span>
        </li>
      ))}
    </ol>
    {status.sides.map((side) => (
      <Standing key={side.side} {...side} />
    ))}
    <BattleMenu {...{ session, adapter, bare }} />
  </header>
)

/** How a side stands in a few signs; opened, all of it with its clauses. */
const Standing = ({ name, livery, short, lines }: Status['sides'][number]) => (
  <details class="standing" {...closesItself}>
    <summary class={`side ${livery}`} title={name}>
      <span class="unseen">{name}</span> <b>{short.score}</b>
      <span class="what">{short.what}</span> {short.lost}
    </summary>
    <section class="standing-lines">
      <h2 class={`side ${livery}`}>{name}</h2>
      <CardLines lines={lines} />
    </section>
  </details>
)
