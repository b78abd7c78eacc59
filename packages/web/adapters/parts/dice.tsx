import type { DieShown } from '@grognard/table'
import type { DiceShown } from '../adapter.ts'
import { ShownValues } from './explained.tsx'
import { partsWords } from './words.ts'

/** Where the pips of a face lie, in thirds of the die. */
const PIPS: { readonly [face: number]: readonly (readonly [number, number])[] } = {
  1: [[1, 1]],
  2: [
    [0, 0],
    [2, 2],
  ],
  3: [
    [0, 0],
    [1, 1],
    [2, 2],
  ],
  4: [
    [0, 0],
    [0, 2],
    [2, 0],
    [2, 2],
  ],
  5: [
    [0, 0],
    [0, 2],
    [1, 1],
    [2, 0],
    [2, 2],
  ],
  6: [
    [0, 0],
    [0, 1],
    [0, 2],
    [2, 0],
    [2, 1],
    [2, 2],
  ],
}

type DieProps = {
  readonly face: number
  /** Null where dice only add up. */
  readonly hit: boolean | null
}

/** One die. A hit has a heavy outline and a tick below, a miss a thin one and a stroke. */
export const Die = ({ face, hit }: DieProps) => (
  <svg
    class={hit === null ? 'die' : hit ? 'die hit' : 'die miss'}
    viewBox="0 0 40 50"
    width="40"
    height="50"
    aria-hidden="true"
  >
    <rect class="die-body" x="3" y="3" width="34" height="34" rx="6" />
    {PIPS[face] ? (
      PIPS[face].map(([row, column]) => (
        <circle
          key={`${row} ${column}`}
          class="die-pip"
          cx={11 + column * 9}
          cy={11 + row * 9}
          r="3.2"
        />
      ))
    ) : (
      <text class="die-number" x="20" y="26" text-anchor="middle">
        {face}
      </text>
    )}
    {hit === true && <path class="die-mark" d="M14 44 l4 4 l8 -7" />}
    {hit === false && <path class="die-mark" d="M15 44.5 h10" />}
  </svg>
)

const isHit = (hit: DiceShown['hit'], face: number): boolean | null =>
  hit === null ? null : hit.or === 'less' ? face <= hit.score : face >= hit.score

/** Dice as they lie, with the same in words. */
export function DiceRow({ dice }: { readonly dice: DiceShown }) {
  const w = partsWords()
  const { title, faces, hit, values } = dice
  const hits = faces.filter((face) => isHit(hit, face) === true).length
  const listed = faces.join(', ')
  const said =
    faces.length === 0
      ? w.none
      : hit === null
        ? w.dice(listed)
        : w.needing(listed, hit.score, hit.or, hits)
  return (
    <div class="dice-row">
      <p class="dice-title">
        {title}
        {hit !== null && <span class="dice-needs"> {w.score(hit.score, hit.or)}</span>}
      </p>
      <div class="dice" role="img" aria-label={said}>
        {faces.map((face, i) => (
          <Die key={i} face={face} hit={isHit(hit, face)} />
        ))}
      </div>
      <ShownValues values={values} />
    </div>
  )
}

/** Dice as small as a line of text: a hit is dark, a miss is pale. */
export function SmallDice({ dice }: { readonly dice: readonly DieShown[] }) {
  const said = dice.map(({ face, was }) => (was === null ? `${face}` : `${was}→${face}`))
  return (
    <span class="small-dice" role="img" aria-label={partsWords().dice(said.join(', '))}>
      {dice.map(({ face, how }, i) => (
        <svg key={i} class={`small-die ${how}`} viewBox="0 0 40 40" width="24" height="24">
          <rect class="die-body" x="2" y="2" width="36" height="36" rx="7" />
          {PIPS[face] ? (
            PIPS[face].map(([row, column]) => (
              <circle
                key={`${row} ${column}`}
                class="die-pip"
                cx={10 + column * 10}
                cy={10 + row * 10}
                r="3.6"
              />
            ))
          ) : (
            <text class="die-number" x="20" y="27" text-anchor="middle">
              {face}
            </text>
          )}
        </svg>
      ))}
    </span>
  )
}
