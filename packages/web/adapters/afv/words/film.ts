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
  loses: (unit: string, n: number): string =>
    `${unit} loses ${english.counted(n, 'stand', 'stands')}.`,
  routs: (unit: string): string => `${unit} breaks and routs.`,
  engaged: (unit: string, enemy: string): string => `${unit} has engaged ${enemy}.`,
  title: {
    at: {
      fires: (unit: string, at: string): string => `${unit} fires at ${at}.`,
      attacks: (unit: string, at: string): string => `${unit} fights ${at}.`,
      rethrows: (unit: string, at: string): string => `${unit} throws again against ${at}.`,
    },
    reacts: (unit: string, against: string): string => `${unit} reacts to ${against}.`,
    rides: (commander: string): string => `${commander} rides.`,
    throws: 'Both sides throw for the initiative.',
    attrition: 'Whoever is engaged takes a hit.',
    does: {
      loses: (unit: string): string => `${unit} counts its losses.`,
      removes: (unit: string): string => `${unit} removes stands.`,
      tests: (unit: string): string => `${unit} takes its test.`,
      untested: (unit: string): string => `${unit} engages.`,
      moves: (unit: string): string => `${unit} moves.`,
      turns: (unit: string): string => `${unit} turns.`,
      changes: (unit: string): string => `${unit} reforms.`,
      mounts: (unit: string): string => `${unit} mounts.`,
      dismounts: (unit: string): string => `${unit} dismounts.`,
      enters: (unit: string): string => `${unit} comes out of reserve.`,
      shifts: (unit: string): string => `${unit} moves in reserve.`,
      leaves: (unit: string): string => `${unit} goes back.`,
      disengages: (unit: string): string => `${unit} breaks off.`,
      withdraws: (unit: string): string => `${unit} withdraws.`,
    },
  },
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
  loses: (unit, n) => `${unit} perde ${italian.counted(n, 'base', 'basi')}.`,
  routs: (unit) => `${unit} si sbanda e va in rotta.`,
  engaged: (unit, enemy) => `${unit} ha ingaggiato ${enemy}.`,
  title: {
    at: {
      fires: (unit, at) => `${unit} spara su ${at}.`,
      attacks: (unit, at) => `${unit} combatte contro ${at}.`,
      rethrows: (unit, at) => `${unit} ritira i dadi contro ${at}.`,
    },
    reacts: (unit, against) => `${unit} reagisce a ${against}.`,
    rides: (commander) => `${commander} cavalca.`,
    throws: 'Le due parti tirano per l’iniziativa.',
    attrition: 'Chi è ingaggiato subisce un colpo.',
    does: {
      loses: (unit) => `${unit} conta le perdite.`,
      removes: (unit) => `${unit} toglie basi.`,
      tests: (unit) => `${unit} affronta la prova.`,
      untested: (unit) => `${unit} ingaggia.`,
      moves: (unit) => `${unit} muove.`,
      turns: (unit) => `${unit} si gira.`,
      changes: (unit) => `${unit} cambia formazione.`,
      mounts: (unit) => `${unit} monta a cavallo.`,
      dismounts: (unit) => `${unit} smonta.`,
      enters: (unit) => `${unit} esce dalla riserva.`,
      shifts: (unit) => `${unit} si sposta in riserva.`,
      leaves: (unit) => `${unit} torna indietro.`,
      disengages: (unit) => `${unit} si sgancia.`,
      withdraws: (unit) => `${unit} si ritira.`,
    },
  },
}

export type FilmWords = typeof en

/** What stands on the slips of a film. */
export const filmWords = (language: Language): FilmWords => (language === 'it' ? it : en)
