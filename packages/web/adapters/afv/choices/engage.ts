import {
  contactFace,
  engageNeeds,
  inCommand,
  isEngaged,
  unitOf,
  type Flank,
  type Unit,
} from '@grognard/rules-afv'
import type { Choice } from '../../adapter.ts'
import { charging } from '../forecast.ts'
import { chanceOf, shownValue } from '../values.ts'
import { arrow, onBody, type Context } from './context.ts'

/** What it takes to engage an enemy, and where it would be met, on this flank if there is a choice. */
export function engaging(
  { seen, wording }: Context,
  unit: Unit,
  target: number,
  flank?: Flank,
): Pick<Choice, 'detail' | 'values' | 'forecast' | 'on' | 'preview'> {
  const { text, nouns } = wording
  const enemy = unitOf(seen, target)
  const met = contactFace(seen, unit, enemy, flank)
  const where = met ? text.choice.engageFace(nouns.face[met.face]) : ''
  const told = (said: string, values: Choice['values']) => {
    const detail = `${said} ${where}`.trim()
    const order = { target, ...(flank !== undefined && { flank }) }
    return {
      on: onBody(target),
      preview: arrow(unit.id, target, 'charge'),
      detail,
      values,
      forecast: charging(seen, unit.id, order, { detail, values }, wording),
    }
  }
  // engage.test: none in command, nor where friends are in contact already
  if (inCommand(seen, unit) || isEngaged(seen, target)) return told(text.choice.engageSure, [])
  const needs = engageNeeds(unit, 'afv:engage.test')
  const test = text.choice.engageTest(needs.value, chanceOf(wording, 1, 1, needs.value))
  return told(test, [shownValue(wording, text.choice.needs, needs)])
}
