import { CHANCE, chiefOf, seatOf, sidesOf, UMPIRE, type Battle, type SeatId } from './battle.ts'
import type { Refusal } from './ask.ts'
import { isAnswered, put, type Entry } from './course.ts'
import { same, type Json } from './json.ts'
import { noteCheckpoint, type Host, type Mark } from './host.ts'
import { courseWhen, earliestPast, recall } from './past.ts'
import type { Proposal } from './record.ts'
import { refusal } from './refusals.ts'

/** Takes the seat's last own decision back, as long as nobody has learnt anything since. */
export function undo(host: Host, seat: SeatId): Refusal | null {
  const half = host.course.given.find((given) => given?.seat === seat && !given.automatic)
  if (half && host.entries.lastIndexOf(half) >= host.barrier) return withdraw(host, half)
  const to = undoableTo(host, seat)
  if (to === null)
    return refusal(
      'undo',
      'Dice, a secret shown or another decision came since: going back needs consent.',
    )
  host.log.length -= host.entries.length - to
  host.unchanged = Math.min(host.unchanged, host.log.length)
  rewind(host, to)
  return null
}

/** Up to which entry this seat can go back by itself; null if not at all. */
export function undoableTo(host: Host, seat: SeatId): number | null {
  for (let at = host.entries.length - 1; at >= host.barrier; at--) {
    const entry = host.entries[at] as Entry
    if (!isAnswered(entry) || entry.seat === CHANCE) return null
    if (entry.automatic) continue
    return entry.seat === seat ? at : null
  }
  return null
}

/** An answer to a question that others are still thinking about stands alone: it just goes. */
function withdraw(host: Host, half: Entry): null {
  const place = host.log.lastIndexOf(half)
  host.log.splice(place, 1)
  host.unchanged = Math.min(host.unchanged, place)
  const at = host.entries.lastIndexOf(half)
  const later = host.entries.slice(at + 1)
  rewind(host, at)
  for (const entry of later) {
    put(host.course, entry)
    host.entries.push(entry)
  }
  noteCheckpoint(host)
  return null
}

/**
 * Asks the others to go back to where only `to` entries stood. They can agree `until` a moment in
 * milliseconds; null: as long as nothing else happens.
 */
export function proposeTakeBack(
  host: Host,
  by: SeatId,
  to: number,
  until: number | null = null,
): Refusal | null {
  const refused = refuseProposal(host, by, to) ?? refuseAgain(host, by)
  if (refused) return refused
  const proposal = { to, by, needs: whoMustConsent(host, by, to), consent: [] }
  host.proposal = until === null ? proposal : { ...proposal, until }
  const turn = turnOf(host)
  const before = timesProposed(host, by)
  host.proposed = [...othersProposed(host, by), { seat: by, turn, times: before + 1 }]
  return agreed(host)
}

/** Whoever was not agreed with may ask once more in the same turn. */
const MOST_PROPOSED = 2

function refuseAgain(host: Host, by: SeatId): Refusal | null {
  if (by === UMPIRE) return null
  if (host.proposal && host.proposal.by !== by)
    return refusal('proposal-open', 'Another take-back is being considered.')
  return timesProposed(host, by) < MOST_PROPOSED
    ? null
    : refusal('proposed-often', 'This seat has asked twice in this turn to take something back.')
}

const turnOf = ({ rulebook, course }: Host): Json => rulebook.moment(course.battle)['turn'] ?? null

const timesProposed = (host: Host, by: SeatId): number =>
  host.proposed.find(({ seat, turn }) => seat === by && same(turn, turnOf(host)))?.times ?? 0

const othersProposed = (host: Host, by: SeatId) => host.proposed.filter(({ seat }) => seat !== by)

/** Whoever has proposed a take-back thinks better of it. */
export function withdrawProposal(host: Host, by: SeatId): Refusal | null {
  const { proposal } = host
  if (!proposal) return noProposal
  if (proposal.by !== by)
    return refusal('proposal-of-another', `It was the seat '${proposal.by}' that proposed it.`, {
      seat: proposal.by,
    })
  host.proposal = null
  return null
}

/** Nobody has agreed in time. True where there was such a proposal. */
export function expireProposal(host: Host, now: number): boolean {
  if (now <= (host.proposal?.until ?? Infinity)) return false
  host.proposal = null
  return true
}

const noProposal = refusal('no-proposal', 'Nobody has asked to take anything back.')

export function refuseProposal(host: Host, by: SeatId, to: number): Refusal | null {
  if (by !== UMPIRE && !host.course.battle.seats.some(({ id }) => id === by))
    return refusal('no-seat', `There is no seat '${by}' in this battle.`, { seat: by })
  if (!Number.isInteger(to) || to < 0 || to >= host.entries.length)
    return refusal('nothing-after', `There is nothing after entry ${to} to take back.`, { to })
  return to < earliestPast(host)
    ? refusal('too-far-back', 'The rules have changed since then: nobody can go back so far.')
    : null
}

/** Judges a take-back that is said to have been agreed. The umpire needs nobody's consent. */
export function refuseTakeBack(host: Host, { to, by, consent }: Agreed): Refusal | null {
  const refused = refuseProposal(host, by, to)
  if (refused) return refused
  const missing = whoMustConsent(host, by, to).find((seat) => !consent.includes(seat))
  return missing === undefined
    ? null
    : refusal('consent-missing', `The consent of the seat '${missing}' is missing.`, {
        seat: missing,
      })
}

type Agreed = Pick<Proposal, 'to' | 'by' | 'consent'>

/** Every other side's commander-in-chief, and whoever's decisions would be undone. */
export function whoMustConsent(host: Host, by: SeatId, to: number): readonly SeatId[] {
  if (by === UMPIRE) return []
  const { battle } = host.course
  const chiefs = sidesOf(battle)
    .filter((side) => side !== seatOf(battle, by).side)
    .map((side) => chiefOf(battle, side))
  const undone = host.entries
    .slice(to)
    .filter(isAnswered)
    .filter((entry) => entry.seat !== CHANCE && !entry.automatic)
    .map((entry) => entry.seat)
  return [...new Set([...chiefs, ...undone])].filter((id) => id !== by)
}

export function consentToTakeBack(host: Host, seat: SeatId, agrees: boolean): Refusal | null {
  const { proposal } = host
  if (!proposal) return noProposal
  if (!proposal.needs.includes(seat))
    return refusal('consent-not-needed', `The consent of the seat '${seat}' is not needed.`, {
      seat,
    })
  host.proposal = agrees ? { ...proposal, consent: [...proposal.consent, seat] } : null
  return agreed(host)
}

function agreed(host: Host): null {
  const { proposal } = host
  if (!proposal?.needs.every((seat) => proposal.consent.includes(seat))) return null
  host.proposed = othersProposed(host, proposal.by)
  takeBack(host, proposal)
  return null
}

/** Carries a take-back out and notes it in the log. */
export function takeBack(host: Host, { to, by, consent }: Agreed): void {
  rewind(host, to)
  host.log.push({ takenBack: { to, by, consent } })
  host.barrier = to
  host.proposal = null
}

/** Goes back to where only `to` entries stood, from the last checkpoint before that. */
function rewind<B extends Battle>(host: Host<B>, to: number): void {
  recall(host, to)
  while (host.marks.length > 1 && (host.marks.at(-1) as Mark<B>).entries > to) host.marks.pop()
  host.course = courseWhen(host, to)
  host.entries.length = to
  host.rewinds.push((host.marks.at(-1) as Mark<B>).told)
  host.barrier = Math.min(host.barrier, to)
  host.proposal = null
  if (host.course.telling) host.course.telling.revealed = false
  noteCheckpoint(host)
}
