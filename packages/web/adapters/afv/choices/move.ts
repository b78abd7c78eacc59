import {
  afv,
  ahead,
  columnOf,
  contactsOf,
  enemyOf,
  forward,
  isEngaged,
  rearRow,
  reserveAt,
  unitOf,
  type Facing,
  type Move,
  type Side,
  type Unit,
  type UnitId,
  type UnitMove,
  type ZoneId,
} from '@grognard/rules-afv'
import type { Choice } from '../../adapter.ts'
import { ACTION_OF } from '../actions.ts'
import { bodyOf, commanderBody } from '../ids.ts'
import { commanderGhost } from '../scene.ts'
import { asGhost, choice, ghosts, onArea, onFacing, turnedTo, type Context } from './context.ts'
import { engaging } from './engage.ts'

/** What may be done next in a movement phase. */
export function moveChoices(context: Context, moves: readonly Move[]): readonly Choice[] {
  return moves.map((move) => {
    if (move.do === 'end') return ending(context)
    return move.do === 'commander' ? commanding(context, move) : moving(context, move)
  })
}

/** Units of the side that moves that have not been chosen yet, and that could do anything. */
export const unchosen = (seen: Context['seen']): number =>
  seen.units.filter(
    ({ id, side, gone }) =>
      side === seen.active && gone === null && !seen.moved.includes(id) && isFree(seen, id, side),
  ).length

/** move.engaged: whoever is engaged can only break off, if he can. */
const isFree = (seen: Context['seen'], unit: UnitId, side: Side): boolean =>
  !isEngaged(seen, unit) || order?.refuse(seen, { side }, { unit, do: 'disengage' }) === null

const order = afv.asks.find(({ name }) => name === 'move')

function ending({ seen, wording }: Context): Choice {
  const { text } = wording
  return choice({
    answer: { do: 'end' },
    action: ACTION_OF.end,
    label: text.choice.end,
    detail: text.choice.endDetail(unchosen(seen)),
    subject: null,
    grave: true,
    byDefault: true,
  })
}

function commanding(context: Context, move: Extract<Move, { do: 'commander' }>): Choice {
  const { seen, wording, side, nearest } = context
  const { text } = wording
  return choice({
    answer: move,
    action: ACTION_OF.commander,
    label: text.choice.commander(wording.zone(seen.table, move.zone)),
    brief: text.action[ACTION_OF.commander],
    detail: `${text.choice.commanderDetail} ${text.choice.endDetail(unchosen(seen))}`,
    subject: commanderBody(side),
    on: onArea(move.zone, side),
    grave: true,
    preview: ghosts(commanderGhost(seen, side, move.zone, wording, nearest)),
  })
}

function moving(context: Context, move: UnitMove): Choice {
  const unit = unitOf(context.seen, move.unit)
  return choice({
    answer: move,
    action: ACTION_OF[move.do],
    brief: context.wording.text.action[ACTION_OF[move.do]],
    subject: bodyOf(move.unit),
    ...shownMove(context, unit, move),
  })
}

/** By how many quarters to the right; nobody turns to where he looks. */
const TURN_KEYS = [undefined, 'e', 's', 'q'] as const

function turnKey(from: Facing, to: Facing): Pick<Choice, 'key'> {
  const key = TURN_KEYS[(to - from + 4) % 4]
  return key === undefined ? {} : { key }
}

function shownMove(
  context: Context,
  unit: Unit,
  move: UnitMove,
): Pick<Choice, 'label'> & Partial<Choice> {
  const { seen, wording, side } = context
  const { table } = seen
  const { choice: said } = wording.text
  const column = columnOf(table, unit.zone as ZoneId)
  switch (move.do) {
    case 'move': {
      const zone = ahead(table, unit.zone as ZoneId, unit.facing) as ZoneId
      const enemies = seen.units.filter(
        (other) => other.zone === zone && other.side === enemyOf(side),
      ).length
      return {
        label: said.move(wording.zone(table, zone)),
        key: 'w',
        detail: enemies > 0 ? said.enemies(enemies) : null,
        on: onArea(zone, side),
        preview: asGhost(context, unit.id, { zone }),
      }
    }
    case 'turn':
      return {
        label: said.turn(turnedTo(wording, unit.facing, move.facing)),
        ...turnKey(unit.facing, move.facing),
        on: onFacing(move.facing),
        preview: asGhost(context, unit.id, { facing: move.facing }),
      }
    case 'change': {
      const formed = wording.formed(move.formation)
      const { facing = unit.facing, formation } = move
      return {
        label:
          move.facing === undefined
            ? said.change(formed)
            : said.changeFacing(formed, turnedTo(wording, unit.facing, move.facing)),
        on: move.facing === undefined ? null : onFacing(move.facing),
        preview: asGhost(context, unit.id, { formation, facing }),
      }
    }
    case 'mount':
    case 'dismount':
      return {
        label: said[move.do],
        preview: asGhost(context, unit.id, { dismounted: move.do === 'dismount' }),
      }
    case 'disengage': {
      const pressed = contactsOf(seen, unit.id).filter(
        ({ enemy }) => unitOf(seen, enemy).formation.kind === 'attack',
      )
      return { label: said.disengage, detail: said.disengageDetail(pressed.length) }
    }
    case 'leave': {
      const zone = reserveAt(column)
      return {
        label: said.leave(wording.zone(table, zone)),
        on: onArea(zone, side),
        preview: asGhost(context, unit.id, { zone }),
      }
    }
    case 'withdraw':
      return { label: said.withdraw, detail: said.withdrawDetail, grave: true }
    case 'engage': {
      const enemy = wording.name(unitOf(seen, move.target))
      return {
        label:
          move.flank === undefined
            ? said.engage(enemy)
            : said.engageFlank(enemy, said.flank[move.flank]),
        ...engaging(context, unit, move.target, move.flank),
      }
    }
    case 'enter': {
      const zone = rearRow(side) * table.columns + column
      const { formation } = move
      return {
        label: said.enter(wording.zone(table, zone), wording.formed(formation)),
        on: onArea(zone, side),
        preview: asGhost(context, unit.id, { zone, formation, facing: forward(side) }),
      }
    }
    case 'shift': {
      const zone = reserveAt(move.column)
      return {
        label: said.shift(wording.zone(table, zone)),
        on: onArea(zone, side),
        preview: asGhost(context, unit.id, { zone }),
      }
    }
  }
}
