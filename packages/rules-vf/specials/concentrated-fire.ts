import type { Special } from './special.ts'

/** What large units gain. (O2.1) */
export const concentratedFire: Special = {
  name: 'concentrated fire',
  title: 'Concentrated Fire',
  clause: 'vf3:O2.1.concentrated-fire',
  rerollsOnes: ({ attack }) => attack.kind === 'fire',
  rerollsMost: 1,
}
