import { italian } from '@grognard/toolkit'
import type { Reaction } from '../../asks/react.ts'
import type { Face } from '../../battle.ts'
import type { Tally } from '../../phases/tally.ts'
import { isReserve } from '../../table.ts'
import { STAND_TYPES } from '../../units/kinds.ts'
import type { Events, EventWords, OfZone, Thrown } from '../events.ts'
import { zoneIn } from '../zone.ts'
import { name } from './names.ts'
import { nouns } from './nouns.ts'

// After a unit's name and a colon the sentence speaks of 'the unit', whatever the name's gender.

const dadi = (n: number): string => italian.counted(n, 'dado', 'dadi')
const basi = (n: number): string => italian.counted(n, 'base', 'basi')
const colpi = (n: number): string =>
  n === 0 ? 'nessun colpo a segno' : n === 1 ? '1 colpo a segno' : `${n} colpi a segno`
const subiti = (n: number): string => italian.counted(n, 'colpo', 'colpi')
const shown = (faces: readonly number[]): string => (faces.length > 0 ? faces.join(' ') : 'nessuno')
const zoneOf = zoneIn(nouns)
const inZone = (data: OfZone): string =>
  isReserve(data.zone) ? `in ${zoneOf(data)}` : `in zona ${zoneOf(data)}`

const group = ({ stand, faces, value }: Thrown): string =>
  `${nouns.stand[stand]} ${shown(faces)} (serve ${value.value} o meno)`

function gone(stands: Events['removes']['stands']): string {
  const kinds = STAND_TYPES.flatMap((stand) => {
    const count = stands[stand] ?? 0
    return count > 0 ? [nouns.stands(count, stand)] : []
  })
  return kinds.join(' e ')
}

const ON: { readonly [face in Face]: string } = {
  front: 'sul fronte',
  left: 'sul fianco sinistro',
  right: 'sul fianco destro',
  rear: 'a tergo',
}

const contact = (faces: readonly Face[]): string =>
  faces.length === 0 ? '' : `, e rompe il contatto ${faces.map((face) => ON[face]).join(' e ')}`

const REACTIONS: { readonly [reaction in Reaction['react']]: string } = {
  'counter-charge': 'controcarica',
  recoil: 'ripiega',
  fire: 'fa fuoco mentre si avvicinano',
  form: 'prende in fretta la formazione difensiva, al prezzo di un colpo',
  evade: 'si sottrae',
  flee: 'fugge',
  intercept: 'esce a intercettare',
  support: 'dà fuoco di appoggio',
}

const RETHROWS: { readonly [by in Events['rethrows']['by']]: string } = {
  'afv:hth.overlap': 'dal fianco',
  'afv:hth.outflank': 'da tergo',
  'afv:hth.commander-rethrow': 'per ordine del comandante',
}

const UNTESTED: { readonly [why in Events['untested']['why']]: string } = {
  command: "c'è il comandante",
  joins: 'si unisce a chi è già in mischia',
  heavy: 'la cavalleria pesante intercetta senza',
}

const outOf = ({ side, lost, most }: Tally): string =>
  `il ${nouns.side[side]} ha perduto ${lost.value} unità, e ${most.value === 1 ? 'una è troppa' : `${most.value} sono troppe`}`

const tallied = (tally: Tally | null): string =>
  tally === null ? '; i cannoni non contano' : `; ${outOf(tally)}`

export const events: EventWords = {
  throws: ({ red, blue }) => `Il rosso tira ${red}, il blu ${blue}.`,
  initiative: ({ side }) => `L'iniziativa è del ${nouns.side[side]}.`,
  quality: ({ unit, quality, face }) =>
    `${name(unit)}: il dado dà ${face}, sono ${nouns.quality[quality]}.`,
  placed: (data) => `${name(data.unit)}: prende posto ${inZone(data)}.`,
  commander: (data) => `Il comandante ${nouns.side[data.side]} si porta ${inZone(data)}.`,
  fires: ({ unit, at, dice, needs, faces, hits }) =>
    `${name(unit)}: fuoco contro ${name(at)}, ${dadi(dice.value)}, serve ${needs.value} o meno; ${shown(faces)}: ${colpi(hits)}.`,
  attrition: ({ unit }) => `${name(unit)}: è in mischia e subisce un colpo.`,
  attacks: ({ unit, at, dice }) =>
    `${name(unit)}: attacco contro ${name(at)}, ${dice.map(group).join(', ')}.`,
  rethrows: ({ unit, at, dice, by, again }) =>
    `${name(unit)}: attacco contro ${name(at)} ripetuto ${RETHROWS[by]}, con ${dadi(again.length)} (prima ${shown(again)}); ora ${dice.map(group).join(', ')}.`,
  blows: ({ unit, at, hits }) => `${name(unit)}: ${colpi(hits.value)} contro ${name(at)}.`,
  loses: ({ unit, stands, leftover }) =>
    `${name(unit)}: perde ${basi(stands.value)} per ${subiti(2 * stands.value + leftover)}${leftover === 0 ? '' : `, di cui ${leftover} senza effetto`}.`,
  recovers: ({ unit, hits }) => `${name(unit)}: si riprende da ${subiti(hits)}.`,
  removes: ({ unit, stands, leave }) => `${name(unit)}: toglie ${gone(stands)}${contact(leave)}.`,
  routs: ({ unit, left, tally }) =>
    `${name(unit)}: è in rotta, ${left === 0 ? 'senza più basi' : left === 1 ? 'con una base sola' : `perché ${basi(left)} non trovano più una formazione`}${tallied(tally)}.`,
  withdraws: ({ unit, tally }) =>
    `${name(unit)}: riceve l'ordine di ritirarsi dalla battaglia${tallied(tally)}.`,
  changes: ({ unit, formation, facing }) =>
    `${name(unit)}: passa in ${nouns.formed(formation)}${facing === null ? '' : `, ${nouns.facing[facing]}`}.`,
  turns: ({ unit, facing }) => `${name(unit)}: gira ${nouns.facing[facing]}.`,
  mounts: ({ unit }) => `${name(unit)}: monta a cavallo.`,
  dismounts: ({ unit }) => `${name(unit)}: smonta da cavallo.`,
  moves: (data) => `${name(data.unit)}: muove ${inZone(data)}.`,
  disengages: ({ unit, hits }) =>
    `${name(unit)}: si sgancia${hits.value === 0 ? '' : ` e subisce ${subiti(hits.value)} da nemici in formazione d'attacco`}.`,
  enters: (data) => `${name(data.unit)}: viene dalla riserva ${inZone(data)}.`,
  shifts: (data) => `${name(data.unit)}: passa ${inZone(data)}.`,
  leaves: (data) => `${name(data.unit)}: torna ${inZone(data)}.`,
  tests: ({ unit, needs, face, success }) =>
    `${name(unit)}: prova; ${face}, serve ${needs.value} o meno: ${success ? 'si va avanti' : 'si esita'}.`,
  untested: ({ unit, why }) => `${name(unit)}: non deve fare la prova, ${UNTESTED[why]}.`,
  reacts: ({ unit, with: reaction, against, zone, columns = 0 }) =>
    `${name(unit)}, reazione contro ${name(against)}: ${REACTIONS[reaction]}${zone === undefined ? '' : ` in ${zoneOf({ zone, columns })}`}.`,
  flinches: ({ unit, hits, most }) =>
    `${name(unit)}: subisce ${subiti(hits)}, vacilla e si ferma, come chiunque ne subisca ${most}.`,
  'pulls up': ({ unit, before }) =>
    `${name(unit)}: si arresta davanti alle picche (${name(before)}) e subisce un colpo.`,
  rallies: ({ unit, facing }) => `${name(unit)}: si riordina, ${nouns.facing[facing]}.`,
  meets: ({ unit, with: other, disorder, impact }) =>
    `${name(unit)}: affronta ${name(other)} fronte contro fronte; ${subiti(disorder.value)} per disordine${impact.value === 0 ? '' : `, ${subiti(impact.value)} d'urto al nemico`}.`,
  'over-run': ({ unit, by, disorder }) =>
    `${name(unit)}: è travolta da ${name(by)}${disorder.value === 0 ? '' : ` (${subiti(disorder.value)} per disordine)`}.`,
  engages: ({ unit, with: other, face, impact }) =>
    `${name(unit)}: ingaggia ${name(other)} ${ON[face]}${impact.value === 0 ? '' : `, e l'urto porta ${colpi(impact.value)}`}.`,
  broken: ({ sides, tallies }) =>
    `${sides.length > 1 ? 'I due eserciti sono spezzati' : `L'esercito ${sides.map((side) => nouns.side[side]).join('')} è spezzato`}: ${tallies.map(outOf).join('; ')}.`,
  retreats: ({ side, on, off }) =>
    `Il ${nouns.side[side]} è in ritirata generale: ha ${off.value} unità fuori dal tavolo e ${on} sul tavolo.`,
  zones: ({ red, blue, of, fine }) =>
    `Delle ${of} zone il rosso ne tiene ${red} incontrastate, il blu ${blue}; per una bella vittoria ne occorrono ${fine}.`,
  'commander lost': ({ side, tally }) =>
    `L'esercito ${nouns.side[side]} ha perduto il suo comandante: ${outOf(tally)}.`,
}
