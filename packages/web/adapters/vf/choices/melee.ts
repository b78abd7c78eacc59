import { randomFrom } from '@grognard/kernel'
import { retreats, unitOf, type Lent, type UnitId } from '@grognard/rules-vf/functions'
import type { Choice } from '../../adapter.ts'
import { blow, fought } from '../forecast.ts'
import { asAttack, valuesOf, odds } from '../values.ts'
import { unitBody } from '../bodies.ts'
import { helpersNamed } from '../helpers.ts'
import { bodyOf } from '../ids.ts'
import { choice, proposed, type Asked } from './context.ts'

const nameOf = ({ seen, wording }: Asked, id: UnitId): string => wording.name(unitOf(seen, id))

/** Support for a unit that hits back, or that fights for a second time. (8.2.2, 8.2.3) */
export function supportChoices(asked: Asked): readonly Choice[] {
  const { seen, ask, side, wording } = asked
  const { unit, target } = ask.args as { readonly unit: UnitId; readonly target: UnitId }
  const reply = seen.now?.doing === 'fighting' && seen.now.target === unit
  return (proposed(asked) as readonly Lent[]).map((answer) => {
    const { support, brigade } = answer
    const helping = [...support, ...brigade]
    const attack = {
      ...asAttack('melee', { unit, skirmish: false }, target, support, brigade),
      reply,
      again: !reply,
    }
    const names = helpersNamed(unit, helping, (id) => nameOf(asked, id), wording)
    return choice(answer, wording.text.choice.lends(names), {
      ...(names.length > 0 && { brief: wording.text.choice.support }),
      detail: odds(seen, attack, wording),
      values: valuesOf(seen, attack, wording),
      forecast: reply
        ? blow(seen, attack, wording)
        : fought(seen, { main: unit, target, support, brigade, again: true }, side, wording),
      preview: {
        hinted: helping.map(bodyOf),
        links: [...new Set([unit, ...helping])].map((from) => ({
          from: bodyOf(from),
          to: bodyOf(target),
          kind: 'charge' as const,
          label: null,
        })),
      },
    })
  })
}

export const unitChoices = (asked: Asked): readonly Choice[] =>
  (proposed(asked) as readonly UnitId[]).map((id) =>
    choice(id, nameOf(asked, id), { on: { body: bodyOf(id) } }),
  )

/** Who takes one loss more than the others. (vf1:melee.sharing) */
export const shareChoices = (asked: Asked): readonly Choice[] =>
  (proposed(asked) as readonly (readonly UnitId[])[]).map((ids) =>
    choice(ids, asked.wording.text.list(ids.map((id) => nameOf(asked, id))), {
      preview: { hinted: ids.map(bodyOf) },
    }),
  )

/** To stand, or to go back; one of the ways back is shown. (7.2.5) */
export const standChoices = (asked: Asked): readonly Choice[] => {
  const { seen, ask, wording, frame } = asked
  const { unit: id } = ask.args as { readonly unit: UnitId }
  const unit = unitOf(seen, id)
  const [back] = retreats(seen, unit, randomFrom(`back/${id}`))
  const pose = back?.way.at(-1)
  const ghost = pose && unitBody(seen, unit, frame, wording, { pose, formation: unit.formation })
  return (proposed(asked) as readonly ('stand' | 'retreat')[]).map((answer) =>
    choice(answer, wording.text.choice[answer], {
      action: answer === 'stand' ? 'stand' : 'back',
      preview: answer === 'retreat' && ghost ? { ghosts: [ghost] } : { hinted: [bodyOf(id)] },
    }),
  )
}

/** To go into a place that was won, or to stay before it. (T.3.6) */
export const occupyChoices = (asked: Asked): readonly Choice[] => {
  const { unit } = asked.ask.args as { readonly unit: UnitId }
  return (proposed(asked) as readonly ('stay' | 'occupy')[]).map((answer) =>
    choice(answer, asked.wording.text.choice[answer], { preview: { hinted: [bodyOf(unit)] } }),
  )
}
