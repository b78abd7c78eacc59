import { english } from '@grognard/toolkit'

// Why the plain players decide as they do: each function names the data that its sentence needs.

type OfUnit = { readonly unit: string }
type Against = OfUnit & { readonly enemy: string }
type Odds = OfUnit & { readonly target: string; readonly wins: number }
type Towards = OfUnit & { readonly goal: string }
type Feature = OfUnit & { readonly feature: string }
type OfLeader = { readonly leader: string }
type OfBrigade = { readonly brigade: string }

const { listed } = english

const to = (goal: string): string => (goal === '' ? '' : ` towards ${goal}`)

export const reasons = {
  any: () => 'One choice is as good as another here.',

  battlefield: () => 'Any fair battlefield will do.',
  edge: ({ edge }: { readonly edge: string }) => `The ${edge} edge is as good as the other.`,
  objective: () => 'An objective near the own edge is easily held.',
  allots: () => 'The brigades are shared out evenly.',
  'deploys-brigade': ({ brigade }: OfBrigade) =>
    `${brigade} is the largest brigade left and gets the best place.`,
  deploys: ({ unit, goal }: Towards) => `${unit} is set up where it can march${to(goal)}.`,
  'holds-back': ({ unit }: OfUnit) => `${unit} is held back for later.`,
  'deploys-leader': ({ leader }: OfLeader) => `${leader} stays behind the middle of his units.`,
  'goes-first': () => 'Whoever goes first shoots first and takes objectives first.',

  'keeps-cards': () => 'No card would help enough now.',
  plays: ({ card }: { readonly card: string }) => `This is the moment for ${card}.`,
  'plays-on': ({ card, on }: { readonly card: string; readonly on: string }) =>
    `This is the moment for ${card}, on ${on}.`,

  'activates-first': ({ brigade }: OfBrigade) =>
    `${brigade} needs its orders most, and under the general’s eye it acts without a test.`,
  activates: ({ brigade }: OfBrigade) => `${brigade} is next.`,
  'brings-on': ({ unit }: OfUnit) => `${unit} is needed on the field.`,
  urges: ({ unit }: OfUnit) => `It is worth a card that ${unit} acts now.`,
  'all-ordered': () => 'Everybody has their orders.',

  assaults: ({ unit, target, wins }: Odds) =>
    `${unit} assaults ${target}: it wins ${wins} times in 100, and that is worth the risk.`,
  charges: ({ unit, target }: Odds) => `${unit} goes at ${target}, whatever comes of it.`,
  rallies: ({ unit, losses }: OfUnit & { readonly losses: number }) =>
    `${unit} has ${losses} ${losses === 1 ? 'loss' : 'losses'} and nothing better to do than to rally.`,
  'rallies-shaken': ({ unit }: OfUnit) => `${unit} is shaken and rallies.`,
  withdraws: ({ unit, enemy }: Against) =>
    `${unit} is shaken and goes back out of ${enemy}’s reach.`,
  'breaks-off': ({ unit, enemy }: Against) => `${unit} breaks off its fight with ${enemy}.`,
  'fights-on': ({ unit, enemy }: Against) => `${unit} fights on against ${enemy}.`,
  'guns-stay': ({ unit }: OfUnit) => `${unit} has a field of fire and stays.`,
  'guns-wait': ({ unit }: OfUnit) => `${unit} finds no better place.`,
  unlimbers: ({ unit, enemy }: Against) => `${unit} unlimbers where it can shoot at ${enemy}.`,
  limbers: ({ unit, goal }: Towards) => `${unit} sees no target here and drives on${to(goal)}.`,
  advances: ({ unit, goal }: Towards) => `${unit} advances${to(goal)}.`,
  doubles: ({ unit, goal }: Towards) => `No enemy is near: ${unit} doubles${to(goal)}.`,
  'moves-to-fire': ({ unit }: OfUnit) => `${unit} goes where its fire tells.`,
  'moves-out-of-fire': ({ unit }: OfUnit) => `${unit} gets out of the enemy’s fire.`,
  'guards-flank': ({ unit }: OfUnit) => `${unit} turns to whoever could take it in the flank.`,
  'avoids-cavalry': ({ unit }: OfUnit) => `${unit} keeps out of the cavalry’s way.`,
  'forms-square': ({ unit }: OfUnit) => `${unit} forms square before the cavalry.`,
  'closes-up': ({ unit }: OfUnit) => `${unit} closes up with its brigade.`,
  'comes-to-leader': ({ unit }: OfUnit) => `${unit} comes back within reach of its leader.`,
  occupies: ({ unit, feature }: Feature) => `${unit} holds the objective from within ${feature}.`,
  leaves: ({ unit, feature }: Feature) => `${unit} is no longer needed in ${feature}.`,
  holds: ({ unit, objective }: OfUnit & { readonly objective: string }) =>
    `${unit} stays where it is, for ${objective}.`,
  stays: ({ unit }: OfUnit) => `${unit} stays where it is.`,
  'leader-stays': ({ leader }: OfLeader) => `${leader} is where he is needed.`,
  'leader-rides': ({ leader }: OfLeader) => `${leader} rides where more of his men hear him.`,
  arrives: ({ unit, goal }: Towards) => `${unit} comes on and marches${to(goal)}.`,
  waits: ({ unit }: OfUnit) => `There is no room for ${unit} yet.`,

  fires: ({ target, losses }: { readonly target: string; readonly losses: number }) =>
    `Fire tells most on ${target}: about ${losses} losses.`,
  'holds-fire': () => 'Whoever could still shoot has something better to do.',
  shoots: ({
    unit,
    target,
    losses,
  }: OfUnit & { readonly target: string; readonly losses: number }) =>
    `${unit} shoots best at ${target}: about ${losses} losses.`,
  lends: ({ unit, count }: OfUnit & { readonly count: number }) =>
    count === 0
      ? `Nobody can be spared to support ${unit}.`
      : `${count === 1 ? 'One unit has' : `${count} units have`} no better target and support ${unit}.`,

  fights: ({ units }: { readonly units: readonly string[] }) =>
    `The surest fight first: ${listed(units)}.`,
  supports: ({ unit }: OfUnit) => `Everybody who can supports ${unit}.`,
  shares: ({ units }: { readonly units: readonly string[] }) =>
    `One loss more falls on who bears it best: ${listed(units)}.`,
  'in-turn': ({ unit }: OfUnit) => `${unit} can best be spared, and goes first.`,
  stands: ({ unit }: OfUnit) => `${unit} keeps the ground it has won.`,
  'comes-back': ({ unit }: OfUnit) => `${unit} has done its work and comes back.`,
  'takes-feature': ({ unit }: OfUnit) => `${unit} takes what it has won.`,
  retreats: ({ unit }: OfUnit) => `${unit} goes back as far from the enemy as it can.`,
  'no-way-back': ({ unit }: OfUnit) => `${unit} finds no way back, and is lost.`,
  pursues: ({ unit, target }: OfUnit & { readonly target: string }) =>
    `${unit} cannot be held, and ${target} is its best prey.`,
}
