import { occupierOf, type Vf } from '@grognard/rules-vf/functions'
import type { Feature } from '@grognard/table'
import type { Frame } from '../inches/frame.ts'
import { groundShown } from '../inches/ground.ts'
import type { Wording } from './wording.ts'

export const groundOf = (seen: Vf, frame: Frame, { words }: Wording): readonly Feature[] =>
  groundShown(seen.terrain.features, frame, {
    named: (proper) => words.name(proper),
    isOccupied: (id) => occupierOf(seen, id) !== null,
  })
