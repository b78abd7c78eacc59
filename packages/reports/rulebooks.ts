import { afvReported } from './afv/index.ts'
import { plainReported, type Reported } from './reported.ts'
import { vfReported } from './vf/index.ts'

const known: ReadonlyMap<string, Reported> = new Map([
  ['afv', afvReported],
  ['vf2', vfReported],
])

export const reportedOf = (rulebook: string): Reported => known.get(rulebook) ?? plainReported
