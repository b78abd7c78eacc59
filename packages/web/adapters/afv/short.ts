/** What a unit's symbol or its colour says already, and what titles say that a card may. */
const SAID: readonly (readonly [RegExp, string])[] = [
  [/^(Red|Blue) (?=\S)/, ''],
  [/^The (Earl|Duke|Lord) (of )?/, ''],
  [/^The /, ''],
  [/^(Sir|Lord|Prince|Duke|Tercio of|Regiment of) /, ''],
  [/^(?:Charles|Henry|James|John|Nicholas|Radcliffe|Richard|William|Hardress) (?=\S)/, ''],
  [/(['’]s) (?:Horse|Regiment|Battalion|Brigade|Dragoons|Cuirassiers|Arquebusiers)\b/, '$1'],
  [/ \((?:Germans|Italians|Swiss)\)$/, ''],
  [/, (first|second) line$/, ', $1'],
  [/\bRegiment\b/, 'Regt'],
]

const shortened = (name: string): string =>
  SAID.reduce((short, [said, by]) => short.replace(said, by), name)

/** The names as they stand on the table; who would be taken for another keeps the whole of his. */
export function shortNames(names: readonly string[]): ReadonlyMap<string, string> {
  const all = [...new Set(names)]
  const times = new Map<string, number>()
  for (const name of all) {
    const short = shortened(name)
    times.set(short, (times.get(short) ?? 0) + 1)
  }
  return new Map(
    all.map((name) => {
      const short = shortened(name)
      return [name, times.get(short) === 1 ? short : name]
    }),
  )
}
