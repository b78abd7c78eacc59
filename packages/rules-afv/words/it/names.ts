import { nouns as english } from '../en/nouns.ts'
import { nouns } from './nouns.ts'

/** What a name ends with, and what it begins with in Italian. */
const BODIES: { readonly [noun: string]: string } = {
  Regiment: 'Reggimento',
  Brigade: 'Brigata',
  Battalion: 'Battaglione',
  Foot: 'Fanteria',
  Horse: 'Cavalleria',
  Dragoons: 'Dragoni',
  Arquebusiers: 'Archibugieri',
  Cuirassiers: 'Corazzieri',
  Lifeguard: 'Guardia',
  Bluecoats: 'Giubbe Azzurre',
  Finns: 'Finlandesi',
  'West Goths': 'Vestrogoti',
  'field guns': 'Cannoni da campo',
  'great guns': 'Cannoni grossi',
}

/** Whose it is, where more than 'di' must be said. */
const OWNERS: { readonly [owner: string]: string } = {
  'The King': 'del Re',
  'The Queen': 'della Regina',
  'The army': "dell'esercito",
  'The Lord General': 'del Lord Generale',
  'The Duke of York': 'del duca di York',
  'The Earl of Northampton': 'del conte di Northampton',
  'Prince Rupert': 'del principe Rupert',
  'Prince Maurice': 'del principe Maurice',
  'Duke Bernhard': 'del duca Bernhard',
  'Duke Wilhelm': 'del duca Wilhelm',
  Enghien: "d'Enghien",
}

const WHOLE: { readonly [name: string]: string } = {
  "The King's Lifeguard of Foot": 'Guardia a piedi del Re',
  'Men with cudgels': 'Uomini con i bastoni',
  'The Shrewsbury Foot': 'Fanteria di Shrewsbury',
  'The Northern Horse': 'Cavalleria del Nord',
  'The Yellow Brigade': 'Brigata Gialla',
  'The Old Blue Brigade': 'Vecchia Brigata Blu',
  'The Swedish Brigade': 'Brigata Svedese',
  'The Green Brigade': 'Brigata Verde',
  'German horse of the right': 'Cavalleria tedesca di destra',
  'German horse of the left': 'Cavalleria tedesca di sinistra',
  'Courlanders and Livonians': 'Curlandesi e Livoni',
  'The great battery': 'Grande batteria',
  'Regiment pieces': 'Pezzi di reggimento',
  'New levies': 'Nuove leve',
  'Musketeers of the Lützen gardens': 'Moschettieri dei giardini di Lützen',
  Croats: 'Croati',
  'The battery at the windmills': 'Batteria dei mulini a vento',
  'The battery of the left': 'Batteria di sinistra',
  'Molondin (Swiss)': 'Molondin (Svizzeri)',
  'Watteville (Swiss)': 'Watteville (Svizzeri)',
  'Gendarmes of the reserve': 'Gendarmi di riserva',
  Fusiliers: 'Fucilieri',
  'Field guns': 'Cannoni da campo',
  'Great guns': 'Cannoni grossi',
  Walloons: 'Valloni',
  red: 'rosso',
  blue: 'blu',
  umpire: 'arbitro',
  Umpire: 'Arbitro',
}

const LINES: { readonly [line: string]: string } = {
  'first line': 'prima linea',
  'second line': 'seconda linea',
  left: 'sinistra',
  right: 'destra',
}

const PEOPLES: { readonly [people: string]: string } = { Italians: 'Italiani', Germans: 'Tedeschi' }

/** The colour of a side as it follows a noun. */
const coloured = (side: string, one: 'rosso' | 'rossa' | 'rossi'): string =>
  side === 'Red' ? one : 'blu'

const KIND_NAMES: ReadonlyMap<string, string> = new Map(
  Object.entries(english.kind).map(([kind, title]) => [
    title,
    nouns.kind[kind as keyof typeof nouns.kind],
  ]),
)

/** A unit's name in Italian; a name that is not understood stays as it is. */
export function name(proper: string): string {
  const [, head = proper, line] = /^(.*), ([a-z ]+)$/.exec(proper) ?? []
  const said = line === undefined ? undefined : LINES[line]
  return said === undefined ? body(proper) : `${body(head)}, ${said}`
}

const body = (head: string): string =>
  WHOLE[head] ?? ofSide(head) ?? numbered(head) ?? spanish(head) ?? owned(head) ?? head

/** 'Red 1st Regiment', 'Blue Reserve Horse'. */
function ofSide(head: string): string | null {
  const [, side, rest] = /^(Red|Blue)(?: (.+))?$/.exec(head) ?? []
  if (side === undefined) return null
  if (rest === undefined) return side === 'Red' ? 'Rosso' : 'Blu'
  const [, number] = /^(\d+)(?:st|nd|rd|th) Regiment$/.exec(rest) ?? []
  if (number !== undefined) return `${number}° Reggimento ${coloured(side, 'rosso')}`
  switch (rest) {
    case 'Battery':
      return `Batteria ${coloured(side, 'rossa')}`
    case 'Horse':
      return `Cavalleria ${coloured(side, 'rossa')}`
    case 'Dragoons':
      return `Dragoni ${coloured(side, 'rossi')}`
    case 'Reserve Foot':
      return `Fanteria ${coloured(side, 'rossa')} di riserva`
    case 'Reserve Horse':
      return `Cavalleria ${coloured(side, 'rossa')} di riserva`
    default:
      return /^\d+$/.test(rest) ? `${side === 'Red' ? 'Rosso' : 'Blu'} ${rest}` : null
  }
}

/** 'Pike and Musket 3', as armies at random are named. */
function numbered(head: string): string | null {
  const [, title = head, number] = /^(.+) (\d+)$/.exec(head) ?? []
  const kind = KIND_NAMES.get(title)
  if (kind === undefined) return null
  return number === undefined ? kind : `${kind} ${number}`
}

/** 'Tercio of Strozzi (Italians)'. */
function spanish(head: string): string | null {
  const [, noun, of, people] = /^(Tercio|Regiment) of (.+?)(?: \((\w+)\))?$/.exec(head) ?? []
  if (noun === undefined || of === undefined) return null
  const whole = `${noun === 'Tercio' ? 'Tercio' : 'Reggimento'} di ${of}`
  return people === undefined ? whole : `${whole} (${PEOPLES[people] ?? people})`
}

/** "Wilmot's Horse", "Browne's and Wardlawe's Dragoons", "Colloredo's". */
function owned(head: string): string | null {
  const [, owners, noun] = /^(.+(?:'s|s'))(?: (.+))?$/.exec(head) ?? []
  if (owners === undefined) return null
  const whose = owners.split(' and ').map((owner) => ownedBy(owner.replace(/'s?$/, '')))
  const said = noun === undefined ? (whose.length > 1 ? 'Reggimenti' : 'Reggimento') : BODIES[noun]
  return said === undefined ? null : `${said} ${whose.join(' e ')}`
}

const ownedBy = (owner: string): string => OWNERS[owner] ?? `di ${owner}`
