export type * from './adapter.ts'
export type * from './certificate.ts'
