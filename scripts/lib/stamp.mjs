import { readFileSync, statSync } from 'node:fs'

/** Changes whenever the file does. */
export function fileState(path) {
  const stat = statSync(path, { throwIfNoEntry: false })
  return stat === undefined ? 'missing' : `${stat.size} ${stat.mtimeMs}`
}

export function readStamp(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    return undefined
  }
}
