export type { Book, BookEdition, Load, Play, PlayableBook } from './book.ts'
export { lacking, type Lack } from './lacking.ts'
export {
  bookOf,
  books,
  editionsIn,
  families,
  isPlayable,
  othersLike,
  playable,
  playersOf,
  titleOf,
  type Family,
} from './list.ts'
export { reportableOf } from './reportable.ts'
export type { BattleTold, General } from './told.ts'
