import { add } from '@grognard/toolkit'
import type { Special } from './special.ts'

export const headstrong: Special = {
  name: 'headstrong',
  title: 'Headstrong',
  clause: 'vf2:special.headstrong',
  pursues: true,
  attackValue: ({ attack }) => [
    attack.again && !attack.reply && add('vf2:special.headstrong', 'second fight', -1),
  ],
}
