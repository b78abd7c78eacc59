/** Titles of scenarios and options, by their names. */
type Titles = { readonly [name: string]: string }

export const scenarioTitles: Titles = {
  firefight: 'Lo scontro a fuoco',
  'long-line': 'La lunga linea',
}

export const optionTitles: Titles = {
  scale: 'Distanze per figure da',
  arcs: 'Una base nell’arco di tiro',
}

export const optionValues: { readonly [option: string]: Titles } = {
  scale: { '28 mm': '28 mm', '15 mm': '15 mm' },
  arcs: { partly: 'in parte', whole: 'tutta' },
}

export const optionLines: Titles = {
  scale: 'Il libro stampa ogni distanza due volte: la seconda è per figure più piccole.',
  arcs: 'Se basta che una parte della base nemica sia nell’arco di tiro, o deve esserci tutta.',
}
