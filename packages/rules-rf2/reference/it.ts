import { nouns } from '../words/it/nouns.ts'
import type { SheetText } from './outline.ts'
import type { Numbers } from './tables.ts'

export const it = ({ inches, classes, weapons }: Numbers): SheetText => ({
  asRead: 'Come si legge qui',
  rulings: {
    title: 'Come si legge qui il libro',
    about: {
      title: 'Letture',
      says: ['Dove il libro tace o si contraddice, questo tavolo lo legge così.'],
    },
  },
  sections: {
    units: {
      title: 'Unità',
      entries: {
        stands: {
          title: 'Basette',
          says: [
            'Un’unità di fanteria o di cavalleria ha 4, 6 o 8 basette, una batteria da 1 a 3. Ogni basetta vale 3 punti di rottura.',
          ],
        },
        classes: {
          title: 'Classi',
          says: ['Una classe dà questi valori, se l’ordine di battaglia non dice altro.'],
          table: { head: ['Classe', 'Morale', 'Fuoco', 'Mischia'], rows: classes },
        },
        formations: {
          title: 'Formazioni',
          says: [
            'Linea: una riga. Colonna d’attacco: larga due basette. Doppia linea: due righe, tra i fanti solo per gli irregolari. Quadrato: quattro facce, solo fanteria regolare. Colonna di marcia: larga una basetta, e si piega. Ordine sparso: due o tre volte lo spazio, per chi vi è addestrato.',
            'I cannoni sono agganciati, affiancati o uno dietro l’altro, oppure in batteria su una linea.',
            'Una linea può rifiutare un fianco di 45 o 90 gradi, se più di metà resta nel corpo principale.',
          ],
        },
      },
    },
    turn: {
      title: 'Il turno',
      entries: {
        phases: {
          title: 'Fasi',
          says: [
            'I comandanti vanno dalle unità; chi si ritira si raccoglie o va in rotta; movimento; fuoco; morale; fine del turno. Il primo schieramento comincia in ogni fase. Cariche, mischia e ordini alle brigate verranno con altre parti.',
          ],
        },
        leaders: {
          title: 'Comandanti',
          says: [
            `Un comandante va da un’unità che comanda e che raggiunge entro ${inches('general')}, o la lascia. Chi è con un’unità ne facilita le prove con il suo comando.`,
            `Da solo cavalca ${inches('general')}, e tre volte tanto se resta sempre fuori dalla distanza d’ingaggio.`,
          ],
        },
        casualties: {
          title: 'Comandanti sotto il fuoco',
          says: [
            'Quando la sua unità ha subito colpi, il proprietario tira due dadi: quanto i colpi o meno, ed è colpito. Altri due dicono che ne è di lui: 2 ucciso e unità in disordine; da 3 a 6 è fuori; da 7 a 9 la lascia e guida peggio; 10 o 11 la lascia; 12 guida meglio.',
          ],
        },
      },
    },
    movement: {
      title: 'Movimento',
      entries: {
        distances: {
          title: 'Quanto',
          says: [
            `Lungo una strada una colonna di marcia ha ${inches('road')} in più, se il movimento non è dimezzato. In marcia si va due volte tanto in linea o con i cannoni, tre volte altrimenti.`,
          ],
          table: {
            head: ['Chi', 'Quanto'],
            rows: [
              ['Fanti in linea', inches('line')],
              ['Fanti in colonna, doppia linea o ordine sparso', inches('column')],
              ['A cavallo', inches('mounted')],
              ['Cannoni leggeri e medi', inches('guns')],
              ['Cannoni pesanti', inches('heavyGuns')],
              ['Artiglieria a cavallo', inches('horseGuns')],
            ],
          },
        },
        halved: {
          title: 'Metà movimento',
          says: [
            'Cambiare formazione, il dietrofront, ostacoli e terreno difficile lungo la via, arretrare e passare attraverso amici dimezzano il movimento: una volta sola, quanti che siano. Una via che andrebbe dimezzata e non basta finisce prima di quel terreno.',
          ],
        },
        manoeuvres: {
          title: 'Conversione, obliquo, arretramento',
          says: [
            'Un corpo formato converte in avanti su un angolo, una volta all’inizio e una alla fine, per l’arco dell’angolo esterno. Invece di questo può obliquare di 22.5 gradi al più, da una parte. Arretra e non fa altro. Schermagliatori e cannoni agganciati vanno come vogliono.',
          ],
        },
        changes: {
          title: 'Cambiamenti',
          says: [
            'Un cambiamento di formazione o di fronte per movimento, all’inizio; alla fine solo se resta sempre fuori dalla distanza d’ingaggio. Costa metà movimento; dentro e fuori dall’ordine sparso tutto. Cavalleria e schermagliatori fanno dietrofront senza costo.',
            'Una linea diritta diventa colonna di marcia sul posto, e viceversa: gira ogni basetta. Un quadrato non muove.',
          ],
        },
        others: {
          title: 'Accanto agli altri',
          says: [
            `Nessuno arriva entro ${inches('nearEnemy')} dal nemico. ${inches('engagement')} è la distanza d’ingaggio. Gli amici si attraversano se si è in ordine sparso, se lo sono loro o se sono cannoni in batteria, e in linea attraverso una linea della stessa arma volta dalla stessa parte; alla fine si deve essere del tutto oltre.`,
          ],
        },
        march: {
          title: 'La marcia',
          says: [
            'Marcia tutta la brigata o nessuna unità, e nessuna a distanza d’ingaggio. Una marcia comincia con un giro di 45 gradi al più, che non si conta, e va diritta; lungo una strada la segue. Non cambia nulla, non passa su ciò che la metterebbe in disordine, e resta fuori dalla distanza d’ingaggio.',
          ],
        },
        guns: {
          title: 'Cannoni',
          says: [
            `I cannoni in batteria si voltano dove stanno per metà movimento. I leggeri e i medi si spingono a mano di ${inches('manhandled')} e vanno in disordine. Nessuno va in batteria su terreno difficile.`,
          ],
        },
        ground: {
          title: 'Terreno',
          says: [
            'Un’unità in disordine si riordina invece di muovere, ma non dove la tabella lo esclude.',
          ],
          table: {
            head: ['Terreno', 'Fanti leggeri', 'Altri fanti', 'Cavalli e cannoni'],
            rows: [
              ['Ostacolo minore', '–', 'metà', 'metà, disordine'],
              ['Ostacolo maggiore', 'metà', 'metà, disordine', 'chiuso'],
              [
                'Terreno rotto, bosco rado, frutteto',
                '–',
                'metà, disordine',
                'metà, disordine, non si riordina',
              ],
              ['Bosco, palude, abitato', 'metà', 'metà, disordine, non si riordina', 'chiuso'],
            ],
          },
        },
      },
    },
    fire: {
      title: 'Fuoco',
      entries: {
        who: {
          title: 'Chi spara a chi',
          says: [
            'Spara la prima riga, basetta per basetta, entro 22.5 gradi dal fronte; schermagliatori e quadrati entro 45. Deve vedere una basetta intera del bersaglio e avere una corsia fino a essa, e nessun amico diritto davanti.',
            `Nessun amico entro ${inches('danger')} diritto davanti. Un quadrato spara con metà delle basette, una per faccia, a chi è a distanza utile.`,
            'I colpi contano alla fine della fase: tutti e due sparano come insieme.',
          ],
        },
        sight: {
          title: 'Che cosa si vede',
          says: [
            `Nessuno vede oltre ciò che è alto quanto entrambi. Dall’alto dietro un’altura c’è un angolo morto: metà della sua distanza per un livello, e sempre ${inches('deadGround')}. Si vede per ${inches('intoWood')} in un bosco, e per ${inches('insideWood')} al suo interno. Una cresta nasconde ciò che le sta dietro.`,
          ],
        },
        ranges: {
          title: 'Portate',
          says: ['Decide la basetta più vicina del bersaglio.'],
          table: { head: ['Arma', 'Breve', 'Utile', 'Lunga'], rows: weapons(nouns.weapon) },
        },
        dice: {
          title: 'Che cosa serve',
          says: [
            'Un dado per basetta. Chi spara a un bersaglio lo fa insieme, e tutto si dichiara prima di tirare. Vale la prima riga che si applica; delle basette che si possono colpire quella più facile.',
          ],
          table: {
            head: ['Bersaglio', 'Serve'],
            rows: [
              ['Riparo pesante fortificato', '7'],
              ['Cavalleria, con armi leggere ad anima liscia', '6'],
              ['Riparo pesante, o leggero fortificato', '6'],
              ['Cannoni in batteria o schermagliatori', '6'],
              ['Più in alto o in riparo leggero, con armi leggere', '5'],
              ['Quadrato, colonna di marcia, o da fianco o tergo', '3'],
              ['Colonna o doppia linea, con cannoni', '3'],
              ['Tutto il resto', '4'],
            ],
          },
        },
        modifiers: {
          title: 'Modificatori',
          says: [
            'Cambiano il numero: quanto bene spara l’unità; 1 più facile a distanza breve o a retrocarica; 1 più difficile a distanza lunga, in disordine, o persi un terzo dei punti di rottura, 2 persi due terzi.',
          ],
        },
        sixes: {
          title: 'Più di 6',
          says: [
            'Allora due 6 sono un colpo; per un 6 solo si tira un altro dado, e 4 o più è un colpo. L’1 manca sempre.',
          ],
        },
        ammunition: {
          title: 'Munizioni scarse',
          says: [
            'Due 1 costano ai cannoni un punto di rottura; per un 1 solo si tira un altro dado, e da 1 a 3 ne costa uno. Chi così perde l’ultimo è fuori, senza rotta.',
          ],
        },
      },
    },
    morale: {
      title: 'Morale',
      entries: {
        points: {
          title: 'Punti di rottura',
          says: [
            'Ogni colpo ne costa uno. Perso un terzo un’unità spara e combatte peggio di 1, persi due terzi di 2: è logora. Senza più punti va in rotta.',
          ],
        },
        test: {
          title: 'Prove',
          says: [
            'Due dadi, che devono arrivare al suo morale, meno il comando di chi è con lei. Il morale prova chi ha perso punti ed è a un terzo o più; lo slancio le unità che si attraversano, e chi fallisce va in disordine.',
          ],
        },
        retreat: {
          title: 'Ritirata',
          says: [
            `Chi fallisce si volta verso il proprio bordo e va di ${inches('compulsory')} e un dado, a cavallo due, oltre tutto ciò che è in mezzo con la minima deviazione, fino a 45 gradi, o altrimenti attraverso i suoi. È in disordine e in ritirata.`,
          ],
        },
        rout: {
          title: 'Rotta',
          says: [
            'Un’unità logora che fallisce, una in ritirata che fallisce ancora e una senza punti vanno in rotta: vanno ancora una volta, e sono fuori.',
          ],
        },
        rally: {
          title: 'Raccolta',
          says: [
            'Chi è in ritirata prova nella fase di raccolta. Se riesce resta fermo per il turno, se no va in rotta.',
          ],
        },
        army: {
          title: 'L’armata',
          says: [
            'Persa più di metà delle unità un’armata prova ogni turno: due dadi e il comando del suo comandante, se non è con un’unità, devono arrivare a 7; o si spezza, e l’altra ha vinto. Dopo l’ultimo turno vince chi ha perso meno unità.',
          ],
        },
      },
    },
  },
})
