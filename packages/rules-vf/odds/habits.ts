// How decisions are taken on the way to the odds, where nobody says otherwise.

import type { Json } from '@grognard/kernel'
import type { Habit } from '@grognard/toolkit'
import type { Vf } from '../battle.ts'

type Says = Habit<Vf>['says']

const always = (answer: Json, says: Says): Habit<Vf> => ({ says, decide: () => answer })

const first = (says: Says): Habit<Vf> => ({
  says,
  decide: (_seen, _args, candidates) => candidates(1)[0] as Json,
})

const noCards = { en: 'No fate cards are played.', it: 'Non si giocano carte del fato.' }

const asTheAnswersSay = {
  en: 'Nobody shoots or acts but as the answers say.',
  it: 'Nessuno spara o agisce se non come dicono le risposte.',
}

const allSupport = first({
  en: 'Whoever fights back or a second time is lent all the support there is.',
  it: 'Chi risponde o combatte di nuovo riceve tutto il Supporto possibile.',
})

/** Who must be activated is, since a phase cannot end before. (6.0) */
const command: Habit<Vf> = {
  says: asTheAnswersSay,
  decide: (_seen, _args, candidates) =>
    candidates(ALL).find((answer) => answer === 'done') ?? (candidates(1)[0] as Json),
}

/** More than there ever are. */
const ALL = 1000

const retreat = first({
  en: 'Whoever must retreat takes the first way back that is open.',
  it: 'Chi deve ripiegare prende la prima via aperta.',
})

export const habits = {
  card: always('pass', noCards),
  fate: always('pass', noCards),
  initiative: always('pass', noCards),
  volley: always(null, asTheAnswersSay),
  lend: always([], asTheAnswersSay),
  command,
  order: always('done', asTheAnswersSay),
  leader: always(null, asTheAnswersSay),
  arrive: always(null, asTheAnswersSay),
  'break-through': always('done', asTheAnswersSay),
  reinforce: always('done', asTheAnswersSay),
  'share losses': first({
    en: 'Losses that cannot be shared evenly fall on the lead first.',
    it: 'Le perdite che non si dividono in parti uguali toccano prima all’unità principale.',
  }),
  fights: first({
    en: 'Fights and supporters that no answer names are the first that the rules propose.',
    it: 'I combattimenti e il Supporto non indicati sono i primi che le regole propongono.',
  }),
  'melee support': allSupport,
  retreat,
  'in turn': retreat,
  'stand or retreat': always('stand', {
    en: 'Cavalry that has won stands.',
    it: 'La cavalleria che ha vinto resta.',
  }),
  'occupy won': always('occupy', {
    en: 'Whoever has driven the enemy out of a feature occupies it.',
    it: 'Chi ha scacciato il nemico da un luogo lo occupa.',
  }),
  'assault again': first({
    en: 'A headstrong unit assaults the first enemy that it can reach.',
    it: 'Un’unità impetuosa assale il primo nemico che può raggiungere.',
  }),
}
