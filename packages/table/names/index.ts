export { areaName } from './area.ts'
export { placeLabels, roomsAround, type SizeOf } from './labels.ts'
export { nameScene } from './scene.ts'
export type { Lengths } from './settings.ts'
