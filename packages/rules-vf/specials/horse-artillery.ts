import type { Special } from './special.ts'

export const horseArtillery: Special = {
  name: 'horse artillery',
  title: 'Horse Artillery',
  clause: 'vf2:special.horse-artillery',
  moveDistance: (_unit, { kind }, { horseGuns }) =>
    kind === 'limbered' || kind === 'unlimbered' ? horseGuns[kind] : null,
  reformsTwice: true,
  stormedWithin: ({ horseGunsWithin }) => horseGunsWithin,
  actsHavingShot: () => true,
}
