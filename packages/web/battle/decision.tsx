import type { Adapter, ControlProps } from '@grognard/adapters'
import { CertificateLink, ClauseLink, sideName, SmallDice, whoIs } from '@grognard/adapters/parts'
import type { NewsMessage } from '@grognard/host'
import {
  randomFrom,
  refuseForm,
  UNTIL_ABLE,
  type AnyKind,
  type Ask,
  type Json,
  type Refusal,
  type SideId,
} from '@grognard/kernel'
import { sayRefusal } from '@grognard/toolkit'
import { useEffect, useMemo } from 'preact/hooks'
import { FightPanel } from '../parts/fight.tsx'
import { language, words } from '../words/index.ts'
import { Choices } from './choices.tsx'
import { GenericControl } from './generic-control.tsx'
import type { Hand } from './hand.ts'
import { ReportButton } from './report-button.tsx'
import type { Session } from './session.ts'
import { TypedDice } from './typed-dice.tsx'

type Props = { readonly session: Session; readonly adapter: Adapter; readonly hand: Hand }

/** Whose decision it is, what is asked in one sentence, and how to answer. */
export function Decision({ session, adapter, hand }: Props) {
  const news = session.news.value
  const w = words.value
  const open = news?.asks[0]
  useEffect(() => hand.drop(), [open?.number])
  if (!news) return <p>{w.app.loading}</p>
  const { seat, view, outcome } = news
  if (outcome) {
    const said = adapter.words(language.value).outcome(outcome)
    return (
      <section class="decision" tabIndex={-1} aria-labelledby="decision-title" data-ask="over">
        <h2 id="decision-title" class={`side ${outcome.winner ?? ''}`}>
          {outcome.winner === null ? w.battle.drawn : w.battle.wins(sideName(outcome.winner))}
        </h2>
        <p class="prompt">
          {w.battle.over}. {said}
        </p>
        <ReportButton session={session} adapter={adapter} />
      </section>
    )
  }
  if (!open || seat === null) return <Waiting session={session} />
  return (
    <section
      class="decision"
      tabIndex={-1}
      aria-labelledby="decision-title"
      data-ask={open.ask.name}
      data-number={open.number}
    >
      <h2 id="decision-title" class={`side ${sideOf(news)}`}>
        {w.battle.yourDecision(whoIs(news, seat))}
      </h2>
      <ThrownBefore session={session} adapter={adapter} ask={open.ask} />
      <p class="prompt" id="prompt">
        {adapter.prompt(view, open.ask, language.value)}
      </p>
      <Refused session={session} adapter={adapter} hand={hand} />
      <Answering key={open.number} session={session} adapter={adapter} hand={hand} />
    </section>
  )
}

type ThrownProps = Omit<Props, 'hand'> & { readonly ask: Ask }

/** The dice after which something is asked: whose they are, what for, and what is to be expected. */
function ThrownBefore({ session, adapter, ask }: ThrownProps) {
  const seen = session.news.value?.view
  const story = { told: session.story.value, since: session.seenUpTo.value }
  const before = adapter.thrown?.(seen, ask, story, language.value)
  if (!before) return null
  return (
    <div class="thrown-before" role="group" aria-label={words.value.film.thrown}>
      {before.throws.map(({ whose, dice }, i) => (
        <div key={i} class="last-throw">
          <SmallDice dice={dice} />
          <span>{whose}</span>
        </div>
      ))}
      {before.expects !== null && <p class="expects">{before.expects}</p>}
    </div>
  )
}

function Waiting({ session }: { readonly session: Session }) {
  const w = words.value
  const news = session.news.value
  const seats = news?.waiting.flatMap(({ seats }) => seats) ?? []
  const who = seats.map((seat) => (news ? whoIs(news, seat) : seat)).join(', ')
  return (
    <section class="decision" tabIndex={-1} aria-labelledby="decision-title">
      <h2 id="decision-title">
        {session.viewer.value === null ? w.battle.spectator : w.battle.waitingFor(who)}
      </h2>
      {session.busy.value && <p>{w.battle.thinking}</p>}
    </section>
  )
}

/** Why the last answer would not do, with its clause. */
function Refused({ session, adapter, hand }: Props) {
  const refusal = session.refused.value
  const reason = hand.reason.value
  // Whoever has chosen something else since need not be told any more.
  if (!refusal || (reason && hand.chosen.value)) return null
  return (
    <p class="refusal" role="alert">
      {sentenceOfRefusal(adapter, refusal)}{' '}
      {refusal.clause !== null && <ClauseLink id={refusal.clause} />}{' '}
      {adapter.certificates && reason && (refusal.lines ?? []).length > 0 && (
        <CertificateLink
          rulebook={adapter.rulebook.id}
          carried={reason.carried}
          by={[refusal, reason]}
        />
      )}
    </p>
  )
}

const sentenceOfRefusal = (adapter: Adapter, refusal: Refusal): string =>
  refusal.clause === null
    ? sayRefusal(language.value, refusal)
    : adapter.words(language.value).refusal(refusal)

const CHANCE_ASKS = ['dice', 'draw']

function Answering({ session, adapter, hand }: Props) {
  const news = session.news.value
  const open = news?.asks[0]
  if (!news || !open) return null
  const { number, ask } = open
  const give = (answer: Json): void => void session.answer(number, answer)
  if (CHANCE_ASKS.includes(ask.name)) return <TypedDice ask={ask} give={give} />
  const kind = adapter.rulebook.asks.find(({ name }) => name === ask.name) as AnyKind
  const props: ControlProps = {
    seen: news.view,
    ask,
    language: language.value,
    table: hand,
    judge: (answer) => judged(kind, news.view, ask.args, answer),
    candidates: (n) => kind.candidates(news.view, ask.args, n, randomFrom(`${number}`)),
    give,
  }
  const Control = adapter.controls[ask.name]
  if (Control) return <Control {...props} />
  const fight = adapter.fight(news.view, { ask }, language.value)
  return (
    <>
      {fight && <FightPanel fight={fight} level={3} />}
      <Picking {...props} kind={kind} adapter={adapter} hand={hand} nearest={sideOf(news)} />
      {kind.pass !== undefined && props.judge(kind.pass) === null && (
        <PassUntil session={session} />
      )}
    </>
  )
}

/** The side that sits at the bottom of the screen. */
export const sideOf = ({ seats, seat }: Pick<NewsMessage, 'seats' | 'seat'>): SideId =>
  seats.find(({ id }) => id === seat)?.side ?? 'red'

type PickingProps = ControlProps & {
  readonly kind: AnyKind
  readonly adapter: Adapter
  readonly hand: Hand
  readonly nearest: SideId
}

/** One of a list of choices, or of the candidates where the adapter has no list. */
function Picking(props: PickingProps) {
  const { adapter, hand, seen, ask, language, nearest, give } = props
  // Worked out once for a question: what is chosen must stay what it is.
  const choices = useMemo(
    () => adapter.choices(seen, ask, language, nearest),
    [seen, ask, language, nearest],
  )
  if (!choices) return <GenericControl {...props} />
  return (
    <Choices
      choices={choices}
      hand={hand}
      adapter={adapter}
      seen={seen}
      ask={ask}
      nearest={nearest}
      give={give}
    />
  )
}

const judged = (kind: AnyKind, seen: unknown, args: Json, answer: Json): Refusal | null =>
  refuseForm(kind, answer) ?? kind.refuse(seen, args, answer)

/** 'Pass for me until ...' for whatever one does not want to be asked about meanwhile. */
function PassUntil({ session }: { readonly session: Session }) {
  const news = session.news.value
  const seat = news?.seat
  if (!news || seat === undefined || seat === null) return null
  const w = words.value.battle
  // Whoever is alone is not asked what can only be passed; between people the question betrays nothing.
  const untilAble = session.locals.value.length > 1 ? [UNTIL_ABLE] : []
  const untils = [...Object.keys(news.moment), ...untilAble].filter((name) =>
    Object.hasOwn(w.until, name),
  )
  return (
    <fieldset class="pass-until">
      <legend>{w.passUntil}</legend>
      {untils.map((until) => (
        <button
          key={until}
          type="button"
          onClick={() => void session.order({ kind: 'pass', seat, until, ask: null })}
        >
          {w.until[until]}
        </button>
      ))}
    </fieldset>
  )
}
