import type { BattleRecord, SavedBattle } from '@grognard/kernel'

/** A new version of a format is needed when older readers would misunderstand a file. */
export const VERSION = 1

/** A file's text: a line for each part, and in its long lists a line for each item. */
export function textOf(file: object): string {
  const parts = Object.entries(file)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]: [string, unknown]) => {
      const lines = Array.isArray(value) && value.length > 0
      const written = lines
        ? `[\n${value.map((item) => `    ${JSON.stringify(item)}`).join(',\n')}\n  ]`
        : JSON.stringify(value)
      return `  ${JSON.stringify(key)}: ${written}`
    })
  return `{\n${parts.join(',\n')}\n}\n`
}

export const textOfRecord = (record: BattleRecord): string =>
  textOf({ format: 'grognard-record', version: VERSION, ...record })

export const textOfSaved = (saved: SavedBattle): string =>
  textOf({ format: 'grognard-saved', version: VERSION, ...saved })
