export { afvClauses } from './clauses.ts'
