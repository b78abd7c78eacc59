import { fromMillimetres, type Base } from '@grognard/geometry'
import type { Option } from '@grognard/kernel'

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
}

const base = (width: number, depth: number): Base => ({
  width: fromMillimetres(width),
  depth: fromMillimetres(depth),
})

const GAPS: { readonly [gap: string]: number } = { '1/4"': 250, '1/2"': 500, '1"': 1000 }

const SIZES: { readonly [size: string]: Omit<Bases, 'gap'> } = {
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
  /** What is not agreed on otherwise is left out: inches, and full units. (O3.1, O3.2) */
  readonly distances?: 'two thirds' | 'half' | 'centimetres'
  readonly units?: 'half'
}

export const OPTIONS: readonly Option[] = [
  {
    name: 'bases',
    title: 'Figures stand on the usual bases, or on small ones',
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
  {
    name: 'distances',
    title: 'All distances as printed, at two thirds, at half, or in centimetres',
    values: ['inches', 'two thirds', 'half', 'centimetres'],
    usual: 'inches',
    unsaid: true,
  },
  {
    name: 'units',
    title: 'Units have as many figures as their army sheet says, or half',
    values: ['full', 'half'],
    usual: 'full',
    unsaid: true,
  },
]

/** What was agreed on, with the usual for what was not. */
export function agreed(given: Partial<Options>, edition: EditionId): Options {
  const said = Object.entries(given).filter(([name, value]) => {
    const option = OPTIONS.find((one) => one.name === name)
    return !option?.unsaid || option.usual !== value
  })
  return { ...USUAL, ...Object.fromEntries(said), edition }
}

export const USUAL: Omit<Options, 'edition'> = { bases: 'usual', gap: '1/2"', heavyGuns: false }

const known = new Map<string, Bases>()

type Sizes = Pick<Options, 'bases' | 'gap'>

/** A battle has the same options from beginning to end, and asks for its bases all the time. */
let last: { readonly options: Sizes; readonly bases: Bases } | null = null

/** The same object for the same options: layouts are kept under it. */
export function basesOf(options: Sizes): Bases {
  if (last?.options === options) return last.bases
  const { bases, gap } = options
  const key = `${bases} ${gap}`
  let found = known.get(key)
  if (!found) {
    const sizes = SIZES[bases] as Omit<Bases, 'gap'>
    known.set(key, (found = { ...sizes, gap: GAPS[gap] as number }))
  }
  last = { options, bases: found }
  return found
}
