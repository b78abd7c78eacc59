import { isObject, type Ask, type DiceArgs, type DrawArgs, type Json } from '@grognard/kernel'
import {
  brigadeOf,
  leaderOf,
  leaderToPlace,
  targetsOf,
  unitOf,
  unitsToAct,
  waiting,
  waitingBrigades,
  type Side,
  type Vf,
} from '@grognard/rules-vf/functions'
import { vfAsks } from '@grognard/rules-vf'
import type { Language } from '@grognard/toolkit'
import { sideAsked } from '../parts/names.ts'
import { handSaid } from './choices/cards.ts'
import { wordingIn, type Wording } from './wording.ts'

/** What is asked, in a sentence or two. */
export function promptFor(seen: Vf, ask: Ask, language: Language): string {
  const wording = wordingIn(language)
  const { prompt, moment } = wording.text
  const args = isObject(ask.args) ? ask.args : {}
  const unit = (id: Json | undefined): string => wording.name(unitOf(seen, Number(id)))
  const leader = (id: Json | undefined): string => wording.name(leaderOf(seen, Number(id)))
  const brigade = (id: Json | undefined): string => wording.name(brigadeOf(seen, Number(id)))
  switch (ask.name) {
    case 'dice':
      return diceWanted(seen, ask.args as DiceArgs, wording)
    case 'draw': {
      const { thrower, clause } = ask.args as DrawArgs
      const drawer = wording.side(sideAsked(seen, { seats: [thrower] }))
      return prompt.draw(drawer, wording.words.clause(clause))
    }
    case 'terrain':
      return prompt.terrain
    case 'edge':
      return prompt.edge
    case 'objective':
      return prompt.objective
    case 'allot':
      return prompt.allot
    case 'deploy brigade':
      return prompt.deployBrigade
    case 'deploy':
      return deploying(seen, ask, wording)
    case 'first':
      return prompt.first
    case 'fate':
      return prompt.fate
    case 'card':
      return prompt.window(moment[wordIn(args['moment'])] ?? '')
    case 'initiative':
      return prompt.initiative
    case 'volley':
      return prompt.target(targetsOf(seen, sideAsked(seen, ask)).length)
    case 'shoot':
      return prompt.shoot(unit(args['target']))
    case 'lend': {
      const { main } = args
      return prompt.lend(unit(isObject(main) ? main['unit'] : undefined), unit(args['target']))
    }
    case 'command':
      return prompt.command(waitingBrigades(seen).length)
    case 'order':
      return args['unit'] === null
        ? prompt.order(brigade(args['brigade']), unitsToAct(seen, Number(args['brigade'])).length)
        : prompt.orderOne(unit(args['unit']))
    case 'break-through':
      return prompt.breakThrough(brigade(args['brigade']))
    case 'leader':
      return prompt.leader(leader(args['leader']))
    case 'arrive':
      return prompt.arrive(unit(args['unit']))
    case 'reinforce':
      return prompt.reinforce
    case 'share losses':
      return prompt.share(Number(args['losses']), listIn(args['units']).length)
    case 'assault again':
      return prompt.assaultAgain(unit(args['unit']))
    case 'fights':
      return prompt.fights
    case 'in turn':
      return prompt.inTurn[wordIn(args['doing'])] ?? ''
    case 'melee support':
      return prompt.support(unit(args['unit']), unit(args['target']))
    case 'stand or retreat':
      return prompt.stand(unit(args['unit']))
    case 'retreat':
      return prompt.retreat(unit(args['unit']))
    case 'moved over':
      return prompt.movedOver(leader(args['leader']))
    case 'occupy won':
      return prompt.occupyWon(unit(args['unit']), wording.place(seen, wordIn(args['feature'])))
    default:
      return vfAsks.find(({ name }) => name === ask.name)?.expects ?? ask.name
  }
}

/** Whoever is asked for a card, and does not see those in hand, is told of them. */
export function handReadOut(seen: Vf, ask: Ask, language: Language): string | null {
  if (ask.name !== 'fate' && ask.name !== 'card') return null
  const wording = wordingIn(language)
  const hand = handSaid({ seen, side: sideAsked(seen, ask), wording })
  return hand === null ? null : wording.text.prompt.inHand(hand)
}

const listIn = (value: Json | undefined): readonly Json[] => (Array.isArray(value) ? value : [])

const wordIn = (value: Json | undefined): string => (typeof value === 'string' ? value : '')

function deploying(seen: Vf, ask: Ask, wording: Wording): string {
  const args = ask.args as { readonly side: Side; readonly brigade: number | null }
  const [unit] = waiting(seen, args.brigade)
  const next = unit ?? leaderToPlace(seen, args)
  return wording.text.prompt.deploy(next ? wording.name(next) : '')
}

/** Real dice: whose they are, how many, and what for. */
function diceWanted(seen: Vf, { count, clause, thrower }: DiceArgs, wording: Wording): string {
  const side = wording.side(sideAsked(seen, { seats: [thrower] }))
  return wording.text.prompt.dice(side, count, wording.words.clause(clause))
}
