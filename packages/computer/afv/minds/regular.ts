import type { Json, Question } from '@grognard/kernel'
import {
  actionsOf,
  afv,
  FACINGS,
  formationsOf,
  moveAsk,
  onTable,
  unitOf,
  usualFormation,
  zonesOf,
  type Afv,
  type Formation,
  type Move,
  type Side,
  type Unit,
  type UnitId,
} from '@grognard/rules-afv/computing'
import { lookAhead, type Prospect } from '../../ahead.ts'
import { budgetOf } from '../../budget.ts'
import { weigherOf, type Feature, type Weighing, type Weights } from '../../features.ts'
import { features } from '../features/index.ts'
import { situationOf } from '../features/situation.ts'
import { mindOf, type Decided, type Habit } from '../habit.ts'
import { closing, engaging, fightsOf, isWaiting } from '../orders.ts'
import { planned, type Plan } from '../plan/plan.ts'
import { actionsFrom, actionsTo } from '../routes.ts'
import { sense } from '../sense/index.ts'
import { enemiesBy, isFree, sideOf, unitsOf } from '../sides.ts'
import type { Because } from '../words/because.ts'
import { because } from '../words/index.ts'
import { recruit } from './recruit.ts'

export const WEIGHTS: Weights = {
  strength: 1,
  breaking: 60,
  odds: 1,
  melee: 0,
  fire: 1,
  support: 0.3,
  exposure: 1,
  objectives: 3,
  command: 0.5,
  reserves: 3,
  task: 1,
}

const WON = 1000
const EVALUATIONS = 400
const THROWS = 64
const SAMPLES = 8
/** A move must be better than to stay by this much: nobody shuffles to and fro for nothing. */
const WORTHWHILE = 0.05
const DRILL = 0.5

/** Drill that changes nothing else must pay. */
const worthwhile = (move: Move): number =>
  move.do === 'engage' ? (WEIGHTS['engage'] ?? 0) : move.do === 'change' || move.do === 'mount' || move.do === 'dismount' ? DRILL : WORTHWHILE

/** What a regular remembers from one question to the next. */
type Memory = { plan: Plan | null; turn: number; considered: Set<UnitId> }

const quick = mindOf(recruit)

export function regular(): Habit {
  const memory: Memory = { plan: null, turn: -1, considered: new Set() }
  const task = taskFeature(memory)
  const weigh = weigherOf([...features, task], WEIGHTS)
  return {
    ...sense,
    move: (seen, { side }, question) => ordered(seen, side, question, memory, weigh),
    react: (seen, _args, question) => bestOf(seen, question, weigh, 'react'),
    'press on': (seen, _args, question) => bestOf(seen, question, weigh, 'press on'),
  }
}

type Weigh = (seen: Afv, side: Side) => Weighing

/** How far the units still are from where the plan wants them, in turns. */
const taskFeature = (memory: Memory): Feature<Afv> => ({
  name: 'task',
  value: (seen, side) => {
    let sum = 0
    const { zones } = situationOf(seen)
    for (const [id, { zone }] of memory.plan?.orders ?? []) {
      const unit = unitOf(seen, id)
      if (unit.side !== side || unit.zone === null || !isFree(seen, unit)) continue
      // Whoever has the enemy before him does not turn his back to be off sooner.
      const faced = zones.get(unit.zone)?.some((other) => other.side !== side) ?? false
      const away = faced ? actionsFrom(seen, unit, zone) : actionsTo(seen, unit, zone)
      sum -= Math.min(6, away) / actionsOf(unit).most
    }
    return sum
  },
})

function prospects(
  question: Question,
  answers: readonly Json[],
  weigh: Weigh,
  side: Side,
): readonly Prospect[] {
  const worth = (seen: Afv): number =>
    seen.outcome
      ? seen.outcome.winner === side
        ? WON
        : seen.outcome.winner === null
          ? -WON / 2
          : -WON
      : weigh(seen, side).worth
  const how = {
    rulebook: afv,
    worth,
    decide: (asked: Question) => quick(asked).answer,
    most: THROWS,
    samples: SAMPLES,
  }
  return lookAhead(question, answers, how, budgetOf(EVALUATIONS)) ?? []
}

const MOST = 64

/** The best of all answers there are, one activity ahead. */
function bestOf(seen: Afv, question: Question, weigh: Weigh, name: 'react' | 'press on') {
  const side = sideOf(seen, question.seat)
  const answers = question.kind.candidates(seen, question.ask.args, MOST, question.random)
  const [best] = prospects(question, answers, weigh, side)
  const usual = (sense[name] as (s: Afv, a: never, q: Question) => Decided<never> | null)(
    seen,
    question.ask.args as never,
    question,
  )
  return best ? { answer: best.answer as never, reason: usual?.reason ?? null } : usual
}

/** The moves of one unit that are worth a thought. */
function movesOf(seen: Afv, unit: Unit): readonly Move[] {
  const { id, side } = unit
  const moves: Move[] = []
  if (!onTable(unit.zone)) {
    moves.push({ unit: id, do: 'enter', formation: usualFormation(unit) })
    for (const column of seen.table.reserves) moves.push({ unit: id, do: 'shift', column })
  } else if (!isFree(seen, unit)) moves.push({ unit: id, do: 'disengage' })
  else {
    for (const what of ['move', 'mount', 'dismount', 'leave'] as const)
      moves.push({ unit: id, do: what })
    for (const facing of FACINGS) moves.push({ unit: id, do: 'turn', facing })
    for (const formation of widest(unit)) moves.push({ unit: id, do: 'change', formation })
    for (const enemy of enemiesBy(seen, unit))
      moves.push({ unit: id, do: 'engage', target: enemy.id })
  }
  return moves.filter((move) => moveAsk.refuse(seen, { side }, move) === null)
}

/** Of each kind of formation the widest. */
function widest(unit: Unit): readonly Formation[] {
  const best = new Map<Formation['kind'], Formation>()
  for (const formation of formationsOf(unit))
    if (formation.kind !== unit.formation.kind) best.set(formation.kind, formation)
  return [...best.values()]
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
  const fights = fightsOf(seen, unit)
  if (fights.length > 0) return 100 + Math.max(...fights.map(({ duel: { gain } }) => gain))
  const task = plan?.orders.get(unit.id)
  return task ? -actionsTo(seen, unit, task.zone) : -50
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
  if (chosen) return carriedOut(seen, chosen, memory)
  return withCommander(seen, side, weigh)
}

type Chosen = { readonly unit: Unit; readonly move: Move; readonly gain: number }

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
  const [best] = prospects(question, moves as never, weigh, side)
  if (!best) return null
  const move = best.answer as unknown as Move
  // To stay is a decision as well: whoever stays joins in no fight later this phase.
  const stay = weigh({ ...seen, moved: [...seen.moved, unit.id] }, side).worth
  const gain = best.worth - stay - worthwhile(move)
  return gain > 0 ? { unit, move, gain } : null
}

function carriedOut(seen: Afv, { unit, move }: Chosen, memory: Memory): Decided<Move> {
  if (move.do === 'engage') {
    // Whoever stands beside it may want to join in, or has been freed to do something else.
    for (const id of memory.considered)
      if (unitOf(seen, id).zone === unit.zone) memory.considered.delete(id)
    const fight = fightsOf(seen, unit).find(({ enemy }) => enemy.id === move.target)
    if (fight) return engaging(unit, fight)
  }
  return { answer: move, reason: whyMoved(seen, unit, move, memory) }
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
  if (best === here) return end
  const reason = because('commander-rides', { zone: best, columns: seen.table.columns })
  return { answer: { do: 'commander', zone: best }, reason }
}

function whyMoved(seen: Afv, unit: Unit, move: Move, { plan }: Memory) {
  const task = plan?.orders.get(unit.id)
  const loss = situationOf(seen).losses.get(unit.id)?.stands ?? 0
  return because('moves', {
    unit: unit.name,
    action: move.do,
    task: task?.kind ?? 'none',
    gain: 'task' as Because['moves']['gain'],
    own: loss,
    before: loss,
    zone: task?.zone ?? unit.zone ?? 0,
    columns: seen.table.columns,
  })
}
