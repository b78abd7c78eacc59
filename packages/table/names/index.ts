export { nameScene } from './scene.ts'
export type { Lengths } from './settings.ts'
