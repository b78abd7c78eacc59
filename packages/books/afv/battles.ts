import { lasting, type BattleTold } from '../told.ts'

const WINS = {
  en: 'When an army has lost half of its units, guns apart, or twelve turns are over, whoever is alone in more zones wins; with ten of the fifteen it is a fine victory.',
  it: 'Quando un esercito ha perso metà delle unità, cannoni a parte, o sono passati dodici turni, vince chi è da solo in più zone; con dieci su quindici è una bella vittoria.',
}

export const afvBattles: readonly BattleTold[] = [
  {
    scenario: 'edgehill',
    place: { en: 'Edgehill', it: 'Edgehill' },
    date: '1642-10-23',
    generals: {
      red: {
        short: { en: 'Essex', it: 'Essex' },
        whole: { en: 'The Earl of Essex', it: 'Il conte di Essex' },
        army: { en: 'Parliament', it: 'il Parlamento' },
      },
      blue: {
        short: { en: 'The King', it: 'Il Re' },
        whole: { en: 'King Charles', it: 'Re Carlo' },
        army: { en: 'the Royalists', it: 'i realisti' },
      },
    },
    ...lasting(76),
    line: {
      en: 'The first great battle of the Civil War, below a bare hill.',
      it: 'La prima grande battaglia della guerra civile, sotto una collina brulla.',
    },
    story: {
      red: {
        en: 'The King has come down from the hill with all his horse on the wings, and Rupert is opposite your weaker one. Your foot is steady, and Balfour waits behind it on the right. Let the horse ride by, and break the foot in the middle.',
        it: 'Il Re è sceso dalla collina con tutta la cavalleria alle ali, e Rupert sta di fronte alla vostra più debole. La fanteria è salda, e Balfour aspetta dietro, a destra. Lasciate passare i cavalieri, e spezzate la fanteria al centro.',
      },
      blue: {
        en: 'The road to London lies behind Essex. Rupert on your right and Wilmot on your left outmatch what is before them; your foot is many, and new to this. Win the wings, and have something left for the middle.',
        it: 'Dietro Essex c’è la strada di Londra. Rupert a destra e Wilmot a sinistra sono più forti di chi hanno davanti; la fanteria è numerosa, e nuova a tutto questo. Vincete alle ali, e serbate qualcosa per il centro.',
      },
    },
    wins: WINS,
    clause: 'afv:victory.outcome',
  },
  {
    scenario: 'naseby',
    place: { en: 'Naseby', it: 'Naseby' },
    date: '1645-06-14',
    generals: {
      red: {
        short: { en: 'Fairfax', it: 'Fairfax' },
        whole: { en: 'Sir Thomas Fairfax', it: 'Sir Thomas Fairfax' },
        army: { en: 'the New Model', it: 'il New Model' },
      },
      blue: {
        short: { en: 'The King', it: 'Il Re' },
        whole: { en: 'King Charles', it: 'Re Carlo' },
        army: { en: 'the Royalists', it: 'i realisti' },
      },
    },
    ...lasting(79),
    line: {
      en: 'The New Model on its ridge against the King’s last army.',
      it: 'Il New Model sulla sua cresta contro l’ultimo esercito del Re.',
    },
    story: {
      red: {
        en: 'The King’s last army comes up the slope at you. Ireton has the left and Rupert before him; your best horse is on the right, where there is room. Hold in the middle until the right has won.',
        it: 'L’ultimo esercito del Re sale il pendio verso di voi. Ireton ha la sinistra, con Rupert davanti; la cavalleria migliore è a destra, dove c’è spazio. Tenete al centro finché la destra non ha vinto.',
      },
      blue: {
        en: 'For once the numbers are even. Rupert on the right will break whatever he meets, if he comes back; the Northern Horse must hold the left meanwhile. Your veterans of foot wait in reserve.',
        it: 'Per una volta si è pari. Rupert a destra spezzerà chiunque incontri, se torna indietro; intanto la cavalleria del Nord deve tenere la sinistra. I veterani della fanteria aspettano in riserva.',
      },
    },
    wins: WINS,
    clause: 'afv:victory.outcome',
  },
  {
    scenario: 'lutzen',
    place: { en: 'Lützen', it: 'Lützen' },
    date: '1632-11-16',
    generals: {
      red: {
        short: { en: 'Wallenstein', it: 'Wallenstein' },
        whole: { en: 'The Duke of Friedland', it: 'Il duca di Friedland' },
        army: { en: 'the Imperialists', it: 'gli imperiali' },
      },
      blue: {
        short: { en: 'Gustavus', it: 'Gustavo' },
        whole: { en: 'King Gustavus Adolphus', it: 'Re Gustavo Adolfo' },
        army: { en: 'the Swedes', it: 'gli svedesi' },
      },
    },
    ...lasting(96),
    line: {
      en: 'Gustavus comes through the mist for Wallenstein’s left.',
      it: 'Gustavo esce dalla nebbia contro la sinistra di Wallenstein.',
    },
    story: {
      red: {
        en: 'You thought the campaign over, and the Swedes are here in the mist. The town and the windmills make your right strong; the left hangs in the air, with the best Swedish horse before it. Stand on your guns, and outlast the day.',
        it: 'Credevate finita la campagna, e gli svedesi sono qui nella nebbia. La città e i mulini rendono forte la destra; la sinistra è sospesa nel vuoto, con la migliore cavalleria svedese davanti. Appoggiatevi ai cannoni, e fate passare la giornata.',
      },
      blue: {
        en: 'Wallenstein has sent a part of his army away: it is now or not this year. You lead the right yourself against his open flank, and the brigades go for the guns in the middle.',
        it: 'Wallenstein ha mandato via una parte dell’esercito: adesso, o non quest’anno. Voi guidate la destra contro il suo fianco scoperto, e le brigate vanno contro i cannoni del centro.',
      },
    },
    wins: WINS,
    clause: 'afv:victory.outcome',
  },
  {
    scenario: 'rocroi',
    place: { en: 'Rocroi', it: 'Rocroi' },
    date: '1643-05-19',
    generals: {
      red: {
        short: { en: 'Melo', it: 'Melo' },
        whole: { en: 'Francisco de Melo', it: 'Francisco de Melo' },
        army: { en: 'the Army of Flanders', it: 'l’Esercito delle Fiandre' },
      },
      blue: {
        short: { en: 'Enghien', it: 'Enghien' },
        whole: { en: 'The Duke of Enghien', it: 'Il duca d’Enghien' },
        army: { en: 'the French', it: 'i francesi' },
      },
    },
    ...lasting(94),
    line: {
      en: 'A general of twenty-one against the tercios of Flanders.',
      it: 'Un generale di ventun anni contro i tercios delle Fiandre.',
    },
    story: {
      red: {
        en: 'The fortress will fall if the French are kept from it. Your tercios in the middle are the best foot there is. Alburquerque and Isenburg must hold their wings, or the foot stands alone.',
        it: 'La fortezza cadrà se i francesi restano lontani. I tercios al centro sono la migliore fanteria che ci sia. Alburquerque e Isenburg devono reggere alle ali, o i fanti resteranno soli.',
      },
      blue: {
        en: 'You are twenty-one, the old King died five days ago, and the fortress cannot wait. Gassion and you have the right. Win there, ride round behind the foot, and keep a reserve for the left, which may not hold.',
        it: 'Avete ventun anni, il vecchio Re è morto da cinque giorni, e la fortezza non può aspettare. Con Gassion avete la destra. Vincete lì, girate dietro la fanteria, e serbate una riserva per la sinistra, che potrebbe non reggere.',
      },
    },
    wins: WINS,
    clause: 'afv:victory.outcome',
  },
]
