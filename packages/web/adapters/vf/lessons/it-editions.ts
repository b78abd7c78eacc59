// What the instructor says otherwise in other editions than the 2nd, in Italian.

import type { LessonTexts } from './en.ts'

export const first: Partial<LessonTexts> = {
  shoot: {
    title: 'Chi spara, chi dà Supporto',
    text: 'Un’unità fa l’attacco col suo valore di fuoco. Altre che vedono il bersaglio possono darle Supporto, e ciascuna aggiunge un dado. Ma chi spara o dà Supporto in questo turno può ancora soltanto assaltare.',
    task: 'Scegliete le vostre unità: ciascuna dà Supporto, guida o resta fuori. Guardate i dadi, poi premete Fuoco.',
  },
  order: {
    title: 'Muovere un’unità',
    text: 'Trascinate un’unità, toccate il terreno o usate i tasti: un’ombra mostra dove starebbe e quanto va lontano. Una manovra può essere di due movimenti: andate oltre, e ciascuno ha i suoi pollici. Accanto leggete a chi potrebbe sparare di lì, e chi potrebbe spararle. Nulla vale finché non date l’ordine.',
    task: 'Scegliete un’unità e spostatene l’ombra. Poi date l’ordine.',
  },
  formation: {
    title: 'Le formazioni',
    text: 'Invece di un secondo movimento un’unità può cambiare formazione, prima del movimento o dopo. Una linea spara con tutti i moschetti. Una colonna è veloce, spara male e combatte meglio. Un quadrato tiene lontana la cavalleria.',
    task: 'Scegliete un’unità di fanteria e vedete quali formazioni può prendere.',
  },
  idle: {
    title: 'Una brigata che non si muove',
    text: 'Il dado era troppo basso: in questo turno fanno un movimento solo le colonne di marcia della brigata. Una volta per fase potete rinunciare a una carta qualsiasi e far agire lo stesso una delle sue unità.',
    task: null,
  },
  rally: {
    title: 'Chiamata a raccolta',
    text: 'Un’unità con 2 perdite o più può raccogliersi, e prima può fare un movimento. Tira un dado, e un 4 toglie un segnalino. Ha 1 in più senza nemici entro 12 pollici, e 1 in più entro 12 pollici dal vostro comandante d’armata.',
    task: 'Vedete se potete risparmiare per questo un’unità che ha sofferto.',
  },
  assault: {
    title: 'L’assalto',
    text: 'Una vostra unità potrebbe assaltare, anche se ha sparato. Deve portare a contatto 3 modelli del rango frontale, e andare sul nemico più vicino che vede. Gli assalti di una brigata vengono prima degli altri suoi ordini. Guardate che cosa tirerebbero le due parti.',
    task: 'Se le probabilità vi piacciono, ordinate l’assalto. Se no, aspettateli.',
  },
  assaulted: {
    title: 'Vi sono addosso',
    text: 'Il nemico ha assaltato. La vostra unità risponde col suo valore, e chi le dà Supporto divide con lei le perdite. Vinca o perda, chi è scosso deve superare un test per ogni altra; i cannoni che perdono sono perduti e basta.',
    task: null,
  },
  fights: {
    title: 'Scegliere i combattimenti',
    text: 'Le vostre unità a contatto devono combattere, ciascuna contro un nemico. Se più d’una sceglie lo stesso, una guida e le altre aggiungono 2 dadi ciascuna, e si dividono le perdite. Ogni amico della brigata subito dietro ne aggiunge uno, fino a 3 in tutto con chi dà Supporto.',
    task: 'Vedete chi guiderebbe e chi darebbe Supporto, poi scegliete.',
  },
  melee: {
    title: 'Chi ha vinto',
    text: 'Hanno tirato tutti e due, e ha vinto chi ha colpito di più. Il pareggio va all’attaccante, salvo che l’altro sia in copertura o più in alto. La cavalleria che perde deve ripiegare.',
    task: null,
  },
  shaken: {
    title: 'Scossa',
    text: 'Un’unità ha tutte le perdite che può reggere, e per la sua brigata è un rovescio. In mischia ora colpisce peggio, e ogni altra perdita è un test di Valore: 4 o più su ogni dado, o va in rotta. Sotto il fuoco ha 1 in più sui dadi.',
    task: 'I vostri che sono scossi portateli fuori tiro. Quelli del nemico colpiteli ancora.',
  },
  rout: {
    title: 'Una rotta',
    text: 'L’unità è perduta per sempre, e la sua brigata ha un rovescio. Con 3 rovesci una brigata vacilla, ed è più difficile farla muovere. Ognuno dopo il terzo è un test di Fortitude alla fine della fase. Aiuta avere molte unità ancora in piedi.',
    task: null,
  },
  fortitude: {
    title: 'Fortitude',
    text: 'Una brigata è stata messa alla prova per i suoi rovesci. Se un dado fallisce, tutta la brigata è perduta, e la sua armata ha subito una sconfitta. Alla fine le sconfitte contano come obiettivi per l’altra parte.',
    task: null,
  },
}

export const third: Partial<LessonTexts> = {
  melee: {
    title: 'Chi ha vinto',
    text: 'Hanno tirato tutti e due, e ha vinto chi ha causato più perdite. Il pareggio va a chi è in copertura, o risponde da più in alto; altrimenti alla parte di turno. La cavalleria che perde deve ripiegare.',
    task: null,
  },
  assaulted: {
    title: 'Vi sono addosso',
    text: 'Il nemico ha assaltato. La vostra unità risponde col suo valore, e la fanteria in linea vi aggiunge metà del fuoco. Se perde ed è scossa deve superare un test; i cannoni sono perduti e basta, e così la fanteria davanti a sola cavalleria.',
    task: null,
  },
}
