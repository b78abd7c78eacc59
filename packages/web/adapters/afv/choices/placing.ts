import { forward, type Placing, type Side, type ZoneId } from '@grognard/rules-afv'
import type { Choice } from '../../adapter.ts'
import { bodyOf } from '../ids.ts'
import { commanderGhost } from '../scene.ts'
import { asGhost, choice, ghosts, onArea, type Context } from './context.ts'

export const firstChoices = ({ wording }: Context, sides: readonly Side[]): readonly Choice[] =>
  sides.map((side) =>
    choice({
      answer: side,
      label: wording.text.choice.first(wording.side(side)),
      brief: wording.text.choice.brief.first,
      subject: null,
    }),
  )

/** Every unit in every place that is open to it, in every formation it may start in. */
export function deployChoices(context: Context, placings: readonly Placing[]): readonly Choice[] {
  const { seen, wording, side } = context
  return placings.map((placing) => {
    const { unit, zone, formation } = placing
    return choice({
      answer: placing,
      label: wording.text.choice.deploy(wording.zone(seen.table, zone), wording.formed(formation)),
      brief: wording.text.choice.brief.place,
      subject: bodyOf(unit),
      on: onArea(zone, side),
      preview: asGhost(context, unit, { zone, formation, facing: forward(side) }),
    })
  })
}

export function commanderPlaces(
  { seen, wording, side, nearest }: Context,
  zones: readonly ZoneId[],
): readonly Choice[] {
  return zones.map((zone) =>
    choice({
      answer: zone,
      label: wording.text.choice.placeCommander(wording.zone(seen.table, zone)),
      brief: wording.text.choice.brief.place,
      subject: null,
      on: onArea(zone, side),
      preview: ghosts(commanderGhost(seen, side, zone, wording, nearest)),
    }),
  )
}
