import type { Adapter, Choice, Pressing } from '@grognard/adapters'
import { CertificateLink, Forecast, Ok, ShownValues, useActions } from '@grognard/adapters/parts'
import { same, type Ask, type Json, type SideId } from '@grognard/kernel'
import { sameThing } from '@grognard/table'
import { useEffect, useRef, useState } from 'preact/hooks'
import { announce } from '../parts/announcer.tsx'
import { language, words } from '../words/index.ts'
import type { Hand } from './hand.ts'

type Props = {
  readonly choices: readonly Choice[]
  readonly hand: Hand
  readonly adapter: Adapter
  readonly seen: unknown
  readonly ask: Ask
  readonly nearest: SideId
  readonly give: (answer: Json) => void
}

/** Choices in words; the same are shown on the table. The first pick shows, OK or a second decides. */
export function Choices({ choices, hand, adapter, seen, ask, nearest, give }: Props) {
  const w = words.value.battle
  const subjects = [...new Set(choices.flatMap(({ subject }) => subject ?? []))]
  const selected = hand.selected.value
  /** Only what is done by this of the book's actions. */
  const [action, setAction] = useState<string | null>(null)
  useEffect(() => {
    hand.choices.value = choices
    const [only] = subjects
    const first = choices.find(({ isFirst }) => isFirst)?.subject
    if (first) hand.selected.value = first
    else if (subjects.length === 1 && only !== undefined) hand.selected.value = only
    return () => {
      // The choices of the next question may be there before this is told that it has gone.
      if (hand.choices.peek() === choices) hand.choices.value = []
    }
  }, [choices])
  useEffect(() => {
    const handles =
      selected === null
        ? []
        : (adapter.handles?.(seen, ask, selected, language.value, nearest) ?? []).filter(({ id }) =>
            isWanted(id, choices, selected, action),
          )
    hand.handles.value = handles
    return () => {
      if (hand.handles.peek() === handles) hand.handles.value = []
    }
  }, [selected, ask, action])
  useEffect(() => setAction(null), [selected])

  const chosen = hand.chosen.value
  /** What was pressed in the list opens where it was pressed; else it is shown above the list. */
  const [pressed, setPressed] = useState<Choice | null>(null)
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // What was chosen for the question before may still be in hand.
    if (!chosen || !choices.includes(chosen)) return
    announce(shownInWords(chosen))
    const shown = root.current?.querySelector(pressed === chosen ? '.choice.chosen' : '.planned')
    shown?.scrollIntoView({ block: 'nearest' })
  }, [chosen])

  const { place } = hand
  const mine = choices.filter(({ subject }) => subject === null || subject === selected)
  useActions(hand, pressingsOf(mine, hand, action, setAction, give))
  // Several things may be done at one place, by the unit or by its side: a pick there asks which.
  const here = place.value ? mine.filter(({ on }) => sameThing(on, place.value)) : []
  const narrowed = action === null ? here : mine.filter((choice) => choice.action === action)
  const isNarrow = narrowed.length > 1
  const row = (adapter.actions?.(seen, language.value) ?? []).map(({ id }) => id)
  const listed = mine.filter((choice) => !isInRow(choice, mine, row))
  const own = listed.filter(({ subject }) => subject !== null)
  const shown = isNarrow ? narrowed : own
  const forSide = isNarrow ? [] : listed.filter(({ subject }) => subject === null)
  const usual = chosen || isNarrow ? undefined : choices.find(({ byDefault }) => byDefault)
  return (
    <div ref={root} class="choices">
      {usual && (
        <Ok
          table={hand}
          label={usual.brief ?? usual.label}
          can
          isUsual
          give={() => give(usual.answer)}
        />
      )}
      {chosen && pressed !== chosen && (
        <>
          <h3 class="planned">{chosen.label}</h3>
          <Chosen {...{ chosen, adapter, hand, give }} />
        </>
      )}
      {shown.length > 0 && (
        <ChoiceList
          title={isNarrow ? w.narrowed : nameOf(adapter, seen, selected)}
          choices={shown}
          {...{ adapter, hand, give, pressed, setPressed }}
        />
      )}
      {isNarrow && (
        <button
          type="button"
          class="quiet"
          onClick={() => {
            place.value = null
            setAction(null)
          }}
        >
          {w.allChoices}
        </button>
      )}
      {subjects.length > 1 && (
        <details open={own.length === 0}>
          <summary>{own.length === 0 ? w.chooseUnit : w.others}</summary>
          <ul class="subjects">
            {subjects.map((subject) => (
              <li key={subject}>
                <button
                  type="button"
                  aria-pressed={subject === selected}
                  onClick={() => {
                    hand.drop()
                    hand.selected.value = subject
                  }}
                >
                  {nameOf(adapter, seen, subject)}
                </button>
              </li>
            ))}
          </ul>
        </details>
      )}
      {forSide.length > 0 && (
        <ChoiceList
          title={subjects.length > 0 ? w.forSide : null}
          choices={forSide}
          {...{ adapter, hand, give, pressed, setPressed }}
        />
      )}
    </div>
  )
}

/** Round buttons would hide the neighbours of a unit: they come with the action that they belong to. */
const isWanted = (
  handle: string,
  choices: readonly Choice[],
  selected: string,
  pressed: string | null,
): boolean =>
  choices.some(
    ({ subject, on, action }) =>
      subject === selected &&
      on !== null &&
      'handle' in on &&
      on.handle === handle &&
      (action === undefined || action === pressed),
  )

/** What the only one of its action does stands in the row of actions, and need not be listed. */
const isInRow = ({ action }: Choice, among: readonly Choice[], row: readonly string[]): boolean =>
  action !== undefined &&
  row.includes(action) &&
  among.filter((other) => other.action === action).length === 1

/** The book's actions that can be done now: the only choice is chosen, and done by a second press. */
function pressingsOf(
  mine: readonly Choice[],
  hand: Hand,
  action: string | null,
  setAction: (action: string | null) => void,
  give: Props['give'],
): { readonly [action: string]: Pressing } {
  const ids = new Set(mine.flatMap((choice) => choice.action ?? []))
  const pressing = (id: string): Pressing => ({
    isPressed: hand.chosen.value?.action === id || action === id,
    press() {
      const [only, another] = mine.filter((choice) => choice.action === id)
      if (only && !another && same(hand.chosen.value?.answer, only.answer)) return give(only.answer)
      hand.drop()
      if (only && !another) hand.chosen.value = only
      setAction(another ? id : null)
    },
  })
  return Object.fromEntries(Array.from(ids, (id) => [id, pressing(id)]))
}

type ChosenProps = Pick<Props, 'adapter' | 'hand' | 'give'> & { readonly chosen: Choice }

/** What may come of what is chosen, and OK for it. */
function Chosen({ chosen, adapter, hand, give }: ChosenProps) {
  const { label, brief = label, question, grave, detail, values, forecast } = chosen
  const { answer, certificate } = chosen
  return (
    <div class="choice-detail">
      <Ok
        table={hand}
        label={brief}
        can
        isGrave={grave}
        question={question ?? null}
        give={() => give(answer)}
      />
      {forecast ? (
        <Forecast forecast={forecast} by={[chosen]} />
      ) : (
        <>
          {detail !== null && <p>{detail}</p>}
          <ShownValues values={values} />
        </>
      )}
      {certificate && (
        <CertificateLink rulebook={adapter.rulebook.id} carried={certificate} by={[chosen]} />
      )}
    </div>
  )
}

/** The same that is seen of a choice before it is made. */
const shownInWords = ({ label, detail, values }: Choice): string =>
  [
    `${label}.`,
    detail ?? '',
    ...values.map(({ title, value }) => `${title} ${value.value}.`),
    words.value.battle.chosen,
  ].join(' ')

const nameOf = (adapter: Adapter, seen: unknown, body: string | null): string =>
  body === null ? '' : (adapter.card(seen, body, language.value)?.name ?? body)

type PressedProps = {
  readonly pressed: Choice | null
  readonly setPressed: (choice: Choice) => void
}

type ListProps = Pick<Props, 'choices' | 'adapter' | 'hand' | 'give'> &
  PressedProps & {
    readonly title: string | null
  }

function ChoiceList({ title, choices, ...given }: ListProps) {
  return (
    <>
      {title !== null && <h3>{title}</h3>}
      <ul class="choice-list">
        {choices.map((choice) => (
          <ChoiceRow key={JSON.stringify(choice.answer)} choice={choice} {...given} />
        ))}
      </ul>
    </>
  )
}

type RowProps = Pick<Props, 'adapter' | 'hand' | 'give'> &
  PressedProps & { readonly choice: Choice }

function ChoiceRow({ choice, adapter, hand, give, pressed, setPressed }: RowProps) {
  const isChosen = same(hand.chosen.value?.answer, choice.answer)
  return (
    <li class={isChosen && pressed === choice ? 'choice chosen' : 'choice'}>
      <button
        type="button"
        class={choice.grave ? 'grave' : undefined}
        aria-pressed={isChosen}
        onClick={() => {
          if (isChosen) return give(choice.answer)
          setPressed(choice)
          hand.chosen.value = choice
        }}
      >
        {choice.label}
      </button>
      {isChosen && pressed === choice && <Chosen chosen={choice} {...{ adapter, hand, give }} />}
    </li>
  )
}
