import { hashOf } from '@grognard/adapters/parts'
import type { Book } from '@grognard/books'
import { StaffMap } from '../parts/staff-map.tsx'
import { useScene } from '../parts/scenes.ts'
import { front } from '../words/front.ts'
import { language } from '../words/index.ts'
import { yearOf, type ToldOf } from './told.ts'

type Props = { readonly all: readonly ToldOf[]; readonly list: readonly Book[] }

/** Longer than this without a battle, and the scale of years is broken. */
const A_GAP = 50

/** Battles of history by date, hung from a scale of years. */
export function Fought({ all, list }: Props) {
  const w = front.value
  return (
    <section class="fought" aria-labelledby="fought">
      <header class="with-link">
        <h2 id="fought">{w.fought}</h2>
        <span class="fine wide-only">{w.byDate}</span>
        <a class="link" href={hashOf({ page: 'new' })}>
          {w.whatIf}
        </a>
      </header>
      <ol class="scale" tabIndex={0} aria-labelledby="fought">
        {all.map((one, i) => (
          <Battle
            key={`${one.book.id} ${one.told.scenario}`}
            {...one}
            list={list}
            isAfterGap={isGap(all[i - 1], one)}
          />
        ))}
      </ol>
    </section>
  )
}

const isGap = (before: ToldOf | undefined, { told }: ToldOf): boolean =>
  before !== undefined && Number(yearOf(told.date)) - Number(yearOf(before.told.date)) > A_GAP

type BattleProps = ToldOf & { readonly list: readonly Book[]; readonly isAfterGap: boolean }

function Battle({ book, told, list, isAfterGap }: BattleProps) {
  const w = front.value
  const speaking = language.value
  const scene = useScene(book.id, told.scenario, list)
  const { red, blue } = told.generals
  const ofBook = book.edition === 'none' ? book.title : book.edition.of
  return (
    <li class={isAfterGap ? 'after-gap' : undefined}>
      <span class="year">{yearOf(told.date)}</span>
      <a href={hashOf({ page: 'briefing', rulebook: book.id, scenario: told.scenario })}>
        <StaffMap scene={scene} kind="thumbnail" label={null} />
        <strong>{told.place[speaking]}</strong>
        <span class="fine">
          {red?.short[speaking]} · {blue?.short[speaking]}
        </span>
        <span class="fine">
          {ofBook[speaking]} · {w.minutes(told.minutes)}
        </span>
      </a>
    </li>
  )
}
