import { Pad } from '../hand/pad.tsx'
import type { Step } from '../hand/steps.ts'
import type { InchesWords } from '../words/index.ts'

/** A button in words. */
export type Pressed = {
  readonly label: string
  /** Whether it is what is chosen; absent where nothing is. */
  readonly isPressed?: boolean
  readonly isDisabled?: boolean
  /** What is not done by the way. */
  readonly isGrave?: boolean
  readonly press: () => void
}

const Buttons = ({ all }: { readonly all: readonly Pressed[] }) =>
  all.map(({ label, isPressed, isDisabled = false, isGrave = false, press }, i) => (
    <button
      key={i}
      type="button"
      class={isGrave ? 'grave' : ''}
      aria-pressed={isPressed}
      disabled={isDisabled}
      onClick={press}
    >
      {label}
    </button>
  ))

type Forming<Formation> = {
  readonly formations: readonly Formation[]
  /** How it stands at the end of its plan. */
  readonly stands: Formation
  readonly formed: (formation: Formation) => string
  readonly form: (formation: Formation) => void
}

type Props<Formation> = {
  readonly words: InchesWords['control']
  readonly step: (step: Step) => void
  /** What is done to legs: a new one, one back. */
  readonly legs: readonly Pressed[]
  /** What it may be formed into; absent where that is chosen elsewhere. */
  readonly forming?: Forming<Formation>
  /** Whether it is said how it is done: once is enough. */
  readonly isHinted?: boolean
}

/** Everything that can be done to a plan without a pointer. */
export function ByHand<Formation>(props: Props<Formation>) {
  const { words: w, step, legs, forming, isHinted = true } = props
  return (
    <fieldset class="by-hand">
      <legend>{w.byHand}</legend>
      {isHinted && (
        <p class="soft">
          {w.hint} <span class="keys-hint">{w.hintKeys}</span>
        </p>
      )}
      <div class="pad-and-legs">
        <Pad words={w} turns step={step} />
        <div class="legs">
          <Buttons all={legs} />
        </div>
      </div>
      {forming && forming.formations.length > 1 && <FormedInto words={w} {...forming} />}
    </fieldset>
  )
}

type FormedProps<Formation> = Forming<Formation> & Pick<Props<Formation>, 'words'>

function FormedInto<Formation>({
  words: w,
  formations,
  formed,
  form,
  ...by
}: FormedProps<Formation>) {
  const now = by.stands
  const stands = JSON.stringify(now)
  return (
    <label class="setting">
      <span>{w.form}</span>
      <select
        value={stands}
        onChange={({ currentTarget }) => {
          const formation = formations.find((one) => JSON.stringify(one) === currentTarget.value)
          if (formation) form(formation)
        }}
      >
        {formations.every((one) => JSON.stringify(one) !== stands) && (
          <option value={stands}>{formed(now)}</option>
        )}
        {formations.map((formation) => (
          <option key={JSON.stringify(formation)} value={JSON.stringify(formation)}>
            {formed(formation)}
          </option>
        ))}
      </select>
    </label>
  )
}

type ListProps = {
  readonly title: string
  readonly all: readonly Pressed[]
  /** Several beside each other. */
  readonly isShort?: boolean
}

/** A list of units, or of orders, to choose from. */
export const Listed = ({ title, all, isShort = false }: ListProps) =>
  all.length === 0 ? null : (
    <fieldset>
      <legend>{title}</legend>
      <ul class={isShort ? 'subjects' : ''}>
        {all.map((one, i) => (
          <li key={i}>
            <Buttons all={[one]} />
          </li>
        ))}
      </ul>
    </fieldset>
  )
