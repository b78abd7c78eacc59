import { english, italian, type Language } from '@grognard/toolkit'

const hits = (n: number): string => (n === 0 ? 'no hit' : english.counted(n, 'hit', 'hits'))
const colpi = (n: number): string =>
  n === 0 ? 'nessun colpo' : italian.counted(n, 'colpo', 'colpi')

const en = {
  fire: (score: number): string => `Fire, needing ${score} or less`,
  attack: (name: string, needs: string): string => `${name}, needing ${needs}`,
  test: (score: number): string => `Test, needing ${score} or less`,
  again: (name: string): string => `${name}, thrown again`,
  whose: (name: string, what: string): string => `${name}: ${what}`,
  needs: (scores: readonly number[]): string => `${scores.join(' and ')} or less`,
  against: (name: string, enemy: string): string => `${name} on ${enemy}`,
  better: (now: number, then: number): string =>
    `${hits(now)} now; misses again: ${then.toFixed(1)} on average.`,
  anew: (who: string | null, now: number, then: number): string =>
    `${who === null ? '' : `${who}: `}${hits(now)} now; all again: ${then.toFixed(1)} on average.`,
  fires: (unit: string, at: string, n: number): string => `${unit} fires at ${at}: ${hits(n)}.`,
  attacks: (unit: string, at: string, n: number): string => `${unit} attacks ${at}: ${hits(n)}.`,
  rethrows: (unit: string, dice: number, n: number): string =>
    `${unit} throws ${english.counted(dice, 'die', 'dice')} again: now ${hits(n)}.`,
  tests: (unit: string, passes: boolean): string =>
    passes ? `${unit} passes the test and goes on.` : `${unit} fails the test and hangs back.`,
}

const it: typeof en = {
  fire: (score) => `Fuoco, serve ${score} o meno`,
  attack: (name, needs) => `${name}, serve ${needs}`,
  test: (score) => `Prova, serve ${score} o meno`,
  again: (name) => `${name}, ritirati`,
  whose: (name, what) => `${name}: ${what}`,
  needs: (scores) => `${scores.join(' e ')} o meno`,
  against: (name, enemy) => `${name} contro ${enemy}`,
  better: (now, then) =>
    `Ora ${colpi(now)}; ritirando i mancati ${italian.number(then, 1)} in media.`,
  anew: (who, now, then) =>
    `${who === null ? 'Ora' : `${who}: ora`} ${colpi(now)}; ritirando tutto ${italian.number(then, 1)} in media.`,
  fires: (unit, at, n) => `${unit}: fuoco contro ${at}, ${colpi(n)}.`,
  attacks: (unit, at, n) => `${unit}: attacco contro ${at}, ${colpi(n)}.`,
  rethrows: (unit, dice, n) => `${unit}: dadi ritirati ${dice}, ora ${colpi(n)}.`,
  tests: (unit, passes) =>
    `${unit}: prova ${passes ? 'superata, si va avanti' : 'fallita, si esita'}.`,
}

export type FilmWords = typeof en

/** What stands on the slips of a film. */
export const filmWords = (language: Language): FilmWords => (language === 'it' ? it : en)
