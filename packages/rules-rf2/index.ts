export { rf2Clauses } from './clauses.ts'
