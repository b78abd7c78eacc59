import { FULL_TURN } from '@grognard/geometry'
import type { InchesWords } from '../words/index.ts'
import { ABOUT, going, turning, type Step } from './steps.ts'

type Props = {
  readonly words: InchesWords['control']
  /** Whatever looks somewhere can be turned, and goes to its own front. */
  readonly turns: boolean
  readonly step: (step: Step) => void
}

const SOME = FULL_TURN / 16

/** Arrows for fingers, and for whoever does not drag. */
export function Pad({ words: w, turns, step }: Props) {
  const keys: readonly (readonly [sign: string, label: string, step: Step] | null)[] = [
    turns ? ['↶', w.turnLeft, turning(-SOME)] : null,
    ['▲', turns ? w.ahead : w.up, going(1, 0)],
    turns ? ['↷', w.turnRight, turning(SOME)] : null,
    ['◀', w.left, going(0, -1)],
    turns ? ['⇅', w.aboutFace, ABOUT] : null,
    ['▶', w.right, going(0, 1)],
    null,
    ['▼', turns ? w.aback : w.down, going(-1, 0)],
    null,
  ]
  return (
    <div class="pad" role="group" aria-label={w.byHand}>
      {keys.map((key, i) =>
        key === null ? (
          <span key={i} />
        ) : (
          <button
            key={i}
            type="button"
            aria-label={key[1]}
            title={key[1]}
            onClick={() => step(key[2])}
          >
            {key[0]}
          </button>
        ),
      )}
    </div>
  )
}
