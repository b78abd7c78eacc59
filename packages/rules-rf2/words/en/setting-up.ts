// What is refused of positions, orders and answers, in English.

import { sayFlaw, type Flaw } from '@grognard/geometry'

type Of = { readonly unit: string }

export const positionRefusals = {
  terrain: ({ place, flaw }: { readonly place: string; readonly flaw: Flaw }) =>
    [place, sayFlaw('en', flaw)].filter((part) => part !== '').join(': '),
  'no-option': ({ name }: { readonly name: string }) => `There is no option '${name}'.`,
  'option-value': ({ name }: { readonly name: string }) =>
    `The option '${name}' has no such value.`,
  'unit-size': ({ unit, stands }: Of & { readonly stands: number }) =>
    `${unit} cannot have ${stands} stands: 4, 6 or 8, and guns 1 to 3.`,
  'unit-arms': ({ unit }: Of) => `${unit} has one weapon for all its stands, or one for each.`,
  'unit-off-table': ({ unit }: Of) => `${unit} stands off the table.`,
  'unit-overlaps': ({ unit, other }: Of & { readonly other: string }) =>
    `${unit} and ${other} stand on the same ground.`,
  'unit-on-impassable': ({ unit }: Of) => `${unit} stands where nobody can.`,
  'unit-lost': ({ unit, hits }: Of & { readonly hits: number }) =>
    `${unit} cannot have lost ${hits} break points and still be there.`,
  'no-army': ({ side }: { readonly side: string }) => `The ${side} side has no units.`,
  'not-yours': ({ unit }: { readonly unit: string | number }) =>
    `${typeof unit === 'number' ? `Unit ${unit}` : unit} is not yours to command now.`,
  'fired-already': ({ unit }: Of) => `${unit} has fired in this phase.`,
}
