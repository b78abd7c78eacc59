import { hashOf } from './addresses.ts'

/** 'afv:fire.range' is clause 'fire.range' of 'afv'. */
export const rulebookOfClause = (id: string): string => id.split(':')[0] ?? id

/** What is printed of it: its number, or of a special rule its name. */
const numberOf = (id: string): string => {
  const inBook = id.slice(id.indexOf(':') + 1)
  return inBook.startsWith('special.') ? inBook.slice(8).replaceAll('-', ' ') : inBook
}

type Props = { readonly id: string; readonly title?: string }

/** A clause as a link: on the table it opens the sheet beside the battle. */
export const ClauseLink = ({ id, title }: Props) => (
  <a
    class="clause"
    href={hashOf({ page: 'rules', rulebook: rulebookOfClause(id), clause: id })}
    title={title}
  >
    {numberOf(id)}
  </a>
)
