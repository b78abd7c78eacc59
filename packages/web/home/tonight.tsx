import { hashOf } from '@grognard/adapters/parts'
import type { Book } from '@grognard/books'
import { useState } from 'preact/hooks'
import { StaffMap } from '../parts/staff-map.tsx'
import { useScene } from '../parts/scenes.ts'
import { front } from '../words/front.ts'
import { language } from '../words/index.ts'
import { dateOf, type ToldOf } from './told.ts'

type Props = {
  readonly all: readonly [ToldOf, ...ToldOf[]]
  readonly list: readonly Book[]
  /** Nothing has been begun: it has the large place. */
  readonly large: boolean
}

const A_DAY = 86_400_000

/** One battle to begin now: another every day, and another for the asking. */
export function Tonight({ all, list, large }: Props) {
  const w = front.value
  const speaking = language.value
  const [more, setMore] = useState(0)
  const today = Math.floor(Date.now() / A_DAY)
  const { book, told } = all[(today + more) % all.length] ?? all[0]
  const scene = useScene(book.id, told.scenario, list)
  const briefing = hashOf({ page: 'briefing', rulebook: book.id, scenario: told.scenario })
  const place = told.place[speaking]
  return (
    <section class={large ? 'go-on' : 'tonight'} aria-labelledby="tonight">
      {!large && <p class="over-heading">{w.tonight}</p>}
      <a class="map-link" href={briefing} tabIndex={-1} aria-hidden>
        <StaffMap scene={scene} kind={large ? 'map' : 'thumbnail'} label={null} />
      </a>
      <div class="go-on-text">
        {large && <p class="over-heading">{w.tonight}</p>}
        <h2 id="tonight">
          {place}{' '}
          {told.date && <small>{dateOf(told.date, speaking, large ? 'long' : 'medium')}</small>}
        </h2>
        <p class="stands">{told.line[speaking]}</p>
        <p class="fine">
          {book.edition === 'none' ? book.title[speaking] : book.edition.of[speaking]}
          {' · '}
          {w.about(told.minutes).toLowerCase()}
        </p>
        <div class="deeds">
          <a class={large ? 'button first' : 'button'} href={briefing}>
            {w.read}
          </a>
          <button type="button" class="link" onClick={() => setMore(more + 1)}>
            {w.another}
          </button>
        </div>
      </div>
    </section>
  )
}
