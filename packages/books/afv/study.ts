// What is said and reckoned of it, apart from the rules: whoever only plays fetches none of this.
export { afvReported } from '@grognard/reports/afv'
export { afvClauses, afvOdds, afvWords } from '@grognard/rules-afv'
