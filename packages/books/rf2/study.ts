// What is said and reckoned of it, apart from the rules: whoever only plays fetches none of this.
export { rf2Reported } from '@grognard/reports/rf2'
export { rf2Advice, rf2Clauses, rf2Odds, rf2Words } from '@grognard/rules-rf2'
