// What is said and reckoned of it, apart from the rules: whoever only plays fetches none of this.
export { vfReported } from '@grognard/reports/vf'
export {
  vf1As,
  vf1Clauses,
  vf2Clauses,
  vf3Advice,
  vf3As,
  vf3Clauses,
  vfOdds,
  vfWords,
} from '@grognard/rules-vf'
