import { english, italian } from '@grognard/toolkit'
import { language } from './language.ts'

const SMALL = ['no hits', 'one hit', 'two hits', 'three hits', 'four hits', 'five hits', 'six hits']
const PICCOLI = [
  'nessun colpo',
  'un colpo',
  'due colpi',
  'tre colpi',
  'quattro colpi',
  'cinque colpi',
  'sei colpi',
]

const en = {
  dice: (faces: string): string => `Dice: ${faces}.`,
  needing: (faces: string, score: number, or: 'less' | 'more', hits: number): string =>
    `Dice: ${faces}; needing ${score} or ${or}: ${SMALL[hits] ?? `${hits} hits`}.`,
  none: 'No dice.',
  score: (score: number, or: 'less' | 'more'): string => `${score} or ${or}`,
  number: (n: number): string => english.number(n),
  halved: (after: number): string => `halved: ${after}`,
  halvedAlready: 'halved already',
  add: (n: number, after: number): string => `${n < 0 ? `−${-n}` : `+${n}`}: ${after}`,
  most: (n: number): string => `at most ${n}`,
  least: (n: number): string => `at least ${n}`,
  share: (hits: string, percent: number): string => `${hits}: ${percent}%`,
  forecast: {
    title: 'What it would bring',
    steps: 'Steps and clauses',
    chances: 'Back to the chances',
    working: 'Working it out ...',
    mean: (title: string, mean: number): string => `${title} ${english.number(mean, 1)}`,
    onAverage: (title: string, mean: number): string =>
      `${title} ${english.number(mean, 1)} on average`,
    from: (title: string, least: number): string => `${title} from ${least}`,
  },
  sides: { red: 'Red', blue: 'Blue' } as { readonly [side: string]: string },
  commander: (side: string, which: string): string => `${side} (${which})`,
  chief: 'commander-in-chief',
  openCertificate: 'Open the certificate',
}

const it: typeof en = {
  dice: (faces) => `Dadi: ${faces}.`,
  needing: (faces, score, or, hits) =>
    `Dadi: ${faces}; serve ${score} o ${or === 'less' ? 'meno' : 'più'}: ${PICCOLI[hits] ?? `${hits} colpi`}.`,
  none: 'Nessun dado.',
  score: (score, or) => `${score} o ${or === 'less' ? 'meno' : 'più'}`,
  number: (n) => italian.number(n),
  halved: (after) => `dimezzato: ${italian.number(after)}`,
  halvedAlready: 'già dimezzato',
  add: (n, after) =>
    `${n < 0 ? `−${italian.number(-n)}` : `+${italian.number(n)}`}: ${italian.number(after)}`,
  most: (n) => `al massimo ${italian.number(n)}`,
  least: (n) => `almeno ${italian.number(n)}`,
  share: (hits, percent) => `${hits}: ${percent}%`,
  forecast: {
    title: 'Che cosa porterebbe',
    steps: 'Passi e clausole',
    chances: 'Torna alle probabilità',
    working: 'Calcolo in corso ...',
    mean: (title, mean) => `${title} ${italian.number(mean, 1)}`,
    onAverage: (title, mean) => `${title} in media ${italian.number(mean, 1)}`,
    from: (title, least) => `${title} da ${least}`,
  },
  sides: { red: 'Rosso', blue: 'Blu' },
  commander: (side, which) => `${side} (${which})`,
  chief: 'comandante in capo',
  openCertificate: 'Apri il certificato',
}

/** What dice, sums and names say, in the reader's language. */
export const partsWords = (): typeof en => (language.value === 'it' ? it : en)
