import type { Formation } from '../formation.ts'
import { profileNamed } from '../sheets/index.ts'

/** More figures than these need two ranks. (1.2.1) */
export const ONE_RANK = 6

/** In line, or unlimbered. */
export function usualFormation(profile: string, figures: number): Formation {
  if (profileNamed(profile)?.arm === 'artillery') return { kind: 'unlimbered' }
  return { kind: 'line', files: figures > ONE_RANK ? Math.ceil(figures / 2) : figures }
}
