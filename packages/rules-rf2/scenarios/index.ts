import { firefight } from './firefight.ts'
import { longLine } from './long-line.ts'

export const scenarios = [firefight, longLine] as const
