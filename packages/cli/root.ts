import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Failed } from './refused.ts'

/** The project's folder, whether this runs from the bundle or from its source. */
export function projectRoot(): string {
  let folder = dirname(fileURLToPath(import.meta.url))
  while (!existsSync(join(folder, 'packages', 'kernel', 'package.json'))) {
    const above = dirname(folder)
    if (above === folder) throw new Failed('The sources of the project are not here.')
    folder = above
  }
  return folder
}
