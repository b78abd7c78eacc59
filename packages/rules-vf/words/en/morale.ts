// What is told and refused in English: each function names the data that its sentence needs.

import type { Explained } from '@grognard/toolkit'
import type { Side } from '../../battle.ts'
import type { OfUnit } from '../../telling.ts'

type Tested = {
  readonly needs: number
  readonly modifier: Explained
  readonly faces: readonly number[]
  readonly passed: boolean
}
type OfBrigade = { readonly brigade: string }

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
const plural = (n: number, noun: string, nouns = `${noun}s`): string =>
  `${n} ${n === 1 ? noun : nouns}`
const thrown = ({ faces, needs, modifier }: Tested): string =>
  `${faces.join(' ')}, needing ${needs - modifier.value} or more${faces.length > 1 ? ' each' : ''}`

export const moraleEvents = {
  losses: ({
    unit,
    losses,
    total,
    tenacity,
    shaken,
  }: OfUnit & {
    readonly losses: number
    readonly total: number
    readonly tenacity: Explained
    readonly shaken: boolean
  }) =>
    `${unit} takes ${plural(losses, 'loss', 'losses')}, ${total} of ${tenacity.value}${shaken ? ', and is shaken' : ''}.`,
  'valour-of-winner': ({ unit }: OfUnit) =>
    `${unit} has won a fight: its valour is not put to the test.`,
  valour: ({ unit, ...tested }: OfUnit & Tested) =>
    `${unit} looks to its valour: ${thrown(tested)}: ${tested.passed ? 'it stands' : 'it gives way'}.`,
  routs: ({ unit }: OfUnit) => `${unit} routs and is gone.`,
  shattered: ({ brigade, leader }: OfBrigade & { readonly leader: string }) =>
    `${brigade} is shattered, and ${leader} is swept from the field.`,
  fortitude: ({ brigade, ...tested }: OfBrigade & Tested) =>
    `The fortitude of ${brigade}: ${thrown(tested)}: ${tested.passed ? 'it holds' : 'it fails'}.`,
  wavers: ({ brigade }: OfBrigade) => `${brigade} wavers.`,
  defeat: ({ side, defeats }: { readonly side: Side; readonly defeats: number }) =>
    `${capital(side)} suffers a defeat, ${plural(defeats, 'defeat')} in all.`,
}

export const moraleRefusals = {}
