import type { Numbers } from '../../numbers.ts'
import type { SectionText } from '../outline.ts'

export const core = (f: Numbers): SectionText<'core'> => ({
  title: 'Le basi',
  entries: {
    sides: {
      title: 'Due parti',
      says: [
        'Quanti che siano i giocatori, le armate sono due. Chi è della vostra è amico, chi non lo è nemico.',
        'Le distanze sono in pollici, e chiunque può misurare tutto in ogni momento.',
      ],
    },
    modifiers: {
      title: 'Modificare un numero',
      says: [
        'Prima ciò che dimezza, poi ciò che aggiunge e toglie. Un numero si dimezza una volta al massimo, le frazioni cadono, e niente scende sotto 1.',
      ],
      asRead: [
        'Mai sotto 1 vale a ogni passo: ciò che è dimezzato è almeno 1 prima che si aggiunga qualcosa, e ciò che era 0 resta 0. Ciò per cui un’unità è stata arruolata, d’élite o sotto organico, sta nel valore prima che sia dimezzato; ciò che le carte aggiungono viene dopo.',
      ],
    },
    dice: {
      title: 'Dadi',
      says: [
        'Un 6 così come cade riesce sempre, un 1 così come cade mai. Chi può ritirare lo fa prima di aggiungere altro, e ogni dado una volta sola.',
      ],
    },
    figures: {
      title: 'Modelli, archi, contatto',
      says: [
        'Un modello guarda dove guarda la base, e il suo arco frontale si apre verso l’esterno dai due angoli anteriori.',
        'Modelli le cui basi si toccano sono a contatto, anche per gli angoli.',
      ],
      asRead: [
        'Il disegno dell’arco è perduto: 45 gradi verso l’esterno da ogni angolo anteriore. L’arco di un’unità è quello di tutto il rango frontale.',
        'Un distacco di al massimo 20 millesimi di pollice è contatto. È la sola tolleranza; le distanze non ne hanno.',
      ],
    },
    units: {
      title: 'Unità',
      says: [
        'Un’unità è fatta di ranghi e file che guardano tutti dalla stessa parte, ogni modello a contatto con un altro. Ogni rango è largo come il primo; solo l’ultimo può essere più stretto.',
        `Con più di ${f.oneRank} modelli un’unità ha almeno 2 ranghi. La riga della scheda d’armata dice quanti modelli può avere.`,
        'I modelli non lasciano mai l’unità: le perdite sono segnalini accanto.',
      ],
    },
    formations: {
      title: 'Formazioni',
      says: ['Tutte tranne la colonna di marcia sono schierate: possono sparare e dare supporto.'],
      table: {
        head: ['Formazione', 'Come è fatta', 'Fuoco', 'Mischia'],
        rows: [
          [
            'Colonna di marcia',
            'fino a 3 file, e più ranghi che file',
            'nessuno',
            'valore 1, niente supporto',
          ],
          ['Linea', '1 o 2 ranghi', 'pieno', 'più metà del fuoco, se è fanteria'],
          ['Colonna d’attacco', '3 ranghi o più', 'dimezzato', '+1 contro chi tiene un terreno'],
          [
            'Ordine sparso',
            `da 1 a ${f.open.most} ranghi, radi`,
            `dimezzato da ${f.open.deep} ranghi`,
            '-1 fuori da copertura',
          ],
          ['Quadrato', 'facce tutt’intorno', 'dimezzato', '+1'],
        ],
      },
      asRead: [
        'Un quadrato ha quattro facce di due ranghi che guardano fuori, con gli angoli esterni aperti.',
      ],
    },
    artillery: {
      title: 'Cannoni e traini',
      says: [
        `Una batteria è un cannone con il traino, mai più distanti di 1". Ciascuna delle due basi conta come ${f.gunBase} modelli.`,
        'Con il traino agganciato è aggiogata: una colonna di marcia che guarda dove guarda il traino. Altrimenti è schierata, una linea che guarda dove guarda il cannone.',
      ],
    },
    leaders: {
      title: 'Comandanti',
      says: [
        'Ogni brigata ha un comandante, e l’armata uno in più. Non sono unità: nessuno li attacca, non attaccano nessuno e non tengono obiettivi.',
      ],
    },
    brigades: {
      title: 'Brigate',
      says: [
        `Tutte le unità sono in brigate da ${f.brigade.least} a ${f.brigade.most}, di qualsiasi arma. Ognuna è comandata da un giocatore.`,
      ],
    },
    sheets: {
      title: 'Schede d’armata',
      says: [
        'Una riga della scheda dà arma, modelli, armamento e gittata, fuoco, mischia, tenacia, regole speciali e punti. La scheda ha anche le sue carte Fato.',
      ],
    },
  },
})
