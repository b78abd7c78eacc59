import type { Answered, DiceArgs, Happening, Json, Procedure } from '@grognard/kernel'
import { answering } from '@grognard/testkit'
import type { Vf } from '../battle.ts'
import { vf2 } from '../index.ts'
import { conceded } from '../victory.ts'
import { view } from '../view.ts'
import { rulebook } from './edition.ts'

export type Ran<T> = {
  readonly value: T
  /** What was asked of seats, in order: the name of the ask and the seat. */
  readonly asked: readonly string[]
  /** What dice were thrown for. */
  readonly thrown: readonly DiceArgs[]
}

/** Runs one procedure with dice and answers written down beforehand, judged and used up exactly. */
export function running<T>(
  battle: Vf,
  procedure: Procedure<T>,
  dice: readonly number[] = [],
  answers: readonly Json[] = [],
): Ran<T> {
  const [faces, replies] = [[...dice], [...answers]]
  const asked: string[] = []
  const thrown: DiceArgs[] = []
  const iterator = procedure[Symbol.iterator]()
  let step = iterator.next([])
  while (!step.done) {
    const given: readonly Answered[] = step.value.map(({ name, seats, args }) => {
      const seat = seats[0] as string
      if (name === 'dice') {
        const { count } = args as DiceArgs
        thrown.push(args as DiceArgs)
        if (faces.length < count) throw new Error(`${count} dice are thrown, ${faces.length} left.`)
        return { seat, ask: name, answer: faces.splice(0, count) }
      }
      asked.push(`${name} ${seat}`)
      const answer = replies.shift()
      if (answer === undefined) throw new Error(`No answer is left for '${name}' of ${seat}.`)
      judge(battle, name, seat, args, answer)
      return { seat, ask: name, answer }
    })
    step = iterator.next(given)
  }
  if (faces.length + replies.length > 0)
    throw new Error(`Left over: ${JSON.stringify({ faces, replies })}`)
  return { value: step.value, asked, thrown }
}

function judge(battle: Vf, name: string, seat: string, args: Json, answer: Json): void {
  const kind = vf2.asks.find((known) => known.name === name)
  if (!kind?.is(answer)) throw new Error(`'${name}' has no answer ${JSON.stringify(answer)}.`)
  const refused = kind.refuse(view(battle, seat), args, answer)
  if (refused) throw new Error(`${seat} is refused: ${refused.message} (${refused.clause})`)
}

/** What is told while a procedure runs in a battle, with dice and red's answers written down. */
export function hearing(
  battle: Vf,
  procedure: (battle: Vf) => Procedure<unknown>,
  dice: readonly number[] = [],
  answers: readonly Json[] = [],
): readonly Happening[] {
  function* alone(begun: Vf): Procedure<void> {
    yield* procedure(begun)
    begun.outcome = conceded('red')
  }
  const rules = { ...rulebook(), setUp: () => ({ ok: true, value: battle }) as const, next: alone }
  const table = answering(rules, {}, { dice })
  for (const answer of answers) table.answer('red', answer)
  table.usedUp()
  return table.host.course.telling?.happenings ?? []
}
