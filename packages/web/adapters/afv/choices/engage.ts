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
import { chanceOf, shownValue } from '../values.ts'
import { arrow, onBody, type Context } from './context.ts'

/** What it takes to engage an enemy, and where it would be met, on this flank if there is a choice. */
export function engaging(
  { seen, wording }: Context,
  unit: Unit,
  target: number,
  flank?: Flank,
): Pick<Choice, 'detail' | 'values' | 'on' | 'preview'> {
  const { text, nouns } = wording
  const enemy = unitOf(seen, target)
  const met = contactFace(seen, unit, enemy, flank)
  const where = met ? text.choice.engageFace(nouns.face[met.face]) : ''
  const shown = { on: onBody(target), preview: arrow(unit.id, target, 'charge') }
  // engage.test: none in command, nor where friends are in contact already
  if (inCommand(seen, unit) || isEngaged(seen, target))
    return { ...shown, detail: `${text.choice.engageSure} ${where}`.trim(), values: [] }
  const needs = engageNeeds(unit, 'afv:engage.test')
  const test = text.choice.engageTest(needs.value, chanceOf(wording, 1, 1, needs.value))
  return {
    ...shown,
    detail: `${test} ${where}`.trim(),
    values: [shownValue(wording, text.choice.needs, needs)],
  }
}
