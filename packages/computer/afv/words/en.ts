import { afvNouns, zoneName, type Facing, type ZoneId } from '@grognard/rules-afv'
import type { Sayings } from '@grognard/toolkit'
import type { Because } from './because.ts'

const nouns = afvNouns.en
const place = ({ zone, columns }: { zone: ZoneId; columns: number }): string =>
  zoneName('en', { columns }, zone)
const stands = (n: number): string => n.toFixed(1)
const facing = (way: Facing): string => nouns.facing[way]

const TASKS: { readonly [task in Because['moves']['task']]: string } = {
  take: 'to take it',
  hold: 'to hold it',
  screen: 'to screen the flank',
  reserve: 'as the reserve',
  none: 'for want of a better place',
}

const CHANGES: { readonly [why in Because['moves']['changed']]: string } = {
  kept: '',
  first: '',
  done: '; the last task is done',
  hopeless: '; the last task was hopeless',
  better: '; better than the last task',
  ground: '; ground counts now',
}

const GAINS: { readonly [gain in Because['moves']['gain']]: string } = {
  objectives: 'for the ground it wins',
  strength: 'to wear the enemy down',
  breaking: 'to bring the enemy nearer to breaking',
  odds: 'because the odds are good there',
  melee: 'because the fight goes well in the long run',
  support: 'to support those who fight there',
  fire: 'for the fire it gives and takes',
  exposure: 'because it was too exposed',
  command: 'to be in command',
  reserves: 'to keep a reserve',
  task: 'as its orders say',
  none: 'as good as anything else',
}

/** Why a player of A Fine Victory! did what it did, in English. */
export const en = {
  'lets-enemy-begin': () => 'The enemy places first, and shows what he means to do.',
  deploys: ({ unit, role, ...at }: Because['deploys']) =>
    `${unit} is placed at ${place(at)}: ${
      {
        line: 'foot in the line',
        wing: 'horse on the wing',
        guns: 'guns behind the centre',
        reserve: 'a reserve',
      }[role]
    }.`,
  'commander-placed': (at: Because['commander-placed']) =>
    `The commander is placed at ${place(at)}, where most of his units are.`,
  fires: ({ shots, loss }: Because['fires']) =>
    `${shots === 1 ? '1 unit fires' : `${shots} units fire`}; the enemy can expect to lose ${stands(loss)} stands.`,
  'fires-all': ({ shots }: Because['fires-all']) =>
    shots === 0 ? 'Nobody has a target.' : `Everybody fires who can: ${shots}.`,
  'holds-fire': () => 'No fire that would do any good.',
  allots: ({ unit, target }: Because['allots']) => `${unit} attacks ${target} with all it has.`,
  'allots-nothing': () => 'Every unit attacks the one enemy it touches.',
  rethrows: ({ dice }: Because['rethrows']) =>
    dice === 0
      ? 'Nothing missed that could be thrown again.'
      : `${dice} of the dice that missed are thrown again.`,
  'commander-throws': ({ hits, mean }: Because['commander-throws']) =>
    `${hits} hits are fewer than the ${stands(mean)} to be expected: the commander has them thrown again.`,
  'commander-keeps': ({ hits, mean }: Because['commander-keeps']) =>
    `${hits} hits are no worse than the ${stands(mean)} to be expected: the throw stands.`,
  removes: ({ unit, leaves }: Because['removes']) =>
    leaves
      ? `${unit} uses its losses to fall back out of contact.`
      : `${unit} loses what it needs least.`,
  reacts: ({ unit, enemy, reaction, own, other }: Because['reacts']) =>
    `${unit}, against ${enemy}: ${nouns.reaction[reaction]}; expected loss ${stands(own)} against ${stands(other)}.`,
  'reacts-plainly': ({ unit, enemy, reaction }: Because['reacts-plainly']) =>
    `${unit}, against ${enemy}: ${nouns.reaction[reaction]}.`,
  'attacks-plainly': ({ unit, enemy, friends, enemies }: Because['attacks-plainly']) =>
    `${unit} engages ${enemy}: here are ${friends} of ours against ${enemies}.`,
  'lets-pass': ({ enemy }: Because['lets-pass']) =>
    `${enemy} is left to come on: no reaction is better.`,
  rallies: ({ unit, way }: Because['rallies']) => `${unit} rallies, facing ${facing(way)}.`,
  'presses-on': ({ unit, enemy }: Because['presses-on']) => `${unit} presses on against ${enemy}.`,
  engages: ({ unit, enemy, own, other }: Because['engages']) =>
    `${unit} engages ${enemy}: expected loss ${stands(own)} stands against the enemy's ${stands(other)}.`,
  marches: ({ unit, ...at }: Because['marches']) => `${unit} makes for ${place(at)}.`,
  moves: ({ unit, action, task, changed, gain, own, before, ...at }: Because['moves']) =>
    `${unit}: ${nouns.action[action]}, ${GAINS[gain]} (${place(at)}, ${TASKS[task]}${CHANGES[changed]}); expected loss ${stands(own)} against ${stands(before)} where it stood.`,
  forms: ({ unit }: Because['forms']) => `${unit} forms up against what is near.`,
  'draws-back': ({ unit, stands: left }: Because['draws-back']) =>
    `${unit} has ${left} stands left and is drawn back.`,
  'commander-rides': (at: Because['commander-rides']) =>
    `The commander rides to ${place(at)}, where he is needed.`,
  ends: ({ left }: Because['ends']) =>
    left === 0 ? 'Everything has been done.' : `The other ${left} units stand well where they are.`,
} satisfies Sayings
