// What is said and reckoned of it, apart from the rules: whoever only plays fetches none of this.
export { vfReported } from '@grognard/reports/vf'
export { vfEditions, vfOdds, vfWords } from '@grognard/rules-vf'
