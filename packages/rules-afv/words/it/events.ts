import type { Reaction } from '../../asks/react.ts'
import type { Face } from '../../battle.ts'
import { isReserve } from '../../table.ts'
import { STAND_TYPES } from '../../units/kinds.ts'
import type { Events, EventWords, OfZone, Thrown } from '../events.ts'
import { zoneIn } from '../zone.ts'
import { name } from './names.ts'
import { nouns } from './nouns.ts'

// After a unit's name and a colon the sentence speaks of 'the unit', whatever the name's gender.

const dadi = (n: number): string => (n === 1 ? '1 dado' : `${n} dadi`)
const basi = (n: number): string => (n === 1 ? '1 base' : `${n} basi`)
const colpi = (n: number): string =>
  n === 0 ? 'nessun colpo a segno' : n === 1 ? '1 colpo a segno' : `${n} colpi a segno`
const subiti = (n: number): string => (n === 1 ? '1 colpo' : `${n} colpi`)
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
  recoil: 'ripiega in riserva',
  fire: 'fa fuoco mentre si avvicinano',
  form: 'prende in fretta la formazione difensiva, al prezzo di un colpo',
  evade: 'si sottrae',
  flee: 'fugge in riserva',
  intercept: 'esce a intercettare',
  support: 'dà fuoco di appoggio',
}

export const events: EventWords = {
  throws: ({ red, blue }) => `Il rosso tira ${red}, il blu ${blue}.`,
  initiative: ({ side }) => `L'iniziativa è del ${nouns.side[side]}.`,
  quality: ({ unit, quality }) => `${name(unit)}: sono ${nouns.quality[quality]}.`,
  placed: (data) => `${name(data.unit)}: prende posto ${inZone(data)}.`,
  commander: (data) => `Il comandante ${nouns.side[data.side]} si porta ${inZone(data)}.`,
  fires: ({ unit, at, dice, needs, faces, hits }) =>
    `${name(unit)}: fuoco contro ${name(at)}, ${dadi(dice.value)}, serve ${needs.value} o meno; ${shown(faces)}: ${colpi(hits)}.`,
  attrition: ({ unit }) => `${name(unit)}: è in mischia e subisce un colpo.`,
  attacks: ({ unit, at, dice }) =>
    `${name(unit)}: attacco contro ${name(at)}, ${dice.map(group).join(', ')}.`,
  blows: ({ unit, at, hits }) => `${name(unit)}: ${colpi(hits.value)} contro ${name(at)}.`,
  loses: ({ unit, count }) => `${name(unit)}: perde ${basi(count)}.`,
  removes: ({ unit, stands, leave }) => `${name(unit)}: toglie ${gone(stands)}${contact(leave)}.`,
  routs: ({ unit }) => `${name(unit)}: è in rotta.`,
  withdraws: ({ unit }) => `${name(unit)}: riceve l'ordine di ritirarsi dalla battaglia.`,
  changes: ({ unit, formation, facing }) =>
    `${name(unit)}: passa in ${nouns.formed(formation)}${facing === null ? '' : `, ${nouns.facing[facing]}`}.`,
  turns: ({ unit, facing }) => `${name(unit)}: gira ${nouns.facing[facing]}.`,
  mounts: ({ unit }) => `${name(unit)}: monta a cavallo.`,
  dismounts: ({ unit }) => `${name(unit)}: smonta da cavallo.`,
  moves: (data) => `${name(data.unit)}: muove ${inZone(data)}.`,
  disengages: ({ unit, hits }) =>
    `${name(unit)}: si sgancia${hits === 0 ? '' : ` e subisce ${subiti(hits)}`}.`,
  enters: (data) => `${name(data.unit)}: viene dalla riserva ${inZone(data)}.`,
  shifts: (data) => `${name(data.unit)}: passa ${inZone(data)}.`,
  leaves: (data) => `${name(data.unit)}: torna ${inZone(data)}.`,
  tests: ({ unit, needs, face, success }) =>
    `${name(unit)}: prova; ${face}, serve ${needs.value} o meno: ${success ? 'si va avanti' : 'si esita'}.`,
  reacts: ({ unit, with: reaction, against }) =>
    `${name(unit)}, reazione contro ${name(against)}: ${REACTIONS[reaction]}.`,
  flinches: ({ unit }) => `${name(unit)}: vacilla e si ferma.`,
  'pulls up': ({ unit }) => `${name(unit)}: si arresta davanti alle picche e subisce un colpo.`,
  rallies: ({ unit, facing }) => `${name(unit)}: si riordina, ${nouns.facing[facing]}.`,
  meets: ({ unit, with: other, disorder, impact }) =>
    `${name(unit)}: affronta ${name(other)} fronte contro fronte; ${subiti(disorder)} per disordine${impact === 0 ? '' : `, ${subiti(impact)} d'urto al nemico`}.`,
  'over-run': ({ unit, by, disorder }) =>
    `${name(unit)}: è travolta da ${name(by)}${disorder === 0 ? '' : ` (${subiti(disorder)} per disordine)`}.`,
  engages: ({ unit, with: other, face, impact }) =>
    `${name(unit)}: ingaggia ${name(other)} ${ON[face]}${impact === 0 ? '' : `, e l'urto porta ${colpi(impact)}`}.`,
  broken: ({ sides }) =>
    sides.length > 1
      ? 'I due eserciti sono spezzati.'
      : `L'esercito ${sides.map((side) => nouns.side[side]).join('')} è spezzato.`,
  'commander lost': ({ side }) => `L'esercito ${nouns.side[side]} ha perduto il suo comandante.`,
}
