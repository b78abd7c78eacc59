import {
  give,
  openHost,
  openTo,
  scripted,
  settle,
  type Battle,
  type Host,
  type Json,
  type Refusal,
  type Rulebook,
  type Script,
  type SeatId,
} from '@grognard/kernel'

/** A battle in the hands of a rule test: answers one by one, dice scripted and used up. */
export interface Answering<B extends Battle> {
  readonly host: Host<B>
  /** The battle as it stands. */
  readonly battle: () => B
  /** The names of what is asked of a seat. */
  readonly asked: (seat: SeatId) => readonly string[]
  /** Gives an answer that must be taken. */
  readonly answer: (seat: SeatId, answer: Json) => void
  /** Gives an answer that must be refused. */
  readonly refused: (seat: SeatId, answer: Json) => Refusal
  /** Fails where dice or cards of the script are left over. */
  readonly usedUp: () => void
}

/** Sets a position up with dice and cards written down beforehand. */
export function answering<B extends Battle>(
  rulebook: Rulebook<B>,
  position: Json,
  {
    dice = [],
    cards = [],
    options = {},
  }: {
    readonly dice?: readonly number[]
    readonly cards?: readonly string[]
    readonly options?: { readonly [name: string]: Json }
  } = {},
): Answering<B> {
  const script: Script = scripted(dice, cards)
  const begun = openHost(rulebook, { position, options }, script)
  if (!begun.ok) throw new Error(`The position is refused: ${begun.refusal.message}`)
  const host = begun.value
  goOn(host)

  const put = (seat: SeatId, answer: Json): Refusal | null => {
    const [open] = openTo(host, seat)
    if (!open) throw new Error(`Nothing is asked of '${seat}'; ${waiting(host)}.`)
    return give(host, seat, open.number, answer)
  }
  return {
    host,
    battle: () => host.course.battle,
    asked: (seat) => openTo(host, seat).map(({ ask }) => ask.name),
    answer: (seat, answer) => {
      const refused = put(seat, answer)
      if (refused) throw new Error(`${seat} is refused: ${refused.message} (${refused.clause})`)
      goOn(host)
    },
    refused: (seat, answer) => {
      const refused = put(seat, answer)
      if (!refused) throw new Error(`${seat} was not refused: ${JSON.stringify(answer)}`)
      return refused
    },
    usedUp: () => {
      const left = script.left()
      if (left.dice.length + left.cards.length > 0)
        throw new Error(`The script is not used up: ${JSON.stringify(left)}`)
    },
  }
}

function goOn(host: Host): void {
  const refused = settle(host)
  if (refused) throw new Error(refused.message)
}

const waiting = (host: Host): string =>
  `open are ${host.course.asks.map(({ name, seats }) => `'${name}' of ${seats.join(', ')}`).join('; ')}`
