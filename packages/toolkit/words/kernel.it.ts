import type { KernelRefusals } from '@grognard/kernel'

type Sayings<Data> = { readonly [code in keyof Data]: (data: NonNullable<Data[code]>) => string }

const END: { readonly [end in KernelRefusals['end']['end']]: string } = {
  'goes on': 'Secondo il verbale la battaglia è finita; invece continua.',
  'not said': 'La battaglia è finita; il verbale non lo dice.',
  differs: 'La battaglia finisce in modo diverso da come dice il verbale.',
}

/** What the kernel refuses, in Italian. */
export const kernelRefusals: Sayings<KernelRefusals> = {
  over: () => 'La battaglia è finita.',
  'over-before': () => 'La battaglia finisce prima di questa risposta.',
  stale: ({ number }) => `La domanda ${number} non è più aperta.`,
  'not-asked': ({ number, seat }) => `La domanda ${number} non è posta al posto '${seat}'.`,
  'nothing-asked': ({ seat }) => `Al posto '${seat}' non è chiesto nulla.`,
  'answer-form': ({ ask }) => `A '${ask}' non si risponde in questa forma.`,
  'answer-surplus': ({ ask, fields }) =>
    `In questa risposta a '${ask}' ${fields.length === 1 ? 'è' : 'sono'} di troppo ${fields
      .map((field) => `'${field}'`)
      .join(' e ')}.`,
  'dice-count': ({ count, given }) => `Qui si tirano ${dadi(count)}, non ${given}.`,
  'dice-faces': ({ sides }) => `Le facce di questi dadi vanno da 1 a ${sides}.`,
  'no-card': ({ card }) => `Non resta nessuna carta '${card}' da pescare.`,
  'script-dice': ({ count, clause, left }) =>
    `Qui si tirano ${dadi(count)} (${clause}); nel copione ne restano ${left}.`,
  'script-cards': ({ clause }) => `Qui si pesca una carta (${clause}); nel copione non ne restano.`,
  'no-until': ({ rulebook, until }) => `In ${rulebook} non si passa fino a '${until}'.`,
  'no-pass': ({ ask }) => `A '${ask}' non si può passare.`,
  'not-beforehand': ({ ask }) => `A '${ask}' non si risponde in anticipo.`,
  beforehand: () => 'Si è detto abbastanza in anticipo: prima di altro, che qualcosa avvenga.',
  often: () => 'Si è detto abbastanza: prima di altro, che la battaglia vada avanti.',
  undo: () =>
    'Nel frattempo sono caduti dadi, si è svelato un segreto o si è deciso altro: per tornare indietro serve il consenso.',
  'no-seat': ({ seat }) => `In questa battaglia non c'è il posto '${seat}'.`,
  'seat-of-chance': ({ seat }) => `Nessun giocatore può sedere al posto '${seat}'.`,
  'seat-twice': ({ seat }) => `Il posto '${seat}' è due volte nell'elenco.`,
  chiefs: ({ side, chiefs }) =>
    `La parte '${side}' deve avere un comandante in capo, e ne ha ${chiefs}.`,
  'nothing-after': ({ to }) => `Dopo la voce ${to} non c'è nulla da ritirare.`,
  'too-far-back': () => 'Da allora le regole sono cambiate: così indietro non si torna.',
  'consent-missing': ({ seat }) => `Manca il consenso del posto '${seat}'.`,
  'no-proposal': () => 'Nessuno ha chiesto di ritirare nulla.',
  'proposal-open': () => 'Si sta già decidendo se ritirare qualcosa.',
  'proposed-often': () => 'Questo posto ha già chiesto due volte, in questo turno, di ritirare.',
  'proposal-of-another': ({ seat }) => `Lo ha proposto il posto '${seat}'.`,
  'unknown-rulebook': ({ id }) => `Qui non c'è nessun regolamento '${id}'.`,
  row: ({ row }) => `Di ciò che si conserva di questa battaglia non si legge la riga ${row}.`,
  'no-sense': () => 'Questo a una battaglia non si può dire.',
  'not-yours': ({ seat }) => `Il posto '${seat}' non è vostro.`,
  'not-for-you': ({ order }) => `'${order}' qui non spetta a voi dirlo.`,
  begun: () => 'La battaglia è già cominciata.',
  'record-secret': () => 'Il verbale mostra ciò che è segreto: si dà quando la battaglia è finita.',
  'plan-secret': () => 'Un piano è ancora segreto: si gioca da qui quando sarà stato scoperto.',
  'same-dice': () => 'Gli stessi dadi si hanno solo dal presente della battaglia.',
  'consent-not-needed': ({ seat }) => `Il consenso del posto '${seat}' non serve.`,
  chief: () => 'Solo il comandante in capo può arrendersi.',
  'no-clock': ({ rulebook }) => `${rulebook} non si gioca con l'orologio.`,
  'no-side': ({ side }) => `In questa battaglia non c'è la parte '${side}'.`,
  'seat-of-another': ({ seat }) =>
    `Il posto '${seat}' lo cede chi vi siede, il suo comandante in capo o l'arbitro.`,
  'no-field': ({ field }) => `In questa battaglia non c'è '${field}' da correggere.`,
  correction: ({ why }) => `La correzione non regge: ${why}`,
  'other-rulebook': ({ given, wanted }) => `È un verbale di '${given}', non di '${wanted}'.`,
  'asked-otherwise': ({ ask, seat, waiting }) =>
    `Risponde a '${ask}' per ${seat}; è chiesto invece ${waiting
      .map((open) => `'${open.ask}' a ${open.seats.join(' o ')}`)
      .join(' e ')}.`,
  automatic: () => 'È data per automatica, ma qualcuno doveva deciderla.',
  end: ({ end }) => END[end],
  changed: () => 'Le regole ora portano altrove.',
  checkpoint: ({ why }) => `La battaglia salvata non regge: ${why}`,
}

const dadi = (count: number): string => (count === 1 ? '1 dado' : `${count} dadi`)
