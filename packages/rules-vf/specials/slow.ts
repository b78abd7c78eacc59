import type { Special } from './special.ts'

export const slow: Special = {
  name: 'slow',
  title: 'Slow',
  clause: 'vf2:special.slow',
}
