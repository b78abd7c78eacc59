// What is told and refused in English: each function names the data that its sentence needs.

import type { Json } from '@grognard/kernel'
import type { Side } from '../../battle.ts'

export const scenarioEvents = {}

export const scenarioRefusals = {
  terrain: ({ why }: { readonly why: string }) => why,
  'no-option': ({ name }: { readonly name: string }) => `There is no option '${name}'.`,
  'option-value': ({ values }: { readonly values: readonly Json[] }) =>
    `It must be one of ${values.map((value) => JSON.stringify(value)).join(', ')}.`,
  'nobody-sits': ({ side }: { readonly side: Side }) => `Nobody sits on the ${side} side.`,
  'no-commander': ({ seat }: { readonly seat: string }) =>
    `There is no seat '${seat}' on its side.`,
  'no-profile': ({ profile }: { readonly profile: string }) => `No army sheet has '${profile}'.`,
}
