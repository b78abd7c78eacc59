import type { Point } from '../lattice.ts'
import type { Flaw } from './flaw.ts'

/** In inches: (12.5, 3). */
const place = ({ x, y }: Point): string => `(${x / 1000}, ${y / 1000})`

type Words = { readonly [is in Flaw['is']]: (flaw: Extract<Flaw, { is: is }>) => string }

const en: Words = {
  'no-json': () => 'This is no JSON.',
  'other-format': () => "This is no terrain file: its format is not 'grognard-terrain'.",
  'other-version': ({ version }) => `Only version ${version} of the format can be read.`,
  missing: ({ key }) => `'${key}' is missing.`,
  'unknown-key': ({ key }) => `'${key}' does not belong here.`,
  'no-object': () => 'An object is needed here.',
  'no-list': () => 'A list is needed here.',
  'no-text': () => 'A text is needed here.',
  'no-point': () => 'A point is needed here: a list of x and y.',
  'not-whole': () => 'A whole number is needed here.',
  'not-even': () => 'An even number is needed here, so that halves are whole.',
  'at-least': ({ least }) => `It must be at least ${least}.`,
  'at-most': ({ most }) => `It must be at most ${most}.`,
  'one-of': ({ values }) => `It must be one of ${values.join(', ')}.`,
  'too-few': ({ least }) => `At least ${least} are needed.`,
  'too-many': ({ most }) => `No more than ${most} are allowed.`,
  empty: () => 'It must not be empty.',
  'text-long': ({ most }) => `It must have no more than ${most} characters.`,
  'id-twice': ({ id }) => `Another feature or crossing has the id '${id}' already.`,
  'tag-twice': ({ tag }) => `The tag '${tag}' is given twice.`,
  'off-table': ({ at }) => `The point ${place(at)} is off the table.`,
  'corner-twice': ({ at }) => `The point ${place(at)} follows itself.`,
  'edges-meet': ({ first: [a, b], second: [c, d] }) =>
    `The edge from ${place(a)} to ${place(b)} meets the edge from ${place(c)} to ${place(d)}.`,
  'contour-outside': () => 'The contour leaves the one below it.',
  'crest-outside': () => 'The crest leaves the hill.',
  'crossing-dry': () => 'The crossing does not lie over its river.',
  'crossing-short': () => 'The crossing ends in the water.',
  'no-crossings-here': () => 'Only rivers and streams have crossings.',
}

const it: Words = {
  'no-json': () => 'Questo non è JSON.',
  'other-format': () => "Non è un file di terreno: il formato non è 'grognard-terrain'.",
  'other-version': ({ version }) => `Si legge soltanto la versione ${version} del formato.`,
  missing: ({ key }) => `Manca '${key}'.`,
  'unknown-key': ({ key }) => `'${key}' qui è fuori posto.`,
  'no-object': () => 'Qui serve un oggetto.',
  'no-list': () => 'Qui serve una lista.',
  'no-text': () => 'Qui serve un testo.',
  'no-point': () => 'Qui serve un punto: una lista con x e y.',
  'not-whole': () => 'Qui serve un numero intero.',
  'not-even': () => 'Qui serve un numero pari, perché la metà sia intera.',
  'at-least': ({ least }) => `Deve essere almeno ${least}.`,
  'at-most': ({ most }) => `Deve essere al massimo ${most}.`,
  'one-of': ({ values }) => `Deve essere uno tra ${values.join(', ')}.`,
  'too-few': ({ least }) => `Ne servono almeno ${least}.`,
  'too-many': ({ most }) => `Non se ne ammettono più di ${most}.`,
  empty: () => 'Non può essere vuoto.',
  'text-long': ({ most }) => `Non può superare ${most} caratteri.`,
  'id-twice': ({ id }) => `Un altro elemento o passaggio ha già l'id '${id}'.`,
  'tag-twice': ({ tag }) => `L'etichetta '${tag}' compare due volte.`,
  'off-table': ({ at }) => `Il punto ${place(at)} è fuori dal tavolo.`,
  'corner-twice': ({ at }) => `Il punto ${place(at)} è ripetuto di seguito.`,
  'edges-meet': ({ first: [a, b], second: [c, d] }) =>
    `Il lato da ${place(a)} a ${place(b)} incontra quello da ${place(c)} a ${place(d)}.`,
  'contour-outside': () => 'La curva di livello esce da quella sottostante.',
  'crest-outside': () => 'La cresta esce dalla collina.',
  'crossing-dry': () => 'Il passaggio non si trova sul suo fiume.',
  'crossing-short': () => "Il passaggio finisce nell'acqua.",
  'no-crossings-here': () => 'Soltanto fiumi e ruscelli hanno passaggi.',
}

const catalogues = { en, it }

/** What is wrong, in one sentence. */
export const sayFlaw = (language: 'en' | 'it', flaw: Flaw): string =>
  (catalogues[language][flaw.is] as (flaw: Flaw) => string)(flaw)
