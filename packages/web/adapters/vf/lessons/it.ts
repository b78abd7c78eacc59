import type { LessonTexts } from './en.ts'

/** What the instructor says, in Italian. */
export const it: LessonTexts = {
  welcome: {
    title: 'Eccovi sul campo',
    text: 'Comandate il Rosso, in basso: una retroguardia di cinque unità in due brigate. Il computer viene avanti con altre cinque. Tenete ciò che avete per cinque turni, e prendete la fattoria fra le due linee.',
    task: 'Trovate la riga che dice chi decide adesso, e che cosa. Quella riga non sbaglia mai.',
  },
  unit: {
    title: 'Conoscete le vostre unità',
    text: 'Ogni blocchetto è un modello, e una formazione è quello che si vede. Un’unità ha un valore di fuoco, uno di mischia e una tenacia: quante perdite regge prima di essere scossa. I valori calcolati si possono aprire, per vedere come.',
    task: 'Scegliete un’unità sul tavolo o premete Tab. Poi aprite la linguetta segnata, Unità, e leggete la sua scheda.',
  },
  fate: {
    title: 'Le carte Fato',
    text: 'Ogni vostro turno comincia con una carta del mazzo. Essa dice in quale momento si gioca. Tenetela quanto volete; il nemico sa quante ne avete, non quali.',
    task: 'Scegliete il vostro comandante d’armata sul tavolo: la sua scheda elenca la vostra mano. Se ora non serve nulla, andate avanti.',
  },
  target: {
    title: 'Prima il fuoco',
    text: 'Prima che qualcuno muova potete sparare. Scegliete un nemico, e vi si propone la salva migliore. Dev’essere il più vicino che la vostra unità vede, e a nessuno si spara due volte. I cannoni arrivano lontano, i moschetti solo a 12 pollici.',
    task: 'Scegliete un bersaglio e guardate le probabilità, o chiudete la fase di fuoco.',
  },
  shoot: {
    title: 'Chi spara, chi dà Supporto',
    text: 'Un’unità fa l’attacco col suo valore di fuoco. Altre che vedono il bersaglio possono darle Supporto, e ciascuna aggiunge un dado. Ma chi spara o dà Supporto non fa azioni in questo turno.',
    task: 'Scegliete le vostre unità: ciascuna dà Supporto, guida o resta fuori. Guardate i dadi, poi premete Fuoco.',
  },
  dice: {
    title: 'Dadi e perdite',
    text: 'Ogni dado da 4 in su colpisce, e la copertura lo rende più difficile. Ogni colpo è un segnalino di perdita. Con tanti quanta è la tenacia l’unità è scossa; ciò che viene dopo si mette alla prova, non si segna.',
    task: 'Guardate i dadi: accanto c’è che cosa serviva, e perché.',
  },
  command: {
    title: 'Dare ordini',
    text: 'Le vostre brigate agiscono una dopo l’altra. A ciascuna serve un dado da 2 in su. Alla prima non serve, finché il suo comandante è entro 24 pollici dal vostro comandante d’armata: cominciate da quella che conta di più.',
    task: 'Attivate una brigata.',
  },
  order: {
    title: 'Muovere un’unità',
    text: 'Trascinate un’unità, toccate il terreno o usate i tasti: un’ombra mostra dove starebbe e quanto va lontano. Accanto leggete a chi potrebbe sparare di lì, e chi potrebbe spararle. Nulla vale finché non date l’ordine.',
    task: 'Scegliete un’unità e spostatene l’ombra. Poi date l’ordine.',
  },
  occupy: {
    title: 'La fattoria',
    text: 'Gli edifici si tengono, non si attraversano. Un’unità a meno di 3 pollici può entrarci al posto di un’altra azione, e la fanteria leggera anche dopo un movimento. Dentro è in copertura pesante e guarda tutt’intorno.',
    task: 'Vedete se le vostre compagnie leggere possono raggiungere la fattoria.',
  },
  undo: {
    title: 'Ritirare un ordine',
    text: 'Un ordine si può ritirare finché non sono stati tirati dadi e il nemico non ha deciso nulla. Dopo vale, come sul campo.',
    task: 'Annullate l’ultimo ordine col bottone o con Ctrl+Z, se si può ancora, e ridatelo.',
  },
  measure: {
    title: 'Tre pollici',
    text: 'Solo un assalto va a meno di 3 pollici dal nemico. Se un movimento arriva troppo vicino è rifiutato, con la clausola e una linea che mostra dove. Vi si offre allora il posto lecito più vicino.',
    task: null,
  },
  formation: {
    title: 'Le formazioni',
    text: 'Prima o dopo un movimento un’unità può cambiare formazione. Una linea spara con tutti i moschetti e in mischia ne aggiunge metà. Una colonna è veloce, e spara male. Un quadrato tiene lontana la cavalleria.',
    task: 'Scegliete un’unità di fanteria e vedete quali formazioni può prendere.',
  },
  leader: {
    title: 'I comandanti',
    text: 'A un’unità a più di 12 pollici dal comandante di brigata serve un messaggero per agire, e arriva con 4 o più. Fate dunque cavalcare il comandante dove serve. Resta a più di 6 pollici dal nemico.',
    task: 'Mettetelo dove volete, o lasciatelo dov’è.',
  },
  idle: {
    title: 'Una brigata che non si muove',
    text: 'Il dado era troppo basso, e la brigata resta dov’è per questo turno. Una volta per fase potete rinunciare a una carta qualsiasi e far agire lo stesso una delle sue unità.',
    task: null,
  },
  window: {
    title: 'Una carta al momento giusto',
    text: 'È appena accaduto qualcosa per cui si può giocare una carta. Vi si chiede sia che l’abbiate sia che non l’abbiate, così la domanda non dice nulla al nemico.',
    task: 'Giocate una carta se ne avete una adatta, o passate.',
  },
  fired: {
    title: 'Sotto il fuoco',
    text: 'Si spara ai vostri uomini. L’ordine sparso e la copertura lo rendono meno caro, una colonna davanti ai cannoni molto. Le perdite restano sull’unità finché non si raccoglie.',
    task: null,
  },
  rally: {
    title: 'Chiamata a raccolta',
    text: 'Invece di muovere, un’unità con perdite può raccogliersi: un dado per ogni segnalino, e un 6 ne toglie uno. Senza nemici entro 12 pollici basta un 5.',
    task: 'Vedete se potete risparmiare per questo un’unità che ha sofferto.',
  },
  assault: {
    title: 'L’assalto',
    text: 'Una vostra unità potrebbe assaltare. Deve portare a contatto 3 modelli del rango frontale, e andare sul nemico più vicino che vede. Prima di ordinarlo guardate che cosa tirerebbero le due parti.',
    task: 'Se le probabilità vi piacciono, ordinate l’assalto. Se no, aspettateli.',
  },
  assaulted: {
    title: 'Vi sono addosso',
    text: 'Il nemico ha assaltato. La vostra unità risponde col suo valore, e la fanteria in linea vi aggiunge metà del fuoco. Se perde ed è scossa deve superare un test; i cannoni sono perduti e basta.',
    task: null,
  },
  fights: {
    title: 'Scegliere i combattimenti',
    text: 'Le vostre unità a contatto devono combattere, ciascuna contro un nemico. Se più d’una sceglie lo stesso, una guida e le altre aggiungono 2 dadi ciascuna. Un amico della brigata subito dietro ne aggiunge uno.',
    task: 'Vedete chi guiderebbe e chi appoggerebbe, poi scegliete.',
  },
  melee: {
    title: 'Chi ha vinto',
    text: 'Hanno tirato tutti e due, e ha vinto chi ha causato più perdite. Il pareggio va alla parte di turno, salvo che l’altra sia in copertura o più in alto. La cavalleria che perde deve ripiegare.',
    task: null,
  },
  shaken: {
    title: 'Scossa',
    text: 'Un’unità ha tutte le perdite che può reggere. Ora colpisce peggio, e ogni altra perdita è un test di Valore: 4 o più su ogni dado, o va in rotta. Sotto il fuoco ha 1 in più sui dadi.',
    task: 'I vostri che sono scossi portateli fuori tiro. Quelli del nemico colpiteli ancora.',
  },
  rout: {
    title: 'Una rotta',
    text: 'L’unità è perduta per sempre. Alla fine della fase la sua brigata fa un test di Fortitude, con un dado per ogni unità perduta. Aiuta avere vicino il comandante d’armata, e molte unità ancora in piedi.',
    task: null,
  },
  fortitude: {
    title: 'Fortitude',
    text: 'Una brigata è stata messa alla prova. Se un dado fallisce, anche le sue unità scosse vanno in rotta, e la sua armata ha subito una sconfitta. Alla fine le sconfitte contano come obiettivi per l’altra parte.',
    task: null,
  },
  sheet: {
    title: 'Il libro a portata di mano',
    text: 'Le righe del registro e i passi di un valore citano la loro clausola. Sceglietela, e il prontuario si apre a quel punto. Dove il libro tace, il prontuario dice come lo legge questo tavolo.',
    task: 'Scegliete una clausola, leggetela e tornate.',
  },
  objectives: {
    title: 'Come si vince',
    text: 'Alla fine di ogni turno un obiettivo va a chi ha più modelli entro 6 pollici, e la fattoria a chi è dentro. Dopo l’ultimo turno ogni parte conta i suoi obiettivi e le sconfitte che ha inflitto alle brigate. Vince la somma più alta.',
    task: 'Guardate il punteggio segnato sopra il tavolo, e gli obiettivi segnati su di esso.',
  },
  log: {
    title: 'Guardare indietro',
    text: 'Il registro conserva tutto, turno per turno. Da una sua riga potete rivedere il tavolo com’era allora. Intanto la battaglia vi aspetta.',
    task: 'Rivedete un momento di un turno passato, poi tornate al presente.',
  },
  end: {
    title: 'La battaglia è finita',
    text: 'Il dispaccio dice chi ha vinto e di quanto: quanto è costato, dov’è stata la svolta, che cosa fu fortuna e che cosa decisione. Avete visto una battaglia intera: il fato, il fuoco, gli ordini e la baionetta. Il resto è pratica, e ho visto inizi peggiori.',
    task: 'Leggete il dispaccio.',
  },
}
