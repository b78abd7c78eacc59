export { fromHost, toHost } from './messages.ts'
export { publishedMessages } from './published.ts'
export * from './keeper.ts'
export { refuseSpeaker, ROLES, WATCHER, type Role, type Speaker } from './roles.ts'
