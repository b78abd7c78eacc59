import type { AfvClause } from '../clauses.ts'

/** What a unit is made of; a count of each. */
export type Stands = {
  readonly pike: number
  readonly musket: number
  readonly light: number
  readonly hand: number
  readonly heavy: number
  readonly mounted: number
  readonly dragoon: number
  readonly gun: number
}

export type StandType = keyof Stands

export const STAND_TYPES: readonly StandType[] = [
  'pike',
  'musket',
  'light',
  'hand',
  'heavy',
  'mounted',
  'dragoon',
  'gun',
]

export const NO_STANDS: Stands = {
  pike: 0,
  musket: 0,
  light: 0,
  hand: 0,
  heavy: 0,
  mounted: 0,
  dragoon: 0,
  gun: 0,
}

export const countOf = (stands: Stands): number =>
  stands.pike +
  stands.musket +
  stands.light +
  stands.hand +
  stands.heavy +
  stands.mounted +
  stands.dragoon +
  stands.gun

export type Kind =
  | 'pike and musket'
  | 'foot'
  | 'heavy mounted'
  | 'mounted'
  | 'dragoons'
  | 'galloper guns'
  | 'regular artillery'
  | 'heavy artillery'

export type KindFacts = {
  readonly clause: AfvClause
  readonly title: string
  readonly made: readonly StandType[]
  readonly least: number
  readonly most: number
}

export const KINDS: { readonly [kind in Kind]: KindFacts } = {
  'pike and musket': {
    clause: 'afv:army.pike-and-musket',
    title: 'Pike and Musket',
    made: ['pike', 'musket'],
    least: 2,
    most: 9,
  },
  foot: { clause: 'afv:army.foot', title: 'Foot', made: ['light', 'hand'], least: 2, most: 6 },
  'heavy mounted': {
    clause: 'afv:army.heavy-mounted',
    title: 'Heavy Mounted',
    made: ['heavy'],
    least: 2,
    most: 4,
  },
  mounted: { clause: 'afv:army.mounted', title: 'Mounted', made: ['mounted'], least: 2, most: 6 },
  dragoons: {
    clause: 'afv:army.dragoons',
    title: 'Dragoons',
    made: ['dragoon'],
    least: 2,
    most: 6,
  },
  'galloper guns': {
    clause: 'afv:army.artillery',
    title: 'Galloper Guns',
    made: ['gun'],
    least: 1,
    most: 1,
  },
  'regular artillery': {
    clause: 'afv:army.artillery',
    title: 'Regular Artillery',
    made: ['gun'],
    least: 1,
    most: 1,
  },
  'heavy artillery': {
    clause: 'afv:army.artillery',
    title: 'Heavy Artillery',
    made: ['gun'],
    least: 1,
    most: 1,
  },
}

type Typed = { readonly kind: Kind; readonly dismounted: boolean }

export const isArtillery = ({ kind }: Typed): boolean =>
  kind === 'galloper guns' || kind === 'regular artillery' || kind === 'heavy artillery'

export const isMounted = ({ kind, dismounted }: Typed): boolean =>
  kind === 'heavy mounted' || kind === 'mounted' || (kind === 'dragoons' && !dismounted)

export const isFoot = (unit: Typed): boolean => !isMounted(unit) && !isArtillery(unit)
