// How decisions are taken on the way to the odds, where nobody says otherwise.

import type { Json } from '@grognard/kernel'
import type { Habit } from '@grognard/toolkit'
import { dividedUnits, type Split } from '../asks/combat.ts'
import type { Removal } from '../asks/losses.ts'
import type { React } from '../asks/react.ts'
import { unitOf, type Afv, type Attack, type Side, type UnitId } from '../battle.ts'
import { contactsOf } from '../engagements.ts'
import { countOf } from '../units/kinds.ts'

type Die = { readonly place: number; readonly value: number }

/** The dice that missed, those that are the likeliest to hit next time first. */
function missed({ dice }: Attack): readonly Die[] {
  let place = 0
  return dice
    .flatMap(({ faces, value: { value } }) =>
      faces.map((face) => ({ place: place++, value, isHit: face <= value })),
    )
    .filter(({ isHit }) => !isHit)
    .toSorted((a, b) => b.value - a.value)
}

/** Hits that a rethrow of the whole attack can expect beyond those there are. */
const gain = ({ dice }: Attack): number =>
  dice.reduce(
    (sum, { faces, value: { value } }) =>
      sum + (faces.length * value) / 6 - faces.filter((face) => face <= value).length,
    0,
  )

const rethrow: Habit<Afv> = {
  says: {
    en: 'Dice that missed are thrown again where that is allowed.',
    it: 'I dadi a vuoto si tirano di nuovo dove è permesso.',
  },
  decide: (seen, args) => {
    const { attack, most } = args as { readonly attack: number; readonly most: number }
    return missed(seen.attacks[attack] as Attack)
      .slice(0, most)
      .map(({ place }) => place)
      .toSorted((a, b) => a - b)
  },
}

const commander: Habit<Afv> = {
  says: {
    en: 'A commander has an attack thrown again that has hit less often than it should on average.',
    it: 'Il comandante fa ripetere un attacco che ha colpito meno della media attesa.',
  },
  decide: (seen, args) => {
    const { attacks } = args as { readonly attacks: readonly number[] }
    const gainOf = (place: number): number => gain(seen.attacks[place] as Attack)
    const [best] = attacks.toSorted((a, b) => gainOf(b) - gainOf(a))
    return best !== undefined && gainOf(best) > 0 ? best : null
  },
}

const allocate: Habit<Afv> = {
  says: {
    en: 'A unit that touches several enemies attacks the weakest with all its stands.',
    it: 'Un’unità a contatto con più nemici attacca il più debole con tutte le basette.',
  },
  decide: (seen, args) =>
    dividedUnits(seen, (args as { readonly side: Side }).side).map((unit): Split => {
      const size = (id: UnitId): number => countOf(unitOf(seen, id).stands)
      const enemies = contactsOf(seen, unit.id).map(({ enemy }) => enemy)
      const at = enemies.toSorted((a, b) => size(a) - size(b))[0] as UnitId
      return { unit: unit.id, attacks: [{ at, stands: unit.stands }] }
    }),
}

const losses: Habit<Afv> = {
  says: {
    en: 'Units that lose stands keep their contacts and the widest front they can.',
    it: 'Chi perde basette mantiene i contatti e il fronte più largo possibile.',
  },
  decide: (_seen, _args, candidates) => {
    const all = candidates(ALL) as readonly Removal[]
    return all.toSorted((a, b) => a.leave.length - b.leave.length || b.files - a.files)[0] as Json
  },
}

/** More than there ever are. */
const ALL = 1000

const react: Habit<Afv> = {
  says: {
    en: 'Whoever may fire at a charge does; beyond that only what must be.',
    it: 'Chi può sparare su una carica spara; per il resto solo ciò che è obbligatorio.',
  },
  decide: (_seen, _args, candidates) => {
    const all = candidates(ALL) as readonly React[]
    const shot = all.find(
      (one) => one !== 'pass' && (one.react === 'fire' || one.react === 'support'),
    )
    return shot ?? (all[0] as Json)
  },
}

const fire: Habit<Afv> = {
  says: {
    en: 'A side of which no plan of fire is given holds its fire.',
    it: 'La parte di cui non è dato il piano di fuoco non spara.',
  },
  decide: () => [],
}

const move: Habit<Afv> = {
  says: {
    en: 'No unit moves but as the answers say.',
    it: 'Nessuna unità si muove se non come dicono le risposte.',
  },
  decide: () => ({ do: 'end' }),
}

const pressOn: Habit<Afv> = {
  says: {
    en: 'Mounted whose enemy has gone rally as they stand.',
    it: 'La cavalleria il cui nemico è sparito si riordina dov’è.',
  },
  decide: (seen, args) => ({
    rally: unitOf(seen, (args as { readonly unit: UnitId }).unit).facing,
  }),
}

export const habits = {
  rethrow,
  commander,
  allocate,
  losses,
  react,
  fire,
  move,
  'press on': pressOn,
}
