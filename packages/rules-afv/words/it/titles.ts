/** Titles of scenarios, armies and options, by their names. */
type Titles = { readonly [name: string]: string }

export const scenarioTitles: Titles = {
  'first battle': 'Una prima battaglia: sei unità per parte, già schierate, otto turni',
  'open field': 'Due eserciti uguali in campo aperto',
  'wood and village': 'Un bosco e un villaggio fra gli eserciti, e una collina dietro ciascuno',
  escarpment: 'Una scarpata davanti al centro, e una riserva dietro ogni esercito',
  defile: 'Eserciti a sorte si scontrano in una gola larga tre zone, senza riserve',
  edgehill: 'Edgehill 1642: il Re contro il Parlamento',
  naseby: 'Naseby 1645: il Re contro il New Model, per una volta ad armi pari',
  lutzen: 'Lützen 1632: Gustavo Adolfo contro Wallenstein',
  rocroi: "Rocroi 1643: Enghien contro l'Esercito delle Fiandre",
  'new model against old': 'Se nel 1642 il Re avesse incontrato il New Model',
  'oxford army against essex': "Se Essex avesse incontrato l'ultimo esercito del Re",
  'swedes against spaniards': 'Brigate contro tercios, come a Nördlingen nel 1634',
  'french against imperialists': 'I francesi in Germania, come ad Allerheim nel 1645',
}

export const armyTitles: Titles = {
  'king 1642': "L'esercito del Re a Edgehill, 23 ottobre 1642",
  'parliament 1642': "L'esercito del conte di Essex a Edgehill, 23 ottobre 1642",
  'king 1645': "L'esercito del Re a Naseby, 14 giugno 1645",
  'parliament 1645': 'Il New Model Army a Naseby, 14 giugno 1645',
  'swedes 1632': 'Gli svedesi e i loro alleati a Lützen, 16 novembre 1632',
  'imperialists 1632': "L'esercito di Wallenstein a Lützen, 16 novembre 1632",
  'french 1643': "L'esercito del duca d'Enghien a Rocroi, 19 maggio 1643",
  'spanish 1643': "L'Esercito delle Fiandre di Melo a Rocroi, 19 maggio 1643",
}

export const optionTitles: Titles = {
  declarations: 'Fuoco e mischia decisi in segreto, o dichiarati apertamente a turno',
  quality: 'Le unità hanno la qualità assegnata, o la tirano ai dadi',
  limit: 'Quante unità di una parte stanno al più in una zona',
}

export const optionValues: { readonly [option: string]: Titles } = {
  declarations: { secret: 'in segreto', open: 'apertamente' },
  quality: { 'as given': 'assegnata', rolled: 'tirata ai dadi' },
}
