// Plain good sense for every question of the rulebook, one function a question.

import type { Question } from '@grognard/kernel'
import type { Thought } from '../../player.ts'
import { assaultAgain, breakThrough, retreat } from './after-melee.ts'
import { arrive, reinforce } from './arrive.ts'
import { card, fate } from './cards.ts'
import { command, initiative } from './command.ts'
import { deploy } from './deploy.ts'
import { lend, shoot, volley } from './fire.ts'
import { leader, movedOver } from './leaders.ts'
import { fights, inTurn, occupyWon, share, standOrRetreat, support } from './melee.ts'
import { order } from './order.ts'
import { allot, deployBrigade, edge, first, objective, terrain } from './setting-up.ts'
import { PLAIN, type Temper } from './temper.ts'
import { anyAnswer } from './thought.ts'

type Habit = (question: Question, temper?: Temper) => Thought

const HABITS: Readonly<Record<string, Habit>> = {
  terrain,
  edge,
  objective,
  allot,
  'deploy brigade': deployBrigade,
  deploy,
  first,
  card,
  fate,
  volley,
  shoot,
  lend,
  command,
  initiative,
  order,
  leader,
  arrive,
  reinforce,
  fights,
  'melee support': support,
  'share losses': share,
  'in turn': inTurn,
  'stand or retreat': standOrRetreat,
  'occupy won': occupyWon,
  retreat,
  'assault again': assaultAgain,
  'break-through': breakThrough,
  'moved over': movedOver,
}

/** Answers as anybody with some sense would; whatever is not known here by any lawful candidate. */
export function plainly(question: Question, temper: Temper = PLAIN): Thought {
  const habit = HABITS[question.ask.name]
  return habit ? habit(question, temper) : anyAnswer(question)
}
