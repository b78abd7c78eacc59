// What is refused of moves and formations, in English.

import type { Spent } from '../../battle.ts'
import type { FormationKind } from '../../units/formations.ts'
import { inches } from './grammar.ts'
import { nouns } from './nouns.ts'

type Of = { readonly unit: string }
type OfBoth = Of & { readonly other: string }
type OnGround = Of & { readonly ground: string }

export const movementRefusals = {
  'move-off-table': ({ unit }: Of) => `${unit} is not on the table.`,
  'move-retreating': ({ unit }: Of) => `${unit} is retreating: it can only rally or rout.`,
  'move-spent': ({ unit, why }: Of & { readonly why: Spent }) =>
    `${unit} ${nouns.spent[why]} and moves no more this turn.`,
  'move-halted': ({ unit }: Of) => `${unit} is halted this turn.`,

  'formation-of-others': ({ unit, into }: Of & { readonly into: FormationKind }) =>
    `${unit} cannot stand like that: ${nouns.formation[into]}.`,
  'formation-square': ({ unit }: Of) => `${unit} cannot form square: only regular foot can.`,
  'formation-double': ({ unit }: Of) =>
    `${unit} cannot form a double line: of foot only irregulars do.`,
  'formation-skirmish': ({ unit }: Of) => `${unit} is not trained to skirmish.`,
  'formation-fixed': ({ unit }: Of) => `${unit} cannot limber.`,
  'formation-refused': ({
    unit,
    aside,
    stands,
  }: Of & { readonly aside: number; readonly stands: number }) =>
    `${unit} refuses ${aside} of its ${stands} stands: more than half must stay in the main body.`,
  'formation-wing': ({ unit }: Of) => `A wing of ${unit} is turned by 45 or by 90 degrees.`,

  'changes-two': ({ unit }: Of) =>
    `${unit} can change formation or turn about once in a move, and not both.`,
  'change-between': ({ unit }: Of) =>
    `${unit} changes at the start of its move or at the end, not on the way.`,
  'change-late': ({ unit, other }: OfBoth) =>
    `${unit} would be in engagement range of ${other}: it can change only at the start of its move.`,
  'form-turns': ({ unit }: Of) => `${unit} keeps its facing when it changes formation.`,
  'siege-turns': ({ unit }: Of) => `${unit} cannot change its facing.`,
  'form-takes-all': ({ unit }: Of) =>
    `${unit} needs all of its move to change into or out of skirmish order.`,
  'form-off-table': ({ unit }: Of) => `${unit} has no room there on the table.`,
  'form-no-room': ({ unit, other }: OfBoth) => `${unit} has no room there: ${other} is in the way.`,
  'form-near-enemy': ({ unit, other }: OfBoth) => `${unit} would stand within 1" of ${other}.`,
  'in-place-line': ({ unit }: Of) =>
    `Only a straight line and a straight march column change into each other where ${unit} stands.`,

  'deploys-in-bad-going': ({ unit, ground }: OnGround) =>
    `${unit} cannot be deployed in ${ground}.`,

  'retire-alone': ({ unit }: Of) => `${unit} retires and does nothing else.`,
  'incline-and-wheel': ({ unit }: Of) => `${unit} cannot wheel and incline in one move.`,
  'incline-both': ({ unit }: Of) => `${unit} cannot incline to the left and to the right.`,
  'incline-steep': ({ unit }: Of) => `${unit} inclines by 22.5 degrees at most.`,
  'wheel-between': ({ unit }: Of) =>
    `${unit} wheels once at the start of its move and once at the end, not on the way.`,
  'wheel-column': ({ unit }: Of) => `${unit} does not wheel as one: its head leads it another way.`,
  'distance-below': ({ unit }: Of) => `${unit} cannot go less than no way at all.`,
  'cross-alone': ({ unit }: Of) => `${unit} crosses a bridge and does nothing else on its way.`,
  'square-moves': ({ unit }: Of) => `${unit} is in square and stays where it is.`,
  'deployed-moves': ({ unit }: Of) => `${unit} must limber to move.`,
  'drive-guns': ({ unit }: Of) => `${unit} wheels or inclines: only guns on limbers go any way.`,
  'shift-skirmishers': ({ unit }: Of) => `${unit} is formed: only skirmishers go any way.`,
  'file-columns': ({ unit }: Of) => `${unit} is not in march column: only a column files.`,
  'file-short': ({ unit, least }: Of & { readonly least: number }) =>
    `The head of ${unit} goes at least ${inches(least)} before it turns again or halts.`,
  'bent-straight': ({ unit }: Of) => `${unit} is bent: it cannot go back or aside.`,

  'pace-of-brigade': ({
    unit,
    brigade,
    pace,
  }: Of & { readonly brigade: string; readonly pace: 'march' | 'normal' }) =>
    pace === 'march'
      ? `${brigade} is marching this turn, and ${unit} with it.`
      : `${brigade} is not marching this turn, and so neither is ${unit}.`,
  'march-engaged': ({ unit, other }: OfBoth) =>
    `${unit} cannot march: ${other} of its brigade is in engagement range of the enemy.`,
  'march-changes': ({ unit }: Of) => `${unit} cannot march and change formation or facing.`,
  'march-retires': ({ unit }: Of) => `${unit} cannot march to its rear.`,
  'march-turns-late': ({ unit }: Of) => `${unit} turns only as its march begins.`,
  'march-turns-far': ({ unit }: Of) => `${unit} turns by 45 degrees at most as its march begins.`,
  'march-disorders': ({ unit, ground }: OnGround) =>
    `${unit} would be disordered by ${ground}: it cannot march there.`,
  'march-near-enemy': ({ unit, other }: OfBoth) =>
    `${unit} would march into engagement range of ${other}.`,

  'too-far': ({
    unit,
    inches: most,
    over,
  }: Of & { readonly inches: number; readonly over: number }) =>
    `${unit} can move ${most}": this is ${inches(over)} too far.`,
  'too-far-over': ({
    unit,
    inches: most,
    over,
    ground,
  }: OnGround & { readonly inches: number; readonly over: number }) =>
    `${unit} has half its move, ${most}", if it goes over ${ground}: this is ${inches(over)} too far.`,
  'way-off-table': ({ unit }: Of) => `${unit} would leave the table.`,
  'ground-impassable': ({ unit }: Of) => `${unit} cannot pass there.`,
  'ground-closed': ({ unit, ground }: OnGround) =>
    `${unit} cannot enter ${ground} but by a road or an opening.`,
  'near-enemy': ({ unit, other }: OfBoth) => `${unit} would come within 1" of ${other}.`,
  'through-friend': ({ unit, other }: OfBoth) => `${unit} cannot pass through ${other}.`,
  'ends-on-friend': ({ unit, other }: OfBoth) =>
    `${unit} does not come clear of ${other} on the other side.`,

  'recover-order': ({ unit }: Of) => `${unit} is not disordered.`,
  'recover-ground': ({ unit, ground }: OnGround) =>
    `${unit} cannot recover its order while it is in ${ground}.`,
  'manhandle-who': ({ unit }: Of) =>
    `${unit} cannot be manhandled: only light and medium guns that are deployed.`,
  'manhandle-disordered': ({ unit }: Of) => `${unit} is disordered and cannot be manhandled.`,
  'manhandle-ground': ({ unit, ground }: OnGround) =>
    `${unit} would be disordered by ${ground}: it cannot be manhandled there.`,
}
