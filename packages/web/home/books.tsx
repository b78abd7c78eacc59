import { hashOf } from '@grognard/adapters/parts'
import { families, isPlayable, type Book, type Family } from '@grognard/books'
import { beginGuided } from '../pages/guided.ts'
import { StaffMap } from '../parts/staff-map.tsx'
import { useScene } from '../parts/scenes.ts'
import { front } from '../words/front.ts'
import { language, words } from '../words/index.ts'

type Props = { readonly list: readonly Book[] }

/** Rulebooks in a sentence each, with a picture and their sheets. */
export function Rulebooks({ list }: Props) {
  const w = front.value
  const coming = list.filter((book) => !isPlayable(book))
  const withPicture = families(list).filter(({ usual }) => usual.play.guided)
  const plain = families(list).filter(({ usual }) => !usual.play.guided)
  return (
    <section class="rulebooks" aria-labelledby="rulebooks">
      <h2 id="rulebooks" class="unseen" tabIndex={-1}>
        {w.books}
      </h2>
      <ul>
        {withPicture.map((family) => (
          <Rulebook key={family.id} family={family} list={list} />
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
          <Rulebook key={family.id} family={family} list={list} />
        ))}
      </ul>
    </section>
  )
}

function Rulebook({ family, list }: { readonly family: Family; readonly list: readonly Book[] }) {
  const w = front.value
  const speaking = language.value
  const { usual, title, books } = family
  const scene = useScene(usual.id, '', list)
  const sheets = books.filter(({ play }) => play.sheet !== 'none')
  return (
    <li class={usual.play.guided ? undefined : 'plain'}>
      {usual.play.guided && <StaffMap scene={scene} kind="thumbnail" label={null} />}
      <div>
        <h3>{title[speaking]}</h3>
        <p>{usual.line[speaking]}</p>
        <p class="sheets">
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
