import type { SectionText } from '../outline.ts'

export const reactions: SectionText<'reactions'> = {
  title: 'Reazioni',
  entries: {
    general: {
      title: 'Chi reagisce',
      says: [
        'Solo nel movimento del nemico, nella stessa zona, un’unità libera contro un’unità libera, e una volta in quella fase: lo mostra un segnalino giallo.',
        'Il movimento aspetta. L’altra parte reagisce con un’unità dopo l’altra finché rinuncia o una reazione ha fermato chi muove. Poi si fa ciò che era annunciato; nessuno cambia idea.',
      ],
      asRead: [
        'Chi reagisce sceglie l’ordine. Una reazione obbligata scade quando la parte vorrebbe rinunciare.',
        'Un’unità che ha già il segnalino giallo viene ingaggiata e basta.',
      ],
    },
    overview: {
      title: 'Tutte le reazioni',
      says: [
        'Le prime sette righe spettano all’unità ingaggiata, le ultime due alle altre nella zona.',
      ],
      table: {
        head: ['Reazione', 'Di chi', 'Contro', 'Obbligata', 'Colpi ed esito'],
        rows: [
          [
            'Controcarica',
            'unità a cavallo',
            'chiunque la ingaggi',
            'questa o ripiegare',
            '1 su di sé, 1 ancora se gira; fronte contro fronte',
          ],
          [
            'Ripiegare',
            'unità a cavallo',
            'chiunque la ingaggi',
            'questa o controcarica',
            'va in riserva; chi ingaggia a cavallo può incalzare',
          ],
          [
            'Fuoco difensivo dei cannoni',
            'cannoni che non hanno sparato',
            'unità a cavallo',
            'sì',
            '2 colpi le fermano; con meno i cannoni sono travolti',
          ],
          [
            'Fuoco difensivo della fanteria',
            'fanteria che non ha sparato',
            'fanteria',
            'no',
            '2 colpi la fermano; 1: contatto; nessuno: contatto e 1 colpo su chi ha sparato',
          ],
          [
            'Formazione difensiva in fretta',
            'fanteria',
            'chiunque la ingaggi',
            'no',
            '1 su di sé; le picche fermano chi è a cavallo, che ne subisce 1',
          ],
          ['Sottrarsi', 'fanteria in ordine sparso', 'fanteria', 'no', 'nessun contatto'],
          ['Fuggire', 'pezzi leggeri', 'fanteria', 'no', 'vanno in riserva, nessun contatto'],
          [
            'Intercettare',
            'unità a cavallo',
            'chi arriva, parte, ingaggia un altro o si sgancia',
            'no',
            'dopo una prova; 1 su di sé, 1 ancora se gira; fronte contro fronte',
          ],
          [
            'Fuoco di appoggio',
            'cannoni che non hanno sparato',
            'chi ingaggia un altro',
            'no',
            '2 colpi lo fermano',
          ],
        ],
      },
    },
    charge: {
      title: 'Controcarica o ripiegamento',
      says: [
        'Un’unità a cavallo ingaggiata deve fare una delle due cose. Controcaricare è affrontare il nemico fronte contro fronte: un colpo, e un altro se ha dovuto girare. Per entrambi il movimento finisce lì.',
        'Ripiegare è andare in una zona di riserva. La fanteria che ingaggiava non fa altro in questa fase. Chi ingaggiava a cavallo sceglie: ingaggiare un altro nemico nella zona, con tutte le regole, o riordinarsi e guardare dove vuole.',
      ],
      asRead: [
        'Si ripiega e si fugge nella zona di riserva più vicina che abbia posto, contando le colonne; fra due ugualmente vicine sceglie il proprietario. Se nessuna ha posto, questa scelta è chiusa.',
      ],
    },
    guns: {
      title: 'Cannoni ingaggiati a cavallo',
      says: [
        'I cannoni che nel turno non hanno sparato devono far fuoco sull’unità a cavallo. Con due colpi o più essa vacilla e in questa fase non fa altro.',
        'Con meno i cannoni sono travolti e contano come in rotta. L’unità a cavallo può ingaggiare un altro nemico o riordinarsi, come dopo un ripiegamento.',
      ],
      asRead: [
        'I cannoni che non possono sparare, perché l’hanno già fatto o hanno il segnalino giallo, sono travolti.',
        'I cannoni già in mischia non sono travolti da chi vi si unisce a cavallo.',
      ],
    },
    fire: {
      title: 'Fanteria che spara a fanteria',
      says: [
        'La fanteria che nel turno non ha sparato può far fuoco sulla fanteria che la ingaggia, con i dadi della fase di fuoco. Le serve almeno un dado.',
      ],
      table: {
        head: ['Colpi', 'Che cosa segue'],
        rows: [
          ['2 o più', 'chi ingaggia vacilla: nessun contatto, e i due non fanno altro nella fase'],
          ['1', 'contatto'],
          ['Nessuno', 'contatto, e un urto leggero: un colpo su chi ha sparato'],
        ],
      },
    },
    form: {
      title: 'Formazione difensiva in fretta',
      says: [
        'La fanteria ingaggiata, se non è già in formazione difensiva, la prende e subisce un colpo.',
        'Chi vi è già non teme urti: le unità a cavallo la ingaggiano nel modo solito.',
      ],
      table: {
        head: ['Chi ingaggia', 'Che cosa segue'],
        rows: [
          ['Fanteria', 'contatto'],
          ['A cavallo, contro picche', 'si arresta, subisce un colpo, nessun contatto'],
          ['Dragoni a cavallo, senza picche', 'contatto, un colpo d’urto'],
          ['Cavalleria, senza picche', 'contatto, due colpi d’urto'],
          ['Cavalleria pesante, senza picche', 'contatto, tre colpi d’urto'],
        ],
      },
    },
    evade: {
      title: 'Sottrarsi e fuggire',
      says: [
        'La fanteria in ordine sparso si sottrae alla fanteria che la ingaggia: nessun contatto, e resta nella zona. I pezzi leggeri fuggono dalla fanteria in una zona di riserva. In tutti e due i casi nessuna delle due unità fa altro nella fase.',
        'Artiglieria da campo e pesante non hanno reazioni contro la fanteria che le ingaggia.',
      ],
    },
    intercept: {
      title: 'Intercettazione',
      says: [
        'Un’unità a cavallo affronta un nemico che è appena entrato nella sua zona (anche dalla riserva), sta per lasciarla (anche per la riserva), vi ingaggia un’altra unità o si è appena sganciato. Non in terreno difficile.',
        'Un dado: 3 o meno in formazione d’attacco, 1 in ordine sparso. Chi è in comando non fa la prova. Se fallisce, il nemico prosegue.',
        'Se riesce, i due stanno fronte contro fronte. Chi intercetta subisce un colpo, e un altro se ha dovuto girare. Il nemico non fa altro in questa fase.',
      ],
      table: {
        head: ['Chi è intercettato', 'Che cosa segue'],
        rows: [
          ['Unità a cavallo', 'i due sono in mischia'],
          ['Fanteria, da dragoni a cavallo', 'in mischia, un colpo d’urto sulla fanteria'],
          ['Fanteria, da Cavalleria', 'in mischia, due colpi d’urto'],
          ['Fanteria, da Cavalleria pesante', 'in mischia, tre colpi d’urto'],
          ['Cannoni', 'travolti, e contano come in rotta; chi intercetta resta libero'],
        ],
      },
      asRead: [
        'La Cavalleria pesante non fa mai la prova, in comando o no.',
        'La qualità non cambia questa prova.',
        'L’unità che viene ingaggiata non intercetta.',
      ],
    },
    support: {
      title: 'Fuoco di appoggio',
      says: [
        'I cannoni che non hanno sparato possono far fuoco su un nemico nella loro zona che vi ingaggia un’altra unità. Con due colpi o più esso vacilla e non fa altro nella fase. Con meno prosegue, con i colpi che ha. Serve almeno un dado.',
      ],
    },
  },
}
