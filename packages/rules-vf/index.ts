export { vf1Clauses } from './clauses/vf1.ts'
export { vf2Clauses } from './clauses/vf2.ts'
export { vf3Clauses } from './clauses/vf3.ts'
