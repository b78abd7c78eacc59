export { fromHost, toHost } from './messages.ts'
export { publishedMessages } from './published.ts'
export * from './keeper.ts'
