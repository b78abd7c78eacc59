import {
  randomFrom,
  UMPIRE,
  type DistantPlayer,
  type Interjection,
  type JsonObject,
  type Outcome,
  type Player,
  type Question,
  type Reply,
  type Rulebook,
  type Seat,
  type Telling,
} from '@grognard/kernel'
import type { BotReport } from '@grognard/reports'
import type { Reason } from './messages.ts'
import { askOf, endOf, greetingOf, heardBy, MOST_FAILURES } from './speech.ts'
import { talkWith, type Trouble } from './talk.ts'

/** The seat that a program takes, and by what rules it keeps it. */
export type Post = {
  readonly command: string
  readonly rulebook: Rulebook
  readonly scenario: string
  readonly options: JsonObject
  readonly seat: Seat
  readonly seats: readonly Seat[]
  /** The text from which come the random numbers of which it learns anything. */
  readonly stream: string
  /** For each question. */
  readonly seconds: number
  readonly telling: Telling
  /** Who answers where the program does not. */
  readonly replacement: Player
}

export interface Bot {
  readonly player: DistantPlayer
  report(): BotReport
  /** The battle is over, or given up where there is no outcome. */
  leave(outcome: Outcome | null): Promise<void>
}

const MOST_NOTES = 10
const FAREWELL_MS = 500

const words: Readonly<Record<Reason, string>> = {
  crashed: 'crashed',
  stalled: 'stalled',
  unlawful: 'broke the rules',
  nonsense: 'talked nonsense',
  flooded: 'would not stop talking',
  dismissed: 'was dismissed',
}

/** Starts a program in a seat. Whatever it does, every question is answered within its time. */
export function seatBot(post: Post): Bot {
  const { rulebook, seat, seconds, telling, replacement } = post
  const random = randomFrom(`${post.stream}/candidates`)
  const inItsPlace = randomFrom(`${post.stream}/replacement`)
  const replacedFor = (question: Question) => replacement({ ...question, random: inItsPlace })
  const replaced: Partial<Record<Reason, number>> = {}
  const notes: string[] = []
  let number = 0
  let answers = 0
  let told = 0
  let failures = 0
  let isDismissed = false
  let sitting = 'bot'

  const talk = talkWith(post.command, seconds)
  talk.say(greetingOf(post))

  const news = () => {
    const happened = telling.happenings.slice(told)
    told += happened.length
    return heardBy(seat.id, happened, rulebook)
  }

  /** Who has the seat from here on, where that is somebody else than before. */
  const seated = (player: string): readonly Interjection[] => {
    if (player === sitting) return []
    sitting = player
    return [{ kind: 'seat', by: UMPIRE, seat: seat.id, player }]
  }

  const replace = (question: Question, { reason, why }: Trouble): Reply => {
    const answer = replacedFor(question)
    const what = words[reason]
    const message = `The bot ${what} at question ${number} ('${question.ask.name}'): ${why}.`
    count(reason)
    if (notes.length < MOST_NOTES) notes.push(message)
    talk.say({ kind: 'replaced', number, reason, message, answer })
    isDismissed = talk.isLost() || ++failures === MOST_FAILURES
    if (isDismissed) {
      notes.push('It is not asked again.')
      void talk.stop(0)
    }
    return { answer, before: seated(`random (the bot ${what})`) }
  }

  const count = (reason: Reason) => {
    replaced[reason] = (replaced[reason] ?? 0) + 1
  }

  return {
    async player(question) {
      number++
      if (isDismissed) {
        count('dismissed')
        return { answer: replacedFor(question), before: [] }
      }
      const came = await talk.ask(askOf(question, number, random, news()), number, question)
      if (!('answer' in came)) return replace(question, came)
      failures = 0
      answers++
      return { answer: came.answer, before: seated('bot') }
    },
    report: () => ({ seat: seat.id, side: seat.side, answers, replaced, notes }),
    leave(outcome) {
      if (outcome) talk.say(endOf(outcome, news()))
      return talk.stop(outcome && !isDismissed ? FAREWELL_MS : 0)
    },
  }
}
