import { SIDES, strengthAt, type Side, type Vf } from '@grognard/rules-vf/functions'
import type { Area, Link, Scene } from '@grognard/table'
import type { Language } from '@grognard/toolkit'
import { leaderBodyOf, unitBody } from './bodies.ts'
import type { Frame } from '../inches/frame.ts'
import { shortlyNamed } from '../parts/short-names.ts'
import { frameFor } from './frame.ts'
import { groundOf } from './ground.ts'
import { areaOf, bodyOf } from './ids.ts'
import { shortNames } from './short.ts'
import { wordingIn, type Wording } from './wording.ts'

/** The battle as the table draws it; `nearest` has its own edge at the bottom of the screen. */
export function sceneOf(seen: Vf, language: Language, nearest: Side): Scene {
  const wording = wordingIn(language)
  const frame = frameFor(seen, nearest)
  return {
    width: seen.terrain.width,
    height: seen.terrain.height,
    areas: objectives(seen, frame, wording),
    features: groundOf(seen, frame, wording),
    bodies: shortlyNamed(
      [
        ...seen.units.flatMap((unit) => unitBody(seen, unit, frame, wording) ?? []),
        ...seen.leaders.flatMap((leader) => leaderBodyOf(seen, leader, frame, wording) ?? []),
      ],
      shortNames,
    ),
    links: linksOf(seen),
  }
}

const REACH = 900
const CORNERS = 40

function objectives(seen: Vf, frame: Frame, wording: Wording): readonly Area[] {
  return seen.objectives.map((objective): Area => {
    const { id, at, control } = objective
    const middle = frame.point(at)
    const [red, blue] = SIDES.map((side) => strengthAt(seen, objective, side).value)
    const { held, free, figures } = wording.text.objective
    return {
      id: areaOf(id),
      outline: Array.from({ length: CORNERS }, (_, i) => ({
        x: Math.round(middle.x + REACH * Math.cos((i / CORNERS) * 2 * Math.PI)),
        y: Math.round(middle.y + REACH * Math.sin((i / CORNERS) * 2 * Math.PI)),
      })),
      name: wording.name(objective),
      description: `${control ? held(wording.side(control)) : free}. ${figures(red ?? 0, blue ?? 0)}`,
      tone: 'objective',
      livery: control,
    }
  })
}

/** Who fights whom, and who shoots at whom. */
function linksOf({ fights, now }: Vf): readonly Link[] {
  const link = (from: number, to: number, kind: Link['kind']): Link => ({
    from: bodyOf(from),
    to: bodyOf(to),
    kind,
    label: null,
  })
  const shots =
    now?.doing === 'shooting' && now.main !== null ? [link(now.main, now.target, 'shot')] : []
  return [...fights.map(({ main, target }) => link(main, target, 'engaged')), ...shots]
}
