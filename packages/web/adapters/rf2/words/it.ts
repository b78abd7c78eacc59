import { capital, italian } from '@grognard/toolkit'
import type { Rf2Text } from './en.ts'

const { counted: count } = italian

/** What the table says of Second Rank & File, in Italian. */
export const it: Rf2Text = {
  capital,
  list: italian.listed,
  phases: {
    attach: 'Comandanti',
    rally: 'Raccolta',
    movement: 'Movimento',
    fire: 'Fuoco',
    morale: 'Morale',
    end: 'Fine turno',
  },
  spread: (ranks) => (ranks === 1 ? 'una riga' : 'due righe'),
  side: 'affiancata',
  refused: 'con un fianco rifiutato',
  unit: {
    summary: (kind, formed, stands, of) =>
      `${kind}, ${formed}, ${stands}, classe ${of}`,
    lost: (lost, all) => `${count(lost, 'punto perso', 'punti persi')} su ${all}`,
    third: ['', 'perso un terzo', 'persi due terzi: logora', 'persi tutti'],
    brigade: (name) => `Brigata: ${name}`,
    disordered: 'In disordine',
    retreating: 'In ritirata',
    halted: 'Ferma per questo turno',
    moved: 'Ha mosso',
    fired: 'Ha sparato',
    leader: (name) => `Con essa è ${name}`,
  },
  leader: {
    army: 'Comandante dell’armata',
    brigade: (name) => `Guida ${name}`,
    command: (n) => `comando +${n}`,
    with: (name) => `con ${name}`,
  },
  status: {
    turn: (turn, last) => `Turno ${turn} di ${last}`,
    brief: (turn, last) => `Turno ${turn}/${last}`,
    lost: 'unità perse',
    lostTitle: 'Unità perse',
    lostText: (lost, all, breaks) =>
      `${lost} di ${count(all, 'unità', 'unità')}; l’armata è messa alla prova a ${breaks}`,
    points: 'Punti di rottura',
    pointsText: (lost, all) => `persi ${lost} di ${all}`,
    spent: 'Unità logore',
  },
  card: {
    class: 'Classe',
    morale: 'Morale',
    fire: 'Fuoco',
    melee: 'Mischia',
    points: 'Punti',
    pointsText: (left, all) => `${left} di ${all}`,
    move: 'Movimento',
    march: 'Marcia',
    thirds: 'Punti di rottura',
    thirdsText: (lost, one, two, all) =>
      `persi ${lost}; peggiora a ${one}, logora a ${two}, in rotta a ${all}`,
    weapon: 'Arma',
    ranges: (weapon, ranges) => `${weapon}, ${ranges.join(' / ')}`,
    traits: 'Tratti',
    brigade: 'Brigata',
    pace: { march: 'in marcia', normal: 'non in marcia' },
    commands: 'Comando',
    radius: 'Cavalca',
    none: 'nessuno',
    at: (name) => `Fuoco su ${name}`,
  },
  needs: (score) =>
    score > 6 ? 'due 6 per un colpo' : score === 6 ? 'serve 6' : `serve ${score} o più`,
  prompt: {
    attach: 'Mandate i comandanti alle loro unità, o lasciateli dove sono.',
    order: (n) =>
      n === 0
        ? 'Tutte le unità hanno i loro ordini.'
        : `Date un ordine a un’unità. ${n === 1 ? 'Ne può ancora muovere 1' : `Ne possono ancora muovere ${n}`}.`,
    fire: (n) =>
      `Fate fuoco con un’unità. ${n === 1 ? 'Ne ha il bersaglio 1' : `Ne hanno il bersaglio ${n}`}.`,
    goBack: (unit) => `Da che parte ripiega ${unit}?`,
    dice: (side, n, what) => `${side} tira ${count(n, 'dado', 'dadi')}: ${what}.`,
  },
  action: {
    move: 'Muovi',
    march: 'Marcia',
    form: 'Forma',
    incline: 'Obliqua',
    recover: 'Riordina',
    fire: 'Fuoco',
    done: 'Fine fase',
  },
  control: {
    mayMove: 'Può muovere',
    halved: (why) => `Metà movimento: ${why}.`,
    halvedAlready: (why) => `Non dimezzato un’altra volta: ${why}.`,
    corner: { left: 'Avanti l’angolo sinistro', right: 'Avanti l’angolo destro' },
    doneOrders: 'Le altre restano dove sono',
    deed: {
      move: (unit) => `Muovi ${unit}`,
      march: (unit) => `In marcia ${unit}`,
      form: (unit) => `Forma ${unit}`,
      manhandle: (unit) => `Spingi a mano ${unit}`,
      recover: (unit) => `${unit} si riordina`,
    },
  },
  choice: {
    left: 'A sinistra',
    right: 'A destra',
    goes: (unit, hand) => `${unit} ripiega ${hand}`,
  },
}
