/** What certificates say of figures and of the ways to shoot, in English. */
export const certificateEn = {
  sees: (a: string, b: string, n: number, all: number): string =>
    `${a} sees ${b}: ${n} of the ${all} figures of its front rank do.`,
  seesNot: (a: string, b: string): string =>
    `${a} cannot see ${b}: every line from its front rank is blocked.`,
  touches: (a: string, b: string, n: number, front: number): string =>
    `${a} is in contact with ${b}: ${n} figures touch, ${front} of them of its front rank.`,
  figures: 'The figures of the front rank',
  figure: 'Figure',
  volley: 'as a unit',
  skirmish: 'by its skirmishers',
  contactFigures: (name: string): string => `Figures of ${name} that touch`,
  contactFront: (name: string): string => `Of the front rank of ${name}`,
}

/** The same in Italian. */
export const certificateIt: typeof certificateEn = {
  sees: (a, b, n, all) => `${a} vede ${b}: lo vedono ${n} modelli su ${all} del rango frontale.`,
  seesNot: (a, b) => `${a} non può vedere ${b}: ogni linea dal suo rango frontale è bloccata.`,
  touches: (a, b, n, front) =>
    `${a} è a contatto con ${b}: si toccano ${n} modelli, ${front} del suo rango frontale.`,
  figures: 'I modelli del rango frontale',
  figure: 'Modello',
  volley: "dell'unità",
  skirmish: 'dei suoi schermagliatori',
  contactFigures: (name) => `Modelli di ${name} che toccano`,
  contactFront: (name) => `Del rango frontale di ${name}`,
}
