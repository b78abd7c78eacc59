import type { Ordnance } from '../../armies/build.ts'
import type { Terrain } from '../../terrain.ts'
import { nouns } from './nouns.ts'

/** Labels of explained numbers that have no varying part. */
const FIXED: { readonly [label: string]: string } = {
  'in open order': 'in ordine sparso',
  'in attack formation': "in formazione d'attacco",
  'dismounted dragoons': 'dragoni a piedi',
  'muskets in a defensive formation against foot':
    'moschetti in formazione difensiva contro fanteria',
  'mounted against open order': 'cavalleria contro ordine sparso',
  'mounted against a defensive formation with pikes':
    'cavalleria contro formazione difensiva con picche',
  'mounted against a defensive formation': 'cavalleria contro formazione difensiva',
  'at most 5': 'al più 5',
  'at least 1': 'almeno 1',
  'dice lost': 'dadi perduti',
  'dice that hit': 'dadi a segno',
  'fires from a defensive formation': 'spara da una formazione difensiva',
  'at a mounted unit': 'contro cavalleria',
  'at a defensive formation': 'contro formazione difensiva',
  'at open order': 'contro ordine sparso',
  'no fewer than none': 'non meno di zero',
  'musket stands': 'basi di moschettieri',
  'fire hits on': 'il fuoco colpisce con',
  ...nouns.stand,
  ...nouns.quality,
  ...nouns.terrain,
}

const GUNS: readonly Ordnance[] = ['galloper guns', 'regular artillery', 'heavy artillery']

/** Every label with its Italian. */
const STEPS: ReadonlyMap<string, string> = new Map([
  ...Object.entries(FIXED),
  ...GUNS.flatMap((kind): readonly (readonly [string, string])[] => [
    [`${kind}, same zone`, `${nouns.kind[kind]}, stessa zona`],
    [`${kind}, next zone`, `${nouns.kind[kind]}, zona vicina`],
  ]),
  ...(Object.keys(nouns.terrain) as Terrain[]).map(
    (terrain) => [`cover: ${terrain}`, `copertura: ${nouns.terrain[terrain]}`] as const,
  ),
])

export const step = (label: string): string => STEPS.get(label) ?? label
