// Where the packages lie: in packages/, and the browser's adapters inside the application.
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './bundle.mjs'

const isPackage = (folder) => existsSync(join(root, folder, 'package.json'))

/** The folders of all packages by their names, from the project's root with slashes. */
export function packageFolders() {
  const found = new Map()
  for (const name of readdirSync(join(root, 'packages'))) {
    const folder = `packages/${name}`
    if (!isPackage(folder)) continue
    found.set(name, folder)
    for (const inside of readdirSync(join(root, folder)))
      if (isPackage(`${folder}/${inside}`)) found.set(inside, `${folder}/${inside}`)
  }
  return found
}
