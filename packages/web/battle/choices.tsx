import type { Adapter, Choice } from '@grognard/adapters'
import { CertificateLink, ShownValues } from '@grognard/adapters/parts'
import { same, type Ask, type Json, type SideId } from '@grognard/kernel'
import { sameThing } from '@grognard/table'
import { useEffect } from 'preact/hooks'
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

/** Choices in words; the same are shown on the table. The first pick shows, the second decides. */
export function Choices({ choices, hand, adapter, seen, ask, nearest, give }: Props) {
  const w = words.value.battle
  const subjects = [...new Set(choices.flatMap(({ subject }) => subject ?? []))]
  const selected = hand.selected.value
  useEffect(() => {
    hand.choices.value = choices
    const [only] = subjects
    if (subjects.length === 1 && only !== undefined) hand.selected.value = only
    return () => {
      hand.choices.value = []
      hand.handles.value = []
    }
  }, [choices])
  useEffect(() => {
    hand.handles.value =
      selected === null
        ? []
        : (adapter.handles?.(seen, ask, selected, language.value, nearest) ?? [])
  }, [selected, ask])

  const chosen = hand.chosen.value
  useEffect(() => {
    if (chosen) announce(shownInWords(chosen))
  }, [chosen])

  const own = choices.filter(({ subject }) => subject !== null && subject === selected)
  const allForSide = choices.filter(({ subject }) => subject === null)
  const { place } = hand
  // Several things may be done at one place, by the unit or by its side: a pick there asks which.
  const here = place.value
    ? [...own, ...allForSide].filter(({ on }) => sameThing(on, place.value))
    : []
  const shown = here.length > 1 ? here : own
  const forSide = allForSide.filter((choice) => here.length < 2 || !here.includes(choice))
  return (
    <div class="choices">
      {shown.length > 0 && (
        <ChoiceList
          title={here.length > 1 ? w.narrowed : nameOf(adapter, seen, selected)}
          choices={shown}
          {...{ hand, adapter, give }}
        />
      )}
      {here.length > 1 && (
        <button type="button" class="quiet" onClick={() => (place.value = null)}>
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
          title={subjects.length > 0 || here.length > 1 ? w.forSide : null}
          choices={forSide}
          {...{ hand, adapter, give }}
        />
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

type ListProps = {
  readonly title: string | null
  readonly choices: readonly Choice[]
  readonly hand: Hand
  readonly adapter: Adapter
  readonly give: (answer: Json) => void
}

function ChoiceList({ title, choices, hand, adapter, give }: ListProps) {
  return (
    <>
      {title !== null && <h3>{title}</h3>}
      <ul class="choice-list">
        {choices.map((choice) => (
          <ChoiceRow key={JSON.stringify(choice.answer)} {...{ choice, hand, adapter, give }} />
        ))}
      </ul>
    </>
  )
}

type RowProps = {
  readonly choice: Choice
  readonly hand: Hand
  readonly adapter: Adapter
  readonly give: (answer: Json) => void
}

function ChoiceRow({ choice, hand, adapter, give }: RowProps) {
  const w = words.value.battle
  const isChosen = same(hand.chosen.value?.answer, choice.answer)
  return (
    <li class={isChosen ? 'choice chosen' : 'choice'}>
      <button
        type="button"
        class={choice.grave ? 'grave' : undefined}
        aria-pressed={isChosen}
        onClick={() => (isChosen ? give(choice.answer) : (hand.chosen.value = choice))}
      >
        {choice.label}
      </button>
      {isChosen && (
        <div class="choice-detail">
          {choice.detail !== null && <p>{choice.detail}</p>}
          <ShownValues values={choice.values} />
          {choice.certificate && (
            <CertificateLink
              rulebook={adapter.rulebook.id}
              carried={choice.certificate}
              by={[choice]}
            />
          )}
          <button type="button" class="do-it" onClick={() => give(choice.answer)}>
            {w.doIt}
          </button>
        </div>
      )}
    </li>
  )
}
