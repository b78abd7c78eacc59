import { formsLine } from '../units/formed.ts'
import type { Special } from './special.ts'

export const disciplinedMusketry: Special = {
  name: 'disciplined musketry',
  title: 'Disciplined Musketry',
  clause: 'vf2:special.disciplined-musketry',
  rerollsOnes: ({ main }) => formsLine(main),
}
