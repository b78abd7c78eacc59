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
  type SeatId,
  type SideId,
} from '@grognard/kernel'
import { sayRefusal } from '@grognard/toolkit'
import { useEffect, useMemo, useState } from 'preact/hooks'
import { announce } from '../parts/announcer.tsx'
import { FightPanel } from '../parts/fight.tsx'
import { fetched, Nothing } from '../pages/fetched.tsx'
import { goTo } from '../routes.ts'
import { language, words } from '../words/index.ts'
import { Choices } from './choices.tsx'
import { ActionRow } from './frame/action-row.tsx'
import { Answers, type AnswerButton } from './frame/answers.tsx'
import { Framed } from './frame/framed.tsx'
import type { Hand } from './hand.ts'
import { ReportButton } from './report-button.tsx'
import type { Session } from './session.ts'

/** What few battles need is fetched when it is needed. */
const TypedDice = fetched(async () => (await import('./typed-dice.tsx')).TypedDice, Nothing)
const GenericControl = fetched(
  async () => (await import('./generic-control.tsx')).GenericControl,
  Nothing,
)

type Props = { readonly session: Session; readonly adapter: Adapter; readonly hand: Hand }

/** Whose decision it is, what is asked in one sentence, and how to answer. */
export function Decision({ session, adapter, hand }: Props) {
  const news = session.news.value
  const w = words.value
  const open = news?.asks[0]
  /** A plan that was given up begins from nothing. */
  const [anew, setAnew] = useState(0)
  useEffect(() => hand.drop(), [open?.number])
  const planned = hand.offered.value?.question ?? null
  useEffect(() => {
    if (planned !== null) announce(planned)
  }, [planned])
  if (!news) return <p>{w.app.loading}</p>
  const { seat, view, outcome } = news
  if (outcome) return <Over {...{ session, adapter, outcome }} />
  if (!open || seat === null) return <Waiting session={session} adapter={adapter} />
  const cancel = (): void => {
    const isDropped = hand.chosen.value !== null || hand.place.value !== null
    hand.drop()
    if (!isDropped && !hand.key('escape')) setAnew(anew + 1)
  }
  return (
    <section
      class="decision framed"
      tabIndex={-1}
      aria-labelledby="decision-title"
      data-ask={open.ask.name}
      data-number={open.number}
    >
      <Framed
        head={
          <>
            <h2 id="decision-title">
              <span class="unseen">{w.battle.yourDecision(whoIs(news, seat))}</span>
              <span aria-hidden="true">
                <strong class={`side ${sideOf(news)}`}>{whoIs(news, seat)}</strong>
                {phaseSaid(adapter, view)}
              </span>
            </h2>
            <ThrownBefore session={session} adapter={adapter} ask={open.ask} />
          </>
        }
        question={
          <p class="prompt" id="prompt">
            {planned ?? adapter.prompt(view, open.ask, language.value)}
          </p>
        }
        actions={<ActionRow adapter={adapter} seen={view} pressings={hand.pressings.value} />}
        answers={<OkCancelUndo {...{ session, hand, cancel }} />}
      >
        <Refused session={session} adapter={adapter} hand={hand} />
        <Expected session={session} adapter={adapter} ask={open.ask} />
        <PlaceTheRest session={session} adapter={adapter} ask={open.ask} />
        <Answering key={`${open.number} ${anew}`} session={session} adapter={adapter} hand={hand} />
      </Framed>
    </section>
  )
}

/** ' · Action', after whose it is. */
function phaseSaid(adapter: Adapter, seen: unknown): string {
  const { phases } = adapter.status(seen, language.value)
  return phases.flatMap(({ name, present }) => (present ? ` · ${name}` : [])).join('')
}

type AnswersProps = Omit<Props, 'adapter'> & { readonly cancel: () => void }

/** The deed in hand, dropping it, and taking back what was done last. */
function OkCancelUndo({ session, hand, cancel }: AnswersProps) {
  const w = words.value
  const deed = hand.offered.value
  return (
    <Answers
      first={{
        label: deed?.label ?? w.battle.ok,
        can: deed?.can === true,
        isGrave: deed?.isGrave === true,
        isUsual: deed?.isUsual === true,
        press: () => deed?.give(),
      }}
      others={[{ label: w.app.cancel, can: true, press: cancel }, undoButton(session)]}
    />
  )
}

/** Whoever has placed the units that matter leaves the others to his staff. */
function PlaceTheRest({ session, adapter, ask }: ThrownProps) {
  const asks = adapter.placing ?? []
  if (!asks.includes(ask.name)) return null
  return (
    <p class="the-rest">
      <button
        type="button"
        disabled={session.busy.value}
        onClick={() => void session.answerForMe(asks)}
      >
        {words.value.battle.placeTheRest}
      </button>
    </p>
  )
}

/** What this seat did last, taken back; while armies are set up computers let themselves be asked. */
function undoButton(session: Session): AnswerButton {
  const news = session.news.value
  const seat = news?.seat ?? null
  const isOwn = seat !== null && news?.undoable.includes(seat) === true
  return {
    label: words.value.battle.undo,
    can: session.past.value === null && (isOwn || (seat !== null && mayAsk(session, seat))),
    press() {
      if (seat === null) return
      void session.order(isOwn ? { kind: 'undo', seat } : { kind: 'propose', seat, to: null })
    },
  }
}

/** Before the first turn nobody has learnt much from what is taken back, and a computer agrees. */
function mayAsk({ news, adapter, locals }: Session, seat: SeatId): boolean {
  const now = news.value
  if (!now || adapter.value?.isSettingUp?.(now.moment) !== true) return false
  return locals.value.length === 1 && now.decided.includes(seat)
}

type OverProps = Omit<Props, 'hand'> & { readonly outcome: NonNullable<NewsMessage['outcome']> }

function Over({ session, adapter, outcome }: OverProps) {
  const w = words.value
  return (
    <section class="decision framed" tabIndex={-1} aria-labelledby="decision-title" data-ask="over">
      <Framed
        head={
          <h2 id="decision-title" class={`side ${outcome.winner ?? ''}`}>
            {outcome.winner === null ? w.battle.drawn : w.battle.wins(sideName(outcome.winner))}
          </h2>
        }
        question={
          <p class="prompt">
            {w.battle.over}. {adapter.words(language.value).outcome(outcome)}
          </p>
        }
        actions={<ActionRow adapter={adapter} seen={session.news.value?.view} pressings={{}} />}
        answers={
          <Answers
            first={{
              label: w.battle.despatch,
              can: true,
              press: () => goTo({ page: 'despatch', id: session.id }),
            }}
            others={[{ label: w.app.cancel, can: false, press: () => {} }, undoButton(session)]}
          />
        }
      >
        <ReportButton session={session} adapter={adapter} />
      </Framed>
    </section>
  )
}

/** Nothing is asked: what was done last may be taken back all the same. */
const Idle = ({ session }: { readonly session: Session }) => {
  const w = words.value
  const still = { can: false, press: () => {} }
  return (
    <Answers
      first={{ label: w.battle.ok, ...still }}
      others={[{ label: w.app.cancel, ...still }, undoButton(session)]}
    />
  )
}

type ThrownProps = Omit<Props, 'hand'> & { readonly ask: Ask }

/** The dice after which something is asked: whose they are, and what for. */
function ThrownBefore({ session, adapter, ask }: ThrownProps) {
  const before = beforeAsked(session, adapter, ask)
  if (!before) return null
  return (
    <div class="thrown-before" role="group" aria-label={words.value.film.thrown}>
      {before.throws.map(({ whose, dice }, i) => (
        <div key={i} class="last-throw">
          <SmallDice dice={dice} />
          <span>{whose}</span>
        </div>
      ))}
    </div>
  )
}

/** What dice would bring if they are thrown again: it heads what can be done about them. */
function Expected({ session, adapter, ask }: ThrownProps) {
  const before = beforeAsked(session, adapter, ask)
  return before?.expects ? <p class="expects">{before.expects}</p> : null
}

function beforeAsked(session: Session, adapter: Adapter, ask: Ask) {
  const story = { told: session.story.value, since: session.seenUpTo.value }
  return adapter.thrown?.(session.news.value?.view, ask, story, language.value)
}

function Waiting({ session, adapter }: Omit<Props, 'hand'>) {
  const w = words.value
  const news = session.news.value
  const seats = news?.waiting.flatMap(({ seats }) => seats) ?? []
  const who = seats.map((seat) => (news ? whoIs(news, seat) : seat)).join(', ')
  return (
    <section class="decision framed" tabIndex={-1} aria-labelledby="decision-title">
      <Framed
        head={
          <h2 id="decision-title">
            {session.viewer.value === null ? w.battle.spectator : w.battle.waitingFor(who)}
          </h2>
        }
        question={session.busy.value && <p class="prompt">{w.battle.thinking}</p>}
        actions={<ActionRow adapter={adapter} seen={news?.view} pressings={{}} />}
        answers={<Idle session={session} />}
      >
        {null}
      </Framed>
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
  if (CHANCE_ASKS.includes(ask.name)) return <TypedDice ask={ask} give={give} table={hand} />
  const kind = adapter.rulebook.asks.find(({ name }) => name === ask.name) as AnyKind
  const props: ControlProps = {
    seen: news.view,
    ask,
    language: language.value,
    table: hand,
    judge: (answer) => judged(kind, news.view, ask.args, answer),
    candidates: (n) => kind.candidates(news.view, ask.args, n, randomFrom(`${number}`)),
    give,
    ahead: news.ahead,
    sayAhead(name, args, answer) {
      const { seat } = news
      if (seat !== null) void session.order({ kind: 'ahead', seat, ask: name, args, answer })
    },
  }
  const Control = adapter.controls[ask.name]
  if (Control) return <Control {...props} />
  const fight = adapter.fight(news.view, { ask }, language.value)
  return (
    <>
      <Picking {...props} kind={kind} adapter={adapter} hand={hand} nearest={sideOf(news)} />
      {kind.pass !== undefined && props.judge(kind.pass) === null && (
        <PassUntil session={session} hasCards={adapter.hand !== undefined} />
      )}
      {/* Its dice lie above the question: what can be done about them comes first. */}
      {fight && <FightPanel fight={fight} level={3} />}
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
function PassUntil({
  session,
  hasCards,
}: {
  readonly session: Session
  readonly hasCards: boolean
}) {
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
      <legend>{w.passUntil(hasCards)}</legend>
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
