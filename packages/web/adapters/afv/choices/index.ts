import { isObject, randomFrom, type Ask, type Json } from '@grognard/kernel'
import { afv, type Afv, type Move, type PressOn, type React, type Side } from '@grognard/rules-afv'
import type { Language } from '@grognard/toolkit'
import type { Choice } from '../../adapter.ts'
import { commanderIn, unitIn } from '../ids.ts'
import { wordingIn } from '../wording.ts'
import { sideAsked, type Context } from './context.ts'
import { commanderChoices, pressOnChoices } from './fighting.ts'
import { moveChoices } from './move.ts'
import { reactChoices } from './react.ts'

/** So many that nothing is left to chance. */
const ALL = 100_000

const lawful = (seen: Afv, { name, args }: Ask): readonly Json[] =>
  afv.asks.find((kind) => kind.name === name)?.candidates(seen, args, ALL, randomFrom('')) ?? []

/** Every lawful answer to asks that have a list of them; null for those with a control. */
export function choicesFor(
  seen: Afv,
  ask: Ask,
  language: Language,
  nearest?: Side,
): readonly Choice[] | null {
  const side = sideAsked(seen, ask)
  const context: Context = { seen, wording: wordingIn(language), side, nearest: nearest ?? side }
  const answers: readonly unknown[] = lawful(seen, ask)
  return listed(context, ask, answers)?.map((choice) => asked(context, choice)) ?? null
}

/** 'Red Horse, left: move to Centre Left, middle?' */
function asked({ seen, wording }: Context, choice: Choice): Choice {
  const { subject, label } = choice
  const unit = subject === null ? null : unitIn(seen, subject)
  const side = subject === null ? null : commanderIn(subject)
  const who = unit ? wording.name(unit) : side && wording.text.commander[side]
  return who ? { ...choice, question: wording.text.prompt.plan(who, label) } : choice
}

function listed(context: Context, ask: Ask, answers: readonly unknown[]): readonly Choice[] | null {
  switch (ask.name) {
    case 'move':
      return moveChoices(context, answers as readonly Move[])
    case 'react':
      return reactChoices(context, answers as readonly React[])
    case 'press on': {
      const unit = isObject(ask.args) ? Number(ask.args['unit']) : 0
      return pressOnChoices(context, unit, answers as readonly PressOn[])
    }
    case 'commander':
      return commanderChoices(context, answers as readonly (number | null)[])
    default:
      return null
  }
}
