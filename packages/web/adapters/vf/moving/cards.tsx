import type { CardPlay, Side, Vf } from '@grognard/rules-vf/computing'
import { cardName } from '../choices/cards.ts'
import type { Tongue } from '../tongue.ts'

type Props = {
  readonly seen: Vf
  readonly side: Side
  readonly tongue: Tongue
  readonly plays: readonly CardPlay[]
  readonly cards: readonly CardPlay[]
  readonly change: (cards: readonly CardPlay[]) => void
}

/** Cards that are played with the order. (4.0) */
export const Cards = ({ seen, side, tongue, plays, cards, change }: Props) => (
  <fieldset>
    <legend>{tongue.text.control.withCard}</legend>
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
            {cardName({ seen, side, tongue }, play.card)}
          </button>
        </li>
      ))}
    </ul>
  </fieldset>
)
