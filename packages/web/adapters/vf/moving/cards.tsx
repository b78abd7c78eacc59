import type { CardPlay, Side, Vf } from '@grognard/rules-vf/functions'
import { cardName } from '../choices/cards.ts'
import type { Wording } from '../wording.ts'

type Props = {
  readonly seen: Vf
  readonly side: Side
  readonly wording: Wording
  readonly plays: readonly CardPlay[]
  readonly cards: readonly CardPlay[]
  readonly change: (cards: readonly CardPlay[]) => void
}

/** Cards that are played with the order. (4.0) */
export const Cards = ({ seen, side, wording, plays, cards, change }: Props) => (
  <fieldset>
    <legend>{wording.text.control.withCard}</legend>
    <ul class="subjects">
      {plays.map((play) => (
        <li key={play.card}>
          <button
            type="button"
            aria-pressed={cards.includes(play)}
            onClick={() =>
              change(cards.includes(play) ? cards.filter((one) => one !== play) : [...cards, play])
            }
          >
            {cardName({ seen, side, wording }, play.card)}
          </button>
        </li>
      ))}
    </ul>
  </fieldset>
)
