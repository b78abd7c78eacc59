import { fromMillimetres, type Base } from '@grognard/geometry'
import type { JsonObject, Option } from '@grognard/kernel'
import { batteries, batteryBy, type Batteries } from './editions/options/batteries.ts'
import { distances, type ShorterDistances } from './editions/options/distances.ts'
import { large, type Large } from './editions/options/large.ts'
import { smallUnits, type SmallUnits } from './editions/options/small-units.ts'

/** The bases of figures, in even thousandths of an inch; the same for both sides. (1.1) */
export type Bases = {
  readonly infantry: Base
  readonly cavalry: Base
  readonly cannon: Base
  readonly limber: Base
  /** The diameter of a leader's base. */
  readonly leader: number
  /** Between the figures of a unit in open order. */
  readonly gap: number
  /** So many cannons stand side by side when a unit is not limbered. (1.2.3, O1.1) */
  readonly cannons: number
}

type Sized = Omit<Bases, 'gap' | 'cannons'>

const base = (width: number, depth: number): Base => ({
  width: fromMillimetres(width),
  depth: fromMillimetres(depth),
})

const GAPS: { readonly [gap: string]: number } = { '1/4"': 250, '1/2"': 500, '1"': 1000 }

const SIZES: { readonly [size: string]: Sized } = {
  usual: {
    infantry: base(20, 20),
    cavalry: base(25, 50),
    cannon: base(50, 75),
    limber: base(50, 100),
    leader: fromMillimetres(40),
  },
  small: {
    infantry: base(15, 15),
    cavalry: base(20, 40),
    cannon: base(40, 60),
    limber: base(40, 80),
    leader: fromMillimetres(30),
  },
}

/** The editions of the book. With a name more nothing compiles until the edition is entered everywhere. */
export const EDITIONS = ['vf1', 'vf2', 'vf3'] as const
export type EditionId = (typeof EDITIONS)[number]

/** What players may agree on, and the edition that they play by: its rulebook sets it. */
export type Options = {
  readonly edition: EditionId
  readonly bases: 'usual' | 'small'
  readonly gap: '1/4"' | '1/2"' | '1"'
  /** Heavy artillery's +1 to hit, which only the reference sheet has. */
  readonly heavyGuns: boolean
  // Options of the 3rd edition, for all of them; what is as usual is left out. (O1 to O3)
  readonly batteries?: Batteries
  readonly large?: Large
  readonly distances?: ShorterDistances
  readonly units?: SmallUnits
}

export const OPTIONS: readonly Option[] = [
  {
    name: 'bases',
    title: 'Figures stand on the usual bases, or on small ones for figures of 15 or 20 mm',
    values: ['usual', 'small'],
    usual: 'usual',
  },
  {
    name: 'gap',
    title: 'The gap between figures in open order',
    values: ['1/2"', '1/4"', '1"'],
    usual: '1/2"',
  },
  {
    name: 'heavyGuns',
    title: 'Heavy artillery by itself hits on one less, as the reference sheet has it',
    values: [false, true],
    usual: false,
  },
  batteries,
  large,
  distances,
  smallUnits,
]

/** What was agreed on, with the usual for what was not. */
export function agreed(given: Partial<Options> | JsonObject, edition: EditionId): Options {
  const said = Object.entries(given).filter(([name, value]) => {
    const option = OPTIONS.find((one) => one.name === name)
    return !option?.unsaid || option.usual !== value
  })
  return { ...USUAL, ...Object.fromEntries(said), edition }
}

export const USUAL: Omit<Options, 'edition'> = { bases: 'usual', gap: '1/2"', heavyGuns: false }

const known = new Map<string, Bases>()

type Sizes = Pick<Options, 'bases' | 'gap' | 'batteries'>

/** A battle has the same options from beginning to end, and asks for its bases all the time. */
let last: { readonly options: Sizes; readonly bases: Bases } | null = null

/** The same object for the same options: layouts are kept under it. */
export function basesOf(options: Sizes): Bases {
  if (last?.options === options) return last.bases
  const { bases, gap } = options
  const { cannons } = batteryBy(options)
  const key = `${bases} ${gap} ${cannons}`
  let found = known.get(key)
  if (!found) {
    const sizes = SIZES[bases] as Sized
    known.set(key, (found = { gap: GAPS[gap] as number, cannons, ...sizes }))
  }
  last = { options, bases: found }
  return found
}
