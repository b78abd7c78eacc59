import { nouns } from '../words/it/nouns.ts'
import type { SheetText } from './outline.ts'
import { gunRows, qualityRows, smallArmsRows } from './tables.ts'

export const it: SheetText = {
  asRead: 'Come si legge qui',
  rulings: {
    title: 'Come questo tavolo legge il libro',
    about: {
      title: 'Che cosa sono',
      says: ['Dove il libro tace, ha perduto una casella o si contraddice, qui si gioca così.'],
    },
  },
  sections: {
    units: {
      title: 'Unità',
      entries: {
        troops: {
          title: 'Fanteria, cavalleria, artiglieria',
          says: [
            'Un’unità di fanteria o cavalleria ha 4, 6 o 8 basi, una batteria da 1 a 3. Una base spara un dado.',
            'La fanteria irregolare vale come leggera. I dragoni appiedati sono fanteria.',
          ],
          asRead: [
            'Le basi sono quadrati di 40 mm per la fanteria e di 50 mm per la cavalleria, 60 per 80 mm per i cannoni; due terzi per le figure da 15 mm.',
          ],
        },
        quality: {
          title: 'Qualità',
          says: ['Una classe ha questi numeri, se un ordine di battaglia non ne dà altri.'],
          table: { head: ['Classe', 'Morale', 'Fuoco', 'Mischia'], rows: qualityRows() },
        },
        points: {
          title: 'Punti di rottura',
          says: [
            'Tre per base. Nessuna base si toglie, nessun punto torna.',
            'Perduto un terzo spara peggio di 1, perduti due terzi di 2: allora è esausta. Con l’ultimo va in rotta.',
          ],
        },
      },
    },
    formations: {
      title: 'Formazioni',
      entries: {
        which: {
          title: 'Fanteria e cavalleria',
          says: [],
          table: {
            head: ['Formazione', 'Basi', 'Chi'],
            rows: [
              ['Linea', 'tutte in un rango', 'tutti'],
              ['Colonna d’attacco', 'due di fronte', 'tutti'],
              ['Colonna di marcia', 'una di fronte; piega dove la testa ha girato', 'tutti'],
              ['Doppia linea', 'due ranghi', 'cavalleria, fanteria irregolare'],
              ['Quadrato', 'quattro facce; non si muove', 'fanteria regolare'],
              ['Ordine sparso', 'due o tre volte più larga, un rango o due', 'chi vi è addestrato'],
            ],
          },
        },
        guns: {
          title: 'Cannoni',
          says: [
            'In batteria stanno fianco a fianco e sparano. Sugli avantreni stanno fianco a fianco o in colonna, si muovono e non sparano.',
          ],
        },
        refused: {
          title: 'Fianchi rifiutati',
          says: [
            'Una linea può piegare un’ala o tutte e due, di 45 o di 90 gradi. Più di metà delle basi resta nel corpo, che dice dove guarda.',
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
            'Fin dove arrivano queste regole: cariche, mischie e attivazione delle brigate devono ancora venire.',
          ],
          table: {
            head: ['Fase', 'Che cosa accade'],
            rows: [
              ['Comandanti', 'vanno con le unità e le lasciano'],
              ['Raccolta', 'chi è in ritirata si raccoglie o va in rotta'],
              ['Movimento', 'tutti gli ordini della prima parte, poi della seconda'],
              ['Fuoco', 'sparano tutti; le perdite valgono quando tutti e due hanno finito'],
              ['Morale', 'prove, ritirate, rotte'],
              ['Fine', 'gli eserciti che hanno perduto troppo possono spezzarsi'],
            ],
          },
        },
        first: {
          title: 'Prima e seconda parte',
          says: [
            'Dove conta chi è primo, lo è la prima parte. Ogni giocatore prende le sue unità nell’ordine che vuole.',
          ],
          asRead: ['Lo scenario dice qual è la prima parte.'],
        },
      },
    },
    leaders: {
      title: 'Comandanti',
      entries: {
        with: {
          title: 'Con un’unità',
          says: [
            'Un comandante va con un’unità ai suoi ordini entro 24", una volta per turno, e può lasciarne un’altra per questo. La sua strada resta a un pollice dai nemici. Non va con chi è in ordine sparso.',
            'Quanto aggiunge rende di tanto più facili le prove della sua unità.',
          ],
        },
        ride: {
          title: 'Da solo',
          says: [
            'Cavalca per 24", 6" in più se tutta la sua strada è su strade, e tre volte tanto se per tutta la strada è oltre 18" da ogni nemico. Gira come vuole, passa attraverso gli amici, resta a un pollice dai nemici, e nessun terreno lo rallenta.',
          ],
        },
        displaced: {
          title: 'In mezzo',
          says: [
            'Un amico che gli starebbe sopra, o un nemico a meno di un pollice, lo sposta al posto libero più vicino. Se non ce n’è, è preso.',
          ],
          asRead: [
            'I posti si cercano fino a 24" intorno; fra più posti uguali vale quello più verso casa.',
          ],
        },
        hit: {
          title: 'Sotto il fuoco',
          says: [
            'Se la sua unità è stata colpita, il proprietario tira due dadi: quanti i colpi o meno, ed è colpito. Poi altri due dadi.',
          ],
          table: {
            head: ['Due dadi', 'Il comandante'],
            rows: [
              ['2', 'cade; l’unità va in disordine'],
              ['3, 4', 'è portato via'],
              ['5, 6', 'lascia il campo'],
              ['da 7 a 9', 'lascia l’unità, e comanda con 1 di meno'],
              ['10, 11', 'lascia l’unità'],
              ['12', 'comanda con 1 di più, al massimo 2'],
            ],
          },
        },
      },
    },
    movement: {
      title: 'Movimento',
      entries: {
        rates: {
          title: 'Quanto',
          says: ['Fra parentesi per figure da 15 mm. Una marcia lo moltiplica.'],
          table: {
            head: ['Chi', 'Movimento', 'Marcia'],
            rows: [
              ['Fanteria in linea', '9" (6")', 'due volte'],
              ['Fanteria in colonna, doppia linea, ordine sparso', '12" (8")', 'tre volte'],
              ['Cavalleria', '18" (12")', 'tre volte'],
              ['Cannoni leggeri e medi', '12" (8")', 'due volte'],
              ['Cannoni pesanti', '9" (6")', 'due volte'],
              ['Artiglieria a cavallo', '15" (10")', 'due volte'],
              ['Comandanti', '24" (16")', 'tre volte'],
              ['Colonna di marcia, solo su strade', '+6" (4")', ''],
            ],
          },
          asRead: [
            'Il vantaggio della strada si perde se il movimento è dimezzato, ma non in marcia.',
          ],
        },
        near: {
          title: 'Il nemico vicino',
          says: [
            'Entro 18" è zona d’ingaggio. Nessuno va di sua volontà a meno di 1" da un nemico.',
          ],
          asRead: ['18,00" sono dentro; 1,00" è permesso.'],
        },
        half: {
          title: 'Mezzo movimento',
          says: [
            'Un cambio di formazione, un dietrofront, un ostacolo, il terreno difficile, retrocedere e passare attraverso altri dimezzano ciascuno il movimento: una volta, quanti che siano.',
            'Il terreno che dimezza lo fa per tutto il movimento, anche dove ne è solo la fine.',
          ],
        },
        change: {
          title: 'Cambi',
          says: [
            'Di formazione, sul centro del fronte, o dietrofront; uno solo per turno. All’inizio, o alla fine se l’unità è sempre stata fuori dalla zona d’ingaggio.',
            'Cavalleria e ordine sparso fanno dietrofront senza costo. Entrare e uscire dall’ordine sparso prende tutto il movimento.',
            'Una linea diventa colonna di marcia sul posto girando ogni base, e viceversa.',
          ],
        },
        ways: {
          title: 'Modi',
          says: [
            'Una conversione all’inizio e una alla fine, misurate all’angolo esterno. Oppure obliqui di 22,5 gradi al più, tutti da un lato. Chi è formato retrocede a metà velocità e non fa altro.',
            'L’ordine sparso va dove vuole e guarda sempre dove guardava.',
          ],
        },
        through: {
          title: 'Attraverso gli amici',
          says: [
            'La fanteria in linea passa attraverso fanteria in linea, e la cavalleria attraverso cavalleria, se guardano dallo stesso lato. Tutti passano attraverso cannoni in batteria e ordine sparso.',
            'Chi muove ha metà movimento e deve uscirne. Poi tutti e due provano lo slancio: chi non riesce va in disordine. Con l’ordine sparso nessuno rallenta né prova.',
          ],
        },
        guns: {
          title: 'Cannoni',
          says: [
            'Sugli avantreni vanno dove vogliono e guardano dove vanno. Mettersi sugli avantreni, in batteria o girarsi è mezzo movimento; l’artiglieria a cavallo può prima muovere anche vicino al nemico.',
            'Cannoni leggeri e medi in batteria e in ordine si spingono a braccia di 3", il che prende tutto il movimento e li mette in disordine.',
          ],
        },
        march: {
          title: 'Marce',
          says: [
            'Una brigata marcia tutta o per niente, e solo se resta tutta fuori dalla zona d’ingaggio. Un giro di 45 gradi al più, che non costa, poi diritto; su una strada come va la strada.',
            'Nessun cambio, nessun passo indietro, nulla che metta in disordine.',
          ],
        },
      },
    },
    disorder: {
      title: 'Disordine',
      entries: {
        causes: {
          title: 'Da che cosa',
          says: [
            'Dal terreno, dal passare attraverso altri, da una prova di morale mancata, da un comandante caduto.',
          ],
        },
        effects: {
          title: 'Che cosa fa',
          says: ['L’unità spara peggio di 1. Altro disordine non fa di più. Può marciare.'],
        },
        recover: {
          title: 'Come se ne esce',
          says: ['Con un movimento intero, e non su terreno che lo trattiene.'],
        },
      },
    },
    terrain: {
      title: 'Terreno',
      entries: {
        going: {
          title: 'Percorribilità',
          says: [
            'All’ordine sparso non importa. Nel terreno chiuso si entra solo per una strada o un varco.',
          ],
          table: {
            head: ['Terreno', 'Fanteria leggera', 'Fanteria pesante', 'Cavalleria, cannoni'],
            rows: [
              ['Ostacolo minore', '-', 'metà', 'metà, disordine'],
              ['Ostacolo maggiore', 'metà', 'metà, disordine', 'chiuso'],
              [
                'Accidentato, bosco rado, frutteto',
                '-',
                'metà, disordine',
                'metà, disordine che resta',
              ],
              ['Bosco, palude, abitato', 'metà', 'metà, disordine che resta', 'chiuso'],
            ],
          },
        },
        bridges: {
          title: 'Ponti',
          says: [
            'Le colonne di marcia passano come su una strada, tutti gli altri a metà velocità. Uno più lungo di un movimento si passa in un turno da un capo all’altro. Una marcia può girarvi.',
          ],
        },
        sight: {
          title: 'Vista',
          says: [
            'Ogni curva di livello, casa e bosco ha il suo livello; i livelli si sommano. Dall’alto resta nascosto dietro qualcosa tanto quanto è lontano, la metà per ogni livello in più, e mai meno di 3".',
            'In un bosco o in un abitato si vede dentro per 1", e stando dentro per 3".',
          ],
        },
      },
    },
    fire: {
      title: 'Fuoco',
      entries: {
        who: {
          title: 'Chi a chi',
          says: [
            'Ogni base per sé: 22,5 gradi dai due lati, 45 per ordine sparso e quadrati; vede una base intera del bersaglio, e ha un corridoio largo quanto lei. Un amico entro 3" diritto davanti le impedisce di sparare.',
            'Un’unità può sparare a più bersagli, se tutto è dichiarato prima di tirare.',
          ],
          asRead: [
            'Basta che una parte della base sia nell’arco; con un’opzione deve esserci tutta.',
          ],
        },
        smallArms: {
          title: 'Armi portatili',
          says: ['Si misura dalla base al punto più vicino del bersaglio.'],
          table: { head: ['Arma', 'Efficace', 'Lungo'], rows: smallArmsRows(nouns.weapon) },
        },
        guns: {
          title: 'Artiglieria',
          says: [],
          table: {
            head: ['Pezzo', 'Ravvicinato', 'Efficace', 'Lungo'],
            rows: gunRows(nouns.weapon),
          },
        },
        toHit: {
          title: 'Che cosa deve dare un dado',
          says: ['La prima riga che vale, dall’alto.'],
          table: {
            head: ['Bersaglio', 'Numero'],
            rows: [
              ['in copertura pesante fortificata', '7'],
              ['cavalleria, per armi portatili lisce', '6'],
              ['in copertura pesante o leggera fortificata', '6'],
              ['cannoni in batteria, ordine sparso', '6'],
              ['in salita o in copertura leggera, per armi portatili', '5'],
              ['in quadrato o colonna di marcia, o colpito sul fianco o a tergo', '3'],
              ['in colonna o doppia linea, per cannoni', '3'],
              ['ogni altro', '4'],
            ],
          },
        },
        modifiers: {
          title: 'Più facile e più difficile',
          says: [],
          table: {
            head: ['Perché', 'Più facile di'],
            rows: [
              ['il suo fuoco', 'da -2 a +2'],
              ['tiro ravvicinato, tiro lungo', '+1, -1'],
              ['in disordine', '-1'],
              ['un terzo, due terzi perduti', '-1, -2'],
              ['retrocarica', '+1'],
            ],
          },
        },
        seven: {
          title: 'Sette o più',
          says: [
            'Due sei sono un colpo; un sei che avanza lo è con 4 o più di un altro dado. Un 1 manca sempre.',
          ],
        },
        shapes: {
          title: 'Colonne, ordine sparso, quadrati',
          says: [
            'Di una colonna di marcia spara la prima base, dell’ordine sparso il primo rango. Un quadrato spara con una base per faccia, con metà delle basi al più, e non a tiro lungo.',
          ],
        },
        over: {
          title: 'Oltre gli altri',
          says: [
            'I cannoni sparano oltre l’ordine sparso nemico che è a più di 6". Dall’alto, o contro un bersaglio più alto, sparano sopra gli amici che sono a 6" da loro e a 6" dal bersaglio. Gli obici lo fanno anche in piano, ma non a tiro ravvicinato.',
          ],
        },
        fatigue: {
          title: 'Munizioni e fatica',
          says: [
            'Per due uno una batteria perde un punto di rottura, per un uno solo con 1-3 di un altro dado. Questo da solo non chiede prove.',
          ],
        },
      },
    },
    morale: {
      title: 'Morale',
      entries: {
        tests: {
          title: 'Prove',
          says: [
            'Due dadi, il suo morale o più. Un’unità colpita che ha perduto un terzo prova una volta.',
            'Se non riesce si ritira e va in disordine; chi è esausto o già in ritirata va in rotta.',
          ],
        },
        back: {
          title: 'Indietro',
          says: [
            '9" e un dado la fanteria, due la cavalleria, diritto al proprio bordo, deviando di 45 gradi al più per evitare altri, e oltre gli amici se deve. Al bordo si ferma. Nessun terreno la rallenta.',
            'Quadrati e colonne di marcia si fermano in colonna d’attacco. Chi è attraversato prova lo slancio.',
          ],
        },
        rout: {
          title: 'Rotta',
          says: ['Va indietro ancora una volta, e non c’è più.'],
        },
        rally: {
          title: 'Raccolta',
          says: [
            'Nel turno dopo: due dadi, il suo morale o più. Allora sta ferma, in disordine, e in quel turno non muove più; altrimenti va in rotta.',
          ],
        },
      },
    },
    army: {
      title: 'L’esercito',
      entries: {
        breaks: {
          title: 'Quando si spezza',
          says: [
            'Perduta più della metà delle unità, alla fine di ogni turno: due dadi e quanto aggiunge il comandante in capo, 7 o più, o la battaglia è perduta. Non aggiunge nulla mentre è con un’unità.',
          ],
          asRead: ['Finito l’ultimo turno, vince chi ha perduto meno unità.'],
        },
      },
    },
  },
}
