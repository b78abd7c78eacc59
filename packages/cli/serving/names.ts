import { isIP } from 'node:net'
import { hostname } from 'node:os'
import { refuse } from '../refused.ts'

// A page from elsewhere can have its own name lead to this machine, and then read what is served
// here as if it were its own. So a server answers only to names that are known to be meant for it;
// an address of numbers cannot be made to lead elsewhere.

/** Whether somebody who came by this name meant this server. */
export function isMeant(header: string | undefined, names: readonly string[]): boolean {
  const name = nameIn(header ?? '')
  if (name === null) return false
  return isIP(name) > 0 || [...ALWAYS, ...names].includes(name.toLowerCase())
}

const OWN = hostname().toLowerCase()
const ALWAYS: readonly string[] = ['localhost', OWN, `${OWN}.local`]

/** 'table.example:4700' without its port; null where it is no name and no address. */
function nameIn(header: string): string | null {
  const [, bracketed, plain] = /^(?:\[([0-9a-f:.]+)\]|([\w.-]+))(?::\d{1,5})?$/i.exec(header) ?? []
  return bracketed ?? plain ?? null
}

/** The address by which others come, as given on the command line. */
export function publicUrlFrom(text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : null
  const isOne = url && /^https?:$/.test(url.protocol) && url.username === '' && url.hostname !== ''
  if (isOne) return url
  throw refuse(
    'url',
    `--public-url wants an address such as https://table.example/, not '${text}'.`,
  )
}
