import { families, type Book } from '@grognard/books'
import { language, words } from '../words/index.ts'

type Props = {
  readonly list: readonly Book[]
  /** The id of the book that is chosen. */
  readonly book: string
  readonly set: (book: string) => void
}

/** Which book of rules; where it has editions, which of them, with what each has otherwise. */
export function BookPicker({ list, book, set }: Props) {
  const w = words.value.fresh
  const speaking = language.value
  const all = families(list)
  const chosen = all.find(({ books }) => books.some(({ id }) => id === book))
  return (
    <>
      <fieldset class="cards">
        <legend>{w.rulebook}</legend>
        {all.map(({ id, title, usual }) => (
          <label key={id} class="pick">
            <input
              type="radio"
              name="rulebook"
              value={usual.id}
              checked={id === chosen?.id}
              onChange={() => set(usual.id)}
            />
            <span>{title[speaking]}</span>
          </label>
        ))}
      </fieldset>
      {chosen && chosen.books.length > 1 && (
        <fieldset class="cards">
          <legend>{w.edition}</legend>
          {chosen.books.map(
            ({ id, edition }) =>
              edition !== 'none' && (
                <label key={id} class="pick edition">
                  <input
                    type="radio"
                    name="edition"
                    value={id}
                    checked={id === book}
                    onChange={() => set(id)}
                    aria-labelledby={`edition-${id}`}
                    aria-describedby={`edition-${id}-line`}
                  />
                  <span>
                    <span id={`edition-${id}`}>{edition.name[speaking]}</span>
                    <small id={`edition-${id}-line`}>{edition.line[speaking]}</small>
                  </span>
                </label>
              ),
          )}
        </fieldset>
      )}
    </>
  )
}
