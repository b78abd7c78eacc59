import type { Adapter } from '@grognard/adapters'
import { HUMAN } from '@grognard/host'
import type { Seat, SetUp } from '@grognard/kernel'
import { sayRefusal } from '@grognard/toolkit'
import { startSession } from '../battle/current.ts'
import { language } from '../words/index.ts'

type Beginning = {
  readonly scenario: string
  readonly setUp: SetUp
  readonly seats: readonly Seat[]
  /** Who sits in a seat: 'human', or a computer player's name. */
  readonly sitting: (seat: Seat, i: number) => string
  readonly chance: { readonly typed: true } | { readonly seed: string }
}

/** Begins a battle; or says in a sentence why the rules do not allow it. */
export function beginBattle(adapter: Adapter, beginning: Beginning): string | null {
  const { scenario, setUp, seats, sitting, chance } = beginning
  const { rulebook } = adapter
  const said = adapter.words(language.value)
  const made = rulebook.setUp(setUp)
  if (!made.ok) {
    const { refusal } = made
    return refusal.clause === null ? sayRefusal(language.value, refusal) : said.refusal(refusal)
  }
  const players = Object.fromEntries(
    seats.map((seat, i) => {
      const name = sitting(seat, i)
      return [seat.id, name === 'me' || name === 'friend' ? HUMAN : name]
    }),
  )
  const title = said.scenario(scenario)
  startSession(
    { title, rulebook: rulebook.id, scenario, players, guided: false },
    { kind: 'start', id: 0, rulebook: rulebook.id, setUp, chance, players },
  )
  return null
}
