/** What one rule does to a number. */
export type Effect =
  | { readonly set: number }
  | { readonly halve: 'down'; readonly least?: number }
  | { readonly add: number }
  | { readonly atMost: number }
  | { readonly atLeast: number }

export type Modifier<Clause extends string = string> = {
  readonly clause: Clause
  readonly label: string
  readonly effect: Effect
}

export type Step<Clause extends string = string> = Modifier<Clause> & {
  /** The number after this step. */
  readonly after: number
  /** It applies, and changes nothing any more: a second halving, a cap that was not reached. */
  readonly idle?: true
}

/** A number with the steps that led to it. The log, the tooltip, the odds and the tests read these. */
export type Explained<Clause extends string = string> = {
  readonly value: number
  readonly steps: readonly Step<Clause>[]
}

type Of = <Clause extends string>(clause: Clause, label: string, n: number) => Modifier<Clause>

export const set: Of = (clause, label, n) => ({ clause, label, effect: { set: n } })
export const add: Of = (clause, label, n) => ({ clause, label, effect: { add: n } })
export const atMost: Of = (clause, label, n) => ({ clause, label, effect: { atMost: n } })
export const atLeast: Of = (clause, label, n) => ({ clause, label, effect: { atLeast: n } })

/** A book may say that what is halved keeps so much at least, where it had as much. */
export const halve = <Clause extends string>(
  clause: Clause,
  label: string,
  least = 0,
): Modifier<Clause> => ({
  clause,
  label,
  effect: least > 0 ? { halve: 'down', least } : { halve: 'down' },
})

/** Half of a number, rounded down; not below `least`, but for what was lower before. */
export const halfOf = (value: number, least = 0): number =>
  Math.max(Math.floor(value / 2), Math.min(value, least))

const ORDER = ['set', 'halve', 'add', 'atMost', 'atLeast'] as const

function kindOf(effect: Effect): (typeof ORDER)[number] {
  if ('set' in effect) return 'set'
  if ('halve' in effect) return 'halve'
  if ('add' in effect) return 'add'
  return 'atMost' in effect ? 'atMost' : 'atLeast'
}

/**
 * Works a number out: first what it is, then halved once at most and rounded down, then added to
 * and subtracted from, then capped, and last kept from falling too low. Modifiers that do not
 * apply are given as false, so that a rule reads `stormed && halve('vf2:8.1.6', 'outflanked')`.
 */
export function explain<Clause extends string>(
  base: { readonly clause: Clause; readonly label: string; readonly value: number },
  modifiers: readonly (Modifier<Clause> | false)[],
): Explained<Clause> {
  let { value } = base
  let halved = false
  const steps: Step<Clause>[] = [
    { clause: base.clause, label: base.label, effect: { set: value }, after: value },
  ]
  const given = modifiers.filter((modifier) => modifier !== false)
  for (const kind of given.length > 0 ? ORDER : [])
    for (const { clause, label, effect } of given) {
      if (kindOf(effect) !== kind) continue
      const after = kind === 'halve' && halved ? value : applied(effect, value)
      const limits = kind !== 'set' && kind !== 'add'
      const idle = limits && after === value && !(kind === 'halve' && !halved)
      steps.push(idle ? { clause, label, effect, after, idle } : { clause, label, effect, after })
      halved ||= kind === 'halve'
      value = after
    }
  return { value, steps }
}

/** A number that is worked out already, with something added to it at the end. */
export function adding<Clause extends string>(
  { value, steps }: Explained<Clause>,
  clause: Clause,
  label: string,
  n: number,
): Explained<Clause> {
  const after = value + n
  return { value: after, steps: [...steps, { clause, label, effect: { add: n }, after }] }
}

function applied(effect: Effect, value: number): number {
  if ('set' in effect) return effect.set
  if ('halve' in effect) return halfOf(value, effect.least)
  if ('add' in effect) return value + effect.add
  if ('atMost' in effect) return Math.min(value, effect.atMost)
  return Math.max(value, effect.atLeast)
}

/** The steps in words: '8 (melee value, x:7), halved to 4 (outflanked, x:8.1), +1 makes 5 (...)'. */
export const inWords = ({ steps }: Explained): string =>
  steps.map((step) => `${stepInWords(step)} (${step.label}, ${step.clause})`).join(', ')

function stepInWords({ effect, after, idle }: Step): string {
  if ('set' in effect) return `${after}`
  if ('halve' in effect) return idle ? 'halved already' : `halved to ${after}`
  if ('add' in effect)
    return effect.add < 0 ? `−${-effect.add} makes ${after}` : `+${effect.add} makes ${after}`
  if ('atMost' in effect) return idle ? `within ${effect.atMost}` : `at most ${after}`
  return idle ? `not below ${effect.atLeast}` : `at least ${after}`
}
