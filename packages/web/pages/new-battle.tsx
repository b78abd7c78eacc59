import type { Adapter } from '@grognard/adapters'
import { hashOf, sideName, whoIs } from '@grognard/adapters/parts'
import { bookOf, families, playersOf, type Book } from '@grognard/books'
import { listed as computers, type PlayerName } from '@grognard/computer/listed'
import type { Json, JsonObject, SetUp, SideId } from '@grognard/kernel'
import { useEffect, useState } from 'preact/hooks'
import { newId } from '../parts/ids.ts'
import { openArmies, type OwnArmy } from '../store/armies.ts'
import { language, words } from '../words/index.ts'
import { ArmyPicker } from './army.tsx'
import { beginBattle } from './begin.ts'
import { BookPicker } from './book-picker.tsx'
import { OptionsPicker } from './options.tsx'
import { MOST_MORE, seatsOf, withMore } from './seats.ts'
import { useAdapter } from './use-adapter.ts'

type Props = {
  readonly list: readonly Book[]
  /** One's own that takes the field. */
  readonly army?: string
}

/** A new battle: which rulebook, which battle, who sits where; the rest has its usual value. */
export function NewBattle({ list, army: id }: Props) {
  const w = words.value.fresh
  const own = useOwnArmies()
  const taken = own?.find((one) => one.id === id) ?? null
  const [picked, setBook] = useState<string | null>(null)
  const book = picked ?? taken?.rulebook ?? families(list)[0]?.usual.id ?? ''
  const [wanted, setWanted] = useState<Wanted>({ scenario: null, options: {} })
  const adapter = useAdapter(book, list)
  const family = bookOf(book, list)?.family
  return (
    <main class="new-battle" id="main" tabIndex={-1}>
      <nav>
        <a href={hashOf({ page: 'home' })}>{words.value.battle.home}</a>
      </nav>
      <h1>{w.title}</h1>
      <BookPicker list={list} book={book} set={setBook} />
      {adapter && (id === undefined || own) ? (
        <Details
          key={book}
          adapter={adapter}
          own={(own ?? []).filter(({ rulebook }) => bookOf(rulebook, list)?.family === family)}
          taken={taken}
          names={playersOf(book, list)}
          wanted={wanted}
          want={setWanted}
        />
      ) : (
        <p>{words.value.app.loading}</p>
      )}
    </main>
  )
}

/** Armies of one's own; null until they have come, none where the browser keeps nothing. */
function useOwnArmies(): readonly OwnArmy[] | null {
  const [own, setOwn] = useState<readonly OwnArmy[] | null>(null)
  useEffect(() => {
    openArmies()
      .then((store) => store.list())
      .then(setOwn)
      .catch(() => setOwn([]))
  }, [])
  return own
}

/** What was chosen stays chosen for another edition, as far as that has it. */
type Wanted = { readonly scenario: string | null; readonly options: JsonObject }

type DetailsProps = {
  readonly wanted: Wanted
  readonly want: (wanted: Wanted) => void
  readonly adapter: Adapter
  /** Armies of one's own, and the one that takes the field. */
  readonly own: readonly OwnArmy[]
  readonly taken: OwnArmy | null
  /** The computer players who can play it. */
  readonly names: readonly PlayerName[]
}

function Details({ adapter, own, taken, names, wanted, want }: DetailsProps) {
  const w = words.value.fresh
  const { rulebook } = adapter
  const said = adapter.words(language.value)
  const scenario =
    rulebook.scenarios.find(({ name }) => name === wanted.scenario) ?? rulebook.scenarios[0]
  const options: JsonObject = Object.fromEntries(
    rulebook.options.map(({ name, usual }) => [name, wanted.options[name] ?? usual]),
  )
  const side = taken && sideFor(adapter, scenario.position, taken)
  const fielded: { readonly [side: string]: Json } = side && taken ? { [side]: taken.army } : {}
  const [armies, setArmies] = useState(fielded)
  const [players, setPlayers] = useState<{ readonly [seat: string]: string }>(
    side === 'blue' ? { blue: 'me', red: names[0] ?? 'friend' } : {},
  )
  /** Commanders of each side besides its first. */
  const [more, setMore] = useState<{ readonly [side: SideId]: number }>({})
  const [seed, setSeed] = useState('')
  const [typed, setTyped] = useState(false)
  const [wrong, setWrong] = useState<string | null>(null)
  const builder = adapter.builder?.agreed?.(options) ?? adapter.builder
  const seats = withMore(seatsOf(rulebook, { position: scenario.position, options }), more)
  const armed = Object.entries(armies).reduce<Json>(
    (made, [side, army]) => builder?.withArmy(made, side, army) ?? made,
    scenario.position,
  )
  const isShared = Object.values(more).some((count) => count > 0)
  const position = isShared ? (adapter.withSeats?.(armed, seats) ?? armed) : armed
  const setUp: SetUp = { position, options }
  const isBeside = (i: number): boolean => seats[i]?.side === seats[0]?.side
  const sitting = (id: string, i: number): string =>
    players[id] ?? (i === 0 ? 'me' : isBeside(i) ? 'friend' : (names[0] ?? 'friend'))
  const given = builder?.armiesOf(scenario.position) ?? null
  const faults = Object.values(armies).flatMap((army) => builder?.faults(army) ?? [])

  const begin = (): void =>
    setWrong(
      beginBattle(adapter, {
        scenario: scenario.name,
        setUp,
        seats,
        sitting: ({ id }, i) => sitting(id, i),
        chance: typed ? { typed: true } : { seed: seed.trim() || newId() },
      }),
    )

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        begin()
      }}
    >
      <OptionsPicker
        all={rulebook.options}
        chosen={options}
        said={said}
        set={(chosen) => want({ ...wanted, options: { ...wanted.options, ...chosen } })}
      />
      <fieldset class="cards">
        <legend>{w.battle}</legend>
        {rulebook.scenarios.map((one) => (
          <label key={one.name} class="pick">
            <input
              type="radio"
              name="battle"
              value={one.name}
              checked={one.name === scenario.name}
              onChange={() => {
                want({ ...wanted, scenario: one.name })
                setArmies(fielded)
              }}
            />
            <span>{said.scenario(one.name)}</span>
          </label>
        ))}
      </fieldset>
      <fieldset class="seats">
        <legend>{w.seats}</legend>
        {seats.map(({ id, side }, i) => (
          <label key={id} class="setting">
            <span class={`side ${side}`}>{whoIs({ seats }, id)}</span>
            <select
              value={sitting(id, i)}
              onChange={({ currentTarget }) =>
                setPlayers({ ...players, [id]: currentTarget.value })
              }
            >
              <option value="me">{w.me}</option>
              <option value="friend">{w.friend}</option>
              {names.map((name) => (
                <option key={name} value={name}>
                  {w.computer(computers[name].title[language.value])}
                </option>
              ))}
            </select>
          </label>
        ))}
        {adapter.withSeats && (
          <Commanders
            sides={[...new Set(seats.map(({ side }) => side))]}
            more={more}
            set={setMore}
          />
        )}
      </fieldset>
      <details class="more-options" open={side !== null}>
        <summary>{w.more}</summary>
        {builder && (
          <fieldset>
            <legend>{w.armies}</legend>
            {given === null ? (
              <p class="soft">{w.fixedArmy}</p>
            ) : (
              Object.keys(given).map((side) => (
                <ArmyPicker
                  key={`${scenario.name} ${side}`}
                  adapter={adapter}
                  builder={builder}
                  own={own}
                  side={side}
                  given={given[side] as Json}
                  chosen={armies[side] ?? null}
                  onChange={(army) => setArmies({ ...armies, [side]: army })}
                />
              ))
            )}
          </fieldset>
        )}
        <fieldset>
          <legend>{w.dice}</legend>
          <label class="pick">
            <input type="radio" name="dice" checked={!typed} onChange={() => setTyped(false)} />
            <span>{w.byComputer}</span>
          </label>
          <label class="pick">
            <input type="radio" name="dice" checked={typed} onChange={() => setTyped(true)} />
            <span>{w.byHand}</span>
          </label>
          <label class="setting">
            <span>{w.seed}</span>
            <input
              value={seed}
              disabled={typed}
              onInput={({ currentTarget }) => setSeed(currentTarget.value)}
            />
          </label>
          <p class="soft">{w.seedText}</p>
        </fieldset>
      </details>
      {wrong !== null && (
        <p class="refusal" role="alert">
          {wrong}
        </p>
      )}
      <button type="submit" class="do-it" disabled={faults.length > 0}>
        {w.begin}
      </button>
    </form>
  )
}

/** The side that an army of one's own takes: that of an army from the same sheet. */
function sideFor({ builder }: Adapter, position: Json, { army }: OwnArmy): SideId {
  const given = builder?.armiesOf(position) ?? {}
  const sheet = (one: Json): string => builder?.bought?.about(one, 'en').sheet ?? ''
  return Object.keys(given).find((side) => sheet(given[side] ?? null) === sheet(army)) ?? 'red'
}

type CommandersProps = {
  readonly sides: readonly SideId[]
  readonly more: { readonly [side: SideId]: number }
  readonly set: (more: { readonly [side: SideId]: number }) => void
}

/** Several players a side: one more of them, or one fewer. */
function Commanders({ sides, more, set }: CommandersProps) {
  const w = words.value.fresh
  return (
    <div class="row">
      {sides.map((side) => {
        const count = more[side] ?? 0
        return (
          <span key={side} class="row">
            <button
              type="button"
              disabled={count >= MOST_MORE}
              onClick={() => set({ ...more, [side]: count + 1 })}
            >
              {w.another(sideName(side))}
            </button>
            {count > 0 && (
              <button type="button" onClick={() => set({ ...more, [side]: count - 1 })}>
                {w.oneFewer(sideName(side))}
              </button>
            )}
          </span>
        )
      })}
    </div>
  )
}
