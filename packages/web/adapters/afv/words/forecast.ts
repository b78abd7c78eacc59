import { english, italian } from '@grognard/toolkit'

/** What a charge, fire or a rethrow would bring, in English. */
export const forecastEn = {
  outcomes: { contact: 'Contact', rides: 'Ridden down', stopped: 'Stopped', hangs: 'Hangs back' },
  stands: { ours: 'Stands we lose', theirs: 'Stands they lose' },
  hits: 'Hits',
  routs: (percent: string): string => `rout ${percent}`,
  round: 'With the round of combat that follows contact.',
  counted: 'If no more hits come before they are counted.',
  shots: (n: number): string => `${english.counted(n, 'shot', 'shots')} at it.`,
  again: (n: number, all: number): string =>
    n === 0 ? 'As the dice lie.' : `${n} of ${all} dice thrown again.`,
}

/** The same in Italian. */
export const forecastIt: typeof forecastEn = {
  outcomes: { contact: 'Contatto', rides: 'Travolti', stopped: 'Fermata', hangs: 'Esita' },
  stands: { ours: 'Basette che perdiamo', theirs: 'Basette che perdono' },
  hits: 'Colpi',
  routs: (percent) => `in rotta ${percent}`,
  round: 'Con il combattimento che segue il contatto.',
  counted: 'Se non arrivano altri colpi prima del conteggio.',
  shots: (n) => `${italian.counted(n, 'tiro', 'tiri')} su di essa.`,
  again: (n, all) => (n === 0 ? 'Come stanno i dadi.' : `${n} dadi su ${all} tirati di nuovo.`),
}
