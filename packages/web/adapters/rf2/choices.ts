import type { Ask } from '@grognard/kernel'
import { flightsOf, unitOf, type Rf2, type Side } from '@grognard/rules-rf2/functions'
import type { Language } from '@grognard/toolkit'
import type { Choice } from '../adapter.ts'
import { bodyOf } from '../inches/ids.ts'
import { choice } from '../parts/choice.ts'
import { sideAsked } from '../parts/names.ts'
import { unitBody } from './bodies.ts'
import { frameFor } from './frame.ts'
import { wordingIn } from './wording.ts'

/** All there is to choose from at an ask; null for those that are left to a control. */
export function choicesFor(
  seen: Rf2,
  ask: Ask,
  language: Language,
  nearest: Side | undefined,
): readonly Choice[] | null {
  if (ask.name === 'in turn') return turnsFor(seen, ask, language)
  return ask.name === 'go back' ? handsFor(seen, ask, language, nearest) : null
}

/** Which unit rallies, routs or tests next. (14.21, 14.22) */
function turnsFor(seen: Rf2, { args }: Ask, language: Language): readonly Choice[] {
  const { units } = args as { readonly units: readonly number[] }
  const { name } = wordingIn(language)
  return units.map((id) =>
    choice(id, name(unitOf(seen, id)), { subject: bodyOf(id), on: { body: bodyOf(id) } }),
  )
}

/** Which way a unit goes back where both deviate equally. (17.8) */
function handsFor(
  seen: Rf2,
  ask: Ask,
  language: Language,
  nearest: Side = sideAsked(seen, ask),
): readonly Choice[] {
  const { unit: id, distance } = ask.args as { readonly unit: number; readonly distance: number }
  const wording = wordingIn(language)
  const unit = unitOf(seen, id)
  const frame = frameFor(seen, nearest)
  const flights = flightsOf(seen, unit, distance)
  return (['left', 'right'] as const).map((hand) => {
    const flight = flights.find((one) => one.hand === hand)
    const ghost = flight && unitBody(seen, unit, frame, wording, flight.end)
    const points = [unit.pose, flight?.end.pose].flatMap((pose) => (pose ? frame.point(pose) : []))
    const { control } = wording.inches
    return choice(hand, wording.text.choice[hand], {
      subject: bodyOf(id),
      preview: ghost
        ? {
            ghosts: [ghost],
            trails: [
              { points, label: control.inches((flight?.distance ?? 0) / 1000), barred: false },
            ],
          }
        : null,
    })
  })
}
