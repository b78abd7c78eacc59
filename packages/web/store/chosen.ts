import { chosenFrom, usualFor, type Person, type Settings } from './settings.ts'

const KEY = 'grognard-settings'

const QUERIES = {
  dark: '(prefers-color-scheme: dark)',
  contrast: '(prefers-contrast: more)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
} as const

/** The settings in force: what was chosen, and what the browser says where nothing was. */
interface SettingsKeeper {
  current(): Settings
  change(changes: Partial<Settings>): void
  /** Called after every change, in this window or another. */
  onChange(listener: (settings: Settings) => void): void
}

export function openSettings(): SettingsKeeper {
  let chosen = chosenFrom(readKept())
  const listeners: ((settings: Settings) => void)[] = []

  const current = (): Settings => ({ ...usualFor(person()), ...chosen })
  const tell = () => {
    for (const listener of listeners) listener(current())
  }

  if (isPage()) {
    addEventListener('storage', ({ key, newValue }) => {
      // Without a key, everything was cleared.
      if (key !== null && key !== KEY) return
      chosen = chosenFrom(newValue)
      tell()
    })
    addEventListener('languagechange', tell)
    for (const query of Object.values(QUERIES)) matchMedia(query).addEventListener('change', tell)
  }

  return {
    current,
    change(changes) {
      chosen = { ...chosen, ...changes }
      keep(JSON.stringify(chosen))
      tell()
    },
    onChange(listener) {
      listeners.push(listener)
    },
  }
}

// Outside a page, as in unit tests, nobody says anything of anybody.
const isPage = (): boolean => typeof matchMedia === 'function'

function person(): Person {
  const says = (query: string) => isPage() && matchMedia(query).matches
  return {
    languages: isPage() ? navigator.languages : [],
    dark: says(QUERIES.dark),
    contrast: says(QUERIES.contrast),
    reducedMotion: says(QUERIES.reducedMotion),
  }
}

// Where storage is blocked, touching it throws: the settings then last as long as the page.
function readKept(): string | null {
  try {
    return localStorage.getItem(KEY)
  } catch {
    return null
  }
}

function keep(text: string): void {
  try {
    localStorage.setItem(KEY, text)
  } catch {
    // Kept in memory.
  }
}
