import { UMPIRE, isOver, refusal, type Host, type Refusal, type SeatId } from '@grognard/kernel'
import type { ToHost } from './messages.ts'

/**
 * Who speaks. The owner has the battle on a machine of his own: nothing of it can be kept from him,
 * but he plays no seat by that. Whoever is nothing of all this watches.
 */
export type Speaker = {
  /** The seats that he plays. */
  readonly seats: readonly SeatId[]
  readonly owner: boolean
  readonly umpire: boolean
}

export type Role = 'player' | 'owner' | 'umpire' | 'watcher'

export const WATCHER: Speaker = { seats: [], owner: false, umpire: false }

type Said =
  | Exclude<ToHost['kind'], 'interject'>
  | Extract<ToHost, { kind: 'interject' }>['said']['kind']

const ALL: readonly Role[] = ['player', 'owner', 'umpire', 'watcher']

/** Who may say what. A player says it for his own seats only, and whoever looks sees by his own eyes. */
export const ROLES: { readonly [said in Said]: readonly Role[] } = {
  start: ['owner'],
  resume: ['owner'],
  look: ALL,
  past: ALL,
  moments: ALL,
  answer: ['player'],
  pass: ['player'],
  'stop passing': ['player'],
  ahead: ['player'],
  undo: ['player'],
  propose: ['player', 'umpire'],
  withdraw: ['player', 'umpire'],
  consent: ['player'],
  concede: ['player'],
  seat: ['player', 'umpire'],
  correction: ['umpire'],
  seats: ['owner', 'umpire'],
  // Both hands are in it, and the dice to come.
  save: ['owner'],
  record: ALL,
  ping: ALL,
}

/** Null, or why this is not for him to say. */
export function refuseSpeaker(host: Host, speaker: Speaker, order: ToHost): Refusal | null {
  const said = order.kind === 'interject' ? order.said.kind : order.kind
  const roles = rolesOf(speaker).filter((role) => ROLES[said].includes(role))
  if (roles.length === 0)
    return refusal('not-for-you', `'${said}' is not yours to say here.`, { order: said })
  if (order.kind === 'record' && !isOver(host.course) && !speaker.owner && !speaker.umpire)
    return refusal(
      'record-secret',
      'The record shows what is secret: it is given when the battle is over.',
    )
  const seat = seatIn(order)
  return seat === null || isHis(seat, speaker, roles)
    ? null
    : refusal('not-yours', `The seat '${seat}' is not yours.`, { seat })
}

function rolesOf({ seats, owner, umpire }: Speaker): readonly Role[] {
  const roles: readonly Role[] = [
    ...(seats.length > 0 ? (['player'] as const) : []),
    ...(owner ? (['owner'] as const) : []),
    ...(umpire ? (['umpire'] as const) : []),
  ]
  return roles.length > 0 ? roles : ['watcher']
}

/** For whom he speaks, or by whose eyes he looks; null: for nobody, or as a watcher does. */
const seatIn = (order: ToHost): SeatId | null =>
  order.kind === 'interject' ? order.said.by : 'seat' in order ? order.seat : null

const isHis = (seat: SeatId, { seats }: Speaker, roles: readonly Role[]): boolean =>
  seat === UMPIRE ? roles.includes('umpire') : roles.includes('player') && seats.includes(seat)
