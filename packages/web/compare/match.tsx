import { sideName } from '@grognard/adapters/parts'
import { listed as computers, type PlayerName } from '@grognard/computer/listed'
import type { RulebookWords } from '@grognard/toolkit'
import type { ComponentChildren } from 'preact'
import { useState } from 'preact/hooks'
import { language, words } from '../words/index.ts'
import type { useWorker } from './at-work.ts'
import { Trouble } from './failed.tsx'
import type { CompareOrder, Match } from './messages.ts'
import { Results } from './results.tsx'

const SIDES = ['red', 'blue'] as const

type Props = {
  readonly names: readonly PlayerName[]
  readonly counts: readonly number[]
  readonly usual: number
  readonly worker: ReturnType<typeof useWorker>
  readonly said: RulebookWords
  /** The order that plays such a match; null while there is none. */
  readonly order: (match: Match) => CompareOrder | null
  /** What else is to be chosen. */
  readonly children: ComponentChildren
}

/** Who fights, how often, and what comes of it while they fight. */
export function MatchForm({ names, counts, usual, worker, said, order, children }: Props) {
  const w = words.value
  const [usualPlayer = 'random'] = names
  const [players, setPlayers] = useState<Readonly<Record<string, PlayerName>>>({
    red: usualPlayer,
    blue: usualPlayer,
  })
  const [games, setGames] = useState(usual)
  const [seed, setSeed] = useState('1')
  const [begun, setBegun] = useState(false)
  const { played, failed } = worker.work
  const isWorking = begun && !failed && played?.done !== true
  const wanted = order({ players, games, seed })
  return (
    <>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          if (!wanted) return
          setBegun(true)
          worker.begin(wanted)
        }}
      >
        {children}
        {SIDES.map((side) => (
          <label key={side} class="setting">
            <span class={`side ${side}`}>{sideName(side)}</span>
            <select
              value={players[side]}
              onChange={({ currentTarget }) =>
                setPlayers({ ...players, [side]: currentTarget.value as PlayerName })
              }
            >
              {names.map((name) => (
                <option key={name} value={name}>
                  {computers[name].title[language.value]}
                </option>
              ))}
            </select>
          </label>
        ))}
        <label class="setting">
          <span>{w.study.games}</span>
          <select
            value={String(games)}
            onChange={({ currentTarget }) => setGames(Number(currentTarget.value))}
          >
            {counts.map((count) => (
              <option key={count} value={String(count)}>
                {count}
              </option>
            ))}
          </select>
        </label>
        <label class="setting">
          <span>{w.fresh.seed}</span>
          <input value={seed} onInput={({ currentTarget }) => setSeed(currentTarget.value)} />
        </label>
        <div class="row">
          <button type="submit" class="do-it" disabled={isWorking || !wanted}>
            {w.study.begin}
          </button>
          <button type="button" disabled={!isWorking} onClick={() => worker.say('stop')}>
            {w.study.stop}
          </button>
        </div>
      </form>
      <div role="status">
        {isWorking && (
          <progress
            value={played?.finished ?? 0}
            max={played?.games ?? games}
            aria-label={w.study.progress}
          />
        )}
        {begun && !failed && (
          <p>{w.study.finished(played?.finished ?? 0, played?.games ?? games)}</p>
        )}
      </div>
      {failed && <Trouble failed={failed} said={said} />}
      {played && <Results played={played} />}
    </>
  )
}
