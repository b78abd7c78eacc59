import {
  columnOf,
  forward,
  isMounted,
  isReserve,
  unitOf,
  type Placing,
  type Side,
  type ZoneId,
} from '@grognard/rules-afv'
import type { Choice } from '../../adapter.ts'
import { bodyOf } from '../ids.ts'
import { shortIn } from '../layout/bodies.ts'
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
  const usual = usualPlace(context, placings)
  return placings.map((placing) => {
    const { unit, zone, formation } = placing
    const { brief } = wording.text.choice
    return choice({
      answer: placing,
      label: wording.text.choice.deploy(wording.zone(seen.table, zone), wording.formed(formation)),
      // Whoever does not mind has the next one placed by OK.
      ...(placing === usual
        ? { byDefault: true, brief: brief.placeNext(shortIn(seen, wording, unitOf(seen, unit))) }
        : { brief: brief.place }),
      subject: bodyOf(unit),
      on: onArea(zone, side),
      preview: asGhost(context, unit, { zone, formation, facing: forward(side) }),
    })
  })
}

/** The next unit where its arm usually stands: horse on the wings, foot and guns in the centre. */
function usualPlace({ seen, side }: Context, placings: readonly Placing[]): Placing | undefined {
  const next = placings[0]?.unit
  if (next === undefined) return undefined
  const middle = (seen.table.columns - 1) / 2
  const unit = unitOf(seen, next)
  const onWings = isMounted(unit)
  const there = (zone: ZoneId): number =>
    seen.units.filter((unit) => unit.side === side && unit.zone === zone).length
  const cost = ({ zone, formation }: Placing): number =>
    isReserve(zone)
      ? Infinity
      : there(zone) +
        ((columnOf(seen.table, zone) !== middle) === onWings ? 0 : 2.5) +
        (formation.files === unit.formation.files ? 0 : 0.1)
  return placings
    .filter(({ unit }) => unit === next)
    .reduce((best, one) => (cost(one) < cost(best) ? one : best))
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
