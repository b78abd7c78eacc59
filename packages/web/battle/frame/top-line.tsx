import type { Adapter, Status } from '@grognard/adapters'
import type { Signal } from '@preact/signals'
import { CardLines } from '../card.tsx'
import { BattleMenu } from '../menu.tsx'
import type { Session } from '../session.ts'
import { Clock } from './clock.tsx'
import { closesItself } from './closing.ts'
import { titled } from './titled.ts'

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
    <Title title={session.summary.value?.title ?? ''} />
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
    <Clock session={session} />
    <BattleMenu {...{ session, adapter, bare }} />
  </header>
)

/** Name and date; the rest of a long title is there for whoever asks. */
function Title({ title }: { readonly title: string }) {
  const { name, more } = titled(title)
  return (
    <h1 class="title" title={title}>
      {name}
      {more !== '' && <em> · {more}</em>}
    </h1>
  )
}

const Flag = ({ isHeld }: { readonly isHeld: boolean }) => (
  <svg class={isHeld ? 'flag held' : 'flag'} viewBox="0 0 12 14" aria-hidden="true">
    <path class="cloth" d="M2 1h10v7H2z" />
    <path class="band" d="M2 8 12 1" />
    <path class="pole" d="M1.5 0v14" />
  </svg>
)

/** How a side stands in a few signs; opened, all of it with its clauses. */
const Standing = ({ name, livery, short, lines }: Status['sides'][number]) => (
  <details class="standing" {...closesItself}>
    <summary class={`side ${livery}`} title={name}>
      <span class="unseen">{name}</span> <b>{short.score}</b>
      {short.flags && short.flags.of > 0 && (
        <span class="flags">
          {Array.from({ length: short.flags.of }, (_, i) => (
            <Flag key={i} isHeld={i < (short.flags?.held ?? 0)} />
          ))}
        </span>
      )}
      <span class="what">{short.what}</span> <span class="lost">{short.lost}</span>
    </summary>
    <section class="standing-lines">
      <h2 class={`side ${livery}`}>{name}</h2>
      <CardLines lines={lines} />
    </section>
  </details>
)
