import type { Refusal } from '@grognard/kernel'
import { refused } from '../asks/refused.ts'
import { countOf, isArtillery, isFoot, type Kind, type Stands } from './kinds.ts'

type FormationKind = 'attack' | 'defensive' | 'open order'

/** Stands stand in ranks this many files wide, the last rank not always full. */
export type Formation = { readonly kind: FormationKind; readonly files: number }

/** A formation out of an answer, without whatever else came with it. */
export const formationFrom = ({ kind, files }: Formation): Formation => ({ kind, files })

const WIDEST = 3
const DEEPEST = 3

export const ranksOf = (stands: number, files: number): number => Math.ceil(stands / files)

type Forming = { readonly kind: Kind; readonly dismounted: boolean; readonly stands: Stands }

/** Why a unit may not stand like this; null if it may. */
export function refuseFormation(unit: Forming, { kind, files }: Formation): Refusal | null {
  const stands = countOf(unit.stands)
  if (!Number.isInteger(files) || files < 1 || files > Math.min(WIDEST, stands))
    return refused('afv:formation.attack', 'wide', { stands, files })
  if (ranksOf(stands, files) > DEEPEST)
    return refused('afv:formation.attack', 'deep', { most: DEEPEST })
  if (kind === 'open order') return openOrderRefused(unit)
  if (stands === 1) return refused('afv:formation.open-order', 'single-stand')
  if (kind === 'attack') return null
  if (!isFoot(unit)) return refused('afv:formation.defensive', 'foot-defensive')
  return ranksOf(stands, files) < 2 ? refused('afv:formation.defensive', 'two-ranks') : null
}

/** Who may be in open order: single stands always, the rest by kind and size. */
function openOrderRefused(unit: Forming): Refusal | null {
  const stands = countOf(unit.stands)
  if (stands === 1 || isArtillery(unit) || unit.kind === 'dragoons') return null
  const id = 'afv:formation.open-order'
  if (unit.kind === 'heavy mounted') return refused(id, 'heavy-open-order')
  if (stands >= 3) return refused(id, 'three-open-order')
  return unit.stands.pike > 0 ? refused(id, 'pikes-open-order') : null
}

const KINDS: readonly FormationKind[] = ['attack', 'defensive', 'open order']
const FILES = [1, 2, 3]

/** Every formation that a unit may stand in. */
export const formationsOf = (unit: Forming): readonly Formation[] =>
  KINDS.flatMap((kind) => FILES.map((files) => ({ kind, files }))).filter(
    (formation) => refuseFormation(unit, formation) === null,
  )

/** The formation a unit takes when nobody says otherwise: as wide as it can. */
export function usualFormation(unit: Forming): Formation {
  const stands = countOf(unit.stands)
  const files = Math.min(WIDEST, stands)
  return { kind: stands === 1 ? 'open order' : 'attack', files }
}

/** How many stands are on a face: a rank in front and behind, one for each rank on a flank. */
export function standsOnFace(stands: number, files: number, face: string): number {
  const ranks = ranksOf(stands, files)
  if (face === 'front') return Math.min(files, stands)
  if (face === 'rear') return stands - files * (ranks - 1)
  return ranks
}
