import type { LessonTexts } from './en.ts'

/** What the instructor says, in Italian. */
export const it: LessonTexts = {
  welcome: {
    title: 'Ecco il tavolo',
    text: 'Riposo, e guardate. Il tavolo ha quindici zone, tre in profondità e cinque in larghezza. Un’unità sta in una di esse, e in che punto non importa. Ogni blocchetto è una base di uomini: voi comandate il Rosso, il computer il Blu.',
    task: 'Trovate la riga che dice chi decide adesso, e che cosa. Quella riga non sbaglia mai.',
  },
  card: {
    title: 'Conoscete le vostre unità',
    text: 'Un’unità muove, spara e combatte come un corpo solo. La sua scheda dà basi, formazione, colpi e i dadi che tirerebbe. I valori si possono aprire, per vedere da dove vengono.',
    task: 'Scegliete un’unità sul tavolo o premete Tab. Poi aprite la linguetta segnata, Unità, e leggete la sua scheda.',
  },
  initiative: {
    title: 'L’iniziativa',
    text: 'A ogni turno le due parti tirano due dadi, e il totale più basso ha l’iniziativa. Quella parte muove per prima e toglie le perdite per ultima. È fortuna: tenetevi pronti a entrambe le cose.',
    task: null,
  },
  fire: {
    title: 'Preparare il fuoco',
    text: 'I moschettieri tirano un dado per base, i cannoni secondo il calibro, e con 1 o 2 si colpisce. Ripartite i tiri: nessun nemico in una zona è bersaglio due volte prima che tutti lo siano stati una. Un’unità spara una volta per turno; chi tiene il fuoco può usarlo dopo, quando la fanteria gli viene addosso.',
    task: 'Scegliete un’unità, poi il suo bersaglio, e così per tutte quelle che devono sparare. Poi date l’ordine.',
  },
  react: {
    title: 'Tocca a voi reagire',
    text: 'Il nemico ha annunciato qualcosa, e aspetta voi. Le vostre unità in quella zona possono reagire una dopo l’altra, ciascuna una volta in questa fase, finché rinunciate o una di loro lo ha fermato. Qualcuno deve: la cavalleria ingaggiata, e i cannoni ingaggiati dalla cavalleria.',
    task: 'Guardate che cosa costa ogni reazione. Poi sceglietene una, o rinunciate.',
  },
  rethrow: {
    title: 'Ritirare i dadi',
    text: 'Sul fianco potete riprendere due dadi dell’attacco, a tergo quanti ne volete. Dopo, un comandante nella zona può far ritirare un attacco dell’unità, tutti i dadi, i buoni coi cattivi. Poi vale ciò che esce.',
    task: 'Scegliete dadi andati a vuoto, o lasciateli come sono.',
  },
  losses: {
    title: 'Le perdite',
    text: 'Ogni due colpi va via una base, e dite voi quale. I picchieri combattono meglio e tengono lontana la cavalleria; i moschettieri sono il vostro fuoco. Ciò che resta non è più largo né più profondo di prima, e un’unità ridotta a una base va in rotta.',
    task: 'Scegliete che cosa togliere e come si dispone il resto, poi confermate.',
  },
  dice: {
    title: 'Dadi e colpi',
    text: 'Le due parti hanno preparato in segreto e sparato nello stesso momento: chi è colpito ha sparato lo stesso. I colpi restano sull’unità come segnalini. Due le costano una base quando si tolgono le perdite; uno dispari si cancella.',
    task: 'Guardate i dadi: accanto c’è il punteggio che serviva.',
  },
  combat: {
    title: 'La mischia',
    text: 'Le unità a contatto combattono ogni turno. Ciascuna subisce subito un colpo; poi ogni base tira un dado. I moschettieri colpiscono con 2 o meno, picchieri e cavalleria con 4 o meno, e tutti i colpi valgono insieme.',
    task: null,
  },
  'enemy reacts': {
    title: 'Il nemico reagisce',
    text: 'Avete annunciato un ordine, e il nemico ha risposto prima che fosse eseguito. Ogni sua unità nella zona può farlo una volta nella vostra fase. Due colpi fermano chi avanza; la cavalleria gli va incontro o ripiega; la fanteria si serra.',
    task: null,
  },
  move: {
    title: 'Il vostro movimento',
    text: 'Le vostre unità agiscono una dopo l’altra, ciascuna una volta. Fanteria e cannoni fanno una cosa sola: avanzare di una zona dritto davanti, girare o cambiare formazione. La cavalleria ne fa due, una subito dopo l’altra.',
    task: 'Scegliete un’unità sul tavolo o premete Tab, e datele uno dei suoi ordini. La vostra cavalleria aspetta sulle ali.',
  },
  engage: {
    title: 'Ingaggiare',
    text: 'Invece di agire, un’unità può ingaggiare un nemico nella sua zona. Lontano dal comandante fa prima una prova: 3 o meno con un dado, in formazione d’attacco. Poi il nemico può reagire, e solo allora si viene a contatto. Fianco o tergo dipende da dove guardano i due.',
    task: 'Se le probabilità vi piacciono, scegliete un reggimento e un nemico nella sua zona. Se no, aspettate.',
  },
  undo: {
    title: 'Tornare sui propri passi',
    text: 'Un ordine si può annullare finché nessun dado è stato tirato, nulla di segreto è stato mostrato e il nemico non ha deciso altro. Dopo resta dato, come sul campo.',
    task: 'Annullate l’ultimo ordine col pulsante o con Ctrl+Z, se si può ancora, e datelo di nuovo.',
  },
  formation: {
    title: 'Girare, e le formazioni',
    text: 'Un’unità va solo dove guarda: giratela per tempo. La forma delle sue basi è la sua formazione. Quella difensiva non mostra fianchi e tiene lontana la cavalleria, ma non avanza e il fuoco la coglie facilmente. I dragoni possono anche aprirsi in ordine sparso, o smontare e sparare.',
    task: 'Scegliete un’unità e guardate quali formazioni può prendere.',
  },
  commander: {
    title: 'Il comandante, e la fine della fase',
    text: 'Nella zona del vostro comandante nessuno fa prove per ingaggiare o intercettare, e un cattivo tiro in mischia si può ripetere. Si muove di una zona, angoli compresi. Con questo il vostro movimento è finito: fatelo cavalcare per ultimo. Potete anche chiudere la fase senza di lui.',
    task: 'Quando le unità hanno fatto la loro parte, muovete lui o chiudete la fase.',
  },
  sheet: {
    title: 'Il libro a portata di mano',
    text: 'Le righe del registro e i passi di un valore nominano il loro articolo. Sceglietelo, e il prontuario si apre in quel punto. Dove il libro tace, il prontuario dice come lo legge questo tavolo.',
    task: 'Scegliete un articolo, leggetelo e tornate qui.',
  },
  refused: {
    title: 'Quando un ordine è rifiutato',
    text: 'Quell’ordine non si può dare, e sul tavolo non è successo nulla. Accanto alla domanda vi si dice perché, con l’articolo. Non è una vergogna: leggete la ragione e date un altro ordine.',
    task: null,
  },
  victory: {
    title: 'Come si vince',
    text: 'Alla fine contano le zone dove avete fanteria o cavalleria e il nemico non ha nulla. Vince chi ne ha di più; dieci su quindici fanno una bella vittoria. Si finisce dopo l’ultimo turno, o quando un esercito cede: il vostro cede con tre perdute delle sue cinque unità (i cannoni non contano), e con due perdete il comandante.',
    task: 'Guardate le cifre segnate sopra il tavolo: zone, e unità perdute.',
  },
  reserves: {
    title: 'Le riserve',
    text: 'Dietro le vostre tre zone centrali ci sono le riserve. Un’unità nella retrovia può tornarvi, e rientrare in un turno seguente; ogni volta è tutto ciò che fa. Ma non mandatene troppe: con più unità fuori dal tavolo che sopra, la giornata è perduta.',
    task: null,
  },
  log: {
    title: 'Guardare indietro',
    text: 'Il registro conserva tutto, turno per turno. Da una sua riga potete rivedere il tavolo com’era allora. La battaglia intanto vi aspetta.',
    task: 'Rivedete un momento di un turno passato, poi tornate al presente.',
  },
  end: {
    title: 'La battaglia è finita',
    text: 'Il dispaccio dice chi ha vinto e perché: quanto è costato, dov’è stata la svolta, che cosa fu fortuna e che cosa decisione. Avete visto una battaglia intera: fuoco, mischia, perdite, movimento e ciò che gli risponde. Il resto è pratica, e ho visto inizi peggiori.',
    task: 'Leggete il dispaccio.',
  },
}
