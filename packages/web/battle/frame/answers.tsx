/** One of the three buttons that stand in the same place whatever is asked. */
export type AnswerButton = {
  readonly label: string
  readonly can: boolean
  readonly press: () => void
  /** The key that does the same. */
  readonly key?: string
  readonly isGrave?: boolean
  readonly isUsual?: boolean
}

type Props = { readonly first: AnswerButton; readonly others: readonly AnswerButton[] }

/** OK, Cancel, Undo; while it is shown what happens Next, Pause, Skip. The pointer need never travel. */
export const Answers = ({ first, others }: Props) => (
  // A click leaves the focus where it is: the keys go on working on the table.
  <div class="answers" onMouseDown={(event) => event.preventDefault()}>
    <One button={first} kind={kindOf(first)} />
    {others.map((button, i) => (
      <One key={i} button={button} kind="" />
    ))}
  </div>
)

const kindOf = ({ isGrave, isUsual }: AnswerButton): string =>
  `do-it${isGrave === true ? ' grave' : ''}${isUsual === true ? ' usual' : ''}`

/** A double click does no more than a click: what is asked next may stand there already. */
const SOON = 300
let pressedAt = -Infinity

const One = ({ button, kind }: { readonly button: AnswerButton; readonly kind: string }) => (
  <button
    type="button"
    class={kind}
    disabled={!button.can}
    title={button.label}
    onClick={({ detail, timeStamp }) => {
      if (detail < 2 || timeStamp - pressedAt > SOON) button.press()
      pressedAt = timeStamp
    }}
  >
    <span class="deed">{button.label}</span>
    {button.key !== undefined && <kbd aria-hidden="true">{button.key}</kbd>}
  </button>
)
