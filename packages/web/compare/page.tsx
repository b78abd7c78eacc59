import { hashOf } from '@grognard/adapters/parts'
import type { Book } from '@grognard/books'
import { words } from '../words/index.ts'
import { OneBattle } from './one-battle.tsx'
import { AnyScenario } from './scenario.tsx'
import './compare.css'

type Props = {
  readonly list: readonly Book[]
  readonly battle: string | null
  readonly at: number | null
}

/** The same battle, or the same scenario, by several editions of a book. */
export function Compare({ list, battle, at }: Props) {
  const w = words.value.compare
  return (
    <main class="new-battle compare" id="main" tabIndex={-1}>
      <nav>
        {battle === null ? (
          <a href={hashOf({ page: 'home' })}>{words.value.battle.home}</a>
        ) : (
          <a href={hashOf({ page: 'battle', id: battle })}>{w.back}</a>
        )}
      </nav>
      <h1>{w.title}</h1>
      {battle === null ? (
        <AnyScenario list={list} />
      ) : (
        <OneBattle key={battle} id={battle} at={at} list={list} />
      )}
    </main>
  )
}
