// Battles and their twins, in which all that blue cannot know is dealt anew: what blue and watchers
// are told must be the same, byte for byte.

import { advance, newsOf, obey, startBattle, type Keeper } from '@grognard/host'
import {
  imagine,
  kindOf,
  knowledgeOf,
  newTelling,
  openTo,
  randomFrom,
  same,
  seenBy,
  UMPIRE,
  type Random,
  type Rulebook,
  type SeatId,
} from '@grognard/kernel'

export type Found = {
  /** Moments that had a twin, and how many of these were not the battle itself. */
  readonly twins: number
  readonly others: number
  readonly leaks: readonly string[]
}

/** What the host is said to get wrong, to see that it is noticed. */
export type Break = 'look' | 'passes' | null

const EVERY = 7
const TRIES = 4
const SAMPLE = 4
const now = { now: 0, proposalsUntil: null }

/** Plays one battle by chance and looks at it and its twins now and then. */
export function twinsOf(
  rulebook: Rulebook,
  number: number,
  { broken = null, most = Infinity }: { readonly broken?: Break; readonly most?: number } = {},
): Found {
  const random = randomFrom(`leaks/${rulebook.id}/${number}`)
  const keeper = begun(rulebook, number)
  let [twins, others, decisions] = [0, 0, 0]
  const leaks: string[] = []
  while (decisions < most && decide(keeper, random)) {
    // Whenever red has made a plan that blue may not see, and now and then.
    const isSecret = keeper.host.course.given.some((given) => given?.seat === 'red')
    if (++decisions % EVERY > 0 && !isSecret) continue
    const twin = twinOf(keeper, random)
    if (!twin) continue
    twins++
    if (!isSame(twin, keeper)) others++
    for (const eyes of ['blue', null])
      if (told(twin, eyes, broken) !== told(keeper, eyes, broken))
        leaks.push(`${rulebook.id} battle ${number}, decision ${decisions}: ${eyes ?? 'watchers'}`)
  }
  return { twins, others, leaks }
}

const isSame = ({ host: one }: Keeper, { host: other }: Keeper): boolean =>
  same(one.course.battle, other.course.battle) && same(one.course.trail, other.course.trail)

function begun(rulebook: Rulebook, number: number): Keeper {
  // Where everybody stands already there are secrets sooner.
  const placed = rulebook.scenarios.find(({ asFought }) => asFought !== undefined)
  const position = placed?.asFought ?? rulebook.scenarios[0].position
  const opened = startBattle(
    rulebook,
    {
      kind: 'start',
      id: 1,
      rulebook: rulebook.id,
      setUp: { position, options: {} },
      chance: { seed: `leaks ${number}` },
      players: { red: 'human', blue: 'human' },
    },
    'leaks',
  )
  if (!opened.ok) throw new Error(opened.refusal.message)
  while (advance(opened.value, () => null));
  return opened.value
}

/** Somebody decides something; red now and then has passes ordered beforehand. */
function decide(keeper: Keeper, random: Random): boolean {
  const { host } = keeper
  const seat = host.course.battle.seats.find(({ id }) => openTo(host, id).length > 0)?.id
  const [open] = seat === undefined ? [] : openTo(host, seat)
  if (seat === undefined || !open) return false
  const speaker = { seats: [seat], owner: false, umpire: false }
  if (seat === 'red' && random.below(20) === 0)
    obey(keeper, speaker, { kind: 'pass', id: 1, seat, until: 'able', ask: null }, now)
  const kind = kindOf(host.course, open.ask.name)
  const seen = seenBy(host.course, seat)
  const answer =
    kind.any?.(seen, open.ask.args, random) ??
    random.pick(kind.candidates(seen, open.ask.args, SAMPLE, random))
  const { number } = open
  const refused = obey(keeper, speaker, { kind: 'answer', id: 1, seat, number, answer }, now)
  if (refused) throw new Error(refused.message)
  while (advance(keeper, () => null));
  return true
}

/** The battle as it may be for all that blue knows; null where none was found. */
function twinOf({ host, players, name }: Keeper, random: Random): Keeper | null {
  const { course, rulebook } = host
  const known = knowledgeOf(course, 'blue')
  const before = course.telling?.happenings.slice(0, course.telling.atCheckpoint) ?? []
  for (let i = 0; i < TRIES; i++) {
    const guess = imagine(rulebook, known, random, newTelling(rulebook, before))
    if (!guess) continue
    // What red has said beforehand is his alone.
    const standing = host.standing.filter(({ seat }) => seat === 'blue')
    return { host: { ...host, course: guess, standing, ahead: [] }, players, name }
  }
  return null
}

function told(keeper: Keeper, eyes: SeatId | null, broken: Break): string {
  const news = newsOf(keeper, broken === 'look' ? UMPIRE : eyes, 0, 0)
  return JSON.stringify(broken === 'passes' ? { ...news, standing: keeper.host.standing } : news)
}
