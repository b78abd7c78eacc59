// The frame of a turn without what happens in it: fire, action and melee are passed over, so that
// turns, cards, objectives and the end of a battle can be tested by themselves.

import type { Json, Procedure, Rulebook } from '@grognard/kernel'
import { answering } from '@grognard/testkit'
import { unitOf, type Phase, type Vf } from '../battle.ts'
import { vf2 } from '../index.ts'
import { enterPhase } from '../phases/enter.ts'
import { positionOf, type Drawn, type Table } from './drawn-up.ts'

const FRAME: readonly Phase[] = ['turn', 'fate', 'end of turn']

function* passedOver(battle: Vf): Procedure<void> {
  enterPhase(battle, 'end of turn')
}

export const frame: Rulebook<Vf, Vf> = {
  ...vf2,
  next: (battle) => (FRAME.includes(battle.phase) ? vf2.next(battle) : passedOver(battle)),
}

type Script = { readonly cards?: readonly string[] }

export function framed(
  drawn: Drawn,
  script: Script = {},
  more: { [part: string]: Json } = {},
): Table {
  const position = { ...(positionOf(drawn) as object), ...more } as Json
  const table = answering(frame, position, script)
  return {
    ...table,
    unit: (id) => unitOf(table.battle(), id),
    told: (name) =>
      (table.host.course.telling?.happenings ?? []).flatMap((told) =>
        told.name === name ? [told.data] : [],
      ),
  }
}

/** Confusion has been seen to go on both sides, so that nobody is asked for it. */
export const QUIET = { fate: { red: { discard: ['3'] }, blue: { discard: ['3'] } } }
