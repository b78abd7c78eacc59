// What is told and refused in English: each function names the data that its sentence needs.

import { capital, type Explained } from '@grognard/toolkit'
import type { Rank, Side } from '../../battle.ts'
import type { Moment, SheetName } from '../../terms.ts'
import type { OfUnit } from '../told.ts'
import { listed, plural, STEADIED } from './grammar.ts'

type Named = 'brigade' | 'unit' | 'leader' | 'objective'

type Of = { readonly side: Side }
type Turn = Of & { readonly turn: number; readonly last: number }
type Totals = { readonly [side in Side]: Explained }
type Taken = Of &
  Totals & { readonly objective: string; readonly within: number; readonly holder: string | null }
/** The objectives that each side holds, by name. */
type Held = { readonly holds: { readonly [side in Side]: readonly string[] } }

const counted = (cards: number): string =>
  cards === 1 ? 'the discarded card' : `all ${cards} discarded cards`

/** A log is read by players: the clauses of a total are shown where it is explained. */
const totalled = ({ steps }: Explained, held: readonly string[]): string =>
  steps
    .map(({ effect, after, label }) => {
      if ('add' in effect) return `+${effect.add} makes ${after} (${label})`
      return `${after} (${label}${held.length > 0 ? `: ${listed(held)}` : ''})`
    })
    .join(', ')

/** By so much a battle is won narrowly, or clearly. */
const NARROWLY = 1
const CLEARLY = 3

function winning(red: number, blue: number): string {
  if (red === blue) return 'a draw'
  const margin = Math.abs(red - blue)
  const how = margin <= NARROWLY ? ' narrowly,' : margin >= CLEARLY ? ' clearly,' : ''
  return `${red > blue ? 'red' : 'blue'} wins${how} by ${margin}`
}

/** When a card is played. (4.0) */
const WHEN: { readonly [moment in Moment]: string } = {
  drawn: 'as soon as it is drawn',
  'enemy turn': 'at the start of an enemy turn',
  'own fate phase': 'in your fate phase',
  'own fire phase': 'in your fire phase',
  target: 'when a target is chosen in your fire phase',
  'hits failed': 'after failed hit tests',
  'test failed': 'after a failed test of valour or fortitude',
  activated: 'when a brigade activates',
  order: 'with the order of a unit',
  'own melee phase': 'at the start of your melee phase',
  'melee phase': 'in a melee phase',
  'enemy melee phase': 'in the enemy’s melee phase',
  'valour in melee': 'before valour tests in a melee phase',
  'end of own melee phase': 'at the end of your melee phase',
}

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
  stubborn: ({
    unit,
    left,
    steadied,
  }: OfUnit & { readonly left: number; readonly steadied: boolean }) =>
    `${unit} holds on stubbornly: 1 back in the ranks, ${left} still lost${steadied ? STEADIED : ''}.`,
  turn: ({ side, turn, last }: Turn) => `Turn ${turn} of ${last}: ${side}.`,
  'card drawn': ({ side }: Of) => `${capital(side)} draws a fate card.`,
  'card is': ({ card }: { readonly rank: Rank; readonly card: string }) =>
    `The card is ${card}${/[.!?]$/.test(card) ? '' : '.'}`,
  'no card': ({ side }: Of) => `${capital(side)} has no fate card left to draw.`,
  tide: ({ side, back }: Of & { readonly back: number }) =>
    back === 0
      ? `${capital(side)} draws The Tide of Battle, which goes back into the deck.`
      : `${capital(side)} draws The Tide of Battle: it goes back into the deck with ${counted(back)}.`,
  'objective taken': ({ side, objective, red, blue, within, holder }: Taken) =>
    `${capital(side)} takes ${objective}, with ${plural(side === 'red' ? red.value : blue.value, 'figure')} within ${within}" against ${side === 'red' ? blue.value : red.value}${holder === null ? '' : `, and ${holder} in it`}.`,
  totals: ({ red, blue, holds }: Totals & Held) =>
    `At the end red counts ${totalled(red, holds.red)}; blue counts ${totalled(blue, holds.blue)}: ${winning(red.value, blue.value)}.`,
}

export const fateRefusals = {
  'card-not-held': ({ card }: { readonly card: string }) => `You do not hold ${card}.`,
  'card-not-now': ({ card, moment }: { readonly card: string; readonly moment: Moment }) =>
    `${card} is played ${WHEN[moment]}, not now.`,
  'card-not-facing': ({ card, unit }: { readonly card: string; readonly unit: string }) =>
    `${card} is for enemies in contact with British infantry, and ${unit} is not.`,
  'card-names': ({ card, names }: { readonly card: string; readonly names: Named }) =>
    names === 'objective'
      ? `${card} is played on an objective.`
      : `${card} is played on a ${names} of your own that is on the table.`,
  'card-names-no': ({ card, names }: { readonly card: string; readonly names: Named }) =>
    `${card} is not played on ${names === 'objective' ? 'an' : 'a'} ${names}.`,
  'card-of-army': ({ army, on }: { readonly army: SheetName; readonly on: string }) =>
    `${on} is not ${capital(army)}.`,
  'card-no-losses': ({ card, unit }: { readonly card: string; readonly unit: string }) =>
    `${card} is for units with losses, and ${unit} has none.`,
  'card-unsent': ({ card, unit }: { readonly card: string; readonly unit: string }) =>
    `${card} is for a unit that an order reaches, and no messenger has gone to ${unit}, which stays.`,
  'card-objective': ({ objective, held }: { readonly objective: string; readonly held: boolean }) =>
    `${objective} is in ${held ? 'your own' : 'nobody’s'} hands, not in the enemy’s.`,
  'card-only-one': ({ card }: { readonly card: string }) => `There is only one ${card}.`,
  'card-never-held': ({ card }: { readonly card: string }) =>
    `${card} is played as soon as it is drawn: nobody holds it.`,
}
