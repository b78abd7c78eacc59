import type { Adapter } from '@grognard/adapters'
import { ClauseLink, hashOf } from '@grognard/adapters/parts'
import { bookOf, editionsIn, playersOf, type BattleTold, type Book } from '@grognard/books'
import type { JsonObject, SideId } from '@grognard/kernel'
import { useMemo, useState } from 'preact/hooks'
import { dateOf, toldAs, useTold } from '../home/told.ts'
import { beginBattle } from '../pages/begin.ts'
import { OptionsPicker } from '../pages/options.tsx'
import { useAdapter } from '../pages/use-adapter.ts'
import { newId } from '../parts/ids.ts'
import { sceneOfPosition } from '../parts/scenes.ts'
import { StaffMap } from '../parts/staff-map.tsx'
import '../style/heads.css'
import './briefing.css'
import { before } from '../words/before.ts'
import { front } from '../words/front.ts'
import { language, words } from '../words/index.ts'
import { Armies } from './armies.tsx'
import { Against, Choices } from './choices.tsx'

type Props = {
  readonly list: readonly Book[]
  readonly rulebook: string
  readonly scenario: string
}

/** What one should know before a battle: the country and who is on it, and what is left to decide. */
export function Briefing({ list, rulebook, scenario }: Props) {
  const [book, setBook] = useState(rulebook)
  const [decided, decide] = useState<Decided>({
    me: 'red',
    against: null,
    byHand: false,
    agreed: {},
  })
  const adapter = useAdapter(book, list)
  const all = useTold(list)
  const told = all && toldAs(all, bookOf(rulebook, list)?.family, scenario)
  const w = front.value
  const place = told?.place[language.value]
  const title = place ?? adapter?.words(language.value).scenario(scenario) ?? ''
  return (
    <main class="briefing" id="main" tabIndex={-1}>
      <header class="page-head">
        <a class="back" href={hashOf({ page: 'home' })}>
          ‹ {w.battles}
        </a>
        <h1>
          {title} {told?.date && <small>{dateOf(told.date, language.value)}</small>}
        </h1>
        <button type="button" class="place" onClick={() => print()}>
          {before.value.briefing.print}
        </button>
      </header>
      {adapter && all ? (
        <Details
          adapter={adapter}
          told={told}
          scenario={scenario}
          list={list}
          book={book}
          setBook={setBook}
          decided={decided}
          decide={(more) => decide({ ...decided, ...more })}
        />
      ) : (
        <p>{words.value.app.loading}</p>
      )}
    </main>
  )
}

/** What is left to decide: another edition changes nothing of it. */
type Decided = {
  readonly me: SideId
  /** Null: the usual opponent. */
  readonly against: string | null
  readonly byHand: boolean
  readonly agreed: JsonObject
}

type DetailsProps = {
  readonly adapter: Adapter
  readonly told: BattleTold | null
  readonly scenario: string
  readonly list: readonly Book[]
  readonly book: string
  readonly setBook: (book: string) => void
  readonly decided: Decided
  readonly decide: (more: Partial<Decided>) => void
}

const SIDES = ['red', 'blue'] as const

function Details(props: DetailsProps) {
  const { adapter, told, scenario, list, book, setBook, decided, decide } = props
  const w = before.value.briefing
  const speaking = language.value
  const { rulebook } = adapter
  const { me, byHand, agreed } = decided
  const against = decided.against ?? playersOf(book, list)[0] ?? 'friend'
  const [wrong, setWrong] = useState<string | null>(null)
  const options: JsonObject = Object.fromEntries(
    rulebook.options.map(({ name, usual }) => [name, agreed[name] ?? usual]),
  )
  const history = adapter.historical?.(scenario) ?? null
  const given = rulebook.scenarios.find(({ name }) => name === scenario)?.position ?? null
  const stood = history?.asItStood ?? given
  const shown = useMemo(
    () => sceneOfPosition(adapter, stood, me, options),
    [adapter, scenario, me, speaking, JSON.stringify(options)],
  )
  if (!shown) return <p class="refusal">{w.missing}</p>
  const position = byHand && history ? history.toPlace : stood
  const { seats } = shown.battle
  const editions = editionsIn(bookOf(book, list)?.family ?? '', list)
  const begin = (mine: string): void =>
    setWrong(
      beginBattle(adapter, {
        scenario,
        setUp: { position, options },
        seats,
        sitting: ({ side }) => (side === me ? mine : against),
        chance: { seed: newId() },
      }),
    )
  const general = (side: SideId): string => {
    const one = told?.generals[side]
    const colour = adapter.status(shown.seen, speaking).sides.find((other) => other.side === side)
    return one ? w.side(one.short[speaking], one.army[speaking]) : (colour?.name ?? side)
  }
  const { lastTurn } = shown.seen as { readonly lastTurn?: number }
  const watched = against === 'friend' ? (playersOf(book, list)[0] ?? 'random') : against
  return (
    <form
      class="briefed"
      onSubmit={(event) => {
        event.preventDefault()
        begin('me')
      }}
    >
      <div class="country">
        <StaffMap scene={shown.scene} kind="chart" label={front.value.map(rulebook.title)} />
        <Armies scene={shown.scene} told={told} />
      </div>
      <div class="decide">
        <Choices
          name="side"
          legend={w.youAre}
          values={SIDES.map((side) => ({ value: side, title: general(side), line: null }))}
          chosen={me}
          set={(side) => decide({ me: side })}
        />
        {told && <p class="story">{told.story[me]?.[speaking]}</p>}
        {told && (
          <dl class="facts">
            <div>
              <dt>{w.whatWins}</dt>
              <dd>
                {told.wins[speaking]} <ClauseLink id={told.clause} />
              </dd>
            </div>
            <div>
              <dt>{w.howLong}</dt>
              <dd>
                {lastTurn !== undefined && `${front.value.turns(lastTurn)}. `}
                {front.value.about(told.minutes)}.{' '}
                <span class="fine">{w.reckoned(told.decisions)}</span>
              </dd>
            </div>
          </dl>
        )}
        {history && (
          <Choices
            name="placing"
            legend={w.placing}
            values={[
              { value: 'stood', title: w.asItStood, line: null },
              { value: 'hand', title: w.byHand, line: null },
            ]}
            chosen={byHand ? 'hand' : 'stood'}
            set={(placing) => decide({ byHand: placing === 'hand' })}
          />
        )}
        {editions.length > 1 && (
          <Choices
            name="edition"
            legend={w.edition}
            values={editions.map(({ id, edition, title }) =>
              edition === 'none'
                ? { value: id, title: title[speaking], line: null }
                : { value: id, title: edition.name[speaking], line: edition.line[speaking] },
            )}
            chosen={book}
            set={setBook}
          />
        )}
        <OptionsPicker
          all={rulebook.options}
          chosen={options}
          said={adapter.words(speaking)}
          set={(chosen) => decide({ agreed: { ...agreed, ...chosen } })}
        />
        <Against
          names={playersOf(book, list)}
          chosen={against}
          set={(name) => decide({ against: name })}
        />
        {wrong !== null && (
          <p class="refusal" role="alert">
            {wrong}
          </p>
        )}
        <div class="begin">
          <button type="submit" class="first">
            {w.begin}
          </button>
          <button type="button" onClick={() => begin(watched)}>
            {w.watch}
          </button>
        </div>
        <p class="fine">
          <a href={hashOf({ page: 'new' })}>{w.more}</a>
        </p>
      </div>
    </form>
  )
}
