export { gistOf } from './gist.ts'
export { lastThrows } from './last.ts'
export { drawnOnce, fallenIn, scenesOf, type FilmStep, type MadeScene } from './scenes.ts'
export { tracesOf } from './traces.ts'
