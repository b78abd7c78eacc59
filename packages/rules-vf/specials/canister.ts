import type { Special } from './special.ts'

export const canister: Special = {
  name: 'canister',
  title: 'Canister',
  clause: 'vf2:special.canister',
}
