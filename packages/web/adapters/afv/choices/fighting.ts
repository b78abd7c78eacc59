import { unitOf, type Attack, type PressOn, type UnitId } from '@grognard/rules-afv'
import type { Choice, ShownValue } from '../../adapter.ts'
import { rethrowing } from '../forecast.ts'
import { bodyOf } from '../ids.ts'
import { arrow, asGhost, choice, onBody, onFacing, turnedTo, type Context } from './context.ts'
import { shownValue } from '../values.ts'
import type { Wording } from '../wording.ts'
import { engaging } from './engage.ts'

/** A mounted unit whose enemy has gone: another one, or a halt. */
export function pressOnChoices(
  context: Context,
  id: UnitId,
  answers: readonly PressOn[],
): readonly Choice[] {
  const { seen, wording } = context
  const { choice: said } = wording.text
  const unit = unitOf(seen, id)
  const against = ({ engage, flank }: Extract<PressOn, { engage: UnitId }>): string => {
    const enemy = wording.name(unitOf(seen, engage))
    return flank === undefined
      ? said.pressEngage(enemy)
      : said.pressEngageFlank(enemy, said.flank[flank])
  }
  const canPress = answers.some((answer) => 'engage' in answer)
  return answers.map((answer) =>
    'engage' in answer
      ? choice({
          answer,
          label: against(answer),
          brief: said.brief.press,
          subject: bodyOf(id),
          ...engaging(context, unit, answer.engage, answer.flank),
        })
      : choice({
          answer,
          label: said.rally(turnedTo(wording, unit.facing, answer.rally)),
          brief: said.brief.rally,
          subject: bodyOf(id),
          on: onFacing(answer.rally),
          preview: asGhost(context, id, { facing: answer.rally }),
          // With nobody left to ride at it stays as it is, unless it is told otherwise.
          ...(!canPress && answer.rally === unit.facing && { byDefault: true as const }),
        }),
  )
}

export const hitsIn = ({ dice }: Attack): { readonly hit: number; readonly thrown: number } => {
  const faces = dice.flatMap(({ faces, value }) => faces.map((face) => face <= value.value))
  return { hit: faces.filter(Boolean).length, thrown: faces.length }
}

/** All dice of an attack, by their places. */
const diceIn = ({ dice }: Attack): readonly number[] =>
  dice.flatMap(({ faces }) => faces).map((_, place) => place)

/** What the dice of each kind of stand need. */
export const valuesIn = ({ dice }: Attack, wording: Wording): readonly ShownValue[] =>
  dice.map(({ stand, value }) => {
    const { text, nouns } = wording
    const title = `${text.capital(nouns.stand[stand])}: ${text.fight.needs.toLowerCase()}`
    return shownValue(wording, title, value)
  })

/** Which attack of a unit its commander has thrown again, or none. */
export function commanderChoices(
  { seen, wording }: Context,
  answers: readonly (number | null)[],
): readonly Choice[] {
  const { choice: said } = wording.text
  // All of it is about one unit, whose card is seen with it.
  const about = seen.attacks[answers.find((answer) => answer !== null) ?? -1]
  const subject = about ? bodyOf(about.unit) : null
  return answers.map((answer) => {
    const attack = answer === null ? undefined : seen.attacks[answer]
    if (!attack)
      return choice({
        answer,
        label: said.keep,
        brief: said.brief.keep,
        subject,
        byDefault: true,
      })
    const { hit, thrown } = hitsIn(attack)
    return choice({
      answer,
      label: said.again(wording.name(unitOf(seen, attack.at)), hit, thrown),
      brief: said.brief.again,
      detail: said.againDetail,
      forecast: rethrowing(
        seen,
        Number(answer),
        diceIn(attack),
        valuesIn(attack, wording),
        wording,
      ),
      subject,
      on: onBody(attack.at),
      preview: arrow(attack.unit, attack.at, 'charge'),
    })
  })
}
