import type { Translated } from '@grognard/toolkit'
import type { FormationKind } from '../../formation.ts'
import type { moveEvents as events, moveRefusals as refusals } from '../en/move.ts'
import { UNSEEN } from './fire.ts'
import { called, inches, joined, listed, modelli, named } from './grammar.ts'
import { name, place } from './names.ts'
import { special } from './specials.ts'

type Went = Parameters<(typeof events)['moves']>[0]['how']
type Purpose = Parameters<(typeof refusals)['way-ends-near']>[0]['purpose']

const INTO: { readonly [kind in FormationKind]: string } = {
  'march column': 'in colonna di marcia',
  line: 'in linea',
  'attack column': "in colonna d'attacco",
  'open order': 'in ordine sparso',
  square: 'in quadrato',
  limbered: 'aggiogata',
  unlimbered: 'schierata',
}

const WENT: { readonly [how in Went]: string } = {
  move: 'muove di',
  double: 'a passo doppio per',
  retreat: 'ripiega di',
  assault: "va all'assalto per",
}

/** What one keeps away from enemies for: the sentence of an end that is too near. */
const ENDS: { readonly [purpose in Purpose]: string } = {
  move: 'deve fermarsi',
  retreat: 'deve finire il ripiegamento',
  double: 'deve finire il passo doppio',
  reform: 'deve cambiare formazione',
  exit: 'deve schierarsi',
  assault: 'deve fermarsi',
}

export const moveEvents: Translated<typeof events> = {
  moves: ({ unit, how, hundredths, distance, crossed }) =>
    `${name(unit)}: ${WENT[how]} ${inches(hundredths)} su ${distance.value}"${crossed.length > 0 ? `, passando ${listed(crossed.map(place))}` : ''}.`,
  reforms: ({ unit, into }) => `${name(unit)}: cambia formazione, ora è ${INTO[into]}.`,
  assaults: ({ unit, foes }) => `${name(unit)}: è a contatto con ${named(foes)}.`,
  occupies: ({ unit, feature }) => `${name(unit)}: occupa ${place(feature)}.`,
  exits: ({ unit, feature, into }) =>
    `${name(unit)}: esce ${joined('da', feature)} e si dispone ${INTO[into]}.`,
  'moved-over': ({ unit, leader }) => `${name(leader)}: si toglie dal cammino di ${name(unit)}.`,
  'leader-taken': ({ leader }) => `${name(leader)}: non ha più dove andare e lascia il campo.`,
  'retreat-barred': ({ unit }) => `${name(unit)}: deve ripiegare, e la strada è chiusa.`,
}

export const moveRefusals: Translated<typeof refusals> = {
  'order-not-on-table': ({ unit }) => `${called(unit)}: non è in campo.`,
  'inside-must-exit': ({ unit, feature }) =>
    `${name(unit)}: occupa ${place(feature)}, e prima deve uscirne.`,
  'way-too-winding': ({ unit, most }) => `${name(unit)}: il percorso ha più di ${most} tratti.`,
  'file-column': ({ unit }) =>
    `${unit} non è in colonna di marcia: solo una colonna segue la testa.`,
  'file-or-through': ({ unit }) =>
    `${unit} segue la testa o passa per un varco, non entrambe le cose insieme.`,
  'file-short': ({ unit, least }) =>
    `La testa di ${unit} avanza di almeno ${inches(least)} prima di voltare ancora o fermarsi.`,
  'file-looks': ({ unit }) => `La testa di ${unit} guarda dove va.`,
  'file-back': ({ unit }) =>
    `La testa di ${unit} non può voltare di più di un angolo retto alla volta.`,
  'through-places': ({ unit, most, places }) =>
    `${unit} passa per un varco indicando da 1 a ${most} punti, non ${places}.`,
  'bends-odd': ({ unit }) =>
    `${unit} non può essere piegata così: le pieghe sono una dietro l'altra, ciascuna di un angolo retto al più.`,
  'bent-off-road': ({ unit, ranks }) =>
    `${unit} può terminare piegata solo dove la strada piega sotto di lei: ${ranks === 1 ? '1 sua riga è' : `${ranks} sue righe sono`} fuori strada.`,
  'way-off-table': ({ unit }) => `${name(unit)}: uscirebbe dal tavolo.`,
  'way-impassable': ({ unit, ground }) => `${name(unit)}: non può passare ${place(ground)}.`,
  'way-through-defendable': ({ unit, ground }) =>
    `${name(unit)}: attraverso ${place(ground)} non si muove; vi si entra soltanto occupando.`,
  'way-too-long': ({ unit, distance, over }) =>
    `${name(unit)}: muove al più di ${distance}", e così sono ${inches(over)} di troppo.`,
  'way-through-friend': ({ unit, other, brigade, foes }) =>
    `${name(unit)}: non può passare attraverso ${name(other)}, che ${foes.length > 0 ? `è a contatto con ${named(foes)}` : `è di un'altra brigata (${name(brigade)})`}.`,
  'way-ends-at-friend': ({ unit, other }) =>
    `${name(unit)}: finirebbe a contatto con ${name(other)}.`,
  'way-near-enemy': ({ unit, other, inches: least, margin }) =>
    `${name(unit)}: deve tenersi ad almeno ${least}" da ${name(other)}, ed è troppo vicina di ${inches(margin)}.`,
  'way-through-enemy': ({ unit, other }) =>
    `${name(unit)}: non può passare attraverso il nemico (${name(other)}).`,
  'way-nearer': ({ unit, other, near }) =>
    `${name(unit)}: può allontanarsi da ${name(other)}, ma non avvicinarsi: ne sarebbe a ${inches(near)}.`,
  'way-touches-holder': ({ unit, other }) =>
    `${name(unit)}: toccherebbe il terreno occupato da ${name(other)}, e solo un assalto può farlo.`,
  'way-ends-near': ({ unit, other, purpose, beyond, inches: least, margin }) =>
    `${name(unit)}: ${ENDS[purpose]} ${beyond ? 'a più di' : 'ad almeno'} ${least}" da ${name(other)}, ed è troppo vicina di ${inches(margin)}.`,

  'reform-near': ({ unit, other, near, beyond }) =>
    `${name(unit)}: è a ${inches(near)} da ${name(other)}; per cambiare formazione ci vogliono più di ${beyond}".`,
  'reform-moves': ({ unit, off }) =>
    `${name(unit)}: deve cambiare formazione attorno al modello al centro del rango frontale, e così è fuori posto di ${inches(off)}.`,
  'reform-far': ({ unit, far, most }) =>
    `${name(unit)}: così non può cambiare formazione; qualche modello dovrebbe andare per ${inches(far)}, e nessuno va oltre ${most}".`,
  'reform-twice': ({ unit }) =>
    `${name(unit)}: cambia formazione o prima di muovere o dopo, non tutte e due le volte.`,
  'reform-standing': ({ unit, rule }) =>
    `${name(unit)}: se cambia formazione così non può anche muovere (${special(rule)}).`,

  'double-near': ({ unit, other, near, beyond }) =>
    `${name(unit)}: è a ${inches(near)} da ${name(other)}; per andare a passo doppio deve partire a più di ${beyond}".`,

  'way-doubles-near': ({ unit, other, beyond, margin }) =>
    `${name(unit)}: a passo doppio deve tenersi sempre a più di ${beyond}" da ${name(other)}, ed è troppo vicina di ${inches(margin)}.`,

  'retreat-out-of-arc': ({ unit, other }) =>
    `${name(unit)}: deve finire il ripiegamento nell'arco frontale di ${name(other)}.`,
  'retreat-possible': ({ unit }) =>
    `${name(unit)}: una via c'è, quella indicata o un'altra, e deve ripiegare.`,
  'retreat-other': ({ unit }) => `È un'altra a dover ripiegare: ${name(unit)}.`,

  'assault-from-inside': ({ unit, feature }) =>
    `${name(unit)}: occupa ${place(feature)}, e da lì non può assaltare.`,
  'assault-guns': ({ unit }) => `${name(unit)}: è artiglieria, e non può assaltare.`,
  'assault-engaged': ({ unit, others }) =>
    `${name(unit)}: è a contatto con ${named(others)}, e non può assaltare.`,
  'assault-barred': ({ unit, rule }) =>
    `${name(unit)}: così come sta non può assaltare (${special(rule)}).`,
  'assault-having-shot': ({ unit }) =>
    `${name(unit)}: ha sparato in questo turno, e non può assaltare.`,
  'assault-moves-first': ({ unit }) =>
    `${name(unit)}: può muovere prima dell'assalto solo con Attacco a sorpresa.`,
  'assault-nobody': ({ unit, other, far }) =>
    `${name(unit)}: non sarebbe a contatto con nessun nemico${other === null ? '' : `; il più vicino, ${name(other)}, sarebbe a ${inches(far)}`}.`,
  'assault-too-far': ({ unit, other, distance, far }) =>
    `${name(unit)}: muove al massimo di ${distance}", e ${name(other)} è a ${inches(far)}.`,
  'assault-unseen': ({ unit, other, ...unseen }) =>
    `${name(unit)}: da dove è partita non vedeva ${name(other)}; ${UNSEEN[unseen.hidden](unseen)}.`,
  'assault-few': ({ unit, other, figures, least }) =>
    `${name(unit)}: le servono ${modelli(least)} del rango frontale a contatto con ${name(other)}, e ne ha ${figures}.`,
  'assault-not-front': ({ unit, other, figures, least }) =>
    `${name(unit)}: parte davanti al fronte di ${name(other)}; del suo rango frontale deve toccare ${modelli(least)}, e ne tocca ${figures}.`,
  'assault-cavalry': ({ unit, other, within, far }) =>
    `${name(unit)}: per assaltare cavalleria deve partire a meno di ${within}" da ${name(other)}, e parte da ${inches(far)}.`,
  'assault-horse-guns': ({ unit, other, within, far }) =>
    `${name(unit)}: per assaltare ${name(other)} deve partire a non più di ${within}", e parte da ${inches(far)}.`,
  'assault-closer': ({ unit, other, near }) =>
    `${name(unit)}: deve assaltare ${name(other)}, il più vicino che può raggiungere, a ${inches(near)}.`,
  'assault-linear': ({ unit, others }) =>
    `${name(unit)}: in colonna assalta solo nemici in copertura, o oltre un ponte o un guado, e ${named(others)} non lo ${others.length === 1 ? 'è' : 'sono'}.`,
  'again-not-met': ({ unit, other }) =>
    `${name(unit)}: non sarebbe a contatto con ${typeof other === 'number' ? `l'unità ${other}` : name(other)}.`,

  'occupy-not-defendable': ({ feature }) => `Nessuno può occupare ${place(feature)}.`,
  'occupy-far': ({ unit, feature, within, far }) =>
    `${name(unit)}: per occupare ${place(feature)} deve trovarsi a meno di ${within}", ed è a ${inches(far)}.`,
  'occupy-full': ({ unit, other, feature }) =>
    `${name(unit)}: non può occupare ${place(feature)}; vi è già ${name(other)}.`,
  'occupy-after-move': ({ unit }) =>
    `${name(unit)}: non è fanteria leggera, e occupa un terreno invece di muovere.`,
  'exit-not-inside': ({ unit }) => `${name(unit)}: non occupa nessun terreno.`,
  'exit-just-entered': ({ unit, feature }) =>
    `${name(unit)}: ha occupato ${place(feature)} in questo turno, e vi resta.`,
  'exit-far': ({ unit, feature, within, far }) =>
    `${name(unit)}: uscendo ${joined('da', feature)} deve disporsi tutta a non più di ${within}", e arriverebbe a ${inches(far)}.`,
  'shift-not-connected': ({ unit, feature, from, border }) =>
    `${name(unit)}: da dove si trova (${place(from)}) non ha ${border}" di bordo in comune con ${place(feature)}.`,

  'over-no-unit': ({ leader }) => `${name(leader)}: non ha più unità da raggiungere.`,
  'over-far': ({ leader, other, within, far }) =>
    `${name(leader)}: deve mettersi a non più di ${within}" da ${name(other)}, e sarebbe a ${inches(far)}.`,
  'over-defendable': ({ leader, feature }) =>
    `${name(leader)}: non può mettersi ${joined('in', feature)}.`,
}
