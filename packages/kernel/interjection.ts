import type { Audience, Refusal } from './ask.ts'
import {
  seatOf,
  sidesOf,
  UMPIRE,
  type Battle,
  type Outcome,
  type SeatId,
  type SideId,
} from './battle.ts'
import type { Json, JsonObject } from './json.ts'
import { refusal } from './refusals.ts'
import type { Rulebook } from './rulebook.ts'

/** What answers no ask, and is applied between two answers. */
export type Interjection =
  | { readonly kind: 'concede'; readonly by: SeatId }
  | { readonly kind: 'clock'; readonly by: typeof UMPIRE; readonly side: SideId }
  | { readonly kind: 'seat'; readonly by: string; readonly seat: SeatId; readonly player: string }
  | {
      readonly kind: 'correction'
      readonly by: typeof UMPIRE
      readonly why: string
      readonly changes: readonly Change[]
      /** Who may know what is changed: everyone, unless it is a secret. */
      readonly sees?: Audience
    }

/** Something of the battle, found by its path, and what it becomes. */
export type Change = { readonly at: readonly (string | number)[]; readonly to: Json }

/** What everyone is told of it: a correction may touch on secrets. */
export const publicPart = (said: Interjection): JsonObject =>
  said.kind === 'correction' ? { kind: said.kind, by: said.by, why: said.why } : said

export function refuseInterjection<B extends Battle>(
  rulebook: Rulebook<B>,
  battle: B,
  said: Interjection,
): Refusal | null {
  if (battle.outcome) return refusal('over', 'The battle is over.')
  if (said.by !== UMPIRE && !battle.seats.some((seat) => seat.id === said.by))
    return refusal('no-seat', `There is no seat '${said.by}' in this battle.`, { seat: said.by })
  switch (said.kind) {
    case 'concede':
      return battle.seats.some(({ id, chief }) => id === said.by && chief)
        ? null
        : refusal('chief', 'Only the commander-in-chief may concede.')
    case 'clock':
      if (!rulebook.clock)
        return refusal('no-clock', `${rulebook.title} is not played by the clock.`, {
          rulebook: rulebook.title,
        })
      return sidesOf(battle).includes(said.side)
        ? null
        : refusal('no-side', `There is no side '${said.side}' in this battle.`, { side: said.side })
    case 'seat':
      return refuseChangeOfSeat(battle, said)
    case 'correction': {
      const draft = { ...battle }
      const unknown = correct(draft, said.changes)
      if (unknown !== null)
        return refusal('no-field', `There is no '${unknown}' in this battle to correct.`, {
          field: unknown,
        })
      const odd = rulebook.refuseBattle?.(draft as unknown as Json) ?? null
      if (odd) return odd
      const fault = faultOf(rulebook, draft)
      return fault === null ? null : refusal('correction', fault, { why: fault })
    }
  }
}

/** What is wrong with a battle that comes from outside and may be anything at all. */
export function faultOf<B extends Battle>(rulebook: Rulebook<B>, battle: B): string | null {
  try {
    return rulebook.faults(battle)[0] ?? null
  } catch {
    return `This is no battle of ${rulebook.title}.`
  }
}

function refuseChangeOfSeat(
  battle: Battle,
  { by, seat }: Extract<Interjection, { kind: 'seat' }>,
): Refusal | null {
  const changing = battle.seats.find(({ id }) => id === seat)
  if (!changing) return refusal('no-seat', `There is no seat '${seat}' in this battle.`, { seat })
  const speaker = battle.seats.find(({ id }) => id === by)
  const entitled =
    by === UMPIRE || by === seat || (speaker?.chief === true && speaker.side === changing.side)
  return entitled
    ? null
    : refusal(
        'seat-of-another',
        `The seat '${seat}' is given up by its owner, its chief or the umpire.`,
        { seat },
      )
}

/** Applies an interjection that was not refused. */
export function interject<B extends Battle>(
  rulebook: Rulebook<B>,
  battle: B,
  said: Interjection,
): void {
  switch (said.kind) {
    case 'concede': {
      const { side } = seatOf(battle, said.by)
      battle.outcome = rulebook.concede?.(battle, side) ?? conceded(battle, side)
      return
    }
    case 'clock':
      rulebook.clock?.(battle, said.side)
      return
    case 'seat':
      battle.seats = battle.seats.map((seat) =>
        seat.id === said.seat ? { ...seat, player: said.player } : seat,
      )
      return
    case 'correction':
      correct(battle, said.changes)
  }
}

function conceded(battle: Battle, side: SideId): Outcome {
  const others = sidesOf(battle).filter((other) => other !== side)
  const winner = others.length === 1 ? (others[0] as SideId) : null
  return { winner, name: winner ?? 'draw', why: `The ${side} side concedes.`, clause: null }
}

/** Makes the changes and returns null, or the place of the first that cannot be made. */
function correct(battle: Battle, changes: readonly Change[]): string | null {
  for (const { at, to } of changes) {
    const [field, ...rest] = at
    const fields = battle as unknown as Record<string, Json>
    if (field === undefined || !Object.hasOwn(battle, field)) return at.join('.')
    const changed = replaced(fields[field] as Json, rest, to)
    if (changed === undefined) return at.join('.')
    fields[field] = changed
  }
  return null
}

function replaced(value: Json, path: readonly (string | number)[], to: Json): Json | undefined {
  const [key, ...rest] = path
  if (key === undefined) return to
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined
  if (Array.isArray(value) && !Number.isInteger(Number(key))) return undefined
  const inner = replaced((value as Record<string, Json>)[key] as Json, rest, to)
  if (inner === undefined) return undefined
  return Array.isArray(value)
    ? value.with(Number(key), inner)
    : { ...(value as Record<string, Json>), [key]: inner }
}
