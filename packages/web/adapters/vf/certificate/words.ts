import type { Language } from '@grognard/toolkit'

const en = {
  titles: {
    sight: (a: string, b: string): string => `Sight: ${a} to ${b}`,
    shot: (a: string, b: string): string => `Fire: ${a} at ${b}`,
    contact: (a: string, b: string): string => `Contact: ${a} and ${b}`,
    distance: (a: string, b: string): string => `Distance: ${a} to ${b}`,
    order: (unit: string, doing: string): string => `${unit}: ${doing}`,
  },
  sees: (a: string, b: string, n: number, of: number): string =>
    `${a} sees ${b}: ${n} of the ${of} figures of its front rank do.`,
  holderSees: (a: string, b: string): string => `${a} sees ${b} from where it is.`,
  seesNot: (a: string, b: string): string =>
    `${a} cannot see ${b}: every line from its front rank is blocked.`,
  notInArc: (a: string, b: string): string => `${a} cannot see ${b}: it is in no front arc.`,
  nearest: (blocker: string, margin: string): string =>
    `The line that lacks least is blocked by ${blocker}, ${margin} too close.`,
  through: (blocker: string, margin: string): string =>
    `The line that lacks least runs into ${blocker}; it would have to pass ${margin} farther aside.`,
  spare: (blocker: string, margin: string): string =>
    `The best line passes ${blocker} with ${margin} to spare.`,
  free: 'Nothing comes near the best line.',
  mayShoot: (a: string, b: string): string => `${a} may shoot at ${b}.`,
  touches: (a: string, b: string, n: number, front: number): string =>
    `${a} is in contact with ${b}: ${n} figures touch, ${front} of them of its front rank.`,
  touchesNot: (a: string, b: string, gap: string): string =>
    `${a} is not in contact with ${b}: there are ${gap} between them.`,
  apart: (a: string, b: string, gap: string): string => `${a} is ${gap} from ${b}.`,
  inRange: (a: string, b: string, gap: string, range: string, by: string): string =>
    `${b} is ${gap} from ${a}: within its range of ${range}, by ${by}.`,
  outOfRange: (a: string, b: string, gap: string, range: string, by: string): string =>
    `${b} is ${gap} from ${a}: beyond its range of ${range}, by ${by}.`,
  imagined: (name: string): string =>
    `This position is imagined: ${name} stands elsewhere in truth. Where it would stand is drawn in half ink.`,
  imaginedLike: (name: string): string =>
    `This position is imagined: ${name} stands otherwise in truth. How it would stand is drawn in half ink.`,
  imaginedIn: (name: string, place: string): string =>
    `This position is imagined: ${name} is in ${place} in truth. Where it would stand is drawn in half ink.`,
  imaginedAway: (name: string): string =>
    `This position is imagined: ${name} is not on the table in truth. Where it would stand is drawn in half ink.`,
  lawful: 'This may be done.',
  spent: (used: string, of: string): string => `It uses ${used} of ${of}.`,
  tooNear: (margin: string): string => `${margin} too near`,
  tooFar: (margin: string): string => `${margin} too far`,
  tooDeep: (margin: string): string => `by ${margin}`,
  lacks: (margin: string): string => `lacks ${margin}`,
  left: (margin: string): string => `${margin} to spare`,
  at: (x: string, y: string): string => `${x} / ${y}`,
  places:
    'Places are inches from the left edge of the table and from its top, as the drawing has it.',
  yes: 'yes',
  no: 'no',
  none: '–',
  table: {
    figures: 'The figures of the front rank',
    figure: 'Figure',
    eye: 'Looks from',
    aim: 'Looks at',
    verdict: 'Verdict',
    by: 'Nearest to the line',
    margin: 'Margin',
    ranges: 'Ranges',
    shooting: 'Shooting',
    volley: 'as a unit',
    skirmish: 'by its skirmishers',
    range: 'Range',
    distance: 'Distance',
    within: 'Within',
    measures: 'Measures',
    measure: 'What',
    value: 'How much',
    from: 'From',
    to: 'To',
    shortest: 'Shortest way',
    limit: 'Counts as contact up to',
    contactFigures: (name: string): string => `Figures of ${name} that touch`,
    contactFront: (name: string): string => `Of the front rank of ${name}`,
    legs: 'The way',
    leg: 'Leg',
    cost: 'Costs',
    total: 'Together',
    allowance: 'Allowed',
    lines: 'The lines',
    line: 'Line',
    length: 'Length',
    imagined: 'What is imagined',
    stands: 'Stands',
    inTruth: 'in truth',
    asImagined: 'as imagined',
    place: 'Place',
    facing: 'Looks',
    formation: 'Formation',
  },
  verdicts: { seen: 'sees', blocked: 'blocked', 'not in arc': 'not in its arc' },
  lines: {
    sight: 'clear sight',
    blocked: 'blocked sight',
    gap: 'gap',
    closer: 'to a closer enemy',
    contact: 'contact',
    path: 'way',
    arc: 'side of the arc',
    edge: 'edge of the table',
    closed: 'closed ground',
    centre: 'centre of the front rank',
    cover: 'cover',
  } as { readonly [is: string]: string },
}

type CertificateWords = typeof en

const it: CertificateWords = {
  titles: {
    sight: (a, b) => `Visuale: da ${a} a ${b}`,
    shot: (a, b) => `Tiro: ${a} su ${b}`,
    contact: (a, b) => `Contatto: ${a} e ${b}`,
    distance: (a, b) => `Distanza: da ${a} a ${b}`,
    order: (unit, doing) => `${unit}: ${doing}`,
  },
  sees: (a, b, n, of) => `${a} vede ${b}: lo vedono ${n} figure su ${of} della prima riga.`,
  holderSees: (a, b) => `${a} vede ${b} da dove si trova.`,
  seesNot: (a, b) => `${a} non può vedere ${b}: ogni linea dalla sua prima riga è bloccata.`,
  notInArc: (a, b) => `${a} non può vedere ${b}: non è in alcun arco frontale.`,
  nearest: (blocker, margin) =>
    `La linea a cui manca meno è bloccata da ${blocker}, troppo vicino di ${margin}.`,
  through: (blocker, margin) =>
    `La linea a cui manca meno finisce contro ${blocker}; dovrebbe passare ${margin} più in là.`,
  spare: (blocker, margin) => `La linea migliore passa ${blocker} con ${margin} di margine.`,
  free: 'Nulla si avvicina alla linea migliore.',
  mayShoot: (a, b) => `${a} può tirare su ${b}.`,
  touches: (a, b, n, front) =>
    `${a} è a contatto con ${b}: si toccano ${n} figure, ${front} della sua prima riga.`,
  touchesNot: (a, b, gap) => `${a} non è a contatto con ${b}: li separano ${gap}.`,
  apart: (a, b, gap) => `${a} dista ${gap} da ${b}.`,
  inRange: (a, b, gap, range, by) =>
    `${b} dista ${gap} da ${a}: entro la sua gittata di ${range}, per ${by}.`,
  outOfRange: (a, b, gap, range, by) =>
    `${b} dista ${gap} da ${a}: oltre la sua gittata di ${range}, per ${by}.`,
  imagined: (name) =>
    `Questa posizione è immaginata: in realtà ${name} si trova altrove. Dove starebbe è disegnato a mezzo inchiostro.`,
  imaginedLike: (name) =>
    `Questa posizione è immaginata: in realtà ${name} sta in altro modo. Come starebbe è disegnato a mezzo inchiostro.`,
  imaginedIn: (name, place) =>
    `Questa posizione è immaginata: in realtà ${name} è in ${place}. Dove starebbe è disegnato a mezzo inchiostro.`,
  imaginedAway: (name) =>
    `Questa posizione è immaginata: in realtà ${name} non è sul tavolo. Dove starebbe è disegnato a mezzo inchiostro.`,
  lawful: 'Si può fare.',
  spent: (used, of) => `Usa ${used} su ${of}.`,
  tooNear: (margin) => `${margin} troppo vicino`,
  tooFar: (margin) => `${margin} troppo lontano`,
  tooDeep: (margin) => `di ${margin}`,
  lacks: (margin) => `mancano ${margin}`,
  left: (margin) => `${margin} di margine`,
  at: (x, y) => `${x} / ${y}`,
  places:
    'I punti sono in pollici dal bordo sinistro del tavolo e da quello superiore, come nel disegno.',
  yes: 'sì',
  no: 'no',
  none: '–',
  table: {
    figures: 'Le figure della prima riga',
    figure: 'Figura',
    eye: 'Guarda da',
    aim: 'Guarda verso',
    verdict: 'Verdetto',
    by: 'Più vicino alla linea',
    margin: 'Margine',
    ranges: 'Gittate',
    shooting: 'Tiro',
    volley: "dell'unità",
    skirmish: 'dei suoi schermagliatori',
    range: 'Gittata',
    distance: 'Distanza',
    within: 'Entro',
    measures: 'Misure',
    measure: 'Che cosa',
    value: 'Quanto',
    from: 'Da',
    to: 'A',
    shortest: 'Via più breve',
    limit: 'È contatto fino a',
    contactFigures: (name) => `Figure di ${name} che toccano`,
    contactFront: (name) => `Della prima riga di ${name}`,
    legs: 'Il percorso',
    leg: 'Tratto',
    cost: 'Costa',
    total: 'In tutto',
    allowance: 'Permessi',
    lines: 'Le linee',
    line: 'Linea',
    length: 'Lunghezza',
    imagined: 'Che cosa è immaginato',
    stands: 'Sta',
    inTruth: 'in realtà',
    asImagined: 'come immaginato',
    place: 'Luogo',
    facing: 'Guarda',
    formation: 'Formazione',
  },
  verdicts: { seen: 'vede', blocked: 'bloccata', 'not in arc': 'fuori dal suo arco' },
  lines: {
    sight: 'visuale libera',
    blocked: 'visuale bloccata',
    gap: 'distanza',
    closer: 'verso un nemico più vicino',
    contact: 'contatto',
    path: 'percorso',
    arc: "lato dell'arco",
    edge: 'bordo del tavolo',
    closed: 'terreno chiuso',
    centre: 'centro della prima riga',
    cover: 'copertura',
  },
}

const all: { readonly [language in Language]: CertificateWords } = { en, it }

export const certificateWords = (language: Language): CertificateWords => all[language]
export type { CertificateWords }
