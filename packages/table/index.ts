export * from './scene.ts'
export * from './view.ts'
