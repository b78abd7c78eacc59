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
  'no-unit': ({ number }: { readonly number: number }) =>
    `Nobody has the number ${number} that is named there.`,
  'no-brigade': ({ name, number }: { readonly name: string; readonly number: number }) =>
    `${name} belongs to brigade ${number}, and its side has no such brigade.`,
  'leader-nowhere': ({ leader, number }: { readonly leader: string; readonly number: number }) =>
    `${leader} is with unit ${number}, which is none of his on the table.`,
  'leader-off-table': ({ leader }: { readonly leader: string }) =>
    `${leader} stands off the table.`,
  'fired-nobody': ({ number }: { readonly number: number }) =>
    `Unit ${number} is said to have fired, and there is none.`,
  'not-your-unit': ({ unit }: { readonly unit: string | number }) =>
    `${typeof unit === 'number' ? `Unit ${unit}` : unit} is not yours to command now.`,
  'not-in-turn': ({ unit }: { readonly unit: string | number }) =>
    `${typeof unit === 'number' ? `Unit ${unit}` : unit} is not due now.`,
  'fired-already': ({ unit }: Of) => `${unit} has fired in this phase.`,
}
