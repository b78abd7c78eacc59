import type { Special } from './special.ts'

export const headstrong: Special = {
  name: 'headstrong',
  title: 'Headstrong',
  clause: 'vf2:special.headstrong',
}
