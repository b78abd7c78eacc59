/** What is left out of a name, and what it becomes. */
export type Said = readonly (readonly [RegExp, string])[]

/** Names as they stand on a table; who would be taken for another keeps the whole of his. */
export function shortened(names: readonly string[], said: Said): ReadonlyMap<string, string> {
  const shortOf = (name: string): string =>
    said.reduce((short, [what, by]) => short.replace(what, by), name)
  const all = [...new Set(names)]
  const times = new Map<string, number>()
  for (const name of all) times.set(shortOf(name), (times.get(shortOf(name)) ?? 0) + 1)
  // 'Leval’s' beside 'Leval' is not told apart at a glance.
  const isAlike = (short: string): boolean => /[’']s$/.test(short) && times.has(short.slice(0, -2))
  return new Map(
    all.map((name) => {
      const short = shortOf(name)
      const isClear = times.get(short) === 1 && !isAlike(short)
      return [name, isClear ? short : name]
    }),
  )
}

/** Bodies with their names as they stand on a table. */
export function shortlyNamed<B extends { readonly name: string }>(
  bodies: readonly B[],
  shortNames: (names: readonly string[]) => ReadonlyMap<string, string>,
): readonly (B & { readonly short: string })[] {
  const shorts = shortNames(bodies.map(({ name }) => name))
  return bodies.map((body) => ({ short: shorts.get(body.name) ?? body.name, ...body }))
}
