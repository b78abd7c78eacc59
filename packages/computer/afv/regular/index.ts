import { cloneOf, CHANCE, put, resample, type Json, type Question } from '@grognard/kernel'
import {
  afv,
  moveAsk,
  unitOf,
  zonesOf,
  type Afv,
  type Move,
  type PressOn,
  type React,
  type Side,
  type Unit,
} from '@grognard/rules-afv/functions'
import { weigherOf } from '../../features.ts'
import { features } from '../features/index.ts'
import type { Decided, Habit } from '../habit.ts'
import { closing, engaging, fightsOf, isWaiting } from '../orders.ts'
import { planned, type Plan } from '../plan/plan.ts'
import { actionsTo } from '../routes.ts'
import { sense } from '../sense/index.ts'
import { whyPressedOn, whyReacted } from '../sense/react.ts'
import { enemiesBy, sideOf, unitsOf } from '../sides.ts'
import { because } from '../words/index.ts'
import { prospects, type Weigh } from './look.ts'
import { newMemory, taskOf, type Memory } from './memory.ts'
import { movesOf } from './moves.ts'
import { WEIGHTS } from './weights.ts'
import { whyMoved } from './why.ts'

/** Plans, looks one activity ahead with exact odds, and remembers what it is about. */
export function regular(): Habit {
  const memory = newMemory()
  const weigh = weigherOf([...features, taskOf(memory)], WEIGHTS)
  return {
    ...sense,
    move: (seen, { side }, question) => ordered(seen, side, question, memory, weigh),
    react: (seen, args, question) => {
      const answer = bestOf(seen, question, weigh) as React | null
      if (answer === null) return sense.react(seen, args, question)
      return { answer, reason: whyReacted(seen, answer) }
    },
    'press on': (seen, args, question) => {
      const answer = bestOf(seen, question, weigh) as PressOn | null
      if (answer === null) return sense['press on'](seen, args, question)
      return { answer, reason: whyPressedOn(seen, args.unit, answer) }
    },
  }
}

const ALL = 64

/** The best of all answers there are, one activity ahead. */
function bestOf(seen: Afv, question: Question, weigh: Weigh): Json {
  const answers = question.kind.candidates(seen, question.ask.args, ALL, question.random)
  return prospects(question, answers, weigh, sideOf(seen, question.seat))[0]?.answer ?? null
}

function ordered(
  seen: Afv,
  side: Side,
  question: Question,
  memory: Memory,
  weigh: Weigh,
): Decided<Move> {
  if (memory.turn !== seen.turn) {
    memory.turn = seen.turn
    memory.plan = planned(seen, side, memory.plan)
    memory.considered = new Set()
  }
  let chosen: Chosen | null = null
  for (const unit of inOrder(seen, side, memory)) {
    const fighter = seen.acting !== unit.id && enemiesBy(seen, unit).length > 0
    if (chosen && !fighter) break
    const found = bestMove(seen, side, unit, question, weigh)
    if (!found) memory.considered.add(unit.id)
    else if (!chosen || found.gain > chosen.gain) chosen = found
    if (chosen && !fighter) break
  }
  return chosen
    ? carriedOut(seen, side, chosen, question, memory, weigh)
    : withCommander(seen, side, weigh)
}

/** Units one by one: those who can fight first, then those nearest to what they have to do. */
function inOrder(seen: Afv, side: Side, { plan, considered }: Memory): readonly Unit[] {
  const acting = seen.acting === null ? null : unitOf(seen, seen.acting)
  if (acting && !considered.has(acting.id)) return [acting]
  return unitsOf(seen, side)
    .filter((unit) => unit.zone !== null && isWaiting(seen, unit) && !considered.has(unit.id))
    .map((unit) => ({ unit, first: urge(seen, unit, plan) }))
    .toSorted((a, b) => b.first - a.first || a.unit.id - b.unit.id)
    .map(({ unit }) => unit)
}

function urge(seen: Afv, unit: Unit, plan: Plan | null): number {
  if (enemiesBy(seen, unit).length > 0)
    return 100 + Math.max(0, ...fightsOf(seen, unit).map(({ duel: { gain } }) => gain))
  const task = plan?.orders.get(unit.id)
  return task ? -actionsTo(seen, unit, task.zone) : -50
}

type Chosen = { readonly unit: Unit; readonly move: Move; readonly gain: number }

/** A move must be better than to stay by this much: nobody shuffles to and fro for nothing. */
const WORTHWHILE = 0.05
const DRILL = 0.5
const ENGAGE = 1

const worthwhile = ({ do: what }: Move): number =>
  what === 'engage'
    ? ENGAGE
    : what === 'change' || what === 'mount' || what === 'dismount'
      ? DRILL
      : WORTHWHILE

/** The best thing that one unit can do, if it is better than to stay. */
function bestMove(
  seen: Afv,
  side: Side,
  unit: Unit,
  question: Question,
  weigh: Weigh,
): Chosen | null {
  const moves = movesOf(seen, unit)
  if (moves.length === 0) return null
  const found = prospects(question, moves, weigh, side)
  // To stay is a decision as well: whoever stays joins in no fight later this phase.
  const stay = weigh({ ...seen, moved: [...seen.moved, unit.id] }, side).worth
  let best: Chosen | null = null
  for (const { answer, worth } of found) {
    const move = answer as unknown as Move
    const gain = worth - stay - worthwhile(move)
    if (gain > (best?.gain ?? 0)) best = { unit, move, gain }
  }
  return best
}

function carriedOut(
  seen: Afv,
  side: Side,
  { unit, move }: Chosen,
  question: Question,
  memory: Memory,
  weigh: Weigh,
): Decided<Move> {
  if (move.do === 'engage') {
    // Whoever stands beside it may want to join in, or has been freed to do something else.
    for (const id of memory.considered)
      if (unitOf(seen, id).zone === unit.zone) memory.considered.delete(id)
    const fight = fightsOf(seen, unit).find(({ enemy }) => enemy.id === move.target)
    if (fight) return engaging(unit, fight)
  }
  const after = afterMove(seen, question, move)
  return { answer: move, reason: whyMoved(seen, after, unit, move, side, memory, weigh) }
}

/** The battle once a move is made, if nobody interferes. */
function afterMove(seen: Afv, question: Question, move: Move): Afv {
  const imagined = resample(afv, question.knowledge(), question.random)
  if (!imagined) return seen
  const course = cloneOf(imagined)
  put(course, { seat: question.seat, ask: question.ask.name, answer: move })
  const open = course.asks[0]
  if (open && open.seats[0] !== CHANCE && open.name === 'react')
    put(course, { seat: open.seats[0] as string, ask: 'react', answer: 'pass' })
  return course.battle
}

/** The commander goes where his presence weighs most, and the phase ends. */
function withCommander(seen: Afv, side: Side, weigh: Weigh): Decided<Move> {
  const { zone: here, lost } = seen.commanders[side]
  const end = closing(seen, side)
  if (lost || here === null) return end
  let best = here
  let most = weigh(seen, side).worth + WORTHWHILE
  for (const zone of zonesOf(seen.table)) {
    if (moveAsk.refuse(seen, { side }, { do: 'commander', zone })) continue
    const commanders = { ...seen.commanders, [side]: { zone, lost } }
    const { worth } = weigh({ ...seen, commanders }, side)
    if (worth <= most) continue
    most = worth
    best = zone
  }
  const left = unitsOf(seen, side).filter((unit) => isWaiting(seen, unit)).length
  if (best === here) return { answer: { do: 'end' }, reason: because('ends', { left }) }
  const reason = because('commander-rides', { zone: best, columns: seen.table.columns })
  return { answer: { do: 'commander', zone: best }, reason }
}
