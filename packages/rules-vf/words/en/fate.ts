// What is told and refused in English: each function names the data that its sentence needs.

import type { Side } from '../../battle.ts'

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

export const fateEvents = {
  card: ({
    side,
    card,
    on,
  }: {
    readonly side: Side
    readonly card: string
    readonly on: string | null
  }) =>
    on === null ? `${capital(side)} plays ${card}.` : `${capital(side)} plays ${card} on ${on}.`,
}

export const fateRefusals = {
  'card-not-held': ({ card }: { readonly card: string }) => `You do not hold ${card}.`,
  'card-not-now': ({ card }: { readonly card: string }) => `${card} is not played at this moment.`,
  'card-names': ({ card, names }: { readonly card: string; readonly names: string | null }) =>
    `${card} is played on ${names === 'objective' ? 'an objective' : `a ${names ?? 'thing'} of your own`}.`,
}
