import type { SheetName } from '../../terms.ts'

/** Titles of scenarios, armies and options by their names, of rows, weapons and cards by their English titles. */
type Titles = { readonly [name: string]: string }

export const scenarioTitles: Titles = {
  'set-piece': 'Battaglia campale, 200 punti, su un campo di battaglia fatto ai dadi',
  'set-piece-by-hand':
    'Battaglia campale, 200 punti, su un campo di battaglia preparato dal difensore',
  'meeting-engagement': "Scontro d'incontro, 200 punti: prima le truppe leggere",
  assault: 'Assalto, 250 punti, su un campo di battaglia preparato dal difensore',
  'first-battle': 'Una prima battaglia: la retroguardia alla fattoria',
  barrosa: 'Barrosa, 5 marzo 1811: il contrattacco di Graham',
  sabugal: 'Sabugal, 3 aprile 1811: la Light Division da sola',
  sahagun: 'Sahagún, 21 dicembre 1808: gli ussari di Paget',
}

export const armyTitles: Titles = {
  'british peninsular division 200': 'Una divisione della guerra di Spagna, 200 punti',
  'british light division 200': 'Una divisione leggera, 200 punti',
  'british cavalry 200': 'Una divisione di cavalleria, 200 punti',
  'british guards and rockets 200': 'Guardie a piedi con cannoni pesanti e razzi, 200 punti',
  'british peninsular division 250': 'Una forte divisione della guerra di Spagna, 250 punti',
  'british light division 250': 'Una divisione leggera con i suoi ussari, 250 punti',
  'british cavalry 250': 'Un corpo di cavalleria, 250 punti',
  'french line division 200': 'Una divisione di linea, 200 punti',
  'french guard 200': 'La Guardia imperiale, 200 punti',
  'french cavalry and guns 200': 'Cavalleria e artiglieria a cavallo, 200 punti',
  'french levies 200': 'Le leve del 1814, 200 punti',
  'french line division 250': 'Una forte divisione di linea, 250 punti',
  'french guard 250': 'La Guardia imperiale con la sua cavalleria, 250 punti',
  'french cavalry and guns 250': 'Un corpo di cavalleria e una grande batteria, 250 punti',
}

export const optionTitles: Titles = {
  bases: 'I modelli stanno sulle basi consuete, o su basi piccole per modelli da 15 o 20 mm',
  gap: 'La distanza fra i modelli in ordine sparso',
  batteries:
    "L'artiglieria schierata ha un cannone; o due, come una sola unità; o due che attaccano ciascuno da sé, per 5 punti",
  large:
    "Sono grandi le unità che la lista d'armata dice tali; o tutte quelle che possono esserlo, fra chi è ancora da schierare",
  heavyGuns: "L'artiglieria pesante da sola colpisce con uno di meno, come sul foglio riassuntivo",
  distances:
    'Tutte le distanze come stampate, a due terzi, a metà, o in centimetri; le più corte si consigliano con le basi piccole',
  units: 'Le unità hanno i modelli della scheda d’armata, o la metà',
}

export const optionValues: { readonly [option: string]: Titles } = {
  bases: { usual: 'consuete', small: 'piccole' },
  distances: {
    inches: 'come stampate',
    'two thirds': 'a due terzi',
    half: 'a metà',
    centimetres: 'in centimetri',
  },
  units: { full: 'interi', half: 'la metà' },
  batteries: { usual: 'un cannone', large: 'due cannoni', effective: 'due, ciascuno da sé' },
  large: { 'as listed': 'come in lista', all: 'tutte' },
}

export const sheetTitles: { readonly [sheet in SheetName]: string } = {
  british: 'Britannici, dal 1807 al 1815',
  french: 'Francesi, dal 1805 al 1815',
}

export const profileTitles: Titles = {
  'Foot Guard': 'Guardia a piedi',
  'Line Infantry': 'Fanteria di linea',
  'Light Infantry': 'Fanteria leggera',
  Riflemen: 'Fucilieri',
  'Light Infantry Detachment': 'Distaccamento di fanteria leggera',
  'Rifle Detachment': 'Distaccamento di fucilieri',
  Hussars: 'Ussari',
  'Light Dragoons': 'Dragoni leggeri',
  'Heavy Dragoons': 'Dragoni pesanti',
  'Household Cavalry': 'Cavalleria della Casa reale',
  'Cavalry Detachment': 'Distaccamento di cavalleria',
  'Rocket Artillery': 'Artiglieria a razzo',
  'Field Artillery': 'Artiglieria da campo',
  'Heavy Artillery': 'Artiglieria pesante',
  'Horse Artillery': 'Artiglieria a cavallo',
  'Old Guard': 'Vecchia Guardia',
  'Middle Guard': 'Media Guardia',
  'Young Guard': 'Giovane Guardia',
  'Guard Marines': 'Marinai della Guardia',
  Grenadiers: 'Granatieri',
  'Marie Louise': 'Maria Luisa',
  'National Guard': 'Guardia nazionale',
  'Infantry Detachment': 'Distaccamento di fanteria',
  'Hussars and Chasseurs': 'Ussari e cacciatori',
  Lanciers: 'Lancieri',
  Dragoons: 'Dragoni',
  'Cuirassiers and Carabineers': 'Corazzieri e carabinieri',
}

export const weaponTitles: Titles = {
  Musket: 'Moschetto',
  Rifle: 'Fucile rigato',
  Sabre: 'Sciabola',
  Lance: 'Lancia',
  Rocket: 'Razzo',
  Cannon: 'Cannone',
}

/** The cards of the French are French in every language. */
export const cardTitles: Titles = {
  Capture: 'Conquista',
  'Surprise Attack': 'Attacco a sorpresa',
  Inspiration: 'Ispirazione',
  'Directed Fire': 'Fuoco mirato',
  'Deadly Attack': 'Attacco micidiale',
  Stubborn: 'Ostinazione',
  Breakthrough: 'Sfondamento',
  Confusion: 'Confusione',
  'The Tide of Battle': 'Le sorti della battaglia',
  'All Out Attack': 'Attacco a fondo',
  'Perfect Volleys': 'Salve perfette',
  'Defensive Fire': 'Fuoco difensivo',
  'Scum of the Earth': 'La feccia della terra',
  'Vive l’Empereur!': 'Vive l’Empereur!',
  'Attaque à outrance': 'Attaque à outrance',
  'Les Grognards': 'Les Grognards',
}
