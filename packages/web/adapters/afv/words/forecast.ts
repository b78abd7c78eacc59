import { english, italian } from '@grognard/toolkit'

/** What a charge, fire or a rethrow would bring, in English. */
export const forecastEn = {
  outcomes: { contact: 'Contact', rides: 'Ridden down', stopped: 'Stopped', hangs: 'Hangs back' },
  losses: { ours: 'We lose', theirs: 'They lose' },
  hits: 'Hits',
  needs: (unit: string, stands: string): string => `${unit}, ${stands}: needs`,
  routs: (percent: string): string => `rout ${percent}`,
  round: 'Stands lost, with the round of combat that follows contact.',
  still: 'Stands lost by the hits that there are.',
  counted: 'Stands lost if no more hits come before they are counted.',
  shots: (n: number): string => `${english.counted(n, 'shot', 'shots')} at it.`,
  again: (n: number, all: number): string =>
    n === 0
      ? 'As the dice lie.'
      : n === all
        ? 'All its dice are thrown again, for better or worse.'
        : `${n} of ${all} dice thrown again.`,
}

/** The same in Italian. */
export const forecastIt: typeof forecastEn = {
  outcomes: { contact: 'Contatto', rides: 'Travolti', stopped: 'Fermata', hangs: 'Esita' },
  losses: { ours: 'Perdiamo', theirs: 'Perdono' },
  hits: 'Colpi',
  needs: (unit, stands) => `${unit}, ${stands}: serve`,
  routs: (percent) => `in rotta ${percent}`,
  round: 'Basi perse, con il combattimento che segue il contatto.',
  still: 'Basi perse per i colpi che ci sono.',
  counted: 'Basi perse se non arrivano altri colpi prima del conteggio.',
  shots: (n) => `${italian.counted(n, 'tiro', 'tiri')} su di essa.`,
  again: (n, all) =>
    n === 0
      ? 'Come stanno i dadi.'
      : n === all
        ? 'Tutti i suoi dadi si tirano di nuovo, nel bene e nel male.'
        : `${n} dadi su ${all} tirati di nuovo.`,
}
