import { hasOnly, isObject, type AskKind, type ReactionKind, type Refusal } from '../index.ts'
import { holdingOf, type Card, type Order, type Picket, type Side, type Unit } from './battle.ts'
import { clause, type PicketClause } from './clauses.ts'

const refused = (id: PicketClause, code: string, message: string): Refusal => ({
  clause: clause(id),
  code,
  message,
})

export const chooseOrder: AskKind<Picket, null, Order> = {
  name: 'order',
  expects: `'advance' or 'hold'`,
  is: (answer): answer is Order => answer === 'advance' || answer === 'hold',
  refuse: () => null,
  candidates: () => ['advance', 'hold'],
  complete: true,
}

/** A volley is part of the decision to shoot, not a question of its own. */
export type Action =
  | 'done'
  | { readonly unit: number; readonly at: number; readonly volley?: true }
  | { readonly unit: number; readonly scout: true }

export const act: AskKind<Picket, { readonly side: Side }, Action> = {
  name: 'act',
  expects: `'done', {unit, at}, {unit, at, volley: true} or {unit, scout: true}`,

  is(answer): answer is Action {
    if (answer === 'done') return true
    if (!isObject(answer) || typeof answer['unit'] !== 'number') return false
    const { at, scout, volley } = answer
    if (scout !== undefined) return scout === true && hasOnly(answer, 'unit', 'scout')
    return (
      typeof at === 'number' &&
      (volley === undefined || volley === true) &&
      hasOnly(answer, 'unit', 'at', 'volley')
    )
  },

  refuse(seen, { side }, action) {
    if (action === 'done') return null
    const unit = seen.units[action.unit]
    if (!unit || unit.seat !== seen.you || unit.men === 0)
      return refused('picket:1', 'unit', `Unit ${action.unit} is not yours to command.`)
    if (seen.acted.includes(unit.id))
      return refused('picket:4', 'once', `${unit.name} has acted this turn.`)
    if ('scout' in action) return null
    const target = seen.units[action.at]
    if (!target || target.side === side || target.men === 0)
      return refused('picket:4', 'target', `There is no enemy ${action.at} to shoot at.`)
    if (!inReach(unit, target))
      return refused('picket:4', 'lane', `${target.name} is too far along the line.`)
    if (action.volley && !holds(seen, side, 'volley'))
      return refused('picket:6', 'card', 'You hold no volley.')
    return null
  },

  candidates(seen, { side }, n) {
    const actions: Action[] = ['done']
    const volley = holds(seen, side, 'volley')
    for (const unit of seen.units) {
      if (actions.length >= n) break
      if (unit.seat !== seen.you || seen.acted.includes(unit.id) || unit.men === 0) continue
      actions.push({ unit: unit.id, scout: true })
      for (const target of seen.units) {
        if (target.side === side || target.men === 0 || !inReach(unit, target)) continue
        actions.push({ unit: unit.id, at: target.id })
        if (volley) actions.push({ unit: unit.id, at: target.id, volley: true })
      }
    }
    return actions.length > n ? actions.slice(0, n) : actions
  },

  complete: true,
}

const inReach = (unit: Unit, target: Unit): boolean => Math.abs(unit.lane - target.lane) <= 1

const holds = (seen: Picket, side: Side, card: Card): boolean =>
  seen.seats.some((seat) => seat.id === seen.you && seat.side === side && seat.chief) &&
  (holdingOf(seen, side).hand?.[card] ?? 0) > 0

/** Cover against a shot, or a feint against the card just played. Answered by true or false. */
const reaction = (card: Card): ReactionKind<Picket, { readonly side: Side }, boolean> => ({
  name: card,
  expects: 'true to play the card, or false',
  is: (answer): answer is boolean => typeof answer === 'boolean',
  refuse: (seen, { side }, plays) =>
    plays && !holds(seen, side, card) ? refused('picket:6', 'card', `You hold no ${card}.`) : null,
  candidates: (seen, { side }) => (holds(seen, side, card) ? [false, true] : [false]),
  complete: true,
  pass: false,
  window: true,
})

export const takeCover = reaction('cover')
export const playFeint = reaction('feint')
