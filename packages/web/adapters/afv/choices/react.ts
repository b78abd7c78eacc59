import {
  engageNeeds,
  fireDice,
  fireNeeds,
  inCommand,
  reserveAt,
  unitOf,
  type React,
  type Reaction,
  type Unit,
} from '@grognard/rules-afv'
import type { Choice } from '../../adapter.ts'
import { reacting } from '../forecast.ts'
import { chanceOf, shownValue } from '../values.ts'
import { bodyOf } from '../ids.ts'
import { arrow, asGhost, choice, onArea, onBody, type Context } from './context.ts'

/** What may be done while an enemy's movement waits. */
export function reactChoices(context: Context, answers: readonly React[]): readonly Choice[] {
  const { text } = context.wording
  return answers.map((answer) => {
    if (answer !== 'pass') {
      const told = shown(context, answer)
      const forecast = forecasting(context, answer, told)
      const isFirst = answer.unit === context.seen.now?.target
      return choice({ answer, subject: bodyOf(answer.unit), isFirst, ...told, ...forecast })
    }
    const detail = text.choice.passDetail
    return choice({
      answer,
      action: 'pass',
      label: text.choice.pass,
      detail,
      subject: null,
      byDefault: true,
      ...forecasting(context, null, { detail }),
    })
  })
}

/** Whoever gets out of the way has nothing to reckon with. */
const AWAY: readonly Reaction['react'][] = ['recoil', 'flee', 'evade']

/** What it would bring, where an enemy may come to contact. */
function forecasting(
  { seen, wording, side }: Context,
  reaction: Reaction | null,
  { detail = null, values = [] }: Partial<Choice>,
): Partial<Choice> {
  const comesOn = seen.now?.doing === 'engaging' || reaction?.react === 'intercept'
  if (!comesOn || (reaction && AWAY.includes(reaction.react))) return {}
  return { forecast: reacting(seen, reaction, side, { detail, values }, wording) }
}

type Shown = Pick<Choice, 'label'> & Partial<Choice>

function shown(context: Context, answer: Reaction): Shown {
  const { seen, wording, side } = context
  const { choice: said } = wording.text
  const unit = unitOf(seen, answer.unit)
  const mover = seen.now ? unitOf(seen, seen.now.unit) : unit
  switch (answer.react) {
    case 'counter-charge':
      return {
        label: said['counter-charge'],
        detail: said.counterChargeDetail(charging(unit, mover)),
        on: onBody(mover.id),
        preview: arrow(unit.id, mover.id, 'charge'),
      }
    case 'recoil':
    case 'flee': {
      const zone = reserveAt(answer.column)
      const recoils = answer.react === 'recoil'
      return {
        label: said[answer.react](wording.zone(seen.table, zone)),
        brief: said.brief[answer.react],
        detail: recoils ? said.recoilDetail : said.fleeDetail,
        on: onArea(zone, side),
        preview: asGhost(context, unit.id, { zone }),
      }
    }
    case 'fire':
    case 'support':
      return { label: said[answer.react], ...firing(context, unit, mover) }
    case 'form': {
      const formation = { kind: 'defensive', files: answer.files } as const
      return {
        label: said.form(wording.formed(formation)),
        brief: said.brief.form,
        detail: said.formDetail,
        preview: asGhost(context, unit.id, { formation }),
      }
    }
    case 'evade':
      return { label: said.evade, detail: said.evadeDetail }
    case 'intercept':
      return { label: said.intercept, ...intercepting(context, unit, mover) }
  }
}

/** A unit that has to turn for it is disordered more. */
const charging = (unit: Unit, mover: Unit): number =>
  (unit.facing + 2) % 4 === mover.facing ? 1 : 2

function firing({ seen, wording }: Context, unit: Unit, mover: Unit): Partial<Choice> {
  const { choice: said } = wording.text
  const dice = fireDice(seen, unit, mover)
  const needs = fireNeeds(unit)
  return {
    detail: said.fireDetail(dice.value, needs.value, chanceOf(wording, 2, dice.value, needs.value)),
    values: [shownValue(wording, said.dice, dice), shownValue(wording, said.needs, needs)],
    on: onBody(mover.id),
    preview: arrow(unit.id, mover.id, 'shot'),
  }
}

function intercepting({ seen, wording }: Context, unit: Unit, mover: Unit): Partial<Choice> {
  const { choice: said } = wording.text
  const shown = { on: onBody(mover.id), preview: arrow(unit.id, mover.id, 'charge') }
  const meets = said.counterChargeDetail(charging(unit, mover))
  // react.intercept: heavy mounted and those in command need no test
  if (inCommand(seen, unit) || unit.kind === 'heavy mounted')
    return { ...shown, detail: `${said.engageSure} ${meets}` }
  const needs = engageNeeds(unit, 'afv:react.intercept')
  const test = said.engageTest(needs.value, chanceOf(wording, 1, 1, needs.value))
  return {
    ...shown,
    detail: `${test} ${meets}`,
    values: [shownValue(wording, said.needs, needs)],
  }
}
