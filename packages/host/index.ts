export { fromHost, toHost } from './messages.ts'
export * from './keeper.ts'
