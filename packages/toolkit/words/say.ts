import {
  INTERJECTION,
  OUTCOME,
  type Happening,
  type Interjection,
  type JsonObject,
  type Outcome,
  type Refusal,
  type TakenBack,
} from '@grognard/kernel'
import type { Language, RulebookWords } from '../words.ts'
import { fileRefusals } from './files.it.ts'
import { kernelRefusals } from './kernel.it.ts'
import type { Sayings } from './said.ts'
import { capital } from './grammar.ts'

/** English is what a refusal's message says already. */
const REFUSALS: { readonly [language in Exclude<Language, 'en'>]: Sayings } = {
  it: { ...kernelRefusals, ...fileRefusals },
}

/** The codes that are said here; a rulebook has others. */
export const saidCodes: readonly string[] = Object.keys(REFUSALS.it)

/** A refusal of the kernel or about a file; one that is not known is said by its message. */
export function sayRefusal(language: Language, refusal: Refusal): string {
  const { code, message, data = {} } = refusal
  if (language === 'en') return message
  const sayings = REFUSALS[language]
  if (!Object.hasOwn(sayings, code)) return message
  try {
    const at = data['at']
    const said = (sayings[code] as (data: JsonObject) => string)(data)
    return typeof at === 'string' ? `${at}: ${said}` : said
  } catch {
    // Its data came from elsewhere, and lacks something.
    return message
  }
}

type Interjected = {
  readonly concede: (by: string) => string
  readonly clock: (side: string) => string
  readonly seat: (player: string, seat: string) => string
  readonly correction: (why: string) => string
  readonly takenBack: (by: string, consent: readonly string[]) => string
}

const SAID: { readonly [language in Language]: Interjected } = {
  en: {
    concede: (by) => `${capital(by)} concedes.`,
    clock: (side) => `The clock of the ${side} side has run out.`,
    seat: (player, seat) => `${capital(player)} takes the seat '${seat}'.`,
    correction: (why) => `The umpire corrects the battle: ${why}.`,
    takenBack: (by, consent) =>
      consent.length === 0
        ? `The battle goes back, at the word of ${by}.`
        : `The battle goes back: ${by} asked for it, with the consent of ${consent.join(' and ')}.`,
  },
  it: {
    concede: (by) => `${capital(by)} si arrende.`,
    clock: (side) => `È scaduto l'orologio: ${side}.`,
    seat: (player, seat) => `${capital(player)} prende il posto '${seat}'.`,
    correction: (why) => `L'arbitro corregge la battaglia: ${why}.`,
    takenBack: (by, consent) =>
      consent.length === 0
        ? `Si torna indietro: lo ha deciso ${by}.`
        : `Si torna indietro: lo ha chiesto ${by}, con il consenso di ${consent.join(' e ')}.`,
  },
}

/** One sentence for the log: the rulebook's, or ours where the kernel told it. */
export function sayHappening(
  language: Language,
  words: RulebookWords,
  happening: Happening,
): string {
  const { name, data } = happening
  if (name === OUTCOME) return words.outcome(data as unknown as Outcome)
  return name === INTERJECTION
    ? interjected(language, words, data as unknown as Interjection)
    : words.sentence(happening)
}

function interjected(language: Language, words: RulebookWords, said: Interjection): string {
  const saying = SAID[language]
  switch (said.kind) {
    case 'concede':
      return saying.concede(words.name(said.by))
    case 'clock':
      return saying.clock(words.name(said.side))
    case 'seat':
      return saying.seat(said.player, words.name(said.seat))
    case 'correction':
      return saying.correction(said.why)
  }
}

/** That the battle went back by consent, or by the umpire. */
export function sayTakenBack(
  language: Language,
  words: RulebookWords,
  { takenBack: { by, consent } }: TakenBack,
): string {
  return SAID[language].takenBack(
    words.name(by),
    consent.map((seat) => words.name(seat)),
  )
}
