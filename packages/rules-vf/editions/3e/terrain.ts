import type { Unit } from '../../battle.ts'
import { profileOf } from '../../sheets/index.ts'
import type { Edition } from '../edition.ts'

/** A stream is rough as well. (T.1.4) */
export const tags: Edition['tags'] = ({ kind, tags: given }) =>
  kind === 'stream' && !given.includes('rough') ? [...given, 'rough'] : given

/** Infantry and guns have cover behind a barrier, cavalry has none. (T.2.2) */
export const barrierCovers = (unit: Unit): boolean => profileOf(unit).arm !== 'cavalry'
