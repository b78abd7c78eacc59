import type { Numbers } from '../../numbers.ts'
import type { SectionText } from '../outline.ts'

export const specials = (f: Numbers): SectionText<'specials'> => ({
  title: 'Regole speciali delle unità',
  entries: {
    battery: {
      title: 'Batteria',
      says: [
        `Ritira gli 1 quando spara come attaccante principale e non ha perdite. Possono appoggiarla fino a ${f.battery.guns} batterie, se sono tutte della sua brigata ed entro ${f.battery.near}".`,
      ],
    },
    canister: {
      title: 'Mitraglia',
      says: [
        `Fino a ${f.canister}" e nel suo arco: +2 al valore, di fuoco e di mischia, e conta come 2 unità quando dà supporto.`,
      ],
      asRead: [
        'Non per l’artiglieria aggiogata. Conta come 2 per ciò che aggiunge e per il limite di chi appoggia.',
      ],
    },
    carbines: {
      title: 'Carabine',
      says: [
        `Questa cavalleria può fare schermaglia con un valore di fuoco di ${f.carbine.fire} fino a ${f.carbine.range}".`,
      ],
      asRead: ['In questi numeri c’è già tutto: non si dimezza ancora.'],
    },
    musketry: {
      title: 'Moschetteria disciplinata',
      says: ['In linea e come attaccante principale ritira gli 1, nel fuoco e in mischia.'],
    },
    elan: {
      title: 'Slancio',
      says: ['In colonna d’attacco e come attaccante principale ritira gli 1 in mischia.'],
    },
    headstrong: {
      title: 'Impetuosa',
      says: [
        'Se il bersaglio della sua mischia va in rotta o ripiega, e vede un altro nemico che può raggiungere, deve assaltare di nuovo e combattere una seconda volta, con -1 al valore. Poi si ferma.',
      ],
      asRead: [
        'Anche per un’unità che ha risposto, una volta per fase. Il secondo nemico può aver già combattuto, e risponde di nuovo.',
      ],
    },
    heavyCavalry: {
      title: 'Cavalleria pesante',
      says: [
        'Come attaccante principale ritira gli 1 in mischia, salvo che il bersaglio sia in copertura.',
      ],
    },
    horseArtillery: {
      title: 'Artiglieria a cavallo',
      says: [
        `Muove di ${f.horseGuns.limbered}" aggiogata e di ${f.horseGuns.unlimbered}" schierata, cambia formazione prima e dopo il movimento, e agisce anche se ha sparato.`,
        `La fanteria la assalta solo da entro ${f.horseGuns.stormedWithin}".`,
      ],
    },
    lightCavalry: {
      title: 'Cavalleria leggera',
      says: [`Ha Ordine sparso, e +${f.messenger.light} ai test dei messaggeri.`],
    },
    lightInfantry: {
      title: 'Fanteria leggera',
      says: [
        'Ha Ordine sparso e Fuoco di schermaglia. Dentro un terreno difendibile dimezza le perdite da fuoco, e può occuparne uno dopo un movimento o un ripiegamento.',
        `Un distaccamento, o un’unità di una brigata di sola fanteria leggera, ha +${f.messenger.light} ai test dei messaggeri.`,
      ],
    },
    militia: {
      title: 'Milizia',
      says: [
        'Non muove nella fase in cui cambia formazione. In linea non aggiunge nulla del fuoco al valore di mischia.',
      ],
    },
    openOrder: {
      title: 'Ordine sparso',
      says: [
        `Da 1 a ${f.open.most} ranghi con intervalli. Le perdite da fuoco si dimezzano; così il suo fuoco con ${f.open.deep} ranghi o più. La fanteria muove di ${f.open.infantry}", la cavalleria di ${f.open.cavalry}", e la fanteria leggera non bada al terreno accidentato.`,
        'Mischia: -1 fuori da copertura, e il suo supporto aggiunge solo 1. Passa attraverso amici di qualsiasi brigata che sono in ordine sparso.',
      ],
      asRead: [
        'L’intervallo stampato è guasto: qui mezzo pollice, o ciò che dice l’opzione. Un rango può avere quanti modelli si vuole.',
      ],
    },
    rockets: {
      title: 'Razzi',
      says: [
        'Sparano a ogni nemico, non solo al più vicino. Se essi o il bersaglio sono su una collina, gli amici che non ci sono non lo nascondono. -1 per colpire in ogni tiro a cui partecipano.',
      ],
      asRead: [
        'Il -1 conta una volta. Dove gli amici li nascondono al bersaglio, lo prendono d’infilata.',
      ],
    },
    skirmishers: {
      title: 'Fuoco di schermaglia',
      says: [
        `Può sparare con i soli tiratori: metà del valore di fuoco, ${f.skirmish}" in più di gittata, e dopo qualsiasi azione tranne l’assalto.`,
        'Appoggiano solo chi fa anch’esso schermaglia.',
      ],
    },
    slow: {
      title: 'Lenta',
      says: [`Muove di ${f.slow.limbered}" aggiogata e di ${f.slow.unlimbered}" schierata.`],
    },
    square: {
      title: 'Quadrato',
      says: [
        `Forma il quadrato, o lo scioglie, in un’azione senza movimento. Muove di ${f.square}" e non assalta. Il suo fuoco si dimezza, la sua mischia ha +1. L’artiglieria che gli spara ha +1. Se perde una mischia, va in rotta.`,
        'La cavalleria che tocca quadrati tira un dado prima dei combattimenti, +2 se tutti quei quadrati sono scossi.',
      ],
      table: {
        head: ['Dado', 'La cavalleria'],
        rows: [
          ['da 1 a 3', 'subisce 1 perdita e ripiega'],
          ['4 o 5', 'ripiega'],
          ['6 o più', 'resta e combatte'],
        ],
      },
      asRead: ['La cavalleria dentro un elemento non tira.'],
    },
  },
})
