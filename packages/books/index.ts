export type { Book, Load, Play, PlayableBook } from './book.ts'
export { lacking, type Lack } from './lacking.ts'
export {
  bookOf,
  books,
  editionsIn,
  isPlayable,
  othersLike,
  playable,
  playersOf,
  titleOf,
} from './list.ts'
export { reportableOf } from './reportable.ts'
