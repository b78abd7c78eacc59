import { english, italian, type Language } from '@grognard/toolkit'

/** '2 of 4 dice hit'. */
const hitting = (dice: number, hits: number): string =>
  hits === 0 ? 'no die hits' : `${hits} of ${english.counted(dice, 'die hits', 'dice hit')}`

const inItalian = (dice: number, hits: number): string =>
  hits === 0
    ? 'nessun dado va a segno'
    : `a segno ${hits} di ${italian.counted(dice, 'dado', 'dadi')}`

type Struck = (
  name: string,
  enemy: string,
  helped: string | null,
  dice: number,
  hits: number,
) => string

const attacks =
  (does: string, helpedBy: string, told: typeof hitting): Struck =>
  (name, enemy, helped, dice, hits) =>
    `${name} ${does} ${enemy}${helped === null ? '' : `, ${helpedBy} ${helped}`}: ${told(dice, hits)}.`

const en = {
  loses: (name: string, losses: number, total: number, tenacity: number): string =>
    `${name} takes ${english.counted(losses, 'loss', 'losses')}: ${total} of ${tenacity}.`,
  byItself: (brigade: string): string => `${brigade} acts first and needs no test.`,
  valourOf: (name: string, dice: number, failed: number, passed: boolean): string =>
    `${name} tests its valour${dice > 1 ? `: ${failed} of ${dice} dice fail` : ''}. ${passed ? 'It stands.' : 'It gives way.'}`,
  routs: (name: string, brigade: string, left: number, all: number): string =>
    `${name} routs; ${left === 0 ? 'nothing' : `${left} of ${english.counted(all, 'unit', 'units')}`} of ${brigade} ${left > 1 ? 'are' : 'is'} left.`,
  halved: (by: string): string => `Halved by ${by}.`,
  fires: attacks('fires on', 'helped by', hitting),
  strikes: attacks('strikes', 'helped by', hitting),
  title: {
    fires: (unit: string, at: string): string => `${unit} fires on ${at}.`,
    fights: (unit: string, at: string): string => `${unit} fights ${at}.`,
    assaults: (unit: string, foes: string): string => `${unit} assaults ${foes}.`,
    rides: (leader: string): string => `${leader} rides.`,
    does: {
      moves: (unit: string): string => `${unit} moves.`,
      reforms: (unit: string): string => `${unit} reforms.`,
      occupies: (unit: string): string => `${unit} goes in.`,
      exits: (unit: string): string => `${unit} comes out.`,
      rally: (unit: string): string => `${unit} rallies.`,
      arrives: (unit: string): string => `${unit} arrives.`,
      messenger: (unit: string): string => `A messenger rides to ${unit}.`,
      'messenger lost': (unit: string): string => `A messenger rides to ${unit}.`,
      'must-retreat': (unit: string): string => `${unit} must retreat.`,
    },
    tests: {
      valour: (who: string): string => `${who} tests its valour.`,
      fortitude: (who: string): string => `${who} tests its fortitude.`,
      'fortitude-of-setbacks': (who: string): string => `${who} tests its fortitude.`,
      activates: (who: string): string => `${who} is called upon.`,
      'stays-idle': (who: string): string => `${who} is called upon.`,
    },
  },
  over: {
    holds: (brigade: string): string => `${brigade} held.`,
    breaks: (brigade: string): string => `${brigade} failed its fortitude test.`,
    idle: (brigade: string): string => `${brigade} did not act.`,
    shattered: (brigade: string): string => `${brigade} is shattered.`,
    takes: (side: string, place: string): string => `${side} took ${place}.`,
  },
  volley: (score: number): string => `Volley, needing ${score}`,
  skirmish: (score: number): string => `Skirmishers, needing ${score}`,
  blow: (name: string, score: number): string => `${name}, needing ${score}`,
  valour: (score: number): string => `Valour, needing ${score}`,
  fortitude: (score: number): string => `Fortitude, needing ${score}`,
  activation: (score: number): string => `Activation, needing ${score}`,
  messenger: (score: number): string => `Messenger, needing ${score}`,
  rally: (score: number): string => `Rally, needing ${score}`,
  square: 'Before the square',
  firstTurn: (score: number): string => `First turn, needing ${score}`,
  whose: (name: string, score: number): string => `${name}, needing ${score}`,
  against: (name: string, enemy: string, score: number): string =>
    `${name} on ${enemy}, needing ${score}`,
  again: (dice: number, hits: number): string =>
    `${english.counted(dice, 'die', 'dice')} thrown again: ${hits.toFixed(1)} hits to be expected.`,
}

const it: typeof en = {
  loses: (name, losses, total, tenacity) =>
    `${name}: ${italian.counted(losses, 'perdita', 'perdite')}, ora ${total} su ${tenacity}.`,
  byItself: (brigade) => `${brigade} agisce per prima, senza prova.`,
  valourOf: (name, dice, failed, passed) =>
    `${name} mette alla prova il valore${dice > 1 ? `: falliti ${failed} di ${dice} dadi` : ''}. ${passed ? 'Tiene.' : 'Cede.'}`,
  routs: (name, brigade, left, all) =>
    `${name} va in rotta; ${brigade}: ${left === 0 ? 'non resta nulla' : `${left === 1 ? 'resta' : 'restano'} ${left} di ${italian.counted(all, 'unità', 'unità')}`}.`,
  halved: (by) => `Dimezzate per ${by}.`,
  fires: attacks('spara su', 'con il supporto di', inItalian),
  strikes: attacks('colpisce', 'con il supporto di', inItalian),
  title: {
    fires: (unit, at) => `${unit} spara su ${at}.`,
    fights: (unit, at) => `${unit} combatte contro ${at}.`,
    assaults: (unit, foes) => `${unit} assalta ${foes}.`,
    rides: (leader) => `${leader} cavalca.`,
    does: {
      moves: (unit) => `${unit} muove.`,
      reforms: (unit) => `${unit} cambia formazione.`,
      occupies: (unit) => `${unit} entra.`,
      exits: (unit) => `${unit} esce.`,
      rally: (unit) => `${unit} si raccoglie.`,
      arrives: (unit) => `${unit} arriva.`,
      messenger: (unit) => `Un messaggero va da ${unit}.`,
      'messenger lost': (unit) => `Un messaggero va da ${unit}.`,
      'must-retreat': (unit) => `${unit} deve ripiegare.`,
    },
    tests: {
      valour: (who) => `${who} mette alla prova il valore.`,
      fortitude: (who) => `${who} mette alla prova la tenuta.`,
      'fortitude-of-setbacks': (who) => `${who} mette alla prova la tenuta.`,
      activates: (who) => `${who} è chiamata ad agire.`,
      'stays-idle': (who) => `${who} è chiamata ad agire.`,
    },
  },
  over: {
    holds: (brigade) => `${brigade} ha tenuto.`,
    breaks: (brigade) => `${brigade} ha fallito la prova di Fortitude.`,
    idle: (brigade) => `${brigade} non ha agito.`,
    shattered: (brigade) => `${brigade} è distrutta.`,
    takes: (side, place) => `${side} ha preso ${place}.`,
  },
  volley: (score) => `Salva, serve ${score}`,
  skirmish: (score) => `Schermagliatori, serve ${score}`,
  blow: (name, score) => `${name}, serve ${score}`,
  valour: (score) => `Valore, serve ${score}`,
  fortitude: (score) => `Fortitude, serve ${score}`,
  activation: (score) => `Attivazione, serve ${score}`,
  messenger: (score) => `Messaggero, serve ${score}`,
  rally: (score) => `Raccolta, serve ${score}`,
  square: 'Davanti al quadrato',
  firstTurn: (score) => `Primo turno, serve ${score}`,
  whose: (name, score) => `${name}, serve ${score}`,
  against: (name, enemy, score) => `${name} contro ${enemy}, serve ${score}`,
  again: (dice, hits) =>
    `Ritirando ${italian.counted(dice, 'dado', 'dadi')}: colpi attesi ${italian.number(hits, 1)}.`,
}

export type FilmWords = typeof en

/** What stands on the slips of a film. */
export const filmWords = (language: Language): FilmWords => (language === 'it' ? it : en)
