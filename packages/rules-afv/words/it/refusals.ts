import type { Refusals } from '../en/refusals.ts'
import { name } from './names.ts'
import { nouns } from './nouns.ts'

// After a unit's name and a colon the sentence speaks of 'the unit', whatever the name's gender.

const called = (unit: string | number): string =>
  typeof unit === 'number' ? `Unità ${unit}` : name(unit)
const basi = (count: number): string => (count === 1 ? '1 base' : `${count} basi`)
const unità = (count: number): string => `${count} unità`

export const refusals: Refusals = {
  action: ({ unit, action }) => `${name(unit)}: ora non può ${nouns.action[action]}.`,
  'must-disengage': ({ unit }) => `${name(unit)}: deve prima sganciarsi.`,
  engaged: ({ unit }) => `${name(unit)}: è in mischia e non fa nulla.`,
  'faces-there': ({ unit }) => `${name(unit)}: guarda già da quella parte.`,
  defensive: ({ unit }) => `${name(unit)}: in formazione difensiva non si muove e non gira.`,
  same: ({ unit }) => `${name(unit)}: è già disposta così.`,
  'faces-anew': () =>
    "Solo un'unità che lascia la formazione difensiva sceglie di nuovo dove guardare.",
  edge: () => "Davanti non c'è nessuna zona.",
  escarpment: () => 'Una scarpata sbarra la strada.',
  'only-action': () => 'In un terreno simile si entra solo come unica azione.',
  full: ({ limit }) => `Lì non ci stanno più di ${unità(limit)}.`,
  free: ({ unit }) => `${name(unit)}: non è in mischia.`,
  'from-mounted': () => 'Dalla cavalleria non ci si sgancia.',
  surrounded: ({ unit }) => `${name(unit)}: è in mischia su tutti i lati.`,
  'not-to-move': ({ unit }) => `${called(unit)}: non spetta a voi muoverla.`,
  moved: ({ unit }) => `${name(unit)}: è già stata scelta in questa fase.`,
  acted: ({ unit }) => `${name(unit)}: ha già compiuto un'azione.`,
  'in-reserve': ({ unit }) => `${name(unit)}: è in riserva.`,
  rear: () => 'Le unità lasciano il campo dalla propria retrovia.',
  'no-reserve-behind': () => "Dietro questa zona non c'è riserva.",
  'engaged-stays': ({ unit }) => `${name(unit)}: è in mischia.`,
  'on-table': ({ unit }) => `${name(unit)}: è già in campo.`,
  'other-reserve': () => "Quella non è un'altra zona di riserva.",
  'entry-formation': () => "Si entra in formazione d'attacco o in ordine sparso.",
  command: () => 'Si ritirano solo le unità nella zona del loro comandante.',
  lost: () => "Il comandante non c'è più.",
  'commander-steps': () => 'Un comandante si sposta in una delle otto zone intorno.',
  'commander-ground': ({ terrain }) => `Nessun comandante entra qui: ${nouns.terrain[terrain]}.`,

  'engage-first': ({ unit }) => `${name(unit)}: va ingaggiata per prima.`,
  'engaged-already': ({ unit }) => `${name(unit)}: è già in mischia.`,
  'guns-engage': () => "L'artiglieria non ingaggia nessuno.",
  'defensive-engages': () => 'Una formazione difensiva non ingaggia nessuno.',
  'same-zone': () => 'Si ingaggia solo un nemico nella stessa zona.',
  faces: ({ unit }) => `${name(unit)}: è già ingaggiata su ogni lato.`,
  'pikes-needed': () =>
    'Senza due basi di picchieri la fanteria ingaggia la cavalleria solo a tergo.',

  split: ({ unit }) => `${called(unit)}: spara contro un solo bersaglio.`,
  firer: () => 'Sparano solo le vostre unità in campo.',
  arms: ({ unit }) => `${name(unit)}: non ha nulla con cui sparare.`,
  fired: ({ unit }) => `${name(unit)}: ha già sparato in questo turno.`,
  fights: ({ unit }) => `${name(unit)}: è in mischia, e combatte anziché sparare.`,
  target: () => 'Si spara solo contro nemici in campo e non in mischia.',
  range: ({ unit, target }) => `${name(target)}: è fuori tiro per ${name(unit)}.`,
  'no-dice': ({ unit }) => `${name(unit)}: contro quel bersaglio non tirerebbe dadi.`,
  spread: ({ unit, target }) =>
    `Prima di sparare ancora contro ${name(target)} va preso di mira ${name(unit)}.`,

  'enemies-once': ({ unit }) => `${name(unit)}: i suoi nemici vanno assegnati una volta sola.`,
  'no-choice': ({ unit }) => `${called(unit)}: non ha nemici fra cui scegliere.`,
  'each-enemy-once': ({ unit }) =>
    `${name(unit)}: attacca al più una volta ogni nemico con cui è in mischia.`,
  'all-stands': ({ unit }) => `${name(unit)}: attaccano tutte le basi.`,
  'no-such-stands': ({ unit }) => `${name(unit)}: non ha basi simili.`,
  'rethrown-at-most': ({ most }) =>
    most === 1 ? 'Si ritira al più 1 dado.' : `Si ritirano al più ${most} dadi.`,
  'no-such-dice': ({ last }) => `Ci sono i dadi da 0 a ${last}, ciascuno una volta.`,
  'no-such-attack': () => 'Non è un attacco di questa unità.',

  'stands-to-lose': ({ unit }) => `${name(unit)}: non ha basi simili da perdere.`,
  'loses-count': ({ unit, count }) => `${name(unit)}: perde ${basi(count)}.`,
  files: ({ unit, files }) => `${name(unit)}: dopo non può stare su un fronte di ${files}.`,
  contact: () => 'Con perdite così lievi il contatto lì non si rompe.',

  compulsory: ({ unit }) => `${name(unit)}: deve reagire.`,
  'cannot-react': ({ unit }) => `${called(unit)}: non può reagire a questo.`,
  'not-engaging': () => 'Si reagisce così solo a chi ingaggia.',
  'not-the-target': ({ unit }) => `${name(unit)}: nessuno la sta ingaggiando.`,
  'mounted-intercept': () => 'Solo la cavalleria intercetta.',
  'target-intercepts': () => 'Chi viene ingaggiato non intercetta.',
  'ground-intercept': () => 'In un terreno simile nessuno intercetta.',
  'guns-support': () => "Solo l'artiglieria dà fuoco di appoggio.",
  'supports-itself': () => "L'appoggio va a un'altra unità, non a sé stessa.",
  'no-fire-left': ({ unit }) => `${name(unit)}: in questo turno non può più sparare.`,
  'fires-in-vain': ({ unit }) => `${name(unit)}: non tirerebbe nessun dado.`,
  'mounted-counter-charge': () => 'Solo la cavalleria controcarica.',
  'mounted-recoil': () => 'Solo la cavalleria ripiega.',
  'guns-meet-mounted': () => 'I cannoni rispondono così solo alla cavalleria.',
  'foot-meet-foot': () => 'La fanteria spara così solo contro la fanteria.',
  form: ({ unit }) => `${name(unit)}: non può formarsi così.`,
  evade: () => 'Si sottrae solo la fanteria in ordine sparso, e solo ad altra fanteria.',
  flee: () => 'Fuggono solo i pezzi leggeri, e solo dalla fanteria.',
  'target-itself': () => 'Il bersaglio stesso reagisce in altro modo.',
  'nearest-reserve': () => 'Si va nella zona di riserva più vicina che abbia posto.',

  wide: ({ stands, files }) => `${basi(stands)} non stanno su un fronte di ${files}.`,
  deep: ({ most }) => `Una formazione è profonda al più ${most} righe.`,
  'single-stand': () => 'Una base sola è sempre in ordine sparso.',
  'foot-defensive': () => 'Solo la fanteria prende la formazione difensiva.',
  'two-ranks': () => 'Una formazione difensiva vuole due righe.',
  'heavy-open-order': () => 'La cavalleria pesante è in ordine sparso solo con una base.',
  'three-open-order': () => 'Le unità di tre basi o più non stanno in ordine sparso.',
  'pikes-open-order': () => 'Le picche non stanno in ordine sparso.',

  'guns-woods': () => "L'artiglieria non entra nel bosco.",
  'mounted-woods': () => 'La cavalleria entra nel bosco solo in ordine sparso.',
  'guns-rough': () =>
    "Di tutta l'artiglieria solo i pezzi leggeri entrano nel terreno accidentato.",
  'impassable-rough': () => 'Questo terreno accidentato è impraticabile.',
  'impassable-bog': () => 'La palude è impraticabile.',

  'not-to-place': ({ unit }) => `${called(unit)}: non spetta a voi schierarla.`,
  'start-formation': () => "Si comincia in formazione d'attacco o in ordine sparso.",
  'not-there-yet': ({ unit }) => `${name(unit)}: lì non si può ancora schierare.`,
  'commander-start': () => 'Un comandante comincia in una delle proprie zone di schieramento.',

  'more-pikes': ({ pikes, foot }) =>
    `Un esercito ha più unità di picche e moschetti che di fanti; questo ne ha ${pikes} e ${foot}.`,
  'two-heavy': ({ count }) =>
    `Un esercito ha al più due unità di cavalleria pesante; questo ne ha ${count}.`,
  'no-units': () => 'Un esercito ha delle unità.',
  'only-guns': () => 'A un esercito non bastano i cannoni.',
  'strange-stand': ({ unit, kind, stand }) =>
    `${name(unit)} (${nouns.kind[kind]}): non può avere basi di ${nouns.stand[stand]}.`,
  size: ({ unit, kind, least, most, count }) =>
    `${name(unit)} (${nouns.kind[kind]}): deve avere ${least === most ? 'una sola base' : `da ${least} a ${most} basi`}, non ${count}.`,

  'no-option': ({ name: option }) => `Non esiste l'opzione '${option}'.`,
  'option-value': ({ values }) =>
    `qui serve uno fra ${values.map((value) => JSON.stringify(value)).join(', ')}.`,
  nameless: ({ unit }) => `L'unità ${unit} deve avere un nome.`,
  'nobody-sits': ({ side }) => `Nessuno siede dalla parte del ${nouns.side[side]}.`,
  'last-turn': ({ turn }) => `La battaglia finisce con il turno ${turn}.`,
  strength: () => "L'esercito ha più unità di quante ne avesse all'inizio.",
  mover: ({ unit }) => `L'unità ${unit} non è della parte che muove.`,
  nowhere: ({ unit }) => `${name(unit)}: non ha una zona, ed è tardi per schierarsi.`,
  room: ({ room, waiting }) => `C'è posto per schierare ${unità(room)}, non ${waiting}.`,
  'commander-room': ({ side }) =>
    `Non c'è zona di schieramento da cui il comandante ${nouns.side[side]} possa cominciare.`,

  'terrain-at-most': ({ most, terrain }) =>
    `Su un tavolo le zone di questo tipo (${nouns.terrain[terrain]}) sono al più ${most}.`,
  'no-zone': ({ zone }) => `Non esiste una zona ${zone} in cui mettere terreno.`,
  'terrain-twice': ({ zone }) => `La zona ${zone} ha due volte lo stesso terreno.`,
  'no-column': ({ column }) => `Non esiste una colonna ${column} per una zona di riserva.`,
  'reserve-twice': () => "Dietro una colonna c'è al più una zona di riserva.",
  'no-edge': ({ a, b }) => `Fra le zone ${a} e ${b} non c'è un bordo per una scarpata.`,
  'escarped-all-round': ({ zone }) => `La zona ${zone} ha scarpate su più di tre lati.`,
  'wrong-number': ({ unit, calls }) => `L'unità ${unit} si dà il numero ${calls}.`,
  'most-stands': ({ unit, kind, most, count }) =>
    `${name(unit)} (${nouns.kind[kind]}): può avere al più ${basi(most)}, non ${count}.`,
  'foreign-stands': ({ unit, kind }) =>
    `${name(unit)} (${nouns.kind[kind]}): ha basi che non può avere.`,
  'dragoons-dismount': ({ unit }) => `${name(unit)}: solo i dragoni smontano da cavallo.`,
  'no-reserve-zone': ({ unit }) => `${name(unit)}: è in una zona di riserva che non esiste.`,
  'off-table': ({ unit, zone }) => `${name(unit)}: la zona ${zone} non è sul tavolo.`,
  'commander-off-table': ({ side }) => `Il comandante ${nouns.side[side]} non è sul tavolo.`,
  'commander-in': ({ side, terrain }) =>
    `Il comandante ${nouns.side[side]} non può stare qui: ${nouns.terrain[terrain]}.`,
  crowded: ({ side, count, limit }) =>
    `Il ${nouns.side[side]} ha ${unità(count)} in una zona; il limite è ${limit}.`,
  'nobody-engaged': ({ by, with: other }) => `Non ci sono unità ${by} e ${other} in mischia.`,
  'no-enemy': ({ unit }) => `${name(unit)}: è in mischia con chi non è un nemico nella sua zona.`,
  'two-on-face': ({ unit }) => `${name(unit)}: ha due nemici sullo stesso lato.`,
}
