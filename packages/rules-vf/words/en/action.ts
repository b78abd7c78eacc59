// What is told and refused in English: each function names the data that its sentence needs.

import { capital, type Explained } from '@grognard/toolkit'
import type { Side } from '../../battle.ts'
import type { FormationKind } from '../../formation.ts'
import type { Order } from '../../order.ts'
import type { NotWaiting, OfUnit } from '../told.ts'
import { called, formedAs, inches as told, listed, modified, plural, STEADIED } from './grammar.ts'

type Tested = {
  readonly faces: readonly number[]
  /** What a die must show. */
  readonly needs: number
  readonly modifier: Explained
}
type OfBrigade = { readonly brigade: string }
type OfLeader = { readonly leader: string }
type Named = { readonly unit: string }
type Called = { readonly unit: string | number }
type Coming = { readonly does: Order['do']; readonly comes: readonly Order['do'][] }
type Near = { readonly enemy: string; readonly inches: number; readonly near: number }

type Why = { readonly why: NotWaiting }

const NOT_WAITING: { readonly [why in NotWaiting]: string } = {
  enemy: 'is the enemy’s',
  active: 'has been activated this turn',
  failed: 'has failed its test this turn',
  shattered: 'is shattered',
  away: 'has no unit on the field yet',
}

const ORDERS: { readonly [does in Order['do']]: string } = {
  stay: 'stay',
  rally: 'rally',
  move: 'move',
  retreat: 'retreat',
  double: 'double',
  manoeuvre: 'manoeuvre',
  assault: 'assault',
  occupy: 'occupy terrain',
  exit: 'come out',
  shift: 'go over to the next section',
}

const AWAY = {
  moved: 'has ridden this turn',
  gone: 'is gone from the field',
  reserve: 'is in reserve, and none come on now',
}

/** '5 +2 (Light Cavalry), needing 4' */
const thrown = ({ faces, needs, modifier }: Tested): string =>
  `${faces.join(' ')}${modified(modifier)}, needing ${needs}`

/** How far it is to a leader; null where he is not on the field. */
type FromLeader = OfLeader & { readonly hundredths: number | null }

const distant = ({ leader, hundredths }: FromLeader): string =>
  hundredths === null ? `, whose ${leader} is gone` : `, ${told(hundredths)} from ${leader}`

export const actionEvents = {
  'activates-itself': ({
    brigade,
    leader,
    general,
    hundredths,
    within,
  }: OfBrigade &
    OfLeader & {
      readonly general: string
      readonly hundredths: number
      readonly within: number
    }) =>
    `${brigade} is the first and needs no test: ${leader} is ${told(hundredths)} from ${general}, within ${within}".`,
  activates: (data: OfBrigade & Tested) => `${data.brigade} activates: ${thrown(data)}.`,
  'stays-idle': (data: OfBrigade & Tested) =>
    `${data.brigade} does not move this turn: ${thrown(data)}.`,
  initiative: ({ unit, side, card }: OfUnit & { readonly side: Side; readonly card: string }) =>
    `${capital(side)} gives up ${card}, and ${unit} acts on its own initiative.`,
  messenger: (data: OfUnit & Tested & FromLeader) =>
    `A messenger reaches ${data.unit}${distant(data)}: ${thrown(data)}.`,
  'messenger lost': (data: OfUnit & Tested & FromLeader) =>
    `No messenger reaches ${data.unit}${distant(data)}: ${thrown(data)}.`,
  stays: ({ unit }: OfUnit) => `${unit} stays where it is.`,
  rests: ({
    brigade,
    names,
  }: OfBrigade & { readonly names: readonly string[]; readonly units: readonly number[] }) =>
    `${brigade} is done: ${listed(names)} ${names.length === 1 ? 'stays' : 'stay'} in place.`,
  rally: (
    data: OfUnit &
      Tested & { readonly rallied: number; readonly left: number; readonly steadied: boolean },
  ) =>
    `${data.unit} rallies for ${plural(data.faces.length, 'loss', 'losses')}: ${thrown(data)}: ${
      data.rallied === 0 ? 'in vain' : `${data.rallied} back in the ranks`
    }, ${data.left} still lost${data.steadied ? STEADIED : ''}.`,
  'leader-rides': ({ leader, hundredths }: FromLeader) =>
    hundredths === null
      ? `${leader} comes out into the open.`
      : `${leader} rides ${told(hundredths)}.`,
  'leader-enters': ({ leader, feature }: OfLeader & { readonly feature: string }) =>
    `${leader} goes into ${feature}.`,
  'leader-arrives': ({ leader }: OfLeader) => `${leader} arrives on the field.`,
  arrives: ({ unit }: OfUnit) => `${unit} arrives on the field.`,
  'arrives-not': ({ unit }: OfUnit) => `${unit} does not come on, and waits a turn.`,
}

export const actionRefusals = {
  'brigade-untested': ({ brigade }: OfBrigade) => `${brigade} must still be activated or fail.`,
  'unknown-brigade': ({ brigade }: { readonly brigade: number }) =>
    `There is no brigade ${brigade}.`,
  'brigade-not-waiting': ({ brigade, why }: OfBrigade & Why) => `${brigade} ${NOT_WAITING[why]}.`,
  'arrived-already': ({ unit }: Named) => `${unit} is on the field already.`,
  'no-arrivals': ({ side }: { readonly side: Side }) => `No reinforcements are due for ${side}.`,
  'arrivals-later': ({ from, turn }: { readonly from: number; readonly turn: number }) =>
    `Reinforcements come from turn ${from} on, and this is turn ${turn}.`,
  'arrivals-confused': ({ unit }: Named) => `Confusion keeps ${unit} back for a turn.`,
  'arrivals-enough': ({ most, come }: { readonly most: number; readonly come: number }) =>
    `No more than ${plural(most, 'reinforcement')} come in a turn, and ${come} have come.`,
  'arrives-next-turn': ({ unit }: Named) =>
    `${unit} could not come on, and waits for the next turn.`,
  'initiative-once': () => 'Only one unit acts on its own initiative in a phase, and one has.',
  'no-initiative': ({ unit, brigade }: Named & OfBrigade) =>
    `${unit} is of ${brigade}, which has not failed to activate in this phase.`,

  'not-of-brigade': ({ unit, brigade }: Named & OfBrigade) =>
    `${brigade} acts now, and ${unit} is not of it.`,
  'not-the-one': ({ unit, only }: Called & { readonly only: string }) =>
    `It is ${only} that acts, and not ${called(unit)}.`,
  'has-acted': ({ unit }: Named) => `${unit} has had its action this turn.`,
  'has-shot': ({ unit }: Named) => `${unit} has shot this turn and takes no action.`,
  'nothing-to-rally': ({ unit }: Named) => `${unit} has no losses to rally.`,
  'card-twice': ({ card }: { readonly card: string }) => `${card} is played once.`,
  'card-by-chief': () => 'The commander-in-chief plays the cards, and is asked for them himself.',
  'surprise-for-nothing': () => 'Surprise Attack is for a move and an assault.',

  'leader-away': ({ leader, away }: OfLeader & { readonly away: keyof typeof AWAY }) =>
    `${leader} ${AWAY[away]}.`,
  'leader-ride': ({
    leader,
    inches,
    far,
  }: OfLeader & { readonly inches: number; readonly far: number }) =>
    `${leader} rides ${inches}" at most, and that is ${told(far)} away.`,
  'leader-from-edge': ({
    leader,
    inches,
    far,
  }: OfLeader & { readonly inches: number; readonly far: number }) =>
    `${leader} comes on within ${inches}" of his side's edge, and that is ${told(far)} from it.`,
  'leader-near': ({ leader, enemy, inches, near }: OfLeader & Near) =>
    `${leader} must stay more than ${inches}" from ${enemy}, and would be ${told(near)} away.`,
  'leader-out-near': ({
    leader,
    enemy,
    inches,
    near,
    beyond,
  }: OfLeader & Near & { readonly beyond: boolean }) =>
    `${leader} must come out ${beyond ? 'more than' : 'at least'} ${inches}" from ${enemy}, and would be ${told(near)} away.`,
  'leader-leaves': ({
    leader,
    feature,
    inches,
    far,
  }: OfLeader & { readonly feature: string; readonly inches: number; readonly far: number }) =>
    `${leader} comes out of ${feature} wholly within ${inches}" of it, and would reach ${told(far)} from it.`,
  'leader-in-defendable': ({ leader, feature }: OfLeader & { readonly feature: string }) =>
    `${leader} would stand in ${feature}: he either occupies it or stays outside.`,
  'leader-on-leader': ({ leader, other }: OfLeader & { readonly other: string }) =>
    `${leader} cannot stand on ${other}.`,
  'leader-no-shelter': ({ feature }: { readonly feature: string }) =>
    `There is nothing called '${feature}' to occupy.`,
  'leader-not-at-door': ({
    leader,
    feature,
    inches,
    far,
  }: OfLeader & {
    readonly feature: string
    readonly inches: number
    readonly far: number | null
  }) =>
    `${leader} must start less than ${inches}" from ${feature} to go into it, and is ${far === null ? 'not on the field' : `${told(far)} away`}.`,
  'leader-not-connected': ({
    leader,
    feature,
    from,
    border,
  }: OfLeader & { readonly feature: string; readonly from: string; readonly border: number }) =>
    `${leader} cannot pass into ${feature}: it shares no border of ${border}" with ${from}.`,
  'leader-enemy-inside': ({
    leader,
    feature,
    enemy,
  }: OfLeader & { readonly feature: string; readonly enemy: string }) =>
    `${leader} cannot go into ${feature}: ${enemy} is in it.`,

  'arrives-in-column': ({ unit, formed }: Named & { readonly formed: FormationKind }) =>
    `${unit} comes on in march column, not ${formedAs(formed)}.`,
  'arrives-at-edge': ({ unit, edge }: Named & { readonly edge: string }) =>
    `${unit} starts with its front on the ${edge} edge of the table, looking in.`,
  'arrives-off': ({ unit, off }: Named & { readonly off: number }) =>
    `${unit} would not be wholly on the field in the end: it is ${told(off)} short.`,
  'arrives-so-far': ({ unit }: Named) => `${unit} makes two moves, or one and then reforms.`,
  'arrives-so': ({ unit, does, comes }: Named & Coming) =>
    `${unit} can only ${comes.map((one) => ORDERS[one]).join(' or ')} as it comes on, and not: ${ORDERS[does]}.`,
  'arrives-other': ({ unit, other }: Named & { readonly other: string | number }) =>
    `It is ${unit} that comes on, and not ${called(other)}.`,

  'breaks-not-through': ({ unit, brigade }: Named & OfBrigade) =>
    `Breakthrough moves ${brigade}, and ${unit} is not of it.`,
  'broke-through': ({ unit }: Named) => `${unit} has made the one move that Breakthrough gives.`,
  'move-alone': ({ unit }: Called) =>
    `${called(unit)} can move, but not assault, retreat, double or do anything else.`,
}
