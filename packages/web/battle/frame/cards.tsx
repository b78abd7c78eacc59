import type { HeldCard, Pressing } from '@grognard/adapters'
import { ClauseLink } from '@grognard/adapters/parts'
import { words } from '../../words/index.ts'
import { showTab } from './tabs.tsx'

type Props = {
  readonly held: readonly HeldCard[]
  readonly pressings: { readonly [action: string]: Pressing }
}

const standing = (pressing: Pressing | undefined): string =>
  pressing === undefined ? '' : pressing.isPressed ? ' playable chosen' : ' playable'

/** The hand at the foot of the column, one card over the other; whatever can be played is raised. */
export const HandStrip = ({ held, pressings }: Props) => (
  <div
    class="hand"
    role="group"
    aria-label={words.value.battle.hand}
    style={{ '--count': held.length }}
  >
    {held.length === 0 && <p class="soft">{words.value.battle.noHand}</p>}
    {held.map((card, i) => {
      const pressing = pressings[card.action]
      return (
        <button
          key={`${card.action} ${i}`}
          type="button"
          class={`held${standing(pressing)}`}
          aria-pressed={pressing?.isPressed ?? false}
          aria-label={spoken(card, pressing)}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => (pressing ? pressing.press() : showTab('cards'))}
        >
          <Face card={card} />
        </button>
      )
    })}
  </div>
)

/** All of them in full, with when they are played and the clause. */
export const CardsInHand = ({ held, pressings }: Props) =>
  held.length === 0 ? (
    <p class="soft">{words.value.battle.noHand}</p>
  ) : (
    <ul class="cards-in-hand">
      {held.map((card, i) => {
        const pressing = pressings[card.action]
        return (
          <li key={`${card.action} ${i}`} class={`held${standing(pressing)}`}>
            <button
              type="button"
              disabled={!pressing}
              aria-pressed={pressing?.isPressed ?? false}
              onClick={() => pressing?.press()}
            >
              <Face card={card} />
            </button>
            <ClauseLink id={card.clause} />
          </li>
        )
      })}
    </ul>
  )

const Face = ({ card: { rank, title, when, does } }: { readonly card: HeldCard }) => (
  <>
    <b class="rank">{rank}</b>
    <span class="title">{title}</span>
    <span class="when">{when}</span>
    <span class="does">{does}</span>
  </>
)

const spoken = ({ title, when, does }: HeldCard, pressing: Pressing | undefined): string =>
  `${title}: ${when}, ${does}${pressing ? `; ${words.value.battle.playable}` : ''}`
