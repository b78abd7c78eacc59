import { unitOf, type ChosenFight, type Lent, type UnitId } from '@grognard/rules-vf/computing'
import type { Choice } from '../../adapter.ts'
import { asAttack, figuresOf, odds } from '../figures.ts'
import { bodyOf } from '../ids.ts'
import { choice, proposed, type Asked } from './context.ts'

const nameOf = ({ seen, tongue }: Asked, id: UnitId): string => tongue.name(unitOf(seen, id))

const helpers = (asked: Asked, { support, brigade }: Lent): string =>
  asked.tongue.text.list(
    (brigade === null ? support : [...support, brigade]).map((id) => nameOf(asked, id)),
  )

/** Whole lists of fights, in the order in which they are fought. */
export const fightsChoices = (asked: Asked): readonly Choice[] =>
  (proposed(asked) as readonly (readonly ChosenFight[])[]).map((answer) => {
    const { seen, tongue } = asked
    const { text } = tongue
    const lines = answer.map((fight) =>
      text.choice.fight(
        nameOf(asked, fight.main),
        nameOf(asked, fight.target),
        helpers(asked, fight),
      ),
    )
    const chances = answer.map(({ main, target, support, brigade }) =>
      odds(
        seen,
        asAttack('melee', { unit: main, skirmish: false }, target, support, brigade),
        tongue,
      ),
    )
    return choice(answer, lines.length === 0 ? text.choice.noFights : lines.join('; '), {
      detail: chances.join(' '),
      preview: {
        links: answer.flatMap(({ main, target, support }) =>
          [main, ...support].map((from) => ({
            from: bodyOf(from),
            to: bodyOf(target),
            kind: 'charge' as const,
            label: null,
          })),
        ),
      },
    })
  })

export function supportChoices(asked: Asked): readonly Choice[] {
  const { seen, ask, tongue } = asked
  const { unit, target } = ask.args as { readonly unit: UnitId; readonly target: UnitId }
  return (proposed(asked) as readonly Lent[]).map((answer) => {
    const { support, brigade } = answer
    const attack = asAttack('melee', { unit, skirmish: false }, target, support, brigade)
    return choice(answer, tongue.text.choice.lends(helpers(asked, answer)), {
      detail: odds(seen, attack, tongue),
      figures: figuresOf(seen, attack, tongue),
    })
  })
}

export const unitChoices = (asked: Asked): readonly Choice[] =>
  (proposed(asked) as readonly UnitId[]).map((id) =>
    choice(id, nameOf(asked, id), { on: { body: bodyOf(id) } }),
  )
