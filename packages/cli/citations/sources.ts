import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { citationsIn, type Citation } from './citations.ts'

const notOurs = new Set(['node_modules', 'dist', 'golden'])

/** Everything that the project's sources cite, in the order of their names. */
export const citationsOf = (root: string, books: readonly string[]): readonly Citation[] =>
  ['packages', 'tests']
    .flatMap((folder) => filesUnder(root, folder))
    .flatMap((file) => citationsIn(file, readFileSync(join(root, file), 'utf8'), books))

/** Its TypeScript files, by their paths from the root with slashes on every system. */
function filesUnder(root: string, folder: string): readonly string[] {
  return entriesOf(join(root, folder))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = `${folder}/${entry.name}`
      if (entry.isDirectory()) return notOurs.has(entry.name) ? [] : filesUnder(root, path)
      return entry.name.endsWith('.ts') ? [path] : []
    })
}

function entriesOf(folder: string) {
  try {
    return readdirSync(folder, { withFileTypes: true })
  } catch {
    return []
  }
}
