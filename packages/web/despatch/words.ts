import { english, italian, type Language } from '@grognard/toolkit'
import { computed } from '@preact/signals'
import { language } from '../words/index.ts'

const en = {
  title: 'The despatch',
  battles: 'Battles',
  toTable: 'To the table',
  notOver: 'This battle is not over yet.',
  toBattle: 'To the battle',
  opening: 'The despatch is being written.',
  failed: 'The despatch could not be written.',
  turns: (n: number) => english.counted(n, 'turn', 'turns'),
  to: 'to',
  count: (one: string, a: number, two: string, b: number) => `${one} ${a}, ${two} ${b}`,
  losses: (side: string) => `Losses of ${side}`,
  lossesOf: (gone: number, of: number, losses: number) =>
    `${gone} of ${english.counted(of, 'unit', 'units')} lost · ${english.counted(losses, 'loss', 'losses')} among the rest`,
  unit: (name: string, lost: number, of: number, gone: boolean) =>
    gone ? `${name}: lost` : `${name}: ${lost} of ${of}`,
  held: (name: string, by: string | null) => (by === null ? `${name}: nobody` : `${name}: ${by}`),
  holds: 'Who holds what',
  turningPoint: 'The turning point',
  inTurn: (turn: number) => `turn ${turn}`,
  atEnd: 'The table at the end',
  searching: 'It is found as the battle is fought on from every turn.',
  looking: 'It is sure when the chances have been counted.',
  notCounted: 'Chances are not counted for this book: nobody plays it well enough.',
  changed: (before: string, after: string) =>
    `Chance of winning the battle: before ${before} in a hundred, after ${after}.`,
  chance: (value: number, margin: number) => (margin === 0 ? `${value}` : `${value} (±${margin})`),
  mapOf: 'The table at the turning point',
  luck: 'Luck and decisions',
  worth: (side: string) => `what each turn was worth to ${side}, in points of a hundred`,
  outset: 'At the outset',
  byLuck: 'Luck',
  byDecisions: 'Decisions',
  end: { won: 'The end: won', lost: 'The end: lost', drawn: 'The end: drawn' },
  row: (turn: number, before: string, luck: string, decisions: string) =>
    `Turn ${turn}: chance ${before} when it began; luck ${luck}, decisions ${decisions}.`,
  unknown: 'not counted yet',
  counting: (share: number, games: string) =>
    `Being counted: ${share}% done, ${games} battles fought on so far.`,
  stopped: (games: string) => `Stopped after ${games} battles: the figures are not yet sure.`,
  done: (games: string) =>
    `Counted: ${games} battles fought on. Each chance is within 5 points, in 95 cases of 100.`,
  stop: 'Stop counting',
  goOn: 'Count on',
  how: 'How this is counted',
  howText: [
    'From the beginning of each turn the battle was fought on many times, both sides led by the Recruit and with other dice: the share that was won is the chance. What the dice of those battles did better for one side than dice do on average is taken out of it, so that half as many battles are enough.',
    'A throw is worth what it made of the chance, less what it would have made of it on average over all the ways in which those dice could have fallen. What that is, is read off how the sides then stand, by a formula laid through the battles that were fought on. The throws of a turn, added up, are its luck.',
    'Whatever else changed the chance from one turn to the next is what both sides decided, measured against what the Recruit would have decided in their place.',
    'So the chance at the outset, luck and decisions together make the end: 100 is a battle won, 50 a draw.',
  ],
  misses: (points: string) =>
    `The formula missed what fighting on found by ${points} points on average; each turn it is corrected by that.`,
  rematch: 'Rematch',
  change: 'Change sides',
  replay: 'Replay',
  report: 'Report',
  writing: 'The report is being written …',
  playOn: (turn: number) => `Play on from turn ${turn}`,
  deeds: 'What next',
  asTable: 'The figures as a table',
  columns: ['Turn', 'Chance', 'Luck', 'Decisions'],
}

type DespatchPageWords = typeof en

const it: DespatchPageWords = {
  title: 'Il dispaccio',
  battles: 'Battaglie',
  toTable: 'Al tavolo',
  notOver: 'Questa battaglia non è ancora finita.',
  toBattle: 'Alla battaglia',
  opening: 'Si scrive il dispaccio.',
  failed: 'Non è stato possibile scrivere il dispaccio.',
  turns: (n) => italian.counted(n, 'turno', 'turni'),
  to: 'a',
  count: (one, a, two, b) => `${one} ${a}, ${two} ${b}`,
  losses: (side) => `Perdite: ${side}`,
  lossesOf: (gone, of, losses) =>
    `${gone} di ${italian.counted(of, 'unità', 'unità')} perse · ${italian.counted(losses, 'perdita', 'perdite')} fra le altre`,
  unit: (name, lost, of, gone) => (gone ? `${name}: perduta` : `${name}: ${lost} di ${of}`),
  held: (name, by) => (by === null ? `${name}: nessuno` : `${name}: ${by}`),
  holds: 'Chi tiene che cosa',
  turningPoint: 'La svolta',
  inTurn: (turn) => `turno ${turn}`,
  atEnd: 'Il tavolo alla fine',
  searching: 'Si trova mentre la battaglia è combattuta da ogni turno in poi.',
  looking: 'È sicura quando le probabilità sono state contate.',
  notCounted:
    'Per questo regolamento le probabilità non si contano: nessuno lo gioca abbastanza bene.',
  changed: (before, after) =>
    `Probabilità di vincere la battaglia: prima ${before} su cento, dopo ${after}.`,
  chance: (value, margin) => (margin === 0 ? `${value}` : `${value} (±${margin})`),
  mapOf: 'Il tavolo alla svolta',
  luck: 'Fortuna e decisioni',
  worth: (side) => `quanto valse ogni turno per ${side}, in punti su cento`,
  outset: 'All’inizio',
  byLuck: 'Fortuna',
  byDecisions: 'Decisioni',
  end: { won: 'La fine: vinta', lost: 'La fine: persa', drawn: 'La fine: pari' },
  row: (turn, before, luck, decisions) =>
    `Turno ${turn}: probabilità ${before} all’inizio; fortuna ${luck}, decisioni ${decisions}.`,
  unknown: 'non ancora contato',
  counting: (share, games) =>
    `Si sta contando: ${share}% fatto, ${games} battaglie combattute finora.`,
  stopped: (games) => `Fermato dopo ${games} battaglie: le cifre non sono ancora sicure.`,
  done: (games) =>
    `Contato: ${games} battaglie combattute. Ogni probabilità è giusta entro 5 punti, in 95 casi su 100.`,
  stop: 'Smetti di contare',
  goOn: 'Continua a contare',
  how: 'Come si conta',
  howText: [
    'Dall’inizio di ogni turno la battaglia è stata combattuta molte volte fino in fondo, con la Recluta alla testa delle due parti e altri dadi: la quota vinta è la probabilità. Se ne toglie ciò che i dadi di quelle battaglie hanno dato a una parte più di quanto diano in media: così basta la metà delle battaglie.',
    'Un tiro vale ciò che ha fatto della probabilità, meno ciò che ne avrebbe fatto in media in tutti i modi in cui quei dadi potevano cadere. Quanto sia, si legge da come stanno allora le parti, con una formula tracciata fra le battaglie combattute. I tiri di un turno, sommati, sono la sua fortuna.',
    'Tutto il resto che ha cambiato la probabilità da un turno all’altro è ciò che le due parti hanno deciso, misurato su ciò che la Recluta avrebbe deciso al loro posto.',
    'Così la probabilità all’inizio, la fortuna e le decisioni fanno insieme la fine: 100 è una battaglia vinta, 50 un pareggio.',
  ],
  misses: (points) =>
    `La formula si scostava in media di ${points} punti da ciò che si è trovato combattendo; a ogni turno la si corregge di tanto.`,
  rematch: 'Rivincita',
  change: 'Cambia parte',
  replay: 'Rivedi',
  report: 'Resoconto',
  writing: 'Si scrive il resoconto …',
  playOn: (turn) => `Rigioca dal turno ${turn}`,
  deeds: 'E adesso',
  asTable: 'Le cifre in una tabella',
  columns: ['Turno', 'Probabilità', 'Fortuna', 'Decisioni'],
}

const catalogues: { readonly [language in Language]: DespatchPageWords } = { en, it }

/** What the page says; apart from the application's words, which everybody loads. */
export const despatchPageWords = computed(() => catalogues[language.value])
