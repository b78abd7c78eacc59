// A plan gives each brigade a task, and is kept unless another is clearly better.

import {
  isShaken,
  unitsIn,
  type BrigadeId,
  type ObjectiveId,
  type Side,
  type Vf,
} from '@grognard/rules-vf/functions'
import { leadOf, turnsLeft } from '../features/objectives.ts'
import { sectorsOf, type Sector } from './sectors.ts'

export type Task = {
  readonly brigade: BrigadeId
  readonly do: 'take' | 'hold' | 'screen' | 'reserve'
  /** Where; null where there is no objective to fight for. */
  readonly objective: ObjectiveId | null
  /** A second one that a few of its units see to. */
  readonly also: ObjectiveId | null
  /** It goes at the enemy, or lets him come. */
  readonly posture: 'advance' | 'stand'
}

export type Plan = {
  readonly turn: number
  readonly tasks: ReadonlyMap<BrigadeId, Task>
  /** The brigades whose task is not the one they had, and why. */
  readonly changed: readonly { readonly task: Task; readonly why: Change }[]
}

type Change = 'first' | 'taken' | 'lost' | 'spent' | 'better'

type Choice = { readonly main: ObjectiveId | null; readonly also: ObjectiveId | null }

/** The power of the one or two units that see to a second objective. */
const DETACHED = 0.2
/** A plan is not given up for less, in points. */
const LOYALTY = 0.3
const ROUNDS = 3

/** What is held needs little to be held on: nobody leaves his own for it. */
const FIRM = 0.3
const DUG_IN = 1.25
/** What is not ours yet decides a battle that is not won yet. */
const PRIZE = 1.15
const PRIZE_LATE = 1.9

/** What an objective will be worth in the end, by the strengths that fight for it: 1 or -1. */
function prospectOf({ enemy, prize }: Sector, own: number, side: Side, behind: number): number {
  const { control } = prize.objective
  if (control === side) return 2 * share(FIRM + DUG_IN * own, enemy) - 1
  const taken = 2 * share(own, enemy + (control === null ? 0 : 0.1)) - 1
  return behind * taken
}

const share = (own: number, enemy: number): number =>
  (own * own) / (own * own + enemy * enemy + 0.02)

function worthOf(
  sectors: readonly Sector[],
  choices: ReadonlyMap<BrigadeId, Choice>,
  side: Side,
  behind: number,
): number {
  let worth = 0
  for (const sector of sectors) {
    let own = 0
    for (const [brigade, { main, also }] of choices) {
      const there = sector.own.get(brigade) ?? 0
      const { id } = sector.prize.objective
      if (main === id) own += Math.max(0, there - (also === null ? 0 : DETACHED))
      else if (also === id) own += Math.min(there, DETACHED)
      // Whoever fights nearby still counts for a little.
      else own += there * 0.2
    }
    worth += prospectOf(sector, own, side, behind)
  }
  return worth
}

function choicesFor(sectors: readonly Sector[], units: number): readonly Choice[] {
  const ids = sectors.map(({ prize }) => prize.objective.id)
  if (ids.length === 0) return [{ main: null, also: null }]
  return ids.flatMap((main) => [
    { main, also: null },
    ...(units >= 3 ? ids.filter((id) => id !== main).map((also) => ({ main, also })) : []),
  ])
}

const sameChoice = (a: Choice | undefined, b: Choice): boolean =>
  a !== undefined && a.main === b.main && a.also === b.also

/** The best tasks, each brigade's in turn against those of the others. */
function bestChoices(
  seen: Vf,
  side: Side,
  sectors: readonly Sector[],
  before: Plan | null,
): ReadonlyMap<BrigadeId, Choice> {
  const brigades = seen.brigades.filter((one) => one.side === side && !one.shattered)
  const kept = new Map<BrigadeId, Choice>()
  for (const task of before?.tasks.values() ?? [])
    kept.set(task.brigade, { main: task.objective, also: task.also })
  const choices = new Map<BrigadeId, Choice>(
    brigades.map(({ id }) => [id, kept.get(id) ?? nearest(sectors, id)]),
  )
  const isAhead = leadOf(seen, side) > 0
  const behind = isAhead ? 1 : turnsLeft(seen, side) <= LATE ? PRIZE_LATE : PRIZE
  const worth = (): number => {
    let sum = worthOf(sectors, choices, side, behind)
    for (const [id, choice] of choices) if (sameChoice(kept.get(id), choice)) sum += LOYALTY
    return sum
  }
  for (let round = 0; round < ROUNDS; round++)
    for (const { id } of brigades) {
      let best = { choice: choices.get(id) as Choice, worth: worth() }
      const units = unitsIn(seen, id).filter(({ status }) => status !== 'routed').length
      for (const choice of choicesFor(sectors, units)) {
        choices.set(id, choice)
        const found = worth()
        if (found > best.worth + 1e-9) best = { choice, worth: found }
      }
      choices.set(id, best.choice)
    }
  return choices
}

/** A brigade that is already on its way counts for so much more. */
const UNDER_WAY = 0.15
/** Nobody is so weak that he need not be reckoned with. */
const SOMEBODY = 0.2

/**
 * What was taken stays taken, so nobody need stand by it: whoever is not ahead goes with all his
 * brigades for the objective at which he is strongest against those who hold it. (2.1.1, 10.0)
 */
function massed(
  seen: Vf,
  side: Side,
  sectors: readonly Sector[],
  before: Plan | null,
): ReadonlyMap<BrigadeId, Choice> | null {
  if (leadOf(seen, side) > 0) return null
  const brigades = seen.brigades.filter((one) => one.side === side && !one.shattered)
  const tasks = [...(before?.tasks.values() ?? [])]
  let best: { readonly main: ObjectiveId; readonly odds: number } | null = null
  for (const { prize, enemy, own } of sectors) {
    const { id, control } = prize.objective
    if (control === side) continue
    const strength = brigades.reduce((sum, brigade) => sum + (own.get(brigade.id) ?? 0), 0)
    const underWay = tasks.filter(({ objective }) => objective === id).length
    const odds = (strength / (enemy + SOMEBODY)) * (1 + UNDER_WAY * underWay)
    if (!best || odds > best.odds) best = { main: id, odds }
  }
  if (!best) return null
  const choice: Choice = { main: best.main, also: null }
  return new Map(brigades.map(({ id }) => [id, choice]))
}

function nearest(sectors: readonly Sector[], brigade: BrigadeId): Choice {
  let best: { readonly main: ObjectiveId | null; readonly own: number } = { main: null, own: -1 }
  for (const { prize, own } of sectors) {
    const there = own.get(brigade) ?? 0
    if (there > best.own) best = { main: prize.objective.id, own: there }
  }
  return { main: best.main, also: null }
}

/** A brigade of which most units are shaken is drawn back. */
function isSpent(seen: Vf, brigade: BrigadeId): boolean {
  const left = unitsIn(seen, brigade).filter(({ status }) => status === 'ready')
  return left.length > 0 && left.every((unit) => isShaken(seen, unit))
}

export function planFor(seen: Vf, side: Side, before: Plan | null): Plan {
  const sectors = sectorsOf(seen, side)
  const choices = massed(seen, side, sectors, before) ?? bestChoices(seen, side, sectors, before)
  const tasks = new Map<BrigadeId, Task>()
  const changed: Plan['changed'][number][] = []
  for (const [brigade, { main, also }] of choices) {
    const objective = seen.objectives.find(({ id }) => id === main)
    const others = [...choices].some(
      ([id, choice]) =>
        id !== brigade &&
        choice.main === main &&
        strength(sectors, id, main) > 1.5 * strength(sectors, brigade, main),
    )
    const spent = isSpent(seen, brigade)
    const doing = spent
      ? 'reserve'
      : main === null || others
        ? 'screen'
        : objective?.control === side
          ? 'hold'
          : 'take'
    const posture = postureFor(seen, side, sectors, choices, main, before?.tasks.get(brigade))
    const task: Task = { brigade, do: doing, objective: main, also: spent ? null : also, posture }
    tasks.set(brigade, task)
    const old = before?.tasks.get(brigade)
    if (!old || old.do !== doing || old.objective !== main || old.also !== also)
      changed.push({ task, why: whyOf(old, task, spent) })
  }
  return { turn: seen.turn, tasks, changed }
}

/** So much stronger one goes at an enemy who stands, and goes on with so little. */
const SUPERIOR = { ahead: 1.5, level: 1.25, behind: 1.1 }
const STILL_SUPERIOR = 0.7
/** With so few turns left nobody waits who is not ahead. */
const LATE = 5

/** One advances with superior strength, or because time runs out; who is ahead lets him come. */
function postureFor(
  seen: Vf,
  side: Side,
  sectors: readonly Sector[],
  choices: ReadonlyMap<BrigadeId, Choice>,
  objective: ObjectiveId | null,
  old: Task | undefined,
): Task['posture'] {
  const sector = sectors.find(({ prize }) => prize.objective.id === objective)
  if (!sector) return 'advance'
  const by = leadOf(seen, side)
  if (by <= 0 && turnsLeft(seen, side) <= LATE) return 'advance'
  if (by <= 0 && sector.prize.objective.control !== side) return 'advance'
  let own = 0
  for (const [brigade, { main, also }] of choices)
    if (main === objective)
      own += Math.max(0, (sector.own.get(brigade) ?? 0) - (also === null ? 0 : DETACHED))
  const superior = SUPERIOR[by > 0 ? 'ahead' : by < 0 ? 'behind' : 'level']
  const goesOn = old?.posture === 'advance' && old.objective === objective
  const enough = goesOn ? STILL_SUPERIOR * superior : superior
  return own >= enough * sector.enemy ? 'advance' : 'stand'
}

const strength = (sectors: readonly Sector[], brigade: BrigadeId, objective: ObjectiveId | null) =>
  sectors.find(({ prize }) => prize.objective.id === objective)?.own.get(brigade) ?? 0

function whyOf(old: Task | undefined, task: Task, spent: boolean): Change {
  if (!old) return 'first'
  if (spent) return 'spent'
  if (old.objective === task.objective && old.do === 'take' && task.do === 'hold') return 'taken'
  if (old.objective === task.objective && old.do === 'hold' && task.do === 'take') return 'lost'
  return 'better'
}
