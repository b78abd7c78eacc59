import type { Translated } from '@grognard/toolkit'
import type { whoseRefusals as refusals } from '../en/whose.ts'
import { name } from './names.ts'

export const whoseRefusals: Translated<typeof refusals> = {
  'no-such-unit': ({ unit }) => `Non c'è nessuna unità ${unit}.`,
  'unit-of-enemy': ({ unit }) => `${name(unit)}: è del nemico.`,
  'unit-is-own': ({ unit }) => `${name(unit)}: è dei vostri.`,
  'unit-in-reserve': ({ unit }) => `${name(unit)}: è ancora in riserva.`,
  'unit-routed': ({ unit }) => `${name(unit)}: è andata in rotta e non c'è più.`,
  'unit-of-another': ({ unit, seat }) => `${name(unit)}: è agli ordini di ${name(seat)}.`,
}
