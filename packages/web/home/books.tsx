import { hashOf } from '@grognard/adapters/parts'
import { families, isPlayable, type Book, type Family } from '@grognard/books'
import { beginGuided } from '../pages/guided.ts'
import { StaffMap } from '../parts/staff-map.tsx'
import { useScene } from '../parts/scenes.ts'
import { front } from '../words/front.ts'
import { language, words } from '../words/index.ts'
import type { ToldOf } from './told.ts'

type Props = { readonly list: readonly Book[] }

type WithTold = Props & { readonly told: readonly ToldOf[] }

/** Whether there is a battle to be shown: one to learn by, or one that is told of. */
const hasPicture = ({ usual: { play } }: Family): boolean => play.guided || play.battles !== 'none'

/** Rulebooks in a sentence each, with a picture, their sheets, and battles that were never fought. */
export function Rulebooks({ list, told }: WithTold) {
  const w = front.value
  const coming = list.filter((book) => !isPlayable(book))
  const withPicture = families(list).filter(hasPicture)
  const plain = families(list).filter((family) => !hasPicture(family))
  return (
    <section class="rulebooks" aria-labelledby="rulebooks">
      <h2 id="rulebooks" class="unseen" tabIndex={-1}>
        {w.books}
      </h2>
      <ul>
        {withPicture.map((family) => (
          <Rulebook key={family.id} {...{ family, list, told }} />
        ))}
        {coming.map(({ id, title, line }) => (
          <li key={id}>
            <div class="staff-map thumbnail coming" style={{ aspectRatio: '1.5' }} aria-hidden />
            <div>
              <h3>{title[language.value]}</h3>
              <p>{line[language.value]}</p>
              <p class="in-preparation">{w.preparing}</p>
            </div>
          </li>
        ))}
        {plain.map((family) => (
          <Rulebook key={family.id} {...{ family, list, told }} />
        ))}
      </ul>
    </section>
  )
}

function Rulebook({ family, list, told }: WithTold & { readonly family: Family }) {
  const w = front.value
  const speaking = language.value
  const { usual, title, books } = family
  const scene = useScene(usual.id, '', list)
  const isShown = hasPicture(family)
  const battles = told.filter((one) => one.book === usual && one.told.date === null)
  const sheets = books.filter(({ play }) => play.sheet !== 'none')
  return (
    <li class={isShown ? undefined : 'plain'}>
      {isShown && <StaffMap scene={scene} kind="thumbnail" label={null} />}
      <div>
        <h3>{title[speaking]}</h3>
        <p>{usual.line[speaking]}</p>
        <p class="sheets">
          {battles.map(({ told: { scenario, place } }) => (
            <a
              key={scenario}
              class="link"
              href={hashOf({ page: 'briefing', rulebook: usual.id, scenario })}
            >
              {place[speaking]}
            </a>
          ))}
          {sheets.map((book) => (
            <a
              key={book.id}
              class="link"
              href={hashOf({ page: 'rules', rulebook: book.id, clause: null })}
              aria-label={w.sheetOf(book.title[speaking])}
            >
              {book.edition === 'none' ? w.sheet : book.edition.name[speaking]}
            </a>
          ))}
        </p>
      </div>
    </li>
  )
}

/** For whoever has begun nothing yet: the lesson of the first rulebook. */
export function FirstLesson({ list }: Props) {
  const w = front.value
  const first = families(list).find(({ usual }) => usual.play.guided)
  const scene = useScene(first?.usual.id ?? '', '', list)
  if (!first) return null
  return (
    <section class="tonight" aria-labelledby="first-lesson">
      <p class="over-heading">{w.firstLesson}</p>
      <div class="map-link">
        <StaffMap scene={scene} kind="thumbnail" label={null} />
      </div>
      <div>
        <h2 id="first-lesson">{first.title[language.value]}</h2>
        <p>{words.value.home.firstBattleText}</p>
        <div class="deeds">
          <button type="button" onClick={() => void beginGuided(first.usual.id)}>
            {w.learn}
          </button>
        </div>
      </div>
    </section>
  )
}
