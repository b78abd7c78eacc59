import type { LessonTexts } from './en.ts'

/** What the instructor says, in Italian. */
export const it: LessonTexts = {
  welcome: {
    title: 'Benvenuto al tavolo',
    text: 'Riposo, e guarda. Il tavolo ha quindici zone, tre in profondità e cinque in larghezza. Un’unità sta in una di esse, e in che punto non importa. Ogni blocchetto è una base di uomini: tu comandi il Rosso, il computer il Blu.',
    task: 'Trova la riga che dice chi decide adesso, e che cosa. Quella riga non sbaglia mai.',
  },
  card: {
    title: 'Conosci le tue unità',
    text: 'Un’unità muove, spara e combatte come un corpo solo. La sua scheda dà basi, formazione, colpi e i dadi che tirerebbe. I valori si possono aprire, per vedere da dove vengono.',
    task: 'Scegli un’unità sul tavolo o premi Tab, e leggi la sua scheda.',
  },
  initiative: {
    title: 'L’iniziativa',
    text: 'A ogni turno le due parti tirano due dadi, e il totale più basso ha l’iniziativa. Quella parte muove per prima e toglie le perdite per ultima. È fortuna: tieniti pronto a entrambe le cose.',
    task: null,
  },
  fire: {
    title: 'Preparare il fuoco',
    text: 'I moschettieri tirano un dado per base, i cannoni secondo il calibro, e con 1 o 2 si colpisce. Ripartisci i tiri: nessun nemico in una zona è bersaglio due volte prima che tutti lo siano stati una. Un’unità spara una volta per turno; chi tiene il fuoco può usarlo dopo, quando la fanteria gli viene addosso.',
    task: 'Scegli un’unità, poi il suo bersaglio, e così per tutte quelle che devono sparare. Poi da’ l’ordine.',
  },
  react: {
    title: 'Tocca a te reagire',
    text: 'Il nemico ha annunciato qualcosa, e aspetta te. Le tue unità in quella zona possono reagire una dopo l’altra, ciascuna una volta in questa fase, finché rinunci o una di loro lo ha fermato. Qualcuno deve: la cavalleria ingaggiata, e i cannoni ingaggiati dalla cavalleria.',
    task: 'Guarda che cosa costa ogni reazione. Poi scegline una, o rinuncia.',
  },
  rethrow: {
    title: 'Ritirare i dadi',
    text: 'Sul fianco puoi riprendere due dadi dell’attacco, a tergo quanti ne vuoi. Dopo, un comandante nella zona può far ritirare un attacco dell’unità, tutti i dadi, i buoni coi cattivi. Poi vale ciò che esce.',
    task: 'Scegli dadi andati a vuoto, o lasciali come sono.',
  },
  losses: {
    title: 'Le perdite',
    text: 'Ogni due colpi va via una base, e dici tu quale. I picchieri combattono meglio e tengono lontana la cavalleria; i moschettieri sono il tuo fuoco. Ciò che resta non è più largo né più profondo di prima, e un’unità ridotta a una base va in rotta.',
    task: 'Scegli che cosa togliere e come si dispone il resto, poi conferma.',
  },
  dice: {
    title: 'Dadi e colpi',
    text: 'Le due parti hanno preparato in segreto e sparato nello stesso momento: chi è colpito ha sparato lo stesso. I colpi restano sull’unità come segnalini. Due le costano una base quando si tolgono le perdite; uno dispari si cancella.',
    task: 'Guarda i dadi: accanto c’è il punteggio che serviva.',
  },
  combat: {
    title: 'La mischia',
    text: 'Le unità a contatto combattono ogni turno. Ciascuna subisce subito un colpo; poi ogni base tira un dado. I moschettieri colpiscono con 2 o meno, picchieri e cavalleria con 4 o meno, e tutti i colpi valgono insieme.',
    task: null,
  },
  'enemy reacts': {
    title: 'Il nemico reagisce',
    text: 'Hai annunciato un ordine, e il nemico ha risposto prima che fosse eseguito. Ogni sua unità nella zona può farlo una volta nella tua fase. Due colpi fermano chi avanza; la cavalleria gli va incontro o ripiega; la fanteria si serra.',
    task: null,
  },
  move: {
    title: 'Il tuo movimento',
    text: 'Le tue unità agiscono una dopo l’altra, ciascuna una volta. Fanteria e cannoni fanno una cosa sola: avanzare di una zona dritto davanti, girare o cambiare formazione. La cavalleria ne fa due, una subito dopo l’altra.',
    task: 'Scegli un’unità sul tavolo o premi Tab, e dalle uno dei suoi ordini. La tua cavalleria aspetta sulle ali.',
  },
  engage: {
    title: 'Ingaggiare',
    text: 'Invece di agire, un’unità può ingaggiare un nemico nella sua zona. Lontano dal comandante fa prima una prova: 3 o meno con un dado, in formazione d’attacco. Poi il nemico può reagire, e solo allora si viene a contatto. Fianco o tergo dipende da dove guardano i due.',
    task: 'Se le probabilità ti piacciono, scegli un reggimento e un nemico nella sua zona. Se no, aspetta.',
  },
  undo: {
    title: 'Tornare sui propri passi',
    text: 'Un ordine si può annullare finché nessun dado è stato tirato, nulla di segreto è stato mostrato e il nemico non ha deciso altro. Dopo resta dato, come sul campo.',
    task: 'Annulla l’ultimo ordine col pulsante o con Ctrl+Z, se si può ancora, e dallo di nuovo.',
  },
  formation: {
    title: 'Girare, e le formazioni',
    text: 'Un’unità va solo dove guarda: girala per tempo. La forma delle sue basi è la sua formazione. Quella difensiva non mostra fianchi e tiene lontana la cavalleria, ma non avanza e il fuoco la coglie facilmente. I dragoni possono anche aprirsi in ordine sparso, o smontare e sparare.',
    task: 'Scegli un’unità e guarda quali formazioni può prendere.',
  },
  commander: {
    title: 'Il comandante, e la fine della fase',
    text: 'Nella zona del tuo comandante nessuno fa prove per ingaggiare o intercettare, e un cattivo tiro in mischia si può ripetere. Si muove di una zona, angoli compresi. Con questo il tuo movimento è finito: fallo cavalcare per ultimo. Puoi anche chiudere la fase senza di lui.',
    task: 'Quando le unità hanno fatto la loro parte, muovi lui o termina la fase.',
  },
  sheet: {
    title: 'Il libro a portata di mano',
    text: 'Le righe del registro e i passi di un valore nominano il loro articolo. Sceglilo, e il prontuario si apre in quel punto. Dove il libro tace, il prontuario dice come lo legge questo tavolo.',
    task: 'Scegli un articolo, leggilo e torna qui.',
  },
  refused: {
    title: 'Quando un ordine è rifiutato',
    text: 'Certi ordini non si possono dare: un piano di fuoco non ripartito, per esempio. Allora sul tavolo non succede nulla. Ti si dice perché, con l’articolo. Non è una vergogna: leggi la ragione e da’ un altro ordine.',
    task: null,
  },
  victory: {
    title: 'Come si vince',
    text: 'Hai cinque unità che contano, perché i cannoni non contano. Perse due, perdi il comandante; perse tre, l’esercito cede. Allora, o dopo l’ultimo turno, decidono le zone: quelle dove hai fanteria o cavalleria e il nemico non ha nulla. Dieci su quindici fanno una bella vittoria.',
    task: 'Guarda la striscia con le perdite e le zone delle due parti.',
  },
  reserves: {
    title: 'Le riserve',
    text: 'Dietro le tue tre zone centrali ci sono le riserve. Un’unità nella retrovia può tornarvi, e rientrare in un turno seguente; ogni volta è tutto ciò che fa. Ma non mandarne troppe: con più unità fuori dal tavolo che sopra, la giornata è perduta.',
    task: null,
  },
  log: {
    title: 'Guardare indietro',
    text: 'Il registro conserva tutto, turno per turno. Da una sua riga puoi rivedere il tavolo com’era allora. La battaglia intanto ti aspetta.',
    task: 'Rivedi un momento di un turno passato, poi torna al presente.',
  },
  end: {
    title: 'La battaglia è finita',
    text: 'L’ultima riga del registro dice chi ha vinto e perché. Hai visto una battaglia intera: fuoco, mischia, perdite, movimento e ciò che gli risponde. Il resto è pratica, e ho visto inizi peggiori.',
    task: 'Rivedi la battaglia, o preparane una nuova.',
  },
}
