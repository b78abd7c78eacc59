import { afvNouns, afvWords, zoneName, type Facing, type ZoneId } from '@grognard/rules-afv'
import type { Translated } from '@grognard/toolkit'
import type { Because } from './because.ts'
import type { en } from './en.ts'

const nouns = afvNouns.it
const place = ({ zone, columns }: { zone: ZoneId; columns: number }): string =>
  zoneName('it', { columns }, zone)
const stands = (n: number): string => n.toFixed(1).replace('.', ',')
const facing = (way: Facing): string => nouns.facing[way]
const name = (proper: string): string => afvWords.it.name(proper)

const ROLES: { readonly [role in Because['deploys']['role']]: string } = {
  line: 'fanteria in linea',
  wing: "cavalleria all'ala",
  guns: 'cannoni dietro il centro',
  reserve: 'una riserva',
}

const TASKS: { readonly [task in Because['moves']['task']]: string } = {
  take: 'da prendere',
  hold: 'da tenere',
  screen: 'a copertura del fianco',
  reserve: 'come riserva',
  none: 'in mancanza di meglio',
}

const CHANGES: { readonly [why in Because['moves']['changed']]: string } = {
  kept: '',
  first: '',
  done: '; il compito di prima è assolto',
  hopeless: '; il compito di prima era senza speranza',
  better: '; meglio del compito di prima',
  ground: '; ora conta il terreno',
}

const GAINS: { readonly [gain in Because['moves']['gain']]: string } = {
  objectives: 'per il terreno che guadagna',
  strength: 'per logorare il nemico',
  breaking: 'per portare il nemico più vicino al crollo',
  odds: 'perché lì le probabilità sono buone',
  melee: 'perché alla lunga il combattimento va bene',
  support: 'per appoggiare chi combatte lì',
  fire: 'per il fuoco che dà e che riceve',
  exposure: 'perché era troppo esposta',
  command: 'per essere agli ordini del comandante',
  reserves: 'per tenere una riserva',
  task: 'come dicono i suoi ordini',
  none: 'vale quanto il resto',
}

/** Why a player of A Fine Victory! did what it did, in Italian. */
export const it: Translated<typeof en> = {
  'lets-enemy-begin': () => 'Il nemico schiera per primo, e mostra che cosa vuole fare.',
  deploys: ({ unit, role, ...at }) => `${name(unit)} si schiera: ${place(at)}; ${ROLES[role]}.`,
  'commander-placed': (at) => `Il comandante si mette dove ha più unità: ${place(at)}.`,
  fires: ({ shots, loss }) =>
    `${shots === 1 ? '1 unità spara' : `${shots} unità sparano`}; il nemico può aspettarsi di perdere ${stands(loss)} basi.`,
  'fires-all': ({ shots }) =>
    shots === 0 ? 'Nessuno ha un bersaglio.' : `Spara chiunque possa: ${shots}.`,
  'holds-fire': () => 'Nessun tiro che possa servire.',
  allots: ({ unit, target }) => `${name(unit)} attacca ${name(target)} con tutto ciò che ha.`,
  'allots-nothing': () => "Ogni unità attacca l'unico nemico che tocca.",
  rethrows: ({ dice }) =>
    dice === 0
      ? 'Nessun dado mancato da ritirare.'
      : `Si ritirano ${dice} dei dadi che hanno mancato.`,
  'commander-throws': ({ hits, mean }) =>
    `Colpi a segno: ${hits}, meno dei ${stands(mean)} attesi; il comandante fa ritirare.`,
  'commander-keeps': ({ hits, mean }) =>
    `Colpi a segno: ${hits}, non peggio dei ${stands(mean)} attesi; il tiro resta.`,
  removes: ({ unit, leaves }) =>
    leaves
      ? `${name(unit)} si serve delle perdite per staccarsi dal nemico.`
      : `${name(unit)} perde ciò di cui ha meno bisogno.`,
  reacts: ({ unit, enemy, reaction, own, other }) =>
    `${name(unit)}, contro ${name(enemy)}: ${nouns.reaction[reaction]}; perdita attesa ${stands(own)} contro ${stands(other)}.`,
  'reacts-plainly': ({ unit, enemy, reaction }) =>
    `${name(unit)}, contro ${name(enemy)}: ${nouns.reaction[reaction]}.`,
  'attacks-plainly': ({ unit, enemy, friends, enemies }) =>
    `${name(unit)} ingaggia ${name(enemy)}: qui siamo ${friends} contro ${enemies}.`,
  'lets-pass': ({ enemy }) => `Si lascia venire ${name(enemy)}: nessuna reazione è migliore.`,
  rallies: ({ unit, way }) => `${name(unit)} si riordina, fronte ${facing(way)}.`,
  'presses-on': ({ unit, enemy }) => `${name(unit)} incalza ${name(enemy)}.`,
  engages: ({ unit, enemy, own, other }) =>
    `${name(unit)} ingaggia ${name(enemy)}: perdita attesa ${stands(own)} basi contro ${stands(other)} del nemico.`,
  marches: ({ unit, ...at }) => `${name(unit)} si dirige qui: ${place(at)}.`,
  moves: ({ unit, action, task, changed, gain, own, before, ...at }) =>
    `${name(unit)}: ${nouns.action[action]}, ${GAINS[gain]} (${place(at)}, ${TASKS[task]}${CHANGES[changed]}); perdita attesa ${stands(own)} contro ${stands(before)} dov'era.`,
  forms: ({ unit }) => `${name(unit)} prende formazione contro chi ha vicino.`,
  'draws-back': ({ unit, stands: left }) =>
    `A ${name(unit)} restano ${left} basi: viene ritirata indietro.`,
  'commander-rides': (at) => `Il comandante cavalca dove serve: ${place(at)}.`,
  ends: ({ left }) =>
    left === 0 ? 'È stato fatto tutto.' : `Le altre ${left} unità stanno bene dove sono.`,
}
