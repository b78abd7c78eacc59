import { lasting, type BattleTold } from '../told.ts'

const WINS = {
  en: 'Each objective held and each defeat inflicted on a brigade counts one; after the last turn the higher count wins.',
  it: 'Ogni obiettivo tenuto e ogni sconfitta inflitta a una brigata conta uno; dopo l’ultimo turno vince chi ne ha di più.',
}

export const vfBattles: readonly BattleTold[] = [
  {
    scenario: 'barrosa',
    place: { en: 'Barrosa', it: 'Barrosa' },
    date: '1811-03-05',
    generals: {
      red: {
        short: { en: 'Graham', it: 'Graham' },
        whole: { en: 'Lieutenant-General Graham', it: 'Il tenente generale Graham' },
        army: { en: 'the British', it: 'i britannici' },
      },
      blue: {
        short: { en: 'Victor', it: 'Victor' },
        whole: { en: 'Marshal Victor', it: 'Il maresciallo Victor' },
        army: { en: 'the French', it: 'i francesi' },
      },
    },
    ...lasting(137),
    line: {
      en: 'Graham turns his column about in the pine wood and goes for the hill.',
      it: 'Graham fa voltare la colonna nella pineta e va all’assalto della collina.',
    },
    story: {
      red: {
        en: 'Two French divisions have come down on your column in the pine wood, and you have turned it about. Browne’s battalion is under fire below the hill already; the Guards come up behind it. Take the hill back before Leval is at the trees.',
        it: 'Due divisioni francesi sono piombate sulla vostra colonna nella pineta, e voi l’avete fatta voltare. Il battaglione di Browne è già sotto il fuoco ai piedi della collina; dietro arrivano le Guardie. Riprendete la collina prima che Leval sia agli alberi.',
      },
      blue: {
        en: 'Graham’s column was on the march to Cádiz when you struck. Ruffin has the hill, and Leval comes through the plain. Keep the height, and throw the rest back into the wood before it has formed.',
        it: 'La colonna di Graham era in marcia verso Cadice quando l’avete colpita. Ruffin ha la collina, e Leval avanza nella piana. Tenete l’altura, e ricacciate gli altri nel bosco prima che si siano formati.',
      },
    },
    wins: WINS,
    clause: 'vf2:10.0',
  },
  {
    scenario: 'sabugal',
    place: { en: 'Sabugal', it: 'Sabugal' },
    date: '1811-04-03',
    generals: {
      red: {
        short: { en: 'Erskine', it: 'Erskine' },
        whole: { en: 'Major-General Erskine', it: 'Il maggior generale Erskine' },
        army: { en: 'the Light Division', it: 'la Light Division' },
      },
      blue: {
        short: { en: 'Reynier', it: 'Reynier' },
        whole: { en: 'General Reynier', it: 'Il generale Reynier' },
        army: { en: 'the French', it: 'i francesi' },
      },
    },
    ...lasting(128),
    line: {
      en: 'In fog and rain the Light Division has forded the Coa too soon.',
      it: 'Con nebbia e pioggia la Light Division ha guadato il Coa troppo presto.',
    },
    story: {
      red: {
        en: 'Fog and rain. Beckwith’s brigade has forded the Coa too soon and stands before Reynier’s whole corps. Hold on to the stone enclosure on the hill; Drummond comes from the left from the second turn on.',
        it: 'Nebbia e pioggia. La brigata di Beckwith ha guadato il Coa troppo presto e sta da sola davanti a tutto il corpo di Reynier. Tenete il recinto di pietra sulla collina; Drummond arriva da sinistra dal secondo turno.',
      },
      blue: {
        en: 'A single British brigade has come over the Coa and onto your hill. Throw it into the river before its friends are there; your own reserves come from the third turn on.',
        it: 'Una sola brigata britannica ha passato il Coa ed è salita sulla vostra collina. Ricacciatela nel fiume prima che arrivino gli altri; le vostre riserve arrivano dal terzo turno.',
      },
    },
    wins: WINS,
    clause: 'vf2:10.0',
  },
  {
    scenario: 'sahagun',
    place: { en: 'Sahagún', it: 'Sahagún' },
    date: '1808-12-21',
    generals: {
      red: {
        short: { en: 'Paget', it: 'Paget' },
        whole: { en: 'Lord Paget', it: 'Lord Paget' },
        army: { en: 'the British', it: 'i britannici' },
      },
      blue: {
        short: { en: 'Debelle', it: 'Debelle' },
        whole: { en: 'General Debelle', it: 'Il generale Debelle' },
        army: { en: 'the French', it: 'i francesi' },
      },
    },
    ...lasting(77),
    line: {
      en: 'Paget’s hussars find Debelle’s horse before dawn, in the snow.',
      it: 'Gli ussari di Paget trovano la cavalleria di Debelle prima dell’alba, nella neve.',
    },
    story: {
      red: {
        en: 'Snow, and an hour to dawn. Debelle’s horse is drawn up beyond a hollow, and Slade with the 10th is late. Charge with the 15th before they have counted you.',
        it: 'Neve, e un’ora all’alba. La cavalleria di Debelle è schierata oltre un avvallamento, e Slade con il 10° è in ritardo. Caricate con il 15° prima che vi abbiano contati.',
      },
      blue: {
        en: 'Horsemen in the dark, on the far side of the hollow: fewer than you have, for the moment. Keep the road and the town, and let them come at you over the broken ground.',
        it: 'Cavalieri nel buio, dall’altra parte dell’avvallamento: per ora meno dei vostri. Tenete la strada e la città, e lasciate che vengano loro attraverso il terreno rotto.',
      },
    },
    wins: WINS,
    clause: 'vf2:10.0',
  },
]
