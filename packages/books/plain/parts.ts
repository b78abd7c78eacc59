export { plainReported } from '@grognard/reports'
export { plainOdds, plainWords } from '@grognard/toolkit'
