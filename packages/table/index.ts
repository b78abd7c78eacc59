export * from './scene.ts'
export * from './view.ts'
export { createTable } from './create.ts'
export { drawPicture } from './picture.ts'
