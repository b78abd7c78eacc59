// What is told and refused in English: each function names the data that its sentence needs.

import { capital } from '@grognard/toolkit'

type Named = { readonly unit: string }

export const whoseRefusals = {
  'no-such-unit': ({ unit }: { readonly unit: number }) => `There is no unit ${unit}.`,
  'unit-of-enemy': ({ unit }: Named) => `${unit} is the enemy’s.`,
  'unit-is-own': ({ unit }: Named) => `${unit} is one of your own.`,
  'unit-in-reserve': ({ unit }: Named) => `${unit} is still in reserve.`,
  'unit-routed': ({ unit }: Named) => `${unit} has routed and is gone.`,
  'unit-of-another': ({ unit, seat }: Named & { readonly seat: string }) =>
    `${capital(seat)} commands ${unit}.`,
}
