/** A rulebook's clauses, each id with a title in our own words. */
export type ClauseList<Book extends string = string> = {
  readonly [id in `${Book}:${string}`]: string
}

/** Writes a list down: every id must begin with its rulebook's. */
export const clauseList = <Book extends string, const List extends ClauseList<Book>>(
  _book: Book,
  list: List & { readonly [id in keyof List]: id extends `${Book}:${string}` ? string : never },
): List => list

export type ClauseOf<List extends object> = keyof List & string

/** The `clause` of a rulebook: cites an id of its list, and no other compiles. */
export const citing =
  <List extends ClauseList>(_list: List) =>
  <Id extends ClauseOf<List>>(id: Id): Id =>
    id
