import type { Face } from '../../battle.ts'
import type { Refusals } from '../en/refusals.ts'
import { zoneIn } from '../zone.ts'
import { name } from './names.ts'
import { nouns } from './nouns.ts'

// After a unit's name and a colon the sentence speaks of 'the unit', whatever the name's gender.

const called = (unit: string | number): string =>
  typeof unit === 'number' ? `Unità ${unit}` : name(unit)
const basi = (count: number): string => (count === 1 ? '1 base' : `${count} basi`)
const unità = (count: number): string => `${count} unità`

const zoneOf = zoneIn(nouns)

const SU: { readonly [face in Face]: string } = {
  front: 'sul fronte',
  left: 'sul fianco sinistro',
  right: 'sul fianco destro',
  rear: 'a tergo',
}

export const refusals: Refusals = {
  action: ({ unit, kind, action }) =>
    `${name(unit)}: non può ${nouns.action[action]}, non è fra le sue azioni (${nouns.kind[kind]}).`,
  'fired-guns': ({ unit }) => `${name(unit)}: ha sparato in questo turno, e può solo girare.`,
  'dragoons-only': ({ unit }) =>
    `${name(unit)}: non può, solo i dragoni montano e smontano da cavallo.`,
  'mounted-so': ({ unit, dismounted }) =>
    dismounted ? `${name(unit)}: è già a piedi.` : `${name(unit)}: è già a cavallo.`,
  'mounts-again': ({ unit }) =>
    `${name(unit)}: era a cavallo quando è stata scelta, e montare non è fra le sue due azioni.`,
  'engaged-mounts': ({ unit }) => `${name(unit)}: è in mischia, e lì non si monta e non si smonta.`,
  'mounted-disengage': ({ unit }) => `${name(unit)}: non può sganciarsi, lo fa solo la cavalleria.`,
  'must-disengage': ({ unit }) => `${name(unit)}: deve prima sganciarsi.`,
  engaged: ({ unit }) => `${name(unit)}: è in mischia e non fa nulla.`,
  'faces-there': ({ unit }) => `${name(unit)}: guarda già da quella parte.`,
  defensive: ({ unit }) => `${name(unit)}: in formazione difensiva non si muove e non gira.`,
  same: ({ unit }) => `${name(unit)}: è già disposta così.`,
  'faces-anew': ({ unit }) =>
    `${name(unit)}: sceglie di nuovo dove guardare solo chi lascia la formazione difensiva.`,
  edge: ({ unit }) => `${name(unit)}: davanti non c'è nessuna zona.`,
  escarpment: ({ unit }) => `${name(unit)}: una scarpata sbarra la strada.`,
  'only-action': ({ unit, terrain }) =>
    `${name(unit)}: ha già compiuto un'azione, e qui (${nouns.terrain[terrain]}) la cavalleria entra solo come unica azione.`,
  full: ({ unit, limit }) =>
    `${name(unit)}: lì non c'è posto per più di ${unità(limit)} di una parte.`,
  free: ({ unit }) => `${name(unit)}: non è in mischia.`,
  'from-mounted': ({ unit, enemy }) =>
    `${name(unit)}: è in mischia con ${name(enemy)}, e dalla cavalleria non ci si sgancia.`,
  surrounded: ({ unit }) => `${name(unit)}: è in mischia su tutti e quattro i lati.`,
  'not-to-move': ({ unit }) => `${called(unit)}: non spetta a voi muoverla.`,
  gone: ({ unit }) => `${name(unit)}: ha lasciato la battaglia.`,
  moved: ({ unit }) => `${name(unit)}: è già stata scelta in questa fase.`,
  'one-action': ({ unit, terrain }) =>
    `${name(unit)}: compie una sola azione, come ogni cavalleria che è in un terreno simile (${nouns.terrain[terrain]}), vi entra o ne esce.`,
  acted: ({ unit }) => `${name(unit)}: ha già compiuto un'azione, e dopo non si ingaggia.`,
  'acted-reserve': ({ unit }) =>
    `${name(unit)}: ha già compiuto un'azione, e dopo non si usano le riserve.`,
  'in-reserve': ({ unit }) => `${name(unit)}: è in riserva.`,
  rear: ({ unit }) => `${name(unit)}: non è nella propria retrovia, da cui si lascia il campo.`,
  'no-reserve-behind': ({ unit }) => `${name(unit)}: alle sue spalle non c'è riserva.`,
  'engaged-stays': ({ unit }) => `${name(unit)}: è in mischia.`,
  'on-table': ({ unit }) => `${name(unit)}: è già in campo.`,
  'other-reserve': ({ unit }) => `${name(unit)}: è già in quella zona di riserva.`,
  'no-reserve': ({ column }) => `Dietro la colonna ${column} non c'è una zona di riserva.`,
  'entry-formation': ({ unit }) =>
    `${name(unit)}: entra in formazione d'attacco o in ordine sparso.`,
  command: ({ unit }) =>
    `${name(unit)}: non è nella zona del suo comandante, e solo da lì ci si ritira.`,
  lost: () => "Il comandante non c'è più.",
  'commander-steps': () => 'Un comandante si sposta in una delle otto zone intorno.',
  'commander-ground': ({ terrain }) => `Nessun comandante entra qui: ${nouns.terrain[terrain]}.`,

  'engage-first': ({ unit }) =>
    `${name(unit)}: va ingaggiata per prima, nessuno l'ha ancora fatto.`,
  'engaged-already': ({ unit }) => `${name(unit)}: è già in mischia.`,
  'guns-engage': ({ unit }) => `${name(unit)}: l'artiglieria non ingaggia nessuno.`,
  'defensive-engages': ({ unit }) => `${name(unit)}: in formazione difensiva non si ingaggia.`,
  'no-enemy-there': ({ unit }) => `${called(unit)}: non è un nemico.`,
  'same-zone': ({ unit, target }) =>
    `${name(target)}: non è nella zona di ${name(unit)}, e si ingaggia solo lì.`,
  faces: ({ unit }) => `${name(unit)}: è già ingaggiata su ogni lato.`,
  'pikes-needed': ({ unit, target, pikes, face }) =>
    `${name(unit)}: delle due basi di picchieri che servono contro la cavalleria ne ha ${pikes}, e toccherebbe ${name(target)} ${SU[face]}, non a tergo.`,
  'flank-by-facing': ({ unit, target, face, flank }) =>
    `${name(unit)}: non tocca ${name(target)} ${SU[flank]}; per come guardano, tocca ${SU[face]}.`,
  'flank-by-priority': ({ unit, target, face, flank }) =>
    `${name(unit)}: non tocca ${name(target)} ${SU[flank]}; c'è posto ${SU[face]}, e viene prima.`,

  split: ({ unit }) => `${called(unit)}: spara contro un solo bersaglio.`,
  firer: ({ unit }) => `${called(unit)}: non spetta a voi farla sparare.`,
  'reserve-fires': ({ unit }) => `${name(unit)}: è in riserva, e da lì non si spara.`,
  arms: ({ unit }) =>
    `${name(unit)}: non ha nulla con cui sparare; sparano solo moschetti, dragoni a piedi e cannoni.`,
  fired: ({ unit }) => `${name(unit)}: ha già sparato in questo turno.`,
  fights: ({ unit }) => `${name(unit)}: è in mischia, e combatte anziché sparare.`,
  'reserve-target': ({ unit }) => `${name(unit)}: è in riserva, e lì non si spara.`,
  'engaged-target': ({ unit }) => `${name(unit)}: è in mischia, e nella mischia non si spara.`,
  range: ({ unit, target, reach, away }) =>
    `${name(target)}: è a ${away === 1 ? '1 zona' : `${away} zone`} da ${name(unit)}, che tira ${reach === 0 ? 'solo nella propria zona' : 'al più a 1 zona'}.`,
  'no-dice': ({ unit, target, dice, less }) =>
    `${name(unit)}: contro ${name(target)} non tirerebbe dadi; ${dice} in partenza, ${less} in meno.`,
  spread: ({ unit, target, fewer, more }) =>
    `Prima di sparare ancora contro ${name(target)} va preso di mira ${name(unit)}: i tiri sono ${more} e ${fewer}.`,

  'enemies-once': ({ unit }) => `${name(unit)}: i suoi nemici vanno assegnati una volta sola.`,
  'no-choice': ({ unit }) => `${called(unit)}: non ha nemici fra cui scegliere.`,
  'each-enemy-once': ({ unit }) =>
    `${name(unit)}: attacca al più una volta ogni nemico con cui è in mischia.`,
  'all-stands': ({ unit, stand, given, has }) =>
    `${name(unit)}: attaccano tutte le basi, e di ${nouns.stands(has, stand)} ne sono assegnate ${given}.`,
  'no-such-stands': ({ unit }) => `${name(unit)}: non ha basi simili.`,
  'rethrown-at-most': ({ most, picked }) =>
    most === 1
      ? `Si ritira al più 1 dado, non ${picked}.`
      : `Si ritirano al più ${most} dadi, non ${picked}.`,
  'no-such-dice': ({ last }) => `Ci sono i dadi da 0 a ${last}, ciascuno una volta.`,
  'no-such-attack': ({ unit }) => `${called(unit)}: non è un suo attacco.`,

  'stands-to-lose': ({ unit }) => `${name(unit)}: non ha basi simili da perdere.`,
  'loses-count': ({ unit, count, given }) => `${name(unit)}: perde ${basi(count)}, non ${given}.`,
  files: ({ unit, files, may }) =>
    `${name(unit)}: dopo non può stare su un fronte di ${files}, solo di ${may.join(' o ')}.`,
  contact: ({ unit, face, stands, count }) =>
    `${name(unit)}: tocca il nemico ${SU[face]} con ${basi(stands)}, e perderne ${count} non rompe il contatto.`,
  'no-contact': ({ unit, face }) =>
    `${name(unit)}: ${SU[face]} non c'è nessun contatto da rompere.`,

  compulsory: ({ unit, guns }) =>
    guns ? `${name(unit)}: deve sparare.` : `${name(unit)}: deve controcaricare o ripiegare.`,
  'nobody-moves': () => "Non c'è nessun movimento a cui reagire.",
  'cannot-react': ({ unit }) => `${called(unit)}: non spetta a voi farla reagire.`,
  reacted: ({ unit }) => `${name(unit)}: ha già reagito in questa fase, e lo si fa una volta sola.`,
  'react-engaged': ({ unit }) => `${name(unit)}: è in mischia, e non reagisce.`,
  'mover-engaged': ({ enemy }) => `${name(enemy)}: è in mischia, e non vi si reagisce.`,
  'react-elsewhere': ({ unit, enemy }) =>
    `${name(unit)}: non è nella zona di ${name(enemy)}, e reagisce solo lì.`,
  'not-engaging': ({ enemy }) =>
    `${name(enemy)}: non ingaggia nessuno, e si reagisce così solo a chi lo fa.`,
  'not-the-target': ({ unit }) => `${name(unit)}: nessuno la sta ingaggiando.`,
  'mounted-intercept': ({ unit }) => `${name(unit)}: non intercetta, lo fa solo la cavalleria.`,
  'target-intercepts': ({ unit }) =>
    `${name(unit)}: non intercetta, è proprio lei a essere ingaggiata.`,
  'ground-intercept': ({ unit, terrain }) =>
    `${name(unit)}: non intercetta, in un terreno simile (${nouns.terrain[terrain]}) nessuno lo fa.`,
  'guns-support': ({ unit }) =>
    `${name(unit)}: non dà fuoco di appoggio, lo fa solo l'artiglieria.`,
  'supports-itself': ({ unit }) => `${name(unit)}: appoggia un'altra unità, non sé stessa.`,
  'mounted-counter-charge': ({ unit }) =>
    `${name(unit)}: non controcarica, lo fa solo la cavalleria.`,
  'mounted-recoil': ({ unit }) => `${name(unit)}: non ripiega, lo fa solo la cavalleria.`,
  'guns-meet-mounted': ({ unit, enemy }) =>
    `${name(unit)}: non spara contro ${name(enemy)}; i cannoni rispondono così solo alla cavalleria.`,
  'foot-fire': ({ unit }) => `${name(unit)}: non spara, lo fanno solo la fanteria e i cannoni.`,
  'foot-meet-foot': ({ unit, enemy }) =>
    `${name(unit)}: non spara contro ${name(enemy)}; la fanteria spara così solo contro la fanteria.`,
  'defensive-already': ({ unit }) => `${name(unit)}: è già in formazione difensiva.`,
  'evade-foot': ({ unit }) => `${name(unit)}: non si sottrae, lo fa solo la fanteria.`,
  'evade-from-foot': ({ unit, enemy }) =>
    `${name(unit)}: non si sottrae a ${name(enemy)}, lo si fa solo alla fanteria.`,
  'evade-open-order': ({ unit }) => `${name(unit)}: non si sottrae, non è in ordine sparso.`,
  'flee-gallopers': ({ unit }) => `${name(unit)}: non fugge, lo fanno solo i pezzi leggeri.`,
  'flee-from-foot': ({ unit, enemy }) =>
    `${name(unit)}: non fugge da ${name(enemy)}, lo si fa solo dalla fanteria.`,
  'nearest-reserve': ({ unit, nearest, columns }) =>
    `${name(unit)}: va nella zona di riserva più vicina che abbia posto, ${nearest.map((zone) => zoneOf({ zone, columns })).join(' o ')}.`,
  'no-reserve-room': ({ unit, limit }) =>
    `${name(unit)}: nessuna zona di riserva ha posto, ne tengono al più ${limit} per parte.`,

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
  'placed-already': ({ unit }) => `${name(unit)}: è già schierata.`,
  'start-formation': ({ unit }) =>
    `${name(unit)}: comincia in formazione d'attacco o in ordine sparso.`,
  'not-there': ({ unit }) =>
    `${name(unit)}: comincia nella retrovia della propria parte, o in riserva.`,
  'not-there-yet': ({ unit, room }) =>
    `${name(unit)}: lì non si può ancora schierare, nelle zone di schieramento c'è posto per ${unità(room)}.`,
  'commander-start': () => 'Un comandante comincia in una delle proprie zone di schieramento.',

  'more-pikes': ({ pikes, foot }) =>
    `Un esercito ha più unità di picche e moschetti che di fanti; questo ne ha ${pikes} e ${foot}.`,
  'two-heavy': ({ count }) =>
    `Un esercito ha al più due unità di cavalleria pesante; questo ne ha ${count}.`,
  'no-unit': ({ number }) => `Non c’è nessuna unità numero ${number}.`,
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
  'contact-guns': ({ unit, enemy }) =>
    `${name(unit)}: non può avere ingaggiato ${name(enemy)}, l'artiglieria non ingaggia nessuno.`,
  'contact-defensive': ({ unit, enemy }) =>
    `${name(unit)}: non può avere ingaggiato ${name(enemy)}, in formazione difensiva non si ingaggia.`,
  'contact-twice': ({ unit, enemy }) => `${name(unit)} e ${name(enemy)}: si toccano due volte.`,
  'contact-face': ({ unit, enemy, face, met }) =>
    `${name(unit)}: non può toccare ${name(enemy)} ${SU[face]}; per come guardano, lo tocca ${SU[met]}.`,
}
