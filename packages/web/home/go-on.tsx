import { hashOf } from '@grognard/adapters/parts'
import { bookOf, type BattleTold, type Book } from '@grognard/books'
import { HUMAN } from '@grognard/host'
import { listed, type PlayerName } from '@grognard/computer/listed'
import { useEffect, useState } from 'preact/hooks'
import type { Traces } from '@grognard/table'
import { StaffMap } from '../parts/staff-map.tsx'
import type { Kept } from '../store/store.ts'
import { front } from '../words/front.ts'
import { language, words } from '../words/index.ts'
import type { AsLeft } from './kept-battle.ts'
import { dateOf, toldAs, type ToldOf } from './told.ts'

type Props = {
  readonly battles: readonly [Kept, ...Kept[]]
  readonly all: readonly ToldOf[]
  readonly list: readonly Book[]
}

/** The battle that was left last: how it stands, whose turn it is, and the count. */
export function GoOn({ battles, all, list }: Props) {
  const w = front.value
  const [kept, ...others] = battles
  const [left, setLeft] = useState<AsLeft | null>(null)
  const [traces, setTraces] = useState<Traces | null>(null)
  useEffect(() => {
    let isWanted = true
    setLeft(null)
    setTraces(null)
    void import('./kept-battle.ts')
      .then(({ asLeft }) => asLeft(kept, list))
      .then(async (found) => {
        if (!isWanted) return
        setLeft(found)
        const moves = (await found?.lastMoves()) ?? null
        if (isWanted) setTraces(moves)
      })
    return () => {
      isWanted = false
    }
  }, [kept.id, kept.changed, language.value])
  const told = toldAs(all, bookOf(kept.rulebook, list)?.family, kept.scenario)
  return (
    <section class="go-on" aria-labelledby="go-on">
      <a class="map-link" href={hashOf({ page: 'battle', id: kept.id })} tabIndex={-1} aria-hidden>
        <StaffMap
          scene={left?.scene ?? null}
          kind="map"
          label={null}
          traces={traces ?? undefined}
        />
      </a>
      <div class="go-on-text">
        <p class="over-heading">{w.goOnWith}</p>
        <h2 id="go-on">{headingOf(kept, told)}</h2>
        {told?.date && <p class="when">{dateOf(told.date, language.value)}</p>}
        <p class="stands">{left ? sentenceOf(left, kept, told) : turnOf(kept)}</p>
        {left && <Count left={left} kept={kept} told={told} />}
        <p class="fine">{w.left(whenOf(kept))}</p>
        <div class="deeds">
          <a class="button first" href={hashOf({ page: 'battle', id: kept.id })}>
            {kept.over ? w.see : w.goOn}
          </a>
        </div>
        {others.length > 0 && (
          <p class="also">
            <span class="fine">{w.also}</span>
            {others.slice(0, 2).map((other) => (
              <a key={other.id} href={hashOf({ page: 'battle', id: other.id })}>
                {headingOf(
                  other,
                  toldAs(all, bookOf(other.rulebook, list)?.family, other.scenario),
                )}
                {other.turn !== '' && `, ${w.turn(other.turn)}`}
              </a>
            ))}
          </p>
        )}
      </div>
    </section>
  )
}

/** The place where a battle of history was fought, unless somebody calls it otherwise. */
function headingOf({ title }: Kept, told: BattleTold | null): string {
  const place = told?.place[language.value]
  return place !== undefined && title.startsWith(place) ? place : (title.split(': ')[0] ?? title)
}

const turnOf = ({ turn }: Kept): string =>
  turn === '' ? '' : `${words.value.battle.turn(Number(turn))}.`

const whenOf = ({ changed }: Kept): string =>
  new Intl.DateTimeFormat(language.value === 'en' ? 'en-GB' : language.value, {
    dateStyle: 'medium',
    timeStyle: 'short',
  }).format(changed)

const generalOf = (told: BattleTold | null, side: string, name: string): string =>
  told?.generals[side]?.short[language.value] ?? name

function sentenceOf({ status, mine, isSettingUp }: AsLeft, kept: Kept, told: BattleTold | null) {
  const w = front.value
  if (kept.over) return w.ended
  if (isSettingUp) return w.beginning
  const { active, turn } = status
  if (active === null) return `${turn}.`
  const isMine = active.livery === mine
  return `${turn}. ${isMine ? w.yours : w.theirs(generalOf(told, active.livery, active.name))}`
}

type CountProps = {
  readonly left: AsLeft
  readonly kept: Kept
  readonly told: BattleTold | null
}

/** What each side counts for winning, and what it has lost. */
const Count = ({ left, kept, told }: CountProps) => (
  <table class="count">
    <tbody>
      {left.status.sides.map(({ side, livery, name, short }) => (
        <tr key={side}>
          <th scope="row">
            <span class={`swatch ${livery}`} aria-hidden />
            {generalOf(told, side, name)}
            <span class="fine">, {playerOf(kept, side, left.mine)}</span>
          </th>
          <td class="fine">
            {short.what} {short.lost}
          </td>
          <td class="score">{short.score}</td>
        </tr>
      ))}
    </tbody>
  </table>
)

function playerOf({ players }: Kept, side: string, mine: string | null): string {
  const w = front.value
  const name = (players as { readonly [seat: string]: string })[side] ?? HUMAN
  if (name === HUMAN) return side === mine ? w.you : w.friend
  return listed[name as PlayerName]?.title[language.value] ?? name
}
