// What is refused of leaders, in Italian.

import type { Translated } from '@grognard/toolkit'
import type { leaderRefusals as english } from '../en/leaders.ts'
import { far, inches } from './grammar.ts'
import { name } from './names.ts'

export const leaderRefusals: Translated<typeof english> = {
  'leader-twice': ({ leader }) => `${name(leader)}: va una volta sola per turno.`,
  'not-your-leader': ({ leader }) => `${name(leader)}: non sta a te mandarlo.`,
  'leader-alone': ({ leader }) => `${name(leader)}: non è con nessuno che possa lasciare.`,
  'not-subordinate': ({ leader, unit }) => `${name(leader)}: non comanda ${name(unit)}.`,
  'cannot-attach': ({ leader, unit }) => `${name(leader)}: non può andare con ${name(unit)}.`,
  'attach-skirmishers': ({ leader, unit }) =>
    `${name(leader)}: non può andare con ${name(unit)}, che è in ordine sparso.`,
  'unit-has-leader': ({ leader, unit }) =>
    `${name(leader)}: non può andare con ${name(unit)}, che ha già un comandante con sé.`,
  'leader-with-unit': ({ leader }) =>
    `${name(leader)}: è con un’unità, e si muove con quella e non da solo.`,
  'leader-rode': ({ leader }) => `${name(leader)}: ha già cavalcato in questo turno.`,
  'ride-off-table': ({ leader }) => `${name(leader)}: uscirebbe dal tavolo.`,
  'ride-impassable': ({ leader }) => `${name(leader)}: di là non si passa.`,
  'ride-near-enemy': ({ leader, unit }) =>
    `${name(leader)}: passerebbe a meno di 1" da ${name(unit)}.`,
  'ride-too-far': ({ leader, inches: most, over }) =>
    `${name(leader)}: può cavalcare per ${far(most)}, e sono ${inches(over)} di troppo.`,
  'leader-too-far': ({ leader, unit }) => `${name(leader)}: non ha strada fino a ${name(unit)}.`,
}
