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
  'disorder of the charge': 'disordine della carica',
  'had to turn': 'ha dovuto girarsi',
  none: 'nessuno',
  'light impact: no hit by fire': 'urto leggero: nessun colpo dal fuoco',
  'heavy impact of dragoons': 'urto pesante dei dragoni',
  'heavy impact of mounted': 'urto pesante della cavalleria',
  'heavy impact of heavy mounted': 'urto pesante della cavalleria pesante',
  disengages: 'si sgancia',
  'from an enemy in attack formation': "da un nemico in formazione d'attacco",
  hits: 'colpi',
  'a stand for every two': 'una base ogni due',
  'stands there are': 'basi che ci sono',
  'units routed': 'unità in rotta',
  'lost before': 'perdute prima',
  'units in reserve': 'unità in riserva',
  'units lost': 'unità perdute',
  'units at the start, guns not counted': "unità all'inizio, cannoni esclusi",
  'half of them, rounded up': 'la metà, per eccesso',
  'a third of them, rounded up': 'un terzo, per eccesso',
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
