export type { Book, Load, Play, PlayableBook } from './book.ts'
export { lacking, type Lack } from './lacking.ts'
export { bookOf, books, isPlayable, playable, playersOf, titleOf } from './list.ts'
export { reportableOf } from './reportable.ts'
